"""How games ended, and what that does to the ratings of those who played."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from pomezi.server.database import people, results
from pomezi.server.ratings import Skill, rate
from pomezi.server.store import Store
from pomezi.server.table import OVER, Table
from pomezi.server.tries import close_try


def places(table: Table) -> list[int]:
    """By the rules; but whoever has resigned is last."""
    last, state = len(table.chairs), table.playing()
    told = state.places() if table.status == OVER else [1] * last
    return [last if chair.resigned else told[seat] for seat, chair in enumerate(table.chairs)]


class Results:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.counting = asyncio.Lock()  # within a process; between processes rows are locked

    async def add(self, table: Table) -> None:
        """Once a table; a second call changes nothing, and of two processes one is first. What was begun in
        the middle is nobody's result."""
        if table.head.source:
            return
        with contextlib.suppress(IntegrityError):
            async with self.counting, self.store.engine.begin() as connection:
                known = select(func.count()).where(results.c.table_id == table.id)
                if not (await connection.execute(known)).scalar():
                    await connection.execute(insert(results), await self._rows(connection, table))
                    if table.head.ranked:
                        await close_try(connection, table)

    async def _rows(self, connection: AsyncConnection, table: Table) -> list[dict[str, Any]]:
        ended, scores = places(table), table.playing().scores()
        rated = await self._rated(connection, table)
        skills = rate({seat: skill for seat, (skill, _) in rated.items()}, dict(enumerate(ended)))
        # Of games that end together each goes on from the one counted before it: their moments tell which.
        finished_at = max([table.acted_at, *(at + 1 for _, at in rated.values())])
        return [
            {
                "table_id": table.id,
                "seat": seat,
                "person_id": chair.person,
                "name": chair.name,
                "game": table.head.game,
                "place": ended[seat],
                "score": scores[seat],
                "daily": table.head.daily,
                "finished_at": finished_at,
                "mu": skills[seat].mu if seat in skills else 0.0,
                "sigma": skills[seat].sigma if seat in skills else 0.0,
            }
            for seat, chair in enumerate(table.chairs)
        ]

    async def _rated(self, connection: AsyncConnection, table: Table) -> dict[int, tuple[Skill, int]]:
        """Seats of accounts that sit alone for themselves, with their ratings and since when they have them;
        nobody without an opponent."""
        if not table.head.rated:
            return {}
        persons = [chair.person for chair in table.chairs]
        single = {p: seat for seat, p in enumerate(persons) if p and persons.count(p) == 1}
        query = select(people.c.id).where(people.c.id.in_(single), people.c.login.is_not(None))
        query = query.order_by(people.c.id).with_for_update()  # two games of one person may end at once
        accounts = list((await connection.execute(query)).scalars())
        if len(accounts) < 2:
            return {}
        return {single[p]: await self._skill(connection, p, table.head.game) for p in accounts}

    async def _skill(self, connection: AsyncConnection, person: str, game: str) -> tuple[Skill, int]:
        query = (
            select(results.c.mu, results.c.sigma, results.c.finished_at)
            .where(results.c.person_id == person, results.c.game == game, results.c.sigma > 0)
            .order_by(results.c.finished_at.desc())
            .limit(1)
        )
        row = (await connection.execute(query)).first()
        return (Skill(), 0) if row is None else (Skill(row.mu, row.sigma), row.finished_at)
