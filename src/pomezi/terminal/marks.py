"""The sign of each seat: a letter and a colour, so that colour is never the only sign."""

from __future__ import annotations

from rich.text import Text

STYLES = ("white on blue", "white on red", "black on green", "black on yellow", "white on magenta")
LETTERS = "ABCDEFGH"


def letter(seat: int) -> str:
    return LETTERS[seat % len(LETTERS)]


def mark(seat: int) -> Text:
    return Text(letter(seat), style="bold " + STYLES[seat % len(STYLES)])
