"""The database seen from outside: how far each table has come, without anybody visiting it."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Iterable
from pathlib import Path

STEPS = (
    "select tables.id, tables.status, count(journal.seq) from tables"
    " left join journal on table_id = tables.id group by tables.id, tables.status"
)
POLL_S = 0.1


def sqlite_file(database: str) -> Path:
    return Path(database.partition("///")[2])


Standing = tuple[str, int]  # a table's status, and how many lines its journal has


async def standings(database: str) -> dict[str, Standing]:
    """How far each table has come."""
    if database.startswith("sqlite"):
        address = f"file:{sqlite_file(database)}?mode=ro"
        with contextlib.closing(sqlite3.connect(address, uri=True, timeout=1)) as connection:
            return {row[0]: (row[1], row[2]) for row in connection.execute(STEPS)}
    import asyncpg

    link = await asyncpg.connect(database.replace("+asyncpg", ""))
    try:
        return {row[0]: (row[1], row[2]) for row in await link.fetch(STEPS)}
    finally:
        await link.close()


async def standings_or_none(database: str) -> dict[str, Standing] | None:
    """None while the database lets nobody in."""
    try:
        return await standings(database)
    except (sqlite3.Error, OSError):
        return None
    except Exception as error:
        if type(error).__module__.startswith("asyncpg"):
            return None
        raise


async def until_moved(database: str, tables: Iterable[str], patience_s: float) -> tuple[float, list[str]]:
    """Seconds until every one of these tables has moved, and those that have not. A game that is over moves
    once more when the lists hear of it."""
    began, still = time.monotonic(), set(tables)
    first = await standings_or_none(database)
    while still and time.monotonic() - began < patience_s:
        await asyncio.sleep(POLL_S)
        if (now := await standings_or_none(database)) is not None:
            first = now if first is None else first
            still = {table for table in still if now.get(table) == first.get(table)}
    return time.monotonic() - began, sorted(still)


def damage(database: str, table: str, text: str) -> None:
    """Puts something else into the last line of a table's journal."""
    with contextlib.closing(sqlite3.connect(sqlite_file(database), timeout=10)) as connection:
        changed = connection.execute(
            "update journal set entry = ? where table_id = ? and seq ="
            " (select max(seq) from journal where table_id = ?)",
            [text, table, table],
        ).rowcount
        connection.commit()
    if changed != 1:
        raise RuntimeError(f"{table} has no journal to damage")


HOLD = """
import sqlite3, sys, time
link = sqlite3.connect(sys.argv[1], timeout=20, isolation_level=None)
link.execute("begin exclusive")
print("held", flush=True)
time.sleep(float(sys.argv[2]))
link.execute("rollback")
"""


@contextlib.asynccontextmanager
async def locked(database: str, seconds: float) -> AsyncIterator[None]:
    """Another process keeps everybody else from writing for so long."""
    holder = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLD, str(sqlite_file(database)), str(seconds), stdout=asyncio.subprocess.PIPE
    )
    try:
        assert holder.stdout is not None
        await holder.stdout.readline()
        yield
        await holder.wait()
    finally:
        with contextlib.suppress(ProcessLookupError):
            holder.kill()
        await holder.wait()
