"""What happens at a table by itself: races settle, bots play, time runs out, missing players are replaced.
Whatever fails is tried again, and stands in the log once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import uniform
from typing import Protocol

from pomezi.bots import USUAL_LEVEL
from pomezi.core.state import RACE
from pomezi.server import journal as j
from pomezi.server import race, telemetry
from pomezi.server.clock import Clock
from pomezi.server.commands import play
from pomezi.server.lessons import scripted
from pomezi.server.ports import Thinkers
from pomezi.server.readers import Live
from pomezi.server.table import PLAYING, Table
from pomezi.server.thinking import job_for

FIRST_PAUSE_MS = 100.0  # after something failed; twice as long each time it fails again,
LONGEST_PAUSE_MS = 2000.0  # but a table moves again soon after all is well


@dataclass(frozen=True)
class Habits:
    """How patient the house is."""

    grace_s: float = 90.0  # before a bot plays for a missing person whom others wait for
    bot_least_ms: float = 600.0  # natural pacing of bots
    bot_most_ms: float = 1600.0
    bot_thought_ms: int = 1000
    fastest_press_ms: int = 300  # no bot reacts faster in a race
    second_thought_ms: int = 200  # what it takes to change one's mind in one
    archive_open_days: float = 7.0
    archive_running_days: float = 90.0


class Writer(Protocol):
    """The one door into the journal."""

    async def write(self, live: Live, entries: Sequence[j.AnyEntry]) -> None: ...


class Caretaker:
    def __init__(self, writer: Writer, thinkers: Thinkers, clock: Clock, habits: Habits) -> None:
        self.writer = writer
        self.thinkers = thinkers
        self.clock = clock
        self.habits = habits
        self.stalls = race.Stalls(clock)
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closed = False

    async def close(self) -> None:
        self.is_closed = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.stalls.close()

    # -- what comes next

    def tend(self, live: Live) -> None:
        """Called after every change: sets the bots to work, and the clock to the next moment."""
        live.stop_timer()
        table = live.table
        if table.status != PLAYING or live.is_gone or self.is_closed:
            return
        if table.is_race():
            self.stalls.keep_on()
        for seat in self._bots_to_act(live):
            live.thinking.add(seat)
            self._spawn(live, partial(self._think, live, seat))
        moments = self._moments(live)
        if moments:
            delay = max(0.0, min(moments) - self.clock.now())
            live.timer = self.clock.call_later(delay, lambda: self._spawn(live, partial(self._act, live)))

    def _bots_to_act(self, live: Live) -> list[int]:
        table = live.table
        return [
            seat
            for seat in table.actors()
            if table.chairs[seat].player()
            and seat not in live.thinking
            and table.imagine(seat).actors() >> seat & 1
        ]

    def _moments(self, live: Live) -> list[float]:
        """When something is due: a race to settle, a limit to end, somebody to be replaced."""
        moments = [*self.deadlines(live).values(), *self._replacements(live).values()]
        if live.table.placements:
            settles = self._settles_at(live)
            moments += [] if settles is None else [settles]
        return moments

    def _settles_at(self, live: Live) -> float | None:
        table, due = live.table, live.stopwatch.due
        if play.due(table, due, self._race_now(live)):
            return self.clock.now()
        moment = play.next_due_ms(table, due)
        return None if moment is None else moment + self._stalled_ms(live)

    def _race_now(self, live: Live) -> float:
        """Stands still while we did: then presses that were on their way could not reach us either."""
        return self.clock.now() - self._stalled_ms(live)

    def _stalled_ms(self, live: Live) -> float:
        return self.stalls.stalled_ms(live.stopwatch.began)

    def deadlines(self, live: Live) -> dict[int, float]:
        """By seat: when the table acts for it."""
        table = live.table
        if table.is_race():
            return live.stopwatch.closes_at(table, self.settle_ms(live))
        if not table.head.limit_s:
            return {}
        return dict.fromkeys(table.actors(), live.acted + table.head.limit_s * 1000.0)

    def _replacements(self, live: Live) -> dict[int, float]:
        """By seat: when a bot plays for somebody missing. Only where somebody else waits for them: nobody's
        game is finished behind their back."""
        table = live.table
        if table.head.correspondence or not grace_s(table, self.habits):
            return {}
        here = live.here()
        missing = [s for s in table.actors() if not table.chairs[s].player() and s not in here]
        return {
            seat: live.away_since[seat] + grace_s(table, self.habits) * 1000
            for seat in missing
            if seat in live.away_since and self._may_be_waited_for(live, seat)
        }

    def _may_be_waited_for(self, live: Live, seat: int) -> bool:
        """By somebody at the table, or by all tables of a round."""
        here = live.here()
        return bool(live.table.head.tournament) or any(s in here for s in live.table.others_of(seat))

    def settle_ms(self, live: Live) -> float:
        return race.settle_ms(reader.trips.trip_ms() for reader in live.readers if reader.seat is not None)

    # -- the clock

    async def _act(self, live: Live) -> None:
        async with live.lock:
            table, now = live.table, self.clock.now()
            if table.status != PLAYING:
                return
            late = [seat for seat, moment in self.deadlines(live).items() if moment <= now]
            entries: list[j.AnyEntry] = []
            if late:
                entries = play.run_out(table, late)
            elif table.placements:
                entries = play.fix(table, play.due(table, live.stopwatch.due, self._race_now(live)))
            await self.writer.write(live, entries or self._take_overs(live, now))

    def _take_overs(self, live: Live, now: float) -> list[j.AnyEntry]:
        moments = self._replacements(live).items()
        return [j.TookOver(seat, USUAL_LEVEL) for seat, moment in moments if moment <= now]

    # -- bots

    async def _think(self, live: Live, seat: int) -> None:
        try:
            if live.table.is_race():
                await self._press(live, seat)
            else:
                await self._play(live, seat)
        finally:
            live.thinking.discard(seat)

    async def _play(self, live: Live, seat: int) -> None:
        table, seq, began = live.table, live.table.changed_seq, self.clock.now()
        found = await self._choice(live, seat)
        natural = uniform(self.habits.bot_least_ms, self.habits.bot_most_ms)
        await self.clock.sleep(max(0.0, natural - (self.clock.now() - began)))
        async with live.lock:
            if not self._may_act(table, seat):
                return
            state = table.playing()
            if state.pace() == RACE or (table.changed_seq != seq and table.phase_seq > seq):
                return
            action = state.read(found[0]) if found else state.default_action(seat)
            if state.refusal(seat, action) is None:
                await self.writer.write(live, [j.Played(seat, state.write(action))])

    async def _press(self, live: Live, seat: int) -> None:
        """A bot reacts as a person would: its time counts from the same moment and passes in fact, and before
        it presses it looks at the stacks once more."""
        table, number = live.table, live.table.races
        start = live.stopwatch.start_of(seat)
        own = [p.entry.took_ms for p in table.placements if p.entry.seat == seat]
        own += [entry.took_ms for entry in table.reactions if entry.seat == seat]
        found = await self._choice(live, seat)
        delay = max(found[1] if found else 0, self.habits.fastest_press_ms) + max(own, default=0)
        await self.clock.sleep(start + delay - self.clock.now())
        again = await self._choice(live, seat) if table.races == number else None
        if found and again and again[0] != found[0]:
            await self.clock.sleep(self.habits.second_thought_ms)
        async with live.lock:
            if table.races == number and self._may_act(table, seat):
                await self.writer.write(
                    live, self._pressed(live, seat, (again or found or ("", 0))[0], start)
                )

    def _pressed(self, live: Live, seat: int, chosen: str, start: float) -> list[j.AnyEntry]:
        table = live.table
        state = table.imagine(seat)
        if state.pace() != RACE or not state.actors() >> seat & 1:
            return []
        action = state.read(chosen) if chosen else state.default_action(seat)
        if state.refusal(seat, action) is not None:
            return []
        if len(state.legal_actions(seat)) == 1:
            return [j.Played(seat, state.write(action))]
        took = round(self.clock.now() - start)
        return [play.pressed(table, seat, state.write(action), took, took, took, 0, self.clock.wall())]

    def _may_act(self, table: Table, seat: int) -> bool:
        return table.status == PLAYING and seat in table.actors() and bool(table.chairs[seat].player())

    async def _choice(self, live: Live, seat: int) -> tuple[str, int] | None:
        told = scripted(live.table, seat)
        if told is not None:
            return told
        bot = live.table.chairs[seat].player()
        # In a deal that others play as well no clock cuts a thought short: it would end differently for each.
        longest_ms = 0 if live.table.is_duplicate() else self.habits.bot_thought_ms
        return await self.thinkers.choose(job_for(live.table, seat, bot, longest_ms))

    # -- never giving up

    def again(self, live: Live, work: Callable[[Live], Awaitable[None]]) -> None:
        """Tries something once more, a little later."""

        async def later() -> None:
            await self.clock.sleep(self._pause_ms(live))
            await work(live)

        live.faults += 1
        self._spawn(live, later)

    def _spawn(self, live: Live, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.get_running_loop().create_task(self._watched(live, work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _watched(self, live: Live, work: Callable[[], Awaitable[None]]) -> None:
        """After every work the table is tended again, soon if it went well."""
        try:
            await work()
            live.faults = 0
        except Exception as error:
            live.faults += 1
            if live.faults == 1 and not live.is_gone:
                telemetry.failed("a table's caretaker failed", error, live.table.id)
            await self.clock.sleep(self._pause_ms(live))
        self.tend(live)

    def _pause_ms(self, live: Live) -> float:
        return min(FIRST_PAUSE_MS * 2.0 ** min(live.faults, 10), LONGEST_PAUSE_MS)


def grace_s(table: Table, habits: Habits) -> float:
    """The table's own patience, or the house's; 0 = nobody is ever replaced."""
    return habits.grace_s if table.head.grace_s < 0 else table.head.grace_s
