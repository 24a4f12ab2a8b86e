"""The pieces of a position, counted from its dump."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any


def census(dump: Mapping[str, Any]) -> Mapping[str, int]:
    """Travel cards, event cards, coins and tokens; the cards of a leg on the table are in the discards."""
    pieces: Counter[str] = Counter(dump["deck"])
    pieces.update(dump["discards"])
    pieces.update(card for card in dump["row"] if card)
    pieces.update(f"event {card}" for card in dump["event_deck"] + dump["event_discards"])
    pieces["coins"] = dump["supply"]
    for player in dump["players"]:
        pieces.update(player["hand"])
        pieces.update(f"event {card}" for card in player["event_cards"])
        pieces["coins"] += player["coins"]
    for colour, tokens in dump["tokens"].items():
        pieces.update(f"{colour} {token}" for token in tokens)
    return dict(pieces)
