"""Counts the pieces in a dump of Limes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

WORKERS = 7


def census(dump: Mapping[str, Any]) -> Mapping[str, int]:
    """The common deck; by player the cards on the table and to come, workers in and out of the landscape."""
    counts = Counter(f"deck {card}" for card in dump["deck"])
    for seat, player in enumerate(dump["players"]):
        laid = [turned.split(" ")[0] for turned in player["cards"].values()]
        if player["doing"]:
            laid.append(dump["deck"][dump["rounds"]])
        to_come = [card for card in dump["deck"] if card not in laid]
        counts.update(f"{seat} {card}" for card in [*laid, *to_come])
        placed = len(player["workers"]) + sum(done.startswith("place") for done in player["doing"])
        counts[f"{seat} workers"] = placed + max(0, WORKERS - placed)
        due = dump["rounds"] + bool(player["doing"])
        counts[f"{seat} cards missing"] = due - len(laid)
    return dict(counts)
