"""Plays at random, lets every seat note what it was told, and holds what it imagines against its notes."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol, TypeAlias

from pomezi import Event, Game, Rng, Setup, State, seats_in, seeded
from pomezi.core.events import told

LIKELY = 4  # one position in so many is imagined


class Notes(Protocol):
    """All that one seat knows: its first view, and whatever it was told since."""

    def hear(self, events: list[dict[str, Any]]) -> None: ...
    def doubt(self, imagined: Mapping[str, Any]) -> str:
        """Why this dump cannot be the truth; empty if it can."""


NotesOf: TypeAlias = Callable[[Mapping[str, Any]], Notes]


class Forgotten(AssertionError):
    """Something imagined that the seat knows to be otherwise."""


def samples(game: Game, setups: Callable[[Rng], Setup], notes_of: NotesOf, rng: Rng) -> Iterator[State]:
    """Without end: imagined positions, each held against the notes of the seat that imagines it."""
    while True:
        setup = setups(rng)
        state = game.new(setup)
        notes = [notes_of(state.view(seat)) for seat in range(setup.seats)]
        history: list[str] = []
        while actors := seats_in(state.actors()):
            if rng.below(LIKELY) == 0:
                seat = rng.below(setup.seats)
                yield held_against(notes[seat], game, state, seat, rng, history)
            seat = actors[rng.below(len(actors))]
            action = int(state.random_action(seat, rng))
            history.append(f"{seat} {state.write(action)}")
            events: list[Event] = []
            state.apply(seat, action, events)
            for other in range(setup.seats):
                notes[other].hear(told(events, other))


def held_against(notes: Notes, game: Game, state: State, seat: int, rng: Rng, history: list[str]) -> State:
    imagined = game.imagine(json.loads(json.dumps(state.view(seat))), rng)
    for dump in (state.dump(), imagined.dump()):  # the truth, too: else the notes themselves are wrong
        if doubt := notes.doubt(dump):
            raise Forgotten(f"seat {seat} knows better: {doubt}\n" + "\n".join(history))
    return imagined


def main(description: str | None, game: Game, setups: Callable[[Rng], Setup], notes_of: NotesOf) -> int:
    """The command: so many samples from a seed."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--samples", type=int, default=10_000, help="(default: %(default)s)")
    parser.add_argument("--seed", default="1", help="hex digits (default: %(default)s)")
    options = parser.parse_args()
    endless = samples(game, setups, notes_of, seeded(options.seed))
    for _ in range(options.samples):
        next(endless)
    print(f"{game.key}: {options.samples} imagined positions, all of them possible")
    return 0
