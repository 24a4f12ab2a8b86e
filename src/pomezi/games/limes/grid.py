"""Where cards and zones lie.

People see a grid of 7×7 places for cards (column,row from the top left, 0–6) with the first card in the
middle, at 3,3: so every landscape of 4×4 cards fits, wherever its frame emerges. Zones are counted the same
way, 0–13; the zone at the top left of the card at 3,3 is 6,6. A *cell* is a place for a card, a *spot* one
for a zone, each as one int.

Inside, a landscape never spans more than four cards, so it is kept modulo four: 16 slots for cards and 64
zones, which stay where they are while the frame emerges. Only once the landscape is four cards wide or high
do its opposite edges meet in this ring; the seam says where, and the table of neighbours knows every seam.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.vecs import ints
from pomezi.games.limes.pieces import FRAME

CELLS: Final = 7  # in a row
SPOTS: Final = 14  # in a row
FIRST: Final = 3  # column and row of the first card
SLOTS: Final = 16
ZONES: Final = 64
NOWHERE: Final = 64  # the neighbour beyond a seam: a zone that is always empty; also the area of empty zones
SEAMS: Final = 5  # none, or at one of four columns; the same for rows


def cell_at(x: i64, y: i64) -> i64:
    return y * CELLS + x


def row_at(cells: i64, y: i64) -> i64:
    """The cells of one row, the first in the lowest bit."""
    return (cells >> y * CELLS) & 127


def slot_at(x: i64, y: i64) -> i64:
    return (y & 3) * 4 + (x & 3)


def corner_of(slot: i64) -> i64:
    """The zone at the top left of a slot."""
    return (slot >> 2) * 16 + (slot & 3) * 2


def slot_of(zone: i64) -> i64:
    return (zone >> 4) * 4 + ((zone & 7) >> 1)


def zone_on(corner: i64, quarter: i64) -> i64:
    """The zone of a card by its quarter: top left, top right, bottom left, bottom right."""
    return corner + (quarter >> 1) * 8 + (quarter & 1)


def zone_at(spot: i64) -> i64:
    return ((spot // SPOTS) & 7) * 8 + ((spot % SPOTS) & 7)


def spot_of(zone: i64, left: i64, top: i64) -> i64:
    """Where a zone lies, given the first column and row of the landscape."""
    x = 2 * left + (((zone & 7) - 2 * left) & 7)
    y = 2 * top + (((zone >> 3) - 2 * top) & 7)
    return y * SPOTS + x


def seam_of(left: i64, right: i64, top: i64, bottom: i64) -> i64:
    """Where the table of neighbours begins for a landscape of this extent."""
    across: i64 = 0
    down: i64 = 0
    if right - left == FRAME - 1:
        across = 1 + (left & 3)
    if bottom - top == FRAME - 1:
        down = 1 + (top & 3)
    return (down * SEAMS + across) * ZONES * 4


def _neighbour(zone: int, direction: int, across: int, down: int) -> int:
    """Up, right, down, left."""
    x, y = zone % 8, zone // 8
    if direction % 2:
        beyond = (x + 1) % 8 if direction == 1 else x
        if across and beyond == 2 * (across - 1):
            return NOWHERE
        return y * 8 + (x + (1 if direction == 1 else -1)) % 8
    beyond = y if direction == 0 else (y + 1) % 8
    if down and beyond == 2 * (down - 1):
        return NOWHERE
    return (y + (1 if direction == 2 else -1)) % 8 * 8 + x


def _neighbour_table() -> vec[i64]:
    return ints(
        [
            _neighbour(zone, direction, across, down)
            for down in range(SEAMS)
            for across in range(SEAMS)
            for zone in range(ZONES)
            for direction in range(4)
        ]
    )


NEIGHBOUR: Final = _neighbour_table()  # seam + zone * 4 + direction

# By zone, or by name of an area: its bit in a mask. A table, for mypyc shifts the literal in `one << zone`
# as a C int of 32 bits; the last is negative, as in 64 bits it must be.
BIT: Final = ints([1 << zone if zone < 63 else -(1 << 63) for zone in range(ZONES)])


def _windows(step: int) -> vec[i64]:
    """The cells that fit into the frame, by last * CELLS + first column (step 1) or row (step CELLS)."""
    return ints(
        [
            sum(
                1 << cell
                for cell in range(CELLS * CELLS)
                if last - FRAME < cell // step % CELLS < first + FRAME
            )
            for last in range(CELLS)
            for first in range(CELLS)
        ]
    )


COLUMNS: Final = _windows(1)
ROWS: Final = _windows(CELLS)

# How many bits are set, by a row of cells or zones.
ONES: Final = ints([row.bit_count() for row in range(256)])


def count_bits(mask: i64) -> i64:
    """How many of the 64 bits are set."""
    ones = ONES
    count: i64 = 0
    shift: i64
    for shift in range(0, ZONES, 8):
        count += ones[(mask >> shift) & 255]
    return count


def nth_bit(row: i64, nth: i64) -> i64:
    """Where the bit is that has so many set below it."""
    at: i64 = 0
    while True:
        if (row >> at) & 1 == 1:
            if nth == 0:
                return at
            nth -= 1
        at += 1
