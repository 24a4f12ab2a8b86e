"""What an edition brings, told to people and programs."""

from __future__ import annotations

from pomezi.games.border.edition import Edition
from pomezi.games.border.pieces import BOARDS, COLOURS
from pomezi.games.border.shapes import Area, BorderFacts, Cell, Territory


def facts(ed: Edition) -> BorderFacts:
    return {
        "game": "border",
        "edition": ed.key,
        "cells": [_cell(ed, cell) for cell in range(len(ed.cells))],
        "territories": [_territory(ed, territory) for territory in range(len(ed.territories))],
        "boards": {slug: _areas(ed, board) for board, slug in enumerate(BOARDS)},
    }


def _cell(ed: Edition, cell: int) -> Cell:
    return {"cell": ed.cells[cell], "at": list(ed.hexes[cell]), "white": cell in ed.white}


def _territory(ed: Edition, territory: int) -> Territory:
    return {
        "territory": ed.territories[territory],
        "first": int(ed.first[territory]),
        "later": int(ed.later[territory]),
        "border": [ed.cells[cell] for cell in ed.borders[territory]],
        "ground": [list(at) for at in ed.grounds[territory]],
    }


def _areas(ed: Edition, board: int) -> list[Area]:
    first = board * ed.most_areas
    return [_area(ed, area) for area in range(first, first + int(ed.area_count[board]))]


def _area(ed: Edition, area: int) -> Area:
    return {
        "area": ed.area_slug(area),
        "colour": COLOURS[ed.area_colour[area]],
        "cells": [ed.cells[cell] for cell in ed.cells_of(area)],
    }
