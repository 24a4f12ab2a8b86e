"""Clocks: round trips, reaction times bounded by what the server saw, and the order of a race (BH-27)."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pomezi.core.state import SPECTATOR, State
from pomezi.server.tables import Press, Table

ALLOWANCE_MS = 40.0  # on top of the measured round trip: frames, timers, a little jitter
LONGEST_TRIP_MS = 800.0  # more lag than this is the player's own
SHORTEST_SETTLE_MS = 60.0
PROBES = 9  # remembered round trips
UNMEASURED_MS = 150.0  # assumed before the first probe has come back

_START = time.time() * 1000 - time.monotonic() * 1000


def now() -> float:
    """Unix milliseconds that never run backwards within a process."""
    return _START + time.monotonic() * 1000


class RoundTrips:
    """What the probes of one connection have measured."""

    def __init__(self) -> None:
        self.samples: deque[float] = deque(maxlen=PROBES)
        self.sent: dict[int, float] = {}
        self.count = 0

    def probe(self, at: float) -> int:
        self.count += 1
        self.sent[self.count] = at
        if len(self.sent) > PROBES:
            del self.sent[min(self.sent)]
        return self.count

    def echo(self, probe: int, at: float) -> None:
        """An answer to a probe we never sent, or a second answer, says nothing."""
        sent = self.sent.pop(probe, None)
        if sent is not None:
            self.samples.append(at - sent)

    def trip_ms(self) -> float:
        """The longest but one: a single hiccup does not count, steady jitter does."""
        if not self.samples:
            return UNMEASURED_MS
        ordered = sorted(self.samples)
        return min(ordered[-2] if len(ordered) > 2 else ordered[-1], LONGEST_TRIP_MS)


@dataclass(frozen=True)
class Reaction:
    took_ms: float  # what counts
    claimed_ms: float
    measured_ms: float
    allowance_ms: float


def bound(claimed_ms: float | None, measured_ms: float, trip_ms: float) -> Reaction:
    """A client's own time counts, but no less than our measure without its lag, and no more than it."""
    allowance = trip_ms + ALLOWANCE_MS
    claimed = measured_ms if claimed_ms is None else claimed_ms
    took = min(max(claimed, measured_ms - allowance, 0.0), max(measured_ms, 0.0))
    return Reaction(took, claimed, measured_ms, allowance)


def settle_ms(trips: Sequence[float]) -> float:
    """How long a press may still be on its way to us from the slowest of these connections."""
    return max(SHORTEST_SETTLE_MS, max(trips, default=0.0) + ALLOWANCE_MS)


def seat_order(state: State, seats: int) -> list[int]:
    """Clockwise from the dealer's left, in games that have a dealer; else by seat."""
    dealer = state.view(SPECTATOR).get("dealer", -1)
    first = dealer + 1 if isinstance(dealer, int) else 0
    return [(first + i) % seats for i in range(seats)]


def in_order(table: Table) -> list[Press]:
    """Waiting placements by time; equal times by arrival, then by seat from the dealer's left."""
    rank = {seat: i for i, seat in enumerate(seat_order(table.playing(), table.head.seats))}
    return sorted(
        table.presses,
        key=lambda press: (press.entry.took_ms, press.entry.received_at, rank[press.entry.seat], press.seq),
    )


def is_complete(table: Table, presses: Sequence[Press]) -> bool:
    """Whether these placements would end the race: then there is nobody left to wait for."""
    state = table.playing().clone()
    pace = state.pace()
    for press in presses:
        action = state.read(press.entry.action)
        if state.refusal(press.entry.seat, action) is None:
            state.apply(press.entry.seat, action)
        if state.pace() != pace or state.actors() == 0:
            return True
    return False


def due(table: Table, at: float) -> list[Press]:
    """The placements whose settle window has passed, in their final order."""
    waiting = in_order(table)
    if is_complete(table, waiting):
        return waiting
    for i, press in enumerate(waiting):
        if press.entry.due_at == 0 or press.entry.due_at > at:
            return waiting[:i]
    return waiting


def next_due(table: Table) -> float | None:
    """When `due` will have something to say."""
    waiting = in_order(table)
    if not waiting or waiting[0].entry.due_at == 0:
        return None
    return float(waiting[0].entry.due_at)


def began(table: Table, seat: int, shown: Mapping[int, float]) -> float:
    """The moment from which the server measures a seat: when it was shown, or opened, the offer."""
    if seat in table.opened_at:
        return float(table.opened_at[seat])
    return float(shown.get(seat, table.phase_at)) + table.playing().beat_ms()
