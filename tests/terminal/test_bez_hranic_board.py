"""The board of Bez hranic: the offer while choosing, ways and the map afterwards, and never too early."""

from __future__ import annotations

import io

from rich.console import Console

from pomezi.terminal.boards import bez_hranic
from pomezi.terminal.words import ROOM
from pomezi.text import Texts
from tests.games.bez_hranic.build import at_round, race, view

SEVEN = ["hu", "gr", "gb", "es", "pt", "no", "va"]
ENGLISH = Texts("en", "bez_hranic", "europe", room=ROOM)


def paper() -> Console:
    return Console(file=io.StringIO(), width=100, height=40, markup=False, highlight=False)


def lines_of(console: Console) -> list[str]:
    assert isinstance(console.file, io.StringIO)
    return [" ".join(line.split()) for line in console.file.getvalue().splitlines()]


def test_the_offer_is_drawn_with_its_stacks_from_the_bottom_up() -> None:
    state = at_round(3, SEVEN, ["fr"])
    race(state, "2 hu, 0 hu")
    console = paper()
    bez_hranic.draw(view(state, 0), ENGLISH, console)
    assert "hu Hungary C A" in lines_of(console)
    assert "In the middle: France" in lines_of(console)


def test_with_two_colours_a_stack_names_them() -> None:
    state = at_round(3, SEVEN, ["fr"], seats=2, two_colours=True)
    race(state, "1 purple hu, 0 red hu")
    console = paper()
    bez_hranic.draw(view(state, 0), ENGLISH, console)
    assert "hu Hungary B purple A red" in lines_of(console)


def test_the_map_is_not_drawn_while_choosing() -> None:
    console = paper()
    bez_hranic.draw_map(view(at_round(1, SEVEN, ["fr"]), 0), ENGLISH, console, "")
    assert lines_of(console) == ["The map is hidden while cards are dealt and chosen."]


def test_the_evaluation_shows_ways_charges_and_something_to_read() -> None:
    state = at_round(1, SEVEN, ["fr"])
    race(state, "0 gr, 1 40, 2 gb")
    console = paper()
    bez_hranic.draw(view(state, 0), ENGLISH, console)
    drawn = lines_of(console)
    assert "A France → Italy ≈ Malta ≈ Greece" in drawn
    assert "B field 40" in drawn
    assert "C 10 30 40 40" in drawn
    assert any("Best choice" in line and "Portugal or Vatican City – €20" in line for line in drawn)
    assert "A €10 were left on the table." in drawn
    assert any(line.startswith("France (Paris).") for line in drawn)


def test_the_open_map_lists_neighbours_of_the_states_asked_for() -> None:
    state = at_round(1, SEVEN, ["fr"])
    race(state, "0 gr, 1 40, 2 gb")
    console = paper()
    bez_hranic.draw_map(view(state), ENGLISH, console, "malt")
    bez_hranic.draw_map(view(state), ENGLISH, console, "narnia")
    assert lines_of(console) == ["mt Malta ≈Greece, ≈Italy", "No state of this map begins with “narnia”."]
