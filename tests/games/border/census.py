"""Counts the pieces of The Border in a dump: five dice, one board a seat, every cell of it in one place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def census(dump: Mapping[str, Any]) -> Mapping[str, int]:
    counts = {"dice": len(dump["dice"]), "boards": len({player["board"] for player in dump["players"]})}
    for seat, player in enumerate(dump["players"]):
        counts[f"cells of seat {seat}"] = sum(len(player[pile]) for pile in ("crossed", "hidden", "open"))
    return counts
