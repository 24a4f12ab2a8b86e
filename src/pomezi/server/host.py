"""The tables this process serves: a command comes in, is decided, goes to the disk, and is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from pomezi.bots import LEVELS
from pomezi.core.errors import PomeziError
from pomezi.server import forms, sight, telemetry, wire
from pomezi.server import journal as j
from pomezi.server.advising import explained, hint_job, hinted, question
from pomezi.server.caretaker import Caretaker, Habits
from pomezi.server.clock import Clock
from pomezi.server.commands import decide
from pomezi.server.commands.asking import Asker, Refuse, need_status
from pomezi.server.commands.play import weigh
from pomezi.server.commands.seats import given_up
from pomezi.server.journal import Conflict, Journals, Line, Unreadable
from pomezi.server.laying import first_seats, new_head, of_the_day, same_again
from pomezi.server.lessons import laid
from pomezi.server.ports import Counts, Owners, Results, Thinkers
from pomezi.server.race import RoundTrips
from pomezi.server.readers import Live, Reader
from pomezi.server.table import CLOSED, OPEN, OVER, Table

HINT_MS = 800
LOOK_AGAIN_MS = 60_000.0  # at a table that could not be read
STIR_MS = 150.0  # comings and goings are told together,
STIR_EACH_MS = 1.0  # less often in a crowd: so much longer for each who is told
KEPT_MS = 300_000.0  # in memory, after somebody has asked for a table
LEAST_LEFT_MS = 30_000.0  # of a limit, for everybody who comes back after a restart
NEW_TIME = (j.Paused, j.HandedBack, j.Sat)  # after these, whoever is to act has all their time
NEW_PEOPLE = (j.Sat, j.Started, j.HandedBack)  # from these on, somebody may be missed


class Elsewhere(Refuse):
    """Another process serves the table."""


class Host:
    def __init__(
        self,
        journals: Journals,
        results: Results,
        thinkers: Thinkers,
        counts: Counts,
        clock: Clock,
        owners: Owners,
        habits: Habits,
        mark: str = "",
    ) -> None:
        self.journals = journals
        self.results = results
        self.thinkers = thinkers
        self.counts = counts
        self.clock = clock
        self.owners = owners
        self.mark = mark  # ids of its tables begin so
        self.lives: dict[str, Live] = {}
        self.damaged: dict[str, float] = {}  # tables that could not be read, and when
        self.losses = 0  # how often all tables were lost at once
        self.last_served = 0  # when the house was known to be open before this process, unix milliseconds
        self.when_stirred: list[Callable[[Live], None]] = []  # somebody has acted, come or left; never waits
        self.caretaker = Caretaker(self, thinkers, clock, habits)
        self._opening: dict[str, asyncio.Task[Live | None]] = {}

    async def close(self) -> None:
        for live in self.lives.values():
            live.stop_timer()
        await self.caretaker.close()

    # -- finding and making

    async def find(self, table_id: str) -> Live | None:
        """The table, read from its journal if this process does not serve it yet; refuses a damaged one, and
        one that another process serves."""
        live = self.lives.get(table_id)
        if live is not None:
            live.asked = self.clock.now()
            return live
        if self.clock.now() - self.damaged.get(table_id, -LOOK_AGAIN_MS) < LOOK_AGAIN_MS:
            raise Refuse("table-damaged")
        if table_id not in self._opening:
            self._opening[table_id] = asyncio.create_task(self._load(table_id))
        try:
            return await asyncio.shield(self._opening[table_id])
        finally:
            self._opening.pop(table_id, None)

    async def find_all(self, ids: Sequence[str]) -> list[Live]:
        """Those that can be read."""
        found = []
        for table_id in ids:
            try:
                live = await self.find(table_id)
            except Refuse:
                continue
            if live is not None:
                found.append(live)
        return found

    async def listed(self, ids: Sequence[str], person: str) -> list[forms.ListedTable]:
        return [sight.listed(live.table, person, live.company()) for live in await self.find_all(ids)]

    async def _load(self, table_id: str) -> Live | None:
        try:
            found = await self.journals.read_table(table_id)
            if found is None:
                return None
            losses = await self._claim(table_id)
            table = Table(found[0])
            for line in await self.journals.read_journal(table_id):
                fold(table, line)
        except Unreadable as error:
            self._quarantine(table_id, error)
            raise Refuse("table-damaged") from error
        self._check(losses)
        self.damaged.pop(table_id, None)
        live = self.lives.setdefault(table_id, Live(table, noted=found[1], asked=self.clock.now()))
        self._resume(live)
        await self._note_status(live)
        return live

    async def _claim(self, table_id: str) -> int:
        """Gives the number of losses so far: a claim is good until the next one."""
        losses = self.losses
        if not await self.owners.claim(table_id):
            raise Elsewhere("busy")
        return losses

    def _check(self, losses: int) -> None:
        if losses != self.losses:
            raise Refuse("busy")

    def _resume(self, live: Live) -> None:
        """Nobody has lost the time in which the house was closed."""
        table, now = live.table, self.clock.now()
        limit_ms = table.head.limit_s * 1000.0
        used = min(max(0, self.last_served - table.acted_at), max(0.0, limit_ms - LEAST_LEFT_MS))
        live.acted = now - used
        if table.is_running():
            live.stopwatch.resume(table, now, self.settle_ms(live))
        self._note_away(live)
        self.caretaker.tend(live)
        self._stirred(live)

    def _stirred(self, live: Live) -> None:
        """Whoever listens is no reason for a table to stop."""
        for listen in self.when_stirred:
            try:
                listen(live)
            except Exception as error:
                telemetry.failed("a listener failed", error, live.table.id)

    def _quarantine(self, table_id: str, error: Exception) -> None:
        """Its players are told, all others go on."""
        self.damaged[table_id] = self.clock.now()
        telemetry.failed("a table cannot be read", error, table_id)
        live = self.lives.pop(table_id, None)
        if live is None:
            return
        live.is_gone = True
        live.stop_timer()
        for reader in live.readers:
            reader.post(wire.Refused("", "table-damaged", {}))

    def let_go(self, live: Live) -> None:
        """Another process may serve the table from now on; its readers come back and find out."""
        self.lives.pop(live.table.id, None)
        live.is_gone = live.is_moved = True
        live.stop_timer()
        for reader in list(live.readers):
            reader.nudge()

    def let_go_all(self) -> None:
        self.losses += 1
        for live in list(self.lives.values()):
            self.let_go(live)

    async def create(
        self, person: str, asked: forms.NewTable, kept: Sequence[j.Kept] = (), try_id: str = ""
    ) -> Live:
        """With the id that a ranked try was promised, if it is one. Raises SetupError or Refuse for what
        cannot be played."""
        at = self.clock.wall()
        asked = laid(asked) if asked.lesson else of_the_day(asked, at) if asked.daily else asked
        head = new_head(person, asked, at, self.caretaker.habits.grace_s, try_id, self.mark)
        await self.journals.add_table(head)
        self._check(await self._claim(head.id))
        live = self.lives[head.id] = Live(Table(head), noted=OPEN, asked=self.clock.now())
        async with live.lock:
            await self.write(live, [*first_seats(person, asked), *kept], sitter=person)
        telemetry.note("table made", head.id, game=head.game, seats=head.seats)
        return live

    # -- commands

    async def do(
        self, live: Live, reader: Reader, command: wire.AnyCommand, arrived: float | None = None
    ) -> wire.Message:
        """Answers when it is on disk, or says why not."""
        at = self.clock.now() if arrived is None else arrived
        try:
            if isinstance(command, wire.Play):
                reader.trips.heard_of(command.seq, at)
                return await self._do(live, reader, command, at)
            if isinstance(command, wire.Weigh):
                return wire.Weighed(command.id, weigh(live.table, self.asker(live, reader, at), command))
            if isinstance(command, wire.Hint):
                return await self._hint(live, self.asker(live, reader, at), command)
            if isinstance(command, wire.Why):
                return await self._why(live, self.asker(live, reader, at), command)
            if isinstance(command, wire.Rematch):
                return await self._rematch(live, reader, command)
            return await self._do(live, reader, command, at)
        except PomeziError as error:
            self.counts.refused(error.refusal.code)
            return wire.Refused(command.id, error.refusal.code, dict(error.refusal.facts))

    async def _do(self, live: Live, reader: Reader, command: wire.AnyCommand, at: float) -> wire.Message:
        client = f"{reader.person}:{command.id}" if command.id and reader.person else ""
        async with live.lock:
            table = live.table
            known = table.answered.get(client) if client else None
            if known is not None:
                return wire.Done(command.id, table.number(reader.eyes(), known))
            asker = self.asker(live, reader, at)
            sitter = asker.person if isinstance(command, wire.Sit) else ""
            await self.write(live, decide(table, asker, command), client, sitter)
            if isinstance(command, wire.Play):
                self.counts.accepted((self.clock.now() - at) / 1000)
            return wire.Done(command.id, live.last_told(reader.eyes()))

    def asker(self, live: Live, reader: Reader, at: float) -> Asker:
        table, seat = live.table, reader.seat
        asker = Asker(
            reader.person,
            seat,
            reader.name if seat is None else table.chairs[seat].name,
            self.clock.wall(),
            frozenset(live.here()),
        )
        if seat is None or not table.is_race():
            return asker
        start = live.stopwatch.start_of(seat)
        stalled = self.caretaker.stalls.stalled_ms(start)
        reaction = live.stopwatch.reaction(seat, at, live.trips_for(reader), stalled)
        return asker._replace(reaction=reaction)

    def settle_ms(self, live: Live) -> float:
        return self.caretaker.settle_ms(live)

    # -- the one door into the journal

    async def write(
        self, live: Live, entries: Sequence[j.AnyEntry], client: str = "", sitter: str = ""
    ) -> None:
        """Tried on the true position, then to the disk, then to the table, then to the readers. The caller
        holds the lock; refuses what does not apply, whoever decided it."""
        if live.is_gone:
            raise Refuse("busy")
        if not entries:
            return
        table, at = live.table, self.clock.wall()
        refusal = table.refusal(entries)
        if refusal is not None:
            telemetry.note("an entry does not apply", table.id, refusal=str(refusal))
            raise Refuse(refusal.code, **refusal.facts)
        lines = [
            Line(table.seq + 1 + i, entry, client if i == 0 else "", at) for i, entry in enumerate(entries)
        ]
        try:
            await self.journals.append(table.id, lines, sitter=sitter)
        except Conflict as error:  # we are its owner no more, and have not noticed
            self.let_go(live)
            raise Refuse("busy") from error
        await self._take_up(live, lines)

    async def _take_up(self, live: Live, lines: Sequence[Line]) -> None:
        table, changed = live.table, live.table.changed_seq
        try:
            for line in lines:
                fold(table, line)
        except Unreadable as error:
            self._quarantine(table.id, error)
            raise Refuse("table-damaged") from error
        entries = [line.entry for line in lines]
        kinds = {type(entry) for entry in entries}
        live.forget_views()
        if table.changed_seq != changed or not kinds.isdisjoint(NEW_TIME):
            live.acted = self.clock.now()
        races = live.stopwatch.race
        settle_ms = self.settle_ms(live) if table.is_race() else 0.0
        live.stopwatch.note(table, entries, self.clock.now(), settle_ms)
        if live.stopwatch.race != races:
            self._veil(live)
        if not kinds.isdisjoint(NEW_PEOPLE):
            self._note_away(live)
        self._tell(live)
        self.caretaker.tend(live)
        self._stirred(live)
        if table.status != live.noted:
            telemetry.note(f"table {table.status}", table.id, game=table.head.game, seq=table.seq)
            await self._note_status(live)

    def _veil(self, live: Live) -> None:
        """What a race is about is turned up after a beat that is the same for all; nobody gets it before."""
        beat, number = live.table.playing().beat_ms(), live.table.races
        if not beat:
            return
        live.is_veiled = True
        live.stopwatch.began += beat
        self.clock.call_later(beat, lambda: self._unveil(live, number))

    def _unveil(self, live: Live, number: int) -> None:
        if live.table.races == number:
            live.is_veiled = False
            live.forget_views()
            self._tell(live)

    def _tell(self, live: Live) -> None:
        """Wakes all: each of them looks for what they may be told."""
        for reader in live.readers:
            reader.nudge()

    async def _note_status(self, live: Live) -> None:
        """For lists; the result first, so that a kill between the two is noticed. The journal has it all: a
        failure here is tried again later."""
        table = live.table
        if table.status == live.noted or live.is_moved:
            return
        try:
            if table.status in CLOSED and is_result(table):
                await self.results.add(table)
            await self.journals.set_status(table.id, table.status)
            live.noted = table.status
        except Exception as error:
            telemetry.failed("a table's status could not be noted", error, table.id)
            self.caretaker.again(live, self._note_status)

    # -- commands that write nothing here

    async def _hint(self, live: Live, asker: Asker, command: wire.Hint) -> wire.Message:
        found = await self.thinkers.suggest(hint_job(live.table, asker, LEVELS[-1], HINT_MS))
        if found is None:
            raise Refuse("no-hints")
        return hinted(command.id, LEVELS[-1], found)

    async def _why(self, live: Live, asker: Asker, command: wire.Why) -> wire.Message:
        turn, asked = question(live.table, asker, command, HINT_MS)
        found = await self.thinkers.explain(asked)
        if found is None:
            raise Refuse("no-reasons")
        return explained(command.id, live.table.number(asker.eyes(), turn.seq), asked, found)

    async def _rematch(self, live: Live, reader: Reader, command: wire.Rematch) -> wire.Message:
        table = live.table
        need_status(table, *CLOSED)
        async with live.lock:
            if not table.rematch:
                if not table.seats_of(reader.person):
                    raise Refuse("no-seat")
                again = await self.create(reader.person, *same_again(table, reader.person))
                await self.write(live, [j.RematchMade(again.table.id)])
        await self.follow(table.rematch, reader.person)
        return wire.Done(command.id, table.numbers(reader.eyes()), table.rematch)

    async def follow(self, table_id: str, person: str) -> None:
        """Whoever comes along sits down where they sat, while the seat is still kept for them."""
        try:
            again = await self.find(table_id)
        except Elsewhere:
            await self.owners.follow(table_id, person)
            return
        if again is None or not person:
            return
        async with again.lock:
            if again.table.status == OPEN:
                seats = [s for s, chair in enumerate(again.table.chairs) if chair.is_kept_for(person)]
                sat: list[j.AnyEntry] = [j.Sat(s, person, again.table.chairs[s].kept_name) for s in seats]
                await self.write(again, sat, sitter=person)

    async def quit(self, table_id: str, person: str) -> None:
        """Somebody goes for good: their seats are given up, and whoever is left plays on."""
        try:
            live = await self.find(table_id)
        except Elsewhere:
            await self.owners.quit(table_id, person)
            return
        except Refuse:  # it cannot be read: nobody plays there
            return
        if live is not None:
            async with live.lock:
                await self.write(live, given_up(live.table, person))

    # -- readers

    async def enter(self, live: Live, reader: Reader) -> None:
        """The caller leaves again, whatever happens here."""
        reader.came = self.clock.now()
        live.readers.add(reader)
        self.counts.readers(1)
        if reader.seat is not None:
            live.away_since.pop(reader.seat, None)
            await self.hand_back(live, reader.seat)
            self.caretaker.tend(live)  # somebody may be waited for now
        self._stir(live)
        self._stirred(live)

    def find_seat(self, live: Live, reader: Reader) -> None:
        """Who has just sat down sees through their seat from now on; who has left, no more. All count alike
        until a game begins; whoever sits down later is told all from the beginning."""
        table = live.table
        if reader.seated_seq == table.seated_seq:
            return
        reader.seated_seq = table.seated_seq
        own = table.seats_of(reader.person)
        if reader.seat is None or reader.seat not in own:
            before, reader.seat = reader.seat, own[0] if own else None
            if reader.seat is not None:
                live.away_since.pop(reader.seat, None)
            if reader.seat != before:
                self._stir(live)  # all others see who is here
                if table.state is not None:
                    reader.told, reader.is_new, reader.shown = 0, True, None

    def leave(self, live: Live, reader: Reader) -> None:
        if reader not in live.readers:
            return
        live.readers.discard(reader)
        self.counts.readers(-1)
        self._note_away(live)
        self._stir(live)
        self.caretaker.tend(live)
        self._stirred(live)

    def shown(self, live: Live, reader: Reader) -> None:
        """What is told leaves for the reader at this moment."""
        now = self.clock.now()
        reader.told, reader.is_new = live.last_told(reader.eyes()), False
        if live.is_veiled:
            reader.veiled = live.table.races
        else:
            live.stopwatch.show(live.table, reader.seat, now, reader.came)
            reader.trips.told(reader.told, now)

    def _stir(self, live: Live) -> None:
        """Who is here travels apart from positions, and not more often than anybody could read."""
        if not live.is_stirring:
            live.is_stirring = True
            delay = STIR_MS + STIR_EACH_MS * len(live.readers)
            self.clock.call_later(delay, lambda: self._tell_company(live))

    def _tell_company(self, live: Live) -> None:
        live.is_stirring = False
        live.forget_views()
        told = sight.company_bytes(live)
        for reader in live.readers:
            if not reader.is_new:
                reader.company = told
                reader.nudge()

    async def forget_idle(self) -> int:
        """Drops tables from memory that nobody looks at, has asked for just now, or waits for; their journals
        stay."""
        before = self.clock.now() - KEPT_MS
        idle = [
            live.table.id
            for live in self.lives.values()
            if not live.readers and not live.thinking and live.timer is None and not live.lock.locked()
            if live.noted == live.table.status and live.asked <= before
        ]
        for table_id in idle:
            self.let_go(self.lives[table_id])
        await self.owners.release(idle)
        return len(idle)

    async def hand_back(self, live: Live, seat: int) -> None:
        """A bot that stood in gives the seat back to its person."""
        async with live.lock:
            if live.table.chairs[seat].stand_in and live.table.is_running():
                await self.write(live, [j.HandedBack(seat)])

    def _note_away(self, live: Live) -> None:
        here = live.here()
        for seat in live.table.persons():
            if seat not in here:
                live.away_since.setdefault(seat, self.clock.now())


def fold(table: Table, line: Line) -> None:
    """Whatever goes wrong here, the journal cannot be played: by damage, or by rules that have changed."""
    try:
        table.fold(line)
    except Exception as error:
        raise Unreadable(f"step {line.seq}: {error!r}") from error


def is_result(table: Table) -> bool:
    """Played to the end, or until all but one had resigned."""
    return table.state is not None and (table.status == OVER or any(c.resigned for c in table.chairs))


def stranger(person: str, name: str, seat: int | None) -> Reader:
    """Somebody who asks over HTTP: a reader without a connection."""
    reader = Reader(person, name, seat)
    reader.trips = RoundTrips()
    return reader
