"""Reads a set of cards into the tables the rules look things up in."""

from __future__ import annotations

from typing import Final

from pomezi.core.edition import Sheet
from pomezi.core.shelf import Shelf
from pomezi.core.vecs import ints
from pomezi.games.limes.pieces import FIELD, FOREST, HUT, KINDS, MOST_WORKERS, ROCK, ROUNDS, WATER

MOST_CARDS: Final = 60  # cards seen are a bit mask for those who search

# How an edition writes a zone. A hut stands on a shore, so never in the water itself.
FACES: Final = {
    "field": FIELD,
    "water": WATER,
    "forest": FOREST,
    "rock": ROCK,
    "field+hut": FIELD | HUT,
    "forest+hut": FOREST | HUT,
    "rock+hut": ROCK | HUT,
}

# Which quarter of the printed card lies where after so many quarter turns clockwise.
TURNED: Final = ((0, 1, 2, 3), (2, 0, 3, 1), (3, 2, 1, 0), (1, 3, 0, 2))


class Edition:
    """One set of cards, the same for every player."""

    def __init__(self, sheet: Sheet) -> None:
        self.key = sheet.name
        self.workers = sheet.number("workers", least=1, most=MOST_WORKERS)
        count = sheet.count("cards")
        if not ROUNDS <= count <= MOST_CARDS:
            facts = {"count": count, "expected": f"{ROUNDS}…{MOST_CARDS}"}
            raise sheet.fault(("cards",), "edition-bad-count", facts)
        printed = [_read_card(sheet, card) for card in range(count)]
        self.cards: tuple[str, ...] = tuple(str(card + 1) for card in range(count))
        self.faces = ints(  # (card * 4 + quarter turns) * 4 + quarter: the kind of zone, with its hut
            [zones[quarter] for zones in printed for turned in TURNED for quarter in turned]
        )
        self.full_deck = ints(range(count))

    def zones_of(self, turned: int) -> list[str]:
        """The four zones of a card as it lies; `turned` is card * 4 + quarter turns."""
        return [write_face(int(self.faces[turned * 4 + quarter])) for quarter in range(4)]


def write_face(face: int) -> str:
    return KINDS[face & ~HUT] + ("+hut" if face & HUT else "")


def _read_card(sheet: Sheet, card: int) -> list[int]:
    sheet.number("cards", card, "number", least=card + 1, most=card + 1)
    zones = sheet.count("cards", card, "zones")
    if zones != 4:
        facts = {"count": zones, "expected": "4"}
        raise sheet.fault(("cards", card, "zones"), "edition-bad-count", facts)
    known = tuple(FACES)
    return [FACES[known[sheet.choice("cards", card, "zones", i, known=known)]] for i in range(4)]


_shelf: Final = Shelf(__package__, Edition)


def load_edition(name: str) -> Edition:
    """By name, by path, or as text."""
    return _shelf.load(name)
