"""What the house tells of its games."""

from __future__ import annotations

from pomezi import GAMES
from pomezi.server.gameinfo import game_info


def test_a_game_tells_who_can_play_it_and_how() -> None:
    told = game_info("limes")
    assert told.seats == list(GAMES["limes"].seats)
    assert set(told.levels) <= set(told.bots)
    assert told.usual_level in told.levels
    assert told.lesson
    assert not told.stranger
