"""A race as it runs at a table: who was shown the offer when, how far away they are, what may be fixed now.

The order itself is arithmetic (`pomezi.core.race`); here is what this house measures, on its own clock."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable

from pomezi.core import race
from pomezi.server import journal as j
from pomezi.server.clock import Clock
from pomezi.server.commands.asking import Reaction
from pomezi.server.commands.play import choosing_limit_s
from pomezi.server.table import Table

FRAMES_MS = 30.0  # what frames and timers of any machine may add to a press
STEADY_MS = 12.0  # jitter that any line may have,
JITTER_SHARE = 0.25  # and so much of its shortest trip
LONGEST_TRIP_MS = 800.0  # more lag than 400 ms each way is the player's own
PROBES = 9  # remembered round trips
REMEMBERED_NEWS = 8

BEAT_MS = 10.0
LATE_MS = 3.0  # what any timer may be late
GOES_ON_MS = 15_000.0  # after the last race
REMEMBERED_STALLS = 4000


class RoundTrips:
    """How far away one connection is. Whoever answers late looks far away, so the shortest way ever seen
    counts: of the answers to our probes and pings, and of commands that know of news we have just sent."""

    def __init__(self) -> None:
        self.samples: deque[float] = deque(maxlen=PROBES)
        self.sent: dict[int, float] = {}
        self.count = 0
        self.news: deque[tuple[int, float]] = deque(maxlen=REMEMBERED_NEWS)  # number, when it left
        self.fastest_ms = float("inf")  # any message that answered another one

    def probe(self, now: float) -> int:
        self.count += 1
        self.sent[self.count] = now
        if len(self.sent) > PROBES:
            del self.sent[min(self.sent)]
        return self.count

    def echo(self, probe: int, now: float) -> None:
        """An answer to a probe we never sent, or a second answer, says nothing."""
        sent = self.sent.pop(probe, None)
        if sent is not None:
            self.samples.append(now - sent)
            self.fastest_ms = min(self.fastest_ms, now - sent)

    def pong(self, trip_ms: float) -> None:
        """A ping of the protocol came back: nobody's own program has answered it."""
        self.fastest_ms = min(self.fastest_ms, trip_ms)

    def told(self, number: int, now: float) -> None:
        self.news.append((number, now))

    def heard_of(self, number: int, now: float) -> None:
        """A command that knows of this news has arrived: the way there and back was no longer than that."""
        for known, left in self.news:
            if known == number:
                self.fastest_ms = min(self.fastest_ms, now - left)
                return

    def shortest_ms(self) -> float:
        """0 before anything is known: whoever answers no probe is next door."""
        return min(self.fastest_ms, LONGEST_TRIP_MS) if self.samples else 0.0

    def trip_ms(self) -> float:
        """A usual trip: the shortest, and as much jitter as was seen, within bounds."""
        if not self.samples:
            return 0.0
        shortest, ordered = self.shortest_ms(), sorted(self.samples)
        seen = ordered[-2 if len(ordered) > 2 else -1] - shortest  # a single hiccup does not count
        return shortest + min(max(seen, 0.0), STEADY_MS + JITTER_SHARE * shortest)

    def allowance_ms(self) -> float:
        return self.trip_ms() + FRAMES_MS


def settle_ms(trips_ms: Iterable[float]) -> int:
    """How long a press may still be on its way to us from the slowest of these connections."""
    return race.window_ms([round(trip) for trip in trips_ms], round(FRAMES_MS))


class Stopwatch:
    """One table's race on the house's clock. It begins with its process: after a restart nobody has lost the
    time in which nobody could press."""

    def __init__(self) -> None:
        self.race = 0
        self.began = 0.0  # when the offer was turned up
        self.shown: dict[int, float] = {}  # by seat: when it first left for somebody who was there
        self.opened: dict[int, float] = {}  # by seat: when an offer of one's own was opened
        self.due: dict[int, float] = {}  # by step: from when on a press may be fixed
        self.is_resumed = False

    def note(self, table: Table, entries: Iterable[j.AnyEntry], now: float, settle: float) -> None:
        """After entries were folded into the table."""
        if table.races != self.race:
            self.race, self.began = table.races, now
            self.shown, self.opened, self.due, self.is_resumed = {}, {}, {}, False
        for seat in table.opened:
            self.opened.setdefault(seat, now)
        if any(isinstance(entry, j.Pressed) for entry in entries):
            self._note_due(table, settle)

    def _note_due(self, table: Table, settle: float) -> None:
        for placement in table.placements:
            start = self.start_of(placement.entry.seat)
            self.due.setdefault(placement.seq, start + placement.entry.took_ms + settle)

    def resume(self, table: Table, now: float, settle: float) -> None:
        """After a restart: whoever had pressed has pressed, all others get a moment to come back."""
        self.race, self.began, self.is_resumed = table.races, now, True
        self.opened = dict.fromkeys(table.opened, now)
        self.due = {placement.seq: now + settle for placement in table.placements}

    def show(self, table: Table, seat: int | None, now: float, came: float) -> None:
        """The offer leaves for a reader who came at a moment. Whoever came after it was turned up could have
        seen it then, through other eyes: nobody gains by sitting down late."""
        if seat is not None and table.is_race() and self.race == table.races:
            is_late = came > self.began and not self.is_resumed
            self.shown.setdefault(seat, self.began if is_late else now)

    def start_of(self, seat: int) -> float:
        """From when on a seat's time counts."""
        return self.opened.get(seat, self.shown.get(seat, self.began))

    def reaction(self, seat: int, now: float, trips: RoundTrips, stalled_ms: float) -> Reaction:
        return Reaction(now - self.start_of(seat), trips.allowance_ms() + stalled_ms)

    def closes_at(self, table: Table, settle: float) -> dict[int, float]:
        """When the time for choosing ends, by seat; no limit runs before an offer of one's own is open."""
        limit, actors = choosing_limit_s(table), table.actors()
        if not limit:
            return {}
        if not table.head.correspondence:
            last = max(self.start_of(seat) for seat in actors)
            return dict.fromkeys(actors, last + limit * 1000 + settle)
        choosing = [seat for seat in actors if is_choosing(table, seat)]
        return {seat: self.start_of(seat) + limit * 1000 + settle for seat in choosing}


def is_choosing(table: Table, seat: int) -> bool:
    """Neither before its offer is open, nor once all it had to press waits for the others."""
    return len(table.imagine(seat).legal_actions(seat)) > 1


class Stalls:
    """The house's own pulse while there are races: how long it stood still, so that nobody pays for it."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.stalls: deque[tuple[float, float]] = deque(maxlen=REMEMBERED_STALLS)  # when each ended, how long
        self.until = 0.0
        self._beating: asyncio.Task[None] | None = None

    def keep_on(self) -> None:
        self.until = self.clock.now() + GOES_ON_MS
        if self._beating is None or self._beating.done():
            self._beating = asyncio.get_running_loop().create_task(self._beat())

    async def _beat(self) -> None:
        while (began := self.clock.now()) < self.until:
            await self.clock.sleep(BEAT_MS)
            self.note(self.clock.now(), self.clock.now() - began - BEAT_MS)

    def note(self, at: float, late_ms: float) -> None:
        if late_ms > LATE_MS:
            self.stalls.append((at, late_ms))

    def stalled_ms(self, since: float) -> float:
        """How long we have stood still since a moment."""
        total = 0.0
        for ended, length in reversed(self.stalls):
            if ended <= since:
                break
            total += min(length, ended - since)
        return total

    async def close(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
