"""Whose turn waits while they are away: computed from a table whenever it stirs, and kept in the database by
the process that serves it. A turn is the step that began its phase."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from pomezi.server import telemetry
from pomezi.server.clock import Clock
from pomezi.server.database import NOBODYS, tables, waits
from pomezi.server.notices.times import lead_ms
from pomezi.server.readers import Live
from pomezi.server.store import Store
from pomezi.server.table import PLAYING, Table

SEEN_MS = 30_000.0  # whoever stays so long has seen that it is their turn: pings would have found a dead line
LIVE_PAUSE_MS = 10_000  # before somebody is told whom others wait for at this moment
LETTER_PAUSE_MS = 60_000  # by correspondence; turns at several tables are told together
AGAIN_MS = 1000.0  # after the database failed


class About(msgspec.Struct):
    """What a notice says of a table."""

    game: str
    name: str  # of whoever is waited for
    others: list[str]  # people who play along
    correspondence: bool


@dataclass
class Wait:
    """Somebody's turn, as this process has seen it."""

    turn: int
    began: float  # on the house's clock, or when the table was read
    due_at: int  # when it may be told, unix milliseconds
    is_here: bool
    is_seen: bool = False


@dataclass(frozen=True)
class Row:
    """As the database keeps it: of no moment (0) while there is nothing to tell."""

    turn: int
    due_at: int
    limit_at: int = 0
    remind_at: int = 0


@dataclass
class Watch:
    """A table at which people wait for each other."""

    live: Live
    waits: dict[str, Wait] = field(default_factory=dict)  # by person
    wanted: dict[str, Row] = field(default_factory=dict)
    kept: dict[str, Row] | None = None  # what the database has; None = not read yet


def awaited(table: Table) -> dict[str, int]:
    """People who are to act, with their seats; nobody where no other person plays. What somebody has placed
    in a race is done, though it is not laid yet."""
    if not table.is_running():
        return {}
    return {
        table.chairs[seat].person: seat
        for seat in table.actors()
        if seat in table.persons() and not table.chairs[seat].player()
        if table.others_of(seat) and table.imagine(seat).actors() >> seat & 1
    }


def is_shared(table: Table) -> bool:
    """Whether several people play at it."""
    return table.is_running() and len({chair.person for chair in table.chairs if chair.person}) > 1


