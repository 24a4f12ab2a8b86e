"""Provable shuffles: a secret fixed before the players' words are known, and shown after the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256

from pomezi.core.rng import HEX_DIGITS


def commitment(secret: str) -> str:
    """What is shown before the first card."""
    return sha256(secret.encode()).hexdigest()


def seed_from(secret: str, words: Sequence[str]) -> str:
    """Of the secret and one word a seat, a line each."""
    return sha256("\n".join([secret, *words]).encode()).hexdigest()[:HEX_DIGITS]


def is_proved(shuffle: Mapping[str, object], seed: str) -> bool:
    """Whether a game's seed is the one that was promised."""
    secret, words = shuffle.get("secret"), shuffle.get("words")
    if not isinstance(secret, str) or not isinstance(words, list):
        return False
    return commitment(secret) == shuffle.get("commitment") and seed_from(secret, words) == seed


def daily_seed(game: str, day: str) -> str:
    """The seed of a day's deal, the same for everybody; the day as in 2026-11-15."""
    return sha256(f"pomezi {game} {day}".encode()).hexdigest()[:HEX_DIGITS]


def stream_seed(seed: str, *whose: object) -> str:
    """The seed of a stream beside a game's own: what a bot brings to its seat (by its name), or its chance in
    one choice (by how often the seat has acted). The same game gives the same."""
    return sha256(" ".join([seed, *map(str, whose)]).encode()).hexdigest()[:HEX_DIGITS]
