"""For learners, and quickly: the fewest wagons that each ticket needs; `reach` tells the way too."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.vecs import filled, ints, zeros
from pomezi.games.ticket_to_ride.edition import Edition
from pomezi.games.ticket_to_ride.pieces import FREE
from pomezi.games.ticket_to_ride.state import TicketToRideState

FAR: Final = 1 << 20
UNKNOWN: Final = -1
COST_SHIFT: Final = 8  # in an edge; the city it leads to is below
CITY: Final = 255
WORD: Final = 30  # routes in a word of a map, two bits each
SHELVES: Final = 1024  # maps remembered: more than the rows of most learners


@final
class Needs:
    """Looks at one position from one seat, until it is told of another. What tickets need depends on the map
    alone (which routes are one's own, open or gone, and the wagons left), so it is remembered by the map:
    most actions claim nothing."""

    def __init__(self, ed: Edition) -> None:
        cities, routes = len(ed.cities), range(len(ed.routes))
        ends = [(int(ed.route_a[route]), int(ed.route_b[route])) for route in routes]
        at = [[route for route in routes if city in ends[route]] for city in range(cities)]
        self.ed = ed
        self.starts: vec[i64] = ints([sum([len(some) for some in at[:city]]) for city in range(cities + 1)])
        self.routes: vec[i64] = ints([route for some in at for route in some])
        self.ends: vec[i64] = ints([sum(ends[r]) - city for city, some in enumerate(at) for r in some])
        self.words: i64 = len(ed.routes) // WORD + 2
        self.map: vec[i64] = zeros(self.words)  # the position: wagons, then routes by words
        self.maps: vec[i64] = zeros(SHELVES * self.words)  # those remembered
        self.found: vec[i64] = filled(SHELVES * len(ed.tickets), UNKNOWN)  # for them, by ticket
        self.shelf: i64 = 0  # where this position is remembered
        self.is_laid_out = False  # whether the edges are those of this position
        self.first: vec[i64] = zeros(cities + 1)  # by city: its edges
        self.edges: vec[i64] = zeros(2 * len(ed.routes))  # those one can travel or claim
        self.distance: vec[i64] = zeros(cities)
        self.queue: vec[i64] = zeros(cities)  # a ring: no city stands in it twice
        self.waits: vec[i64] = zeros(cities)  # 1 = in the queue

    def look(self, s: TicketToRideState, seat: i64) -> None:
        self.is_laid_out = False
        self._draw_map(s, seat)
        words = self.words
        total: i64 = 0
        word: i64
        for word in range(words):
            total += self.map[word] % 1000003 * (word + 7)
        self.shelf = total % SHELVES
        first = self.shelf * words
        same = True
        for word in range(words):
            if self.maps[first + word] != self.map[word]:
                self.maps[first + word] = self.map[word]
                same = False
        if not same:
            tickets: i64 = len(self.ed.tickets)
            ticket: i64
            for ticket in range(self.shelf * tickets, self.shelf * tickets + tickets):
                self.found[ticket] = UNKNOWN

    def _draw_map(self, s: TicketToRideState, seat: i64) -> None:
        """Two bits for each route: gone, one's own, or open. Never all zeros: the first map is no other's."""
        owners = s.owners
        twins = s.edition.route_twin
        drawn = self.map
        drawn[0] = s.wagons[seat] + 1
        word: i64 = 0
        at: i64 = 1
        room: i64 = WORD
        route: i64
        for route in range(len(owners)):
            word <<= 2
            if owners[route] == seat:
                word |= 1
            elif owners[route] == FREE and (twins[route] < 0 or owners[twins[route]] != seat):
                word |= 2
            room -= 1
            if room == 0:
                drawn[at] = word
                word = 0
                at += 1
                room = WORD
        drawn[at] = word

    def of(self, s: TicketToRideState, seat: i64, ticket: i64) -> i64:
        """Wagons that complete a ticket; FAR if there are too few, or no way is left."""
        at = self.shelf * len(self.ed.tickets) + ticket
        if self.found[at] == UNKNOWN:
            if not self.is_laid_out:
                self._lay_out(s, seat)
            self.found[at] = self._between(self.ed.ticket_a[ticket], self.ed.ticket_b[ticket], s.wagons[seat])
        return self.found[at]

    def _lay_out(self, s: TicketToRideState, seat: i64) -> None:
        """By city the edges that are left, own ones for nothing."""
        self.is_laid_out = True
        owners = s.owners
        twins = s.edition.route_twin
        lengths = s.edition.route_length
        starts = self.starts
        routes = self.routes
        ends = self.ends
        edges = self.edges
        first = self.first
        count: i64 = 0
        city: i64
        i: i64
        for city in range(len(first) - 1):
            first[city] = count
            for i in range(starts[city], starts[city + 1]):
                route = routes[i]
                owner = owners[route]
                if owner == seat:
                    edges[count] = ends[i]
                    count += 1
                elif owner == FREE and (twins[route] < 0 or owners[twins[route]] != seat):
                    edges[count] = lengths[route] << COST_SHIFT | ends[i]
                    count += 1
        first[len(first) - 1] = count

    def _between(self, a: i64, b: i64, wagons: i64) -> i64:
        """Looks at every city again that a cheaper way was found to."""
        distance = self.distance
        queue = self.queue
        waits = self.waits
        first = self.first
        edges = self.edges
        cities: i64 = len(distance)
        city: i64
        for city in range(cities):
            distance[city] = FAR
        distance[a] = 0
        best = wagons + 1  # no way may cost so much
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
            if here >= best:
                continue
            i: i64
            for i in range(first[city], first[city + 1]):
                edge = edges[i]
                end = edge & CITY
                there = here + (edge >> COST_SHIFT)
                if there < distance[end] and there < best:
                    distance[end] = there
                    if end == b:
                        best = there
                    elif waits[end] == 0:
                        waits[end] = 1
                        last = head + count
                        if last >= cities:
                            last -= cities
                        queue[last] = end
                        count += 1
        if best > wagons:
            return FAR
        return best
