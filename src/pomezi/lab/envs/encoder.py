"""Between a game and a learner: actions as numbers 0 … n-1, a view as an array. Views only: no secrets."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from pomezi.core.game import Setup, find_game

View: TypeAlias = Mapping[str, Any]
Observation: TypeAlias = NDArray[np.float32]
Blocks: TypeAlias = Iterable[tuple[str, Sequence[float]]]


class Encoder(ABC):
    """One game with one number of seats, an edition and options. The order of actions and of the parts of an
    observation is fixed; seats are counted from the one who looks, clockwise."""

    game = ""

    def __init__(self, seats: int, edition: str = "", options: Mapping[str, Any] | None = None) -> None:
        game = find_game(self.game)
        self.setup = game.check(Setup(seats, "1", edition, options or {}))
        self.seats = seats
        self.actions = tuple(self.labels())
        self.numbers = {label: number for number, label in enumerate(self.actions)}
        first = game.new(self.setup).view(0)
        self.layout = tuple((name, len(values)) for name, values in self.blocks(first))
        self.size = sum(length for _, length in self.layout)

    @abstractmethod
    def labels(self) -> Iterable[str]:
        """What each number stands for: notation, where that says it all."""

    @abstractmethod
    def blocks(self, view: View) -> Blocks:
        """The named parts of an observation, always of the same lengths; all values about -1 … 1."""

    def label(self, text: str, view: View) -> str:
        """Which label a legal action has; the notation itself, unless a game has something shorter."""
        return text

    def numbers_of(self, texts: Sequence[str], view: View) -> list[int]:
        """The numbers of all legal actions, in their order."""
        return [self.numbers[self.label(text, view)] for text in texts]

    def observe(self, view: View) -> Observation:
        values = [value for _, part in self.blocks(view) for value in part]
        return np.clip(np.array(values, dtype=np.float32), -1.0, 1.0)

    def parts(self, observation: Observation) -> dict[str, Observation]:
        """An observation taken apart again, for people."""
        found, at = {}, 0
        for name, length in self.layout:
            found[name] = observation[at : at + length]
            at += length
        return found

    # -- building stones

    def around(self, view: View) -> list[int]:
        """All seats, from the one who looks on."""
        return [(view["seat"] + i) % self.seats for i in range(self.seats)]

    def seats_flags(self, view: View, seats: Iterable[int]) -> list[float]:
        found = set(seats)
        return [float(seat in found) for seat in self.around(view)]

    def seat_flag(self, view: View, seat: int | None) -> list[float]:
        return self.seats_flags(view, [] if seat is None else [seat])


def flags(slugs: Iterable[str], table: Sequence[str]) -> list[float]:
    found = set(slugs)
    return [float(slug in found) for slug in table]


def one(slug: str | None, table: Sequence[str]) -> list[float]:
    """All zeros for None."""
    return [float(slug == other) for other in table]


def counts(found: Mapping[str, int], table: Sequence[str], scale: float) -> list[float]:
    return [found.get(slug, 0) / scale for slug in table]


def tally(slugs: Iterable[str], table: Sequence[str], scale: float) -> list[float]:
    listed = list(slugs)
    return [listed.count(slug) / scale for slug in table]
