"""How journals reach the disk: in groups, each a transaction; while one is on its way, the next gathers."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from pomezi.server.clock import Clock
from pomezi.server.journal import Conflict, Line, Unsure, write_entry

# A commit is on the disk when it returns, and readers never wait for writers.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
LINES = "insert into journal (table_id, seq, entry, client, at) values (?, ?, ?, ?, ?)"
STATUS = "update tables set status = ?, changed_at = ? where id = ?"
SITTER = "insert or ignore into sittings (person_id, table_id) values (?, ?)"

Row: TypeAlias = tuple[str | int, ...]


@dataclass
class Writing:
    """Lines of one table that go to disk together, and who waits for them."""

    table_id: str
    lines: Sequence[Line]
    status: str = ""  # the table's new one
    sitter: str = ""  # a person who has sat down
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def rows(self) -> list[Row]:
        return [
            (self.table_id, line.seq, write_entry(line.entry), line.client, line.at) for line in self.lines
        ]


class Blamed(Exception):
    """What one writing holds is to blame, rather than a database that is away, locked or full."""

    def __init__(self, is_second: bool = False) -> None:
        self.is_second = is_second  # the step has been written already


class Desk(Protocol):
    """Where a group is written, all of it or nothing. Raises Blamed, and whatever else the database says."""

    async def commit(self, group: Sequence[Writing], at: int) -> None: ...

    async def close(self) -> None: ...


class Groups:
    def __init__(self, desk: Desk, clock: Clock) -> None:
        self.desk = desk
        self.clock = clock
        self.is_well = True
        self.count = 0  # commits so far
        self._waiting: list[Writing] = []
        self._group: list[Writing] = []  # on its way
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.desk.close()

    async def write(self, writing: Writing) -> None:
        """Returns when it is on disk; raises Conflict if another process was first."""
        self._waiting.append(writing)
        self._wake.set()
        await writing.done

    def fail(self) -> None:
        """What waits now must not be written any more; what is on its way may have been."""
        waiting, self._waiting = self._waiting, []
        _fail(waiting, ConnectionError("the line to the database is lost"))
        _fail(self._group, Unsure())

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            group, self._group, self._waiting = self._waiting, self._waiting, []
            try:
                await self._commit(group)
            except asyncio.CancelledError:
                _fail(group, ConnectionError("the store is closing"))
                raise
            except Blamed:
                for writing in group:
                    await self._commit_alone(writing)
            except Exception as error:  # a full disk, a lost database: nobody gets an acknowledgement
                self.is_well = False
                _fail(group, error)

    async def _commit_alone(self, writing: Writing) -> None:
        """One bad writing takes no others along."""
        if writing.done.done():
            return
        try:
            await self._commit([writing])
        except Blamed as error:
            _fail([writing], Conflict() if error.is_second else error)
        except Exception as error:
            _fail([writing], error)

    async def _commit(self, group: Sequence[Writing]) -> None:
        await self.desk.commit(group, self.clock.wall())
        self.count += 1
        self.is_well = True
        for writing in group:
            if not writing.done.done():
                writing.done.set_result(None)


def _fail(group: Sequence[Writing], error: Exception) -> None:
    for writing in group:
        if not writing.done.done():
            writing.done.set_exception(error)


class SqliteDesk:
    """A file, by a thread and a connection of its own: a whole group is one errand there and back."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._thread = ThreadPoolExecutor(1, "journal")
        self._connection: sqlite3.Connection | None = None

    async def commit(self, group: Sequence[Writing], at: int) -> None:
        rows = [row for writing in group for row in writing.rows()]
        statuses: list[Row] = [(writing.status, at, writing.table_id) for writing in group if writing.status]
        sitters: list[Row] = [(writing.sitter, writing.table_id) for writing in group if writing.sitter]
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._commit, rows, statuses, sitters)

    def _commit(self, rows: list[Row], statuses: list[Row], sitters: list[Row]) -> None:
        if self._connection is None:
            self._connection = connect(self.path)
        database = self._connection
        try:
            database.execute("begin immediate")
            for statement, values in ((LINES, rows), (STATUS, statuses), (SITTER, sitters)):
                database.executemany(statement, values)
            database.execute("commit")
        except sqlite3.OperationalError:
            self._let_go()
            raise
        except (sqlite3.Error, OverflowError, UnicodeError) as error:
            database.rollback()
            raise Blamed(isinstance(error, sqlite3.IntegrityError)) from error

    def _let_go(self) -> None:
        """After a fault of the file the next group begins with a connection of its own."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._let_go)
        self._thread.shutdown(wait=False)


def connect(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection
