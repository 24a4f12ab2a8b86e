"""The database: what is written comes back, and one bad writing takes no others along."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from sqlite3 import OperationalError

import pytest
from sqlalchemy import text

from pomezi.server import journal as j
from pomezi.server.clock import SystemClock
from pomezi.server.journal import Conflict, Line, Unreadable
from pomezi.server.store import Store


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = Store(database, SystemClock())
    await opened.open()
    yield opened
    await opened.close()


async def add_table(store: Store, table_id: str, **more: object) -> None:
    await store.add_table(j.Head(table_id, "limes", "first", {}, 2, "p", "s", 5, **more))  # type: ignore[arg-type]


def said(seq: int, words: str = "Ahoj") -> Line:
    return Line(seq, j.Said(None, "Anna", words), f"p:{seq}", 1_700_000_000_000 + seq)


async def test_an_older_database_is_brought_up_to_date_once(database: str) -> None:
    for _ in range(2):
        store = Store(database, SystemClock())
        await store.open()
        assert await store.is_well()
        await store.close()


async def test_lines_come_back_as_they_were_written(store: Store) -> None:
    await add_table(store, "t1")
    lines = [said(1, "Žluťoučký kůň"), said(2), said(3)]
    await store.append("t1", lines[:2], sitter="p")
    await store.append("t1", lines[2:])
    assert await store.read_journal("t1") == lines
    assert await store.read_journal("t1", after=2) == lines[2:]
    assert await store.read_table("nothing") is None


async def test_of_two_writers_one_is_first_and_nobody_else_is_hurt(store: Store) -> None:
    for table in ("t1", "t2"):
        await add_table(store, table)
    await store.append("t1", [said(1, "first")])
    second, other = await asyncio.gather(
        store.append("t1", [said(1, "second")]), store.append("t2", [said(1)]), return_exceptions=True
    )
    assert isinstance(second, Conflict)
    assert other is None
    assert await store.read_journal("t1") == [said(1, "first")]
    assert await store.read_journal("t2") == [said(1)]
    assert store.groups.is_well


async def test_a_writing_that_no_database_takes_hurts_nobody_else(store: Store) -> None:
    """PostgreSQL keeps no NUL."""
    for table in ("t1", "t2"):
        await add_table(store, table)
    bad = Line(1, j.Said(None, "Anna"), "p:\x00", 0)
    _, other = await asyncio.gather(
        store.append("t1", [bad]), store.append("t2", [said(1)]), return_exceptions=True
    )
    assert other is None
    assert await store.read_journal("t2") == [said(1)]


async def test_a_database_that_cannot_write_says_so_until_it_can(engine: str, store: Store) -> None:
    if engine != "sqlite":
        pytest.skip("a PostgreSQL that is away is drilled: tests/drill/test_postgres.py")
    await add_table(store, "t1")
    await move_journal(store, "journal", "gone")
    with pytest.raises(OperationalError, match="journal"):
        await store.append("t1", [said(1)])
    assert not store.groups.is_well
    await move_journal(store, "gone", "journal")
    await store.append("t1", [said(1)])
    assert store.groups.is_well
    assert await store.read_journal("t1") == [said(1)]


async def move_journal(store: Store, old: str, new: str) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(text(f"alter table {old} rename to {new}"))


async def test_a_damaged_line_is_unreadable(store: Store) -> None:
    await add_table(store, "t1")
    await store.append("t1", [said(1)])
    async with store.engine.begin() as connection:
        await connection.execute(text("update journal set entry = '{'"))
    with pytest.raises(Unreadable):
        await store.read_journal("t1")


async def test_lists_know_the_status_that_was_noted_last(store: Store) -> None:
    await add_table(store, "t1", listed=True)
    await add_table(store, "t2")
    await store.append("t2", [said(1)], sitter="p")
    await store.append("t2", [said(2)], sitter="p")
    await store.set_status("t2", "playing")
    assert await store.tables_in(("open",), listed=True) == ["t1"]
    assert await store.tables_in(("open", "playing")) == ["t2", "t1"]
    assert await store.tables_of("p", ("playing",), 9) == ["t2"]
    assert await store.tables_in(("open",), before=5) == []


async def test_the_house_is_known_to_have_been_open(store: Store) -> None:
    assert await store.last_beat() == 0
    await store.beat(1_700_000_000_000)
    assert await store.last_beat() == 1_700_000_000_000
