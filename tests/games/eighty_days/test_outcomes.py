"""The days a leg will take, as its traveller is told before deciding."""

from __future__ import annotations

from typing import Any

import pytest

from pomezi import SPECTATOR, Event
from pomezi.core.rng import seeded
from pomezi.games.eighty_days.state import EightyDaysState
from pomezi.text import Texts
from tests.games.eighty_days.build import Table, new, position, traveller


def outcomes_of(table: Table, seat: int = 0) -> dict[str, list[int]]:
    view: Any = table.state.view(seat)
    found: dict[str, list[int]] = view["own"]["outcomes"]
    return found


def test_every_choice_of_cards_has_its_days() -> None:
    table = traveller("suez", "ship:4 ship:7 ship:7 train:2")
    assert outcomes_of(table) == {"travel ship:4 ship:7": [11, 11], "travel ship:7 ship:7": [7, 7]}


def test_the_leg_without_cards_has_its_days_too() -> None:
    assert outcomes_of(traveller("bombay", "ship:4")) == {"travel": [12, 12]}


def test_a_hand_can_be_planned_in_the_turn_of_another() -> None:
    table = position(3, turn=1, cities=["paris"], hands={0: "train:4"})
    assert outcomes_of(table) == {"travel train:4": [4, 4]}


def test_it_can_be_planned_while_another_waits_for_the_die() -> None:
    held, dice = {1: "submarine"}, [3]
    hands = {0: "train:4", 1: "ship:6 ship:6"}
    table = position(
        3,
        phase="act",
        turn=1,
        cities=["paris", "suez"],
        hands=hands,
        held=held,
        balloon=True,
        coins=[0, 1],
        dice=dice,
    )
    for text in ("travel ship:6 ship:6", "balloon ship:6"):
        table.do(text)
        assert outcomes_of(table) == {"travel train:4": [4, 4]}
        assert misfit_of(table)["facts"]["way"] == "train"
        assert misfit_of(table, 1) is None  # their own cards lie on the table


def misfit_of(table: Table, seat: int = 0) -> Any:
    view: Any = table.state.view(seat)
    return view["own"]["misfit"]


@pytest.mark.parametrize(
    ("city", "sentence", "czech"),
    [
        ("bombay", "takes no travel cards", "nepotřebujete žádné cestovní karty"),
        ("paris", "takes exactly a train.", "potřebujete přesně vlak."),
        ("hong-kong", "takes exactly two ships, or a train and a ship.", "dvě lodě, nebo vlak a loď."),
        ("new-york", "takes exactly a train and two ships.", "potřebujete přesně vlak a dvě lodě."),
    ],
)
def test_what_is_said_of_cards_that_do_not_fit_is_ready_before_they_are_played(
    city: str, sentence: str, czech: str
) -> None:
    table = traveller(city, "ship:4 train:2 train:3 train:5")
    refusal = table.state.refusal(0, table.state.read("travel train:2 train:3 train:5"))
    assert refusal is not None
    assert misfit_of(table) == {"code": refusal.code, "facts": refusal.facts}
    assert sentence in Texts("en", "eighty_days").refusal(refusal)
    assert czech in Texts("cs", "eighty_days").refusal(refusal)


def test_nothing_is_said_of_cards_that_must_be_discarded() -> None:
    table = position(
        3, phase="discard", cities=["paris"], hands={0: "train:3 train:4 train:5 ship:4 ship:5 ship:6 ship:7"}
    )
    assert misfit_of(table) is None
    assert outcomes_of(table) == {}
    assert misfit_of(table, 1) is not None


def test_what_may_serve_a_leg_says_how_many_days_it_would_take() -> None:
    table = traveller("suez", "ship:6 ship:6", balloon=True, held={0: "submarine offer"})
    table.do("travel ship:6 ship:6")
    assert outcomes_of(table) == {
        "go": [6, 6],
        "balloon ship:6": [7, 12],
        "play submarine ship:6": [8, 8],
        "play offer": [4, 4],
    }


def test_the_elephant_leaves_it_to_the_die() -> None:
    table = traveller("bombay", "", held={0: "elephant offer"}).do("travel")
    assert outcomes_of(table)["play elephant"] == [7, 12]
    assert outcomes_of(table.do("play elephant")) == {"go": [7, 12], "play offer": [5, 10]}


def test_a_roll_is_compared_with_another() -> None:
    table = traveller("paris", "train:6", balloon=True, dice=[4], coins=[1])
    table.do("travel train:6", "balloon train:6")
    assert outcomes_of(table) == {"accept": [4, 4], "reroll": [1, 6]}


def test_nobody_sees_the_choices_of_another() -> None:
    table = position(3, cities=["paris"], hands={0: "train:4"})
    assert outcomes_of(table, 1) == {}
    assert "own" not in table.state.view(SPECTATOR)


def test_the_days_told_are_the_days_travelled() -> None:
    compared = 0
    for seed in range(12):
        table = new(3, seed=str(seed + 1))
        rng = seeded(str(seed + 1))
        while table.state.actors():
            seat = int(table.state.turn)
            told = outcomes_of(table, seat)
            legal = table.legal()
            for notation, (least, most) in told.items():
                if notation in legal:
                    assert least <= days_travelled(table.state, seat, notation) <= most, notation
                    compared += 1
            table.state.apply(seat, int(table.state.random_action(seat, rng)))
    assert compared > 500


def days_travelled(state: EightyDaysState, seat: int, notation: str) -> int:
    s = state.clone()
    events: list[Event] = []
    s.apply(seat, s.read(notation), events)
    while not any(event.kind == "travelled" for event in events):
        s.apply(seat, s.read("go" if s.view(seat)["phase"] == "leg" else "accept"), events)
    days: Any = next(event for event in events if event.kind == "travelled").facts["days"]
    return int(days)
