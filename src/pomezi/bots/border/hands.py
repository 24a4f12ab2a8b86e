"""Hands of dice in The Border, and the exact expectation of keeping a part and rolling the rest."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.vecs import ints
from pomezi.games.border.pieces import ALL_DICE, DICE, HUES, KEEP
from pomezi.games.border.state import BorderState

EQUAL: Final = 1e-9  # sums in another order differ by less


def reals(items: list[float]) -> vec[float]:
    return vec[float](items)


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
COUNT: Final = len(HANDS)
FULL: Final = first_full(HANDS)  # from here on hands have all five dice
COUNTS: Final = ints([count for hand in HANDS for count in hand])  # hand * HUES + colour
MORE: Final = steps(HANDS, 1)
LESS: Final = steps(HANDS, -1)


def best_roll(s: BorderState, values: vec[float]) -> i64:
    """The dice to roll again, or `keep` if no roll promises more; from the worth of all full hands, which is
    overwritten."""
    best: i64 = KEEP
    most: float = values[hand_of(s, ALL_DICE)]
    left: i64 = s.rolls_left
    _expect(values)
    while left > 1:
        _choose_parts(values)
        _expect(values)
        left -= 1
    mask: i64
    for mask in range(1, ALL_DICE + 1):
        value: float = values[hand_of(s, ALL_DICE & ~mask)]
        if value > most + EQUAL:
            most = value
            best = mask
    return best


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
    for hand in range(1, COUNT):
        most: float = values[hand]
        for colour in range(HUES):
            part = LESS[hand * HUES + colour]
            if part >= 0 and values[part] > most:
                most = values[part]
        values[hand] = most


def hand_of(s: BorderState, mask: i64) -> i64:
    """The number of the hand that these dice are."""
    hand: i64 = 0
    die: i64
    for die in range(DICE):
        if (mask >> die) & 1 == 1:
            hand = MORE[hand * HUES + s.dice[die]]
    return hand
