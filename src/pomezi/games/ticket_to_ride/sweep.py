"""The longest path of a network in which to try every way would take too long.

A path that uses no route twice is a part of the network that hangs together and in which at most two cities
are odd, that is, have an odd number of routes (Euler). City by city, each route is taken or left. Of all that
was decided before, only this counts: which of the cities still open are joined, which are odd so far, and how
many odd ones lie behind. Of two ways to the same position the longer one is enough. A network of `MOST_OWNED`
routes can be swept so that few cities are open at a time, which bounds the time it takes.
"""

from __future__ import annotations

from typing import TypeAlias

Link: TypeAlias = tuple[int, int, int, int]  # two cities, the length, the number of the route
Position: TypeAlias = tuple[
    int, ...
]  # odd cities behind; by open city 0, or its part * 2, plus 1 if it is odd
Taken: TypeAlias = tuple[int, ...]  # routes
Found: TypeAlias = dict[Position, tuple[int, Taken]]  # the longest way to a position, and its routes

ENDS = 2  # odd cities that a path may have


def longest_of(links: list[Link], floor: int) -> list[int]:
    """The routes of a longest path that is longer than a floor; none if there is none.

    It asks for the most that could be, then for one less: the higher the goal, the less there is to try."""
    odd = sum(1 for city in _by_city(links).values() if len(city) % 2)
    for goal in range(sum(link[2] for link in links) - max(0, odd - ENDS) // 2, floor, -1):
        routes = _Sweep(links).paths_of(goal)
        if routes:
            return routes
    return []


def _by_city(links: list[Link]) -> dict[int, list[Link]]:
    cities: dict[int, list[Link]] = {}
    for link in links:
        cities.setdefault(link[0], []).append(link)
        cities.setdefault(link[1], []).append(link)
    return cities


def _order(cities: dict[int, list[Link]]) -> list[int]:
    """All cities, next always the one that opens the fewest others."""
    left = set(cities)
    opened: set[int] = set()
    order: list[int] = []
    while left:
        costs = [
            (len(_beside(cities[city], left - opened - {city})), -len(cities[city]), city) for city in left
        ]
        city = min((cost[0] - (cost[2] in opened), cost[1], cost[2]) for cost in costs)[2]
        order.append(city)
        left.discard(city)
        opened = (opened | _beside(cities[city], left)) - {city}
    return order


def _beside(links: list[Link], some: set[int]) -> set[int]:
    return {city for link in links for city in link[:2] if city in some}


class _Sweep:
    """One sweep over a network for paths of a certain length."""

    def __init__(self, links: list[Link]) -> None:
        self.cities = _by_city(links)
        self.waiting = {city: len(found) for city, found in self.cities.items()}  # routes not decided yet
        self.rest = sum(link[2] for link in links)  # their lengths
        self.open: list[int] = []  # cities, in the order in which a position tells about them
        self.found: Found = {(0,): (0, ())}
        self.uneven: list[int] = []  # by open city: 1 if an odd number of its routes waits
        self.fresh = 0  # odd cities that are not open yet
        self.goal = 0
        self.routes: list[int] = []

    def paths_of(self, goal: int) -> list[int]:
        """The routes of a path at least so long, or none."""
        self.goal = goal
        decided: set[int] = set()
        for city in _order(self.cities):
            for link in self.cities[city]:
                if link[3] not in decided:
                    decided.add(link[3])
                    self._decide(link)
            self._close(city)
            if self.routes:
                break
        return self.routes

    def _decide(self, link: Link) -> None:
        a, b, length, route = link
        for city in (a, b):
            if city not in self.open:
                self.open.append(city)
                self.found = {(*position, 0): way for position, way in self.found.items()}
            self.waiting[city] -= 1
        self.rest -= length
        self._look_ahead()
        at, other = self.open.index(a) + 1, self.open.index(b) + 1
        before, self.found = self.found, {}
        for position, (sum_, taken) in before.items():
            self._keep(position, sum_, taken)
            self._keep(_joined(position, at, other), sum_ + length, (*taken, route))

    def _keep(self, position: Position, length: int, taken: Taken) -> None:
        """If the goal can still be reached: each pair of odd cities too many costs a route."""
        if length + self.rest - max(0, self._odd_ahead(position) - ENDS + 1) // 2 >= self.goal:
            known = self.found.get(position)
            if known is None or known[0] < length:
                self.found[position] = (length, taken)

    def _odd_ahead(self, position: Position) -> int:
        """Cities that will be odd if all that is left is taken, and those that are odd already."""
        odd = position[0] + self.fresh
        for at, uneven in enumerate(self.uneven):
            odd += (position[at + 1] + uneven) % 2
        return odd

    def _look_ahead(self) -> None:
        self.uneven = [self.waiting[city] % 2 for city in self.open]
        self.fresh = sum(count % 2 for count in self.waiting.values()) - sum(self.uneven)

    def _close(self, city: int) -> None:
        """Nothing more happens at a city: it is an end or not; its part goes on elsewhere or is complete."""
        at = self.open.index(city) + 1
        self.open.remove(city)
        self._look_ahead()
        before, self.found = self.found, {}
        for position, (length, taken) in before.items():
            mark = position[at]
            others = position[1:at] + position[at + 1 :]
            ends = position[0] + mark % 2
            if ends > ENDS:
                continue
            if mark == 0 or any(other // 2 == mark // 2 for other in others):
                self._keep(_named((ends, *others)), length, taken)
            elif not any(others) and length >= self.goal:
                self.routes = list(taken)
                return


def _joined(position: Position, at: int, other: int) -> Position:
    """With a route taken between two open cities."""
    marks = list(position)
    for new, place in enumerate((at, other)):
        if marks[place] == 0:
            marks[place] = 2 * (len(marks) + new)
    part, merged = marks[at] // 2, marks[other] // 2
    for place in range(1, len(marks)):
        if marks[place] and marks[place] // 2 == merged:
            marks[place] = 2 * part + marks[place] % 2
    marks[at] ^= 1
    marks[other] ^= 1
    return _named(tuple(marks))


def _named(position: Position) -> Position:
    """Parts numbered as they come, so that equal positions are written alike."""
    parts: dict[int, int] = {}
    marks = [position[0]]
    for mark in position[1:]:
        marks.append(2 * parts.setdefault(mark // 2, len(parts) + 1) + mark % 2 if mark else 0)
    return tuple(marks)
