"""What is decided about the table itself: who sits where, who plays for whom, what its host wants."""

from __future__ import annotations

from pomezi.bots import USUAL_LEVEL
from pomezi.core.game import find_game
from pomezi.core.shuffle import daily_seed, seed_from
from pomezi.server import journal as j
from pomezi.server import wire
from pomezi.server.commands.asking import Asker, Refuse, clean, need_bot, need_host, need_seat, need_status
from pomezi.server.lookalikes import looks_like
from pomezi.server.table import OPEN, PAUSED, PLAYING, Table


def sit(table: Table, asker: Asker, command: wire.Sit) -> list[j.AnyEntry]:
    """Before the game an open seat; while it runs, where people are welcome, a bot's."""
    is_late = table.head.welcome and table.is_running()
    if not is_late:
        need_status(table, OPEN)
    if not asker.person:
        raise Refuse("no-person")
    if asker.person in table.unwelcome:
        raise Refuse("removed")
    if is_late:
        _need_calm(table, asker)
    free = [s for s, chair in enumerate(table.chairs) if chair.is_free_for(asker.person, is_late)]
    kept = [s for s in free if table.chairs[s].kept_for]
    if not free:
        raise Refuse("table-full")
    seat = (kept or free)[0] if command.seat is None else command.seat
    if seat not in free:
        raise Refuse("seat-taken", seat=seat)
    name = clean(command.name) or "?"
    if any(looks_like(name, chair.name) for chair in table.chairs if chair.person not in ("", asker.person)):
        raise Refuse("name-taken", name=name)
    return [j.Sat(seat, asker.person, name, "" if is_late else clean(command.word))]


def _need_calm(table: Table, asker: Asker) -> None:
    """Nobody has two hands in one game, and nobody is thrown into the middle of a race."""
    if table.seats_of(asker.person):
        raise Refuse("seated")
    if table.is_race():
        raise Refuse("racing")


def start(table: Table, asker: Asker, _command: wire.Start) -> list[j.AnyEntry]:
    need_host(table, asker)
    need_status(table, OPEN)
    if any(chair.is_open() for chair in table.chairs):
        raise Refuse("seats-open")
    return [dealt(table)]


def dealt(table: Table) -> j.Started:
    """The start, with the deal that the players' words, the day or the lesson make."""
    words = [chair.word for chair in table.chairs]
    seed = seed_from(table.head.secret, words)
    if table.head.daily:
        words, seed = [], daily_seed(table.head.game, table.head.daily)
    if table.head.lesson:
        words, seed = [], table.head.seed
    return j.Started(seed, words, find_game(table.head.game).rules_version)


def leave(table: Table, asker: Asker, _command: wire.Leave) -> list[j.AnyEntry]:
    need_status(table, OPEN)
    return [j.Left(asker.need_seat())]


def remove(table: Table, asker: Asker, command: wire.Remove) -> list[j.AnyEntry]:
    need_host(table, asker)
    need_status(table, OPEN)
    chair = table.chairs[need_seat(table, command.seat)]
    if chair.person in ("", asker.person):
        raise Refuse("nobody-there")
    return [j.Removed(command.seat, chair.person)]


def seat_bot(table: Table, asker: Asker, command: wire.SeatBot) -> list[j.AnyEntry]:
    need_host(table, asker)
    need_status(table, OPEN, PLAYING, PAUSED)
    need_bot(table, command.bot)
    chair = table.chairs[need_seat(table, command.seat)]
    if table.head.daily and chair.person != asker.person:
        raise Refuse("daily-seats")
    if chair.person not in ("", asker.person) and not chair.resigned:
        _need_missing(table, asker, command.seat)
    return [j.BotSat(command.seat, command.bot)]


def _need_missing(table: Table, asker: Asker, seat: int) -> None:
    """Nobody is replaced who is here, has just sat down, or plays for a rating."""
    if table.status == OPEN:
        raise Refuse("seat-taken", seat=seat)
    if seat in asker.here:
        raise Refuse("still-here", seat=seat)
    if table.head.rated:
        raise Refuse("rated", seat=seat)


def resign(table: Table, asker: Asker, _command: wire.Resign) -> list[j.AnyEntry]:
    need_status(table, PLAYING, PAUSED)
    seat = asker.need_seat()
    if table.chairs[seat].resigned:
        raise Refuse("resigned")
    left = [s for s, chair in enumerate(table.chairs) if s != seat and not chair.resigned]
    people = [s for s in table.persons() if s != seat]
    if not table.head.tournament and (len(left) <= 1 or not people):
        return [j.Resigned(seat), j.Ended("resigned")]
    return [j.Resigned(seat), j.BotSat(seat, USUAL_LEVEL)]


def pause(table: Table, asker: Asker, command: wire.Pause) -> list[j.AnyEntry]:
    need_host(table, asker)
    need_status(table, PLAYING if command.on else PAUSED)
    return [j.Paused(command.on)]


def end(table: Table, asker: Asker, _command: wire.End) -> list[j.AnyEntry]:
    """Whoever ends a running game while somebody else still plays it has given it up."""
    need_host(table, asker)
    need_status(table, OPEN, PLAYING, PAUSED)
    mine = [seat for seat in table.persons() if table.chairs[seat].person == asker.person]
    others = [seat for seat in table.persons() if seat not in mine and not table.chairs[seat].stand_in]
    if table.status == OPEN or not others:
        return [j.Ended("host")]
    return [*(j.Resigned(seat) for seat in mine), j.Ended("host")]


def given_up(table: Table, person: str) -> list[j.AnyEntry]:
    """What is left of a table when somebody goes for good."""
    mine = [seat for seat in table.seats_of(person) if not table.chairs[seat].resigned]
    if table.status == OPEN:
        return [j.Ended("host")] if table.head.host == person else [j.Left(seat) for seat in mine]
    if table.status not in (PLAYING, PAUSED):
        return []
    left = [s for s, chair in enumerate(table.chairs) if s not in mine and not chair.resigned]
    gone: list[j.AnyEntry] = [j.Resigned(seat) for seat in mine]
    if len(left) <= 1 or not any(seat not in mine for seat in table.persons()):
        return [*gone, j.Ended("resigned")]
    return [*gone, *(j.BotSat(seat, USUAL_LEVEL) for seat in mine)]
