"""Looking back: a table as it was after any of its steps, through a seat's own eyes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence

from pomezi.core.state import SPECTATOR
from pomezi.server import forms, seen
from pomezi.server.asking import Refuse
from pomezi.server.entries import Head
from pomezi.server.readers import Live
from pomezi.server.store import Line
from pomezi.server.tables import CLOSED, Table

MOST_MOMENTS = 50  # in one answer
BREATH = 20  # steps, after which others have their turn
FIGURES = ("points", "money", "days")  # what a player's score so far is called in a view


def eyes_for(live: Live, person: str, asked: str) -> int:
    """Through whom a person may look back: their own seats and no seat at all; anybody after the end."""
    own = live.table.seats_of(person)
    if not asked:
        return own[0] if own else SPECTATOR
    if asked == str(SPECTATOR):
        return SPECTATOR
    if not asked.isdecimal() or not asked.isascii() or len(asked) > 2:
        raise Refuse("bad-message", reason="seat")
    seat = int(asked)
    if seat not in own and (live.table.status not in CLOSED or seat >= live.table.head.seats):
        raise Refuse("not-your-seat")
    return seat


def check_quiet(live: Live, eyes: int) -> None:
    """Where the rules hide earlier rounds for a while, nobody looks back at them (BH-20)."""
    state = live.table.state
    if state is not None and live.table.status not in CLOSED and seen.kinds_hushed(state.view(eyes)):
        raise Refuse("hushed")


async def walk(head: Head, lines: Sequence[Line]) -> AsyncIterator[tuple[Table, Line]]:
    """The table after each step; others of the house breathe between."""
    table = Table(head)
    for line in lines:
        table.fold(line)
        yield table, line
        if line.seq % BREATH == 0:
            await asyncio.sleep(0)


async def moments(head: Head, lines: Sequence[Line], eyes: int, first: int) -> list[forms.Moment]:
    found = []
    async for table, line in walk(head, lines):
        if line.seq >= first and seen.is_told(table.history[-1], eyes):
            view = None if table.state is None else table.state.view(eyes)
            found.append(forms.Moment(line.seq, view, seen.step(table.history[-1], eyes)))
    return found


async def history(head: Head, lines: Sequence[Line], eyes: int) -> forms.History:
    marks: list[forms.Mark] = []
    scores: list[int] = []
    changed = 0
    async for table, line in walk(head, lines):
        if table.state is not None and table.changed_seq != changed:
            changed, scores = table.changed_seq, scores_in(table.state.view(eyes))
        past = table.history[-1]
        if seen.is_told(past, eyes):
            marks.append(forms.Mark(line.seq, past.kind, past.seat, line.at, scores))
    return forms.History(eyes, marks)


def scores_in(view: Mapping[str, object]) -> list[int]:
    """As far as this view tells: hidden points stay hidden until the end."""
    result, players = view.get("result"), view["players"]
    if isinstance(result, dict):
        return list(result["scores"])
    assert isinstance(players, list)
    return [next(int(player[key]) for key in FIGURES if key in player) for player in players]
