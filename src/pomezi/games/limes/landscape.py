"""One player's landscape: cards, the areas they form, and the workers in it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.vecs import filled, zeros
from pomezi.games.limes.grid import (
    BIT,
    CELLS,
    COLUMNS,
    FIRST,
    NEIGHBOUR,
    NOWHERE,
    ROWS,
    SLOTS,
    ZONES,
    cell_at,
    corner_of,
    seam_of,
    slot_at,
    slot_of,
    zone_on,
)
from pomezi.games.limes.pieces import FRAME, KIND, NONE, ROCK, WATER

NOTHING: Final = zeros(0)

# Masks of cells: all but the first and all but the last column.
NOT_FIRST: Final = sum(((1 << CELLS) - 2) << (CELLS * row) for row in range(CELLS))
NOT_LAST: Final = NOT_FIRST >> 1


@final
class Landscape:
    """Areas are kept up to date as cards are laid: each zone knows the name of its area (which is one of its
    zones) and the next zone of a ring through all of them. The vectors belong to the landscape alone once it
    has called `unshare`."""

    def __init__(self) -> None:
        """An empty shell; `new_landscape` and `clone` fill it."""
        self.kinds: vec[i64] = NOTHING  # by zone, with the hut; the last is NOWHERE, always EMPTY
        self.areas: vec[i64] = NOTHING  # by zone: the name of its area, NOWHERE while it is empty
        self.rings: vec[i64] = NOTHING  # by zone: the next zone of the same area
        self.sizes: vec[i64] = NOTHING  # by name of an area: how many zones
        self.masks: vec[i64] = NOTHING  # and which: a bit for each; NOWHERE has none
        self.cards: vec[i64] = NOTHING  # by slot: card * 4 + quarter turns clockwise, or NONE
        self.workers: vec[i64] = NOTHING  # by worker: its zone, or NONE
        self.is_shared = False  # whether a clone may hold the same vectors
        self.placed: i64 = 0  # workers in the landscape
        self.came_from: i64 = NONE  # the zone that the worker moved last has left
        self.laid: i64 = 0  # cards in the landscape
        self.cells: i64 = 0  # and where they lie: a bit for each cell
        self.last: i64 = 0  # the zone at the top left of the card laid last
        self.left: i64 = FIRST  # first and last column and row with a card
        self.right: i64 = FIRST
        self.top: i64 = FIRST
        self.bottom: i64 = FIRST
        self.seam: i64 = 0  # where NEIGHBOUR begins for this extent

    def clone(self) -> Landscape:
        land = Landscape()
        land.is_shared = self.is_shared = True
        land.kinds = self.kinds
        land.areas = self.areas
        land.rings = self.rings
        land.sizes = self.sizes
        land.masks = self.masks
        land.cards = self.cards
        land.workers = self.workers
        land.placed = self.placed
        land.came_from = self.came_from
        land.laid = self.laid
        land.cells = self.cells
        land.last = self.last
        land.left = self.left
        land.right = self.right
        land.top = self.top
        land.bottom = self.bottom
        land.seam = self.seam
        return land

    def unshare(self) -> None:
        """Whoever changes a vector in place calls this first: copies them all, once after each clone."""
        if self.is_shared:
            self.is_shared = False
            self.kinds = self.kinds[:]
            self.areas = self.areas[:]
            self.rings = self.rings[:]
            self.sizes = self.sizes[:]
            self.masks = self.masks[:]
            self.cards = self.cards[:]
            self.workers = self.workers[:]


def new_landscape(workers: int) -> Landscape:
    land = Landscape()
    land.kinds = zeros(ZONES + 1)
    land.areas = filled(ZONES + 1, NOWHERE)
    land.rings = zeros(ZONES)
    land.sizes = zeros(ZONES)
    land.masks = zeros(ZONES + 1)
    land.cards = filled(SLOTS, NONE)
    land.workers = filled(workers, NONE)
    return land


# -- cards


def has_card(land: Landscape, x: i64, y: i64) -> bool:
    if x < land.left or x > land.right or y < land.top or y > land.bottom:
        return False
    return (land.cells >> cell_at(x, y)) & 1 == 1


def fits_frame(land: Landscape, x: i64, y: i64) -> bool:
    """Whether the landscape stays within four columns and four rows."""
    wide = max(land.right, x) - min(land.left, x)
    high = max(land.bottom, y) - min(land.top, y)
    return wide < FRAME and high < FRAME


def cells_beside(land: Landscape, diagonal: bool) -> i64:
    """The cells without a card that share a side (or at least a corner) with one: a bit for each."""
    cells = land.cells
    beside = ((cells & NOT_LAST) << 1) | ((cells & NOT_FIRST) >> 1)
    above = cells
    if diagonal:
        above |= beside
    return (beside | (above << CELLS) | (above >> CELLS)) & ~cells


def cells_open(land: Landscape, diagonal: bool) -> i64:
    """Where the next card may lie: beside others and within the frame; a bit for each cell."""
    window = COLUMNS[land.right * CELLS + land.left] & ROWS[land.bottom * CELLS + land.top]
    return cells_beside(land, diagonal) & window


def lay_card(land: Landscape, x: i64, y: i64, turned: i64, faces: vec[i64]) -> None:
    """`turned` is card * 4 + quarter turns, and finds its four zones in `faces`."""
    land.unshare()
    land.left = min(land.left, x)
    land.right = max(land.right, x)
    land.top = min(land.top, y)
    land.bottom = max(land.bottom, y)
    land.seam = seam_of(land.left, land.right, land.top, land.bottom)
    slot = slot_at(x, y)
    land.cards[slot] = turned
    land.laid += 1
    land.cells |= BIT[cell_at(x, y)]
    land.last = corner_of(slot)
    _open_areas(land, faces, turned * 4)
    quarter: i64
    for quarter in range(4):
        _join_neighbours(land, zone_on(land.last, quarter))


def _open_areas(land: Landscape, faces: vec[i64], face: i64) -> None:
    """Each zone of the card laid last is an area of its own at first."""
    kinds = land.kinds
    areas = land.areas
    rings = land.rings
    sizes = land.sizes
    masks = land.masks
    bits = BIT
    corner = land.last
    quarter: i64
    for quarter in range(4):
        zone = zone_on(corner, quarter)
        kinds[zone] = faces[face + quarter]
        areas[zone] = zone
        rings[zone] = zone
        sizes[zone] = 1
        masks[zone] = bits[zone]


def _join_neighbours(land: Landscape, zone: i64) -> None:
    """Zones of one kind form an area; rocks never do."""
    kinds = land.kinds
    kind = kinds[zone] & KIND
    if kind == ROCK:
        return
    areas = land.areas
    neighbours = NEIGHBOUR
    at = land.seam + zone * 4
    for side in range(at, at + 4):
        other = neighbours[side]
        if kinds[other] & KIND == kind and areas[other] != areas[zone]:
            _merge(land, areas[zone], areas[other])


def _merge(land: Landscape, a: i64, b: i64) -> None:
    """The smaller area takes the name of the larger, and the two rings become one."""
    areas = land.areas
    rings = land.rings
    sizes = land.sizes
    if sizes[a] < sizes[b]:
        larger = b
        b = a
        a = larger
    sizes[a] += sizes[b]
    land.masks[a] |= land.masks[b]
    areas[b] = a
    zone = rings[b]
    while zone != b:
        areas[zone] = a
        zone = rings[zone]
    after = rings[a]
    rings[a] = rings[b]
    rings[b] = after


def without_last(land: Landscape, workers: vec[i64], placed: i64, faces: vec[i64]) -> Landscape:
    """The landscape before its last card was laid, with its workers as they stood then."""
    before = new_landscape(len(workers))
    gone = slot_of(land.last)
    y: i64
    x: i64
    for y in range(land.top, land.bottom + 1):
        for x in range(land.left, land.right + 1):
            if has_card(land, x, y) and slot_at(x, y) != gone:
                lay_card(before, x, y, land.cards[slot_at(x, y)], faces)
    before.workers = workers
    before.placed = placed
    return before


# -- workers


def zones_beside(land: Landscape, zone: i64) -> i64:
    """The zones of all areas that share a side with the area of a zone: a bit for each."""
    areas = land.areas
    rings = land.rings
    masks = land.masks
    neighbours = NEIGHBOUR
    beside: i64 = 0
    at = zone
    while True:
        side = land.seam + at * 4
        beside |= (
            masks[areas[neighbours[side]]]
            | masks[areas[neighbours[side + 1]]]
            | masks[areas[neighbours[side + 2]]]
            | masks[areas[neighbours[side + 3]]]
        )
        at = rings[at]
        if at == zone:
            return beside & ~masks[areas[zone]]


def zones_in_reach(land: Landscape, zone: i64, ferry: bool) -> i64:
    """The zones to which a worker on a zone may move: a bit for each."""
    reach = zones_beside(land, zone)
    if not ferry:
        return reach
    across: i64 = 0
    worker: i64
    for worker in range(land.placed):
        other = land.workers[worker]
        if land.kinds[other] & KIND == WATER and (reach >> other) & 1 == 1:
            across |= zones_beside(land, other)
    return reach | across & ~land.masks[land.areas[zone]]


def place_worker(land: Landscape, quarter: i64) -> None:
    """A new worker on the card laid last."""
    land.unshare()
    land.workers[land.placed] = zone_on(land.last, quarter)
    land.placed += 1


def move_worker(land: Landscape, worker: i64, zone: i64) -> None:
    land.unshare()
    land.came_from = land.workers[worker]
    land.workers[worker] = zone
