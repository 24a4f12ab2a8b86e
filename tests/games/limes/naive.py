"""A second referee for Limes, slow and simple: it knows only what a view shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

Spot: TypeAlias = tuple[int, int]


def sides(spot: Spot) -> set[Spot]:
    x, y = spot
    return {(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)}


class Chart:
    """One player's landscape: every zone as a word (`field`, `forest+hut`, …), and the area it belongs to."""

    def __init__(self, player: Mapping[str, Any]) -> None:
        self.zones: dict[Spot, str] = {}
        for card in player["cards"]:
            for quarter, word in enumerate(card["zones"]):
                self.zones[2 * card["x"] + quarter % 2, 2 * card["y"] + quarter // 2] = word
        self.area: dict[Spot, frozenset[Spot]] = {}
        for spot in self.zones:
            if spot not in self.area:
                flooded = self.flood(spot)
                self.area.update((at, flooded) for at in flooded)
        self.workers: list[Spot] = [(worker["x"], worker["y"]) for worker in player["workers"]]

    def kind(self, spot: Spot) -> str:
        return self.zones[spot].removesuffix("+hut") if spot in self.zones else ""

    def flood(self, spot: Spot) -> frozenset[Spot]:
        found = {spot}
        while self.kind(spot) != "rock":
            around = {beside for at in found for beside in sides(at)}
            grown = found | {at for at in around if self.kind(at) == self.kind(spot)}
            if grown == found:
                break
            found = grown
        return frozenset(found)

    def shore(self, area: frozenset[Spot]) -> set[Spot]:
        """The zones around an area that share a side with it."""
        return {beside for at in area for beside in sides(at) if beside in self.zones} - area

    def beside(self, area: frozenset[Spot]) -> set[frozenset[Spot]]:
        return {self.area[at] for at in self.shore(area)}

    def worth(self, spot: Spot) -> int:
        area = self.area[spot]
        if self.kind(spot) == "field":
            return len(area)
        if self.kind(spot) == "water":
            return sum("+hut" in self.zones[at] for at in self.shore(area))
        if self.kind(spot) == "forest":
            return len(self.beside(area))
        return sum(self.trees(spot, dx, dy) for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)))

    def trees(self, spot: Spot, dx: int, dy: int) -> int:
        x, y = spot[0] + dx, spot[1] + dy
        trees = 0
        while self.kind((x, y)) not in ("", "rock"):
            trees += self.kind((x, y)) == "forest"
            x, y = x + dx, y + dy
        return trees

    def points(self) -> list[int]:
        """By worker."""
        taken: set[frozenset[Spot]] = set()
        points = []
        for spot in self.workers:
            points.append(0 if self.area[spot] in taken else self.worth(spot))
            taken.add(self.area[spot])
        return points

    def reach(self, worker: int, ferry: bool) -> set[Spot]:
        """Every zone to which a worker may move."""
        here = self.area[self.workers[worker]]
        near = self.beside(here)
        waters = {self.area[spot] for spot in self.workers if self.kind(spot) == "water"}
        far = {area for water in waters & near for area in self.beside(water)} if ferry else set()
        return {spot for area in near | far - {here} for spot in area}


def open_places(player: Mapping[str, Any], diagonal: bool) -> set[Spot]:
    """Every place for the next card."""
    taken = {(card["x"], card["y"]) for card in player["cards"]}
    if not taken:
        return {(3, 3)}
    places = set()
    for x in range(7):
        for y in range(7):
            columns = [x, *(at for at, _ in taken)]
            rows = [y, *(at for _, at in taken)]
            fits = max(columns) - min(columns) < 4 and max(rows) - min(rows) < 4
            corners = {(x + dx, y + dy) for dx in (-1, 1) for dy in (-1, 1)} if diagonal else set()
            if fits and (x, y) not in taken and (sides((x, y)) | corners) & taken:
                places.add((x, y))
    return places
