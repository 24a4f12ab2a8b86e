"""Bots for The Border: one that takes what it sees, and one that knows the chances of its dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.bots.bot import Bot, Budget, Choice, Glimpse
from pomezi.bots.random import DistractedBot
from pomezi.core.vecs import ints, new_buffer, zeros
from pomezi.games.border import actions
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


def reals(items: list[float]) -> vec[float]:
    return vec[float](items)


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

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        s = imagined(glimpse)
        if s.phase == ROLL:
            return Choice(ALL_DICE if s.rolls_left == ROLLS else _roll_the_useless(s))
        return Choice(best_action(s, glimpse.seat))


def imagined(glimpse: Glimpse) -> BorderState:
    state = glimpse.sample()
    assert isinstance(state, BorderState)
    return state


def _roll_the_useless(s: BorderState) -> i64:
    after = s.clone()
    seat = after.turn
    after.apply(seat, KEEP)
    if after.phase == COMPLETE:
        action = best_action(after, seat)
        while action != DONE:
            after.apply(seat, action)
            action = best_action(after, seat)
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


def all_hands() -> list[tuple[int, ...]]:
    """Every hand of none to five dice, by size, as counts of each colour."""
    return [
        tuple(dice.count(colour) for colour in range(HUES))
        for size in range(DICE + 1)
        for dice in combinations_with_replacement(range(HUES), size)
    ]


def steps(hands: list[tuple[int, ...]], change: int) -> vec[i64]:
    """hand * HUES + colour: the hand with one die of the colour more or less, or -1."""
    number = {hand: at for at, hand in enumerate(hands)}
    return ints(
        [
            number.get((*hand[:colour], hand[colour] + change, *hand[colour + 1 :]), -1)
            for hand in hands
            for colour in range(HUES)
        ]
    )


def first_full(hands: list[tuple[int, ...]]) -> int:
    return sum(1 for hand in hands if sum(hand) < DICE)


HANDS: Final = all_hands()
HAND_COUNT: Final = len(HANDS)
FULL: Final = first_full(HANDS)  # from here on hands have all five dice
COUNTS: Final = ints([count for hand in HANDS for count in hand])  # hand * HUES + colour
MORE: Final = steps(HANDS, 1)
LESS: Final = steps(HANDS, -1)


class OddsBot(Bot):
    """Rolls so that the expected worth of the areas it will complete is highest: exactly, over all hands."""

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        s = imagined(glimpse)
        if s.phase == ROLL:
            return Choice(ALL_DICE if s.rolls_left == ROLLS else best_roll(s))
        return Choice(best_action(s, glimpse.seat))


def best_roll(s: BorderState) -> i64:
    """The dice to roll again, or `keep` if no roll promises more than the hand is worth."""
    values = VALUES
    _value_hands(s, values)
    best: i64 = KEEP
    most: float = values[_hand_of(s, ALL_DICE)]
    left: i64 = s.rolls_left
    _expect(values)
    while left > 1:
        _choose_parts(values)
        _expect(values)
        left -= 1
    mask: i64
    for mask in range(1, ALL_DICE + 1):
        value: float = values[_hand_of(s, ALL_DICE & ~mask)]
        if value > most + EQUAL:
            most = value
            best = mask
    return best


def _value_hands(s: BorderState, values: vec[float]) -> None:
    """What each hand of five dice can complete; areas of different colours do not compete for dice."""
    by_colour = BY_COLOUR
    _value_colours(s, by_colour)
    hand: i64
    colour: i64
    for hand in range(FULL, HAND_COUNT):
        total: float = 0.0
        for colour in range(HUES):
            total += by_colour[colour * (DICE + 1) + COUNTS[hand * HUES + colour]]
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


def _expect(values: vec[float]) -> None:
    """From the worth of full hands to the expected worth of keeping a part and rolling the rest."""
    hand: i64
    colour: i64
    for hand in range(FULL - 1, -1, -1):
        total: float = 0.0
        for colour in range(HUES):
            total += values[MORE[hand * HUES + colour]]
        values[hand] = total / 6.0


def _choose_parts(values: vec[float]) -> None:
    """From the worth of keeping each part to the worth of every hand when its best part is kept."""
    hand: i64
    colour: i64
    for hand in range(1, HAND_COUNT):
        most: float = values[hand]
        for colour in range(HUES):
            part = LESS[hand * HUES + colour]
            if part >= 0 and values[part] > most:
                most = values[part]
        values[hand] = most


def _hand_of(s: BorderState, mask: i64) -> i64:
    """The number of the hand that these dice are."""
    hand: i64 = 0
    die: i64
    for die in range(DICE):
        if (mask >> die) & 1 == 1:
            hand = MORE[hand * HUES + s.dice[die]]
    return hand


BOTS: Mapping[str, Callable[[], Bot]] = {
    "tourist": lambda: DistractedBot(GreedyBot(), 30),
    "traveller": GreedyBot,
    "guide": OddsBot,
    "explorer": OddsBot,
    "greedy": GreedyBot,
    "odds": OddsBot,
}

EQUAL: Final = 1e-9  # sums in another order differ by less
# Scratch, filled and read within one call.
BUFFER: Final = new_buffer()
HITS: Final = zeros(TERRITORIES)
BY_COLOUR: Final = reals([0.0] * (HUES * (DICE + 1)))
VALUES: Final = reals([0.0] * HAND_COUNT)
