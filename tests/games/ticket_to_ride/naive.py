"""A second opinion on points, written from the ledger alone: slow, plain, and no part of the engine."""

from __future__ import annotations

import heapq
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias

POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}
BONUS = 10

Graph: TypeAlias = dict[str, list[tuple[str, str, int]]]  # city -> (route, other city, length)


@dataclass(frozen=True)
class Route:
    slug: str
    a: str
    b: str
    colour: str
    length: int
    twin: str  # the other track, or nothing


@dataclass(frozen=True)
class Ticket:
    a: str
    b: str
    points: int


@dataclass(frozen=True)
class Board:
    routes: dict[str, Route]
    tickets: dict[str, Ticket]


@cache
def board(edition: str = "usa") -> Board:
    """The map straight from its file."""
    sheet = json.loads(
        (files("pomezi.games.ticket_to_ride") / "editions" / f"{edition}.json").read_text("utf-8")
    )
    slugs = [f"{r['a']}-{r['b']}" + (".2" if r["track"] == 2 else "") for r in sheet["routes"]]
    routes = {}
    for slug, r in zip(slugs, sheet["routes"], strict=True):
        twin = slug.removesuffix(".2") if slug.endswith(".2") else f"{slug}.2"
        other = twin if twin in slugs else ""
        routes[slug] = Route(slug, r["a"], r["b"], r["colour"], r["length"], other)
    tickets = {f"{t['a']}-{t['b']}": Ticket(t["a"], t["b"], t["points"]) for t in sheet["tickets"]}
    return Board(routes, tickets)


@dataclass(frozen=True)
class Score:
    routes: int
    tickets: int
    done: int
    longest: int
    bonus: int

    @property
    def total(self) -> int:
        return self.routes + self.tickets + self.bonus

    def rank(self) -> tuple[int, int, int]:
        return (self.total, self.done, self.longest)


def score(dump: Mapping[str, Any]) -> list[Score]:
    """What each seat would have, if the game ended here."""
    seats = range(dump["seats"])
    longest = [longest_path(network(dump, seat)) for seat in seats]
    return [
        Score(
            routes=sum(POINTS[route.length] for route in owned(dump, seat)),
            tickets=sum(worth for _, worth in ticket_points(dump, seat)),
            done=sum(done for done, _ in ticket_points(dump, seat)),
            longest=longest[seat],
            bonus=BONUS if longest[seat] and longest[seat] == max(longest) else 0,
        )
        for seat in seats
    ]


def places(scores: list[Score]) -> list[int]:
    return [1 + sum(other.rank() > mine.rank() for other in scores) for mine in scores]


def owned(dump: Mapping[str, Any], seat: int) -> list[Route]:
    routes = board(dump["edition"]).routes
    return [routes[slug] for slug, owner in dump["routes"].items() if owner == seat]


def network(dump: Mapping[str, Any], seat: int) -> Graph:
    graph: Graph = {}
    for route in owned(dump, seat):
        graph.setdefault(route.a, []).append((route.slug, route.b, route.length))
        graph.setdefault(route.b, []).append((route.slug, route.a, route.length))
    return graph


def ticket_points(dump: Mapping[str, Any], seat: int) -> list[tuple[bool, int]]:
    """For each ticket of a seat: done or not, and what it brings."""
    graph = network(dump, seat)
    results = []
    for slug in dump["players"][seat]["tickets"]:
        ticket = board(dump["edition"]).tickets[slug]
        done = ticket.b in reachable(graph, ticket.a)
        results.append((done, ticket.points if done else -ticket.points))
    return results


def reachable(graph: Graph, city: str) -> set[str]:
    seen = {city}
    queue = [city]
    while queue:
        for _, other, _ in graph.get(queue.pop(), []):
            if other not in seen:
                seen.add(other)
                queue.append(other)
    return seen


