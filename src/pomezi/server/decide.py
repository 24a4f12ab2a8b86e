"""The one place where a command is accepted: it becomes journal entries, or a refusal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from pomezi.bots import USUAL_LEVEL, bot_names
from pomezi.core.errors import PomeziError, Refusal
from pomezi.core.game import find_game
from pomezi.core.rng import seeded
from pomezi.core.state import RACE, TURN
from pomezi.server import entries as e
from pomezi.server import pace, shuffle, wire
from pomezi.server.tables import OPEN, PAUSED, PLAYING, Press, Table, Turn


class Refuse(PomeziError):
    """The command is refused, and nothing has changed."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(Refusal(code, facts))


@dataclass
class Asker:
    """Who asks, and what the server knows of their connection."""

    person: str
    seat: int | None
    at: float = field(default_factory=pace.now)  # when the command arrived
    trip_ms: float = pace.UNMEASURED_MS
    shown: dict[int, float] = field(default_factory=dict)  # by seat: when the race was shown
    settle_ms: float = pace.LONGEST_TRIP_MS

    def need_seat(self) -> int:
        if self.seat is None:
            raise Refuse("no-seat")
        return self.seat


def decide(table: Table, asker: Asker, command: wire.AnyCommand) -> list[e.AnyEntry]:
    decision = DECISIONS.get(type(command))
    if decision is None:
        raise Refuse("not-here")
    return decision(table, asker, command)


# -- what must be so


def need_status(table: Table, *allowed: str) -> None:
    if table.status not in allowed:
        raise Refuse(f"table-{table.status}")


def need_host(table: Table, asker: Asker) -> None:
    if not asker.person or asker.person != table.head.host:
        raise Refuse("not-host")


def need_bot(table: Table, bot: str) -> None:
    known = bot_names(table.head.game)
    if bot not in known:
        raise Refuse("unknown-bot", bot=bot, expected=", ".join(known))


# -- before the game


def sit(table: Table, asker: Asker, command: wire.Sit) -> list[e.AnyEntry]:
    need_status(table, OPEN)
    if not asker.person:
        raise Refuse("no-person")
    free = [seat for seat, chair in enumerate(table.chairs) if chair.is_open()]
    if not free:
        raise Refuse("table-full")
    seat = free[0] if command.seat is None else command.seat
    if seat not in free:
        raise Refuse("seat-taken", seat=seat)
    return [e.Sat(seat, asker.person, clean(command.name) or "?", clean(command.word))]


def clean(text: str) -> str:
    """Without control, format and unassigned characters, and with single blanks: no name breaks the page."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def start(table: Table, asker: Asker, _command: wire.Start) -> list[e.AnyEntry]:
    need_host(table, asker)
    need_status(table, OPEN)
    if any(chair.is_open() for chair in table.chairs):
        raise Refuse("seats-open")
    words = [chair.word for chair in table.chairs]
    seed = shuffle.seed_from(table.head.secret, words)
    return [e.Started(seed, words, find_game(table.head.game).rules_version)]


def leave(table: Table, asker: Asker, _command: wire.Leave) -> list[e.AnyEntry]:
    need_status(table, OPEN)
    return [e.Left(asker.need_seat())]


def seat_bot(table: Table, asker: Asker, command: wire.SeatBot) -> list[e.AnyEntry]:
    need_host(table, asker)
    need_status(table, OPEN, PLAYING, PAUSED)
    need_bot(table, command.bot)
    if command.seat >= len(table.chairs):
        raise Refuse("no-such-seat", seat=command.seat, last=len(table.chairs) - 1)
    chair = table.chairs[command.seat]
    if table.status == OPEN and chair.person and chair.person != asker.person:
        raise Refuse("seat-taken", seat=command.seat)
    return [e.BotSat(command.seat, command.bot)]


# -- the game


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


# -- second thoughts


def last_turn(table: Table, seat: int) -> Turn | None:
    for turn in reversed(table.turns):
        if turn.seat == seat:
            return turn
    return None


def can_undo(table: Table, seat: int) -> bool:
    """While nobody has learned anything since, and nobody acted on it; never in a race (BH-24)."""
    turn = last_turn(table, seat)
    if turn is None or table.status != PLAYING or table.chairs[seat].resigned:
        return False
    if turn.pace == RACE or table.playing().knowledge() != turn.knowledge:
        return False
    return turn is table.turns[-1] or (turn.pace != TURN and turn.seq > table.phase_seq)


def undo(table: Table, asker: Asker, _command: wire.Undo) -> list[e.AnyEntry]:
    need_status(table, PLAYING)
    seat = asker.need_seat()
    turn = last_turn(table, seat)
    if turn is None or not can_undo(table, seat):
        raise Refuse("no-undo")
    return [e.Undone(seat, turn.seq)]


def ask_takeback(table: Table, asker: Asker, _command: wire.AskTakeback) -> list[e.AnyEntry]:
    need_status(table, PLAYING)
    seat = asker.need_seat()
    turn = last_turn(table, seat)
    if turn is None or any(t.pace == RACE for t in table.turns if t.seq >= turn.seq):
        raise Refuse("no-takeback")
    asked = e.TakebackAsked(seat)
    others = [s for s in table.persons() if table.chairs[s].person != asker.person]
    return [asked] if others else [asked, *take_back(table, seat)]


def answer_takeback(table: Table, asker: Asker, command: wire.AnswerTakeback) -> list[e.AnyEntry]:
    need_status(table, PLAYING)
    seat = asker.need_seat()
    if table.takeback is None or seat in table.agreed:
        raise Refuse("nobody-asks")
    answer = e.TakebackAnswered(seat, command.agree)
    missing = set(table.persons()) - table.agreed - {seat}
    if missing or not command.agree:
        return [answer]
    return [answer, *take_back(table, table.takeback)]


def take_back(table: Table, seat: int) -> list[e.AnyEntry]:
    turn = last_turn(table, seat)
    assert turn is not None
    return [e.Undone(t.seat, t.seq) for t in reversed(table.turns) if t.seq >= turn.seq]


def resign(table: Table, asker: Asker, _command: wire.Resign) -> list[e.AnyEntry]:
    need_status(table, PLAYING, PAUSED)
    seat = asker.need_seat()
    if table.chairs[seat].resigned:
        raise Refuse("resigned")
    left = [s for s, chair in enumerate(table.chairs) if s != seat and not chair.resigned]
    people = [s for s in table.persons() if s != seat]
    if len(left) <= 1 or not people:
        return [e.Resigned(seat), e.Ended("resigned")]
    return [e.Resigned(seat), e.BotSat(seat, USUAL_LEVEL)]


# -- the host


def pause(table: Table, asker: Asker, command: wire.Pause) -> list[e.AnyEntry]:
    need_host(table, asker)
    need_status(table, PLAYING if command.on else PAUSED)
    return [e.Paused(command.on)]


def end(table: Table, asker: Asker, _command: wire.End) -> list[e.AnyEntry]:
    need_host(table, asker)
    need_status(table, OPEN, PLAYING, PAUSED)
    return [e.Ended("host")]


DECISIONS: Mapping[type, Callable[[Table, Asker, Any], list[e.AnyEntry]]] = {
    wire.Play: play,
    wire.Sit: sit,
    wire.Leave: leave,
    wire.Start: start,
    wire.SeatBot: seat_bot,
    wire.Undo: undo,
    wire.AskTakeback: ask_takeback,
    wire.AnswerTakeback: answer_takeback,
    wire.Resign: resign,
    wire.Pause: pause,
    wire.End: end,
}
