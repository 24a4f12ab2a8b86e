"""Crosses on the cells of a board, and the counts that follow from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import i64

from pomezi.games.border.pieces import CROSSED, FAR, HUES, LACKS, NONE, TERRITORIES, TOUCHING

if TYPE_CHECKING:
    from pomezi.games.border.state import BorderState


def cross(s: BorderState, seat: i64, cell: i64) -> None:
    """Crosses an open cell; areas, borders and the cells beside it take note."""
    ed = s.edition
    marks = s.marks
    edge = s.edge
    cells: i64 = len(ed.cells)
    row = seat * cells
    on_board = s.boards[seat] * cells
    colours = ed.cell_colour
    hue = seat * HUES
    colour = colours[on_board + cell]
    if colour != NONE:
        _open_less(s, seat, ed.cell_area[on_board + cell], hue + colour)
        if marks[row + cell] == TOUCHING:
            edge[hue + colour] -= 1
    marks[row + cell] = CROSSED
    near = ed.near
    at: i64
    for at in range(ed.near_start[cell], ed.near_start[cell + 1]):
        other = near[at]
        if marks[row + other] == FAR:
            marks[row + other] = TOUCHING
            colour = colours[on_board + other]
            if colour != NONE:
                edge[hue + colour] += 1
    around = ed.around
    gaps = s.gaps
    for at in range(ed.around_start[cell], ed.around_start[cell + 1]):
        gaps[seat * TERRITORIES + around[at]] -= 1


def _open_less(s: BorderState, seat: i64, area: i64, hue: i64) -> None:
    """One cell less is open in an area; `hue` is seat * HUES + its colour."""
    at = seat * s.edition.most_areas + area
    left = s.open[at] - 1
    s.open[at] = left
    if left < LACKS:
        lacks = s.lacks
        lacks[hue * LACKS + left] += 1
        if left + 1 < LACKS:
            lacks[hue * LACKS + left + 1] -= 1


def lay_out(s: BorderState, seat: i64, crossed: Sequence[int]) -> None:
    """A seat's board with exactly these cells crossed, the white ones among them."""
    s.unshare()
    ed = s.edition
    cells: i64 = len(ed.cells)
    at: i64
    for at in range(seat * cells, (seat + 1) * cells):
        s.marks[at] = FAR
    for at in range(seat * HUES, (seat + 1) * HUES):
        s.edge[at] = 0
    for at in range(TERRITORIES):
        s.gaps[seat * TERRITORIES + at] = ed.border_size[at]
    _open_areas(s, seat)
    for cell in crossed:
        cross(s, seat, cell)


def _open_areas(s: BorderState, seat: i64) -> None:
    """All cells of all areas are open."""
    ed = s.edition
    lacks = s.lacks
    most: i64 = ed.most_areas
    on_board = s.boards[seat] * most
    hue = seat * HUES
    at: i64
    for at in range(hue * LACKS, (hue + HUES) * LACKS):
        lacks[at] = 0
    for at in range(most):
        size = ed.area_start[on_board + at + 1] - ed.area_start[on_board + at]
        s.open[seat * most + at] = size
        if 0 < size < LACKS:
            lacks[(hue + ed.area_colour[on_board + at]) * LACKS + size] += 1


def is_crossed(s: BorderState, seat: i64, cell: i64) -> bool:
    return s.marks[seat * len(s.edition.cells) + cell] == CROSSED


def open_cells(s: BorderState, seat: int, area: int) -> list[str]:
    """The cells that an area (counted over all boards) still lacks."""
    return [s.edition.cells[cell] for cell in s.edition.cells_of(area) if not is_crossed(s, seat, cell)]


def hidden_cells(s: BorderState, seat: int) -> list[int]:
    """What a seat has crossed in this second action, in order; nobody else may know."""
    first = seat * len(s.dice)
    return list(s.hidden[first : first + s.hidden_count[seat]])


def shown_cells(s: BorderState, seat: int) -> list[int]:
    """The crosses everybody sees."""
    hidden = hidden_cells(s, seat)
    return [cell for cell in range(len(s.edition.cells)) if is_crossed(s, seat, cell) and cell not in hidden]
