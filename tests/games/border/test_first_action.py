"""The active player rolls and completes areas."""

from __future__ import annotations

import pytest

from pomezi import NotationError
from tests.games.border.build import (
    FIVE,
    act,
    crossed_by,
    edition,
    kinds,
    legal,
    new,
    seen,
    table,
    told,
    why_not,
)

GREYS = ("grey", "grey", "grey", "yellow", "blue")


@pytest.mark.rule("BO-10")
def test_the_first_roll_is_of_all_five_dice_and_compulsory() -> None:
    state = new()
    assert legal(state, 0) == [FIVE]
    for text in ("keep", "done", "complete a1", "roll 1,2,3,4"):
        assert why_not(state, 0, text) == "roll-all-first"


@pytest.mark.rule("BO-10")
def test_up_to_two_more_rolls_of_any_dice_follow() -> None:
    state = new(dice=(*GREYS, "red", "orange", "green"))
    act(state, 0, FIVE)
    assert legal(state, 0, "roll") == [
        f"roll {','.join(str(die) for die in range(1, 6) if (mask >> (die - 1)) & 1)}"
        for mask in range(1, 32)
    ]
    act(state, 0, "roll 4,5")
    assert seen(state)["dice"] == ["grey", "grey", "grey", "red", "orange"]
    act(state, 0, "roll 1")
    assert seen(state)["dice"] == ["green", "grey", "grey", "red", "orange"]
    assert seen(state)["phase"] == "complete"
    assert why_not(state, 0, "roll 1") == why_not(state, 0, "keep") == "rolling-over"


@pytest.mark.rule("BO-10")
def test_a_die_set_aside_after_the_first_roll_may_be_rolled_in_the_last() -> None:
    state = new(dice=(*GREYS, "red", "blue"))
    act(state, 0, FIVE, "roll 5", "roll 1")
    assert seen(state)["dice"] == ["blue", "grey", "grey", "yellow", "red"]


@pytest.mark.rule("BO-10")
def test_a_roll_of_no_dice_is_no_action() -> None:
    state = new()
    act(state, 0, FIVE)
    for text in ("roll", "roll ", "roll 0", "roll 6", "roll 1,1", "roll 1, 2"):
        with pytest.raises(NotationError):
            state.read(text)
    assert state.refusal(0, 0) is not None


@pytest.mark.rule("BO-10")
def test_rolling_may_stop_after_any_roll() -> None:
    state = new(dice=GREYS)
    act(state, 0, FIVE, "keep")
    assert seen(state)["phase"] == "complete"


@pytest.mark.rule("BO-11")
def test_every_open_cell_of_a_completed_area_is_crossed_one_for_each_die() -> None:
    state = new(dice=GREYS)
    act(state, 0, FIVE, "keep", "complete a2")
    assert crossed_by(state, 0) == {"c0", "c85", "c28", "c32", "c37"}
    assert seen(state)["used"] == [1, 2, 3]


@pytest.mark.rule("BO-11")
def test_an_area_that_the_dice_do_not_complete_cannot_be_begun() -> None:
    state = new(dice=GREYS)
    act(state, 0, FIVE, "keep")
    assert why_not(state, 0, "complete a3") == "too-few-dice"  # four grey cells, three dice
    assert why_not(state, 0, "complete a5") == "too-few-dice"  # two yellow cells, one die
    assert why_not(state, 0, "cross c1 green") == "whole-areas-only"
    assert why_not(state, 0, "cross c28 grey") == "whole-areas-only"


@pytest.mark.rule("BO-11")
def test_an_area_begun_before_cannot_be_continued_without_being_completed() -> None:
    state = table(dice=GREYS, crossed={0: ["c55"]})  # of the five grey cells of a4 four are open
    act(state, 0, FIVE, "keep")
    assert why_not(state, 0, "complete a4") == "too-few-dice"


@pytest.mark.rule("BO-11")
def test_areas_of_other_boards_and_complete_ones_cannot_be_completed() -> None:
    state = table(dice=GREYS, crossed={0: ["c9", "c12"]})
    act(state, 0, FIVE, "keep")
    assert why_not(state, 0, "complete b1") == "other-board"
    assert why_not(state, 0, "complete a1") == "area-is-complete"


@pytest.mark.rule("BO-12")
def test_areas_may_lie_anywhere() -> None:
    state = new(dice=GREYS)
    ed = edition()
    middle = {"c28", "c32", "c37"}  # far from both white cells
    for cell in ed.white:
        near = ed.near[ed.near_start[cell] : ed.near_start[cell + 1]]
        assert not middle & {ed.cells[other] for other in near}
    act(state, 0, FIVE, "keep", "complete a2")
    assert middle <= crossed_by(state, 0)


