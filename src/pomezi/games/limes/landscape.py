"""One player's landscape: cards, the areas they form, and the workers in it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.vecs import filled, zeros
from pomezi.games.limes.grid import (
    BIT,
    CELLS,
    FIRST,
    NEIGHBOUR,
    SLOTS,
    ZONES,
    cell_at,
    corner_of,
    seam_of,
    slot_at,
    zone_on,
)
from pomezi.games.limes.pieces import EMPTY, FRAME, KIND, NONE, ROCK, WATER

NOTHING: Final = zeros(0)

# Masks of cells: all but the first and all but the last column.
NOT_FIRST: Final = sum(((1 << CELLS) - 2) << (CELLS * row) for row in range(CELLS))
NOT_LAST: Final = NOT_FIRST >> 1


@final
class Landscape:
    """Areas are kept up to date as cards are laid: each zone knows the name of its area (which is one of its
    zones) and the next zone of a ring through all of them."""

    def __init__(self) -> None:
        """An empty shell; `new_landscape` and `clone` fill it."""
        self.kinds: vec[i64] = NOTHING  # by zone, with the hut; the last is NOWHERE, always EMPTY
        self.areas: vec[i64] = NOTHING  # by zone: the name of its area
        self.rings: vec[i64] = NOTHING  # by zone: the next zone of the same area
        self.sizes: vec[i64] = NOTHING  # by name of an area: how many zones
        self.cards: vec[i64] = NOTHING  # by slot: card * 4 + quarter turns clockwise, or NONE
        self.workers: vec[i64] = NOTHING  # by worker: its zone, or NONE
        self.placed: i64 = 0  # workers in the landscape
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
        land.kinds = self.kinds[:]
        land.areas = self.areas[:]
        land.rings = self.rings[:]
        land.sizes = self.sizes[:]
        land.cards = self.cards[:]
        land.workers = self.workers[:]
        land.placed = self.placed
        land.laid = self.laid
        land.cells = self.cells
        land.last = self.last
        land.left = self.left
        land.right = self.right
        land.top = self.top
        land.bottom = self.bottom
        land.seam = self.seam
        return land


def new_landscape(workers: int) -> Landscape:
    land = Landscape()
    land.kinds = zeros(ZONES + 1)
    land.areas = zeros(ZONES)
    land.rings = zeros(ZONES)
    land.sizes = zeros(ZONES)
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


def lay_card(land: Landscape, x: i64, y: i64, turned: i64, faces: vec[i64]) -> None:
    """`turned` is card * 4 + quarter turns, and finds its four zones in `faces`."""
    land.left = min(land.left, x)
    land.right = max(land.right, x)
    land.top = min(land.top, y)
    land.bottom = max(land.bottom, y)
    land.seam = seam_of(land.left, land.right, land.top, land.bottom)
    slot = slot_at(x, y)
    land.cards[slot] = turned
    land.laid += 1
    land.cells |= BIT[cell_at(x, y)]
    corner = corner_of(slot)
    land.last = corner
    quarter: i64
    for quarter in range(4):
        zone = zone_on(corner, quarter)
        land.kinds[zone] = faces[turned * 4 + quarter]
        land.areas[zone] = zone
        land.rings[zone] = zone
        land.sizes[zone] = 1
    for quarter in range(4):
        _join_neighbours(land, zone_on(corner, quarter))


def _join_neighbours(land: Landscape, zone: i64) -> None:
    """Zones of one kind form an area; rocks never do."""
    kinds = land.kinds
    kind = kinds[zone] & KIND
    if kind == ROCK:
        return
    at = land.seam + zone * 4
    for side in range(at, at + 4):
        other = NEIGHBOUR[side]
        if kinds[other] & KIND == kind and land.areas[other] != land.areas[zone]:
            _merge(land, land.areas[zone], land.areas[other])


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
    areas[b] = a
    zone = rings[b]
    while zone != b:
        areas[zone] = a
        zone = rings[zone]
    after = rings[a]
    rings[a] = rings[b]
    rings[b] = after


# -- workers


def areas_beside(land: Landscape, zone: i64) -> i64:
    """The areas that share a side with the area of a zone: a bit for each name."""
    kinds = land.kinds
    areas = land.areas
    rings = land.rings
    neighbours = NEIGHBOUR
    area = areas[zone]
    beside: i64 = 0
    at = area
    while True:
        first = land.seam + at * 4
        for side in range(first, first + 4):
            other = neighbours[side]
            if kinds[other] != EMPTY and areas[other] != area:
                beside |= BIT[areas[other]]
        at = rings[at]
        if at == area:
            return beside


def areas_in_reach(land: Landscape, zone: i64, ferry: bool) -> i64:
    """The areas to which a worker on a zone may move: a bit for each name."""
    reach = areas_beside(land, zone)
    if not ferry:
        return reach
    area = land.areas[zone]
    across: i64 = 0
    worker: i64
    for worker in range(land.placed):
        other = land.workers[worker]
        if land.kinds[other] & KIND == WATER and (reach >> land.areas[other]) & 1 == 1:
            across |= areas_beside(land, other)
    return reach | across & ~BIT[area]


def place_worker(land: Landscape, quarter: i64) -> None:
    """A new worker on the card laid last."""
    land.workers[land.placed] = zone_on(land.last, quarter)
    land.placed += 1
