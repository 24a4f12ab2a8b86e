"""Counts the pieces in a dump of Limes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any


def census(dump: Mapping[str, Any]) -> Mapping[str, int]:
    """By player each card, laid or to come, and the workers, in the landscape or in the supply."""
    counts = Counter(f"deck {card}" for card in dump["deck"])
    for seat, player in enumerate(dump["players"]):
        laid = [turned.split(" ")[0] for turned in player["cards"].values()]
        counts.update(f"{seat} card {card}" for card in [*laid, *dump["deck"][dump["rounds"] :]])
        counts[f"{seat} workers"] = len(player["workers"]) + player["supply"]
    return dict(counts)
