"""What the house does by itself beside its tables: wakes those nobody serves, archives, forgets, beats."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from pomezi.server import journal as j
from pomezi.server import telemetry
from pomezi.server.caretaker import Habits
from pomezi.server.clock import Clock
from pomezi.server.host import Host
from pomezi.server.table import CLOSED, OPEN, PAUSED, PLAYING

ROUND_MS = 500.0
BEAT_MS = 10_000.0
FORGET_MS = 60_000.0
ARCHIVE_MS = 3_600_000.0
DAY_MS = 86_400_000


Work: TypeAlias = Callable[[], Awaitable[object]]


class Housekeeper:
    def __init__(
        self, host: Host, habits: Habits, clock: Clock, also: Mapping[str, Work] | None = None
    ) -> None:
        self.also = also or {}  # by name: what else is done in every round
        self.host = host
        self.habits = habits
        self.clock = clock
        self.is_well = True
        self.is_awake = False  # what was left from before our start has been looked at
        self.sleeping: set[str] = set()  # tables that are ours and have not been looked at yet
        self._done: dict[str, float] = {}

    async def run(self) -> None:
        """For ever: whatever fails is logged once, and done again in the next round."""
        while True:
            await self.round()
            await self.clock.sleep(ROUND_MS)

    async def round(self) -> None:
        faults = [
            await self._do("wake", 0.0, self.wake_tables),
            await self._do("beat", BEAT_MS, self.beat),
            await self._do("forget", FORGET_MS, self.host.forget_idle),
            await self._do("archive", ARCHIVE_MS, self.archive),
            *[await self._do(what, 0.0, work) for what, work in self.also.items()],
        ]
        error = next((fault for fault in faults if fault is not None), None)
        if error is not None and self.is_well:
            telemetry.failed("the house could not be kept", error)
        self.is_well = error is None

    async def _do(self, what: str, every_ms: float, work: Work) -> Exception | None:
        """Does a work whose time has come; one that failed is due at once."""
        now = self.clock.now()
        if now - self._done.get(what, -ARCHIVE_MS) < every_ms:
            return None
        try:
            await work()
            self._done[what] = now
        except Exception as error:
            return error
        return None

    async def wake_tables(self) -> None:
        """Tables with bots or clocks go on without waiting for a visitor: after a start, and when the process
        that served them is gone."""
        self.host.last_served = self.host.last_served or await self.host.journals.last_beat()
        while adopted := await self.host.owners.adopt():
            self.sleeping.update(adopted)
            await self._wake()
        await self._wake()
        self.is_awake = True

    async def _wake(self) -> None:
        for table_id in list(self.sleeping):
            await self.host.find_all([table_id])
            self.sleeping.discard(table_id)

    async def beat(self) -> None:
        if self.is_awake:
            self.host.last_served = self.clock.wall()  # whatever is adopted later was served until just now
        if any(live.table.status == PLAYING for live in self.host.lives.values()):
            await self.host.journals.beat(self.clock.wall())

    async def archive(self) -> int:
        """Ends tables that nobody has touched for long; their journals stay."""
        ended = 0
        for status, days in (
            (OPEN, self.habits.archive_open_days),
            (PLAYING, self.habits.archive_running_days),
            (PAUSED, self.habits.archive_running_days),
        ):
            before = self.clock.wall() - int(days * DAY_MS)
            for live in await self.host.find_all(
                await self.host.journals.tables_in((status,), before=before)
            ):
                if live.readers or max(live.table.acted_at, live.table.head.made_at) > before:
                    continue
                async with live.lock:
                    if live.table.status not in CLOSED:
                        await self.host.write(live, [j.Ended("archived")])
                        ended += 1
        return ended
