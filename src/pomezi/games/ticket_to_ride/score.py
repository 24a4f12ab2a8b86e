"""Points at the end: tickets, the longest path, places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.vecs import BITS, zeros
from pomezi.games.ticket_to_ride.edition import MOST_CITIES, MOST_DEGREE, MOST_WAGONS
from pomezi.games.ticket_to_ride.pieces import LONGEST_BONUS
from pomezi.games.ticket_to_ride.shapes import Path, Row, TicketResult

if TYPE_CHECKING:
    from pomezi.games.ticket_to_ride.edition import Edition
    from pomezi.games.ticket_to_ride.state import TicketToRideState


class Network:
    """One seat's routes as a graph, laid out anew for each seat."""

    def __init__(self) -> None:
        self.cities: i64 = 0
        self.degree: vec[i64] = zeros(MOST_CITIES)
        self.neighbour: vec[i64] = zeros(MOST_CITIES * MOST_DEGREE)  # city * MOST_DEGREE + n
        self.edge: vec[i64] = zeros(MOST_CITIES * MOST_DEGREE)  # number of the route among the seat's own
        self.length: vec[i64] = zeros(MOST_CITIES * MOST_DEGREE)
        self.routes: vec[i64] = zeros(MOST_WAGONS)  # the seat's own routes
        self.count: i64 = 0
        self.parent: vec[i64] = zeros(MOST_CITIES)  # a forest of joined cities
        self.sum: vec[i64] = zeros(MOST_CITIES)  # by root: the lengths of all routes
        self.odd: vec[i64] = zeros(MOST_CITIES)  # by root: cities with an odd number of routes
        self.best: i64 = 0  # the longest path `_walk` has found so far
        self.bound: i64 = 0  # no path can be longer

    def lay_out(self, s: TicketToRideState, seat: i64) -> None:
        ed = s.edition
        self.cities = len(ed.cities)
        self.count = 0
        for city in range(self.cities):
            self.degree[city] = 0
            self.parent[city] = city
            self.sum[city] = 0
            self.odd[city] = 0
        owners = s.owners
        for route in range(len(owners)):
            if owners[route] == seat:
                self._add(ed, route)
        for city in range(self.cities):
            self.odd[self.root(city)] += self.degree[city] & 1

    def _add(self, ed: Edition, route: i64) -> None:
        a = ed.route_a[route]
        b = ed.route_b[route]
        length = ed.route_length[route]
        self._link(a, b, length)
        self._link(b, a, length)
        self.routes[self.count] = route
        self.count += 1
        a = self.root(a)
        b = self.root(b)
        if a != b:
            self.parent[a] = b
            self.sum[b] += self.sum[a]
        self.sum[b] += length

    def _link(self, city: i64, other: i64, length: i64) -> None:
        at = city * MOST_DEGREE + self.degree[city]
        self.neighbour[at] = other
        self.edge[at] = self.count
        self.length[at] = length
        self.degree[city] += 1

    def root(self, city: i64) -> i64:
        while self.parent[city] != city:
            city = self.parent[city]
        return city


def settle(s: TicketToRideState) -> None:
    """Fills in totals, tickets done and longest paths."""
    totals = s.points[:]
    done = zeros(s.seats)
    longest = zeros(s.seats)
    record: i64 = 1
    for seat in range(s.seats):
        NETWORK.lay_out(s, seat)
        _add_tickets(s, seat, totals, done)
        longest[seat] = _longest_path()
        record = max(record, longest[seat])
    for seat in range(s.seats):
        if longest[seat] == record:
            totals[seat] += LONGEST_BONUS
    s.totals = totals
    s.done = done
    s.longest = longest


def _add_tickets(s: TicketToRideState, seat: i64, totals: vec[i64], done: vec[i64]) -> None:
    ed = s.edition
    mask = s.tickets[seat]
    ticket: i64 = 0
    while mask != 0:
        if mask & 1 == 1:
            if NETWORK.root(ed.ticket_a[ticket]) == NETWORK.root(ed.ticket_b[ticket]):
                totals[seat] += ed.ticket_points[ticket]
                done[seat] += 1
            else:
                totals[seat] -= ed.ticket_points[ticket]
        mask >>= 1
        ticket += 1


