"""Learns any game from its own play, then sits down at a table.

    python examples/train.py limes --seats 1 --minutes 5     # writes limes_1.npz, prints the curve
    pomezi arena limes --seats 1 --bots examples.train:TrainedBot,tourist --games 200
    pomezi sit LINK --bot examples.train:TrainedBot           # at a table of a running server

It knows no rule and no game. A network of one hidden layer guesses, from the numbers that an encoder writes
of what a seat knows, how far ahead that seat will be in the end. Before each action it imagines the rest of
the table, looks at what it would know after every legal action, and does what looks best; now and then it
tries something else. After each game the guesses of all its positions are moved towards what came true.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from time import process_time

import numpy as np
from numpy.typing import NDArray

from pomezi.bots import make_bot
from pomezi.bots.batch import look_ahead
from pomezi.bots.bot import Bot, Budget, Choice, Glimpse
from pomezi.core.encoder import new_cells
from pomezi.core.game import Setup, find_game
from pomezi.core.reward import MARGIN, earned
from pomezi.core.rng import Rng, seeded
from pomezi.core.state import RACE, State, seats_in
from pomezi.lab.envs import Observer, make_encoder
from pomezi.lab.envs.observer import Observation, array_of

WIDTH = 64  # of the hidden layer
SHORT = 40  # only parts of at most so many numbers are looked at: whole maps take longer to learn
MOST_ACTIONS = 2000  # looked at; more are legal only in odd positions of 80 Days
POINTS = 50.0  # a lead is learned in these
CURIOSITY = 0.05  # how often it tries anything
PACE = 0.001  # of learning
MEMORY = 30_000  # positions of the latest games that it learns from again and again
BATCH = 256
GAMES_A_LESSON = 8
STEPS_A_LESSON = 24

Array = NDArray[np.float32]


class Guess:
    """How far ahead a seat will be in the end: one hidden layer, taught by Adam."""

    def __init__(self, size: int, seed: int = 0) -> None:
        chance = np.random.default_rng(seed)
        self.weights: list[Array] = [
            (chance.standard_normal((size, WIDTH)) / 30).astype(np.float32),
            np.zeros(WIDTH, np.float32),
            np.zeros(WIDTH, np.float32),
            np.zeros(1, np.float32),
        ]
        self.first = [np.zeros_like(part) for part in self.weights]  # Adam's moments
        self.second = [np.zeros_like(part) for part in self.weights]
        self.steps = 0
        self.weights[2][:] = chance.standard_normal(WIDTH) / 30

    def __call__(self, seen: Observation) -> Array:
        inner, inner_bias, outer, outer_bias = self.weights
        found: Array = np.maximum(seen @ inner + inner_bias, 0) @ outer + outer_bias
        return found

    def learn(self, seen: Observation, truth: Array) -> None:
        """One step of gradient descent on the squared error."""
        inner, inner_bias, outer, outer_bias = self.weights
        hidden = np.maximum(seen @ inner + inner_bias, 0)
        error = (hidden @ outer + outer_bias - truth) / len(truth)
        back = np.outer(error, outer) * (hidden > 0)
        slopes = [seen.T @ back, back.sum(axis=0), hidden.T @ error, error.sum(keepdims=True)]
        self.steps += 1
        for i, slope in enumerate(slopes):
            self.first[i] += 0.1 * (slope - self.first[i])
            self.second[i] += 0.001 * (slope**2 - self.second[i])
            mean = self.first[i] / (1 - 0.9**self.steps)
            spread = self.second[i] / (1 - 0.999**self.steps)
            self.weights[i] -= PACE * mean / (np.sqrt(spread) + 1e-8)


class Player:
    """Does what looks best, one action ahead."""

    def __init__(self, setup: Setup, game: str, guess: Guess | None = None) -> None:
        encoder = make_encoder(game, setup.seats, setup.edition, setup.options)
        self.observer = Observer(encoder)
        lengths = [part.length for part in encoder.parts]
        self.used = np.flatnonzero(np.repeat(np.array(lengths) <= SHORT, lengths))
        self.guess = guess or Guess(len(self.used))
        self.cells = new_cells(MOST_ACTIONS * self.observer.size)
        self.rows = array_of(memoryview(self.cells), np.int16).reshape(MOST_ACTIONS, -1)

    def weigh(self, world: State, seat: int) -> tuple[list[int], Observation, Array]:
        """The legal actions, what the seat would know after each, and what that is thought to be worth."""
        actions = look_ahead(self.observer.encoder, world, seat, self.cells)
        seen = self.observer.floats(self.rows[: len(actions)])[:, self.used]
        return actions, seen, self.guess(seen)


class Trainer:
    """Plays against itself and remembers the latest positions."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.house = find_game(game)
        self.setup = self.house.check(Setup(seats, "1"))
        self.player = Player(self.setup, game)
        self.rng = seeded(f"{seed:x}")
        self.chance = np.random.default_rng(seed)
        self.seen: Observation = np.zeros((MEMORY, len(self.player.used)), np.float32)
        self.truth: Array = np.zeros(MEMORY, np.float32)
        self.kept = 0  # positions so far

    def play(self) -> None:
        """One game of its own, remembered with its end."""
        state = self.house.new(Setup(self.setup.seats, self.rng.fork().dump()))
        way: list[tuple[int, Observation]] = []
        while state.actors():
            seat = next_seat(state, self.rng)
            actions, seen, worth = self.player.weigh(state.determinize(seat, self.rng), seat)
            best = int(worth.argmax())
            if self.chance.random() < CURIOSITY:
                best = int(self.chance.integers(len(actions)))
            if len(actions) > 1:
                way.append((seat, seen[best].copy()))
            state.apply(seat, actions[best])
        end = earned(state, MARGIN)
        for seat, seen in way:
            place = self.kept % MEMORY
            self.seen[place] = seen
            self.truth[place] = end[seat] / POINTS
            self.kept += 1

    def learn(self, steps: int) -> None:
        for _ in range(steps):
            rows = self.chance.integers(min(self.kept, MEMORY), size=BATCH)
            self.player.guess.learn(self.seen[rows], self.truth[rows])