class Waits:
    def __init__(self, store: Store, clock: Clock, deadlines: Callable[[Live], Mapping[int, float]]) -> None:
        self.store = store
        self.clock = clock
        self.deadlines = deadlines
        self.watches: dict[str, Watch] = {}
        self._changed: set[str] = set()
        self._wake = asyncio.Event()
        self._is_well = True

    def stirred(self, live: Live) -> None:
        """Somebody has acted, come or left; nobody waits here for what follows from it."""
        table_id = live.table.id
        watch = self.watches.get(table_id)
        if watch is None or watch.live is not live:
            if not is_shared(live.table):
                return
            watch = self.watches[table_id] = Watch(live)
        self._look(watch)
        watch.wanted = self._rows(watch)
        if watch.kept != watch.wanted:
            self._changed.add(table_id)
            self._wake.set()

    def _look(self, watch: Watch) -> None:
        table, now = watch.live.table, self.clock.now()
        here = {reader.person for reader in watch.live.readers}
        before, watch.waits = watch.waits, {}
        for person in awaited(table):
            wait = before.get(person)
            if wait is None or wait.turn != table.phase_seq:
                wait = Wait(table.phase_seq, now, self._due_at(table), person in here)
            elif wait.is_here != (person in here):
                wait.is_seen = wait.is_seen or not wait.is_here or now - wait.began >= SEEN_MS
                wait.is_here = not wait.is_here
                wait.due_at = self._due_at(table)
            watch.waits[person] = wait

    def _due_at(self, table: Table) -> int:
        return self.clock.wall() + (LETTER_PAUSE_MS if table.head.correspondence else LIVE_PAUSE_MS)

    def _rows(self, watch: Watch) -> dict[str, Row]:
        """Whoever is at the table costs nothing, unless something is kept of them."""
        table, found = watch.live.table, {}
        limits = self._limits(watch.live)
        for person, wait in watch.waits.items():
            kept = (watch.kept or {}).get(person)
            if wait.is_here and (kept is None or kept.turn != wait.turn):
                continue
            is_quiet = wait.is_here or table.status != PLAYING
            due_at = 0 if is_quiet or wait.is_seen else wait.due_at
            limit_at = 0 if is_quiet else limits.get(person, 0)
            lead = lead_ms(table.head.limit_s)
            found[person] = Row(wait.turn, due_at, limit_at, max(1, limit_at - lead) if limit_at else 0)
        return found

    def _limits(self, live: Live) -> dict[str, int]:
        """When somebody's time is up, to the second; only of limits worth a reminder."""
        if not lead_ms(live.table.head.limit_s):
            return {}
        ahead, chairs = self.clock.wall() - self.clock.now(), live.table.chairs
        moments = self.deadlines(live).items()
        return {chairs[seat].person: round((moment + ahead) / 1000) * 1000 for seat, moment in moments}

    # -- to the database

    async def run(self) -> None:
        """For ever: what could not be written is written later."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            if not await self.write():
                await self.clock.sleep(AGAIN_MS)
                self._wake.set()

    async def write(self) -> bool:
        """Everything that has changed; whether all is kept now."""
        changed, self._changed = self._changed, set()
        for table_id in changed:
            try:
                await self._write(table_id)
            except Exception as error:
                self._changed.add(table_id)
                if self._is_well:
                    telemetry.failed("waiting turns could not be kept", error, table_id)
        for table_id in [table_id for table_id, watch in self.watches.items() if watch.live.is_gone]:
            if table_id not in self._changed:
                del self.watches[table_id]
        self._is_well = not self._changed
        return self._is_well

    async def _write(self, table_id: str) -> None:
        watch = self.watches[table_id]
        if not watch.live.is_gone or not await self._is_elsewhere(table_id):
            if watch.kept is None:
                self._take_over(watch, await self._read(table_id))
            assert watch.kept is not None
            wanted, kept = watch.wanted, watch.kept
            if wanted != kept:
                await self._keep(watch, kept, wanted)
                watch.kept = wanted
        if not watch.live.table.is_running() and self.watches.get(table_id) is watch:
            del self.watches[table_id]

    async def _is_elsewhere(self, table_id: str) -> bool:
        """Whether a table that we have let go has another owner by now, who knows better."""
        async with self.store.engine.connect() as connection:
            owner = await connection.execute(select(tables.c.owner).where(tables.c.id == table_id))
        return int(owner.scalar() or 0) > NOBODYS

    def _take_over(self, watch: Watch, kept: dict[str, Row]) -> None:
        """What another process, or we before a restart, have known of these turns."""
        watch.kept = kept
        for person, wait in watch.waits.items():
            row = kept.get(person)
            if row is not None and row.turn == wait.turn:
                wait.is_seen = wait.is_seen or not row.due_at
                wait.due_at = row.due_at or wait.due_at
        watch.wanted = self._rows(watch)

    async def _read(self, table_id: str) -> dict[str, Row]:
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(select(waits).where(waits.c.table_id == table_id))).all()
        return {row.person_id: Row(row.turn, row.due_at, row.limit_at, row.remind_at) for row in found}

    async def _keep(self, watch: Watch, kept: Mapping[str, Row], wanted: Mapping[str, Row]) -> None:
        """A turn that goes on keeps what was told of it."""
        table_id = watch.live.table.id
        going_on = [p for p, row in wanted.items() if p in kept and kept[p].turn == row.turn]
        gone = [person for person in kept if person not in going_on]
        fresh = self._values(watch, [person for person in wanted if person not in going_on])
        async with self.store.engine.begin() as connection:
            if gone:
                of_these = waits.c.table_id == table_id, waits.c.person_id.in_(gone)
                await connection.execute(delete(waits).where(*of_these))
            for person in going_on:
                row = wanted[person]
                if row != kept[person]:
                    change = update(waits).where(
                        waits.c.table_id == table_id, waits.c.person_id == person, waits.c.turn == row.turn
                    )
                    moments = {"due_at": row.due_at, "limit_at": row.limit_at, "remind_at": row.remind_at}
                    await connection.execute(change.values(**moments))
            if fresh:
                await connection.execute(insert(waits), fresh)

    def _values(self, watch: Watch, persons: Iterable[str]) -> list[dict[str, Any]]:
        table, values = watch.live.table, []
        for person in persons:
            row, own = watch.wanted[person], table.seats_of(person)
            others = [chair.name for chair in table.chairs if chair.person not in ("", person)]
            about = About(table.head.game, table.chairs[own[0]].name, others, table.head.correspondence)
            values.append({
                "table_id": table.id, "person_id": person, "host_id": table.head.host, "turn": row.turn,
                "about": msgspec.json.encode(about).decode(), "due_at": row.due_at,
                "limit_at": row.limit_at, "remind_at": row.remind_at, "told": 0, "posted": 0, "reminded": 0,
            })  # fmt: skip
        return values


async def rename(connection: AsyncConnection, table_id: str, names: Collection[str], name: str) -> None:
    """What is told of a table names some of its people otherwise from now on."""
    here = waits.c.table_id == table_id
    for row in (await connection.execute(select(waits).where(here))).all():
        about = msgspec.json.decode(row.about, type=About)
        about.others = [name if other in names else other for other in about.others]
        change = update(waits).where(here, waits.c.person_id == row.person_id)
        await connection.execute(change.values(about=msgspec.json.encode(about).decode()))
