"""What tickets still need: the fewest wagons that would complete each, and the routes to lay them on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pomezi.core.vecs import zeros
from pomezi.games.ticket_to_ride.legal import is_open
from pomezi.games.ticket_to_ride.shapes import TicketFacts

if TYPE_CHECKING:
    from pomezi.games.ticket_to_ride.state import TicketToRideState

FAR: Final = 1 << 30
MOST: Final = 512  # routes or cities of an edition

# Scratch, filled and read within one call: the routes a seat may travel or claim, with their cost in wagons;
# by city the distance and the route that led there.
ROUTES: Final = zeros(MOST)
ENDS_A: Final = zeros(MOST)
ENDS_B: Final = zeros(MOST)
COSTS: Final = zeros(MOST)
DISTANCE: Final = zeros(MOST)
BY_ROUTE: Final = zeros(MOST)


def ticket_facts(s: TicketToRideState, seat: int, tickets: list[int]) -> list[TicketFacts]:
    """For their owner: each is done, or takes so many wagons on these routes, or is impossible.

    Remembered until somebody claims a route: between claims nothing of it changes."""
    wagons: i64 = sum(s.wagons)
    if s.facts_at != wagons:
        s.facts_at = wagons
        s.ticket_facts = {}
    known = s.ticket_facts
    keys = [int(ticket * s.seats + seat) for ticket in tickets]
    if any(key not in known for key in keys):
        count = _collect_routes(s, seat)
        for i, key in enumerate(keys):
            if key not in known:
                known[key] = _facts(s, seat, tickets[i], count)
    return [known[key] for key in keys]


def _facts(s: TicketToRideState, seat: int, ticket: int, count: i64) -> TicketFacts:
    ed = s.edition
    wagons, way = _cheapest_way(s, seat, ed.ticket_a[ticket], ed.ticket_b[ticket], count)
    possible = wagons < FAR
    return {
        "ticket": ed.tickets[ticket],
        "from": ed.cities[ed.ticket_a[ticket]],
        "to": ed.cities[ed.ticket_b[ticket]],
        "points": int(ed.ticket_points[ticket]),
        "status": "impossible" if not possible else "open" if way else "done",
        "wagons_needed": wagons if possible else None,
        "way": way,
    }


def _collect_routes(s: TicketToRideState, seat: i64) -> i64:
    """Those of the seat's own cost nothing; how many there are."""
    ed = s.edition
    owners = s.owners
    assert max(len(ed.routes), len(ed.cities)) <= MOST
    count: i64 = 0
    route: i64
    for route in range(len(ed.routes)):
        mine = owners[route] == seat
        if mine or is_open(s, seat, route):
            ROUTES[count] = route
            ENDS_A[count] = ed.route_a[route]
            ENDS_B[count] = ed.route_b[route]
            if mine:
                COSTS[count] = 0
            else:
                COSTS[count] = ed.route_length[route]
            count += 1
    return count


def _cheapest_way(s: TicketToRideState, seat: i64, a: i64, b: i64, count: i64) -> tuple[int, list[str]]:
    """Wagons needed to join two cities (FAR if it cannot be done), and the routes still to claim.

    Relaxes all routes until nothing improves (Bellman and Ford)."""
    ed = s.edition
    _relax(a, len(ed.cities), count)
    if DISTANCE[b] > s.wagons[seat]:
        return FAR, []
    way: list[str] = []
    wagons: i64 = 0
    while b != a:
        i = BY_ROUTE[b]
        if COSTS[i] != 0:
            way.append(ed.routes[ROUTES[i]])
            wagons += COSTS[i]
        b = ENDS_A[i] + ENDS_B[i] - b
    way.reverse()
    return int(wagons), way


def _relax(start: i64, cities: i64, count: i64) -> None:
    ends_a = ENDS_A
    ends_b = ENDS_B
    costs = COSTS
    distance = DISTANCE
    by_route = BY_ROUTE
    i: i64
    for i in range(cities):
        distance[i] = FAR
    distance[start] = 0
    improved = True
    while improved:
        improved = False
        for i in range(count):
            u = ends_a[i]
            v = ends_b[i]
            from_u = distance[u] + costs[i]
            from_v = distance[v] + costs[i]
            if from_u < distance[v]:
                distance[v] = from_u
                by_route[v] = i
                improved = True
            elif from_v < distance[u]:
                distance[u] = from_v
                by_route[u] = i
                improved = True
