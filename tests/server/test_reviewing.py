"""The process of reviews: a first look, the curve, the whole, and the same again after it was lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pomezi.core.record import Record
from pomezi.lab.match import Terms, play_record
from pomezi.review import Effort, review
from pomezi.review.hindsight import HINDSIGHTS, Hindsight, Lost
from pomezi.server import reviewing
from pomezi.server.reviewing import CURVE, ROUGH, UNDER_WAY, WHOLE, Progress, Work, go_on

RECORD = play_record(Terms("bez_hranic", 2).checked(), ["tourist", "guide"], 1)
WORK = Work("a", RECORD.text(), 3)


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(reviewing, "GLANCE_S", 0.01)
    yield
    UNDER_WAY.clear()


def pieces(work: Work = WORK) -> Iterator[Progress]:
    told = go_on(work)
    yield told
    while told.stage < WHOLE:
        told = go_on(work)
        yield told


def test_a_review_grows_piece_by_piece_to_the_whole() -> None:
    told = list(pieces())
    assert [each.stage for each in told if each.points] == [ROUGH]
    assert [each.stage for each in told if each.told] == [CURVE, WHOLE]
    assert [each.done for each in told] == sorted(each.done for each in told)
    assert len(told) > 6
    assert told[-1].told == {**review(RECORD, Effort.of(3)).as_json(), "hindsight": []}
    assert not UNDER_WAY


def test_one_that_was_lost_with_its_process_comes_out_the_same() -> None:
    go_on(WORK)
    go_on(WORK)
    UNDER_WAY.clear()
    assert list(pieces())[-1].told == {**review(RECORD, Effort.of(3)).as_json(), "hindsight": []}


def test_reviews_that_nobody_goes_on_with_are_forgotten() -> None:
    for number in range(reviewing.MOST_KEPT + 3):
        go_on(Work(str(number), WORK.record, 1))
    assert len(UNDER_WAY) == reviewing.MOST_KEPT


def test_the_best_that_was_to_be_had_comes_last_seat_by_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def look_back(record: Record, seat: int) -> Hindsight:
        asked.append(seat)
        return Hindsight(seat, 10, 12, (Lost(3, 12, 10),), {"seat": seat})

    monkeypatch.setitem(HINDSIGHTS, "bez_hranic", look_back)
    told = list(pieces())
    assert told[-1].done == told[-1].count == 2 * len(RECORD.entries) + 2
    assert [len(each.told["hindsight"]) for each in told if each.told] == [0, 2], (
        "the curve does not wait for it"
    )
    assert asked == [0, 1]
