"""Cells, territories and boards as they stand in an edition file."""

from __future__ import annotations

from typing import TypeAlias

from pomezi.core.edition import Place, Sheet
from pomezi.games.border.pieces import (
    BOARDS,
    COLOURS,
    MOST_AREAS,
    MOST_CELLS,
    TERRITORIES,
)

Hex: TypeAlias = tuple[int, int]  # q to the right, r to the lower right
SIDES: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
FARTHEST = 99
MOST_POINTS = 99


class TerritoryLayout:
    """A territory: its values, the cells of its border, the ground they enclose."""

    def __init__(self, slug: str, first: int, later: int, border: list[int], ground: list[Hex]) -> None:
        self.slug = slug
        self.first = first
        self.later = later
        self.border = border
        self.ground = ground


class AreaLayout:
    """A coloured area of a board."""

    def __init__(self, slug: str, colour: int, cells: list[int]) -> None:
        self.slug = slug
        self.colour = colour
        self.cells = cells


class Layout:
    """What the file says, each value of the right kind; `faults.py` asks whether it makes a game."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        cells = _expect_count(sheet, 1, MOST_CELLS, "cells")
        self.cells = _unique_slugs(sheet, [("cells", i, "id") for i in range(cells)])
        self.hexes: list[Hex] = [
            (_step(sheet, "cells", i, "q"), _step(sheet, "cells", i, "r")) for i in range(cells)
        ]
        self.white = [
            sheet.has("cells", i, "white") and sheet.at("cells", i, "white") is True for i in range(cells)
        ]

        _expect_count(sheet, TERRITORIES, TERRITORIES, "territories")
        _unique_slugs(sheet, [("territories", i, "id") for i in range(TERRITORIES)])
        self.territories = [self._read_territory(i) for i in range(TERRITORIES)]

        _expect_count(sheet, len(BOARDS), len(BOARDS), "boards")
        for board, slug in enumerate(BOARDS):
            sheet.choice("boards", board, "id", known=(slug,))
        counts = [
            _expect_count(sheet, 1, MOST_AREAS, "boards", board, "areas") for board in range(len(BOARDS))
        ]
        places: list[Place] = [
            ("boards", board, "areas", i, "id") for board in range(len(BOARDS)) for i in range(counts[board])
        ]
        _unique_slugs(sheet, places)
        self.boards = [
            [self._read_area(board, i) for i in range(counts[board])] for board in range(len(BOARDS))
        ]

    def _read_territory(self, i: int) -> TerritoryLayout:
        sheet = self.sheet
        ground = [
            (_step(sheet, "territories", i, "ground", n, 0), _step(sheet, "territories", i, "ground", n, 1))
            for n in range(_expect_count(sheet, 1, MOST_CELLS, "territories", i, "ground"))
        ]
        first = sheet.number("territories", i, "first", least=2, most=MOST_POINTS)
        later = sheet.number("territories", i, "later", least=1, most=first - 1)
        border = self._read_cells("territories", i, "border")
        return TerritoryLayout(sheet.word("territories", i, "id"), first, later, border, ground)

    def _read_area(self, board: int, i: int) -> AreaLayout:
        place: Place = ("boards", board, "areas", i)
        colour = self.sheet.choice(*place, "colour", known=COLOURS)
        return AreaLayout(self.sheet.word(*place, "id"), colour, self._read_cells(*place, "cells"))

    def _read_cells(self, *place: str | int) -> list[int]:
        count = self.sheet.count(*place)
        cells = []
        for i in range(count):
            slug = self.sheet.word(*place, i)
            if slug not in self.cells:
                raise self.sheet.fault((*place, i), "edition-no-such-cell", {"value": slug})
            cells.append(self.cells.index(slug))
        return cells

    def neighbours(self, cell: int) -> list[int]:
        """The cells that share a side with a cell, in the order of their ids."""
        around = beside(self.hexes[cell])
        return [other for other in range(len(self.cells)) if self.hexes[other] in around]


def beside(at: Hex) -> list[Hex]:
    return [(at[0] + q, at[1] + r) for q, r in SIDES]


def _expect_count(sheet: Sheet, least: int, most: int, *place: str | int) -> int:
    count = sheet.count(*place)
    if not least <= count <= most:
        expected = str(least) if least == most else f"{least}…{most}"
        raise sheet.fault(place, "edition-bad-count", {"count": count, "expected": expected})
    return count


def _unique_slugs(sheet: Sheet, places: list[Place]) -> tuple[str, ...]:
    slugs: list[str] = []
    for place in places:
        slug = sheet.slug(*place)
        if slug in slugs:
            raise sheet.fault(place, "edition-twice", {"value": slug})
        slugs.append(slug)
    return tuple(slugs)


def _step(sheet: Sheet, *place: str | int) -> int:
    return sheet.number(*place, least=-FARTHEST, most=FARTHEST)