@pytest.mark.rule("BO-13")
def test_a_partly_crossed_area_needs_only_as_many_dice_as_it_has_open_cells() -> None:
    state = table(dice=GREYS, crossed={0: ["c40", "c46"]})
    act(state, 0, FIVE, "keep", "complete a3")
    assert {"c40", "c46", "c51", "c52"} <= crossed_by(state, 0)
    assert seen(state)["used"] == [1, 2]


@pytest.mark.rule("BO-14")
def test_several_areas_of_the_same_and_of_different_colours_can_be_completed() -> None:
    state = table(dice=("grey", "blue", "grey", "blue", "grey"), crossed={0: ["c28", "c32"]})
    act(state, 0, FIVE, "keep", "complete a1", "complete a2", "complete a9")
    assert {"c9", "c12", "c28", "c32", "c37", "c23", "c24"} <= crossed_by(state, 0)
    assert seen(state)["used"] == [1, 2, 3, 4, 5]


@pytest.mark.rule("BO-14")
def test_each_die_is_used_once() -> None:
    state = new(dice=GREYS)
    act(state, 0, FIVE, "keep", "complete a1")
    assert why_not(state, 0, "complete a2") == "too-few-dice"
    assert legal(state, 0) == ["done"]


@pytest.mark.rule("BO-15")
def test_the_active_player_may_use_no_dice_although_an_area_could_be_completed() -> None:
    state = new(dice=GREYS)
    act(state, 0, FIVE, "keep")
    assert legal(state, 0) == ["complete a1", "complete a2", "done"]
    events = act(state, 0, "done")
    assert crossed_by(state, 0) == {"c0", "c85"}
    assert told(events, "dice-left")[0]["dice"] == list(GREYS)


@pytest.mark.rule("BO-16")
def test_a_die_cannot_be_withheld() -> None:
    state = new(dice=GREYS)
    events = act(state, 0, FIVE, "roll 4", "keep", "complete a1", "done")
    fourth = seen(state)["dice"][3]
    assert told(events, "dice-left") == [{"seat": 0, "limit": 3, "dice": ["grey", fourth, "blue"]}]
    assert sum(state.view(1)["own"]["dice"].values()) == 3


@pytest.mark.rule("BO-18")
def test_an_active_player_whose_dice_complete_nothing_is_passed_over() -> None:
    state = new(dice=("grey", "yellow", "blue", "red", "green"))
    events = act(state, 0, FIVE, "keep")
    assert "nothing-to-complete" in kinds(events)
    assert seen(state)["phase"] == "cross"


def test_the_other_players_wait_during_the_first_action() -> None:
    state = new(dice=GREYS)
    assert why_not(state, 1, FIVE) == "not-your-turn"


@pytest.mark.rule("BO-E1")
def test_three_greys_complete_three_cells_or_two_and_the_rest_goes_to_the_others() -> None:
    state = new(dice=GREYS)
    act(state, 0, FIVE, "keep")
    assert legal(state, 0, "complete") == ["complete a1", "complete a2"]
    ed = edition()
    assert [len(ed.cells_of(ed.area_by_slug[area])) for area in ("a1", "a2")] == [2, 3]
    events = act(state, 0, "complete a2")
    assert legal(state, 0) == ["done"]
    events = act(state, 0, "done")
    assert told(events, "dice-left")[0]["dice"] == ["yellow", "blue"]


@pytest.mark.rule("BO-E2")
def test_four_yellows_and_a_red_complete_three_areas_and_everybody_else_takes_one_die() -> None:
    ed = edition()
    assert [len(ed.cells_of(ed.area_by_slug[area])) for area in ("c8", "c6", "c14")] == [5, 3, 3]
    started = ["c10", "c13", "c17", "c82", "c9", "c12"]  # open: two of c8, two of c6, one of c14
    state = table(4, ("yellow", "red", "yellow", "grey", "yellow", "yellow"), {2: started}, turn=2)
    act(state, 2, FIVE, "roll 4", "keep")
    events = act(state, 2, "complete c8", "complete c6", "complete c14", "done")
    assert told(events, "all-dice-used")[0]["limit"] == 1
    act(state, 0, "cross c10 red", "done")
    act(state, 3, "cross c1 red", "done")
    act(state, 1, "cross c1 yellow")
    assert legal(state, 1) == ["done"]
