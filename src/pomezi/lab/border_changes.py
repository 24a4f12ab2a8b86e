"""Small changes to a board of The Border: which there are, and the edition's text once they are made."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any, TypeAlias

from pomezi.core.edition import Sheet, open_sheet
from pomezi.games.border.layout import Layout

Areas: TypeAlias = Mapping[str, tuple[str, ...]]  # by area: its cells


@dataclass(frozen=True)
class Change:
    """New cells for some areas of one board; each keeps its colour and its number of cells."""

    board: str
    areas: tuple[tuple[str, tuple[str, ...]], ...]

    def touches(self, other: Change) -> bool:
        return bool({area for area, _ in self.areas} & {area for area, _ in other.areas})


class Draft:
    """The text of an edition, one area a line, and what may be changed in it."""

    def __init__(self, text: str, keep: Collection[str] = ()) -> None:
        self.text = text
        self.keep = frozenset(keep)
        facts: dict[str, Any] = json.loads(text)
        layout = Layout(self.sheet("draft"))
        self.near: dict[str, set[str]] = {
            slug: {layout.cells[near] for near in layout.neighbours(cell)}
            for cell, slug in enumerate(layout.cells)
        }
        self.boards: dict[str, Areas] = {
            board["id"]: {area["id"]: tuple(area["cells"]) for area in board["areas"]}
            for board in facts["boards"]
        }
        self.colour: dict[str, str] = {
            area["id"]: area["colour"] for board in facts["boards"] for area in board["areas"]
        }

    def with_changes(self, changes: Collection[Change]) -> Draft:
        lines = self.text.splitlines(keepends=True)
        for change in changes:
            for area, cells in change.areas:
                at = next(i for i, line in enumerate(lines) if f'"id": "{area}", "colour"' in line)
                old = json.dumps(list(self.boards[change.board][area]))
                assert old in lines[at], "an edition to be changed has one area a line"
                lines[at] = lines[at].replace(old, json.dumps(list(cells)))
        return Draft("".join(lines), self.keep)

    def named(self, key: str) -> Draft:
        """The same boards under another name."""
        old = json.dumps(json.loads(self.text).get("key", ""))
        return Draft(self.text.replace(f'"key": {old}', f'"key": {json.dumps(key)}', 1), self.keep)

    def recoloured(self, other: Draft) -> int:
        """On how many cells, over all boards, the colour differs."""
        return sum(
            self._colours(board)[cell] != colour
            for board in self.boards
            for cell, colour in other._colours(board).items()
        )

    def _colours(self, board: str) -> dict[str, str]:
        return {cell: self.colour[area] for area, cells in self.boards[board].items() for cell in cells}

    def changes(self, board: str) -> list[Change]:
        """Every change of two areas that leaves a board that can be played."""
        return [change for change in self._ideas(board) if self._is_sound(change)]

    def _ideas(self, board: str) -> Iterator[Change]:
        """Two areas of one size trade places; or a cell passes from an area to one that lacks just one, and
        the two trade colours, so that every colour keeps its sizes."""
        areas = self.boards[board]
        free = [area for area in areas if area not in self.keep]
        for one, two in combinations(free, 2):
            small, large = sorted((one, two), key=lambda area: len(areas[area]))
            if self.colour[one] == self.colour[two]:
                continue
            if len(areas[small]) == len(areas[large]):
                yield Change(board, ((one, areas[two]), (two, areas[one])))
            if len(areas[small]) + 1 == len(areas[large]):
                for cell in areas[large]:
                    rest = tuple(other for other in areas[large] if other != cell)
                    grown = tuple(sorted((*areas[small], cell), key=_number))
                    yield Change(board, ((small, rest), (large, grown)))

    def _is_sound(self, change: Change) -> bool:
        """The short way to what `faults` would say: areas in one piece, none beside another of its colour."""
        areas = {**self.boards[change.board], **dict(change.areas)}
        owners = {cell: area for area, cells in areas.items() for cell in cells}
        for area, cells in change.areas:
            beside = {owners[near] for cell in cells for near in self.near[cell] if near in owners} - {area}
            if not self._is_one_piece(cells) or self.colour[area] in {self.colour[each] for each in beside}:
                return False
        return True

    def _is_one_piece(self, cells: tuple[str, ...]) -> bool:
        piece, fresh = {cells[0]}, [cells[0]]
        while fresh:
            found = (self.near[fresh.pop()] & set(cells)) - piece
            piece |= found
            fresh += found
        return len(piece) == len(cells)

    def sheet(self, name: str) -> Sheet:
        return Sheet(name, self.text)


def open_draft(edition: str, keep: Collection[str] = ()) -> Draft:
    """The text of an edition by name or by path."""
    return Draft(open_sheet("pomezi.games.border", edition).text, keep)


def _number(cell: str) -> int:
    return int("".join(letter for letter in cell if letter.isdigit()) or 0)
