"""Random games by number: the same number is the same record, whatever runs the engine. `python -m
tests.pocket.random_games 100` tells the digest of every record as JSON; a browser runs the same text."""

from __future__ import annotations

import json
import sys
from hashlib import sha256

from pomezi.core.errors import SetupError
from pomezi.core.game import Game, Setup
from pomezi.core.record import Record
from pomezi.core.rng import Rng, seeded
from pomezi.core.state import seats_in
from pomezi.games import GAMES


def random_record(key: str, number: int) -> str:
    """By turns with every number of seats and every edition, and with whatever options chance allows."""
    game, chance = GAMES[key], seeded(f"{number + 1:x}")
    record = Record(game, _setup(game, number, chance))
    state = game.new(record.setup)
    while state.actors():
        seats = seats_in(state.actors())
        seat = seats[chance.below(len(seats))]
        legal = state.legal_actions(seat)  # which there are, and in which order, decides what is done
        action = legal[chance.below(len(legal))]
        record.append(seat, state.write(action))
        state.apply(seat, action)
    record.close(state)
    return record.text()


def _setup(game: Game, number: int, chance: Rng) -> Setup:
    seats, edition = game.seats[number % len(game.seats)], game.editions[number % len(game.editions)]
    wished = {option.key: option.allowed[chance.below(len(option.allowed))] for option in game.options}
    for setup in (Setup(seats, f"{number:x}", edition, wished), Setup(seats, f"{number:x}", edition)):
        try:
            game.new(setup)
            return setup
        except SetupError:
            continue
    return Setup(seats, f"{number:x}")


def digests(games: int) -> str:
    """As JSON: of every game its records' digests, by number."""
    found = {
        key: [sha256(random_record(key, number).encode()).hexdigest() for number in range(games)]
        for key in GAMES
    }
    return json.dumps(found)


if __name__ == "__main__":
    print(digests(int(sys.argv[1])))
