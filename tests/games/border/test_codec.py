"""Dumps that are no position of the game are refused, and the place is named."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from pomezi import DumpError
from pomezi.games.border.state import BorderState
from pomezi.text import LANGUAGES, Texts
from tests.games.border.build import FIVE, GAME, act, border, new, table

GREYS = ("grey", "grey", "grey", "yellow", "blue")


def closed_well() -> BorderState:
    return table(2, crossed={1: border("well")}, closed={1: {"well": 4}})


def second() -> BorderState:
    state = new(3, dice=GREYS)
    act(state, 0, FIVE, "keep", "complete a2", "done")
    act(state, 1, "cross c1 yellow")
    return state


def shift(cell: str, source: str, target: str, seat: int = 1) -> Callable[[dict[str, Any]], None]:
    """Moves a cell of a seat's board from one pile to another."""

    def spoil(dump: dict[str, Any]) -> None:
        dump["players"][seat][source].remove(cell)
        dump["players"][seat][target].append(cell)

    return spoil


SPOILED: dict[str, tuple[Callable[[], BorderState], Callable[[dict[str, Any]], object], str]] = {
    "four dice": (new, lambda d: d["dice"].pop(), "dump-count"),
    "dice before the first roll": (new, lambda d: d.update(dice=["red"] * 5), "dump-count"),
    "a die that shows nothing": (second, lambda d: d["dice"].__setitem__(0, None), "dump-unknown"),
    "a die used twice": (second, lambda d: d.update(used=[1, 1, 2]), "dump-count"),
    "a die used before it was kept": (new, lambda d: d.update(used=[1]), "dump-count"),
    "a sixth die used": (second, lambda d: d.update(used=[6]), "dump-bad-value"),
    "a board twice": (new, lambda d: d["players"][0].update(board="b"), "dump-count"),
    "a cell missing": (new, lambda d: d["players"][0]["open"].pop(), "dump-count"),
    "a cell twice": (new, lambda d: d["players"][0]["crossed"].append("c5"), "dump-count"),
    "a white cell open": (new, shift("c0", "crossed", "open", 0), "dump-count"),
    "no such cell": (new, lambda d: d["players"][0]["open"].append("c99"), "dump-unknown"),
    "hidden crosses in the first action": (new, shift("c1", "open", "hidden"), "dump-count"),
    "a hidden cross that touches nothing": (second, shift("c40", "open", "hidden", 2), "dump-hidden"),
    "a hidden cross without a die": (second, shift("c1", "open", "hidden", 2), "dump-hidden"),
    "a hidden cross of the active player": (second, shift("c1", "open", "hidden", 0), "dump-hidden"),
    "waiting for the active player": (second, lambda d: d.update(waiting=[0, 2]), "dump-waiting"),
    "waiting for nobody": (second, lambda d: d.update(waiting=[]), "dump-waiting"),
    "closed without its border": (
        new,
        lambda d: d["players"][0].update(closed={"well": 4}),
        "dump-closing",
    ),
    "closed but not scored": (
        closed_well,
        lambda d: d["players"][1].update(closed={}),
        "dump-closing",
    ),
    "scored at no value of its own": (
        closed_well,
        lambda d: d["players"][1].update(closed={"well": 3}),
        "dump-closing",
    ),
    "scored later than nobody": (
        closed_well,
        lambda d: d["players"][1].update(closed={"well": 2}),
        "dump-closing",
    ),
    "a turn of nobody": (new, lambda d: d.update(turn=2), "dump-bad-value"),
    "no rolls left while rolling": (new, lambda d: d.update(rolls_left=0), "dump-bad-value"),
    "no such phase": (new, lambda d: d.update(phase="draw"), "dump-unknown"),
    "another game": (new, lambda d: d.update(game="chess"), "dump-other-game"),
}


@pytest.mark.parametrize("fault", SPOILED)
def test_a_dump_that_is_no_position_is_refused(fault: str) -> None:
    make, spoil, code = SPOILED[fault]
    state = make()
    dump: dict[str, Any] = copy.deepcopy(dict(state.dump()))
    assert GAME.load(dump).dump() == state.dump()
    spoil(dump)
    with pytest.raises(DumpError) as caught:
        GAME.load(dump)
    assert caught.value.refusal.code == code
    for lang in LANGUAGES:
        assert Texts(lang, "border").error(caught.value)


def test_closings_of_an_action_under_way_may_be_unjudged() -> None:
    state = table(
        2, ("green", "red", "red", "yellow", "blue"), {0: [*border("well", without=["c50"]), "c45"]}
    )
    act(state, 0, FIVE, "keep", "complete a18")
    again = GAME.load(dict(state.dump()))
    assert again.dump() == state.dump()
    assert again.scores() == [0, 0]


def test_the_dice_that_areas_have_used_stay_used() -> None:
    for state in (second(), table(2, GREYS)):
        if state.legal_actions(0):
            act(state, 0, FIVE, "keep", "complete a1")
        again = GAME.load(dict(state.dump()))
        for seat in range(2):
            assert again.legal_actions(seat) == state.legal_actions(seat)
            assert again.view(seat) == state.view(seat)
