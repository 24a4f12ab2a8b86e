"""A second, naive scorer: sets of cells, straight from the edition's file, one action after another."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


class NaiveScorer:
    """Follows a game by its notation alone and is told when the first action and the round are over."""

    def __init__(self, boards: list[str], edition: str) -> None:
        text = (files("pomezi.games.border") / "editions" / f"{edition}.json").read_text("utf-8")
        facts: dict[str, Any] = json.loads(text)
        self.territories = facts["territories"]
        self.areas = {area["id"]: area for board in facts["boards"] for area in board["areas"]}
        self.colours = {
            (board["id"], cell): area["colour"]
            for board in facts["boards"]
            for area in board["areas"]
            for cell in area["cells"]
        }
        white = {cell["id"] for cell in facts["cells"] if cell.get("white")}
        self.boards = boards
        self.crossed = [set(white) for _ in boards]
        self.closed: list[dict[str, int]] = [{} for _ in boards]

    def follow(self, seat: int, text: str) -> None:
        words = text.split()
        if words[0] == "complete":
            self.crossed[seat] |= set(self.areas[words[1]]["cells"])
        if words[0] == "cross":
            assert self.colours[self.boards[seat], words[1]] == words[2]
            assert words[1] not in self.crossed[seat]
            self.crossed[seat].add(words[1])

    def judge(self, seats: list[int]) -> None:
        """These seats have finished an action, all at the same time."""
        before = {slug for closed in self.closed for slug in closed}
        for seat in seats:
            for territory in self.territories:
                slug = territory["id"]
                if slug not in self.closed[seat] and set(territory["border"]) <= self.crossed[seat]:
                    self.closed[seat][slug] = territory["later" if slug in before else "first"]

    def points(self) -> list[int]:
        return [sum(closed.values()) for closed in self.closed]

    def is_over(self) -> bool:
        return any(len(closed) >= 6 for closed in self.closed)

    def winners(self) -> list[int]:
        ranks = [(sum(closed.values()), max(closed.values(), default=0)) for closed in self.closed]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
