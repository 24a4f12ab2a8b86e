"""All other players cross cells, at the same time and hidden from each other."""

from __future__ import annotations

import json
import math
from importlib.resources import files

import pytest

from pomezi import TOGETHER, TURN
from pomezi.core.events import told as told_to
from pomezi.games.border.state import BorderState
from tests.games.border.build import (
    FIVE,
    act,
    border,
    crossed_by,
    edition,
    kinds,
    legal,
    new,
    player_of,
    seen,
    table,
    told,
    why_not,
)

GREYS = ("grey", "grey", "grey", "yellow", "blue")


def second(dice: tuple[str, ...], seats: int = 2, **crossed: list[str]) -> BorderState:
    """The second action, after an active player who used no dice; `seat1=…` has been crossed before."""
    marks = {int(key.removeprefix("seat")): cells for key, cells in crossed.items()}
    state = table(seats, dice, marks)
    act(state, 0, FIVE, "keep")
    if seen(state)["phase"] == "complete":
        act(state, 0, "done")
    return state


@pytest.mark.rule("BO-20")
def test_the_others_have_the_dice_the_active_player_did_not_use_one_cell_for_each() -> None:
    state = new(dice=GREYS)
    act(state, 0, FIVE, "keep", "complete a2", "done")
    assert legal(state, 1) == ["cross c1 yellow", "cross c10 blue", "cross c84 blue", "done"]
    assert seen(state)["fates"].count("used") == 3
    act(state, 1, "cross c10 blue")
    assert why_not(state, 1, "cross c84 blue") == "no-such-die"
    act(state, 1, "cross c1 yellow")
    assert why_not(state, 1, "cross c2 yellow") == "no-dice-left"
    assert legal(state, 1) == ["done"]
    assert sorted(seen(state, 1)["own"]["fates"]) == ["spent", "spent", "used", "used", "used"]


@pytest.mark.rule("BO-20")
def test_each_player_has_all_of_those_dice_for_themselves() -> None:
    state = new(3, dice=GREYS)
    act(state, 0, FIVE, "keep", "complete a2", "done")
    act(state, 1, "cross c1 yellow", "cross c10 blue")
    act(state, 2, "cross c10 yellow", "cross c76 blue")
    act(state, 1, "done")
    act(state, 2, "done")
    assert {"c1", "c10"} <= crossed_by(state, 1)
    assert {"c10", "c76"} <= crossed_by(state, 2)


@pytest.mark.rule("BO-20")
def test_the_colour_named_must_be_the_cells_own() -> None:
    state = second(GREYS)
    assert why_not(state, 1, "cross c1 blue") == "wrong-colour"
    assert why_not(state, 1, "complete b5") == "cell-by-cell"
    assert why_not(state, 1, "roll 1") == "rolling-over"


@pytest.mark.rule("BO-20")
def test_the_active_player_has_no_part_in_it() -> None:
    state = second(GREYS, 3)
    assert why_not(state, 0, "cross c1 green") == "not-your-turn"


@pytest.mark.rule("BO-21")
def test_a_cell_must_touch_a_crossed_one() -> None:
    state = second(GREYS)
    assert why_not(state, 1, "cross c2 yellow") == "not-touching"
    assert why_not(state, 1, "cross c0 yellow") == "cell-is-crossed"
    assert why_not(state, 1, "cross c1 yellow") == ""


@pytest.mark.rule("BO-21")
def test_cells_touch_exactly_over_a_shared_side() -> None:
    """Hexes of circumradius 1 that share a side have centres √3 apart."""
    facts = json.loads((files("pomezi.games.border") / "editions" / "pomezi.json").read_text("utf-8"))
    centres = [(math.sqrt(3) * (cell["q"] + cell["r"] / 2), 1.5 * cell["r"]) for cell in facts["cells"]]
    ed = edition()
    for cell, at in enumerate(centres):
        near = [other for other, to in enumerate(centres) if 0.1 < math.dist(at, to) < 1.8]
        assert list(ed.near[ed.near_start[cell] : ed.near_start[cell + 1]]) == near


@pytest.mark.rule("BO-21")
def test_cells_crossed_in_any_earlier_action_count() -> None:
    state = second(("orange", "orange", "red", "red", "blue"), seat1=["c78"])
    assert "cross c77 red" in legal(state, 1)
    assert "cross c79 red" in legal(state, 1)


