"""Whoever goes for good is forgotten; the games of the others stay as they were, with a seat of no name."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs
from sqlalchemy import Delete, Update, delete, select, update

from pomezi.server import journal as j
from pomezi.server.database import journal, metadata, people, results, sittings, tables, tries
from pomezi.server.host import Host
from pomezi.server.journal import Unreadable, read_entry, write_entry
from pomezi.server.notices.waits import rename
from pomezi.server.people import People, Person
from pomezi.server.store import Store
from pomezi.server.table import CLOSED
from pomezi.server.tournaments.director import Director

NAMELESS = "?"
SILENCE = "…"  # in the place of what they said
TOLD = "table "  # to other processes: what they know of this table is out of date

SHARED = (results, tries)  # how games ended belongs to others too
THEIRS = [kept for kept in metadata.sorted_tables if "person_id" in kept.c and kept not in SHARED]


class Farewell:
    def __init__(self, store: Store, host: Host, people: People, director: Director) -> None:
        self.store = store
        self.host = host
        self.people = people
        self.director = director

    async def leave(self, person: Person) -> None:
        """Gives up what they still play, takes their name out of all that is kept, and ends their keys. Their
        opaque id stays where it tells seats apart."""
        for table_id in await self._running(person.id):
            await self.host.quit(table_id, person.id)
        await self.director.forget(person, NAMELESS)
        await self.people.end_keys(person)
        for table_id in await self.store.tables_naming(person.id):
            await self._take_out(table_id, person.id)
        changes: list[Update | Delete] = [
            *(update(kept).where(kept.c.person_id == person.id).values(name=NAMELESS) for kept in SHARED),
            *(delete(kept).where(kept.c.person_id == person.id) for kept in THEIRS),
            delete(people).where(people.c.id == person.id),
        ]
        async with self.store.engine.begin() as connection:
            for change in changes:
                await connection.execute(change)

    async def _running(self, person: str) -> Sequence[str]:
        query = select(sittings.c.table_id).join(tables, tables.c.id == sittings.c.table_id)
        query = query.where(sittings.c.person_id == person, tables.c.status.not_in(CLOSED))
        async with self.store.engine.connect() as connection:
            return (await connection.execute(query)).scalars().all()

    async def _take_out(self, table_id: str, person: str) -> None:
        lines = select(journal).where(journal.c.table_id == table_id).order_by(journal.c.seq)
        speakers, names = j.Speakers(), set()
        async with self.store.engine.begin() as connection:
            for row in (await connection.execute(lines)).all():
                try:
                    entry = read_entry(row.entry)
                except Unreadable:
                    continue
                if isinstance(entry, j.Sat) and entry.person == person:
                    names.add(entry.name)
                speaker = speakers.of(j.Line(row.seq, entry, row.client))
                nameless = without(entry, person, speaker == person)
                if nameless != entry:
                    here = journal.c.table_id == table_id, journal.c.seq == row.seq
                    await connection.execute(update(journal).where(*here).values(entry=write_entry(nameless)))
            await rename(connection, table_id, names, NAMELESS)
            await self.store.tell(connection, TOLD + table_id)
        self.heard(TOLD + table_id)

    def heard(self, words: str) -> None:
        """The journal of a table has other names now: whoever looks at it reads it again."""
        live = self.host.lives.get(words.removeprefix(TOLD)) if words.startswith(TOLD) else None
        if live is not None:
            self.host.let_go(live)


def without(entry: j.AnyEntry, person: str, is_theirs: bool) -> j.AnyEntry:
    """The entry as it stands when its person has gone."""
    if isinstance(entry, j.Sat | j.Kept) and entry.person == person:
        return structs.replace(entry, name=NAMELESS)
    if isinstance(entry, j.Said) and is_theirs:
        return structs.replace(entry, name=NAMELESS, text=SILENCE if entry.text else "")
    return entry
