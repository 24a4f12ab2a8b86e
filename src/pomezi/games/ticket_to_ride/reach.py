"""What a ticket still needs: the fewest wagons that would complete it, and the routes to lay them on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pomezi.core.vecs import filled
from pomezi.games.ticket_to_ride.legal import is_open

if TYPE_CHECKING:
    from pomezi.games.ticket_to_ride.state import TicketToRideState

FAR = 1 << 30


def cheapest_way(s: TicketToRideState, seat: i64, a: i64, b: i64) -> tuple[int, list[int]]:
    """Wagons needed to join two cities (FAR if it cannot be done), and the routes still to claim.

    Routes of one's own cost nothing. Relaxes all routes until nothing improves (Bellman and Ford)."""
    ed = s.edition
    distance = filled(len(ed.cities), FAR)
    by_route = filled(len(ed.cities), -1)
    distance[a] = 0
    improved = True
    while improved:
        improved = False
        for route in range(len(ed.routes)):
            mine = s.owners[route] == seat
            if not mine and not is_open(s, seat, route):
                continue
            cost: i64 = 0 if mine else ed.route_length[route]
            u = ed.route_a[route]
            v = ed.route_b[route]
            if distance[u] + cost < distance[v]:
                distance[v] = distance[u] + cost
                by_route[v] = route
                improved = True
            if distance[v] + cost < distance[u]:
                distance[u] = distance[v] + cost
                by_route[u] = route
                improved = True
    if distance[b] > s.wagons[seat]:
        return FAR, []
    way: list[int] = []
    while b != a:
        route = by_route[b]
        if s.owners[route] != seat:
            way.append(int(route))
        b = ed.route_a[route] + ed.route_b[route] - b
    return int(sum(ed.route_length[route] for route in way)), way


def ticket_facts(s: TicketToRideState, seat: int, ticket: int) -> dict[str, object]:
    """For the ticket's owner: done, or the wagons and routes it still takes, or impossible."""
    ed = s.edition
    wagons, way = cheapest_way(s, seat, ed.ticket_a[ticket], ed.ticket_b[ticket])
    possible = wagons < FAR
    return {
        "ticket": ed.tickets[ticket],
        "from": ed.cities[ed.ticket_a[ticket]],
        "to": ed.cities[ed.ticket_b[ticket]],
        "points": int(ed.ticket_points[ticket]),
        "status": "impossible" if not possible else "open" if way else "done",
        "wagons_needed": wagons if possible else None,
        "way": [ed.routes[route] for route in reversed(way)],
    }
