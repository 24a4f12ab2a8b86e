"""What is decided about the table itself: who sits where, who plays for whom, what its host wants, chat."""

from __future__ import annotations

from pomezi.bots import USUAL_LEVEL
from pomezi.core.game import find_game
from pomezi.server import entries as e
from pomezi.server import shuffle, wire
from pomezi.server.asking import Asker, Refuse, clean, need_bot, need_host, need_status
from pomezi.server.tables import OPEN, PAUSED, PLAYING, Table


def sit(table: Table, asker: Asker, command: wire.Sit) -> list[e.AnyEntry]:
    need_status(table, OPEN)
    if not asker.person:
        raise Refuse("no-person")
    free = [s for s, chair in enumerate(table.chairs) if chair.is_free_for(asker.person)]
    kept = [s for s in free if table.chairs[s].kept_for]
    if not free:
        raise Refuse("table-full")
    seat = (kept or free)[0] if command.seat is None else command.seat
    if seat not in free:
        raise Refuse("seat-taken", seat=seat)
    return [e.Sat(seat, asker.person, clean(command.name) or "?", clean(command.word))]


def start(table: Table, asker: Asker, _command: wire.Start) -> list[e.AnyEntry]:
    need_host(table, asker)
    need_status(table, OPEN)
    if any(chair.is_open() for chair in table.chairs):
        raise Refuse("seats-open")
    words = [chair.word for chair in table.chairs]
    seed = shuffle.seed_from(table.head.secret, words)
    if table.head.daily:
        words, seed = [], shuffle.daily_seed(table.head.game, table.head.daily)
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
    if table.status != OPEN and chair.person not in ("", asker.person) and not chair.resigned:
        if command.seat in asker.here:
            raise Refuse("still-here", seat=command.seat)
    return [e.BotSat(command.seat, command.bot)]


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


def pause(table: Table, asker: Asker, command: wire.Pause) -> list[e.AnyEntry]:
    need_host(table, asker)
    need_status(table, PLAYING if command.on else PAUSED)
    return [e.Paused(command.on)]


def end(table: Table, asker: Asker, _command: wire.End) -> list[e.AnyEntry]:
    """Whoever ends a running game against others has given it up."""
    need_host(table, asker)
    need_status(table, OPEN, PLAYING, PAUSED)
    others = [seat for seat in table.persons() if table.chairs[seat].person != asker.person]
    given_up = [seat for seat in table.persons() if seat not in others]
    if table.status == OPEN or not others:
        return [e.Ended("host")]
    return [*(e.Resigned(seat) for seat in given_up), e.Ended("host")]


def say(_table: Table, asker: Asker, command: wire.Say) -> list[e.AnyEntry]:
    """At any time, from a seat or beside the table; but not without a name."""
    if not asker.person:
        raise Refuse("no-person")
    text = clean(command.text)
    if bool(text) == bool(command.phrase):
        raise Refuse("nothing-said")
    return [e.Said(asker.seat, asker.name, text, command.phrase)]
