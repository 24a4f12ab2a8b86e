"""The order of a race: arithmetic on times that others have measured (BH-27, BH-28); no clock in here.

Whoever runs a race measures each press, keeps those that came in the order in which they came, and asks
which of them are settled. All times are whole milliseconds. `took_ms` counts from the moment a player was
shown what the race is about, or opened it; moments (`due_ms`, `now_ms`, `shown_ms`) are readings of the
caller's clock."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from pomezi.core.state import State

HELD: Final = 0  # a press that waits until everybody has pressed
LATE_MS: Final = 1 << 40  # later than anybody: what is laid for those whose time is over
SHORTEST_SETTLE_MS: Final = 60


@dataclass(frozen=True)
class Press:
    """One action of a race, and what is known about its moment."""

    seat: int
    action: str  # its notation
    took_ms: int  # the time that counts
    arrived: int  # grows with every press received; presses of one moment may share it
    due_ms: int = HELD  # from when on it may be fixed

    def __reduce__(self) -> tuple[object, ...]:  # a frozen compiled class cannot be pickled field by field
        return Press, (self.seat, self.action, self.took_ms, self.arrived, self.due_ms)


# -- times


def fair_ms(claimed_ms: int | None, measured_ms: int, allowance_ms: int) -> int:
    """A player's own time, but no less than our measure can explain (without the lag we allow for), and no
    more than it. Without a claim our measure counts."""
    claimed = measured_ms if claimed_ms is None else claimed_ms
    return min(max(claimed, measured_ms - allowance_ms, 0), max(measured_ms, 0))


def after_own_ms(took_ms: int, presses: Iterable[Press], seat: int) -> int:
    """Nobody's second press comes before their first, whatever was measured."""
    return max([took_ms, *[press.took_ms for press in presses if press.seat == seat]])


def window_ms(trips_ms: Sequence[int], allowance_ms: int) -> int:
    """How long a press may still be on its way from the slowest of these connections."""
    return max(SHORTEST_SETTLE_MS, max(trips_ms, default=0) + allowance_ms)


def due_at_ms(took_ms: int, shown_ms: Sequence[int], settle_ms: int) -> int:
    """The moment after which nobody can turn out to have been faster: counted from whoever was shown the
    offer last, for their time began last."""
    return max(shown_ms) + took_ms + settle_ms


def is_late(took_ms: int, limit_s: int) -> bool:
    """Whether a press missed the limit for choosing; 0 = there is none."""
    return limit_s > 0 and took_ms > limit_s * 1000


def closes_at_ms(shown_ms: Sequence[int], limit_s: int, settle_ms: int) -> int:
    """When the missing presses are laid: a press made in time may still be on its way until then. By
    correspondence asked for each seat alone."""
    return due_at_ms(limit_s * 1000, shown_ms, settle_ms)


# -- order


def seat_order(first_seat: int, seats: int) -> list[int]:
    """Clockwise."""
    return [(first_seat + i) % seats for i in range(seats)]


def ordered(presses: Iterable[Press], first_seat: int, seats: int) -> list[Press]:
    """The fastest first; equal times by arrival, then clockwise from the first seat (`State.first_seat`). One
    seat's own presses stay as they came."""
    return sorted(presses, key=lambda press: _rank(press, first_seat, seats))


def _rank(press: Press, first_seat: int, seats: int) -> tuple[int, int, int]:
    return press.took_ms, press.arrived, (press.seat - first_seat) % seats


# -- what is settled


def due(presses: Iterable[Press], state: State, seats: int, now_ms: int) -> list[Press]:
    """Those that may be fixed now, in their final order: all of them where they end the race, else those
    before the first whose window is still open."""
    waiting = ordered(presses, state.first_seat(), seats)
    if ends_race(state, waiting):
        return waiting
    for i, press in enumerate(waiting):
        if press.due_ms == HELD or press.due_ms > now_ms:
            return waiting[:i]
    return waiting


def next_due_ms(presses: Iterable[Press], state: State, seats: int) -> int | None:
    """When `due` will have something to say; None while nothing here has a moment of its own."""
    waiting = ordered(presses, state.first_seat(), seats)
    if not waiting or waiting[0].due_ms == HELD:
        return None
    return waiting[0].due_ms


def ends_race(state: State, presses: Iterable[Press]) -> bool:
    """Whether nobody is left to wait for once these are laid."""
    after = state.clone()
    pace = after.pace()
    lay(after, presses)
    return after.pace() != pace or after.actors() == 0


def lay(state: State, presses: Iterable[Press]) -> list[bool]:
    """Does these presses on the state, in their order; of each whether the rules still allowed it. What comes
    after the race has ended is not allowed."""
    pace = state.pace()
    return [_lay_one(state, press, pace) for press in presses]


def _lay_one(state: State, press: Press, pace: int) -> bool:
    action = state.read(press.action)
    if state.pace() != pace or state.refusal(press.seat, action) is not None:
        return False
    state.apply(press.seat, action)
    return True


# -- when the time is over


def missing(state: State, seat: int) -> list[Press]:
    """What is laid for a seat whose time is over: it goes on top of all that was pressed, among the late
    clockwise from the first seat. `state` has the seat's own waiting presses done (`imagined`)."""
    after = state.clone()
    pace = after.pace()
    laid: list[Press] = []
    while after.pace() == pace and after.actors() >> seat & 1:
        action = after.default_action(seat)
        laid.append(Press(seat, after.write(action), LATE_MS, 0))
        after.apply(seat, action)
    return laid


def imagined(state: State, presses: Iterable[Press], seat: int) -> State:
    """The race as a seat sees it that has pressed already: with its own waiting presses laid."""
    after = state.clone()
    lay(after, [press for press in presses if press.seat == seat])
    return after


def run_out(presses: Iterable[Press], state: State, seats: int, late: Iterable[int]) -> list[Press]:
    """All that waits and all that is missing of the late seats, in the final order."""
    waiting = list(presses)
    for seat in late:
        waiting += missing(imagined(state, waiting, seat), seat)
    return ordered(waiting, state.first_seat(), seats)
