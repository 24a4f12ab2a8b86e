"""Dumps that are no position of the game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from pomezi import DumpError
from pomezi.games.limes import Limes
from pomezi.text import LANGUAGES, Texts
from tests.games.limes.build import new_game, play_all

DECK = ("1", "2", "3", "4", "5")


def a_dump() -> dict[str, Any]:
    """Two rounds are over; in the third one seat is done and the other has laid its card."""
    state = new_game(2, deck=DECK)
    for seat in (0, 1):
        play_all(state, "lay 3,3 r0", "place z4", seat=seat)
    for seat in (0, 1):
        play_all(state, "lay 4,3 r90", "place z1", seat=seat)
    play_all(state, "lay 3,4 r180", "pass", seat=0)
    play_all(state, "lay 3,2 r0", seat=1)
    dump: dict[str, Any] = json.loads(json.dumps(state.dump()))
    return dump


def test_the_dump_is_short_and_readable() -> None:
    dump = a_dump()
    assert dump["players"][1] == {
        "cards": {"3,3": "1 r0", "4,3": "2 r90"},
        "workers": ["7,7", "8,6"],
        "supply": 5,
        "doing": ["lay 3,2 r0"],
    }
    assert Limes().load(dump).dump() == dump


def put(*place: str | int, value: object) -> Callable[[dict[str, Any]], None]:
    def change(dump: Any) -> None:
        for step in place[:-1]:
            dump = dump[step]
        dump[place[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (put("rounds", value=17), "dump-bad-value"),
        (put("rounds", value=3), "dump-count"),
        (put("deck", value=["1"] * 24), "dump-count"),
        (put("deck", value=["1"]), "dump-count"),
        (put("deck", 0, value="25"), "dump-unknown"),
        (put("players", value=[]), "dump-count"),
        (put("players", 0, "cards", value={"3,3": "1 r0", "4,3": "5 r0"}), "dump-count"),
        (put("players", 0, "cards", value={"3,3": "1 r0", "4,3": "1 r0"}), "dump-count"),
        (put("players", 0, "cards", "5,5", value="3 r0"), "dump-count"),
        (put("players", 0, "cards", value={"3,3": "1 r0", "4,3": "2 r1"}), "dump-unknown"),
        (put("players", 0, "cards", value={"3,3": "1 r0", "7,3": "2 r0"}), "dump-unknown"),
        (put("players", 0, "cards", value={"2,3": "1 r0", "6,3": "2 r0"}), "dump-bad-action"),
        (put("players", 0, "cards", value={"3,3": "2 r0", "4,3": "1 r0"}), "dump-bad-action"),
        (put("players", 0, "cards", value={"2,2": "1 r0", "2,3": "2 r0"}), "dump-bad-action"),
        (put("players", 0, "cards", value={"3,3": "1 r0", "5,5": "2 r0"}), "dump-bad-action"),
        (put("players", 0, "workers", value=["7,7", "8,6", "8,6"]), "dump-too-many-workers"),
        (put("players", 0, "workers", value=["7,7"]), "dump-count"),
        (put("players", 0, "supply", value=4), "dump-count"),
        (put("players", 0, "workers", value=["7,9"]), "dump-no-card"),
        (put("players", 0, "workers", value=["99,9"]), "dump-unknown"),
        (put("players", 0, "doing", value=["pass"]), "dump-bad-action"),
        (put("players", 0, "doing", value=["dance"]), "dump-bad-action"),
        (put("players", 0, "doing", value=["lay 3,4 r0", "pass", "pass"]), "dump-bad-action"),
        (put("players", 1, "doing", value=["lay 3,4 r0", "pass"]), "dump-round-done"),
    ],
)
def test_a_dump_that_is_no_position_is_refused(change: Callable[[dict[str, Any]], None], code: str) -> None:
    dump = a_dump()
    change(dump)
    with pytest.raises(DumpError) as caught:
        Limes().load(dump)
    assert caught.value.refusal.code == code
    for lang in LANGUAGES:
        assert Texts(lang, "limes").error(caught.value)
