"""What is decided about second thoughts: undo while nobody has learned anything, takebacks by consent."""

from __future__ import annotations

from pomezi.core.state import RACE, TURN
from pomezi.server import journal as j
from pomezi.server import wire
from pomezi.server.commands.asking import Asker, Refuse, need_status
from pomezi.server.table import PLAYING, Table, Turn


def last_turn(table: Table, seat: int) -> Turn | None:
    """Of this table: what it was laid with stays."""
    for turn in reversed(table.turns):
        if turn.seat == seat:
            return turn if turn.seq > table.laid_seq else None
    return None


def can_undo(table: Table, seat: int) -> bool:
    """While nobody has learned anything since, and nobody acted on it; never in a race (BH-24)."""
    if not table.turns or table.status != PLAYING or table.chairs[seat].resigned or table.head.ranked:
        return False
    if table.turns[-1].seat != seat and table.playing().pace() == TURN:
        return False  # somebody else has acted since
    turn = last_turn(table, seat)
    if turn is None or turn.pace == RACE or table.playing().knowledge() != turn.knowledge:
        return False
    return turn is table.turns[-1] or (turn.pace != TURN and turn.seq > table.phase_seq)


def need_second_thoughts(table: Table) -> None:
    """A ranked try is played once and as it is."""
    need_status(table, PLAYING)
    if table.head.ranked:
        raise Refuse("ranked")


def need_agreement(table: Table) -> None:
    """What a table of a tournament agrees on would be unfair to all others."""
    if table.head.tournament:
        raise Refuse("in-tournament")


def undo(table: Table, asker: Asker, _command: wire.Undo) -> list[j.AnyEntry]:
    need_second_thoughts(table)
    seat = asker.need_seat()
    turn = last_turn(table, seat)
    if turn is None or not can_undo(table, seat):
        raise Refuse("no-undo")
    return [j.Undone(seat, turn.seq)]


def ask_takeback(table: Table, asker: Asker, _command: wire.AskTakeback) -> list[j.AnyEntry]:
    need_second_thoughts(table)
    need_agreement(table)
    seat = asker.need_seat()
    turn = last_turn(table, seat)
    if turn is None or any(t.pace == RACE for t in table.turns if t.seq >= turn.seq):
        raise Refuse("no-takeback")
    asked = j.TakebackAsked(seat)
    others = [s for s in table.persons() if table.chairs[s].person != asker.person]
    return [asked] if others else [asked, *take_back(table, seat)]


def answer_takeback(table: Table, asker: Asker, command: wire.AnswerTakeback) -> list[j.AnyEntry]:
    need_status(table, PLAYING)
    seat = asker.need_seat()
    if table.takeback is None or seat in table.agreed:
        raise Refuse("nobody-asks")
    answer = j.TakebackAnswered(seat, command.agree)
    missing = set(table.persons()) - table.agreed - {seat}
    if missing or not command.agree:
        return [answer]
    return [answer, *take_back(table, table.takeback)]


def take_back(table: Table, seat: int) -> list[j.AnyEntry]:
    turn = last_turn(table, seat)
    assert turn is not None
    return [j.Undone(t.seat, t.seq) for t in reversed(table.turns) if t.seq >= turn.seq]
