"""One line to PostgreSQL that makes this process the owner of its tables: it holds the process's lock and
writes all its journals, so whoever has lost it can write no more."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from secrets import token_urlsafe
from typing import Any, TypeAlias

from pomezi.server import telemetry
from pomezi.server.commits import Blamed, Writing
from pomezi.server.journal import Unsure

Connection: TypeAlias = Any  # of asyncpg, which knows no types and is not always there

CHANNEL = "pomezi"
CLASS = 0x706F6D  # of our locks; the second number is the process's
BEAT_S = 0.5
SILENCE_MS = 2000  # PostgreSQL itself ends the session of a process that is silent for so long
ANSWER_S = 2.0  # and we do not wait longer for an answer
AGAIN_S = 0.3  # after the database went away
BACK_S = 2.0  # a line that was lost is usually back so soon; after that others serve better than we do

LINES = """
    insert into journal (table_id, seq, entry, client, at)
    select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::bigint[])"""
STATUS = "update tables set status = $2, changed_at = $3 where id = $1"
SITTER = "insert into sittings (person_id, table_id) values ($1, $2) on conflict do nothing"


class Session:
    def __init__(self, url: str) -> None:
        self.url = url.replace("+asyncpg", "")
        self.number = 0  # of this process while the line holds; 0 = none
        self.host = ""  # our address as the database sees it
        self.port = 0  # where other processes reach us, once we listen
        self.secret = token_urlsafe(32)
        self.when_open: list[Callable[[], Awaitable[None]]] = []
        self.when_lost: list[Callable[[], None]] = []
        self.when_told: list[Callable[[str], None]] = []
        self._connection: Connection = None
        self._is_open = asyncio.Event()
        self._lost_at = 0.0  # on the loop's clock
        self._turn = asyncio.Lock()
        self._beating: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Raises what the database says; once open, it comes back by itself."""
        await self._connect()
        self._beating = asyncio.create_task(self._live())

    async def close(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        connection: Connection = self._connection
        self._connection, self.number = None, 0
        self._is_open.clear()
        if connection is not None:
            with contextlib.suppress(Exception):
                await connection.close(timeout=ANSWER_S)

    @contextlib.asynccontextmanager
    async def line(self) -> AsyncIterator[Connection]:
        """The line, for one statement or transaction at a time. Raises Unsure when it breaks meanwhile."""
        connection = self._connection
        async with self._turn:
            if connection is None or connection is not self._connection:  # a new line is a new claim
                raise ConnectionError("no line to the database")
            try:
                async with asyncio.timeout(ANSWER_S):
                    yield connection
            except asyncio.CancelledError:
                self._lose(connection)
                raise
            except lost() as error:
                self._lose(connection)
                raise Unsure from error

    async def until_open(self) -> None:
        """Waits a little for a line that has just been lost; not for one that has been away for long."""
        left_s = self._lost_at + BACK_S - asyncio.get_running_loop().time()
        if left_s > 0:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._is_open.wait(), left_s)

    async def announce(self, port: int) -> None:
        """Other processes may ask us here from now on; if the line is just lost, when it is back."""
        self.port = port
        with contextlib.suppress(ConnectionError, Unsure):
            async with self.line() as connection:
                await self._announce(connection)

    async def _announce(self, connection: Connection) -> None:
        host = f"[{self.host}]" if ":" in self.host else self.host
        await connection.execute(
            "insert into processes (number, address, secret) values ($1, $2, $3)",
            self.number,
            f"{host}:{self.port}",
            self.secret,
        )

    async def _connect(self) -> None:
        import asyncpg

        limits = {
            "idle_session_timeout": str(SILENCE_MS),
            "idle_in_transaction_session_timeout": str(SILENCE_MS),
            "application_name": "pomezi owner",
        }
        connection: Connection = await asyncpg.connect(self.url, timeout=ANSWER_S, server_settings=limits)
        try:
            async with asyncio.timeout(ANSWER_S):
                number = await connection.fetchval("select nextval('processes_number_seq')")
                await connection.execute("select pg_advisory_lock($1, $2)", CLASS, number)
                seen = await connection.fetchval("select host(inet_client_addr())")
                await connection.add_listener(CHANNEL, self._told)
                self.number, self.host = number, seen or "127.0.0.1"
                if self.port:
                    await self._announce(connection)
        except BaseException:
            self.number = 0
            connection.terminate()
            raise
        connection.add_termination_listener(self._lose)
        self._connection = connection
        self._is_open.set()

    def _told(self, _connection: object, _pid: int, _channel: str, words: str) -> None:
        for call in self.when_told:
            call(words)

    def _lose(self, connection: Connection) -> None:
        """From this moment on others may have our tables."""
        if connection is not self._connection:
            return
        self._connection, self.number = None, 0
        self._is_open.clear()
        self._lost_at = asyncio.get_running_loop().time()
        connection.terminate()
        telemetry.note("the line to the database is lost")
        for call in self.when_lost:
            call()

    async def _live(self) -> None:
        """Beats, so that nobody thinks us dead; and comes back when the line was lost."""
        is_known = False
        while True:
            try:
                if self._connection is None:
                    await self._connect()
                    for opened in self.when_open:
                        await opened()
                async with self.line() as connection:
                    await connection.execute("select 1")
                is_known = False
                await asyncio.sleep(BEAT_S)
            except Exception as error:
                if not is_known:
                    telemetry.failed("no line to the database", error)
                is_known = True
                await asyncio.sleep(AGAIN_S)


class SessionDesk:
    """Where groups of a process are written: by the very line that holds its lock."""

    def __init__(self, session: Session) -> None:
        self.session = session

    async def commit(self, group: Sequence[Writing], at: int) -> None:
        import asyncpg

        blamed = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)
        async with self.session.line() as connection:
            try:
                await self._write(connection, group, at)
            except blamed as error:
                raise Blamed(isinstance(error, asyncpg.UniqueViolationError)) from error

    async def _write(self, connection: Connection, group: Sequence[Writing], at: int) -> None:
        rows = [row for writing in group for row in writing.rows()]
        notes = [writing for writing in group if writing.status or writing.sitter]
        if not notes:  # a single statement is a transaction of its own, there and back once
            await connection.execute(LINES, *zip(*rows, strict=True))
            return
        async with connection.transaction():
            if rows:
                await connection.execute(LINES, *zip(*rows, strict=True))
            for writing in notes:
                if writing.status:
                    await connection.execute(STATUS, writing.table_id, writing.status, at)
                if writing.sitter:
                    await connection.execute(SITTER, writing.sitter, writing.table_id)

    async def close(self) -> None:
        pass


def lost() -> tuple[type[Exception], ...]:
    """What is raised when a line breaks, or the database ends it."""
    import asyncpg

    found: tuple[type[Exception], ...] = (
        OSError,
        TimeoutError,
        asyncpg.InterfaceError,
        asyncpg.InternalClientError,  # the database has just ended it, and asyncpg reads its last words
        asyncpg.PostgresConnectionError,
        asyncpg.OperatorInterventionError,
    )
    return found
