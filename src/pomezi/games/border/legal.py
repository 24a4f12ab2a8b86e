"""What a seat may do now, and why not what it may not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.errors import Refusal
from pomezi.core.rng import Rng
from pomezi.core.state import actor_refusal
from pomezi.core.vecs import zeros
from pomezi.games.border import actions, marks
from pomezi.games.border.pieces import (
    ALL_DICE,
    COLOURS,
    COMPLETE,
    COMPLETE_FIRST,
    CROSS_FIRST,
    DONE,
    HUES,
    KEEP,
    LACKS,
    MOST_AREAS,
    ROLL,
    ROLLS,
    TOUCHING,
)

if TYPE_CHECKING:
    from pomezi.games.border.state import BorderState


# -- the list


def fill_actions(s: BorderState, seat: i64, buffer: vec[i64]) -> i64:
    """Rolls by bit mask, then `keep`; areas in their order, or cells by colour, then `done`."""
    if s.phase == ROLL:
        return _fill_rolls(s, buffer)
    if s.phase == COMPLETE:
        count = _fill_completes(s, seat, buffer)
    else:
        count = _fill_crosses(s, seat, buffer)
    buffer[count] = DONE
    return count + 1


def _fill_rolls(s: BorderState, buffer: vec[i64]) -> i64:
    if s.rolls_left == ROLLS:
        buffer[0] = ALL_DICE
        return 1
    mask: i64
    for mask in range(1, ALL_DICE + 1):
        buffer[mask - 1] = mask
    buffer[ALL_DICE] = KEEP
    return ALL_DICE + 1


def _fill_completes(s: BorderState, seat: i64, buffer: vec[i64]) -> i64:
    ed = s.edition
    open_ = s.open
    pool = s.pool
    colours = ed.area_colour
    areas: i64 = ed.most_areas
    on_board = s.boards[seat] * areas
    row = seat * areas
    hue = seat * HUES
    count: i64 = 0
    area: i64
    for area in range(ed.area_count[s.boards[seat]]):
        needed = open_[row + area]
        if needed != 0 and needed <= pool[hue + colours[on_board + area]]:
            buffer[count] = actions.complete(on_board + area)
            count += 1
    return count


def _fill_crosses(s: BorderState, seat: i64, buffer: vec[i64]) -> i64:
    if s.allowance[seat] == 0:
        return 0
    ed = s.edition
    marks_ = s.marks
    row = seat * len(ed.cells)
    count: i64 = 0
    colour: i64
    at: i64
    for colour in range(HUES):
        if s.pool[seat * HUES + colour] != 0 and s.edge[seat * HUES + colour] != 0:
            block = s.boards[seat] * (HUES + 1) + colour
            for at in range(ed.colour_start[block], ed.colour_start[block + 1]):
                cell = ed.by_colour[at]
                if marks_[row + cell] == TOUCHING:
                    buffer[count] = actions.cross(cell, colour)
                    count += 1
    return count


def can_complete(s: BorderState, seat: i64) -> bool:
    return _completes(s, seat) != 0


def _completes(s: BorderState, seat: i64) -> i64:
    """How many areas a seat may complete next."""
    pool = s.pool
    lacks = s.lacks
    count: i64 = 0
    hue: i64
    needed: i64
    for hue in range(seat * HUES, seat * HUES + HUES):
        for needed in range(1, pool[hue] + 1):
            count += lacks[hue * LACKS + needed]
    return count


def can_cross(s: BorderState, seat: i64) -> bool:
    return _crosses(s, seat) != 0


def _crosses(s: BorderState, seat: i64) -> i64:
    """How many cells a seat may cross next."""
    count: i64 = 0
    if s.allowance[seat] != 0:
        pool = s.pool
        edge = s.edge
        at: i64
        for at in range(seat * HUES, seat * HUES + HUES):
            if pool[at] != 0:
                count += edge[at]
    return count


# -- one of it, at random


def random_action(s: BorderState, seat: i64, rng: Rng) -> i64:
    """As likely as any other legal action; counted, and listed only where one must be found."""
    if s.phase == ROLL:
        if s.rolls_left == ROLLS:
            return ALL_DICE + rng.below(1)
        return 1 + rng.below(KEEP)  # up to KEEP every int is legal
    if s.phase == COMPLETE:
        completes = _completes(s, seat)
        pick = rng.below(completes + 1)
        if pick == completes:
            return DONE
        _fill_completes(s, seat, SCRATCH)
        return SCRATCH[pick]
    crosses = _crosses(s, seat)
    pick = rng.below(crosses + 1)
    if pick == crosses:
        return DONE
    return _nth_cross(s, seat, pick)


def _nth_cross(s: BorderState, seat: i64, nth: i64) -> i64:
    pool = s.pool
    edge = s.edge
    colour: i64 = 0
    at = seat * HUES
    while pool[at] == 0 or nth >= edge[at]:
        if pool[at] != 0:
            nth -= edge[at]
        at += 1
        colour += 1
    ed = s.edition
    marks_ = s.marks
    by_colour = ed.by_colour
    row = seat * len(ed.cells)
    place = ed.colour_start[s.boards[seat] * (HUES + 1) + colour]
    while True:
        cell = by_colour[place]
        if marks_[row + cell] == TOUCHING:
            if nth == 0:
                return actions.cross(cell, colour)
            nth -= 1
        place += 1


# -- refusals


def refusal(s: BorderState, seat: int, action: int) -> Refusal | None:
    """None exactly for the legal actions."""
    reason = actor_refusal(s, seat, s.seats)
    if reason is not None:
        return reason
    if not actions.is_action(s.edition, action):
        return Refusal("no-such-action", {"action": action})
    if s.phase == ROLL:
        return _roll_refusal(s, action)
    if action <= KEEP:
        return Refusal("rolling-over")
    if action == DONE:
        return None
    if s.phase == COMPLETE:
        return _complete_refusal(s, seat, action)
    return _cross_refusal(s, seat, action)


def _roll_refusal(s: BorderState, action: int) -> Refusal | None:
    if s.rolls_left == ROLLS:
        return None if action == ALL_DICE else Refusal("roll-all-first")
    return None if action <= KEEP else Refusal("keep-first")


def _complete_refusal(s: BorderState, seat: int, action: int) -> Refusal | None:
    if action >= CROSS_FIRST:
        return Refusal("whole-areas-only")
    ed = s.edition
    area = action - COMPLETE_FIRST
    if area // ed.most_areas != s.boards[seat]:
        return Refusal("other-board", {"area": ed.area_slug(area)})
    needed = int(s.open[seat * ed.most_areas + area % ed.most_areas])
    if needed == 0:
        return Refusal("area-is-complete", {"area": ed.area_slug(area)})
    colour = int(ed.area_colour[area])
    count = int(s.pool[seat * HUES + colour])
    if needed > count:
        facts = {"area": ed.area_slug(area), "colour": COLOURS[colour], "needed": needed, "count": count}
        return Refusal("too-few-dice", facts)
    return None


def _cross_refusal(s: BorderState, seat: int, action: int) -> Refusal | None:
    if action < CROSS_FIRST:
        return Refusal("cell-by-cell")
    ed = s.edition
    cell = int(actions.cell_of(action))
    colour = int(actions.colour_of(action))
    at = seat * len(ed.cells) + cell
    if marks.is_crossed(s, seat, cell):
        return Refusal("cell-is-crossed", {"cell": ed.cells[cell]})
    painted = int(ed.cell_colour[int(s.boards[seat]) * len(ed.cells) + cell])
    if painted != colour:
        return Refusal("wrong-colour", {"cell": ed.cells[cell], "colour": COLOURS[painted]})
    if s.allowance[seat] == 0:
        return Refusal("no-dice-left")
    if s.pool[seat * HUES + colour] == 0:
        return Refusal("no-such-die", {"colour": COLOURS[colour]})
    return None if s.marks[at] == TOUCHING else Refusal("not-touching", {"cell": ed.cells[cell]})


def default_action(s: BorderState, seat: int) -> int:
    """The compulsory roll; then nothing more than has been done."""
    if s.phase == ROLL:
        return ALL_DICE if s.rolls_left == ROLLS else KEEP
    return DONE


SCRATCH: Final = zeros(MOST_AREAS)  # filled and read within one call
