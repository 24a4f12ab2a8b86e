"""Recorded games: every number of players, every kind of ending; counts; a playthrough."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pomezi import Record, Setup, seeded
from tests.games.eighty_days.build import GAME
from tools.golden import random_record


def by_chance(seats: int, seed: str) -> Callable[[], Record]:
    """A game at random; its seed was searched for how the game ends."""
    return lambda: random_record(GAME, Setup(seats, seed), seeded("80"))


RECORDS: Mapping[str, Callable[[], Record]] = {
    "two-one-home-late": by_chance(2, "9baa"),
    "two-one-home-in-time": by_chance(2, "3a06"),
    "two-one-home-in-exactly-80": by_chance(2, "5ceb"),
    "two-both-home-late": by_chance(2, "14ad"),
    "two-both-home-one-in-exactly-80": by_chance(2, "c9a0"),
    "three-all-late": by_chance(3, "2bff"),
    "three-tied-at-80": by_chance(3, "1645"),
    "three-last-comes-home-too": by_chance(3, "6d10"),
    "four-one-in-time": by_chance(4, "cc78"),
    "four-last-comes-home-too": by_chance(4, "a4fc"),
    "five-all-late": by_chance(5, "8eb8"),
    "five-last-arrival-wins": by_chance(5, "a951"),
    "six-four-home": by_chance(6, "3886"),
    "six-five-home": by_chance(6, "18b6"),
    "six-all-home": by_chance(6, "1"),
}

PERFT: Sequence[tuple[Setup, int]] = (
    (Setup(2, "1"), 8),
    (Setup(3, "2"), 8),
    (Setup(4, "3"), 7),
    (Setup(6, "4"), 6),
)

PLAYTHROUGH: tuple[Setup, int] = (Setup(3, "80"), 60)
