"""Every hand of dice there is, by number, and the steps from one to the next."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.vecs import ints
from pomezi.games.border.pieces import DICE, HUES


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
