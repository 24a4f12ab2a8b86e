"""A second pricer, written straight from the rules: it tries every walk, one border longer each time.

It reads the edition file itself and shares nothing with the engine."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from itertools import combinations, product


class NaiveMap:
    def __init__(self, edition: str) -> None:
        folder = files("pomezi.games.bez_hranic") / "editions"
        sheet = json.loads((folder / f"{edition}.json").read_text(encoding="utf-8"))
        self.states: list[str] = [state["id"] for state in sheet["states"]]
        self.borders: dict[str, list[str]] = {
            place: [*sides.get("land", []), *sides.get("sea", [])]
            for place, sides in sheet["borders"].items()
        }

    def parts(self, state: str) -> list[str]:
        return [place for place in self.borders if place.split(":")[0] == state]

    def touch(self, a: str, b: str) -> bool:
        return any(y in self.borders[x] for x, y in product(self.parts(a), self.parts(b)))

    def fewest_borders(self, start: str, target: str | None, chosen: Sequence[str]) -> int:
        """Walks from every part of the start; a walk is done when it has been in each chosen state and, if
        there is a target, stands in it."""

        def visit(place: str, seen: frozenset[str]) -> tuple[str, frozenset[str]]:
            state = place.split(":")[0]
            return (place, seen | {state}) if state in chosen else (place, seen)

        walks = {visit(place, frozenset()) for place in self.parts(start)}
        for length in range(60):
            for place, seen in walks:
                if len(seen) == len(set(chosen)) and target in (None, place.split(":")[0]):
                    return length
            walks = {visit(there, seen) for place, seen in walks for there in self.borders[place]}
        raise AssertionError("no way")

    def price(self, round_: int, middle: Sequence[str], places: Sequence[str], under: Sequence[int]) -> int:
        chosen = [place for place in places if place != "40"]
        target = middle[1] if len(middle) > 1 else None
        euro = 40 * (len(places) - len(chosen))
        if chosen:
            euro += 10 * self.fewest_borders(middle[0], target, chosen)
        pairs = [*product(middle, chosen), *combinations(chosen, 2)]
        euro += 30 * sum(1 for a, b in pairs if self.touch(a, b))
        return max(0, euro - 10 * sum(under)) if round_ == 7 else euro + 10 * sum(under)
