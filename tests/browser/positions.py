"""Positions of all five games in which something is asked of the first seat, found by playing at random."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import pomezi
from pomezi.core.events import Event
from pomezi.core.game import Setup
from pomezi.core.state import State

Dump = Mapping[str, object]
SEEDS = ("1", "2", "3", "4", "5", "6")
ME = 0


@dataclass(frozen=True)
class Step:
    """What the first seat did in a position, and what came of it."""

    state: State
    action: str
    events: tuple[str, ...]

    @property
    def phase(self) -> str:
        return str(self.state.view(ME)["phase"])

    @property
    def verbs(self) -> frozenset[str]:
        return frozenset(self.state.write(action).split(" ")[0] for action in self.state.legal_actions(ME))


def steps(game: str, seats: int, seed: str) -> Iterator[Step]:
    """A game at random; each step of the first seat, before it is done."""
    state = pomezi.GAMES[game].new(Setup(seats, seed))
    chance = random.Random(seed)
    while mask := state.actors():
        seat = chance.choice([each for each in range(mask.bit_length()) if mask >> each & 1])
        action = chance.choice(state.legal_actions(seat))
        before, events = state.clone(), list[Event]()
        state.apply(seat, action, events)
        if seat == ME:
            yield Step(before, before.write(action), tuple(event.kind for event in events))


def asked(game: str, seats: int) -> dict[str, Dump]:
    """By phase and by what may be done in it: the latest position of a game, when the board is full."""
    found: dict[str, Dump] = {}
    for seed in SEEDS[:3]:
        for step in steps(game, seats, seed):
            name = "-".join([step.phase, *sorted(step.verbs & TELLING)])
            found[name] = step.state.dump()
    return found


# Verbs that make another screen of a phase; all others may or may not be possible on the same screen.
TELLING = frozenset({"claim", "keep", "reveal", "travel", "exchange", "detective", "move", "balloon"})


def happenings(game: str, seats: int) -> list[Step]:
    """As few steps as it takes for every kind of event that the first seat brings about."""
    found: list[Step] = []
    told: set[str] = set()
    for seed in SEEDS:
        for step in steps(game, seats, seed):
            if new := set(step.events) - told:
                found.append(step)
                told |= new
    return found


def last_step(game: str, seats: int) -> Step:
    """One action before the end, in a game in which the first seat does it."""
    for seed in range(1, 100):
        *_, last = steps(game, seats, str(seed))
        if "over" in last.events:
            return last
    raise AssertionError(game)
