"""Who neighbours whom, how far it is, and which way: the tables of one map, made once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.vecs import filled, ints, zeros

FAR: Final = 99  # crossings where no way leads


class Atlas:
    """A graph of nodes. A node is a state or, where a state is split, one part of it: whoever enters a part
    leaves from the same part, so a journey is a walk over nodes that visits its states in some part."""

    def __init__(self, states: int, state_of: Sequence[int], borders: Sequence[Sequence[int]]) -> None:
        """`borders` holds the neighbouring nodes of each node."""
        self.states: i64 = states
        self.nodes: i64 = len(state_of)
        self.state_of: vec[i64] = ints(state_of)
        self.first_node: vec[i64] = ints(_first_nodes(states, state_of))  # by state, and the end as last item
        self.borders: tuple[tuple[int, ...], ...] = tuple(tuple(sorted(nodes)) for nodes in borders)
        self.crossings: vec[i64] = _crossings(self.borders)  # node * nodes + node
        self.nearest: vec[i64] = self._nearest()  # state * nodes + node: from any part of the state
        self.neighbours: vec[i64] = self._neighbours()  # state * states + state: 1 if any parts touch

    def _nearest(self) -> vec[i64]:
        table = filled(self.states * self.nodes, FAR)
        for node in range(self.nodes):
            for other in range(self.nodes):
                at = self.state_of[node] * self.nodes + other
                table[at] = min(table[at], self.crossings[node * self.nodes + other])
        return table

    def _neighbours(self) -> vec[i64]:
        table = zeros(self.states * self.states)
        for node, others in enumerate(self.borders):
            for other in others:
                table[self.state_of[node] * self.states + self.state_of[other]] = 1
        return table

    def are_neighbours(self, a: i64, b: i64) -> bool:
        return self.neighbours[a * self.states + b] != 0

    # -- the fewest crossings between states; a stop is made in one part and left from it

    def direct(self, start: i64, end: i64) -> i64:
        best: i64 = FAR
        for node in range(self.first_node[end], self.first_node[end + 1]):
            best = min(best, self.nearest[start * self.nodes + node])
        return best

    def through(self, start: i64, stop: i64, end: i64) -> i64:
        """From start to end by way of one stop."""
        best: i64 = 2 * FAR
        for node in range(self.first_node[stop], self.first_node[stop + 1]):
            way = self.nearest[start * self.nodes + node] + self.nearest[end * self.nodes + node]
            best = min(best, way)
        return best

    def through_both(self, start: i64, first: i64, second: i64, end: i64) -> i64:
        """From start to end by way of two stops in this order."""
        best: i64 = 3 * FAR
        for a in range(self.first_node[first], self.first_node[first + 1]):
            for b in range(self.first_node[second], self.first_node[second + 1]):
                way = self.nearest[start * self.nodes + a] + self.crossings[a * self.nodes + b]
                best = min(best, way + self.nearest[end * self.nodes + b])
        return best

    # -- the way itself

    def way(self, stops: Sequence[int]) -> list[int]:
        """Nodes of a shortest walk that visits these states in this order, always the same one."""
        walks = [[node] for node in self._parts(stops[0])]
        for state in stops[1:]:
            walks = [self._shortest(walks, node) for node in self._parts(state)]
        return min(walks, key=len)

    def _parts(self, state: int) -> range:
        return range(self.first_node[state], self.first_node[state + 1])

    def _shortest(self, walks: list[list[int]], end: int) -> list[int]:
        """Of these walks, each gone on to a node, the shortest."""
        return min((walk + self.leg(walk[-1], end) for walk in walks), key=len)

    def leg(self, start: int, end: int) -> list[int]:
        """The nodes after `start` on a shortest way to `end`: at each step the first that leads on."""
        leg: list[int] = []
        here = start
        while here != end:
            left = int(self.crossings[here * self.nodes + end])
            here = next(o for o in self.borders[here] if self.crossings[o * self.nodes + end] == left - 1)
            leg.append(here)
        return leg


def _first_nodes(states: int, state_of: Sequence[int]) -> list[int]:
    assert list(state_of) == sorted(state_of), "nodes stand in the order of their states"
    return [sum(1 for other in state_of if other < state) for state in range(states + 1)]


def _crossings(borders: Sequence[Sequence[int]]) -> vec[i64]:
    """From every node to every other, by widening rings."""
    table: list[int] = []
    for start in range(len(borders)):
        row = [FAR] * len(borders)
        row[start] = 0
        ring = [start]
        while ring:
            ring = [other for node in ring for other in _enter(borders[node], row, row[node] + 1)]
        table += row
    return ints(table)


def _enter(nodes: Sequence[int], row: list[int], crossings: int) -> list[int]:
    """Marks the nodes that no ring has reached; which they are."""
    new = [node for node in nodes if row[node] == FAR]
    for node in new:
        row[node] = crossings
    return new