def longest_path(graph: Graph) -> int:
    """Every walk from every city that uses no route twice; no clever thought at all."""
    used: set[str] = set()

    def walk(city: str) -> int:
        best = 0
        for slug, other, length in graph[city]:
            if slug not in used:
                used.add(slug)
                found = length + walk(other)
                used.remove(slug)
                if found > best:
                    best = found
        return best

    return max((walk(city) for city in graph), default=0)


def difference(dump: Mapping[str, Any], told: Any) -> str:
    """How the result that the engine tells differs from the naive one; empty if it does not."""
    expected = score(dump)
    table = [
        Score(row["routes"], sum(_worth(row)), row["tickets_done"], row["longest"], row["bonus"])
        for row in told["table"]
    ]
    totals = [mine.total for mine in expected]
    if table != expected:
        return f"table: {table} instead of {expected}"
    if told["scores"] != totals or [row["total"] for row in told["table"]] != totals:
        return f"scores: {told['scores']} instead of {totals}"
    if told["places"] != places(expected):
        return f"places: {told['places']} instead of {places(expected)}"
    for seat, row in enumerate(told["table"]):
        path = row["path"]
        length = sum(board(dump["edition"]).routes[slug].length for slug in path["routes"])
        if length != row["longest"] or not is_path(dump, seat, path["routes"], path["cities"]):
            return f"path of seat {seat}: {path}"
        if _worth(row) != [worth for _, worth in ticket_points(dump, seat)]:
            return f"tickets of seat {seat}: {row['tickets']}"
    return ""


def _worth(row: Mapping[str, Any]) -> list[int]:
    return [ticket["points"] * (1 if ticket["done"] else -1) for ticket in row["tickets"]]


def is_path(dump: Mapping[str, Any], seat: int, routes: list[str], cities: list[str]) -> bool:
    """Whether routes of a seat, each once, lead through these cities one after another."""
    steps = [board(dump["edition"]).routes[slug] for slug in routes]
    if len(set(routes)) != len(routes) or any(dump["routes"].get(slug) != seat for slug in routes):
        return False
    if len(cities) != (len(routes) + 1 if routes else 0):
        return False
    return all({step.a, step.b} == {cities[i], cities[i + 1]} for i, step in enumerate(steps))


# -- what a ticket still needs


def is_open(dump: Mapping[str, Any], seat: int, route: Route) -> bool:
    """TR-20, TR-25, TR-26."""
    taken = dump["routes"]
    if route.slug in taken:
        return False
    if route.twin in taken:
        return bool(dump["seats"] > 3 and taken[route.twin] != seat)
    return True


def cheapest(dump: Mapping[str, Any], seat: int, ticket: Ticket) -> int | None:
    """The fewest wagons that join a ticket's cities (Dijkstra); None without a way or the wagons."""
    return within(dump, seat, distances(ways(dump, seat), ticket.a).get(ticket.b))


def within(dump: Mapping[str, Any], seat: int, wagons: int | None) -> int | None:
    """As many, if the seat has them."""
    return wagons if wagons is not None and wagons <= dump["players"][seat]["wagons"] else None


def ways(dump: Mapping[str, Any], seat: int) -> Graph:
    """Where a seat could still go, and for how many wagons."""
    graph: Graph = {}
    for route in board(dump["edition"]).routes.values():
        mine = dump["routes"].get(route.slug) == seat
        if mine or is_open(dump, seat, route):
            cost = 0 if mine else route.length
            graph.setdefault(route.a, []).append((route.slug, route.b, cost))
            graph.setdefault(route.b, []).append((route.slug, route.a, cost))
    return graph


def distances(graph: Graph, start: str) -> dict[str, int]:
    final: dict[str, int] = {}
    queue = [(0, start)]
    while queue:
        distance, city = heapq.heappop(queue)
        if city not in final:
            final[city] = distance
            for _, other, cost in graph.get(city, []):
                heapq.heappush(queue, (distance + cost, other))
    return final
