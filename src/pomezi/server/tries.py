"""Ranked tries at the deals of days, as the database keeps them: one a person, game and day."""

from __future__ import annotations

import contextlib
from typing import Any

from sqlalchemy import Select, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from pomezi.core.state import lead
from pomezi.server.database import tries
from pomezi.server.store import Store
from pomezi.server.table import OVER, Table

SEAT = 0  # of whoever tries
OTHER_HANDS = ("bot-sat", "took-over", "undone", "resigned")
MOST_RANKED = 1000  # told of one day
LONGEST_STREAK = 3660
EMPTY = {"name": "", "finished_at": 0, "ranked": 0, "place": 0, "score": 0, "lead": 0}

# By place, then by the lead over the best of the others: winning counts first, on whatever scale scores are.
DAY = (tries.c.game, tries.c.day)
RANK = func.rank().over(partition_by=DAY, order_by=(tries.c.place, tries.c.lead.desc()))
FIELD = func.count().over(partition_by=DAY)


def is_own_work(table: Table) -> bool:
    """Played to the end by the hand that began it, before our eyes: nobody stood in, nothing was taken
    back."""
    if table.head.offline:
        return False
    kinds = [past.kind for past in table.history]
    played = kinds[kinds.index("started") :] if "started" in kinds else []
    is_theirs = table.chairs[SEAT].person == table.head.host
    return table.status == OVER and is_theirs and not any(kind in OTHER_HANDS for kind in played)


async def close_try(connection: AsyncConnection, table: Table) -> None:
    """Notes how a ranked try ended; a second call says the same."""
    head, ended = table.head, dict[str, Any](EMPTY)
    ended |= {"name": table.chairs[SEAT].name, "finished_at": table.acted_at or head.made_at}
    if is_own_work(table):
        state = table.playing()
        ended |= {"ranked": 1, "place": state.places()[SEAT]}
        ended |= {"score": state.scores()[SEAT], "lead": lead(state, SEAT)}
    await connection.execute(update(tries).where(tries.c.table_id == table.id).values(**ended))


class Tries:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def claim(self, game: str, day: str, person: str, table_id: str) -> None:
        """The first claim counts; a later one changes nothing."""
        row = {"game": game, "day": day, "person_id": person, "table_id": table_id, **EMPTY}
        with contextlib.suppress(IntegrityError):
            async with self.store.engine.begin() as connection:
                await connection.execute(insert(tries), row)

    async def find(self, game: str, day: str, person: str) -> Any:
        """The row, or None."""
        return next(iter(await self._rows(_tries_of(game, person).where(tries.c.day == day))), None)

    async def close(self, table: Table) -> None:
        async with self.store.engine.begin() as connection:
            await close_try(connection, table)

    async def ranked(self, game: str, day: str) -> list[Any]:
        """People's, the best first; each with its `rank`."""
        query = _ranked(game).where(tries.c.day == day).limit(MOST_RANKED)
        return await self._rows(query.order_by("rank", tries.c.finished_at))

    async def count(self, game: str, day: str) -> int:
        query = select(func.count()).where(
            tries.c.game == game, tries.c.day == day, tries.c.ranked == 1, tries.c.person_id != ""
        )
        async with self.store.engine.connect() as connection:
            return int((await connection.execute(query)).scalar() or 0)

    async def month_of(self, game: str, month: str, person: str) -> list[Any]:
        """A person's own ranked ones in a month such as 2026-11, each with its `rank` in a `field` of so
        many."""
        every = _ranked(game).where(tries.c.day.like(f"{month}-__")).subquery()
        return await self._rows(select(every).where(every.c.person_id == person).order_by(every.c.day))

    async def days_of(self, game: str, person: str) -> list[str]:
        """On which a person has a rank, the latest first."""
        query = _tries_of(game, person).where(tries.c.ranked == 1).order_by(tries.c.day.desc())
        return [row.day for row in await self._rows(query.limit(LONGEST_STREAK))]

    async def _rows(self, query: Select[Any]) -> list[Any]:
        async with self.store.engine.connect() as connection:
            return list((await connection.execute(query)).all())


def _tries_of(game: str, person: str) -> Select[Any]:
    return select(tries).where(tries.c.game == game, tries.c.person_id == person)


def _ranked(game: str) -> Select[Any]:
    query = select(tries, RANK.label("rank"), FIELD.label("field"))
    return query.where(tries.c.game == game, tries.c.ranked == 1, tries.c.person_id != "")
