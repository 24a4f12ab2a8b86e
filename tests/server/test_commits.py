"""Groups on their way to the disk: what gathers goes together, and only what is there is acknowledged."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from pomezi.server import journal as j
from pomezi.server.commits import Blamed, Groups, SqliteDesk, Writing
from pomezi.server.journal import Conflict, Line, Unsure
from tests.server.rooms import OurClock

SCHEMA = """
create table journal
    (table_id text, seq integer, entry text, client text, at integer, primary key (table_id, seq));
create table tables (id text primary key, status text, changed_at integer);
create table sittings (person_id text, table_id text, primary key (person_id, table_id));
"""


class SlowDesk:
    """Writes when it is let; each group is remembered."""

    def __init__(self) -> None:
        self.groups: list[list[str]] = []
        self.let = asyncio.Event()
        self.fault: Exception | None = None

    async def commit(self, group: Sequence[Writing], at: int) -> None:
        self.groups.append([writing.table_id for writing in group])
        await self.let.wait()
        if self.fault is not None:
            raise self.fault

    async def close(self) -> None:
        pass


def writing(table: str, status: str = "", sitter: str = "") -> Writing:
    return Writing(table, [Line(1, j.Said(None, "Anna", "Ahoj"))], status, sitter)


async def test_while_one_group_is_on_its_way_the_next_one_gathers() -> None:
    desk = SlowDesk()
    groups = Groups(desk, OurClock())
    groups.open()
    waiting = [asyncio.create_task(groups.write(writing("a")))]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    waiting += [asyncio.create_task(groups.write(writing(table))) for table in ("b", "c", "d")]
    await asyncio.sleep(0)
    assert desk.groups == [["a"]]
    assert not any(task.done() for task in waiting)
    desk.let.set()
    await asyncio.gather(*waiting)
    assert desk.groups == [["a"], ["b", "c", "d"]]
    assert groups.count == 2
    await groups.close()


async def test_a_disk_that_fails_acknowledges_nobody_until_it_is_well() -> None:
    desk = SlowDesk()
    groups = Groups(desk, OurClock())
    groups.open()
    desk.let.set()
    desk.fault = OSError("full")
    for answer in await asyncio.gather(
        *(groups.write(writing(t)) for t in ("a", "b")), return_exceptions=True
    ):
        assert isinstance(answer, OSError)
    assert not groups.is_well
    desk.fault = None
    await groups.write(writing("a"))
    assert groups.is_well
    await groups.close()


async def test_whoever_waits_when_the_house_closes_is_not_told_that_it_was_written() -> None:
    desk = SlowDesk()
    groups = Groups(desk, OurClock())
    groups.open()
    waiting = asyncio.create_task(groups.write(writing("a")))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await groups.close()
    with pytest.raises(ConnectionError):
        await waiting


async def test_when_the_line_is_lost_what_waits_is_not_written_and_what_is_on_its_way_is_unsure() -> None:
    desk = SlowDesk()
    groups = Groups(desk, OurClock())
    groups.open()
    first = asyncio.create_task(groups.write(writing("a")))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    second = asyncio.create_task(groups.write(writing("b")))
    await asyncio.sleep(0)
    groups.fail()
    desk.let.set()
    with pytest.raises(Unsure):
        await first
    with pytest.raises(ConnectionError):
        await second
    await groups.write(writing("c"))
    assert ["b"] not in desk.groups
    await groups.close()


@pytest.fixture
def path(tmp_path: Path) -> str:
    path = str(tmp_path / "a.sqlite")
    with sqlite3.connect(path) as database:
        database.executescript(SCHEMA)
        database.execute("insert into tables values ('a', 'open', 0)")
    database.close()
    return path


def rows(path: str, table: str) -> list[tuple[object, ...]]:
    database = sqlite3.connect(path)
    found = database.execute(f"select * from {table}").fetchall()
    database.close()
    return found


async def test_a_group_is_written_to_a_file_whole_or_not_at_all(path: str) -> None:
    desk = SqliteDesk(path)
    await desk.commit([writing("a", status="playing", sitter="p"), writing("b", sitter="p")], 7)
    assert [row[:2] for row in rows(path, "journal")] == [("a", 1), ("b", 1)]
    assert rows(path, "tables") == [("a", "playing", 7)]
    with pytest.raises(Blamed) as blamed:
        await desk.commit([writing("c"), writing("a", status="over")], 8)
    assert isinstance(blamed.value.__cause__, sqlite3.IntegrityError)
    assert len(rows(path, "journal")) == 2
    assert rows(path, "tables") == [("a", "playing", 7)]
    await desk.commit([writing("c", sitter="p")], 9)
    assert len(rows(path, "sittings")) == 3
    await desk.close()


async def test_only_the_second_of_two_writers_is_refused(path: str) -> None:
    groups = Groups(SqliteDesk(path), OurClock())
    groups.open()
    await groups.write(writing("a"))
    second, other = await asyncio.gather(
        groups.write(writing("a")), groups.write(writing("b")), return_exceptions=True
    )
    assert isinstance(second, Conflict)
    assert other is None
    await groups.close()


async def test_after_a_fault_of_the_file_the_next_group_is_written(path: str) -> None:
    desk = SqliteDesk(path)
    database = sqlite3.connect(path)
    database.execute("alter table journal rename to gone")
    database.commit()
    with pytest.raises(sqlite3.OperationalError):
        await desk.commit([writing("a")], 1)
    database.execute("alter table gone rename to journal")
    database.commit()
    database.close()
    await desk.commit([writing("a")], 1)
    assert len(rows(path, "journal")) == 1
    await desk.close()
