"""Closing territories: who scores what."""

from __future__ import annotations

import pytest

from tests.games.border.build import (
    FIVE,
    act,
    border,
    crossed_by,
    edition,
    kinds,
    player_of,
    seen,
    table,
    told,
)

WELL_BUT_ONE = border("well", without=["c50"])
GREENS = ("green", "red", "red", "yellow", "blue")


@pytest.mark.rule("BO-30", "BO-E5")
def test_a_territory_is_closed_with_the_last_cell_of_its_border_and_scores_at_once() -> None:
    state = table(2, GREENS, {0: [*WELL_BUT_ONE, "c45"]})
    act(state, 0, FIVE, "keep")
    assert state.scores() == [0, 0]
    events = act(state, 0, "complete a18", "done")
    assert told(events, "closed-first") == [
        {"seat": 0, "territory": "well", "points": 4, "total": 4, "count": 1, "struck": [1]}
    ]
    assert state.scores() == [4, 0]
    assert player_of(state, 0)["closed"] == {"well": 4}


@pytest.mark.rule("BO-30")
def test_one_open_cell_keeps_a_territory_open() -> None:
    state = table(2, GREENS, {0: [*border("well", without=["c50", "c51"]), "c45"]})
    events = act(state, 0, FIVE, "keep", "complete a18", "done")
    assert not {"closed-first", "closed-later"} & set(kinds(events))
    assert state.scores() == [0, 0]


@pytest.mark.rule("BO-30")
def test_the_higher_value_is_struck_out_for_the_others() -> None:
    state = table(3, GREENS, {0: [*WELL_BUT_ONE, "c45"]})
    assert seen(state)["territories"]["well"] == {"first": 4, "later": 2, "taken": False, "closed_by": []}
    events = act(state, 0, FIVE, "keep", "complete a18", "done")
    assert told(events, "closed-first")[0]["struck"] == [1, 2]
    assert seen(state)["territories"]["well"] == {"first": 4, "later": 2, "taken": True, "closed_by": [0]}


@pytest.mark.rule("BO-31", "BO-E5")
def test_whoever_closes_a_territory_later_scores_the_lower_value() -> None:
    state = table(2, GREENS, {0: [*WELL_BUT_ONE, "c45"], 1: border("well")}, {1: {"well": 4}})
    events = act(state, 0, FIVE, "keep", "complete a18", "done")
    assert told(events, "closed-later")[0]["points"] == 2
    assert told(events, "closed-later")[0]["struck"] == []
    assert state.scores() == [2, 4]


@pytest.mark.rule("BO-32")
def test_players_who_close_together_in_a_second_action_all_score_the_higher_value() -> None:
    dice = ("yellow", "red", "blue", "green", "orange")  # c50 is yellow on board b, blue on c, orange on d
    state = table(4, dice, dict.fromkeys((1, 2, 3), WELL_BUT_ONE))
    act(state, 0, FIVE, "keep")
    act(state, 3, "done")
    act(state, 1, "cross c50 yellow", "done")
    events = act(state, 2, "cross c50 blue", "done")
    assert [fact["points"] for fact in told(events, "closed-first")] == [4, 4]
    assert [fact["struck"] for fact in told(events, "closed-first")] == [[0, 3], [0, 3]]
    assert state.scores() == [0, 4, 4, 0]


@pytest.mark.rule("BO-32")
def test_together_after_somebody_else_all_score_the_lower_value() -> None:
    dice = ("yellow", "red", "blue", "green", "orange")
    crossed = {0: border("well"), 1: WELL_BUT_ONE, 2: WELL_BUT_ONE}
    state = table(3, dice, crossed, {0: {"well": 4}})
    act(state, 0, FIVE, "keep", "done")
    act(state, 1, "cross c50 yellow", "done")
    events = act(state, 2, "cross c50 blue", "done")
    assert [fact["points"] for fact in told(events, "closed-later")] == [2, 2]