@pytest.mark.rule("BO-21")
def test_a_chain_is_possible_in_the_order_in_which_it_is_crossed() -> None:
    state = second(("yellow", "yellow", "grey", "grey", "grey"))
    assert why_not(state, 1, "cross c3 grey") == "not-touching"
    act(
        state,
        1,
        "cross c1 yellow",
        "cross c2 yellow",
        "cross c3 grey",
        "cross c11 grey",
        "cross c14 grey",
        "done",
    )
    assert {"c1", "c2", "c3", "c11", "c14"} <= crossed_by(state, 1)


@pytest.mark.rule("BO-22")
def test_areas_may_be_begun_continued_or_completed() -> None:
    state = second(("blue", "blue", "yellow", "blue", "grey"), seat1=["c84"])
    act(state, 1, "cross c1 yellow")  # begins b5
    act(state, 1, "cross c83 blue")  # continues b11
    act(state, 1, "cross c10 blue", "cross c13 blue")  # completes b9
    act(state, 1, "done")
    assert {"c1", "c83", "c84", "c10", "c13"} <= crossed_by(state, 1)


@pytest.mark.rule("BO-23")
def test_if_all_five_were_used_each_other_player_takes_any_one() -> None:
    state = table(3, ("grey", "grey", "grey", "blue", "blue"), {0: [], 1: [], 2: []})
    events = act(state, 0, FIVE, "keep", "complete a2", "complete a9", "done")
    assert told(events, "all-dice-used") == [
        {"seat": 0, "limit": 1, "dice": ["grey", "grey", "grey", "blue", "blue"]}
    ]
    assert legal(state, 1) == ["cross c10 blue", "cross c84 blue", "done"]
    assert why_not(state, 1, "cross c1 yellow") == "no-such-die"
    assert seen(state)["fates"] == seen(state, 1)["own"]["fates"] == ["free"] * 5
    act(state, 1, "cross c10 blue")
    assert why_not(state, 1, "cross c84 blue") == "no-dice-left"
    assert seen(state, 1)["own"]["fates"] == ["idle", "idle", "idle", "spent", "idle"]
    assert seen(state, 2)["own"]["fates"] == ["free"] * 5
    assert legal(state, 2) == ["cross c76 blue", "done"]  # the same die can serve everybody


@pytest.mark.rule("BO-23")
def test_the_one_die_must_touch_too() -> None:
    state = new(dice=("grey", "grey", "grey", "blue", "blue"))
    act(state, 0, FIVE, "keep", "complete a2", "complete a9", "done")
    assert why_not(state, 1, "cross c13 blue") == "not-touching"


@pytest.mark.rule("BO-24")
def test_if_none_was_used_all_five_are_available() -> None:
    state = second(("yellow", "yellow", "blue", "blue", "green"))
    assert seen(state, 1)["own"]["dice"] == {"yellow": 2, "blue": 2, "green": 1}
    act(state, 1, "cross c1 yellow", "cross c2 yellow", "cross c10 blue", "cross c13 blue", "cross c76 green")
    assert legal(state, 1) == ["done"]


@pytest.mark.rule("BO-25")
def test_a_player_may_use_fewer_dice_or_none() -> None:
    for texts in (["done"], ["cross c1 yellow", "done"]):
        state = second(GREYS)
        act(state, 1, *texts)
        assert seen(state)["turn"] == 1
        assert len(crossed_by(state, 1)) == 2 + len(texts) - 1


@pytest.mark.rule("BO-26")
def test_the_turn_passes_clockwise() -> None:
    state = new(3, start=1)
    turns = []
    for _ in range(4):
        turns.append(seen(state)["turn"])
        act(state, turns[-1], FIVE, "keep")
        while seen(state)["phase"] != "roll":
            act(state, seen(state)["actors"][0], "done")
    assert turns == [1, 2, 0, 1]
    assert seen(state)["rolls_left"] == 3
    assert seen(state)["dice"] == [None] * 5


@pytest.mark.rule("BO-27")
def test_second_actions_are_made_at_the_same_time() -> None:
    state = new(4, dice=GREYS)
    assert state.pace() == TURN
    act(state, 0, FIVE, "keep", "done")
    assert state.pace() == TOGETHER
    assert seen(state)["actors"] == [1, 2, 3]
    act(state, 2, "done")
    assert seen(state)["actors"] == [1, 3]
    assert why_not(state, 2, "cross c10 yellow") == "not-your-turn"


