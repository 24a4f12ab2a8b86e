"""Reads a journey (cities, legs, cards, tokens) into the tables the rules look things up in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.edition import Sheet
from pomezi.core.plane import read_round_trip
from pomezi.core.shelf import Shelf
from pomezi.core.vecs import ints
from pomezi.games.eighty_days.pieces import (
    COLOURS,
    CONTACTS,
    CROWD,
    DELAY,
    EVENT_CARDS,
    HAND_LIMIT,
    KINDS,
    OFFER,
    PROPELLER_TRAIN,
    SPACE_COUNT,
    STORM,
    SUBMARINE,
    TOKENS,
    VALUES,
)
from pomezi.games.eighty_days.stack import MOST

MOST_CITIES: Final = 16
MOST_WAYS: Final = 2  # to travel one leg
MOST_COINS: Final = 99
MOST_COPIES: Final = 20  # of one card
LEAST_CARDS: Final = CROWD * HAND_LIMIT + SPACE_COUNT  # so that a row can always be laid out


class Edition:
    """One board with its cards. Leg i leads from city i to the next; the last one comes home to city 0."""

    def __init__(self, sheet: Sheet) -> None:
        self.key = sheet.name
        self.coins = sheet.number("coins", least=CROWD, most=MOST_COINS)
        self.cities: tuple[str, ...] = _read_cities(sheet)
        self.city_names = tuple(sheet.name_of("cities", i, "name") for i in range(len(self.cities)))
        self.spots = tuple(read_round_trip(sheet, "cities", apart=0.01))  # and home again
        self.legs: i64 = len(self.cities)
        self.detective = sheet.choice("detective", known=self.cities)
        if self.detective == 0:
            raise sheet.fault(("detective",), "edition-detective", {"value": self.cities[0]})

        _check_legs(sheet, self.cities)
        ways = [_read_ways(sheet, i) for i in range(len(self.cities))]
        self.ways = ints([len(of_leg) for of_leg in ways])  # by leg; 0 for the leg without cards
        self.trains = ints(
            [train for of_leg in ways for train, _ in _padded(of_leg)]
        )  # leg * MOST_WAYS + way
        self.ships = ints([ship for of_leg in ways for _, ship in _padded(of_leg)])
        self.overland = ints([_days(sheet, i, "days") for i in range(len(ways))])  # by leg, or 0
        self.by_elephant = ints([_days(sheet, i, "elephant") for i in range(len(ways))])  # plus a roll

        _check_cards(sheet)
        self.cards = ints([_copies(sheet, kind, value) for kind in KINDS for value in range(1, VALUES + 1)])
        self.full_deck = _spread([int(count) for count in self.cards])
        if len(self.full_deck) < LEAST_CARDS:
            facts = {"count": len(self.full_deck), "expected": f"{LEAST_CARDS}…"}
            raise sheet.fault(("cards",), "edition-bad-count", facts)

        self.events = ints([_event_copies(sheet, slug) for slug in EVENT_CARDS])
        _check_events(sheet, self.events)
        self.train_days = _event_number(sheet, PROPELLER_TRAIN, "days", 1)
        self.ship_days = _event_number(sheet, SUBMARINE, "days", 1)
        self.offer_days = _event_number(sheet, OFFER, "days", 1)
        self.offer_least = _event_number(sheet, OFFER, "least", 0)
        self.storm_days = ints([_event_number(sheet, blue, "days", 0) for blue in (STORM, DELAY)])

        self.tokens = tuple(_read_tokens(sheet, colour, len(self.cities) - 1) for colour in COLOURS)

        self.token_piles = tuple(ints(tokens) for tokens in self.tokens)
        self.event_piles = tuple(ints(self.event_deck(seats)) for seats in range(CROWD + 1))

    def names(self) -> Mapping[str, str]:
        """Proper names of the cities, for editions whose cities the catalogues do not know."""
        return {f"city-{slug}": name for slug, name in zip(self.cities, self.city_names, strict=True)}

    def event_deck(self, seats: int) -> list[int]:
        """All event cards of a game for so many players."""
        cards = [card for card in range(len(EVENT_CARDS)) for _ in range(self.events[card])]
        return [card for card in cards if card != CONTACTS or seats > 2]


def _read_cities(sheet: Sheet) -> tuple[str, ...]:
    count = sheet.count("cities")
    if not 3 <= count <= MOST_CITIES:
        raise sheet.fault(("cities",), "edition-bad-count", {"count": count, "expected": f"3…{MOST_CITIES}"})
    slugs: list[str] = []
    for i in range(count):
        slug = sheet.slug("cities", i, "id")
        if slug in slugs:
            raise sheet.fault(("cities", i, "id"), "edition-twice", {"value": slug})
        slugs.append(slug)
    return tuple(slugs)


def _check_legs(sheet: Sheet, cities: tuple[str, ...]) -> None:
    """Every city has its leg, in the order of the journey."""
    if sheet.count("legs") != len(cities):
        facts = {"count": sheet.count("legs"), "expected": len(cities)}
        raise sheet.fault(("legs",), "edition-bad-count", facts)
    for i, city in enumerate(cities):
        sheet.choice("legs", i, "from", known=(city,))
        sheet.choice("legs", i, "to", known=(cities[(i + 1) % len(cities)],))


def _read_ways(sheet: Sheet, leg: int) -> list[tuple[int, int]]:
    if not sheet.has("legs", leg, "ways"):
        sheet.number("legs", leg, "days", least=1, most=99)
        return []
    count = sheet.count("legs", leg, "ways")
    if not 1 <= count <= MOST_WAYS:
        raise sheet.fault(("legs", leg, "ways"), "edition-bad-count", {"count": count, "expected": "1, 2"})
    return [_read_way(sheet, leg, way) for way in range(count)]


def _read_way(sheet: Sheet, leg: int, way: int) -> tuple[int, int]:
    """How many trains and ships; a leg of no cards at all would be no way."""
    train = sheet.number("legs", leg, "ways", way, "train", least=0, most=2)
    ship = sheet.number("legs", leg, "ways", way, "ship", least=0, most=2)
    if not 1 <= train + ship <= 3:
        facts = {"value": train + ship, "expected": "1…3"}
        raise sheet.fault(("legs", leg, "ways", way), "edition-bad-value", facts)
    return train, ship


def _padded(ways: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return (ways + [(0, 0)] * MOST_WAYS)[:MOST_WAYS]


def _days(sheet: Sheet, leg: int, key: str) -> int:
    return sheet.number("legs", leg, key, least=1, most=99) if sheet.has("legs", leg, key) else 0


def _check_cards(sheet: Sheet) -> None:
    for kind in sheet.keys("cards"):
        known = [str(value) for value in range(1, VALUES + 1)] if kind in KINDS else []
        for value in sheet.keys("cards", kind):
            if value not in known:
                facts = {"value": f"{kind}:{value}", "expected": f"train:1…ship:{VALUES}"}
                raise sheet.fault(("cards", kind, value), "edition-unknown", facts)


def _copies(sheet: Sheet, kind: str, value: int) -> int:
    if not sheet.has("cards", kind, str(value)):
        return 0
    return sheet.number("cards", kind, str(value), least=0, most=MOST_COPIES)


def _event_copies(sheet: Sheet, slug: str) -> int:
    if not sheet.has("events", slug):
        return 0
    return sheet.number("events", slug, "count", least=0, most=MOST)


def _check_events(sheet: Sheet, events: vec[i64]) -> None:
    for slug in sheet.keys("events"):
        if slug not in EVENT_CARDS:
            facts = {"value": slug, "expected": ", ".join(EVENT_CARDS)}
            raise sheet.fault(("events", slug), "edition-unknown", facts)
    if sum(events) > MOST:
        raise sheet.fault(("events",), "edition-bad-count", {"count": sum(events), "expected": f"1…{MOST}"})
    if events[STORM] + events[DELAY] == 0:  # without a blue card the deck could run out
        raise sheet.fault(("events",), "edition-no-blue", {})


def _event_number(sheet: Sheet, card: int, key: str, least: int) -> int:
    slug = EVENT_CARDS[card]
    return sheet.number("events", slug, key, least=least, most=9) if sheet.has("events", slug) else least


def _read_tokens(sheet: Sheet, colour: str, count: int) -> list[int]:
    """The tokens of a colour, one for every city but the first."""
    copies = [sheet.number("tokens", colour, token, least=0, most=count) for token in TOKENS]
    if sum(copies) != count:
        raise sheet.fault(("tokens", colour), "edition-bad-count", {"count": sum(copies), "expected": count})
    return [token for token in range(len(TOKENS)) for _ in range(copies[token])]


def _spread(counts: list[int]) -> vec[i64]:
    return ints([card for card, count in enumerate(counts) for _ in range(count)])


def value_of(card: i64) -> i64:
    return card % VALUES + 1


_shelf: Final = Shelf(__package__, Edition)


def load_edition(name: str) -> Edition:
    """By name, by path, or as text."""
    return _shelf.load(name)
