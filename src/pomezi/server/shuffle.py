"""Provable shuffles: a secret fixed before the players' words are known, and shown after the end."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from secrets import token_hex

from pomezi.core.rng import HEX_DIGITS


def new_secret() -> str:
    return token_hex(32)


def commitment(secret: str) -> str:
    """What is shown before the first card."""
    return sha256(secret.encode()).hexdigest()


def seed(secret: str, words: Sequence[str]) -> str:
    """One line the secret, one line each word, in the order of seats."""
    return sha256("\n".join([secret, *words]).encode()).hexdigest()[:HEX_DIGITS]


def is_proved(committed: str, secret: str, words: Sequence[str], used: str) -> bool:
    """Whether the seed of a game is the one that was promised."""
    return commitment(secret) == committed and seed(secret, words) == used