@pytest.mark.rule("BO-27")
def test_crosses_stay_hidden_until_all_have_finished() -> None:
    state = second(GREYS, 3)
    before = {viewer: state.view(viewer) for viewer in (-1, 0, 2)}
    events = act(state, 1, "cross c1 yellow", "cross c10 blue")
    assert {viewer: state.view(viewer) for viewer in (-1, 0, 2)} == before
    assert told_to(events, 2) == told_to(events, 0) == told_to(events, -1) == []
    assert [event["cell"] for event in told_to(events, 1)] == ["c1", "c10"]
    assert seen(state, 1)["own"]["crosses"] == ["c1", "c10"]
    act(state, 1, "done")
    assert crossed_by(state, 1, viewer=2) == {"c0", "c85"}
    assert player_of(state, 1)["finished"]
    known = state.knowledge()
    events = act(state, 2, "done")
    assert told(events, "crossed") == [
        {"seat": 1, "cells": ["c1", "c10"], "colours": ["yellow", "blue"], "count": 2}
    ]
    assert told(events, "crossed-nothing") == [{"seat": 2}]
    assert crossed_by(state, 1, viewer=2) == {"c0", "c85", "c1", "c10"}
    assert state.knowledge() == known + 1


@pytest.mark.rule("BO-27")
@pytest.mark.parametrize("viewer", [-1, 0, 2, 3])
def test_the_others_cannot_count_how_often_a_rival_crosses(viewer: int) -> None:
    """Whatever seat 1 does in its second action, the others are told and shown the same."""
    courses: list[list[str]] = [
        ["done"],
        ["cross c1 yellow", "done"],
        ["cross c10 blue", "done"],
        ["cross c1 yellow", "cross c10 blue", "done"],
    ]
    learned = []
    for course in courses:
        state = second(GREYS, 4)
        learned.append((told_to(act(state, 1, *course), viewer), state.view(viewer)))
    assert learned[0][0] == [{"kind": "finished", "seat": 1}]
    assert all(one == learned[0] for one in learned)


@pytest.mark.rule("BO-27")
def test_closings_are_decided_only_when_all_have_finished() -> None:
    state = second(("orange", "orange", "green", "red", "grey"), 3, seat1=border("goat", without=["c73"]))
    events = act(state, 1, "cross c73 orange", "done")
    assert "closed-first" not in kinds(events)
    assert state.scores() == [0, 0, 0]
    events = act(state, 2, "done")
    assert "closed-first" in kinds(events)
    assert state.scores() == [0, 5, 0]


@pytest.mark.rule("BO-28")
def test_players_with_nothing_possible_are_passed_over_and_it_is_told() -> None:
    state = new(4, dice=("green", "green", "orange", "grey", "grey"))
    events = act(state, 0, FIVE, "keep", "done")
    assert told(events, "passed-over") == [{"seat": 3}]  # board d has red and blue beside its white cells
    assert seen(state)["actors"] == [1, 2]
    events = act(state, 1, "done") + act(state, 2, "done")
    assert told(events, "crossed-nothing") == [{"seat": 1}, {"seat": 2}]


@pytest.mark.rule("BO-28")
def test_if_all_are_passed_over_the_next_turn_begins() -> None:
    state = new(2, dice=("red", "red", "red", "orange", "orange"))
    known = state.knowledge()
    events = act(state, 0, FIVE, "keep", "done")
    assert told(events, "passed-over") == [{"seat": 1}]
    assert seen(state)["turn"] == 1
    assert state.knowledge() == known + 1  # the roll


def test_the_example_of_the_three_neighbours_of_the_white_cells() -> None:
    """Yellow and blue are left: board b and c can use both, board d blue alone."""
    state = new(4, dice=GREYS)
    act(state, 0, FIVE, "keep", "complete a2", "done")
    beside = {seat: {text.split()[2] for text in legal(state, seat, "cross")} for seat in (1, 2, 3)}
    assert beside == {1: {"yellow", "blue"}, 2: {"yellow", "blue"}, 3: {"blue"}}
