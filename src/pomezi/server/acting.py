"""What is decided about the game: actions, presses in a race, what they would cost to undo."""

from __future__ import annotations

from collections.abc import Sequence

from pomezi.core.rng import seeded
from pomezi.core.state import RACE, TURN
from pomezi.server import entries as e
from pomezi.server import pace, wire
from pomezi.server.asking import Asker, Refuse, need_status
from pomezi.server.tables import PLAYING, Press, Table


def play(table: Table, asker: Asker, command: wire.Play) -> list[e.AnyEntry]:
    need_status(table, PLAYING)
    seat = asker.need_seat()
    if table.chairs[seat].resigned:
        raise Refuse("resigned")
    state = table.playing()
    since = table.changed_seq if state.pace() == TURN else table.phase_seq
    if command.seq < since:
        raise Refuse("stale", seq=command.seq, now=table.seq)
    if state.pace() == RACE:
        return press(table, asker, command)
    action = state.read(command.action)
    refusal = state.refusal(seat, action)
    if refusal is not None:
        raise Refuse(refusal.code, **refusal.facts)
    return [e.Played(seat, state.write(action))]


def press(table: Table, asker: Asker, command: wire.Play) -> list[e.AnyEntry]:
    """In a race an action waits for the settle window, unless there was nothing to choose."""
    seat = asker.need_seat()
    state = table.imagine(seat)
    if state.pace() != RACE:  # the seat has pressed all it has; what comes after waits for the others
        raise Refuse("not-your-turn", seat=seat, actors=table.actors())
    action = state.read(command.action)
    refusal = state.refusal(seat, action)
    if refusal is not None:
        raise Refuse(refusal.code, **refusal.facts)
    if len(state.legal_actions(seat)) == 1:
        return [e.Played(seat, state.write(action))]
    began = pace.began(table, seat, asker.shown)
    reaction = pace.bound(command.took_ms, asker.at - began, asker.trip_ms)
    if table.head.limit_s and reaction.took_ms > table.head.limit_s * 1000:
        raise Refuse("too-late", limit=table.head.limit_s)
    own = [p.entry.took_ms for p in table.presses if p.entry.seat == seat]
    own += [entry.took_ms for entry in table.reactions if entry.seat == seat]
    took = max([round(reaction.took_ms), *own])
    due = 0 if table.head.correspondence else round(began + took + asker.settle_ms)
    return [
        e.Pressed(
            seat,
            state.write(action),
            took,
            round(reaction.claimed_ms),
            round(reaction.measured_ms),
            round(reaction.allowance_ms),
            round(asker.at),
            due,
        )
    ]


def fix(table: Table, presses: list[Press]) -> list[e.AnyEntry]:
    """Placements whose moment has come, as actions in their final order."""
    state = table.playing().clone()
    fixed: list[e.AnyEntry] = []
    for waiting in presses:
        entry = waiting.entry
        action = state.read(entry.action)
        if state.pace() != RACE or state.refusal(entry.seat, action) is not None:
            fixed.append(e.Dropped(entry.seat, waiting.seq))
        else:
            state.apply(entry.seat, action)
            fixed.append(e.Played(entry.seat, entry.action, entry.took_ms, waiting.seq))
    return fixed


def run_out(table: Table) -> list[e.AnyEntry]:
    """The time is up: what was pressed counts, then the rest is laid for those who are missing (BH-28)."""
    waiting = pace.in_order(table)
    entries = fix(table, waiting)
    state = table.playing().clone()
    began = state.pace()
    for entry in entries:
        if isinstance(entry, e.Played):
            state.apply(entry.seat, state.read(entry.action))
    late = table.actors()
    for seat in pace.seat_order(state, table.head.seats):
        while seat in late and state.pace() == began and state.actors() >> seat & 1:
            action = state.default_action(seat)
            entries.append(e.Played(seat, state.write(action)))
            state.apply(seat, action)
            if began == TURN:
                return entries
    return entries


def check(table: Table, entries: Sequence[e.AnyEntry]) -> None:
    """Nothing is written that the true position would not take, whoever decided it."""
    played = [entry for entry in entries if isinstance(entry, e.Played)]
    if not played:
        return
    state = table.playing().clone()
    for entry in played:
        action = state.read(entry.action)
        refusal = state.refusal(entry.seat, action)
        if refusal is not None:
            raise Refuse(refusal.code, **refusal.facts)
        state.apply(entry.seat, action)


def weigh(table: Table, asker: Asker, command: wire.Weigh) -> bool:
    """Whether an action could be undone, tried on a position the seat cannot tell from the true one."""
    need_status(table, PLAYING)
    seat = asker.need_seat()
    if table.playing().pace() == RACE:
        return False
    state = table.playing().determinize(seat, seeded("1"))
    action = state.read(command.action)
    refusal = state.refusal(seat, action)
    if refusal is not None:
        raise Refuse(refusal.code, **refusal.facts)
    before = state.knowledge()
    state.apply(seat, action)
    return state.knowledge() == before and state.actors() != 0
