"""One seat's routes as a graph, and the longest path through it.

To find that path is hard in general: the search may have to try every way. It tries `MOST_STEPS`, which is
nearly always enough; a network drawn to keep us busy is swept instead (`sweep.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.vecs import BITS, zeros
from pomezi.games.ticket_to_ride.edition import MOST_CITIES, MOST_DEGREE, MOST_WAGONS
from pomezi.games.ticket_to_ride.sweep import Link, longest_of

if TYPE_CHECKING:
    from pomezi.games.ticket_to_ride.edition import Edition
    from pomezi.games.ticket_to_ride.state import TicketToRideState

MOST_STEPS: Final = 20_000  # before the network is swept
PATIENCE: Final = 1_000  # steps before it pays to ask what is still ahead
MIN: Final = -(1 << 63)  # the bit of city 63


@final
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
        self.steps: i64 = 0  # taken by this search
        self.most: i64 = MOST_STEPS
        self.swept: list[int] = []  # the longest path, if only the sweep has found it: numbers of routes
        self.trail: vec[i64] = zeros(MOST_WAGONS)  # where `_walk` is: places in `edge`
        self.kept: vec[i64] = zeros(MOST_WAGONS)  # the longest it has walked
        self.kept_count: i64 = 0
        self.fresh: vec[i64] = zeros(MOST_CITIES)  # scratch of `_still_ahead`

    def lay_out(self, s: TicketToRideState, seat: i64) -> None:
        ed = s.edition
        self.cities = len(ed.cities)
        self.count = 0
        degree = self.degree
        parent = self.parent
        sums = self.sum
        odd = self.odd
        for city in range(self.cities):
            degree[city] = 0
            parent[city] = city
            sums[city] = 0
            odd[city] = 0
        route: i64 = 0
        for owner in s.owners:
            if owner == seat:
                self._add(ed, route)
            route += 1
        for city in range(self.cities):
            if degree[city] & 1 == 1:
                odd[self.root(city)] += 1

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
        degree = self.degree
        at = city * MOST_DEGREE + degree[city]
        degree[city] += 1
        self.neighbour[at] = other
        self.edge[at] = self.count
        self.length[at] = length

    def root(self, city: i64) -> i64:
        parent = self.parent
        while parent[city] != city:
            city = parent[city]
        return city


def longest_path(net: Network) -> i64:
    """A longest path uses all routes of its part of the network, if at most two cities there are odd (Euler);
    otherwise it begins and ends in odd cities, for at an even one it could go on, and misses a route or more
    for every further pair of odd cities."""
    net.best = 0
    net.steps = 0
    net.kept_count = 0
    net.swept = []
    parent = net.parent
    degree = net.degree
    for city in range(net.cities):
        if parent[city] == city and net.odd[city] <= 2:
            net.best = max(net.best, net.sum[city])
    for city in range(net.cities):
        if degree[city] & 1 == 1 and net.steps < net.most:
            root = net.root(city)
            if net.odd[root] > 2:
                net.bound = net.sum[root] - (net.odd[root] - 2) // 2
                _walk(net, city, 0, 0, 0)
    if net.steps >= net.most:
        _sweep(net)
    return net.best


def _sweep(net: Network) -> None:
    """Looks at every part of the network once more, for paths longer than the best so far."""
    for root in range(int(net.cities)):
        if net.parent[root] == root and net.odd[root] > 2:
            links = _links(net, root)
            routes = longest_of(links, int(net.best))
            if routes:
                net.swept = routes
                net.best = sum(link[2] for link in links if link[3] in routes)


def _links(net: Network, root: int) -> list[Link]:
    """The routes of a part, each once."""
    links: list[Link] = []
    for city in range(int(net.cities)):
        if net.root(city) == root:
            first = city * MOST_DEGREE
            for at in range(first, first + int(net.degree[city])):
                if city < net.neighbour[at]:
                    links.append((city, int(net.neighbour[at]), int(net.length[at]), int(net.edge[at])))
    return links


def _walk(net: Network, city: i64, used: i64, length: i64, depth: i64) -> None:
    """Tries every way on from a city; the longest stays in `net.best`."""
    net.steps += 1
    if length > net.best:
        net.best = length
        _keep(net, depth)
    if net.steps > PATIENCE and length + _still_ahead(net, city, used) <= net.best:
        return
    first = city * MOST_DEGREE
    for at in range(first, first + net.degree[city]):
        bit = BITS[net.edge[at]]
        if used & bit == 0 and net.best < net.bound and net.steps < net.most:
            net.trail[depth] = at
            _walk(net, net.neighbour[at], used | bit, length + net.length[at], depth + 1)


def _keep(net: Network, depth: i64) -> None:
    for at in range(depth):
        net.kept[at] = net.trail[at]
    net.kept_count = depth


def _still_ahead(net: Network, city: i64, used: i64) -> i64:
    """No way on is longer than this: the unused routes that can be reached, less one for every pair of cities
    that could neither be left nor stayed in."""
    fresh = net.fresh
    fresh[0] = city
    known: i64 = 1
    seen = BITS[city] if city < 63 else MIN
    total: i64 = 0
    odd: i64 = 0
    is_odd: i64 = 0
    at: i64 = 0
    while at < known:
        here = fresh[at]
        degree: i64 = 0
        for way in range(here * MOST_DEGREE, here * MOST_DEGREE + net.degree[here]):
            if used & BITS[net.edge[way]] == 0:
                degree += 1
                total += net.length[way]
                other = net.neighbour[way]
                bit = BITS[other] if other < 63 else MIN
                if seen & bit == 0:
                    seen |= bit
                    fresh[known] = other
                    known += 1
        odd += degree & 1
        if at == 0:
            is_odd = degree & 1
        at += 1
    missed: i64 = (odd - 2 * is_odd) // 2
    return total // 2 - missed  # each route was met from both its ends


# -- the path itself


def find_path(net: Network) -> tuple[int, list[int]]:
    """Where a longest path begins, and the places in `net.edge` of its routes; the same one every time."""
    length = int(longest_path(net))
    if net.swept:
        return _path_over(net, set(net.swept))
    kept = [int(net.kept[at]) for at in range(int(net.kept_count))]
    net.steps = 0
    for city in range(int(net.cities)):
        steps = _path_from(net, city, length)
        if steps:
            return city, steps
    return _start_of(net, kept), kept


def _path_from(net: Network, city: int, length: int) -> list[int]:
    """A path of exactly this length from a city, or nothing."""
    root = net.root(city)
    if net.odd[root] > 2:
        return _search(net, city, 0, length) if net.degree[city] & 1 and net.steps < net.most else []
    begins = net.degree[city] & 1 if net.odd[root] else net.degree[city]
    return _euler(net, city, set()) if begins and net.sum[root] == length else []


def _search(net: Network, city: i64, used: i64, length: i64) -> list[int]:
    net.steps += 1
    if net.steps > PATIENCE and _still_ahead(net, city, used) < length:
        return []
    first = city * MOST_DEGREE
    for at in range(first, first + net.degree[city]):
        bit = BITS[net.edge[at]]
        if used & bit != 0 or net.length[at] > length or net.steps >= net.most:
            continue
        if net.length[at] == length:
            return [at]
        rest = _search(net, net.neighbour[at], used | bit, length - net.length[at])
        if rest:
            return [at, *rest]
    return []


def _start_of(net: Network, steps: list[int]) -> int:
    """The city whose row of `net.edge` the first step stands in."""
    return steps[0] // MOST_DEGREE if steps else 0


def _path_over(net: Network, routes: set[int]) -> tuple[int, list[int]]:
    """A path over exactly these routes, from an odd city of theirs if there is one."""
    counts = [0] * int(net.cities)
    for city in range(int(net.cities)):
        first = city * MOST_DEGREE
        counts[city] = sum(1 for at in range(first, first + int(net.degree[city])) if net.edge[at] in routes)
    start = min(range(len(counts)), key=lambda city: (-(counts[city] % 2), counts[city] == 0, city))
    return start, _euler(net, start, {route for route in range(int(net.count)) if route not in routes})


def _euler(net: Network, start: int, used: set[int]) -> list[int]:
    """Hierholzer: walk until stuck, go back, and splice in what was left out."""
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
