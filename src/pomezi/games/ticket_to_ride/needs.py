"""For learners, and quickly: the fewest wagons that would join two cities; `reach` tells the way too."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.vecs import ints, zeros
from pomezi.games.ticket_to_ride.edition import Edition
from pomezi.games.ticket_to_ride.legal import is_open
from pomezi.games.ticket_to_ride.state import TicketToRideState

FAR: Final = 1 << 20


@final
class Needs:
    """Looks at one position from one seat, until it is told of another."""

    def __init__(self, ed: Edition) -> None:
        cities = len(ed.cities)
        routes = range(len(ed.routes))
        at = [[r for r in routes if city in (ed.route_a[r], ed.route_b[r])] for city in range(cities)]
        self.starts: vec[i64] = ints([sum(len(some) for some in at[:city]) for city in range(cities + 1)])
        self.routes: vec[i64] = ints([r for some in at for r in some])
        self.ends: vec[i64] = ints(
            [ed.route_a[r] + ed.route_b[r] - city for city, some in enumerate(at) for r in some]
        )
        self.costs: vec[i64] = zeros(len(ed.routes))  # in wagons; 0 for one's own, FAR where there is no way
        self.wagons: i64 = 0
        self.distance: vec[i64] = zeros(cities)
        self.queue: vec[i64] = zeros(cities)  # a ring: no city stands in it twice
        self.waits: vec[i64] = zeros(cities)  # 1 = in the queue

    def look(self, s: TicketToRideState, seat: i64) -> None:
        owners = s.owners
        costs = self.costs
        lengths = s.edition.route_length
        self.wagons = s.wagons[seat]
        route: i64
        for route in range(len(costs)):
            if owners[route] == seat:
                costs[route] = 0
            elif is_open(s, seat, route):
                costs[route] = lengths[route]
            else:
                costs[route] = FAR

    def between(self, a: i64, b: i64) -> i64:
        """Wagons needed to join two cities; FAR if there are too few, or no way is left."""
        distance = self.distance
        queue = self.queue
        waits = self.waits
        cities: i64 = len(distance)
        city: i64
        for city in range(cities):
            distance[city] = FAR
        distance[a] = 0
        distance[b] = self.wagons + 1  # no way may cost more
        queue[0] = a
        head: i64 = 0
        count: i64 = 1
        while count > 0:
            city = queue[head]
            head += 1
            if head == cities:
                head = 0
            count -= 1
            waits[city] = 0
            here = distance[city]
            if here >= distance[b]:
                continue
            i: i64
            for i in range(self.starts[city], self.starts[city + 1]):
                end = self.ends[i]
                there = here + self.costs[self.routes[i]]
                if there < distance[end] and there < distance[b]:
                    distance[end] = there
                    if waits[end] == 0 and end != b:
                        waits[end] = 1
                        last = head + count
                        if last >= cities:
                            last -= cities
                        queue[last] = end
                        count += 1
        if distance[b] > self.wagons:
            return FAR
        return distance[b]
