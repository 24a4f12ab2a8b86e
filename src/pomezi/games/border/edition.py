"""Reads the boards of an edition into the tables the rules look things up in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.edition import Sheet, open_sheet
from pomezi.core.errors import EditionError
from pomezi.core.shelf import Shelf
from pomezi.core.vecs import ints
from pomezi.games.border.faults import faults
from pomezi.games.border.layout import Layout
from pomezi.games.border.pieces import HUES, NONE


class Edition:
    """Four boards over the same cells and territories. Tables marked (board) begin at board * cells."""

    def __init__(self, sheet: Sheet) -> None:
        layout = Layout(sheet)
        for fault in faults(layout):
            raise fault
        self.key = sheet.name
        self.cells = layout.cells
        self.hexes = tuple(layout.hexes)  # where each cell lies
        self.white = ints([cell for cell in range(len(self.cells)) if layout.white[cell]])
        near = [layout.neighbours(cell) for cell in range(len(self.cells))]
        self.near_start = _starts(
            near
        )  # by cell; where its block begins in `near`, with the end as last item
        self.near = _flat(near)

        self.territories = tuple(territory.slug for territory in layout.territories)
        self.first = ints([territory.first for territory in layout.territories])
        self.later = ints([territory.later for territory in layout.territories])
        self.grounds = tuple(tuple(territory.ground) for territory in layout.territories)
        borders = [territory.border for territory in layout.territories]
        self.borders = borders
        self.border_size = ints([len(border) for border in borders])
        around = [[t for t in range(len(borders)) if cell in borders[t]] for cell in range(len(self.cells))]
        self.around_start = _starts(around)  # by cell; its territories
        self.around = _flat(around)

        self.most_areas = max(len(areas) for areas in layout.boards)
        self.area_count = ints([len(areas) for areas in layout.boards])
        self.areas = tuple(tuple(area.slug for area in areas) for areas in layout.boards)
        self.area_by_slug: Mapping[str, int] = {
            area.slug: board * self.most_areas + i
            for board, areas in enumerate(layout.boards)
            for i, area in enumerate(areas)
        }
        self.area_colour: vec[i64] = ints([])  # board * most_areas + area
        self.area_start: vec[i64] = ints([])  # likewise; where its block begins in `area_cells`
        self.area_cells: vec[i64] = ints([])
        self.cell_colour: vec[i64] = ints([])  # (board) NONE for white
        self.cell_area: vec[i64] = ints([])  # (board) NONE for white
        self.by_colour: vec[i64] = ints([])  # (board) the coloured cells, colour by colour
        self.colour_start: vec[i64] = ints([])  # board * (HUES + 1) + colour: where each begins in by_colour
        self._lay_out_boards(layout)

    def _lay_out_boards(self, layout: Layout) -> None:
        cells = len(self.cells)
        colours: list[int] = []
        members: list[list[int]] = []
        painted: list[int] = []
        owners: list[int] = []
        ordered: list[int] = []
        starts: list[int] = []
        for board, areas in enumerate(layout.boards):
            spare = self.most_areas - len(areas)
            colours += [area.colour for area in areas] + [NONE] * spare
            members += [sorted(area.cells) for area in areas] + [[] for _ in range(spare)]
            owner = [NONE] * cells
            for i, area in enumerate(areas):
                for cell in area.cells:
                    owner[cell] = i
            owners += owner
            hues = [areas[i].colour if i != NONE else NONE for i in owner]
            painted += hues
            row = [cell for colour in range(HUES) for cell in range(cells) if hues[cell] == colour]
            below = [sum(1 for hue in hues if NONE < hue < colour) for colour in range(HUES + 1)]
            starts += [board * cells + count for count in below]
            ordered += row + [NONE] * (cells - len(row))
        self.area_colour = ints(colours)
        self.area_start = _starts(members)
        self.area_cells = _flat(members)
        self.cell_area = ints(owners)
        self.cell_colour = ints(painted)
        self.by_colour = ints(ordered)
        self.colour_start = ints(starts)

    def area_slug(self, area: int) -> str:
        """Of an area of any board."""
        return self.areas[area // self.most_areas][area % self.most_areas]

    def cells_of(self, area: int) -> list[int]:
        """The cells of an area of any board."""
        return list(self.area_cells[self.area_start[area] : self.area_start[area + 1]])

    def names(self) -> Mapping[str, str]:
        """Nothing here has a proper name: cells and areas go by their ids, the rest is in the catalogues."""
        return {}


def _starts(blocks: list[list[int]]) -> vec[i64]:
    starts = [0]
    for block in blocks:
        starts.append(starts[-1] + len(block))
    return ints(starts)


def _flat(blocks: list[list[int]]) -> vec[i64]:
    return ints([item for block in blocks for item in block])


_shelf: Final = Shelf(__package__, Edition)


def load_edition(name: str) -> Edition:
    """By name, by path, or as text."""
    return _shelf.load(name)


def find_faults(path: str) -> list[EditionError]:
    """For those who draw boards: every fault of a file; none when it can be played."""
    try:
        return list(faults(Layout(open_sheet(__package__, path))))
    except EditionError as fault:
        return [fault]