def _longest_path() -> i64:
    """A longest path uses all routes of its part of the network, if at most two cities there are odd (Euler);
    otherwise it begins and ends in odd cities, for at an even one it could go on, and misses a route or more
    for every further pair of odd cities."""
    net = NETWORK
    net.best = 0
    for city in range(net.cities):
        if net.parent[city] == city and net.odd[city] <= 2:
            net.best = max(net.best, net.sum[city])
    for city in range(net.cities):
        if net.degree[city] & 1 == 1:
            root = net.root(city)
            if net.odd[root] > 2:
                net.bound = net.sum[root] - (net.odd[root] - 2) // 2
                _walk(net, city, 0, 0)
    return net.best


def _walk(net: Network, city: i64, used: i64, length: i64) -> None:
    """Tries every way on from a city; the longest stays in `net.best`."""
    if length > net.best:
        net.best = length
    first = city * MOST_DEGREE
    for at in range(first, first + net.degree[city]):
        bit = BITS[net.edge[at]]
        if used & bit == 0 and net.best < net.bound:
            _walk(net, net.neighbour[at], used | bit, length + net.length[at])


# -- what the table shows


def places(s: TicketToRideState) -> list[int]:
    """By points, then tickets completed, then the longest path; equal in all three share a place."""
    ranks = [(s.totals[seat], s.done[seat], s.longest[seat]) for seat in range(s.seats)]
    return [1 + sum(1 for other in ranks if other > rank) for rank in ranks]


def table(s: TicketToRideState) -> list[Row]:
    """Everything revealed: points by source, every ticket, and the longest path itself."""
    record = max(1, *s.longest)
    return [
        {
            "seat": seat,
            "routes": int(s.points[seat]),
            "tickets": ticket_results(s, seat),
            "tickets_done": int(s.done[seat]),
            "longest": int(s.longest[seat]),
            "path": path_of(s, seat),
            "bonus": LONGEST_BONUS if s.longest[seat] == record else 0,
            "total": int(s.totals[seat]),
        }
        for seat in range(s.seats)
    ]


def ticket_results(s: TicketToRideState, seat: int) -> list[TicketResult]:
    ed = s.edition
    NETWORK.lay_out(s, seat)
    return [
        {
            "ticket": slug,
            "points": int(ed.ticket_points[ticket]),
            "done": NETWORK.root(ed.ticket_a[ticket]) == NETWORK.root(ed.ticket_b[ticket]),
        }
        for ticket, slug in enumerate(ed.tickets)
        if (s.tickets[seat] >> ticket) & 1
    ]


def path_of(s: TicketToRideState, seat: int) -> Path:
    """A longest path of the seat: its routes in order, and the cities it visits."""
    NETWORK.lay_out(s, seat)
    length = _longest_path()
    for city in range(NETWORK.cities):
        steps = _find_path(NETWORK, city, length)
        if steps:
            return _describe(s.edition, NETWORK, city, steps)
    return {"routes": [], "cities": []}


def _find_path(net: Network, city: int, length: int) -> list[int]:
    """Places in `net.edge` of a path of exactly this length from a city, or nothing."""
    root = net.root(city)
    if net.odd[root] > 2:
        return _search(net, city, 0, length) if net.degree[city] & 1 else []
    begins = net.degree[city] & 1 if net.odd[root] else net.degree[city]
    return _euler(net, city) if begins and net.sum[root] == length else []


def _search(net: Network, city: i64, used: i64, length: i64) -> list[int]:
    first = city * MOST_DEGREE
    for at in range(first, first + net.degree[city]):
        bit = BITS[net.edge[at]]
        if used & bit != 0 or net.length[at] > length:
            continue
        if net.length[at] == length:
            return [at]
        rest = _search(net, net.neighbour[at], used | bit, length - net.length[at])
        if rest:
            return [at, *rest]
    return []


def _euler(net: Network, start: int) -> list[int]:
    """Hierholzer: walk until stuck, go back, and splice in what was left out."""
    used: set[int] = set()
    path: list[int] = []
    stack: list[tuple[int, int]] = [(start, -1)]
    while stack:
        city, arrived_by = stack[-1]
        first = city * MOST_DEGREE
        ways = [at for at in range(first, first + int(net.degree[city])) if int(net.edge[at]) not in used]
        if ways:
            used.add(int(net.edge[ways[0]]))
            stack.append((int(net.neighbour[ways[0]]), ways[0]))
        else:
            stack.pop()
            if arrived_by >= 0:
                path.append(arrived_by)
    path.reverse()
    return path


def _describe(ed: Edition, net: Network, start: int, steps: list[int]) -> Path:
    return {
        "routes": [ed.routes[net.routes[net.edge[at]]] for at in steps],
        "cities": [ed.cities[start], *(ed.cities[net.neighbour[at]] for at in steps)],
    }


NETWORK: Final = Network()  # scratch, laid out and read within one call
