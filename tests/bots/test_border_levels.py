"""The levels of The Border: what each understands that the one below does not."""

from __future__ import annotations

from itertools import pairwise

import pytest

from pomezi import seats_in, seeded
from pomezi.bots import LEVELS, make_bot
from pomezi.bots.border.levels import EXPLORER, GUIDE
from pomezi.bots.border.roller import Roller
from pomezi.bots.border.worth import Judge
from pomezi.bots.bot import Budget, Glimpse
from pomezi.games.border.pieces import COLOURS, DONE, HUES, KEEP
from pomezi.games.border.state import BorderState
from tests.bots.test_border import wins
from tests.games.border.build import FIVE, act, border, edition, new, table

YELLOW = COLOURS.index("yellow")


def judge(state: BorderState, seat: int) -> Judge:
    looking = Judge(EXPLORER)
    looking.look(state, seat)
    return looking


def choose(state: BorderState, seat: int, level: str) -> int:
    return make_bot("border", level).choose(Glimpse(state, seat, seeded("1")), Budget()).action


def test_closing_a_border_is_worth_more_than_coming_close() -> None:
    lacks_one = table(2, (), {1: border("well", without=["c50"])})
    lacks_two = table(2, (), {1: border("well", without=["c50", "c58"])})
    cell = edition().cells.index("c50")
    assert judge(lacks_one, 1).worth_of_cell(lacks_one, cell) > 0.5
    assert judge(lacks_one, 1).worth_of_cell(lacks_one, cell) > judge(lacks_two, 1).worth_of_cell(
        lacks_two, cell
    )


def test_a_border_that_others_have_closed_is_worth_less() -> None:
    cell = edition().cells.index(border("castle")[-1])
    crossed = [slug for slug in border("castle") if slug != edition().cells[cell]]
    open_ = table(2, (), {0: crossed})
    taken = table(2, (), {0: crossed, 1: border("castle")}, {1: {"castle": 12}})
    assert judge(open_, 0).worth_of_cell(open_, cell) > judge(taken, 0).worth_of_cell(taken, cell)


def test_cells_of_a_large_area_take_more_effort_than_as_many_of_small_ones() -> None:
    effort = EXPLORER.effort
    size = len(effort) // 6
    assert effort[5 * size + 5] > 2 * effort[2 * size + 2] + effort[1 * size + 1]
    assert effort[5 * size + 1] < effort[5 * size + 5]


def test_nobody_ends_the_game_to_lose_it() -> None:
    """The well would be the sixth territory: with the lower values behind, with the higher ones ahead."""
    assert choose(before_the_end(leads=False), 0, "explorer") == DONE
    state = before_the_end(leads=True)
    assert state.write(choose(state, 0, "explorer")) == "complete a18"


def before_the_end(leads: bool) -> BorderState:
    ed = edition()
    five = ("goat", "boat", "deer", "villa", "castle")
    first = {slug: int(ed.first[ed.territories.index(slug)]) for slug in five}
    later = {slug: int(ed.later[ed.territories.index(slug)]) for slug in five}
    crossed = {0: [*border("well", *five, without=["c50"]), "c45"], 1: border(*five)}
    closed = {0: first if leads else later, 1: later if leads else first}
    state = table(2, ("green", "grey", "grey", "grey", "blue"), crossed, closed)
    act(state, 0, FIVE, "keep")
    return state


def test_the_explorer_sees_which_dice_the_others_wait_for() -> None:
    state = table(2, ("grey",) * 5, {1: border("well", without=["c50"])})
    act(state, 0, FIVE)
    roller = Roller(EXPLORER)
    roller.best_roll(state)
    by_colour = [roller.left[colour * len(roller.left) // HUES + 1] for colour in range(HUES)]
    assert max(by_colour) == by_colour[YELLOW] > 0


def test_the_tourist_keeps_the_first_dice_that_complete_something() -> None:
    state = new(2, dice=("grey", "grey", "yellow", "blue", "red"))
    act(state, 0, FIVE)
    assert choose(state, 0, "tourist") == KEEP
    assert choose(state, 0, "traveller") != KEEP


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [3, 4])
def test_every_level_plays_at_a_full_table(level: str, seats: int) -> None:
    state = new(seats, seed="5")
    bot, chance = make_bot("border", level), seeded("1")
    while state.actors():
        seat = seats_in(state.actors())[0]
        action = bot.choose(Glimpse(state, seat, chance), Budget()).action
        assert action in state.legal_actions(seat)
        state.apply(seat, action)
    assert max(state.scores()) > 10


def test_each_level_beats_the_one_below() -> None:
    """Small numbers, for a test; the measured strengths stand in docs/border.md."""
    for weaker, stronger in pairwise(LEVELS):
        assert wins(stronger, weaker, games=12) > 6, stronger
    assert GUIDE.denied < EXPLORER.denied
