"""What an edition brings, told to people and programs."""

from __future__ import annotations

from pomezi.games.limes.edition import Edition
from pomezi.games.limes.shapes import Card, LimesFacts


def facts(ed: Edition) -> LimesFacts:
    return {"game": "limes", "edition": ed.key, "workers": ed.workers, "cards": _cards(ed)}


def _cards(ed: Edition) -> list[Card]:
    return [{"card": slug, "zones": ed.zones_of(card * 4)} for card, slug in enumerate(ed.cards)]
