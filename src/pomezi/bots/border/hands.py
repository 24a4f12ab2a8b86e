"""The exact expectation of keeping a part of a hand of dice in The Border and rolling the rest."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.games.border.hands import COUNT, FULL, LESS, MORE
from pomezi.games.border.pieces import ALL_DICE, DICE, HUES, KEEP
from pomezi.games.border.state import BorderState

EQUAL: Final = 1e-9  # sums in another order differ by less


def reals(items: list[float]) -> vec[float]:
    return vec[float](items)


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
