"""A board for any game: its view as it is, and sentences from its catalogue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from pomezi.terminal.marks import mark
from pomezi.text import Texts

KNOWN_ANYWAY = ("game", "edition", "options", "seat", "result")
LINES_EACH = 3  # of a part of the view, before it is cut
NOTHING = "—"


def draw(view: Mapping[str, object], texts: Texts, console: Console) -> None:
    """Everything in the view, long things cut short."""
    _draw_parts(view, console, LINES_EACH * console.width)


def draw_map(view: Mapping[str, object], texts: Texts, console: Console, words: str) -> None:
    """The parts whose names begin so, in full."""
    parts = {key: value for key, value in view.items() if key.startswith(words)}
    _draw_parts(parts, console, len(written(parts)))


def _draw_parts(parts: Mapping[str, object], console: Console, most: int) -> None:
    grid = Table.grid(padding=(0, 2))
    for key, value in parts.items():
        if key == "players" and isinstance(value, Sequence):
            for seat, player in enumerate(value):
                grid.add_row(mark(seat), _cut(written(player), most))
        elif key not in KNOWN_ANYWAY:
            grid.add_row(Text(key, style="dim"), _cut(written(value), most))
    console.print(grid)


def written(value: object) -> str:
    """A value of a view on one line: `hand (red 2, blue 1), tickets 3`."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_enclosed(item)}" for key, item in value.items()) or NOTHING
    if isinstance(value, Sequence) and not isinstance(value, str):
        return " · ".join(_enclosed(item) for item in value) or NOTHING
    if value is None:
        return NOTHING
    return str(value).lower() if isinstance(value, bool) else str(value)


def _enclosed(value: object) -> str:
    inner = written(value)
    is_many = isinstance(value, Mapping | Sequence) and not isinstance(value, str)
    return f"({inner})" if is_many and inner != NOTHING else inner


def _cut(text: str, most: int) -> Text:
    return Text(text if len(text) <= most else text[: most - 1] + "…")


def draw_result(view: Mapping[str, object], texts: Texts, console: Console) -> None:
    result = view.get("result")
    scores = result.get("scores") if isinstance(result, Mapping) else None
    if not isinstance(scores, list):
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(texts.say("column-player"))
    table.add_column(texts.say("column-points"), justify="right")
    for seat, score in enumerate(scores):
        table.add_row(Text.assemble(mark(seat), " ", texts.player(seat)), str(score))
    console.print(table)


def status(view: Mapping[str, object], texts: Texts, seat: int) -> str:
    """The game's own sentence for the phase, or one that fits every game."""
    key = f"status-{view.get('phase')}"
    return texts.say(key if texts.has(key) else "play-your-turn", {"seat": seat})
