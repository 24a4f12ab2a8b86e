"""Journals of a browser: all of them in memory, and every change on its disk before it counts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

import msgspec
from msgspec import Struct

from pomezi.server.clock import Clock
from pomezi.server.journal import (
    Head,
    Line,
    Unreadable,
    read_entry,
    read_head,
    write_entry,
    write_head,
)
from pomezi.server.table import OPEN

Keep: TypeAlias = Callable[[str], Awaitable[object]]  # rows as JSON; done when they are on the disk
BEAT = "beat"  # the id under which the last sign of life is kept


class KeptTable(Struct, tag_field="row", tag="table"):
    id: str
    head: str
    status: str
    at: int  # unix milliseconds


class KeptLine(Struct, tag_field="row", tag="line"):
    table: str
    seq: int
    entry: str
    client: str
    at: int


class KeptBeat(Struct, tag_field="row", tag="beat"):
    id: str
    at: int


Row: TypeAlias = KeptTable | KeptLine | KeptBeat
_rows = msgspec.json.Decoder(list[Row])


class BrowserJournals:
    """What `Journals` asks for. A table whose rows cannot be read is found so when it is opened."""

    def __init__(self, keep: Keep, clock: Clock, kept: str = "[]") -> None:
        self.keep = keep
        self.clock = clock
        self.tables: dict[str, KeptTable] = {}
        self.lines: dict[str, list[KeptLine]] = {}
        self.beaten = 0
        for row in _rows.decode(kept):
            self._take(row)

    def _take(self, row: Row) -> None:
        if isinstance(row, KeptTable):
            self.tables[row.id] = row
        elif isinstance(row, KeptLine):
            self.lines.setdefault(row.table, []).append(row)
        else:
            self.beaten = row.at

    async def _keep(self, rows: Sequence[Row]) -> None:
        await self.keep(msgspec.json.encode(rows).decode())
        for row in rows:
            self._take(row)

    async def add_table(self, head: Head) -> None:
        await self._keep([KeptTable(head.id, write_head(head), OPEN, self.clock.wall())])

    async def add_whole(self, head: Head, lines: Sequence[Line], status: str) -> None:
        """A table with all that ever happened at it: there at once, or not at all."""
        table = KeptTable(head.id, write_head(head), status, self.clock.wall())
        await self._keep([table, *_kept(head.id, lines)])

    async def set_status(self, table_id: str, status: str) -> None:
        await self._keep(
            [msgspec.structs.replace(self.tables[table_id], status=status, at=self.clock.wall())]
        )

    async def append(self, table_id: str, lines: Sequence[Line], sitter: str = "") -> None:
        await self._keep(_kept(table_id, lines))

    async def read_table(self, table_id: str) -> tuple[Head, str] | None:
        row = self.tables.get(table_id)
        return None if row is None else (read_head(row.head), row.status)

    async def read_journal(self, table_id: str, after: int = 0) -> list[Line]:
        rows = sorted(self.lines.get(table_id, []), key=lambda row: row.seq)
        if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
            raise Unreadable("a step is missing")
        return [Line(r.seq, read_entry(r.entry), r.client, r.at) for r in rows if r.seq > after]

    async def tables_of(self, person_id: str, status: Sequence[str], most: int) -> list[str]:
        return (await self.tables_in(status))[:most]

    async def tables_in(self, status: Sequence[str], listed: bool = False, before: int = 0) -> list[str]:
        """The newest first. Nobody else could look for a table here."""
        found = [] if listed else [row for row in self.tables.values() if row.status in status]
        if before:
            found = [row for row in found if row.at < before]
        return [row.id for row in sorted(found, key=lambda row: -row.at)]

    async def beat(self, at: int) -> None:
        await self._keep([KeptBeat(BEAT, at)])

    async def last_beat(self) -> int:
        return self.beaten


def _kept(table_id: str, lines: Sequence[Line]) -> list[KeptLine]:
    return [KeptLine(table_id, line.seq, write_entry(line.entry), line.client, line.at) for line in lines]
