"""The measures of reviews run, and go on where they stopped."""

from __future__ import annotations

from pathlib import Path

import pytest

from pomezi.bots import LEVELS
from pomezi.lab.review import Effort
from tools import review_check


def test_a_measure_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(review_check, "RESULTS", tmp_path)
    for games in ("1", "2"):
        review_check.main(["luck", "bez_hranic", "--games", games, "--budget", "2"])
    assert "2 games, budget 2: mean luck" in capsys.readouterr().out
    assert len((tmp_path / "luck-bez_hranic.jsonl").read_text().splitlines()) == 2


def test_games_are_mixed_by_seats_and_levels() -> None:
    seatings = [review_check.mixed("border", seed) for seed in range(12)]
    assert {len(seating) for seating in seatings} == {2, 3, 4}
    assert {level for seating in seatings for level in seating} == set(LEVELS)


def test_a_planted_mistake_is_in_the_record_and_judged_by_a_stranger() -> None:
    found = review_check.planted("bez_hranic", 1, Effort(1, 2, 1))
    assert not found["planted"] or found["judged"] >= review_check.BLUNDER
