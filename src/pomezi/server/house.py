"""The tables this process serves: commands come in, steps are written, readers are told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from pomezi.bots import LEVELS
from pomezi.core.errors import PomeziError
from pomezi.server import acting, forms, metrics, pace, wire
from pomezi.server import entries as e
from pomezi.server.asking import Asker, Refuse, need_status
from pomezi.server.bots import Thinkers, job_for
from pomezi.server.decide import decide
from pomezi.server.logs import note
from pomezi.server.making import first_seats, new_head, same_again
from pomezi.server.news import Alone, Carrier
from pomezi.server.readers import Live, Reader
from pomezi.server.results import Results, is_result
from pomezi.server.store import Conflict, Line, Store, now_ms
from pomezi.server.tables import CLOSED, OPEN, PLAYING, Table

TRIES = 5  # against other processes that write to the same table


class House:
    def __init__(self, store: Store, carrier: Carrier | None = None, workers: int = 1) -> None:
        self.store = store
        self.results = Results(store)
        self.carrier = carrier or Alone()
        self.thinkers = Thinkers(workers)
        self.lives: dict[str, Live] = {}
        self.on_change: Callable[[Live], None] = lambda _live: None
        self._opening: dict[str, asyncio.Task[Live | None]] = {}

    async def open(self) -> None:
        await self.store.open()
        await self.carrier.open(self._hear)

    async def close(self) -> None:
        for live in self.lives.values():
            if live.timer is not None:
                live.timer.cancel()
        self.thinkers.close()
        await self.carrier.close()
        await self.store.close()

    # -- finding and making

    async def find(self, table_id: str) -> Live | None:
        """The table, read from its journal if this process does not serve it yet."""
        live = self.lives.get(table_id)
        if live is not None:
            return live
        if table_id not in self._opening:
            self._opening[table_id] = asyncio.create_task(self._load(table_id))
        try:
            return await asyncio.shield(self._opening[table_id])
        finally:
            self._opening.pop(table_id, None)

    async def _load(self, table_id: str) -> Live | None:
        found = await self.store.read_table(table_id)
        if found is None:
            return None
        table = Table(found[0])
        for line in await self.store.read_journal(table_id):
            table.fold(line)
        if table.status != found[1]:  # killed between the journal and the list
            await self._note_status(table)
        live = self.lives.setdefault(table_id, Live(table))
        self._note_away(live)
        self.on_change(live)
        return live

    async def create(self, person: str, asked: forms.NewTable, kept: Sequence[e.Kept] = ()) -> Live:
        """Raises SetupError or Refuse for what cannot be played."""
        head = new_head(person, asked)
        await self.store.add_table(head)
        live = self.lives[head.id] = Live(Table(head))
        async with live.lock:
            await self.write(live, [*first_seats(person, asked), *kept], sitter=person)
        note("table made", head.id, game=head.game, seats=head.seats)
        return live

    # -- commands

    async def do(self, live: Live, asker: Asker, command: wire.AnyCommand) -> wire.Message:
        """Answers when it is on disk, or says why not."""
        try:
            if isinstance(command, wire.Weigh):
                return wire.Weighed(command.id, acting.weigh(live.table, asker, command))
            if isinstance(command, wire.Hint):
                return await self._hint(live, asker, command)
            if isinstance(command, wire.Rematch):
                return await self._rematch(live, asker, command)
            return await self._do(live, asker, command)
        except PomeziError as error:
            metrics.refused.labels(error.refusal.code).inc()
            return wire.Refused(command.id, error.refusal.code, dict(error.refusal.facts))

    async def _do(self, live: Live, asker: Asker, command: wire.AnyCommand) -> wire.Message:
        client = f"{asker.person}:{command.id}" if command.id and asker.person else ""
        async with live.lock:
            for _ in range(TRIES):
                known = live.table.answered.get(client) if client else None
                if known is not None:
                    return wire.Done(command.id, known)
                entries = decide(live.table, asker, command)
                sitter = asker.person if isinstance(command, wire.Sit) else ""
                try:
                    await self.write(live, entries, client, sitter)
                except Conflict:
                    await self.catch_up(live)
                    continue
                if isinstance(command, wire.Play):
                    metrics.accepted.inc()
                    metrics.acknowledged.observe((pace.now() - asker.at) / 1000)
                return wire.Done(command.id, live.table.seq)
        raise Refuse("busy")

    async def write(
        self, live: Live, entries: Sequence[e.AnyEntry], client: str = "", sitter: str = ""
    ) -> None:
        """To the disk first, then to the table, then to the readers. The caller holds the lock."""
        if not entries:
            return
        table, at = live.table, now_ms()
        acting.check(table, entries)
        lines = [
            Line(table.seq + 1 + i, entry, client if i == 0 else "", at) for i, entry in enumerate(entries)
        ]
        await self.store.append(table.id, lines, sitter=sitter)
        await self._take_up(live, lines)
        await self.carrier.tell(table.id)

    async def _take_up(self, live: Live, lines: Sequence[Line]) -> None:
        status = live.table.status
        for line in lines:
            live.table.fold(line)
            if isinstance(line.entry, e.Sat | e.Started | e.HandedBack):
                self._note_away(live)
        for reader in live.readers:
            reader.wake.set()
        if live.table.status != status:
            note(f"table {live.table.status}", live.table.id, game=live.table.head.game, seq=live.table.seq)
            await self._note_status(live.table)
        self.on_change(live)

    async def _note_status(self, table: Table) -> None:
        """For lists; the result first, so that a kill between the two is noticed."""
        if table.status in CLOSED and is_result(table):
            await self.results.add(table)
        await self.store.set_status(table.id, table.status)

    async def catch_up(self, live: Live) -> None:
        """Takes up what other processes have written. The caller holds the lock."""
        lines = await self.store.read_journal(live.table.id, live.table.seq)
        if lines:
            await self._take_up(live, lines)

    async def _hear(self, table_id: str) -> None:
        live = self.lives.get(table_id)
        if live is not None:
            async with live.lock:
                await self.catch_up(live)

    async def _hint(self, live: Live, asker: Asker, command: wire.Hint) -> wire.Message:
        table = live.table
        need_status(table, PLAYING)
        seat = asker.need_seat()
        if not table.head.hints or table.is_race():
            raise Refuse("no-hints")
        if seat not in table.actors():
            raise Refuse("not-your-turn", seat=seat, actors=table.actors())
        found = await self.thinkers.suggest(job_for(table, seat, LEVELS[-1], 800))
        if found is None:
            raise Refuse("no-hints")
        return wire.Hinted(command.id, *found)

    async def _rematch(self, live: Live, asker: Asker, command: wire.Rematch) -> wire.Message:
        table = live.table
        need_status(table, *CLOSED)
        async with live.lock:
            if not table.rematch:
                if not table.seats_of(asker.person):
                    raise Refuse("no-seat")
                again = await self.create(asker.person, *same_again(table, asker.person))
                await self.write(live, [e.RematchMade(again.table.id)])
        await self._follow(table, asker.person)
        return wire.Done(command.id, table.seq, table.rematch)

    async def _follow(self, table: Table, person: str) -> None:
        """Whoever comes along sits down where they sat, while the seat is still kept for them."""
        again = await self.find(table.rematch)
        if again is None or not person:
            return
        async with again.lock:
            if again.table.status == OPEN:
                seats = [s for s, chair in enumerate(again.table.chairs) if chair.is_kept_for(person)]
                sat: list[e.AnyEntry] = [e.Sat(s, person, again.table.chairs[s].kept_name) for s in seats]
                await self.write(again, sat, sitter=person)

    # -- readers

    async def enter(self, live: Live, reader: Reader) -> None:
        live.readers.add(reader)
        if reader.seat is not None:
            live.away_since.pop(reader.seat, None)
            await self.carrier.mark_here(live.table.id, reader.seat)
            await self.hand_back(live, reader.seat)
        metrics.readers.inc()

    def leave(self, live: Live, reader: Reader) -> None:
        live.readers.discard(reader)
        self._note_away(live)
        metrics.readers.dec()
        self.on_change(live)

    def tell_presence(self, live: Live) -> None:
        live.comings += 1
        for reader in live.readers:
            reader.wake.set()

    def forget_idle(self) -> int:
        """Drops tables from memory that nobody looks at and nothing waits for; their journals stay."""
        idle = [
            live.table.id
            for live in self.lives.values()
            if not live.readers and not live.thinking and live.timer is None and not live.lock.locked()
        ]
        for table_id in idle:
            del self.lives[table_id]
        return len(idle)

    async def hand_back(self, live: Live, seat: int) -> None:
        """A bot that stood in gives the seat back to its person."""
        async with live.lock:
            if live.table.chairs[seat].stand_in and live.table.is_running():
                await self.write(live, [e.HandedBack(seat)])

    def _note_away(self, live: Live) -> None:
        here = live.here()
        for seat in live.table.persons():
            if seat not in here:
                live.away_since.setdefault(seat, pace.now())
