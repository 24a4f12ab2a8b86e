"""The best landscape for the cards of a game of Limes, as a review tells it."""

from __future__ import annotations

import pytest

from pomezi import GAMES, Setup, seeded
from pomezi.review import hindsight
from tools.golden import random_record


def test_the_best_landscape_is_told_with_the_steps_that_lost_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hindsight, "WHOLE", 2)
    monkeypatch.setattr(hindsight, "LATER", 1)
    record = random_record(GAMES["limes"], Setup(2, "1ab"), seeded("1"))
    scores = record.verify().scores()
    found = hindsight.of_limes(record, 1)
    assert (found.seat, found.points) == (1, scores[1])
    assert found.best > scores[1] + 5, "chance leaves much"
    assert found.view["result"]["scores"] == [scores[0], found.best], "the others built what they built"
    assert found.best - found.points == sum(lost.before - lost.after for lost in found.lost)
    assert {record.entries[lost.step].seat for lost in found.lost} == {1}
    assert all(record.entries[lost.step].notation.startswith("lay") for lost in found.lost)
