"""What an action does, phase by phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pomezi.core.events import Event
from pomezi.games.border import actions, legal, marks, score
from pomezi.games.border.pieces import (
    ALL_DICE,
    CLOSED_TO_END,
    COLOURS,
    COMPLETE,
    CROSS,
    CROSS_FIRST,
    DICE,
    DONE,
    HUES,
    KEEP,
    NONE,
    OVER,
    QUIET_TO_END,
    ROLL,
    ROLLS,
)

if TYPE_CHECKING:
    from pomezi.games.border.state import BorderState


def actors(s: BorderState) -> int:
    one: i64 = 1
    if s.phase == CROSS:
        return s.waiting
    if s.phase == OVER:
        return 0
    return one << s.turn


def apply(s: BorderState, seat: i64, action: i64, events: list[Event] | None) -> None:
    s.unshare()
    if action >= CROSS_FIRST:
        cross_cell(s, seat, actions.cell_of(action), actions.colour_of(action), events)
    elif action <= ALL_DICE:
        roll(s, action, events)
    elif action == KEEP:
        keep(s, events)
    elif action != DONE:
        complete_area(s, seat, actions.area_of(action), events)
    elif s.phase == COMPLETE:
        end_first_action(s, events)
    else:
        end_second_action(s, seat, events)


# -- the first action


def roll(s: BorderState, mask: i64, events: list[Event] | None) -> None:
    """Rolls the dice of a bit mask; after the last roll they are kept."""
    dice = s.dice
    die: i64
    for die in range(DICE):
        if (mask >> die) & 1 == 1:
            dice[die] = _next_face(s)
    s.rolls_left -= 1
    s.learned += 1
    if events is not None:
        facts: dict[str, object] = {
            "seat": int(s.turn),
            "rolled": actions.dice_in(mask),
            "dice": [COLOURS[colour] for colour in dice],
            "rolls_left": int(s.rolls_left),
        }
        events.append(Event("rolled", facts))
    if s.rolls_left == 0:
        begin_completing(s, events)


def _next_face(s: BorderState) -> i64:
    if s.fixed_at < len(s.fixed):
        s.fixed_at += 1
        return s.fixed[s.fixed_at - 1]
    return s.rng.below(HUES)


def keep(s: BorderState, events: list[Event] | None) -> None:
    if events is not None:
        dice = [COLOURS[colour] for colour in s.dice]
        events.append(Event("kept", {"seat": int(s.turn), "dice": dice}))
    begin_completing(s, events)


def begin_completing(s: BorderState, events: list[Event] | None) -> None:
    """An active player whose dice complete nothing is passed over."""
    s.phase = COMPLETE
    count_dice(s, s.turn, 0)
    if not legal.can_complete(s, s.turn):
        if events is not None:
            events.append(Event("nothing-to-complete", {"seat": int(s.turn)}))
        end_first_action(s, events)


def count_dice(s: BorderState, seat: i64, used: i64) -> None:
    """Gives a seat all the dice but those of a bit mask."""
    pool = s.pool
    dice = s.dice
    row = seat * HUES
    at: i64
    die: i64
    for at in range(row, row + HUES):
        pool[at] = 0
    for die in range(DICE):
        if (used >> die) & 1 == 0:
            pool[row + dice[die]] += 1


def complete_area(s: BorderState, seat: i64, area: i64, events: list[Event] | None) -> None:
    ed = s.edition
    colour = ed.area_colour[area]
    used_before = s.used
    cells = [] if events is None else marks.open_cells(s, seat, area)
    at: i64
    for at in range(ed.area_start[area], ed.area_start[area + 1]):
        if not marks.is_crossed(s, seat, ed.area_cells[at]):
            marks.cross(s, seat, ed.area_cells[at])
            _use_die(s, colour)
    s.busy = True
    if events is not None:
        facts: dict[str, object] = {
            "seat": int(seat),
            "area": ed.area_slug(area),
            "colour": COLOURS[colour],
            "cells": cells,
            "count": len(cells),
            "dice": actions.dice_in(s.used ^ used_before),
        }
        events.append(Event("completed", facts))


def _use_die(s: BorderState, colour: i64) -> None:
    """The first die of a colour that is still unused."""
    one: i64 = 1
    die: i64 = 0
    while s.dice[die] != colour or (s.used >> die) & 1 == 1:
        die += 1
    s.used |= one << die
    s.pool[s.turn * HUES + colour] -= 1


def end_first_action(s: BorderState, events: list[Event] | None) -> None:
    """The active player's closings count at once; then the others get the dice."""
    score.close_territories(s, s.turn, s.taken, events)
    if events is not None and s.closed[s.turn] >= CLOSED_TO_END:
        events.append(Event("last-round", {"seat": int(s.turn), "count": int(s.closed[s.turn])}))
    s.phase = CROSS
    limit = share_dice(s)
    if events is not None:
        events.append(_dice_left(s, limit))
    one: i64 = 1
    seat: i64
    for seat in range(s.seats):
        if legal.can_cross(s, seat):
            s.waiting |= one << seat
        elif seat != s.turn and events is not None:
            events.append(Event("passed-over", {"seat": int(seat)}))
    if s.waiting == 0:
        show_crosses(s, events)


