"""What a command comes to: entries for the journal, or a refusal. Nothing here writes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pomezi.server import journal as j
from pomezi.server import wire
from pomezi.server.commands import play, seats, talk, undo
from pomezi.server.commands.asking import Asker, Refuse
from pomezi.server.table import Table


def decide(table: Table, asker: Asker, command: wire.AnyCommand) -> list[j.AnyEntry]:
    decision = DECISIONS.get(type(command))
    if decision is None:
        raise Refuse("not-here")
    return decision(table, asker, command)


DECISIONS: Mapping[type, Callable[[Table, Asker, Any], list[j.AnyEntry]]] = {
    wire.Play: play.play,
    wire.Sit: seats.sit,
    wire.Leave: seats.leave,
    wire.Remove: seats.remove,
    wire.Mute: talk.mute,
    wire.Start: seats.start,
    wire.SeatBot: seats.seat_bot,
    wire.Undo: undo.undo,
    wire.AskTakeback: undo.ask_takeback,
    wire.AnswerTakeback: undo.answer_takeback,
    wire.Resign: seats.resign,
    wire.Pause: seats.pause,
    wire.End: seats.end,
    wire.Say: talk.say,
}