@pytest.mark.rule("BO-33")
def test_what_the_first_action_closes_is_closed_before_the_second() -> None:
    state = table(
        2, ("green", "red", "red", "yellow", "yellow"), {0: [*WELL_BUT_ONE, "c45"], 1: WELL_BUT_ONE}
    )
    act(state, 0, FIVE, "keep", "complete a18", "done")
    events = act(state, 1, "cross c50 yellow", "done")
    assert told(events, "closed-later")[0]["points"] == 2
    assert state.scores() == [4, 2]


@pytest.mark.rule("BO-34")
def test_several_territories_closed_in_one_action_all_score() -> None:
    crossed = border("well", "eagle", without=["c50"])
    state = table(2, GREENS, {0: crossed})
    events = act(state, 0, FIVE, "keep", "complete a18", "done")
    closings = [(fact["territory"], fact["points"]) for fact in told(events, "closed-first")]
    assert closings == [("well", 4), ("eagle", 6)]
    assert state.scores() == [10, 0]


@pytest.mark.rule("BO-35")
def test_every_coloured_cell_belongs_to_exactly_one_area_of_each_board() -> None:
    ed = edition()
    for board in range(4):
        cells = [cell for slug in ed.areas[board] for cell in ed.cells_of(ed.area_by_slug[slug])]
        assert sorted(cells) == [cell for cell in range(len(ed.cells)) if cell not in list(ed.white)]


@pytest.mark.rule("BO-35")
def test_one_cross_counts_for_all_territories_around_its_cell() -> None:
    state = table(2, GREENS, {0: ["c45", "c57"]})
    ed = edition()
    before = {slug: state.gaps[at] for at, slug in enumerate(ed.territories)}
    act(state, 0, FIVE, "keep", "complete a18", "done")
    after = {slug: state.gaps[at] for at, slug in enumerate(ed.territories)}
    assert {slug for slug in before if after[slug] == before[slug] - 1} == {"well", "eagle", "windmill"}
    assert "c50" in crossed_by(state, 0)


@pytest.mark.rule("BO-35")
def test_closings_are_judged_when_all_crosses_of_the_action_are_made() -> None:
    state = table(2, GREENS, {0: [*WELL_BUT_ONE, "c45", "c33"]})
    events = act(state, 0, FIVE, "keep", "complete a18")
    assert kinds(events)[-1] == "completed"
    assert state.scores() == [0, 0]
    events = act(state, 0, "complete a13")
    assert state.scores() == [0, 0]
    assert kinds(act(state, 0, "done"))[0] == "closed-first"


@pytest.mark.rule("BO-E3")
def test_three_territories_first_and_three_later_make_33_points() -> None:
    own = border("boat", "deer", "villa", "well", "goat", "windmill", without=["c1"])
    rival = border("well", "goat", "windmill")
    closed = {
        0: {"deer": 8, "villa": 9, "well": 2, "goat": 2, "windmill": 5},
        1: {"well": 4, "goat": 5, "windmill": 10},
    }
    state = table(2, GREENS, {0: own, 1: rival}, closed)
    act(state, 0, FIVE, "keep", "complete a17", "done")
    assert player_of(state, 0)["closed"] == {**closed[0], "boat": 7}
    assert state.scores()[0] == 33


@pytest.mark.rule("BO-E4")
def test_the_villa_is_worth_nine_to_the_first() -> None:
    state = table(2, ("grey", "red", "red", "yellow", "blue"), {0: border("villa", without=["c9"])})
    events = act(state, 0, FIVE, "keep", "complete a1", "done")
    assert [(fact["territory"], fact["points"]) for fact in told(events, "closed-first")] == [("villa", 9)]


@pytest.mark.rule("BO-E5")
def test_the_well_is_worth_two_in_a_later_round() -> None:
    dice = (*GREENS, "yellow", "red", "orange", "orange", "orange")
    state = table(2, dice, {0: [*WELL_BUT_ONE, "c45"], 1: [*WELL_BUT_ONE]})
    act(state, 0, FIVE, "keep", "complete a18", "done")
    act(state, 1, "done", FIVE, "keep", "complete b6", "done")
    assert state.scores() == [4, 2]
