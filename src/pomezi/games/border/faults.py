"""What can be wrong with a layout: the check for those who draw boards."""

from __future__ import annotations

from collections.abc import Iterator

from pomezi.core.edition import Place
from pomezi.core.errors import EditionError
from pomezi.games.border.layout import AreaLayout, Hex, Layout, beside
from pomezi.games.border.pieces import DICE, WHITE_CELLS


def faults(layout: Layout) -> Iterator[EditionError]:
    """Everything that keeps a layout from being a game, one fault after another."""
    yield from _cell_faults(layout)
    for i in range(len(layout.territories)):
        yield from _ground_faults(layout, i)
        yield from _border_faults(layout, i)
    yield from _idle_cells(layout)
    for board in range(len(layout.boards)):
        yield from _board_faults(layout, board)
        yield from _cells_left(layout, board)


def _cell_faults(layout: Layout) -> Iterator[EditionError]:
    """Each cell lies on a hex of its own, two are white, and crosses can spread from those to all others."""
    sheet = layout.sheet
    for cell, at in enumerate(layout.hexes):
        other = layout.hexes.index(at)
        if other != cell:
            facts = {"value": layout.cells[cell], "other": layout.cells[other]}
            yield sheet.fault(("cells", cell), "edition-same-hex", facts)
    white = [cell for cell in range(len(layout.cells)) if layout.white[cell]]
    if len(white) != WHITE_CELLS:
        yield sheet.fault(("cells",), "edition-white-cells", {"count": len(white), "expected": WHITE_CELLS})
    reached = {at for cell in white for at in _piece(layout.hexes[cell], layout.hexes)}
    for cell, slug in enumerate(layout.cells):
        if white and layout.hexes[cell] not in reached:
            yield sheet.fault(("cells", cell), "edition-out-of-reach", {"value": slug})


def _ground_faults(layout: Layout, i: int) -> Iterator[EditionError]:
    """The ground of a territory is in one piece, and neither a cell nor the ground of another."""
    sheet, territory = layout.sheet, layout.territories[i]
    place: Place = ("territories", i, "ground")
    for n, at in enumerate(territory.ground):
        for other in layout.territories[: i + 1]:
            if at in (territory.ground[:n] if other is territory else other.ground):
                facts = {"value": _write_hex(at), "territory": other.slug}
                yield sheet.fault((*place, n), "edition-ground-taken", facts)
        if at in layout.hexes:
            facts = {"value": _write_hex(at), "cell": layout.cells[layout.hexes.index(at)]}
            yield sheet.fault((*place, n), "edition-ground-is-cell", facts)
    if not _is_one_piece(territory.ground):
        yield sheet.fault(place, "edition-ground-in-pieces", {"territory": territory.slug})


def _border_faults(layout: Layout, i: int) -> Iterator[EditionError]:
    """The border of a territory is exactly the cells around its ground, without a gap."""
    sheet, territory = layout.sheet, layout.territories[i]
    place: Place = ("territories", i, "border")
    around = {at for inside in territory.ground for at in beside(inside)} - set(territory.ground)
    border = {layout.hexes[cell] for cell in territory.border}
    for at in sorted(around - border):
        is_cell = at in layout.hexes
        value = layout.cells[layout.hexes.index(at)] if is_cell else _write_hex(at)
        code = "edition-border-lacks" if is_cell else "edition-border-gap"
        yield sheet.fault(place, code, {"value": value, "territory": territory.slug})
    for n, cell in enumerate(territory.border):
        if cell in territory.border[:n]:
            yield sheet.fault((*place, n), "edition-twice", {"value": layout.cells[cell]})
        if layout.hexes[cell] not in around:
            facts = {"value": layout.cells[cell], "territory": territory.slug}
            yield sheet.fault((*place, n), "edition-border-astray", facts)


def _idle_cells(layout: Layout) -> Iterator[EditionError]:
    for cell, slug in enumerate(layout.cells):
        if not any(cell in territory.border for territory in layout.territories):
            yield layout.sheet.fault(("cells", cell), "edition-idle-cell", {"value": slug})


def _board_faults(layout: Layout, board: int) -> Iterator[EditionError]:
    """Areas are in one piece, within the reach of the dice, and apart from each other."""
    sheet = layout.sheet
    owners: dict[int, AreaLayout] = {}
    for i, area in enumerate(layout.boards[board]):
        place: Place = ("boards", board, "areas", i)
        if not 1 <= len(area.cells) <= DICE:
            count: dict[str, object] = {"count": len(area.cells), "expected": f"1…{DICE}"}
            yield sheet.fault((*place, "cells"), "edition-bad-count", count)
        elif not _is_one_piece([layout.hexes[cell] for cell in area.cells]):
            yield sheet.fault((*place, "cells"), "edition-area-in-pieces", {"value": area.slug})
        for n, cell in enumerate(area.cells):
            if layout.white[cell]:
                facts = {"value": layout.cells[cell]}
                yield sheet.fault((*place, "cells", n), "edition-white-in-area", facts)
            if cell in owners:
                facts = {"value": layout.cells[cell], "area": owners[cell].slug}
                yield sheet.fault((*place, "cells", n), "edition-cell-taken", facts)
            owners.setdefault(cell, area)
        for twin in _touching(layout, area, owners):
            yield sheet.fault(place, "edition-areas-touch", {"value": area.slug, "area": twin})


def _touching(layout: Layout, area: AreaLayout, owners: dict[int, AreaLayout]) -> list[str]:
    """Areas of the same colour that touch this one: together they would look like one area."""
    found = {
        owners[other].slug
        for cell in area.cells
        for other in layout.neighbours(cell)
        if other in owners and owners[other].colour == area.colour and owners[other] is not area
    }
    return sorted(found)


def _cells_left(layout: Layout, board: int) -> Iterator[EditionError]:
    """Every coloured cell belongs to an area."""
    owned = {cell for area in layout.boards[board] for cell in area.cells}
    for cell, slug in enumerate(layout.cells):
        if cell not in owned and not layout.white[cell]:
            yield layout.sheet.fault(("boards", board, "areas"), "edition-cell-left", {"value": slug})


def _is_one_piece(hexes: list[Hex]) -> bool:
    return len(_piece(hexes[0], hexes)) == len(set(hexes))


def _piece(start: Hex, hexes: list[Hex]) -> set[Hex]:
    """Those of the hexes that can be reached from one of them over shared sides."""
    piece = {start}
    fresh = [start]
    while fresh:
        for at in beside(fresh.pop()):
            if at in hexes and at not in piece:
                piece.add(at)
                fresh.append(at)
    return piece


def _write_hex(at: Hex) -> str:
    return f"({at[0]}, {at[1]})"