def next_seat(state: State, rng: Rng) -> int:
    """The first of those who may act; in a race any of them."""
    seats = seats_in(state.actors())
    return seats[rng.below(len(seats))] if state.pace() == RACE else seats[0]


class TrainedBot(Bot):
    """For the arena and `pomezi sit`; what it has learned lies in GAME_SEATS.npz."""

    def __init__(self, player: Player | None = None) -> None:
        self.player = player

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        world = glimpse.sample()
        if self.player is None:
            self.player = load(glimpse.view())
        actions, _, worth = self.player.weigh(world, glimpse.seat)
        return Choice(actions[int(worth.argmax())])


def path_of(game: str, seats: int) -> Path:
    return Path(f"{game}_{seats}.npz")


def load(view: object) -> Player:
    """The player for the game that a view is of."""
    assert isinstance(view, dict)
    game, seats = view["game"], len(view["players"])
    player = Player(find_game(game).check(Setup(seats, "1", view["edition"], view["options"])), game)
    found = np.load(path_of(game, seats))
    player.guess.weights = [found[f"part_{i}"] for i in range(4)]
    return player


def save(player: Player, path: Path) -> None:
    inner, inner_bias, outer, outer_bias = player.guess.weights
    np.savez(path, part_0=inner, part_1=inner_bias, part_2=outer, part_3=outer_bias)


def trial(player: Player, game: str, seats: int, opponent: str, games: int, seed: int) -> tuple[float, float]:
    """Points of the learner (alone) or its share of wins, and the opponent's on the same deals; the learner
    sits at every seat in turn, the opponent at all others."""
    found = [0.0, 0.0]
    for number in range(games):
        learner = number % seats
        who = ([True], [False]) if seats == 1 else ([seat == learner for seat in range(seats)],)
        for side, seating in enumerate(who):
            bots = [TrainedBot(player) if own else make_bot(game, opponent) for own in seating]
            rng = seeded(f"{seed + number // seats:x}")
            state = find_game(game).new(Setup(seats, rng.fork().dump()))
            while state.actors():
                seat = next_seat(state, rng)
                state.apply(seat, bots[seat].choose(Glimpse(state, seat, rng), Budget()).action)
            if seats == 1:
                found[side] += state.merits()[0] / games
            else:
                places = state.places()
                share = (places[learner] == 1) / places.count(1)
                found = [found[0] + share / games, found[1] + (1 - share) / games]
    return found[0], found[1]


def train(game: str, seats: int, minutes: float, opponent: str, trials: int, seed: int) -> Trainer:
    """So many minutes of processor time, trials not counted; a line of the curve after each tenth of it."""
    trainer = Trainer(game, seats, seed)
    spent, told, games = 0.0, 0.0, 0
    while True:
        began = process_time()
        for _ in range(GAMES_A_LESSON):
            trainer.play()
        trainer.learn(STEPS_A_LESSON)
        games += GAMES_A_LESSON
        spent += process_time() - began
        is_done = spent >= minutes * 60
        if spent >= told or is_done:
            own, other = trial(trainer.player, game, seats, opponent, trials, seed=10**6)
            print(
                f"{spent:6.0f} s {games:8,} games   learner {own:6.2f}   {opponent} {other:6.2f}", flush=True
            )
            told += minutes * 6
        if is_done:
            return trainer


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Learn a game from play against oneself.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5.0, help="of processor time (5)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponent", default="tourist", help="in the trials (tourist)")
    parser.add_argument("--trials", type=int, default=40, help="games of each trial (40)")
    asked = parser.parse_args(argv)
    trainer = train(asked.game, asked.seats, asked.minutes, asked.opponent, asked.trials, asked.seed)
    path = path_of(asked.game, asked.seats)
    save(trainer.player, path)
    print(f"what was learned is in {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
