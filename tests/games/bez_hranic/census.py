"""Counts the pieces of a dump."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any


def census(dump: Mapping[str, Any]) -> Mapping[str, int]:
    """Every card once, wherever it lies; two tokens of every colour, on the board or in hand."""
    cards = [f"card {slug}" for pile in ("used", "offer", "middle", "deck") for slug in dump[pile]]
    found = Counter(cards)
    for stack in dump["stacks"].values():
        found.update(f"token {colour}" for colour in stack)
    for player in dump["players"]:
        found.update({f"token {colour}": count for colour, count in player["tokens"].items()})
    return dict(found)
