"""Every game with every seat count, edition and option, and walks through them at random."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol

import pytest

from pomezi import GAMES, Event, Game, Rng, Setup, SetupError, State, seats_in, seeded
from pomezi.games import HOUSE
from tests.conftest import variant

QUICK = variant() == "compiled"  # then there is time for another seed, and for options with every seat count
SEEDS = int(os.environ.get("POMEZI_SEEDS", "2" if QUICK else "1"))  # raise it for a longer run
MOST_ACTIONS = 20_000


class Census(Protocol):
    def __call__(self, dump: Mapping[str, object]) -> Mapping[str, int]: ...


@dataclass(frozen=True)
class Case:
    game: Game
    setup: Setup

    def __str__(self) -> str:
        options = ",".join(f"{key}={value}" for key, value in self.setup.options.items())
        return "-".join(
            filter(
                None, [self.game.key, self.setup.edition, f"{self.setup.seats}p", options, self.setup.seed]
            )
        )

    def new(self) -> State:
        return self.game.new(self.setup)

    def chance(self) -> Rng:
        """A stream for whoever plays the case; not the game's own."""
        return seeded(f"{int(self.setup.seed, 16) + 77:x}")


def all_cases() -> list[Case]:
    return [case for game in GAMES.values() for case in _cases_of(game) if _is_allowed(case)]


def is_first(case: Case) -> bool:
    """The fewest seats and the first edition of a game, with each of its options."""
    return case.setup.seats == case.game.seats[0] and case.setup.edition == case.game.editions[0]


def to_try(cases: Iterable[Case]) -> pytest.MarkDecorator:
    """A test's cases. A watched game takes four times as long, so coverage looks at the first ones alone."""
    unwatched = pytest.mark.no_cover
    params = [pytest.param(case, marks=() if is_first(case) else unwatched, id=str(case)) for case in cases]
    return pytest.mark.parametrize("case", params)


def _cases_of(game: Game) -> Iterator[Case]:
    for edition in game.editions:
        for seats in game.seats:
            for seed in range(1, SEEDS + 1):
                yield Case(game, Setup(seats, f"{seed:x}", edition))
            if not QUICK and seats not in (game.seats[0], game.seats[-1]):
                continue
            for option in game.options:
                values = (
                    [option.allowed[1], option.allowed[-1]] if len(option.allowed) > 2 else option.allowed[1:]
                )
                for value in values:
                    yield Case(game, Setup(seats, "b0", edition, {option.key: value}))


def _is_allowed(case: Case) -> bool:
    """Some options are for some seat counts only; a game refuses the others."""
    try:
        case.new()
    except SetupError:
        assert case.setup.options, f"the usual {case} must be playable"
        return False
    return True


def census_of(game: Game) -> Census:
    """What is counted before and after: beside the house's tests, or in a stranger's own folder."""
    room = f"tests.games.{game.key}" if game in HOUSE else game.package
    census: Census = import_module(f"{room}.census").census
    return census


def an_actor(state: State, rng: Rng) -> int:
    seats = seats_in(state.actors())
    return seats[rng.below(len(seats))]


def step(state: State, rng: Rng, events: list[Event] | None = None) -> tuple[int, int]:
    """One random action of a random actor."""
    seat = an_actor(state, rng)
    legal = state.legal_actions(seat)
    action = legal[rng.below(len(legal))]
    state.apply(seat, action, events)
    return seat, action


def positions(case: Case, count: int = 12) -> Iterator[State]:
    """The first position, positions on the way, and the last one of one random game."""
    state = case.new()
    rng = case.chance()
    yield state
    way = [state.clone()]
    while state.actors():
        step(state, rng)
        way.append(state.clone())
        assert len(way) < MOST_ACTIONS, "the game does not end"
    stride = max(1, len(way) // count)
    for i in range(rng.below(stride), len(way) - 1, stride):
        yield way[i]
    yield way[-1]
