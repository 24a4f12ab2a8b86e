"""The one place where a command is accepted: it becomes journal entries, or a refusal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pomezi.server import acting, regret, seating, wire
from pomezi.server import entries as e
from pomezi.server.asking import Asker, Refuse
from pomezi.server.tables import Table


def decide(table: Table, asker: Asker, command: wire.AnyCommand) -> list[e.AnyEntry]:
    decision = DECISIONS.get(type(command))
    if decision is None:
        raise Refuse("not-here")
    return decision(table, asker, command)


DECISIONS: Mapping[type, Callable[[Table, Asker, Any], list[e.AnyEntry]]] = {
    wire.Play: acting.play,
    wire.Sit: seating.sit,
    wire.Leave: seating.leave,
    wire.Start: seating.start,
    wire.SeatBot: seating.seat_bot,
    wire.Undo: regret.undo,
    wire.AskTakeback: regret.ask_takeback,
    wire.AnswerTakeback: regret.answer_takeback,
    wire.Resign: seating.resign,
    wire.Pause: seating.pause,
    wire.End: seating.end,
    wire.Say: seating.say,
}
