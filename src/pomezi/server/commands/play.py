"""What is decided about the game: actions, presses in a race, what is laid for those who are late."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from pomezi.core import race
from pomezi.core.rng import seeded
from pomezi.core.state import RACE, TURN
from pomezi.server import journal as j
from pomezi.server import wire
from pomezi.server.commands.asking import Asker, Refuse, need_status
from pomezi.server.table import PLAYING, Placement, Table


def play(table: Table, asker: Asker, command: wire.Play) -> list[j.AnyEntry]:
    need_status(table, PLAYING)
    seat = asker.need_seat()
    if table.chairs[seat].resigned:
        raise Refuse("resigned")
    state = table.playing()
    since = table.number(seat, table.changed_seq if state.pace() == TURN else table.phase_seq)
    if command.seq < since:
        raise Refuse("stale", seq=command.seq, now=table.numbers(seat))
    if state.pace() == RACE:
        return press(table, asker, command)
    action = state.read(command.action)
    refusal = state.refusal(seat, action)
    if refusal is not None:
        raise Refuse(refusal.code, **refusal.facts)
    return [j.Played(seat, state.write(action))]


def press(table: Table, asker: Asker, command: wire.Play) -> list[j.AnyEntry]:
    """In a race an action waits for the settle window, unless there was nothing to choose."""
    seat = asker.need_seat()
    state = table.imagine(seat)
    if state.pace() != RACE:  # the seat has pressed all it has; what comes after waits for the others
        raise Refuse("not-your-turn", seat=seat, actors=table.actors())
    action = state.read(command.action)
    refusal = state.refusal(seat, action)
    if refusal is not None:
        raise Refuse(refusal.code, **refusal.facts)
    if asker.reaction.measured_ms < 0:  # what it is about is not turned up yet
        raise Refuse("not-your-turn", seat=seat, actors=[])
    if len(state.legal_actions(seat)) == 1:
        return [j.Played(seat, state.write(action))]
    measured, allowance = round(asker.reaction.measured_ms), round(asker.reaction.allowance_ms)
    claimed = measured if command.took_ms is None else round(command.took_ms)
    took = race.fair_ms(claimed, measured, allowance)
    limit = choosing_limit_s(table)
    if race.is_late(took, limit):
        raise Refuse("too-late", limit=limit)
    return [pressed(table, seat, state.write(action), took, claimed, measured, allowance, asker.at)]


def pressed(
    table: Table, seat: int, action: str, took: int, claimed: int, measured: int, allowance: int, at: int
) -> j.Pressed:
    """Nobody's second press comes before their first. By correspondence all wait for each other."""
    own = [p.entry.took_ms for p in table.placements if p.entry.seat == seat]
    own += [entry.took_ms for entry in table.reactions if entry.seat == seat]
    held = 0 if table.head.correspondence else 1
    return j.Pressed(seat, action, max([took, *own]), claimed, measured, allowance, at, held)


def choosing_limit_s(table: Table) -> int:
    """In a race the game's own limit counts, else the table's for every turn."""
    return table.playing().time_limit_s() or table.head.limit_s


def fix(table: Table, placements: Sequence[Placement]) -> list[j.AnyEntry]:
    """Placements whose moment has come, as actions in their final order."""
    state = table.playing().clone()
    fixed: list[j.AnyEntry] = []
    for waiting in placements:
        entry = waiting.entry
        action = state.read(entry.action)
        if state.pace() != RACE or state.refusal(entry.seat, action) is not None:
            fixed.append(j.Dropped(entry.seat, waiting.seq))
        else:
            state.apply(entry.seat, action)
            fixed.append(j.Played(entry.seat, entry.action, entry.took_ms, waiting.seq))
    return fixed


def run_out(table: Table, late: Iterable[int]) -> list[j.AnyEntry]:
    """The time of these seats is up: in a turn the table acts for them, in a race what they lack is laid on
    top of all that was pressed (BH-28)."""
    if table.is_race() and table.head.correspondence:
        return [entry for seat in late for entry in _press_late(table, seat)]
    state = table.playing().clone()
    pace = state.pace()
    entries: list[j.AnyEntry] = []
    if pace == RACE:
        entries = fix(table, in_order(table))
        for entry in entries:
            if isinstance(entry, j.Played):
                state.apply(entry.seat, state.read(entry.action))
    missing = set(late)
    for seat in race.seat_order(state.first_seat(), table.head.seats):
        while seat in missing and state.pace() == pace and state.actors() >> seat & 1:
            action = state.default_action(seat)
            entries.append(j.Played(seat, state.write(action)))
            state.apply(seat, action)
            if pace == TURN:
                return entries
    return entries


def _press_late(table: Table, seat: int) -> list[j.AnyEntry]:
    """By correspondence others may still be faster: what is laid for a late seat waits with the rest."""
    late_ms = choosing_limit_s(table) * 1000 + 1
    missing = race.missing(table.imagine(seat), seat)
    return [pressed(table, seat, press.action, late_ms, late_ms, late_ms, 0, 0) for press in missing]


def presses(table: Table, due_ms: Mapping[int, float]) -> dict[race.Press, Placement]:
    """What waits, as the order of a race knows it; `due_ms` says from when on a step's press may be fixed."""
    found: dict[race.Press, Placement] = {}
    for placement in table.placements:
        entry = placement.entry
        due = race.HELD if entry.due_at == 0 else max(1, round(due_ms.get(placement.seq, 1)))
        press = race.Press(entry.seat, entry.action, entry.took_ms, entry.received_at, due)
        found[press] = placement
    return found


def in_order(table: Table) -> list[Placement]:
    """All that waits, in its final order."""
    waiting = presses(table, {})
    return [waiting[press] for press in race.ordered(waiting, table.playing().first_seat(), table.head.seats)]


def due(table: Table, due_ms: Mapping[int, float], now_ms: float) -> list[Placement]:
    """What may be fixed now, in its final order."""
    waiting = presses(table, due_ms)
    return [waiting[press] for press in race.due(waiting, table.playing(), table.head.seats, int(now_ms))]


def next_due_ms(table: Table, due_ms: Mapping[int, float]) -> int | None:
    return race.next_due_ms(presses(table, due_ms), table.playing(), table.head.seats)


def weigh(table: Table, asker: Asker, command: wire.Weigh) -> bool:
    """Whether an action could be undone, tried on a position the seat cannot tell from the true one; if it
    could not even be done, why."""
    need_status(table, PLAYING)
    seat = asker.need_seat()
    is_race = table.playing().pace() == RACE
    state = table.imagine(seat) if is_race else table.playing().determinize(seat, seeded("1"))
    action = state.read(command.action)
    refusal = state.refusal(seat, action)
    if refusal is not None:
        raise Refuse(refusal.code, **refusal.facts)
    if is_race:
        return False
    before = state.knowledge()
    state.apply(seat, action)
    return state.knowledge() == before and state.actors() != 0
