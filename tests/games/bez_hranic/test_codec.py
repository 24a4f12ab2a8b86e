"""Dumps that are no position of the game are refused, and the place is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from pomezi import DumpError, Refusal, play
from pomezi.games.bez_hranic.state import BezHranicState
from tests.games.bez_hranic.build import GAME, at_round, everybody_ready, new, race

SEVEN = ["hu", "gr", "gb", "es", "pt", "no", "va"]


def fault_of(state: BezHranicState, change: Callable[[Any], object]) -> Refusal:
    dump = json.loads(json.dumps(state.dump()))
    change(dump)
    with pytest.raises(DumpError) as caught:
        GAME.load(dump)
    return caught.value.refusal


def choosing() -> BezHranicState:
    state = at_round(3, SEVEN, ["fr"], seats=2)
    race(state, "0 hu, 1 hu")
    return state


def letters() -> BezHranicState:
    state = new(2, deck=[*SEVEN, "fr"], correspondence=True)
    everybody_ready(state)
    play(state, 0, "open")
    play(state, 0, "place hu")
    return state


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda d: d["deck"].pop(), "dump-count"),
        (lambda d: d["deck"].append("hu"), "dump-count"),
        (lambda d: d["deck"].append("narnia"), "dump-unknown"),
        (lambda d: d["final"].pop(), "dump-count"),
        (lambda d: d["used"].pop(), "dump-count"),
        (lambda d: d["offer"].pop(), "dump-count"),
        (lambda d: d["middle"].pop(), "dump-count"),
        (lambda d: d.pop("stacks"), "dump-missing"),
        (lambda d: d["stacks"]["hu"].append("red"), "dump-token"),
        (lambda d: d["stacks"]["hu"].append("blue"), "dump-unknown"),
        (lambda d: d["stacks"].update(cz=["red"]), "dump-unknown"),
        (lambda d: d["stacks"].update(gr=["red"]), "dump-count"),
        (lambda d: d["players"][0]["tokens"].update(red=2), "dump-count"),
        (lambda d: d["players"].pop(), "dump-count"),
        (lambda d: d["players"][0].update(money=-1), "dump-bad-value"),
        (lambda d: d.update(phase="review"), "dump-phase"),
        (lambda d: d.update(phase="look"), "dump-phase"),
        (lambda d: d.update(phase="over"), "dump-phase"),
        (lambda d: d.update(ready=[0]), "dump-phase"),
        (lambda d: d.update(opened=[0]), "dump-phase"),
        (lambda d: d.update(round=9), "dump-bad-value"),
        (lambda d: d.update(dealer=2), "dump-bad-value"),
        (lambda d: d.update(game="limes"), "dump-other-game"),
    ],
)
def test_a_dump_with_a_fault_is_refused(change: Callable[[Any], object], code: str) -> None:
    assert fault_of(choosing(), change).code == code


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda d: d.update(opened=[]), "dump-token"),
        (lambda d: d.update(opened=[5]), "dump-bad-value"),
        (lambda d: d.update(arrived=[]), "dump-token"),
        (lambda d: d.update(arrived=["red gr"]), "dump-token"),
        (lambda d: d.update(arrived=["red hu", "red gr", "red es"]), "dump-count"),
        (lambda d: d.update(arrived=["green hu"]), "dump-unknown"),
        (lambda d: d.update(phase="deal"), "dump-phase"),
    ],
)
def test_a_dump_by_correspondence_with_a_fault_is_refused(change: Callable[[Any], object], code: str) -> None:
    assert fault_of(letters(), change).code == code


def test_a_dump_with_seven_cards_and_no_middle_is_of_the_first_rules_only() -> None:
    state = new(2, deck=[*SEVEN, "fr"], rules=1)
    everybody_ready(state)
    for _ in range(7):
        play(state, int(state.dealer), "deal")
    assert GAME.load(state.dump()).dump() == state.dump()
    assert fault_of(state, lambda d: d.update(rules=2)).code == "dump-phase"


def test_a_dump_in_which_all_are_ready_is_refused() -> None:
    assert fault_of(new(2), lambda d: d.update(ready=[0, 1])).code == "dump-phase"


def test_a_final_that_is_still_to_be_shuffled_is_refused() -> None:
    state = at_round(7, SEVEN, ["fr", "it"], seats=2)
    assert fault_of(state, lambda d: d.update(final=["hu"])).code == "dump-count"


def test_two_colours_alike_are_refused() -> None:
    state = at_round(3, SEVEN, ["fr"], seats=2, two_colours=True)
    race(state, "0 red hu, 0 red gr, 0 yellow hu")

    def change(dump: Any) -> None:
        dump["stacks"]["gr"].append("yellow")
        dump["players"][0]["tokens"]["yellow"] -= 1

    assert fault_of(state, change).code == "dump-token"
