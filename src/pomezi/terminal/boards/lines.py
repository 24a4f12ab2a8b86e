"""Entries on lines: what every board needs where a table would be too wide."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

GAP = "  "
ALL = 1000  # lines, more than there are


def print_packed(head: Text, entries: Iterable[Text], console: Console, most: int = ALL) -> None:
    """Lines of whole entries, as many on each as fit; no more than `most` lines."""
    lines = [head]
    for entry in entries:
        if lines[-1].cell_len + len(GAP) + entry.cell_len > console.width:
            lines.append(Text())
        lines[-1].append(GAP if lines[-1] else "").append_text(entry)
    for line in lines[:most]:
        if line:
            console.print(line)
