"""Rounds: whose turn is next, the watch, the row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pomezi.core.events import Event
from pomezi.games.eighty_days import cards, score
from pomezi.games.eighty_days.pieces import (
    CARDS,
    LATE_DAYS,
    NONE,
    OVER,
    ROW_SIZES,
    SPACE_COUNT,
    TAKING,
)

if TYPE_CHECKING:
    from pomezi.games.eighty_days.state import EightyDaysState


def next_turn(s: EightyDaysState, events: list[Event] | None) -> None:
    s.space = NONE
    s.legs = 0
    s.contacts = 0
    s.balloon = 0
    s.flown = 0
    seat = (s.turn + 1) % s.seats
    while seat != s.watch and s.ranks[seat] != 0:
        seat = (seat + 1) % s.seats
    if seat == s.watch:
        end_round(s, events)
    else:
        s.turn = seat
        s.phase = TAKING


def end_round(s: EightyDaysState, events: list[Event] | None) -> None:
    row = s.row
    space: i64
    for space in range(SPACE_COUNT):
        if row[space] != NONE:
            cards.discard(s, row[space])
            row[space] = NONE
    if score.is_over(s):
        s.phase = OVER
        if events is not None:
            events.append(
                Event("over", {"scores": s.scores(), "places": s.places(), "table": score.table(s)})
            )
        return
    pass_watch(s)
    if s.homes > 0:
        for seat in range(s.seats):
            cards.lose_days(s, seat, LATE_DAYS, "late", events)
    lay_out(s, events)


def pass_watch(s: EightyDaysState) -> None:
    """To whoever took it, else to the left; on to the next one travelling if that player is home."""
    seat: i64 = s.next_watch
    if seat == NONE:
        seat = (s.watch + 1) % s.seats
    while s.ranks[seat] != 0:
        seat = (seat + 1) % s.seats
    s.watch = seat
    s.next_watch = NONE


def lay_out(s: EightyDaysState, events: list[Event] | None) -> None:
    """The cards of a new round, as many as the number of players travelling asks for."""
    size = ROW_SIZES[s.seats - s.homes]
    space: i64
    for space in range(size):
        s.row[space] = cards.take_top(s, events)
    s.round += 1
    s.turn = s.watch
    s.phase = TAKING
    if events is not None:
        row = [CARDS[s.row[space]] for space in range(size)]
        events.append(Event("round", {"seat": int(s.watch), "round": int(s.round), "row": row}))
