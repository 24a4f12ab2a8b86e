"""How games ended: everybody's own list, a simple rating between accounts."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from pomezi.server import forms
from pomezi.server.database import people, results
from pomezi.server.store import Store
from pomezi.server.table import OVER, Table
from pomezi.server.tries import close_try

FIRST_RATING = 1500
MOST_GAIN = 40.0  # at one table, against opponents of any strength
LONGEST_LIST = 100


def places(table: Table) -> list[int]:
    """By the rules; but whoever has resigned is last."""
    last, state = len(table.chairs), table.playing()
    told = state.places() if table.status == OVER else [1] * last
    return [last if chair.resigned else told[seat] for seat, chair in enumerate(table.chairs)]


def new_ratings(old: Mapping[int, float], places: Sequence[int]) -> dict[int, int]:
    """Elo over all pairs of these seats, the gain shared among the opponents."""
    new = {}
    for seat, own in old.items():
        gain = 0.0
        for other, theirs in old.items():
            if other != seat:
                expected = 1 / (1 + 10 ** ((theirs - own) / 400))
                won = 0.5 + (places[seat] < places[other]) / 2 - (places[seat] > places[other]) / 2
                gain += won - expected
        new[seat] = round(own + MOST_GAIN * gain / max(1, len(old) - 1))
    return new


class Results:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.counting = asyncio.Lock()  # within a process; between processes rows are locked

    async def add(self, table: Table) -> None:
        """Once a table; a second call changes nothing, and of two processes one is first."""
        with contextlib.suppress(IntegrityError):
            async with self.counting, self.store.engine.begin() as connection:
                known = select(func.count()).where(results.c.table_id == table.id)
                if not (await connection.execute(known)).scalar():
                    await connection.execute(insert(results), await self._rows(connection, table))
                    if table.head.ranked:
                        await close_try(connection, table)

    async def _rows(self, connection: AsyncConnection, table: Table) -> list[dict[str, Any]]:
        ended, scores = places(table), table.playing().scores()
        ratings = new_ratings(await self._rated(connection, table), ended)
        return [
            {
                "table_id": table.id,
                "seat": seat,
                "person_id": chair.person,
                "name": chair.name,
                "game": table.head.game,
                "place": ended[seat],
                "score": scores[seat],
                "rating": ratings.get(seat, 0),
                "daily": table.head.daily,
                "finished_at": table.acted_at,
            }
            for seat, chair in enumerate(table.chairs)
        ]

    async def _rated(self, connection: AsyncConnection, table: Table) -> dict[int, float]:
        """Seats of accounts that sit alone for themselves, with their ratings; nobody without an opponent."""
        if not table.head.rated:
            return {}
        persons = [chair.person for chair in table.chairs]
        single = {p: seat for seat, p in enumerate(persons) if p and persons.count(p) == 1}
        query = select(people.c.id).where(people.c.id.in_(single), people.c.login.is_not(None))
        query = query.order_by(people.c.id).with_for_update()  # two games of one person may end at once
        accounts = list((await connection.execute(query)).scalars())
        if len(accounts) < 2:
            return {}
        return {single[p]: await self._rating(connection, p, table.head.game) for p in accounts}

    async def _rating(self, connection: AsyncConnection, person: str, game: str) -> float:
        query = (
            select(results.c.rating)
            .where(results.c.person_id == person, results.c.game == game, results.c.rating > 0)
            .order_by(results.c.finished_at.desc())
            .limit(1)
        )
        return float((await connection.execute(query)).scalar() or FIRST_RATING)

    async def games_of(self, person: str) -> forms.MyGames:
        async with self.store.engine.connect() as connection:
            query = (
                select(results)
                .where(results.c.person_id == person)
                .order_by(results.c.finished_at.desc(), results.c.table_id, results.c.seat)
                .limit(LONGEST_LIST)
            )
            own = (await connection.execute(query)).all()
            query = (
                select(results)
                .where(results.c.table_id.in_({row.table_id for row in own}))
                .order_by(results.c.seat)
            )
            tables: dict[str, list[Any]] = {}
            for row in (await connection.execute(query)).all():
                tables.setdefault(row.table_id, []).append(row)
        ratings: dict[str, int] = {}
        for row in own:
            if row.rating:
                ratings.setdefault(row.game, row.rating)
        return forms.MyGames([finished(row, tables[row.table_id]) for row in own], ratings)


def finished(row: Any, seats: Sequence[Any]) -> forms.Finished:
    return forms.Finished(
        table=row.table_id,
        game=row.game,
        seat=row.seat,
        place=row.place,
        score=row.score,
        names=[seat.name for seat in seats],
        scores=[seat.score for seat in seats],
        finished_at=row.finished_at,
        daily=row.daily,
        rating=row.rating,
    )
