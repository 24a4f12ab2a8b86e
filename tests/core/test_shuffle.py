"""The deal of a day, and streams beside a game's own."""

from __future__ import annotations

import pytest

from pomezi import GAMES, Setup
from pomezi.core.shuffle import daily_seed, stream_seed


@pytest.mark.rule("LI-60")
def test_a_day_has_one_deal_and_another_day_another() -> None:
    seeds = {daily_seed("limes", f"2026-11-{day:02}") for day in range(1, 31)}
    assert len({str(GAMES["limes"].new(Setup(1, seed)).dump()["deck"]) for seed in seeds}) == 30
    assert len({daily_seed(game, "2026-11-15") for game in GAMES}) == len(GAMES)


def test_the_daily_deal_never_changes() -> None:
    """Players compare their results: a changed formula would give an old day new cards."""
    assert daily_seed("limes", "2026-11-15") == "b80a1d981e539a27eeb01e360533f5d4"


def test_a_seat_has_another_chance_at_each_step() -> None:
    streams = [stream_seed("a1", seat, step) for seat in range(3) for step in range(9)]
    assert len(set(streams)) == 27
    assert stream_seed("a1", 0, 5) == streams[5]
