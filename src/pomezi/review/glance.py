"""A first look at a game: the chance of winning at a few of its steps, surer with every round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pomezi.bots.houses import house_of
from pomezi.bots.search.play_on import Tally, worth
from pomezi.bots.search.tree import Taste, roll_out
from pomezi.core.record import Record
from pomezi.core.rng import Rng, seeded
from pomezi.core.shuffle import stream_seed
from pomezi.core.state import State, seats_in

POINTS = 24  # steps that are looked at, evenly over the game
ROUNDS = 60  # games from each of them


@dataclass(frozen=True)
class Point:
    """What each seat had before a step; behind the last one, its result."""

    number: int
    before: tuple[float, ...]
    error: float


class Glance:
    """Whoever has no more time may stop after any round."""

    def __init__(self, record: Record, seed: str = "1") -> None:
        self.result = worth(record.verify())
        self.house = house_of(record.game.key)
        self.rng = seeded(stream_seed(record.setup.seed, "glance", seed))
        last = len(record.entries)
        numbers = sorted({last * at // POINTS for at in range(POINTS)} - {last})
        self.states = [(number, record.replay(number)) for number in numbers]
        self.tallies = [Tally(record.setup.seats) for _ in numbers]
        self.last = last

    def rounds(self) -> Iterator[int]:
        for number in range(ROUNDS):
            for (_, state), tally in zip(self.states, self.tallies, strict=True):
                tally.add(played_on(state, self.house, self.rng))
            yield number + 1

    def points(self) -> list[Point]:
        seats = range(len(self.result))
        found = [
            Point(number, tuple(tally.mean(s) for s in seats), max(tally.error(s) for s in seats))
            for (number, _), tally in zip(self.states, self.tallies, strict=True)
        ]
        return [*found, Point(self.last, tuple(self.result), 0.0)]


def played_on(state: State, house: Taste, rng: Rng) -> list[float]:
    """What each seat has of one game that the house plays on, with other luck to come."""
    world = state.redeal(rng)
    first = seats_in(world.actors())[0]
    house.begin(world, first)
    roll_out(world, first, rng.fork(), house)
    return worth(world)


@dataclass(frozen=True)
class Chance:
    """What each seat has of a position."""

    before: tuple[float, ...]
    error: float
    games: int


def chance(state: State, game: str, games: int, seed: str) -> Chance:
    """The value of any position, as the curve has it; of one that is over, the result."""
    seats = range(len(state.scores()))
    if state.actors() == 0:
        return Chance(tuple(worth(state)), 0.0, 0)
    house, rng, found = house_of(game), seeded(seed), Tally(len(seats))
    for _ in range(games):
        found.add(played_on(state, house, rng))
    return Chance(tuple(found.mean(s) for s in seats), max(found.error(s) for s in seats), games)
