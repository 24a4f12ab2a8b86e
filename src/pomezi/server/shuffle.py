"""The server's side of a provable shuffle: the secret, and what a finished record says of it."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_hex

from pomezi.core.shuffle import commitment, daily_seed, seed_from

__all__ = ["commitment", "daily_seed", "new_secret", "proof", "seed_from"]


def new_secret() -> str:
    return token_hex(32)


def proof(secret: str, words: Sequence[str]) -> dict[str, object]:
    """What `pomezi verify` checks the seed against."""
    return {"commitment": commitment(secret), "secret": secret, "words": list(words)}
