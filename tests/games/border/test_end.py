"""The end of the game, ties, and a game in which nothing happens."""

from __future__ import annotations

import pytest

from pomezi.games.border.state import BorderState
from tests.games.border.build import FIVE, act, border, kinds, new, player_of, seen, table, told

FIVE_CLOSED = {"well": 4, "eagle": 6, "boat": 7, "deer": 8, "villa": 9}
GOAT_BUT_ONE = border(*FIVE_CLOSED, "goat", without=["c77"])
REDS = ("red", "grey", "yellow", "blue", "green")  # c77 is red on board a and b, orange on c


def close_the_sixth_first() -> BorderState:
    """Seat 0 has closed five territories, and one red die makes it six."""
    state = table(3, REDS, {0: GOAT_BUT_ONE}, {0: FIVE_CLOSED})
    events = act(state, 0, FIVE, "keep", "complete a15", "done")
    assert told(events, "last-round") == [{"seat": 0, "count": 6}]
    return state


@pytest.mark.rule("BO-40")
def test_five_closed_territories_do_not_end_the_game() -> None:
    state = table(2, REDS, {0: GOAT_BUT_ONE}, {0: FIVE_CLOSED})
    act(state, 0, FIVE, "keep", "done")
    act(state, 1, "done")
    assert seen(state)["phase"] == "roll"
    assert seen(state)["turn"] == 1


@pytest.mark.rule("BO-40")
def test_after_a_sixth_territory_in_the_first_action_the_second_is_still_played() -> None:
    state = close_the_sixth_first()
    assert seen(state)["actors"] == [1, 2]
    act(state, 1, "cross c1 yellow", "done")
    events = act(state, 2, "done")
    assert kinds(events)[-1] == "over"
    assert state.actors() == 0
    assert "c1" in player_of(state, 1)["crossed"]


@pytest.mark.rule("BO-40")
def test_if_it_happens_in_the_second_action_everybody_finishes_it() -> None:
    state = table(3, REDS, {1: GOAT_BUT_ONE}, {1: FIVE_CLOSED})
    act(state, 0, FIVE, "keep")
    act(state, 1, "cross c77 red", "done")
    assert seen(state)["actors"] == [2]
    act(state, 2, "cross c10 yellow")
    events = act(state, 2, "done")
    assert kinds(events)[-1] == "over"
    assert "c10" in player_of(state, 2)["crossed"]


@pytest.mark.rule("BO-40")
def test_there_is_no_further_round_to_even_out_turns() -> None:
    state = close_the_sixth_first()
    act(state, 1, "done")
    act(state, 2, "done")
    assert seen(state)["round"] == 1
    assert seen(state)["phase"] == "over"
    assert seen(state)["result"]["places"] == [1, 2, 2]


@pytest.mark.rule("BO-41")
def test_more_than_six_may_be_closed_in_the_last_action_and_all_count() -> None:
    marks = border(*FIVE_CLOSED, "goat", "windmill", without=["c73"])
    state = table(2, REDS, {0: marks}, {0: FIVE_CLOSED})
    events = act(state, 0, FIVE, "keep", "complete a15", "done")
    assert told(events, "last-round")[0]["count"] == 7
    assert state.scores() == [sum(FIVE_CLOSED.values()) + 5 + 10, 0]


@pytest.mark.rule("BO-42")
def test_the_most_points_win_and_not_the_most_territories() -> None:
    rival = {"windmill": 10, "castle": 12, "lighthouse": 11, "villa": 9, "well": 4}
    state = table(2, REDS, {0: GOAT_BUT_ONE, 1: border(*rival)}, {0: FIVE_CLOSED, 1: rival})
    act(state, 0, FIVE, "keep", "complete a15", "done")
    act(state, 1, "done")
    assert state.scores() == [39, 46]
    assert state.places() == [2, 1]


@pytest.mark.rule("BO-42")
def test_a_tie_goes_to_the_highest_single_value() -> None:
    rival = {"deer": 8, "villa": 9, "windmill": 10, "castle": 12}
    state = table(2, REDS, {0: GOAT_BUT_ONE, 1: border(*rival)}, {0: FIVE_CLOSED, 1: rival})
    act(state, 0, FIVE, "keep", "complete a15", "done")
    act(state, 1, "done")
    assert state.scores() == [39, 39]
    assert state.places() == [2, 1]
    decided = seen(state)["result"]["decided"]
    assert (decided["enders"], decided["level"], decided["winners"]) == ([0], [0, 1], [1])
    assert (decided["points"], decided["best"], decided["next"]) == (39, 12, 9)


@pytest.mark.rule("BO-42")
def test_players_still_tied_share_the_win() -> None:
    dice = ("red", "orange", "yellow", "blue", "green")
    state = table(3, dice, dict.fromkeys((1, 2), GOAT_BUT_ONE), dict.fromkeys((1, 2), FIVE_CLOSED))
    act(state, 0, FIVE, "keep")
    act(state, 1, "cross c77 red", "done")
    act(state, 2, "cross c77 orange", "done")
    assert state.scores() == [0, 39, 39]
    assert state.places() == [3, 1, 1]


def idle_round(state: BorderState) -> list[str]:
    """A round in which nobody crosses anything; the kinds of its events."""
    events = act(state, seen(state)["turn"], FIVE, "keep")
    while seen(state)["phase"] in ("complete", "cross"):
        events += act(state, seen(state)["actors"][0], "done")
    return kinds(events)


@pytest.mark.rule("BO-43")
def test_a_hundred_rounds_without_a_cross_end_the_game() -> None:
    state = new(2)
    for _ in range(99):
        assert idle_round(state)[-1] != "over-quiet"
    assert seen(state)["quiet"] == 99
    assert idle_round(state)[-1] == "over-quiet"
    assert state.actors() == 0
    assert state.places() == [1, 1]
    assert seen(state)["result"]["decided"]["enders"] == []


@pytest.mark.rule("BO-43")
@pytest.mark.parametrize("active", [True, False])
def test_one_cross_in_either_action_begins_the_count_anew(active: bool) -> None:
    state = table(2, ("yellow", "yellow", "blue", "blue", "green"), quiet=99)
    if active:
        act(state, 0, FIVE, "keep", "complete a5", "done")
        act(state, 1, "done")
    else:
        act(state, 0, FIVE, "keep", "done")
        act(state, 1, "cross c1 yellow", "done")
    assert seen(state)["phase"] == "roll"
    assert seen(state)["quiet"] == 0
