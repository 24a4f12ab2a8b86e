"""Bots for The Border: some take what they see, some know the chances of their dice."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.bots.border import hands
from pomezi.bots.border.hands import reals
from pomezi.bots.bot import Bot, Budget, Choice, Glimpse
from pomezi.core.vecs import new_buffer, zeros
from pomezi.games.border import actions
from pomezi.games.border.hands import COUNT, COUNTS, FULL
from pomezi.games.border.pieces import (
    ALL_DICE,
    COMPLETE,
    CROSS_FIRST,
    CROSSED,
    DICE,
    DONE,
    HUES,
    KEEP,
    MOST_CELLS,
    ROLL,
    ROLLS,
    TERRITORIES,
)
from pomezi.games.border.state import BorderState

# -- taste: what crosses are worth

FADING: Final = 0.9  # a territory counts for so much less with every cell its border still lacks
DENIED: Final = 0.1  # what it is worth to leave the others one die less

NEARNESS: Final = reals([FADING**gaps for gaps in range(MOST_CELLS + 1)])  # by cells lacking


def worth(s: BorderState, seat: i64, territory: i64, hits: i64) -> float:
    """What it is worth to cross so many more cells of a territory's border."""
    gaps = s.gaps[seat * TERRITORIES + territory]
    is_taken = (s.taken >> territory) & 1 == 1
    points: i64 = s.edition.later[territory] if is_taken else s.edition.first[territory]
    gain: float = NEARNESS[gaps - hits] - NEARNESS[gaps]
    return float(points) * gain


def worth_of_cell(s: BorderState, seat: i64, cell: i64) -> float:
    ed = s.edition
    total: float = 0.0
    at: i64
    for at in range(ed.around_start[cell], ed.around_start[cell + 1]):
        total += worth(s, seat, ed.around[at], 1)
    return total


def worth_of_area(s: BorderState, seat: i64, area: i64) -> float:
    """Of completing an area (counted over all boards)."""
    ed = s.edition
    row = seat * len(ed.cells)
    hits = HITS
    territory: i64
    at: i64
    place: i64
    for territory in range(TERRITORIES):
        hits[territory] = 0
    for at in range(ed.area_start[area], ed.area_start[area + 1]):
        cell = ed.area_cells[at]
        if s.marks[row + cell] != CROSSED:
            for place in range(ed.around_start[cell], ed.around_start[cell + 1]):
                hits[ed.around[place]] += 1
    total: float = 0.0
    for territory in range(TERRITORIES):
        if hits[territory] != 0:
            total += worth(s, seat, territory, hits[territory])
    return total


def best_action(s: BorderState, seat: i64) -> i64:
    """In the phases after the rolls: the area or cell worth most, or `done` when there is none."""
    buffer = BUFFER
    best: i64 = DONE
    most: float = 0.0
    at: i64
    for at in range(s.fill_actions(seat, buffer)):
        action = buffer[at]
        if action != DONE:
            value: float = 0.0
            if action >= CROSS_FIRST:
                value = worth_of_cell(s, seat, actions.cell_of(action))
            else:
                value = worth_of_area(s, seat, actions.area_of(action))
            if value > most:
                most = value
                best = action
    return best


# -- greedy


class GreedyBot(Bot):
    """Crosses what is worth most now; keeps the dice that complete something and the largest set besides."""

    def __init__(self, is_hasty: bool = False) -> None:
        self.is_hasty = is_hasty  # does not roll on once something can be completed

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        s = imagined(glimpse)
        if s.phase == ROLL:
            return Choice(ALL_DICE if s.rolls_left == ROLLS else _roll_the_useless(s, self.is_hasty))
        return Choice(best_action(s, glimpse.seat))


def imagined(glimpse: Glimpse) -> BorderState:
    state = glimpse.sample()
    assert isinstance(state, BorderState)
    return state


def _roll_the_useless(s: BorderState, is_hasty: bool) -> i64:
    after = s.clone()
    seat = after.turn
    after.apply(seat, KEEP)
    if after.phase == COMPLETE:
        action = best_action(after, seat)
        while action != DONE:
            after.apply(seat, action)
            action = best_action(after, seat)
        if is_hasty:
            return KEEP
    kept: i64 = after.used | _largest_set(s, after.used)
    return KEEP if kept == ALL_DICE else ALL_DICE & ~kept


def _largest_set(s: BorderState, used: i64) -> i64:
    """Bit mask of the unused dice of the colour there are most of."""
    one: i64 = 1
    best: i64 = 0
    most: i64 = 0
    colour: i64
    die: i64
    for colour in range(HUES):
        found: i64 = 0
        count: i64 = 0
        for die in range(DICE):
            if (used >> die) & 1 == 0 and s.dice[die] == colour:
                found |= one << die
                count += 1
        if count > most:
            most = count
            best = found
    return best


# -- odds


class OddsBot(Bot):
    """Rolls so that the expected worth of the areas it will complete is highest: exactly, over all hands."""

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        s = imagined(glimpse)
        if s.phase == ROLL:
            return Choice(ALL_DICE if s.rolls_left == ROLLS else best_roll(s))
        return Choice(best_action(s, glimpse.seat))


def best_roll(s: BorderState) -> i64:
    """The dice to roll again, or `keep` if no roll promises more than the hand is worth."""
    _value_hands(s, VALUES)
    return hands.best_roll(s, VALUES)


def _value_hands(s: BorderState, values: vec[float]) -> None:
    """What each hand of five dice can complete; areas of different colours do not compete for dice."""
    by_colour = BY_COLOUR
    counts = COUNTS
    _value_colours(s, by_colour)
    hand: i64
    colour: i64
    for hand in range(FULL, COUNT):
        total: float = 0.0
        for colour in range(HUES):
            total += by_colour[colour * (DICE + 1) + counts[hand * HUES + colour]]
        values[hand] = total


def _value_colours(s: BorderState, by_colour: vec[float]) -> None:
    """colour * (DICE + 1) + dice: the most that so many dice of one colour can complete."""
    seat = s.turn
    ed = s.edition
    at: i64
    area: i64
    dice: i64
    for at in range(HUES * (DICE + 1)):
        by_colour[at] = 0.0
    for area in range(ed.area_count[s.boards[seat]]):
        needed = s.open[seat * ed.most_areas + area]
        if needed != 0:
            place = s.boards[seat] * ed.most_areas + area
            value: float = worth_of_area(s, seat, place) + DENIED * float(needed)
            row = ed.area_colour[place] * (DICE + 1)
            for dice in range(DICE, needed - 1, -1):
                with_it: float = by_colour[row + dice - needed] + value
                if with_it > by_colour[row + dice]:
                    by_colour[row + dice] = with_it


# Scratch, filled and read within one call.
BUFFER: Final = new_buffer()
HITS: Final = zeros(TERRITORIES)
BY_COLOUR: Final = reals([0.0] * (HUES * (DICE + 1)))
VALUES: Final = reals([0.0] * COUNT)
