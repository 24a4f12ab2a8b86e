"""Who may hear what a bot thinks, and how it is told: hints, and why a bot did something."""

from __future__ import annotations

from pomezi.core.state import RACE, TURN
from pomezi.server import reasoning, wire
from pomezi.server.commands.asking import Asker, Refuse, need_status
from pomezi.server.reasoning import Advice, Question
from pomezi.server.table import CLOSED, PLAYING, Table, Turn
from pomezi.server.thinking import Job, job_before, job_for


def hint_job(table: Table, asker: Asker, bot: str, milliseconds: int) -> Job:
    """Raises Refuse. Nobody is helped in a race, nor while the rules hide what a bot would look at."""
    need_status(table, PLAYING)
    seat = asker.need_seat()
    if not table.head.hints or table.is_race() or table.playing().hushed():
        raise Refuse("no-hints")
    if seat not in table.actors():
        raise Refuse("not-your-turn", seat=seat, actors=table.actors())
    return job_for(table, seat, bot, milliseconds)


def question(table: Table, asker: Asker, command: wire.Why, milliseconds: int) -> tuple[Turn, Question]:
    """The action that is meant, and what to ask. After the end everybody hears all; before it, whoever plays
    alone against bots hears what is open."""
    bot = table.chairs[command.seat].player() if command.seat < table.head.seats else ""
    if not bot or not may_hear(table, asker):
        raise Refuse("no-reasons")
    if table.is_running() and table.playing().hushed():
        raise Refuse("hushed")
    turn = last_turn(table, asker, command)
    if turn is None:
        raise Refuse("still-hidden")
    is_over = table.status in CLOSED
    eyes = command.seat if is_over else asker.need_seat()
    return turn, Question(job_before(table, turn, bot, milliseconds), turn.action, eyes)


def may_hear(table: Table, asker: Asker) -> bool:
    if table.status in CLOSED:
        return True
    people = [seat for seat, chair in enumerate(table.chairs) if chair.person]
    return people == [asker.seat] and table.head.hints


def last_turn(table: Table, asker: Asker, command: wire.Why) -> Turn | None:
    """The last action of the seat that the asker knows by now; of those up to a step, the last must be."""
    eyes = asker.eyes()
    steps = table.told[eyes + 1]
    last = len(steps) if command.seq is None else min(command.seq, len(steps))
    upto = steps[last - 1] if last > 0 else 0
    for turn in reversed(table.turns):
        if turn.seat == command.seat and turn.seq <= upto:
            if is_known(table, turn, eyes):
                return turn
            if command.seq is not None:
                return None
    return None


def is_known(table: Table, turn: Turn, eyes: int) -> bool:
    """What is chosen together or in a race is nobody else's before that phase is over."""
    if table.status in CLOSED:
        return True
    if turn.pace == RACE and table.head.correspondence:
        return False
    if turn.pace != TURN:
        return turn.seq <= table.phase_seq
    return table.history[turn.seq - 1].is_told_to(eyes)


# -- as it is told


def hinted(id: str, bot: str, advice: Advice) -> wire.Hinted:
    rather = None if advice.rather is None else thought(advice.rather)
    return wire.Hinted(id, bot, thought(advice.thoughts[0]), rather, advice.games)


def explained(id: str, seq: int, asked: Question, advice: Advice) -> wire.Explained:
    rather = None if advice.rather is None else thought(advice.rather)
    thoughts = [thought(each) for each in advice.thoughts]
    return wire.Explained(id, asked.job.bot, asked.job.seat, seq, thoughts, rather, advice.games)


def thought(told: reasoning.Thought) -> wire.Thought:
    reasons = [wire.Reason(reason.code, dict(reason.facts), reason.is_risk) for reason in told.reasons]
    return wire.Thought(told.action, reasons, told.ahead)
