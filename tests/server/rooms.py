"""A house in memory, with a clock of our own: the server's own host, without disk, network or waiting."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

from pomezi.server import journal as j
from pomezi.server import sight, wire
from pomezi.server.alone import Alone
from pomezi.server.caretaker import Habits
from pomezi.server.forms import NewTable
from pomezi.server.host import Host
from pomezi.server.journal import Conflict, Head, Line, read_entry, read_head, write_entry, write_head
from pomezi.server.readers import Live, Reader
from pomezi.server.reasoning import Advice, Question, explain, suggest
from pomezi.server.table import Table
from pomezi.server.thinking import Job, choose

BRISK = Habits(grace_s=90, bot_least_ms=500, bot_most_ms=500, bot_thought_ms=10)


class Alarm:
    def __init__(self, at: float, what: Callable[[], object]) -> None:
        self.at = at
        self.what = what
        self.is_off = False

    def cancel(self) -> None:
        self.is_off = True


class OurClock:
    """Time passes when we say so; the wall clock may jump."""

    def __init__(self) -> None:
        self.at = 1_000_000.0
        self.wall_ahead = 1_700_000_000_000.0
        self.alarms: list[tuple[float, int, Alarm]] = []
        self.numbers = count()

    def now(self) -> float:
        return self.at

    def wall(self) -> int:
        return round(self.at + self.wall_ahead)

    def call_later(self, delay_ms: float, what: Callable[[], object]) -> Alarm:
        alarm = Alarm(self.at + max(0.0, delay_ms), what)
        heapq.heappush(self.alarms, (alarm.at, next(self.numbers), alarm))
        return alarm

    async def sleep(self, delay_ms: float) -> None:
        done = asyncio.Event()
        self.call_later(delay_ms, done.set)
        await done.wait()

    async def pass_ms(self, delay_ms: float) -> None:
        """Lets so much time pass; all that is due on the way happens in its order."""
        until = self.at + delay_ms
        await settle()
        while self.alarms and self.alarms[0][0] <= until:
            _, _, alarm = heapq.heappop(self.alarms)
            if not alarm.is_off:
                self.at = max(self.at, alarm.at)
                alarm.what()
                await settle()
        self.at = until
        await settle()


async def settle() -> None:
    """Until whatever could happen at this moment has happened."""
    ready = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]
    await asyncio.sleep(0)
    while ready:
        await asyncio.sleep(0)


class Memory:
    """Journals in memory, written out and read back as a disk would; it can be told to fail."""

    def __init__(self) -> None:
        self.heads: dict[str, str] = {}
        self.status: dict[str, str] = {}
        self.lines: dict[str, list[tuple[int, str, str, int]]] = {}
        self.sitters: set[tuple[str, str]] = set()
        self.beaten = 0
        self.fault: Exception | None = None

    def _try(self) -> None:
        if self.fault is not None:
            raise self.fault

    async def add_table(self, head: Head) -> None:
        self._try()
        self.heads[head.id], self.status[head.id], self.lines[head.id] = write_head(head), "open", []

    async def append(self, table_id: str, lines: Sequence[Line], sitter: str = "") -> None:
        await asyncio.sleep(0)
        self._try()
        kept = self.lines[table_id]
        if lines[0].seq != len(kept) + 1:
            raise Conflict
        kept += [(line.seq, write_entry(line.entry), line.client, line.at) for line in lines]
        if sitter:
            self.sitters.add((sitter, table_id))

    async def set_status(self, table_id: str, status: str) -> None:
        self._try()
        self.status[table_id] = status

    async def read_table(self, table_id: str) -> tuple[Head, str] | None:
        self._try()
        found = self.heads.get(table_id)
        return None if found is None else (read_head(found), self.status[table_id])

    async def read_journal(self, table_id: str, after: int = 0) -> list[Line]:
        self._try()
        return [
            Line(seq, read_entry(text), client, at)
            for seq, text, client, at in self.lines[table_id]
            if seq > after
        ]

    async def tables_of(self, person_id: str, status: Sequence[str], most: int) -> list[str]:
        return [t for p, t in sorted(self.sitters) if p == person_id and self.status[t] in status][:most]

    async def tables_in(self, status: Sequence[str], listed: bool = False, before: int = 0) -> list[str]:
        self._try()
        return [table_id for table_id, known in self.status.items() if known in status]

    async def beat(self, at: int) -> None:
        self._try()
        self.beaten = at

    async def last_beat(self) -> int:
        self._try()
        return self.beaten


class Counted:
    """Results and counters, kept as plain lists."""

    def __init__(self) -> None:
        self.results: list[str] = []
        self.codes: list[str] = []
        self.connected = 0

    async def add(self, table: Table) -> None:
        self.results.append(table.id)

    def accepted(self, seconds: float) -> None:
        pass

    def refused(self, code: str) -> None:
        self.codes.append(code)

    def readers(self, change: int) -> None:
        self.connected += change


class Here:
    """Bots that think in this very process."""

    def __init__(self) -> None:
        self.asked = 0
        self.said = ""
        self.is_fickle = False  # never says the same twice; for the sprint, where `place 1` and `place 2` are

    async def choose(self, job: Job) -> tuple[str, int] | None:
        self.asked += 1
        found = choose(job)
        if found and self.is_fickle and found[0] == self.said:
            found = ("place 2" if self.said == "place 1" else "place 1", found[1])
        self.said = found[0] if found else ""
        return found

    async def suggest(self, job: Job) -> Advice | None:
        return suggest(job)

    async def explain(self, question: Question) -> Advice | None:
        return explain(question)


class Rooms:
    """A host of our own, and people who come to it."""

    def __init__(
        self, habits: Habits = BRISK, memory: Memory | None = None, clock: OurClock | None = None
    ) -> None:
        self.clock = clock or OurClock()
        self.memory = memory or Memory()
        self.counted = Counted()
        self.thinkers = Here()
        self.host = Host(
            self.memory, self.counted, self.thinkers, self.counted, self.clock, Alone(self.memory), habits
        )

    async def lay(self, seats: Sequence[str], game: str = "limes", **more: Any) -> Live:
        """A table of Anna's."""
        return await self.host.create("anna", NewTable(game=game, seats=list(seats), name="Anna", **more))

    async def come(self, live: Live, person: str = "anna", seat: int | None = None) -> Reader:
        own = live.table.seats_of(person)
        reader = Reader(person, person.title(), own[0] if seat is None and own else seat)
        await self.host.enter(live, reader)
        self.hear(live, reader)
        return reader

    def hear(self, live: Live, reader: Reader) -> wire.News | None:
        """What a connection would send now."""
        self.host.find_seat(live, reader)
        if not live.has_news_for(reader):
            return None
        told = sight.news(live, reader, reader.is_new)
        self.host.shown(live, reader)
        return told

    async def do(self, live: Live, reader: Reader, command: wire.AnyCommand) -> wire.Message:
        return await self.host.do(live, reader, command)

    async def sit(self, live: Live, person: str) -> Reader:
        """Somebody else takes the first free seat, and stays."""
        asker = Reader(person, person.title(), None)
        done = await self.host.do(live, asker, wire.Sit(name=person.title()))
        assert isinstance(done, wire.Done), done
        return await self.come(live, person)

    async def act(self, live: Live, reader: Reader, action: str = "") -> wire.Message:
        """The first legal action, unless told."""
        table, seat = live.table, reader.seat
        assert seat is not None
        state = table.imagine(seat)
        text = action or state.write(state.legal_actions(seat)[0])
        return await self.do(live, reader, wire.Play(action=text, seq=table.numbers(seat)))

    async def start(self, live: Live) -> None:
        done = await self.host.do(live, Reader("anna", "Anna", None), wire.Start())
        assert isinstance(done, wire.Done), done

    async def again(self) -> Rooms:
        """The process dies at this moment, and another one begins with the same journals."""
        await self.host.close()
        return Rooms(self.host.caretaker.habits, self.memory, self.clock)


def kinds(live: Live) -> list[str]:
    return [past.kind for past in live.table.history]


def entries_of(live: Live, kind: type[j.Entry]) -> int:
    return kinds(live).count(str(kind.__struct_config__.tag))
