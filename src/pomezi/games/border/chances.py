"""Exact chances of the dice: of one colour, and of whole hands."""

from __future__ import annotations

from math import comb, gcd
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.vecs import ints
from pomezi.games.border.pieces import DICE, ROLLS

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
    ways = int(WAYS[(dice * (ROLLS + 1) + rolls) * SIZE + needed])
    every = 6 ** (dice * rolls)
    common = gcd(ways, every)
    return ways // common, every // common


def of_area(s: BorderState, colour: int, needed: int) -> tuple[int, int]:
    """The chance that the active player can complete an area with the rolls that are left: dice of its colour
    stay, all others are rolled as long as the area needs more."""
    have = sum(1 for shown in s.dice if shown == colour)
    rest = max(0, needed - have)
    return chance(DICE - have, int(s.rolls_left), rest)
