"""The database: journals of tables, people and their keys; commits in groups."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from pomezi.server.clock import Clock
from pomezi.server.journal import Conflict, Head, Line, read_entry, read_head, write_entry, write_head
from pomezi.server.migrations import upgrade

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("head", Text, nullable=False),
    Column("game", String(40), nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Integer, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("tables_by_status", "status", "listed", "changed_at"),
)
journal = Table(
    "journal",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    Column("client", String(100), nullable=False),  # person:id of the command, or empty
    Column("at", BigInteger, nullable=False),
)
sittings = Table(
    "sittings",
    metadata,
    Column("person_id", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True),
)
people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(32), nullable=False),
    Column("phrase", String(64), nullable=False, unique=True),  # sha256
    Column("login", String(40), nullable=True, unique=True),
    Column("password", String(200), nullable=True),  # argon2
    Column("made_at", BigInteger, nullable=False),
)
results = Table(
    "results",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", String(40), nullable=False),  # empty for a bot
    Column("name", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("rating", Integer, nullable=False),  # of this person in this game afterwards; 0 = did not count
    Column("daily", String(10), nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Index("results_by_person", "person_id", "finished_at"),
    Index("results_by_day", "daily", "game", "score"),
)
keys = Table(
    "keys",
    metadata,
    Column("key", String(64), primary_key=True),  # sha256
    Column("person_id", String(40), nullable=False, index=True),
    Column("made_at", BigInteger, nullable=False),
)


pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),  # when the house was known to be open last
)


@dataclass
class Writing:
    """Lines of one table that go to disk together, and who waits for them."""

    table_id: str
    lines: Sequence[Line]
    status: str = ""  # the table's new one
    sitter: str = ""  # a person who has sat down
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Store:
    def __init__(self, url: str, clock: Clock) -> None:
        self.url = url
        self.clock = clock
        self.is_writing_well = True
        self.engine: AsyncEngine = create_async_engine(url)
        self.groups = 0  # commits of the journal so far
        self._waiting: list[Writing] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _set_pragmas)

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)
        self._writer = asyncio.create_task(self._write_groups())

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self.engine.dispose()

    async def is_well(self) -> bool:
        async with self.engine.connect() as connection:
            return bool((await connection.execute(text("select 1"))).scalar() == 1)

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
        await self._write(Writing(table_id, (), status=status))

    async def append(self, table_id: str, lines: Sequence[Line], sitter: str = "") -> None:
        """Returns when the lines are on disk; raises Conflict if another process was first."""
        await self._write(Writing(table_id, lines, sitter=sitter))

    async def _write(self, writing: Writing) -> None:
        self._waiting.append(writing)
        self._wake.set()
        await writing.done

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

    # -- groups

    async def _write_groups(self) -> None:
        """While one group is on its way to the disk, the next one gathers."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            group, self._waiting = self._waiting, []
            try:
                await self._commit(group)
            except asyncio.CancelledError:
                _fail(group, ConnectionError("the store is closing"))
                raise
            except Exception as error:
                if is_of_one(error):
                    for writing in group:
                        await self._commit_alone(writing)
                else:  # a full disk, a lost database: nobody gets an acknowledgement
                    self.is_writing_well = False
                    _fail(group, error)

    async def _commit_alone(self, writing: Writing) -> None:
        """One bad writing takes no others along."""
        try:
            await self._commit([writing])
        except IntegrityError:
            _fail([writing], Conflict())
        except Exception as error:
            _fail([writing], error)

    async def _commit(self, group: Sequence[Writing]) -> None:
        rows = [
            {
                "table_id": writing.table_id,
                "seq": line.seq,
                "entry": write_entry(line.entry),
                "client": line.client,
                "at": line.at,
            }
            for writing in group
            for line in writing.lines
        ]
        async with self.engine.begin() as connection:
            if rows:
                await connection.execute(insert(journal), rows)
            for writing in group:
                await _note(connection, writing, self.clock.wall())
        self.groups += 1
        self.is_writing_well = True
        for writing in group:
            if not writing.done.done():
                writing.done.set_result(None)


async def _note(connection: AsyncConnection, writing: Writing, at: int) -> None:
    table_id, person_id = writing.table_id, writing.sitter
    if writing.status:
        change = update(tables).where(tables.c.id == table_id)
        await connection.execute(change.values(status=writing.status, changed_at=at))
    if person_id:
        known = select(sittings).where(sittings.c.person_id == person_id, sittings.c.table_id == table_id)
        if (await connection.execute(known)).first() is None:
            await connection.execute(insert(sittings), {"person_id": person_id, "table_id": table_id})


def is_of_one(error: Exception) -> bool:
    """Whether what one writing holds is to blame, rather than the database being away, locked or full."""
    if not isinstance(error, DBAPIError) or error.connection_invalidated:
        return False
    return not isinstance(error, OperationalError | InterfaceError)


def _fail(group: Sequence[Writing], error: Exception) -> None:
    for writing in group:
        if not writing.done.done():
            writing.done.set_exception(error)


def _set_pragmas(connection: Any, _record: object) -> None:
    """WAL with a full sync: a commit is on the disk, and readers never wait for writers."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
