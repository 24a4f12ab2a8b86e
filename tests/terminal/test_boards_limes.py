"""The board of Limes: the landscape with its coordinates, the card in its turns, and nobody's secrets."""

from __future__ import annotations

import pytest

from pomezi import GAMES, Setup
from pomezi.core.state import State
from tests.terminal.drawing import drawn, drawn_map, play_through


def game(seats: int = 2, *actions: tuple[int, str]) -> State:
    state = GAMES["limes"].new(Setup(seats, "b0a2d"))
    for seat, notation in actions:
        state.apply(seat, state.read(notation))
    return state


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_every_phase_fits_the_screen(seats: int) -> None:
    assert play_through("limes", seats, f"{seats}", every=31) == {"round", "over"}


def test_the_card_of_the_round_is_drawn_in_its_four_turns() -> None:
    page = drawn(game().view(0))
    assert all(turn in page for turn in ("r0", "r90", "r180", "r270"))
    assert "3,3" in page  # where the first card goes


def test_the_card_just_laid_names_its_zones() -> None:
    page = drawn(game(2, (0, "lay 3,3 r90")).view(0))
    assert all(zone in page for zone in ("z1", "z2", "z3", "z4"))
    assert "6,6" in page
    assert "r90" not in page


def test_free_places_around_the_landscape_are_named_as_in_the_notation() -> None:
    state = game(1, (0, "lay 3,3 r0"), (0, "place z1"))
    page = drawn(state.view(0))
    assert all(place in page for place in ("3,2", "2,3", "4,3", "3,4"))
    assert "2,2" not in page  # only a corner would touch


def test_a_worker_stands_on_its_zone_and_in_the_list_with_its_points() -> None:
    state = game(1, (0, "lay 3,3 r0"), (0, "place z1"))
    page = drawn(state.view(0))
    (worker,) = state.view(0)["players"][0]["workers"]  # type: ignore[index]
    line = next(line for line in page.splitlines() if "w1" in line)
    assert line.split()[-1] == str(worker["points"])
    assert "6,6" in line


def test_the_others_landscape_is_seen_only_as_it_stood_when_the_round_began() -> None:
    state = game(2)
    before = drawn(state.view(1), height=40), drawn_map(state.view(1))
    state.apply(0, state.read("lay 3,3 r90"))
    assert (drawn(state.view(1), height=40), drawn_map(state.view(1))) == before


def test_the_cards_not_yet_drawn_are_listed_with_their_zones() -> None:
    page = drawn(game(1).view(0))
    listed = " ".join(page[page.index("Not drawn yet:") :].split())
    undrawn = game(1).view(0)["undrawn"]
    assert isinstance(undrawn, list)
    assert all(f" {card} " in listed for card in undrawn)
