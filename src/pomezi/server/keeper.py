"""What happens at a table by itself: races settle, bots play, time runs out, missing players are replaced."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from random import uniform
from typing import Any

from pomezi.bots import USUAL_LEVEL
from pomezi.core.state import RACE
from pomezi.server import acting, pace
from pomezi.server import entries as e
from pomezi.server.bots import job_for
from pomezi.server.house import House
from pomezi.server.logs import log
from pomezi.server.pulse import Pulse
from pomezi.server.readers import Live
from pomezi.server.store import Conflict, now_ms
from pomezi.server.tables import CLOSED, OPEN, PAUSED, PLAYING, Table


@dataclass(frozen=True)
class Habits:
    """How patient the house is."""

    grace_s: float = 90.0  # before a bot plays for a missing person
    bot_least_ms: float = 600.0  # natural pacing of bots
    bot_most_ms: float = 1600.0
    bot_thought_ms: int = 1000
    fastest_press_ms: int = 300  # no bot reacts faster in a race
    archive_open_days: float = 7.0
    archive_running_days: float = 90.0


class Keeper:
    def __init__(self, house: House, habits: Habits) -> None:
        self.house = house
        self.habits = habits
        self.pulse = Pulse()
        self.tasks: set[asyncio.Task[None]] = set()
        house.on_change = self.tend

    async def wake_tables(self) -> None:
        """After a start: tables with bots or clocks go on without waiting for a visitor."""
        for table_id in await self.house.store.tables_in((PLAYING,)):
            await self.house.find(table_id)

    async def archive(self) -> int:
        """Ends tables that nobody has touched for long; their journals stay."""
        ended = 0
        for status, days in (
            (OPEN, self.habits.archive_open_days),
            (PLAYING, self.habits.archive_running_days),
            (PAUSED, self.habits.archive_running_days),
        ):
            before = now_ms() - int(days * 86_400_000)
            for table_id in await self.house.store.tables_in((status,), before=before):
                live = await self.house.find(table_id)
                if live is None or live.readers or max(live.table.acted_at, live.table.head.made_at) > before:
                    continue
                async with live.lock:
                    if live.table.status not in CLOSED:
                        await self.house.write(live, [e.Ended("archived")])
                        ended += 1
        return ended

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.pulse.close()

    # -- what comes next

    def tend(self, live: Live) -> None:
        """Called after every change: sets the bots to work, and the clock to the next moment."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        table = live.table
        if table.status != PLAYING:
            return
        if table.is_race():
            self.pulse.keep_on()
        for seat in self._bots_to_act(live):
            live.thinking.add(seat)
            self._spawn(self._think(live, seat))
        moments = [moment for moment in self._moments(live) if moment is not None]
        if moments:
            delay = max(0.0, min(moments) - pace.now()) / 1000
            live.timer = asyncio.get_running_loop().call_later(delay, self._ring, live)

    def _bots_to_act(self, live: Live) -> list[int]:
        table = live.table
        return [
            seat
            for seat in table.actors()
            if table.chairs[seat].player()
            and seat not in live.thinking
            and table.imagine(seat).actors() >> seat & 1
        ]

    def _moments(self, live: Live) -> list[float | None]:
        table = live.table
        settles = None
        if table.presses:
            settles = pace.now() if pace.due(table, self._race_clock(table)) else self._settles_at(table)
        return [settles, self._deadline(live), *(self._leaves_at(live, seat) for seat in table.actors())]

    def _race_clock(self, table: Table) -> float:
        """Stands still while we did: then presses that were on their way could not reach us either."""
        return pace.now() - self._stalled_ms(table)

    def _settles_at(self, table: Table) -> float | None:
        due = pace.next_due(table)
        return None if due is None else due + self._stalled_ms(table)

    def _stalled_ms(self, table: Table) -> float:
        return self.pulse.stalled_ms(min(press.entry.received_at for press in table.presses))

    def _deadline(self, live: Live) -> float | None:
        table = live.table
        if not table.head.limit_s:
            return None
        if not table.is_race():
            return table.acted_at + table.head.limit_s * 1000.0
        shown = max(live.shown.values(), default=float(table.phase_at))
        return shown + table.playing().beat_ms() + table.head.limit_s * 1000.0 + self.settle_ms(live)

    def _leaves_at(self, live: Live, seat: int) -> float | None:
        """When a bot takes a missing person's seat over: only where somebody else waits for them."""
        chair = live.table.chairs[seat]
        if live.table.head.correspondence or chair.player() or not self._is_waited_for(live, seat):
            return None
        away = live.away_since.get(seat)
        return None if away is None else away + self.habits.grace_s * 1000

    def _is_waited_for(self, live: Live, seat: int) -> bool:
        chairs, here = live.table.chairs, live.here()
        others = (s for s in live.table.persons() if chairs[s].person != chairs[seat].person)
        return seat not in here and any(other in here for other in others)

    def settle_ms(self, live: Live) -> float:
        if self.house.carrier.is_shared:
            return pace.settle_ms([pace.LONGEST_TRIP_MS])
        return pace.settle_ms([reader.trips.trip_ms() for reader in live.readers if reader.seat is not None])

    # -- the clock

    def _ring(self, live: Live) -> None:
        self._spawn(self._act(live))

    async def _act(self, live: Live) -> None:
        async with live.lock:
            table, at = live.table, pace.now()
            if table.status != PLAYING:
                return
            entries: list[e.AnyEntry] = []
            deadline = self._deadline(live)
            if deadline is not None and deadline <= at:
                entries = acting.run_out(table)
            elif table.presses:
                entries = acting.fix(table, pace.due(table, self._race_clock(table)))
            entries = entries or await self._take_overs(live, at)
            await self._write(live, entries)
        self.tend(live)

    async def _take_overs(self, live: Live, at: float) -> list[e.AnyEntry]:
        found: list[e.AnyEntry] = []
        for seat in live.table.actors():
            leaves = self._leaves_at(live, seat)
            if leaves is None or leaves > at:
                continue
            if await self.house.carrier.is_here(live.table.id, seat):
                live.away_since[seat] = at
            else:
                found.append(e.TookOver(seat, USUAL_LEVEL))
        return found

    async def _write(self, live: Live, entries: list[e.AnyEntry]) -> None:
        try:
            await self.house.write(live, entries)
        except Conflict:
            await self.house.catch_up(live)

    # -- bots

    async def _think(self, live: Live, seat: int) -> None:
        try:
            if live.table.is_race():
                await self._press(live, seat)
            else:
                await self._play(live, seat)
        finally:
            live.thinking.discard(seat)
        self.tend(live)

    async def _play(self, live: Live, seat: int) -> None:
        table, seq, began = live.table, live.table.changed_seq, pace.now()
        found = await self._choice(live, seat)
        natural = uniform(self.habits.bot_least_ms, self.habits.bot_most_ms)
        await asyncio.sleep(max(0.0, natural - (pace.now() - began)) / 1000)
        async with live.lock:
            if not self._may_act(table, seat):
                return
            state = table.playing()
            if state.pace() == RACE or (table.changed_seq != seq and table.phase_seq > seq):
                return
            action = state.read(found[0]) if found else state.default_action(seat)
            if state.refusal(seat, action) is None:
                await self._write(live, [e.Played(seat, state.write(action))])

    async def _press(self, live: Live, seat: int) -> None:
        """A bot reacts as a person would: its time counts from the same moment, and passes in fact."""
        table, race = live.table, live.table.races
        began = pace.began(table, seat, {})
        own = [press.entry.took_ms for press in table.presses if press.entry.seat == seat]
        own += [entry.took_ms for entry in table.reactions if entry.seat == seat]
        found = await self._choice(live, seat)
        delay = max(found[1] if found else 0, self.habits.fastest_press_ms) + max(own, default=0)
        took = max(float(delay), 0.0 if table.head.correspondence else pace.now() - began)
        await asyncio.sleep(max(0.0, began + took - pace.now()) / 1000)
        async with live.lock:
            if not self._may_act(table, seat) or table.races != race:
                return
            state = table.imagine(seat)
            action = state.read(found[0]) if found else state.default_action(seat)
            if state.refusal(seat, action) is not None:
                return
            await self._write(live, self._pressed(live, seat, state.write(action), began, round(took)))

    def _pressed(self, live: Live, seat: int, action: str, began: float, took: int) -> list[e.AnyEntry]:
        table = live.table
        if len(table.imagine(seat).legal_actions(seat)) == 1:
            return [e.Played(seat, action)]
        due = 0 if table.head.correspondence else round(began + took + self.settle_ms(live))
        return [e.Pressed(seat, action, took, took, took, 0, round(pace.now()), due)]

    def _may_act(self, table: Table, seat: int) -> bool:
        return table.status == PLAYING and seat in table.actors() and bool(table.chairs[seat].player())

    async def _choice(self, live: Live, seat: int) -> tuple[str, int] | None:
        bot = live.table.chairs[seat].player()
        return await self.house.thinkers.choose(job_for(live.table, seat, bot, self.habits.bot_thought_ms))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a table's keeper failed", exc_info=task.exception())
