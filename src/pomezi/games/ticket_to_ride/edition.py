"""Reads a map (cities, routes, tickets, cards) into the tables the rules look things up in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.edition import Sheet
from pomezi.core.plane import Spot, read_spots, spread
from pomezi.core.shelf import Shelf
from pomezi.core.vecs import ints
from pomezi.games.ticket_to_ride.pieces import CARDS, GREY, ROUTE_COLOURS

MOST_CITIES: Final = 64
MOST_ROUTES: Final = 160
MOST_TICKETS: Final = 60  # a hand of tickets is a bit mask
MOST_LENGTH: Final = 8
LENGTHS: Final = MOST_LENGTH + 1  # 0 too, so that tables go by length
BUCKETS: Final = (GREY + 1) * LENGTHS
MOST_WAGONS: Final = 60  # a path is a bit mask of routes
MOST_DEGREE: Final = 16
MOST_OWNED: Final = 36  # routes that a seat may have: more, and its longest path could take too long to find


class Edition:
    """One map. Routes are numbered by colour (grey last), then length; equal ones form a bucket. Buckets have
    the number colour * LENGTHS + length, and may be empty."""

    def __init__(self, sheet: Sheet) -> None:
        self.key = sheet.name
        self.wagons = sheet.number("wagons", least=3, most=MOST_WAGONS)
        self.cards = ints([sheet.number("cards", card, least=1, most=40) for card in CARDS])
        self.points = ints(_read_points(sheet))  # by length

        self.cities: tuple[str, ...] = _read_cities(sheet)
        self.city_names = tuple(sheet.name_of("cities", i, "name") for i in range(len(self.cities)))

        self._spots = read_spots(sheet, "cities", apart=0.02)

        routes = _read_routes(sheet, self.cities)
        _check_owned(sheet, routes, self.wagons)
        self.routes = tuple(route.slug for route in routes)
        self.route_a = ints([route.a for route in routes])
        self.route_b = ints([route.b for route in routes])
        self.route_colour = ints([route.colour for route in routes])
        self.route_length = ints([route.length for route in routes])
        self.route_twin = ints(_twins(routes))  # the other track, or -1
        self.route_by_slug = _route_names(self.routes, routes, self.cities)

        buckets = [route.colour * LENGTHS + route.length for route in routes]
        self.route_bucket = ints(buckets)
        self.bucket_size = ints([buckets.count(bucket) for bucket in range(BUCKETS)])
        self.bucket_start = ints(_starts(buckets, BUCKETS))

        count = sheet.count("tickets")
        self.ticket_a = ints([sheet.choice("tickets", i, "a", known=self.cities) for i in range(count)])
        self.ticket_b = ints([sheet.choice("tickets", i, "b", known=self.cities) for i in range(count)])
        self.ticket_points = ints(
            [sheet.number("tickets", i, "points", least=1, most=99) for i in range(count)]
        )
        self.tickets = _ticket_slugs(sheet, self)

        self.full_deck = ints([card for card in range(len(CARDS)) for _ in range(self.cards[card])])
        self.full_tickets = ints(range(count))

    def spots(self) -> list[Spot]:
        """Where the cities lie on the map; as their routes would have it, if the file does not say."""
        if not self._spots:
            ties = [(int(a), int(b)) for a, b in zip(self.route_a, self.route_b, strict=True)]
            self._spots = spread(len(self.cities), ties)
        return self._spots

    def names(self) -> Mapping[str, str]:
        """Proper names for people: cities, and what is named after two of them."""
        names = {f"city-{slug}": name for slug, name in zip(self.cities, self.city_names, strict=True)}
        for route, slug in enumerate(self.routes):
            names[f"route-{slug}"] = self._between(self.route_a[route], self.route_b[route])
        for ticket, slug in enumerate(self.tickets):
            names[f"ticket-{slug}"] = self._between(self.ticket_a[ticket], self.ticket_b[ticket])
        return names

    def _between(self, a: int, b: int) -> str:
        return f"{self.city_names[a]} – {self.city_names[b]}"


class _Route:
    """A route as it stands in the file, before numbering."""

    def __init__(self, a: int, b: int, colour: int, length: int, slug: str, track: int) -> None:
        self.a = a
        self.b = b
        self.colour = colour
        self.length = length
        self.slug = slug
        self.track = track

    def is_same(self, other: _Route) -> bool:
        """The same track between the same cities in either order, or two that would be written alike."""
        joins_same = {self.a, self.b} == {other.a, other.b} and self.track == other.track
        return joins_same or self.slug == other.slug

    def order(self) -> tuple[int, int, str]:
        return (self.colour, self.length, self.slug)


def _read_points(sheet: Sheet) -> list[int]:
    count = sheet.count("points")
    if not 2 <= count <= MOST_LENGTH + 1:
        raise sheet.fault(
            ("points",), "edition-bad-count", {"count": count, "expected": f"2…{MOST_LENGTH + 1}"}
        )
    return [sheet.number("points", length, least=0, most=99) for length in range(count)]


def _read_cities(sheet: Sheet) -> tuple[str, ...]:
    count = sheet.count("cities")
    if not 2 <= count <= MOST_CITIES:
        raise sheet.fault(("cities",), "edition-bad-count", {"count": count, "expected": f"2…{MOST_CITIES}"})
    slugs: list[str] = []
    for i in range(count):
        slug = sheet.slug("cities", i, "id")
        if slug in slugs:
            raise sheet.fault(("cities", i, "id"), "edition-twice", {"value": slug})
        slugs.append(slug)
    return tuple(slugs)


def _read_routes(sheet: Sheet, cities: tuple[str, ...]) -> list[_Route]:
    count = sheet.count("routes")
    if not 1 <= count <= MOST_ROUTES:
        raise sheet.fault(("routes",), "edition-bad-count", {"count": count, "expected": f"1…{MOST_ROUTES}"})
    routes: list[_Route] = []
    degrees = [0] * len(cities)
    for i in range(count):
        route = _read_route(sheet, i, cities)
        if any(other.is_same(route) for other in routes):
            raise sheet.fault(("routes", i), "edition-twice", {"value": route.slug})
        for city in (route.a, route.b):
            degrees[city] += 1
            if degrees[city] > MOST_DEGREE:
                facts = {"value": cities[city], "expected": str(MOST_DEGREE)}
                raise sheet.fault(("routes", i), "edition-too-many-routes", facts)
        routes.append(route)
    for i, route in enumerate(routes):
        if route.track == 2 and not any(other.slug == route.slug.removesuffix(".2") for other in routes):
            raise sheet.fault(("routes", i, "track"), "edition-no-first-track", {"value": route.slug})
    return sorted(routes, key=lambda route: route.order())


def _check_owned(sheet: Sheet, routes: list[_Route], wagons: int) -> None:
    """With all its wagons on the shortest routes, a seat must not have too many. Only those count that are
    part of a ring, since elsewhere there is one way to go; of a double route a seat has one track."""
    ends = {(route.a, route.b) for route in routes}
    shortest = [
        min(route.length for route in routes if (route.a, route.b) == pair)
        for pair in ends
        if _is_joined(pair, ends - {pair})
    ]
    owned, left = 0, wagons
    for length in sorted(shortest):
        left -= length
        owned += left >= 0
    if owned > MOST_OWNED:
        facts = {"count": owned, "expected": str(MOST_OWNED)}
        raise sheet.fault(("wagons",), "edition-too-many-owned", facts)


def _is_joined(pair: tuple[int, int], others: set[tuple[int, int]]) -> bool:
    """Whether there is a way between two cities over other routes."""
    reached, fresh = {pair[0]}, [pair[0]]
    while fresh:
        city = fresh.pop()
        beside = {b if a == city else a for a, b in others if city in (a, b)}
        fresh += beside - reached
        reached |= beside
    return pair[1] in reached


def _read_route(sheet: Sheet, i: int, cities: tuple[str, ...]) -> _Route:
    a = sheet.choice("routes", i, "a", known=cities)
    b = sheet.choice("routes", i, "b", known=cities)
    if a == b:
        raise sheet.fault(("routes", i, "b"), "edition-same-city", {"value": cities[b]})
    most = sheet.count("points") - 1
    length = sheet.number("routes", i, "length", least=1, most=most)
    colour = sheet.choice("routes", i, "colour", known=ROUTE_COLOURS)
    track = sheet.number("routes", i, "track", least=1, most=2) if sheet.has("routes", i, "track") else 1
    slug = f"{cities[a]}-{cities[b]}" + (".2" if track == 2 else "")
    return _Route(a, b, colour, length, slug, track)


def _twins(routes: list[_Route]) -> list[int]:
    by_slug = {route.slug: index for index, route in enumerate(routes)}
    return [
        by_slug.get(route.slug.removesuffix(".2") if route.track == 2 else f"{route.slug}.2", -1)
        for route in routes
    ]


def _route_names(slugs: tuple[str, ...], routes: list[_Route], cities: tuple[str, ...]) -> dict[str, int]:
    """Every way to write a route: either city may come first."""
    names: dict[str, int] = {}
    for index, route in enumerate(routes):
        suffix = ".2" if route.track == 2 else ""
        names[f"{cities[route.b]}-{cities[route.a]}{suffix}"] = index
    for index, slug in enumerate(slugs):
        names[slug] = index
    return names


def _starts(keys: list[int], count: int) -> list[int]:
    """Where each key's block begins in a sorted list, with the end as the last item."""
    return [sum(1 for other in keys if other < key) for key in range(count + 1)]


