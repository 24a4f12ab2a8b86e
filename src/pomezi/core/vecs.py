"""Packed vectors of 64-bit integers, the one kind of array that states are made of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BUFFER_LENGTH = 16384  # more than any seat of any game ever has legal actions


def ints(items: Iterable[int]) -> vec[i64]:
    return vec[i64](items)


def zeros(length: int) -> vec[i64]:
    return vec[i64]([0] * length)


def filled(length: int, value: int) -> vec[i64]:
    return vec[i64]([value] * length)


# BITS[n] is 1 << n. Take it where n may pass 30: compiled, `one << n` with a constant `one: i64 = 1` is C's
# `1 << n`, which has 32 bits.
BITS: Final = ints([1 << n for n in range(63)])


def new_buffer() -> vec[i64]:
    """Room for `State.fill_actions`; make one and use it again and again."""
    return zeros(BUFFER_LENGTH)
