"""A board for any game: its view as it is, and sentences from its catalogue."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.pretty import Pretty
from rich.table import Table
from rich.text import Text

from pomezi.terminal.marks import mark
from pomezi.text import Texts

KNOWN_ANYWAY = ("game", "edition", "options", "seat", "result")


def draw(view: Mapping[str, object], texts: Texts, console: Console) -> None:
    table = Table.grid(padding=(0, 2))
    for key, value in view.items():
        if key not in KNOWN_ANYWAY:
            table.add_row(Text(key, style="dim"), Pretty(value, max_depth=6))
    console.print(table)


def draw_map(view: Mapping[str, object], texts: Texts, console: Console, words: str) -> None:
    shown = {key: value for key, value in view.items() if key.startswith(words)}
    draw(shown, texts, console)


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
