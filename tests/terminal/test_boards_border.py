"""The board of The Border: every cell in its place, territories, dice, hints, and nobody's secrets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from pomezi import GAMES, Setup, seeded
from pomezi.core.state import State
from pomezi.games.border.pieces import COLOURS
from pomezi.terminal.boards.border import percent, status
from pomezi.terminal.boards.border_cells import GLYPHS
from pomezi.text import Texts
from tests.terminal.drawing import drawn, drawn_map, play_through


def game(phase: str) -> State:
    """Two players, the first time that a phase comes with something to do."""
    state = GAMES["border"].new(Setup(2, "b0a2d"))
    rng = seeded("7")
    while True:
        seat = actor(state)
        view: Mapping[str, Any] = state.view(seat)
        own = view["own"]
        if view["phase"] == phase and (own.get("completable") or own.get("limit", 0) > 1):
            return state
        state.apply(seat, state.random_action(seat, rng))


def actor(state: State) -> int:
    return state.actors().bit_length() - 1


@pytest.mark.parametrize("seats", [2, 4])
def test_every_phase_fits_the_screen(seats: int) -> None:
    phases = play_through("border", seats, f"{seats}", every=211)
    assert phases == {"roll", "complete", "cross", "over"}


def test_every_colour_has_a_sign_of_its_own() -> None:
    assert len({GLYPHS[colour] for colour in COLOURS}) == len(COLOURS)


def test_open_cells_show_their_number_and_crossed_ones_a_cross() -> None:
    page = drawn(GAMES["border"].new(Setup(2, "1", options={"boards": "abcd"})).view(0))
    assert all(any(f"{glyph}{number}" in page for glyph in GLYPHS.values()) for number in range(10, 85))
    assert page.count("×") == 2  # the white cells, where all begin


def test_territories_are_named_with_their_values() -> None:
    page = drawn(GAMES["border"].new(Setup(2, "1")).view(0))
    assert page.count("windmill") == 2  # on its ground, and in the list
    assert page.count("10/5") == 2


def test_what_can_be_completed_is_named_with_its_cells() -> None:
    state = game("complete")
    view: Mapping[str, Any] = state.view(actor(state))
    page = drawn(view)
    for area in view["own"]["completable"]:
        assert " ".join([area["area"], *(GLYPHS[area["colour"]] + cell for cell in area["cells"])]) in page


def test_the_others_see_no_cross_before_everybody_has_finished() -> None:
    state = game("cross")
    seat = actor(state)
    other = 1 - seat
    crosses = [action for action in state.legal_actions(seat) if state.write(action).startswith("cross")]
    before = drawn(state.view(other), height=40), drawn_map(state.view(other))
    state.apply(seat, crosses[0])
    assert state.view(seat)["phase"] == "cross"
    assert (drawn(state.view(other), height=40), drawn_map(state.view(other))) == before
    assert " + " in drawn(state.view(seat))


def test_the_map_lists_the_areas_asked_for() -> None:
    view: Mapping[str, Any] = GAMES["border"].new(Setup(2, "1")).view(0)
    board = view["players"][0]["board"]
    page = drawn_map(view, f"{board}1")
    assert f"{board}1 " in page
    assert f"{board}2 " not in page


def test_the_compulsory_roll_offers_no_keeping() -> None:
    state = GAMES["border"].new(Setup(2, "1", options={"start": 0}))
    texts = Texts("en", "border")
    assert status(state.view(0), texts, 0) == "Player 1: roll all five dice."
    state.apply(0, state.read("roll 1,2,3,4,5"))
    assert status(state.view(0), texts, 0) == "Player 1: roll any of the dice again, or keep them."


@pytest.mark.parametrize(
    ("ways", "out_of", "shown"),
    [
        (0, 6, "0%"),
        (1, 7776, "<1%"),
        (5, 1000, "1%"),
        (671, 1296, "52%"),  # 51.8, not 51
        (91, 216, "42%"),
        (995, 1000, ">99%"),
        (7775, 7776, ">99%"),
        (1, 1, "100%"),
    ],
)
def test_a_chance_is_rounded_and_certain_only_when_it_is(ways: int, out_of: int, shown: str) -> None:
    assert percent(ways, out_of) == shown
