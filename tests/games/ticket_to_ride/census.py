"""Counts every piece of a position, wherever it lies: the same before and after every action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.games.ticket_to_ride.naive import owned


def census(dump: Mapping[str, Any]) -> Mapping[str, int]:
    pieces: Counter[str] = Counter()
    for card in [*dump["deck"], *(card for card in dump["display"] if card is not None)]:
        pieces[f"card {card}"] += 1
    for pile in [dump["discards"], *(player["hand"] for player in dump["players"])]:
        for card, count in pile.items():
            pieces[f"card {card}"] += count
    held = [slug for player in dump["players"] for slug in [*player["tickets"], *player["offer"]]]
    pieces.update(f"ticket {slug}" for slug in [*dump["ticket_deck"], *held])
    for seat, player in enumerate(dump["players"]):
        laid = sum(route.length for route in owned(dump, seat))
        pieces[f"wagons of seat {seat}"] = player["wagons"] + laid
    return dict(pieces)
