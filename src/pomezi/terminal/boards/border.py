"""The Border in a terminal: the own board cell by cell, territories, dice and what they can do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from rich.console import Console
from rich.table import Table
from rich.text import Text

from pomezi.games.border.layout import AreaLayout
from pomezi.games.border.pieces import COLOURS, ROLLS
from pomezi.terminal.boards import plain
from pomezi.terminal.boards.border_cells import (
    GLYPHS,
    STYLES,
    areas_of,
    is_crossed,
    layout_of,
    picture,
    small,
    values,
)
from pomezi.terminal.boards.lines import GAP, print_packed
from pomezi.terminal.marks import mark
from pomezi.text import Texts

__all__ = ["draw", "draw_map", "draw_result", "status"]

View: TypeAlias = Mapping[str, Any]

NAME_WIDTH = 12
HINT_LINES = 2  # of chances
TALL = 40  # lines enough for the boards of the others
NOTHING = "—"


def draw(view: View, texts: Texts, console: Console) -> None:
    if 0 <= view["seat"] < len(view["players"]):
        _draw_board(view, view["seat"], texts, console)
    else:
        for line in _territories(view, None, texts):
            console.print(line)
    _draw_dice(view, texts, console)
    _draw_hints(view, texts, console)
    print_packed(Text(), _players(view, texts), console)
    if console.height >= TALL or view["seat"] < 0:
        _draw_small(view, texts, console)


def status(view: View, texts: Texts, seat: int) -> str:
    """The first roll of a turn is no choice."""
    if view["phase"] == "roll" and view["rolls_left"] == ROLLS:
        return texts.say("status-roll-first", {"seat": seat})
    return plain.status(view, texts, seat)


# -- a board in full


def _draw_board(view: View, seat: int, texts: Texts, console: Console) -> None:
    """The cells, and beside them the territories."""
    cells = picture(view, seat, texts)
    width = max(line.cell_len for line in cells)
    beside = _territories(view, seat, texts)
    for number in range(max(len(cells), len(beside))):
        line = cells[number].copy() if number < len(cells) else Text()
        if number < len(beside):
            line.append(" " * (width - line.cell_len + 1)).append_text(beside[number])
        console.print(line, no_wrap=True)


def _territories(view: View, seat: int | None, texts: Texts) -> list[Text]:
    """Each with what it is worth, how many cells its border lacks, and who has closed it."""
    heads = [texts.say(key) for key in ("label-territory", "label-worth", "label-lacks")]
    lines = [Text(f"{heads[0]:<{NAME_WIDTH}} {heads[1]:>4} {heads[2]}", style="dim")]
    for territory in layout_of(view["edition"]).territories:
        facts = view["territories"][territory.slug]
        worth, lacks = values(facts), ""
        if seat is not None:
            player = view["players"][seat]
            missing = len([cell for cell in territory.border if not is_crossed(view, seat, cell)])
            worth = str(player["closed"].get(territory.slug, worth))
            lacks = "✓" if territory.slug in player["closed"] else str(missing)
        name = texts.name("territory", territory.slug)
        line = Text(f"{name:<{NAME_WIDTH}} {worth:>4} {lacks:>2} ", style="bold" if lacks == "✓" else "")
        lines.append(line.append_text(Text().join(mark(s) for s in facts["closed_by"] if s != seat)))
    return lines


# -- dice, and what they can do


def _draw_dice(view: View, texts: Texts, console: Console) -> None:
    entries = []
    for number, colour in enumerate(view["dice"], 1):
        if number in view["used"]:
            entries.append(Text(f"{number} ✓ {texts.say('label-used')}", style="dim"))
        else:
            entries.append(Text.assemble((f"{number} ", "bold"), _colour(colour, texts)))
    if view["rolls_left"]:
        entries.append(Text(texts.say("label-rolls", {"count": view["rolls_left"]}), style="dim"))
    print_packed(Text(texts.say("label-dice"), style="dim"), entries, console)


def _colour(colour: str | None, texts: Texts) -> Text:
    if colour is None:
        return Text(NOTHING, style="dim")
    return Text.assemble((GLYPHS[colour], STYLES[colour]), f" {texts.name('colour', colour)}")


def _draw_hints(view: View, texts: Texts, console: Console) -> None:
    own = view.get("own", {})
    if own.get("completable"):
        entries = [_completable(each) for each in own["completable"]]
        print_packed(Text(texts.say("label-completable"), style="dim"), entries, console)
    if own.get("chances"):
        likely = sorted(own["chances"], key=lambda each: -each["ways"] / each["out_of"])
        entries = [_chance(each) for each in likely]
        print_packed(Text(texts.say("label-chances"), style="dim"), entries, console, HINT_LINES)
    if own.get("limit"):
        entries = [
            Text.assemble(f"{count}× ", _colour(colour, texts)) for colour, count in own["dice"].items()
        ]
        head = texts.say("label-for-you", {"count": own["limit"]})
        print_packed(Text(head, style="dim"), entries, console)
        cells = [_open_cell(slug, COLOURS[area.colour]) for slug, area in _touching(view)]
        print_packed(Text(texts.say("label-touching"), style="dim"), cells, console)


def _completable(area: View) -> Text:
    """`b17 ♣c30 ♣c34`."""
    return Text(" ").join(
        [Text(area["area"], style="bold"), *(_open_cell(slug, area["colour"]) for slug in area["cells"])]
    )


def _open_cell(slug: str, colour: str) -> Text:
    return Text(GLYPHS[colour] + slug, style=STYLES[colour])


def _chance(area: View) -> Text:
    """How many cells are open, and how likely it is: `b17 2♣ 77%`."""
    sign = f" {len(area['cells'])}{GLYPHS[area['colour']]}"
    return Text.assemble(
        (area["area"], "bold"), (sign, STYLES[area["colour"]]), f" {percent(area['ways'], area['out_of'])}"
    )


def percent(ways: int, out_of: int) -> str:
    """Rounded; 0 and 100 only for what is impossible, or certain."""
    if 0 < 200 * ways < out_of:
        return "<1%"
    if out_of < 200 * (out_of - ways) or ways in (0, out_of):
        return f"{(200 * ways + out_of) // (2 * out_of)}%"
    return ">99%"


def _touching(view: View) -> list[tuple[str, AreaLayout]]:
    """The open cells beside crossed ones, of a colour the seat has a die for."""
    layout = layout_of(view["edition"])
    seat = view["seat"]
    found = []
    for cell, area in sorted(areas_of(view, view["players"][seat]).items()):
        near = any(is_crossed(view, seat, other) for other in layout.neighbours(cell))
        if near and not is_crossed(view, seat, cell) and COLOURS[area.colour] in view["own"]["dice"]:
            found.append((layout.cells[cell], area))
    return found


# -- players and their boards


def _players(view: View, texts: Texts) -> list[Text]:
    entries = []
    for seat, player in enumerate(view["players"]):
        name = texts.player(seat)
        if seat == view["seat"]:
            name = texts.say("label-you", {"name": name})
        sign = "▶ " if seat in view["actors"] else "✓ " if player["finished"] else "  "
        facts = {"points": player["points"], "count": len(player["closed"])}
        said = texts.say("label-player", facts)
        entries.append(Text.assemble(sign, mark(seat), " ", (name, "bold"), f": {said}"))
    return entries


def _draw_small(view: View, texts: Texts, console: Console) -> None:
    """The boards of the others side by side, one sign a cell."""
    shown = [small(view, seat) for seat in range(len(view["players"])) if seat != view["seat"]]
    each = max(1, console.width // (max(line.cell_len for lines in shown for line in lines) + len(GAP) + 1))
    for first in range(0, len(shown), each):
        grid = Table.grid(padding=(0, len(GAP) + 1, 0, 0))
        grid.add_row(*(Text("\n").join(lines) for lines in shown[first : first + each]))
        console.print(grid)


def draw_map(view: View, texts: Texts, console: Console, words: str) -> None:
    """Every board in full with its areas; with words, only areas whose id or colour begins so."""
    for seat, player in enumerate(view["players"]):
        if not words:
            console.print(Text.assemble(mark(seat), " ", (texts.player(seat), "bold")))
            _draw_board(view, seat, texts, console)
        entries = [_completable(area) for area in _open_areas(view, seat, texts, words)]
        if seat == view["seat"] or words:
            print_packed(Text(texts.say("label-areas", {"board": player["board"]}), "dim"), entries, console)


def _open_areas(view: View, seat: int, texts: Texts, words: str) -> list[View]:
    """The areas of a board with the cells they still lack."""
    found: list[View] = []
    for area in dict.fromkeys(areas_of(view, view["players"][seat]).values()):
        colour = COLOURS[area.colour]
        cells = [
            layout_of(view["edition"]).cells[cell] for cell in area.cells if not is_crossed(view, seat, cell)
        ]
        names = (area.slug, colour, texts.name("colour", colour))
        if cells and any(name.startswith(words.lower()) for name in names):
            found.append({"area": area.slug, "colour": colour, "cells": cells})
    return found


def draw_result(view: View, texts: Texts, console: Console) -> None:
    result = view["result"]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column(texts.say("column-place"), justify="right")
    table.add_column(texts.say("column-player"))
    table.add_column(texts.say("column-points"), justify="right")
    table.add_column(texts.say("label-closed"))
    for row in sorted(result["table"], key=lambda row: result["places"][row["seat"]]):
        seat = row["seat"]
        closed = [f"{texts.name('territory', slug)} {points}" for slug, points in row["territories"].items()]
        name = Text.assemble(mark(seat), " ", texts.player(seat))
        place = f"{result['places'][seat]}."
        table.add_row(place, name, Text(str(row["total"]), style="bold"), ", ".join(closed) or NOTHING)
    console.print(table)
