"""Tournaments as the database keeps them: journals whose steps nobody can write twice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import structs
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from pomezi.server.database import tables, tournament_people, tournament_steps, tournaments
from pomezi.server.journal import Conflict
from pomezi.server.store import Store
from pomezi.server.tournaments import journal as tj
from pomezi.server.tournaments.tournament import Tournament

MOST_LISTED = 50
TOLD = "tournament "  # to other processes: what they know of this one is out of date


class Book:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, head: tj.Head) -> None:
        row = {
            "id": head.id,
            "head": tj.write(head),
            "status": "open",
            "changed_at": head.made_at,
        }
        whose = {"person_id": head.organiser, "tournament_id": head.id}
        async with self.store.engine.begin() as connection:
            await connection.execute(insert(tournaments), row)
            await connection.execute(insert(tournament_people), whose)

    async def append(self, after: Tournament, lines: Sequence[tj.Line]) -> None:
        """Lines, with what lists know of the tournament after them. Returns when all is on disk; raises
        Conflict if somebody else was first."""
        rows = [
            {"tournament_id": after.id, "step": line.step, "entry": tj.write(line.entry), "at": line.at}
            for line in lines
        ]
        people = [
            {"person_id": line.entry.person, "tournament_id": after.id}
            for line in lines
            if isinstance(line.entry, tj.Joined)
        ]
        change = update(tournaments).where(tournaments.c.id == after.id)
        try:
            async with self.store.engine.begin() as connection:
                await connection.execute(insert(tournament_steps), rows)
                await connection.execute(change.values(status=after.status, changed_at=lines[-1].at))
                for row in people:
                    await _note(connection, row)
        except IntegrityError as error:
            raise Conflict from error

    async def read_head(self, tournament_id: str) -> tj.Head | None:
        query = select(tournaments.c.head).where(tournaments.c.id == tournament_id)
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(query)).scalar()
        return None if found is None else tj.read_head(found)

    async def read_lines(self, tournament_id: str, after: int = 0) -> list[tj.Line]:
        query = (
            select(tournament_steps.c.step, tournament_steps.c.entry, tournament_steps.c.at)
            .where(tournament_steps.c.tournament_id == tournament_id, tournament_steps.c.step > after)
            .order_by(tournament_steps.c.step)
        )
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [tj.Line(row.step, tj.read_entry(row.entry), row.at) for row in rows]

    async def running(self) -> list[str]:
        """Those that may have to be led on."""
        query = select(tournaments.c.id).where(tournaments.c.status == "running")
        async with self.store.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def of(self, person: str, most: int | None = MOST_LISTED) -> list[str]:
        """A person's own and those they joined, the newest first."""
        query = (
            select(tournaments.c.id)
            .join(tournament_people, tournament_people.c.tournament_id == tournaments.c.id)
            .where(tournament_people.c.person_id == person)
            .order_by(tournaments.c.changed_at.desc())
            .limit(most)
        )
        async with self.store.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def take_out(self, person: str, name: str) -> list[str]:
        """Gives somebody another name wherever they joined; in which tournaments."""
        is_theirs = tournament_steps.c.entry.contains(f'"person":"{person}"', autoescape=True)
        touched = []
        async with self.store.engine.begin() as connection:
            for row in (await connection.execute(select(tournament_steps).where(is_theirs))).all():
                joined = tj.read_entry(row.entry)
                if isinstance(joined, tj.Joined) and joined.person == person:
                    here = tournament_steps.c.tournament_id == row.tournament_id
                    line = update(tournament_steps).where(here, tournament_steps.c.step == row.step)
                    entry = tj.write(structs.replace(joined, name=name))
                    await connection.execute(line.values(entry=entry))
                    await self.store.tell(connection, TOLD + row.tournament_id)
                    touched.append(row.tournament_id)
        return touched

    async def statuses(self, table_ids: Sequence[str]) -> dict[str, str]:
        """Of tables, as lists know them; one that is not there is not laid yet."""
        query = select(tables.c.id, tables.c.status).where(tables.c.id.in_(table_ids))
        async with self.store.engine.connect() as connection:
            return {row.id: row.status for row in (await connection.execute(query)).all()}


async def _note(connection: AsyncConnection, whose: Mapping[str, str]) -> None:
    """Once, however often they come."""
    known = select(tournament_people).where(
        *(tournament_people.c[name] == value for name, value in whose.items())
    )
    if (await connection.execute(known)).first() is None:
        await connection.execute(insert(tournament_people), whose)
