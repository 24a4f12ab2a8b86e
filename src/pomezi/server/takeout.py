"""All that the house keeps of a person, as a file of theirs: what it knows, and records of their games."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import select

from pomezi.server import journal as j
from pomezi.server.database import people, results, sittings, tries
from pomezi.server.host import fold
from pomezi.server.journal import Unreadable
from pomezi.server.store import Store
from pomezi.server.table import CLOSED, OVER, Table

HIDDEN = ("phrase", "password")  # hashes of secrets: nobody's data, and worth guessing at


class Takeout:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def packed(self, person: str) -> bytes:
        """A zip of `me.json` and `records/`, one for each of my games that has ended."""
        [known] = await self._rows(person, people)
        told: dict[str, Any] = {
            "person": {key: value for key, value in known.items() if key not in HIDDEN},
            "results": await self._rows(person, results),
            "dailies": await self._rows(person, tries),
            "tables": [],
        }
        kept = io.BytesIO()
        with zipfile.ZipFile(kept, "w", zipfile.ZIP_DEFLATED) as pack:
            for row in await self._rows(person, sittings):
                table = await self._read(row["table_id"])
                if table is None:
                    continue
                told["tables"].append(about(table, person))
                if table.status in CLOSED and table.record is not None:
                    text = table.record.text() if table.status == OVER else table.record.body()
                    pack.writestr(f"records/{table.head.game}-{table.id}.txt", text)
                await asyncio.sleep(0)  # others play meanwhile
            pack.writestr("me.json", msgspec.json.format(msgspec.json.encode(told), indent=2))
        return kept.getvalue()

    async def _rows(self, person: str, kept: Any) -> Sequence[dict[str, Any]]:
        owner = kept.c.id if kept is people else kept.c.person_id
        async with self.store.engine.connect() as connection:
            found = await connection.execute(select(kept).where(owner == person))
            return [dict(row) for row in found.mappings()]

    async def _read(self, table_id: str) -> Table | None:
        """As its journal has it, whoever serves it now; what cannot be read is nobody's to hand out."""
        try:
            found = await self.store.read_table(table_id)
            if found is None:
                return None
            table = Table(found[0])
            for line in await self.store.read_journal(table_id):
                fold(table, line)
        except Unreadable:
            return None
        return table


def about(table: Table, person: str) -> dict[str, Any]:
    """What a table has of mine: my seats, the words I gave for the shuffle, what I said."""
    mine = table.seats_of(person)
    return {
        "table": table.id,
        "game": table.head.game,
        "status": table.status,
        "made_at": table.head.made_at,
        "hosted": table.head.host == person,
        "seats": mine,
        "names": [table.chairs[seat].name for seat in mine],
        "words": [table.chairs[seat].word for seat in mine],
        "said": [said(remark.entry, remark.at) for remark in table.chat if remark.entry.seat in mine],
    }


def said(line: j.Said, at: int) -> dict[str, Any]:
    return {"at": at, "text": line.text or line.phrase}
