"""Guesses of passwords and phrases: the same limits as any other, but counted by all processes together."""

from __future__ import annotations

from typing import Protocol

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from pomezi.server.limits import Buckets, Limited, Rate

KIND = "guesses"
LONGEST_WHO = 200
# A bucket in a row. Nothing comes back where it is empty.
TAKE = """
    insert into guesses as g (who, level, at) values (:who, :burst - 1, extract(epoch from now()))
    on conflict (who) do update set at = excluded.at,
        level = least(:burst, g.level + (excluded.at - g.at) * :per_s) - 1
    where least(:burst, g.level + (excluded.at - g.at) * :per_s) >= 1
    returning level"""
FORGET = "delete from guesses where at < extract(epoch from now()) - :full_s"


class Guesses(Protocol):
    async def may(self, who: str, rate: Rate) -> bool: ...


class OwnGuesses:
    """Of one process alone."""

    def __init__(self, buckets: Buckets) -> None:
        self.buckets = buckets

    async def may(self, who: str, rate: Rate) -> bool:
        return self.buckets.may(KIND, who, rate)


class SharedGuesses:
    def __init__(self, engine: AsyncEngine, counts: Limited) -> None:
        self.engine = engine
        self.counts = counts

    async def may(self, who: str, rate: Rate) -> bool:
        asked = {"who": who[:LONGEST_WHO], "burst": rate.burst, "per_s": rate.per_s}
        async with self.engine.begin() as connection:
            await connection.execute(text(FORGET), {"full_s": rate.burst / rate.per_s})
            is_enough = (await connection.execute(text(TAKE), asked)).first() is not None
        if not is_enough:
            self.counts.limited(KIND)
        return is_enough
