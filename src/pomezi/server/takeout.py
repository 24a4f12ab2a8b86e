"""All that the house keeps of a person, as a file of theirs: what it knows, and records of their games."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Table as Kept
from sqlalchemy import select

from pomezi.server import journal as j
from pomezi.server.commands.asking import Refuse
from pomezi.server.database import (
    hooks,
    keys,
    outbox,
    people,
    results,
    reviewed,
    seeks,
    sittings,
    subscriptions,
    tournament_people,
    tries,
    waits,
    wishes,
)
from pomezi.server.host import fold
from pomezi.server.journal import Unreadable
from pomezi.server.store import Store
from pomezi.server.table import CLOSED, OVER, Table
from pomezi.server.tournaments.director import Director

# Secrets and their hashes: nobody's data, and worth guessing at.
HIDDEN = {"phrase", "password", "key", "secret", "mail_key", "auth", "p256dh"}
TOLD: Mapping[str, Kept] = {
    "results": results,
    "dailies": tries,
    "reviews": reviewed,
    "notices": wishes,
    "browsers": subscriptions,
    "webhooks": hooks,
}
# What is told of otherwise (tables, tournaments), or of the moment: who waits for whom, what is on its way.
UNTOLD = (sittings, tournament_people, keys, outbox, seeks, waits)


class Takeout:
    def __init__(self, store: Store, director: Director) -> None:
        self.store = store
        self.director = director

    async def packed(self, person: str) -> bytes:
        """A zip of `me.json` and `records/`, one for each of my games that has ended."""
        told: dict[str, Any] = {"person": (await self._rows(person, people))[0]}
        for name, kept in TOLD.items():
            told[name] = await self._rows(person, kept)
        told["tournaments"] = await self._tournaments(person)
        told["tables"] = []
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as pack:
            for table_id in await self.store.tables_naming(person):
                found = await self._read(table_id)
                if found is None:
                    continue
                table, lines = found
                told["tables"].append(about(table, lines, person))
                if await self._is_told(table, person):
                    pack.writestr(f"records/{table.head.game}-{table.id}.txt", record_of(table))
                await asyncio.sleep(0)  # others play meanwhile
            pack.writestr("me.json", msgspec.json.format(msgspec.json.encode(told), indent=2))
        return packed.getvalue()

    async def _rows(self, person: str, kept: Kept) -> list[dict[str, Any]]:
        owner = kept.c.id if kept is people else kept.c.person_id
        async with self.store.engine.connect() as connection:
            found = await connection.execute(select(kept).where(owner == person))
            return [{k: v for k, v in row.items() if k not in HIDDEN} for row in found.mappings()]

    async def _tournaments(self, person: str) -> list[dict[str, Any]]:
        told = []
        for row in await self._rows(person, tournament_people):
            known = await self.director.find(row["tournament_id"])
            mine = known.entrant(person)
            told.append(
                {
                    "tournament": known.id,
                    "title": known.head.title,
                    "game": known.head.game,
                    "made_at": known.head.made_at,
                    "organised": known.head.organiser == person,
                    "name": mine.name if mine else "",
                }
            )
        return told

    async def _is_told(self, table: Table, person: str) -> bool:
        """A game of mine that has ended, and whose deal nobody plays any more."""
        if not table.seats_of(person) or table.status not in CLOSED or table.record is None:
            return False
        try:
            await self.director.check_record(table)
        except Refuse:
            return False
        return True

    async def _read(self, table_id: str) -> tuple[Table, Sequence[j.Line]] | None:
        """As its journal has it, whoever serves it now; what cannot be read is nobody's to hand out."""
        try:
            found = await self.store.read_table(table_id)
            if found is None:
                return None
            table, lines = Table(found[0]), await self.store.read_journal(table_id)
            for line in lines:
                fold(table, line)
        except Unreadable:
            return None
        return table, lines


def record_of(table: Table) -> str:
    assert table.record is not None
    return table.record.text() if table.status == OVER else table.record.body()


def about(table: Table, lines: Sequence[j.Line], person: str) -> dict[str, Any]:
    """What a table has of mine: my seats, the words I gave for the shuffle, what I said, also beside it."""
    mine, speakers = table.seats_of(person), j.Speakers()
    return {
        "table": table.id,
        "game": table.head.game,
        "status": table.status,
        "made_at": table.head.made_at,
        "hosted": table.head.host == person,
        "seats": mine,
        "names": [table.chairs[seat].name for seat in mine],
        "words": [table.chairs[seat].word for seat in mine],
        "said": [said(line) for line in lines if speakers.of(line) == person],
    }


def said(line: j.Line) -> dict[str, Any]:
    assert isinstance(line.entry, j.Said)
    return {"at": line.at, "text": line.entry.text or line.entry.phrase}
