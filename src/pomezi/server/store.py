"""The database: journals of tables, people and their keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import event, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from pomezi.server.clock import Clock
from pomezi.server.commits import PRAGMAS, Desk, Groups, SqliteDesk, Writing
from pomezi.server.database import journal, pulse, sittings, tables
from pomezi.server.journal import Head, Line, read_entry, read_head, write_head
from pomezi.server.migrations import upgrade
from pomezi.server.session import ANSWER_S, CHANNEL, Session, SessionDesk


class Store:
    def __init__(self, url: str, clock: Clock) -> None:
        self.url = url
        self.clock = clock
        self.session: Session | None = None  # where several processes may share the tables
        desk: Desk
        if url.startswith("sqlite"):
            self.engine: AsyncEngine = create_async_engine(url)
            event.listen(self.engine.sync_engine, "connect", _set_pragmas)
            desk = SqliteDesk(self.engine.url.database or "")
        else:
            patience = {"timeout": ANSWER_S, "command_timeout": ANSWER_S}
            self.engine = create_async_engine(url, pool_pre_ping=True, connect_args=patience)
            self.session = Session(url)
            desk = SessionDesk(self.session)
        self.groups = Groups(desk, clock)
        if self.session is not None:
            self.session.when_lost.append(self.groups.fail)

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)
        if self.session is not None:
            await self.session.open()
        self.groups.open()

    async def close(self) -> None:
        await self.groups.close()
        if self.session is not None:
            await self.session.close()
        await self.engine.dispose()

    def is_ready(self) -> bool:
        """Whether journals can be written, as far as we know."""
        return self.groups.is_well and (self.session is None or self.session.number > 0)

    async def is_well(self) -> bool:
        async with self.engine.connect() as connection:
            return bool((await connection.execute(text("select 1"))).scalar() == 1)

    async def tell(self, connection: AsyncConnection, words: str) -> None:
        """All processes, this one too, when the transaction is over; where there is one alone, nobody."""
        if self.session is not None:
            await connection.execute(select(func.pg_notify(CHANNEL, words)))

    # -- journals

    async def add_table(self, head: Head) -> None:
        row = {
            "id": head.id,
            "head": write_head(head),
            "game": head.game,
            "status": "open",
            "listed": int(head.listed),
            "changed_at": self.clock.wall(),
        }
        async with self.engine.begin() as connection:
            await connection.execute(insert(tables), row)

    async def set_status(self, table_id: str, status: str) -> None:
        """For lists alone: the journal knows better."""
        await self.groups.write(Writing(table_id, (), status=status))

    async def append(self, table_id: str, lines: Sequence[Line], sitter: str = "") -> None:
        """Returns when the lines are on disk; raises Conflict if another process was first."""
        await self.groups.write(Writing(table_id, lines, sitter=sitter))

    async def read_table(self, table_id: str) -> tuple[Head, str] | None:
        """What it is, and the status that lists know of."""
        query = select(tables.c.head, tables.c.status).where(tables.c.id == table_id)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else (read_head(found.head), found.status)

    async def read_journal(self, table_id: str, after: int = 0) -> list[Line]:
        query = (
            select(journal.c.seq, journal.c.entry, journal.c.client, journal.c.at)
            .where(journal.c.table_id == table_id, journal.c.seq > after)
            .order_by(journal.c.seq)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Line(row.seq, read_entry(row.entry), row.client, row.at) for row in rows]

    async def tables_of(self, person_id: str, status: Sequence[str], most: int) -> list[str]:
        """The newest first."""
        query = (
            select(sittings.c.table_id)
            .join(tables, tables.c.id == sittings.c.table_id)
            .where(sittings.c.person_id == person_id, tables.c.status.in_(status))
            .order_by(tables.c.changed_at.desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def tables_naming(self, person_id: str) -> list[str]:
        """Where somebody sat, had a seat kept, or said something. Every journal is looked through: for what
        people ask once in a while."""
        is_named = or_(
            journal.c.client.startswith(f"{person_id}:", autoescape=True),
            journal.c.entry.contains(f'"person":"{person_id}"', autoescape=True),
        )
        query = select(journal.c.table_id).where(is_named).distinct().order_by(journal.c.table_id)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def tables_in(self, status: Sequence[str], listed: bool = False, before: int = 0) -> list[str]:
        query = select(tables.c.id).where(tables.c.status.in_(status)).order_by(tables.c.changed_at.desc())
        if listed:
            query = query.where(tables.c.listed == 1)
        if before:
            query = query.where(tables.c.changed_at < before)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query.limit(1000))).scalars())

    async def beat(self, at: int) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(pulse).values(at=at))

    async def last_beat(self) -> int:
        async with self.engine.connect() as connection:
            return int((await connection.execute(select(pulse.c.at))).scalar() or 0)


def _set_pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
