"""The boards of The Border as pictures: each cell in its place, in full or one sign a cell."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from rich.text import Text

from pomezi.core.edition import open_sheet
from pomezi.games.border.layout import AreaLayout, Hex, Layout
from pomezi.games.border.pieces import BOARDS, COLOURS
from pomezi.terminal.marks import mark
from pomezi.text import Texts

View: TypeAlias = Mapping[str, Any]

GLYPHS = dict(zip(COLOURS, "■☼≈♥♣▲", strict=True))
STYLES = {  # to be read on dark and on light screens alike
    "grey": "bright_black",
    "yellow": "yellow",
    "blue": "bright_blue",
    "red": "red",
    "green": "green",
    "orange": "dark_orange",
}
WHITE = "○"
CROSS = "×"
NEW_CROSS = "+"  # of this second action, unseen by the others
JOINT = "─"  # between two cells of one area
STEP = 2  # signs for half a cell


@lru_cache(maxsize=4)
def layout_of(edition: str) -> Layout:
    """Where the cells lie: what the rules do not need, but a picture does."""
    return Layout(open_sheet("pomezi.games.border", edition))


def picture(view: View, seat: int, texts: Texts) -> list[Text]:
    """Rows of cells in their places: a sign for the colour and the number of the cell, or a cross."""
    layout = layout_of(view["edition"])
    player = view["players"][seat]
    own = view.get("own", {}) if seat == view["seat"] else {}
    areas = areas_of(view, player)
    rows: dict[int, dict[int, Text]] = {}
    by_hex = {place: cell for cell, place in enumerate(layout.hexes)}
    for cell, (q, r) in enumerate(layout.hexes):
        crossed = CROSS if layout.cells[cell] in player["crossed"] else ""
        if layout.cells[cell] in own.get("crosses", ()):
            crossed = NEW_CROSS
        area = areas.get(cell)
        joined = area is not None and areas.get(by_hex.get((q + 1, r), -1)) is area
        rows.setdefault(r, {})[2 * q + r] = _cell(layout.cells[cell], area, crossed, joined)
    for territory in layout.territories:
        facts = view["territories"][territory.slug]
        _inscribe(rows, territory.ground, texts.name("territory", territory.slug), values(facts))
    first = min(column for row in rows.values() for column in row)
    return [_line(rows.get(r, {}), first) for r in range(min(rows), max(rows) + 1)]


def areas_of(view: View, player: View) -> dict[int, AreaLayout]:
    """By cell, on the board of a player."""
    areas = layout_of(view["edition"]).boards[BOARDS.index(player["board"])]
    return {cell: area for area in areas for cell in area.cells}


def _cell(slug: str, area: AreaLayout | None, crossed: str, joined: bool) -> Text:
    """`♣33`, or a cross, and a joint if the next cell belongs to the same area."""
    colour = COLOURS[area.colour] if area else ""
    joint = JOINT if joined else " "
    if crossed:
        return Text.assemble((f" {crossed} ", "bold"), (joint, STYLES.get(colour, "")))
    sign = GLYPHS.get(colour, WHITE) + _short(slug)
    return Text(sign.ljust(2 * STEP, joint), style=STYLES.get(colour, ""))


def _short(slug: str) -> str:
    """`33` of `c33`: the letter is the same for all."""
    return slug[1:] if slug[1:].isdigit() else slug


def _inscribe(rows: dict[int, dict[int, Text]], ground: Sequence[Hex], name: str, values: str) -> None:
    """Writes a name and below it the values where a territory has room."""
    runs = sorted(_runs(ground), key=len, reverse=True)
    middle = runs[0]
    below = max(runs[1:], key=lambda run: (run[0][1] == middle[0][1] + 1, len(run)), default=None)
    for run, words in ((middle, name), (below, values)):
        if run is not None:
            q, r = run[0]
            room = len(run) * 2 * STEP - 1
            rows.setdefault(r, {})[2 * q + r] = Text(words[:room].center(room), style="italic dim")


def _runs(ground: Sequence[Hex]) -> list[list[Hex]]:
    """The hexes of each row, as far as they lie side by side."""
    runs: list[list[Hex]] = []
    for q, r in sorted(ground, key=lambda place: (place[1], place[0])):
        if runs and runs[-1][-1] == (q - 1, r):
            runs[-1].append((q, r))
        else:
            runs.append([(q, r)])
    return runs


def _line(signs: Mapping[int, Text], first: int) -> Text:
    line = Text()
    for column in sorted(signs):
        line.append(" " * ((column - first) * STEP - line.cell_len)).append_text(signs[column])
    line.rstrip()
    return line


def values(facts: View) -> str:
    return str(facts["later"]) if facts["taken"] else f"{facts['first']}/{facts['later']}"


def is_crossed(view: View, seat: int, cell: int) -> bool:
    slug = layout_of(view["edition"]).cells[cell]
    own = view.get("own", {}) if seat == view["seat"] else {}
    return slug in view["players"][seat]["crossed"] or slug in own.get("crosses", ())


def small(view: View, seat: int) -> list[Text]:
    layout = layout_of(view["edition"])
    areas = areas_of(view, view["players"][seat])
    crossed: Collection[str] = view["players"][seat]["crossed"]
    rows: dict[int, dict[int, Text]] = {}
    for cell, (q, r) in enumerate(layout.hexes):
        colour = COLOURS[areas[cell].colour] if cell in areas else ""
        sign = Text(GLYPHS.get(colour, WHITE), style=STYLES.get(colour, ""))
        rows.setdefault(r, {})[2 * q + r] = (
            Text(CROSS, style="bold") if layout.cells[cell] in crossed else sign
        )
    first = min(column for row in rows.values() for column in row)
    lines = [Text.assemble(mark(seat), " ")]
    for r in range(min(rows), max(rows) + 1):
        lines.append(Text())
        for column in sorted(rows.get(r, {})):
            lines[-1].append(" " * (column - first - lines[-1].cell_len)).append_text(rows[r][column])
    return lines
