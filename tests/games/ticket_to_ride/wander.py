"""Random games: uniform ones, and ones whose players build networks worth scoring."""

from __future__ import annotations

from collections.abc import Iterator

from pomezi import Record, Rng, Setup, State, seats_in, seeded
from tests.games.ticket_to_ride.build import GAME
from tests.games.ticket_to_ride.naive import board

TRIES = 4


def wander(setup: Setup, chance: str, builders: bool = False) -> Iterator[tuple[State, int, int]]:
    """Plays a random game; yields the state, the seat and its action before each action is done."""
    rng = seeded(chance)
    s = GAME.new(setup)
    homes: list[set[str]] = [set() for _ in range(setup.seats)]
    while s.actors():
        seats = seats_in(s.actors())
        seat = seats[rng.below(len(seats))]
        action = _build(s, seat, rng, homes[seat]) if builders else int(s.random_action(seat, rng))
        yield s, seat, action
        s.apply(seat, action)


def finished(setup: Setup, chance: str, builders: bool = False) -> State:
    return [s for s, _, _ in wander(setup, chance, builders)][-1]


def record(setup: Setup, chance: str, builders: bool = False) -> Record:
    """The record of the same game."""
    record = Record(GAME, setup)
    s = GAME.new(setup)
    for s, seat, action in wander(setup, chance, builders):
        record.append(seat, s.write(action))
    record.close(s)
    return record


def hoard(seats: int, seed: int) -> Iterator[tuple[State, int]]:
    """A game in which everybody draws cards while they can; state and seat before each action."""
    rng = seeded(f"{seed:x}")
    s = GAME.new(Setup(seats, f"{seed:x}"))
    while s.actors():
        seat = seats_in(s.actors())[0]
        yield s, seat
        legal = s.legal_actions(seat)
        draws = [action for action in legal if s.write(action).startswith("draw")]
        s.apply(seat, (draws or legal)[rng.below(len(draws or legal))])


def _build(s: State, seat: int, rng: Rng, home: set[str]) -> int:
    """Of some random actions the first claim that is joined to what the seat has, else the last one."""
    action = 0
    cities: set[str] = set()
    for _ in range(TRIES):
        action = int(s.random_action(seat, rng))
        cities = _cities(s.write(action))
        if cities & home:
            break
    home |= cities
    return action


def _cities(text: str) -> set[str]:
    """The two cities that a claim joins."""
    words = text.split()
    if words[0] != "claim":
        return set()
    route = board().routes[words[1]]
    return {route.a, route.b}
