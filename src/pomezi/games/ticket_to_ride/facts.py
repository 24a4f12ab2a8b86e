"""What an edition brings, told to people and programs."""

from __future__ import annotations

from pomezi.core.plane import whole
from pomezi.games.ticket_to_ride.edition import Edition
from pomezi.games.ticket_to_ride.pieces import CARDS, ROUTE_COLOURS
from pomezi.games.ticket_to_ride.shapes import City, Route, Ticket, TicketToRideFacts


def facts(ed: Edition) -> TicketToRideFacts:
    return {
        "game": "ticket_to_ride",
        "edition": ed.key,
        "wagons": ed.wagons,
        "cards": {slug: int(ed.cards[card]) for card, slug in enumerate(CARDS)},
        "points": list(ed.points),
        "cities": _cities(ed),
        "routes": [_route(ed, route) for route in range(len(ed.routes))],
        "tickets": [_ticket(ed, ticket) for ticket in range(len(ed.tickets))],
    }


def _cities(ed: Edition) -> list[City]:
    places = zip(ed.cities, ed.city_names, ed.spots(), strict=True)
    return [{"city": slug, "name": name, "at": whole(spot)} for slug, name, spot in places]


def _route(ed: Edition, route: int) -> Route:
    twin = int(ed.route_twin[route])
    return {
        "route": ed.routes[route],
        "a": ed.cities[ed.route_a[route]],
        "b": ed.cities[ed.route_b[route]],
        "colour": ROUTE_COLOURS[ed.route_colour[route]],
        "length": int(ed.route_length[route]),
        "twin": ed.routes[twin] if twin >= 0 else None,
    }


def _ticket(ed: Edition, ticket: int) -> Ticket:
    return {
        "ticket": ed.tickets[ticket],
        "a": ed.cities[ed.ticket_a[ticket]],
        "b": ed.cities[ed.ticket_b[ticket]],
        "points": int(ed.ticket_points[ticket]),
    }