def share_dice(s: BorderState) -> i64:
    """Every other seat gets all unused dice, or one of the five if none is left; how many it may use."""
    if s.used == ALL_DICE:
        count_dice(s, s.turn, 0)
    pool = s.pool
    row = s.turn * HUES
    seat: i64
    colour: i64
    limit: i64 = 0
    for colour in range(HUES):
        limit += pool[row + colour]
    if s.used == ALL_DICE:
        limit = 1
    for seat in range(s.seats):
        s.hidden_count[seat] = 0
        s.allowance[seat] = 0
        if seat != s.turn:
            s.allowance[seat] = limit
            for colour in range(HUES):
                pool[seat * HUES + colour] = pool[row + colour]
    for colour in range(HUES):
        pool[row + colour] = 0
    return limit


def _dice_left(s: BorderState, limit: i64) -> Event:
    facts: dict[str, object] = {"seat": int(s.turn), "limit": int(limit)}
    if s.used == ALL_DICE:
        facts["dice"] = [COLOURS[colour] for colour in s.dice]
        return Event("all-dice-used", facts)
    facts["dice"] = [COLOURS[s.dice[die]] for die in range(DICE) if not (s.used >> die) & 1]
    return Event("dice-left", facts)


# -- the second action


def cross_cell(s: BorderState, seat: i64, cell: i64, colour: i64, events: list[Event] | None) -> None:
    """Nobody else hears of it until all have finished: not which cell it was, nor that it was one more."""
    s.unshare()
    marks.cross(s, seat, cell)
    s.pool[seat * HUES + colour] -= 1
    s.allowance[seat] -= 1
    s.hidden[seat * DICE + s.hidden_count[seat]] = cell
    s.hidden_count[seat] += 1
    if events is not None:
        facts = {"seat": int(seat), "cell": s.edition.cells[cell], "colour": COLOURS[colour]}
        events.append(Event("chose-cell", facts, int(seat), private=True))


def end_second_action(s: BorderState, seat: i64, events: list[Event] | None) -> None:
    one: i64 = 1
    s.waiting &= ~(one << seat)
    if events is not None:
        events.append(Event("finished", {"seat": int(seat)}))
    if s.waiting == 0:
        s.learned += 1
        show_crosses(s, events)


def show_crosses(s: BorderState, events: list[Event] | None) -> None:
    """All second actions take effect together; only then are closings decided."""
    seat: i64
    taken_before = s.taken
    for seat in range(s.seats):
        if s.hidden_count[seat] != 0:
            s.busy = True
        if events is not None and seat != s.turn:
            _tell_crosses(s, seat, events)
    for seat in range(s.seats):
        if s.hidden_count[seat] != 0:
            s.hidden_count[seat] = 0
            score.close_territories(s, seat, taken_before, events)
    end_round(s, events)


def _tell_crosses(s: BorderState, seat: int, events: list[Event]) -> None:
    """Nothing of a seat that was passed over: that has been told."""
    cells = marks.hidden_cells(s, seat)
    if cells:
        facts: dict[str, object] = {
            "seat": seat,
            "cells": [s.edition.cells[cell] for cell in cells],
            "colours": [COLOURS[colour] for colour in colours_of(s, seat, cells)],
            "count": len(cells),
        }
        events.append(Event("crossed", facts))
    elif legal.can_cross(s, seat):
        events.append(Event("crossed-nothing", {"seat": seat}))


def colours_of(s: BorderState, seat: int, cells: list[int]) -> list[int]:
    """The colours of cells on a seat's board."""
    on_board = int(s.boards[seat]) * len(s.edition.cells)
    return [int(s.edition.cell_colour[on_board + cell]) for cell in cells]


# -- the end of a round


def end_round(s: BorderState, events: list[Event] | None) -> None:
    s.quiet += 1
    if s.busy:
        s.quiet = 0
    s.busy = False
    if _any_closed_enough(s) or s.quiet == QUIET_TO_END:
        end_game(s, events)
        return
    s.round += 1
    s.turn = (s.turn + 1) % s.seats
    s.phase = ROLL
    s.rolls_left = ROLLS
    s.used = 0
    die: i64
    for die in range(DICE):
        s.dice[die] = NONE


def _any_closed_enough(s: BorderState) -> bool:
    for count in s.closed:
        if count >= CLOSED_TO_END:
            return True
    return False


def end_game(s: BorderState, events: list[Event] | None) -> None:
    s.phase = OVER
    if events is not None:
        facts: dict[str, object] = {"scores": s.scores(), "places": s.places(), "table": score.table(s)}
        events.append(Event("over" if _any_closed_enough(s) else "over-quiet", facts))
