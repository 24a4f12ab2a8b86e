"""The generator inside every state: sfc32 with a 128-bit seed, the same numbers everywhere."""

from __future__ import annotations

import re
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.errors import Refusal, SetupError

HEX_DIGITS: Final = 32
HEX: Final = re.compile(f"[0-9a-fA-F]{{1,{HEX_DIGITS}}}")
WARM_UP: Final = 12


@final
class Rng:
    """Chris Doty-Humphrey's sfc32. A clone goes on with the same numbers, a fork with its own."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    def word(self) -> i64:
        """The next 32 bits."""
        mask: i64 = 0xFFFFFFFF
        b = self.b
        c = self.c
        counter = self.counter
        out = (self.a + b + counter) & mask
        self.counter = (counter + 1) & mask
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & mask
        self.c = (((c << 21) | (c >> 11)) + out) & mask
        return out

    def below(self, n: i64) -> i64:
        """0 … n-1, each exactly as likely (Lemire's method); n at most 2**31."""
        mask: i64 = 0xFFFFFFFF
        product = self.word() * n
        low = product & mask
        if low < n:
            unfair = (mask + 1 - n) % n
            while low < unfair:
                product = self.word() * n
                low = product & mask
        return product >> 32

    def shuffle(self, cards: vec[i64], count: i64) -> None:
        """Shuffles the first `count` cards in place."""
        i = count - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def clone(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.counter)

    def fork(self) -> Rng:
        """A stream of its own, decided by this one."""
        return _warmed(Rng(self.word(), self.word(), self.word(), self.word()))

    def __reduce__(self) -> tuple[object, ...]:  # a compiled class is not made without its arguments
        return Rng, (int(self.a), int(self.b), int(self.c), int(self.counter))

    def dump(self) -> str:
        number = (int(self.a) << 96) | (int(self.b) << 64) | (int(self.c) << 32) | int(self.counter)
        return f"{number:032x}"


def seeded(seed: str) -> Rng:
    """From up to 32 hex digits; fewer are filled with zeros on the left."""
    return _warmed(resumed(seed))


def resumed(dump: str) -> Rng:
    """A generator exactly where `Rng.dump` left it."""
    check_seed(dump)
    digits = dump.rjust(HEX_DIGITS, "0")
    return Rng(int(digits[:8], 16), int(digits[8:16], 16), int(digits[16:24], 16), int(digits[24:], 16))


def check_seed(seed: str) -> None:
    """Raises SetupError unless it is 1 to 32 hex digits."""
    if HEX.fullmatch(seed) is None:
        raise SetupError(Refusal("bad-seed", {"seed": seed, "hex_digits": HEX_DIGITS}))


def _warmed(rng: Rng) -> Rng:
    for _turn in range(WARM_UP):
        rng.word()
    return rng
