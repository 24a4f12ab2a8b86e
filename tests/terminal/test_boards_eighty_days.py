"""The board of Around the World in 80 Days: the route, the actions, the hand, and nobody's secrets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from pomezi import GAMES, SPECTATOR, Setup, playout, seeded
from pomezi.core.state import State
from pomezi.terminal.boards import eighty_days
from pomezi.terminal.words import ROOM
from pomezi.text import Texts
from tests.terminal.drawing import drawn, drawn_map, paper, play_through, text_of

PHASES = {"take", "use", "act", "leg", "roll", "token", "discard", "over"}


def actor(state: State) -> int:
    return state.actors().bit_length() - 1


def game(phase: str = "take") -> State:
    """Three players, the first time that a phase comes."""
    state = GAMES["eighty_days"].new(Setup(3, "b0a2d"))
    rng = seeded("7")
    while state.view(SPECTATOR)["phase"] != phase:
        state.apply(actor(state), state.random_action(actor(state), rng))
    return state


def players(state: State) -> list[Mapping[str, Any]]:
    view: Mapping[str, Any] = state.view(SPECTATOR)
    return list(view["players"])


def lines(page: str) -> list[str]:
    return [" ".join(line.split()) for line in page.splitlines()]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_phase_fits_the_screen(seats: int) -> None:
    assert play_through("eighty_days", seats, f"{seats}", every=101) <= PHASES


def test_every_phase_is_drawn_and_said() -> None:
    texts = Texts("cs", "eighty_days", room=ROOM)
    for phase in PHASES:
        view = game(phase).view(0)
        assert "● " in drawn(view, "cs")
        assert texts.say(f"status-{phase}", {"seat": 0}) == eighty_days.status(view, texts, 0)


def test_the_route_leads_from_london_to_london_with_what_each_leg_takes() -> None:
    page = lines(drawn(game().view(SPECTATOR)))
    assert any(line.startswith("ABC ● London") and line.endswith("train + ship") for line in page)
    assert any("◉" in line and "Brindisi" in line and line.endswith("ship") for line in page)
    assert "○ London" in page
    assert any(line.endswith("2 ships / train + ship") for line in page)


def test_a_low_screen_leaves_out_the_cities_that_everybody_has_left() -> None:
    state = GAMES["eighty_days"].new(Setup(2, "b0"))
    rng = seeded("3")
    while min(player["legs"] for player in players(state)) == 0:
        state.apply(actor(state), state.random_action(actor(state), rng))
    assert drawn(state.view(0), height=24).count("London") == 1
    assert drawn(state.view(0), height=40).count("London") == 2


def test_the_row_shows_each_card_under_its_numbered_action() -> None:
    state = game()
    row = state.view(SPECTATOR)["row"]
    assert isinstance(row, dict)
    page = lines(drawn(state.view(0)))
    at = page.index("1 coin 2 balloon 3 event 4 detective 5 watch 6 exchange")
    names = [str(card).replace(":", " ") for card in row.values()]
    assert page[at + 1] == " ".join([*names, *"—" * (6 - len(names))])


def test_the_own_hand_and_its_plan_are_shown() -> None:
    view: Mapping[str, Any] = game().view(1)
    page = lines(drawn(view))
    hand = next(line for line in page if line.startswith("In hand"))
    assert all(card.replace(":", " ") in hand for card in view["own"]["hand"])
    days = view["own"]["plan"][4]["days"]
    assert any("Bombay" in line and line.endswith(f"{days} days") for line in page)


def test_a_hand_is_drawn_for_its_owner_only() -> None:
    state = game()
    assert "In hand" not in drawn(state.view(SPECTATOR))
    other = state.determinize(0, seeded("5"))
    assert drawn(other.view(0)) == drawn(state.view(0))


def test_a_roll_lies_on_the_table() -> None:
    state = game("roll")
    leg = state.view(SPECTATOR)["leg"]
    assert isinstance(leg, dict)
    assert f"rolled {leg['die']} (" in drawn(state.view(0))


def test_the_events_on_the_discards_are_named_the_newest_first() -> None:
    view = {**game().view(0), "event_discards": ["offer", "elephant"]}
    assert "events discarded: offer, elephant" in drawn(view)


def test_the_map_says_what_a_citys_tokens_give() -> None:
    page = drawn_map(game().view(0), "suez")
    assert page.startswith("Suez  red: ")
    assert "1 coin" in drawn_map(game().view(0))


def test_the_result_counts_days_and_says_who_came_home() -> None:
    state = GAMES["eighty_days"].new(Setup(3, "b0"))
    playout(state, seeded("3"))
    console = paper(80, 24)
    eighty_days.draw_result(state.view(SPECTATOR), Texts("en", "eighty_days", room=ROOM), console)
    page = text_of(console)
    assert "home" in page
    assert "on the way" in page
