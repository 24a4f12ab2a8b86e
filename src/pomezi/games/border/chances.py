"""Exact chances of the dice: of one colour, and of whole hands."""

from __future__ import annotations

from math import comb, gcd
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.vecs import ints
from pomezi.games.border.hands import COUNT, COUNTS, FULL, HANDS, LESS, MORE
from pomezi.games.border.pieces import ALL_DICE, DICE, HUES, NONE, ROLLS

if TYPE_CHECKING:
    from pomezi.games.border.state import BorderState

SIZE: Final = DICE + 1


def ways_table() -> vec[i64]:
    """In how many of 6 ** (dice * rolls) equally likely courses at least `needed` of the dice come to show
    one given colour, if each die is rolled until it does or the rolls are used up."""
    return ints(
        [
            sum(
                comb(dice, hit) * (6**rolls - 5**rolls) ** hit * 5 ** (rolls * (dice - hit))
                for hit in range(needed, dice + 1)
            )
            for dice in range(SIZE)
            for rolls in range(ROLLS + 1)
            for needed in range(SIZE)
        ]
    )


WAYS: Final = ways_table()


def chance(dice: int, rolls: int, needed: int) -> tuple[int, int]:
    """Of so many dice, within so many rolls, so many of a colour: a fraction in lowest terms."""
    return lowest(int(WAYS[(dice * (ROLLS + 1) + rolls) * SIZE + needed]), 6 ** (dice * rolls))


def lowest(ways: int, every: int) -> tuple[int, int]:
    common = gcd(ways, every)
    return ways // common, every // common


def of_area(s: BorderState, colour: int, needed: int) -> tuple[int, int]:
    """The chance that the active player can complete an area with the rolls that are left: dice of its colour
    stay, all others are rolled as long as the area needs more."""
    have = sum(1 for shown in s.dice if shown == colour)
    rest = max(0, needed - have)
    return chance(DICE - have, int(s.rolls_left), rest)


def chance_keeping(shown: int, rolling: int, rolls: int, needed: int) -> tuple[int, int]:
    """So many of a colour, when dice that show it are kept and now only some are rolled; from the next roll
    on all that do not show it."""
    if rolling == 0:
        return int(shown >= needed), 1
    every = 6 ** (DICE * (rolls - 1))
    ways = 0
    for hit in range(rolling + 1):
        most, of = chance(DICE - shown - hit, rolls - 1, max(0, needed - shown - hit))
        ways += comb(rolling, hit) * 5 ** (rolling - hit) * most * (every // of)
    return lowest(ways, 6**rolling * every)


def keeping_table() -> list[list[list[list[tuple[int, int]]]]]:
    """All of them, by rolls left (from 1), dice of the colour that are kept, dice rolled, and dice needed
    (from 1): the page looks up in it what it shows while dice are set aside."""
    return [
        [
            [
                [chance_keeping(shown, rolling, rolls, needed) for needed in range(1, SIZE)]
                for rolling in range(SIZE - shown)
            ]
            for shown in range(SIZE)
        ]
        for rolls in range(1, ROLLS + 1)
    ]


# -- of completing anything at all

MOST_KEPT: Final = 64  # answers remembered: the same position is looked at again and again
_answers: Final[dict[str, vec[i64]]] = {}


def of_anything(s: BorderState, least: list[int]) -> list[tuple[list[int], tuple[int, int]]]:
    """By every choice of dice to keep (numbered from 1): the chance that one colour comes to show `least` of
    itself, when the others are rolled now and the rolls after that are played as well as can be."""
    if s.dice[0] == NONE:
        return [([], lowest(int(_after(least, int(s.rolls_left))[0]), 6 ** (DICE * ROLLS)))]
    told: list[tuple[list[int], tuple[int, int]]] = []
    for mask in range(ALL_DICE + 1):
        kept = [die for die in range(DICE) if (mask >> die) & 1 == 1]
        rolls = 0 if mask == ALL_DICE else int(s.rolls_left)
        ways = _after(least, rolls)[_hand_of(s, kept)]
        told.append(([die + 1 for die in kept], lowest(int(ways), 6 ** (DICE * rolls))))
    return told


def _hand_of(s: BorderState, dice: list[int]) -> i64:
    hand: i64 = 0
    for die in dice:
        hand = MORE[hand * HUES + s.dice[die]]
    return hand


def _after(least: list[int], rolls: int) -> vec[i64]:
    """By hand kept: the ways, of 6 ** (5 * rolls), in which so many rolls end well."""
    key = f"{least} {rolls}"
    if key not in _answers:
        if len(_answers) >= MOST_KEPT:
            _answers.clear()
        _answers[key] = _count_ways(least, rolls)
    return _answers[key]


def _count_ways(least: list[int], rolls: int) -> vec[i64]:
    ways = ints([int(_is_wanted(hand, least)) for hand in range(COUNT)])
    for roll in range(rolls):
        if roll > 0:
            _keep_best(ways)
        _roll(ways)
    return ways


def _is_wanted(hand: int, least: list[int]) -> bool:
    if hand < FULL:
        return False
    return any(COUNTS[hand * HUES + colour] >= least[colour] for colour in range(HUES))


def _roll(ways: vec[i64]) -> None:
    """From the ways of full hands to those of keeping a part and rolling the rest, all of 6 ** 5 times as
    many."""
    hand: i64
    colour: i64
    for hand in range(FULL - 1, -1, -1):
        total: i64 = 0
        for colour in range(HUES):
            total += ways[MORE[hand * HUES + colour]]
        ways[hand] = total
    for hand in range(COUNT):
        ways[hand] *= ROLLED[hand]


def _keep_best(ways: vec[i64]) -> None:
    """From the ways of keeping each part to those of every hand when its best part is kept."""
    hand: i64
    colour: i64
    for hand in range(1, COUNT):
        most: i64 = ways[hand]
        for colour in range(HUES):
            part = LESS[hand * HUES + colour]
            if part >= 0 and ways[part] > most:
                most = ways[part]
        ways[hand] = most


ROLLED: Final = ints([6 ** sum(hand) for hand in HANDS])  # by hand: 6 for every die that is not rolled
