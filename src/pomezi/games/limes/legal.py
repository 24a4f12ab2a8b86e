"""What a seat may do now, and why not what it may not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.errors import Refusal
from pomezi.core.rng import Rng
from pomezi.core.state import actor_refusal
from pomezi.core.vecs import zeros
from pomezi.games.limes import actions
from pomezi.games.limes.grid import (
    CELLS,
    FIRST,
    ONES,
    SPOTS,
    cell_at,
    count_bits,
    nth_bit,
    row_at,
    zone_at,
)
from pomezi.games.limes.landscape import cells_beside, cells_open, fits_frame, has_card, zones_in_reach
from pomezi.games.limes.pieces import DONE, FRAME, LAY, MOST_WORKERS, NONE, PASS, WORK

if TYPE_CHECKING:
    from pomezi.games.limes.landscape import Landscape
    from pomezi.games.limes.state import LimesState


def step_of(s: LimesState, seat: i64) -> i64:
    """What a seat is about to do in this round."""
    if s.doing[seat * 2] == NONE:
        return LAY
    if s.doing[seat * 2 + 1] == NONE:
        return WORK
    return DONE


# -- the list


def fill_actions(s: LimesState, seat: i64, buffer: vec[i64]) -> i64:
    if step_of(s, seat) == LAY:
        return fill_lays(s.lands[seat], s.diagonal, buffer)
    return fill_deeds(s.lands[seat], s.ferry, buffer)


def fill_lays(land: Landscape, diagonal: bool, buffer: vec[i64]) -> i64:
    """Every open place, row by row, in all four directions."""
    if land.laid == 0:
        return _fill_turns(FIRST, FIRST, buffer, 0)
    open_cells = cells_open(land, diagonal)
    count: i64 = 0
    y: i64
    x: i64
    for y in range(CELLS):
        row = row_at(open_cells, y)
        if row != 0:
            for x in range(CELLS):
                if (row >> x) & 1 == 1:
                    count = _fill_turns(x, y, buffer, count)
    return count


def _fill_turns(x: i64, y: i64, buffer: vec[i64], count: i64) -> i64:
    turns: i64
    for turns in range(4):
        buffer[count] = actions.lay(cell_at(x, y), turns)
        count += 1
    return count


def fill_deeds(land: Landscape, ferry: bool, buffer: vec[i64]) -> i64:
    """Nothing; a new worker by zone of the card just laid; then by worker the zones within its reach."""
    buffer[0] = PASS
    count: i64 = 1
    if land.placed < len(land.workers):
        quarter: i64
        for quarter in range(4):
            buffer[count] = actions.place(quarter)
            count += 1
    worker: i64
    for worker in range(land.placed):
        reach = zones_in_reach(land, land.workers[worker], ferry)
        count = _fill_moves(land, worker, reach, buffer, count)
    return count


def _fill_moves(land: Landscape, worker: i64, reach: i64, buffer: vec[i64], count: i64) -> i64:
    """Row by row, the zones in reach."""
    y: i64
    x: i64
    for y in range(land.top * 2, land.bottom * 2 + 2):
        row = reach >> (y & 7) * 8
        if row & 255 != 0:
            for x in range(land.left * 2, land.right * 2 + 2):
                if (row >> (x & 7)) & 1 == 1:
                    buffer[count] = actions.move(worker, y * SPOTS + x)
                    count += 1
    return count


# -- one of it, at random: counted, not listed


def random_action(s: LimesState, seat: i64, rng: Rng) -> i64:
    """As likely as any other legal action."""
    if step_of(s, seat) == LAY:
        return _random_lay(s.lands[seat], s.diagonal, rng)
    return _random_deed(s.lands[seat], s.ferry, rng)


def _random_lay(land: Landscape, diagonal: bool, rng: Rng) -> i64:
    if land.laid == 0:
        return actions.lay(cell_at(FIRST, FIRST), rng.below(4))
    open_cells = cells_open(land, diagonal)
    pick = rng.below(count_bits(open_cells) * 4)
    nth = pick >> 2
    y: i64 = 0
    while nth >= ONES[row_at(open_cells, y)]:
        nth -= ONES[row_at(open_cells, y)]
        y += 1
    return actions.lay(cell_at(nth_bit(row_at(open_cells, y), nth), y), pick & 3)


def _random_deed(land: Landscape, ferry: bool, rng: Rng) -> i64:
    reaches = REACHES
    moves = MOVES
    workers = land.workers
    first: i64 = 1  # of the moves, after nothing and the new workers
    if land.placed < len(workers):
        first = 5
    total = first
    worker: i64
    for worker in range(land.placed):
        reach = zones_in_reach(land, workers[worker], ferry)
        count = count_bits(reach)
        reaches[worker] = reach
        moves[worker] = count
        total += count
    pick = rng.below(total)
    if pick == 0:
        return PASS
    if pick < first:
        return actions.place(pick - 1)
    pick -= first
    worker = 0
    while pick >= moves[worker]:
        pick -= moves[worker]
        worker += 1
    return _nth_move(land, worker, reaches[worker], pick)


def _nth_move(land: Landscape, worker: i64, reach: i64, nth: i64) -> i64:
    y = land.top * 2
    row = (reach >> (y & 7) * 8) & 255
    while nth >= ONES[row]:
        nth -= ONES[row]
        y += 1
        row = (reach >> (y & 7) * 8) & 255
    x = land.left * 2
    from_left = (row | row << 8) >> (x & 7)
    return actions.move(worker, y * SPOTS + x + nth_bit(from_left, nth))


# -- refusals


def refusal(s: LimesState, seat: int, action: int) -> Refusal | None:
    """None exactly for the legal actions."""
    reason = actor_refusal(s, seat, s.seats)
    if reason is not None:
        return reason
    land = s.lands[seat]
    if not 0 <= action < actions.END:
        return Refusal("no-such-action", {"action": action})
    if step_of(s, seat) == LAY:
        return lay_refusal(land, action, s.diagonal) if actions.is_lay(action) else Refusal("lay-first")
    if actions.is_lay(action):
        return Refusal("already-laid")
    if action == PASS:
        return None
    if actions.is_place(action):
        return None if land.placed < len(land.workers) else Refusal("no-workers-left")
    if actions.is_move(action, s.edition.workers):
        return _move_refusal(land, action, s.ferry)
    return Refusal("no-such-action", {"action": action})


def lay_refusal(land: Landscape, action: int, diagonal: bool) -> Refusal | None:
    x = int(actions.column_of(action))
    y = int(actions.row_of(action))
    place = f"{x},{y}"
    if land.laid == 0:
        return None if x == FIRST and y == FIRST else Refusal("first-card", {"place": f"{FIRST},{FIRST}"})
    if has_card(land, x, y):
        return Refusal("place-taken", {"place": place})
    if not fits_frame(land, x, y):
        return Refusal("outside-frame", {"place": place, "size": FRAME})
    if not (cells_beside(land, diagonal) >> cell_at(x, y)) & 1:
        return Refusal("no-corner" if diagonal else "no-side", {"place": place})
    return None


def _move_refusal(land: Landscape, action: int, ferry: bool) -> Refusal | None:
    worker = int(actions.worker_of(action))
    if worker >= land.placed:
        return Refusal("worker-in-supply", {"worker": worker + 1})
    spot = actions.spot_of(action)
    place = f"{int(spot % SPOTS)},{int(spot // SPOTS)}"
    if not has_card(land, (spot % SPOTS) >> 1, (spot // SPOTS) >> 1):
        return Refusal("no-card-there", {"place": place})
    here = land.workers[worker]
    there = zone_at(spot)
    if land.areas[there] == land.areas[here]:
        return Refusal("same-area", {"worker": worker + 1, "place": place})
    if not (zones_in_reach(land, here, ferry) >> there) & 1:
        return Refusal("too-far", {"worker": worker + 1, "place": place})
    return None


def default_action(s: LimesState, seat: int) -> int:
    """Lays the card at the first open place, or leaves the workers alone."""
    return s.legal_actions(seat)[0]


# Scratch, filled and read within one call.
REACHES: Final = zeros(MOST_WORKERS)  # by worker: the zones within its reach
MOVES: Final = zeros(MOST_WORKERS)  # and how many they are