def _ticket_slugs(sheet: Sheet, edition: Edition) -> tuple[str, ...]:
    count = sheet.count("tickets")
    if not 3 * 5 <= count <= MOST_TICKETS:
        raise sheet.fault(
            ("tickets",), "edition-bad-count", {"count": count, "expected": f"15…{MOST_TICKETS}"}
        )
    slugs: list[str] = []
    for i in range(count):
        slug = f"{edition.cities[edition.ticket_a[i]]}-{edition.cities[edition.ticket_b[i]]}"
        if slug in slugs or edition.ticket_a[i] == edition.ticket_b[i]:
            raise sheet.fault(("tickets", i), "edition-twice", {"value": slug})
        slugs.append(slug)
    return tuple(slugs)


_shelf: Final = Shelf(__package__, Edition)


def load_edition(name: str) -> Edition:
    """By name, by path, or as text."""
    return _shelf.load(name)


def ways_table() -> vec[i64]:
    """How many ways to pay with at least one card of a colour: by cards held, locomotives, length."""
    return ints(
        [
            max(0, min(locos, length - 1) - max(0, length - held) + 1) if length else 0
            for held in range(LENGTHS)
            for locos in range(LENGTHS)
            for length in range(LENGTHS)
        ]
    )


WAYS: Final = ways_table()
