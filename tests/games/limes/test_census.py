"""The census of the contract suite notices pieces that are lost or made."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.limes.build import new_game, play_all
from tests.games.limes.census import census


def a_dump() -> Any:
    state = new_game(1, deck=("1", "2", "3"))
    play_all(state, "lay 3,3 r0", "place z4", "lay 4,3 r90", "place z1", "lay 3,4 r0")
    return state.dump()


def test_all_pieces_are_there_from_the_first_card_on() -> None:
    assert census(a_dump()) == census(new_game(1).dump())


@pytest.mark.parametrize(
    "change",
    [
        {"cards": {"3,3": "1 r0"}},
        {"cards": {"3,3": "1 r0", "4,3": "1 r90"}},
        {"cards": {"3,3": "1 r0", "4,3": "2 r90", "4,4": "3 r0"}},
        {"workers": ["7,7"]},
        {"workers": ["7,7", "8,6", "8,6"]},
        {"supply": 6},
    ],
    ids=str,
)
def test_a_piece_lost_or_made_is_missed(change: dict[str, object]) -> None:
    dump = a_dump()
    assert census({**dump, "players": [{**dump["players"][0], **change}]}) != census(dump)
