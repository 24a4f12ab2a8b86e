"""Learns the map of Bez hranic from the bills alone, then sits down at a table.

    python examples/train.py --games 400                 # plays against itself, writes bez_hranic.npz
    pomezi arena bez_hranic --bots examples.train:TrainedBot,random --games 200
    pomezi sit LINK --bot examples.train:TrainedBot      # at a table of a running server

Nobody tells it which states are neighbours: it sees the offer, chooses, and sees its money change. What a
journey costs is guessed as a sum of numbers, one for each pair of states (from the middle to the place
chosen), one for field 40 and one for each token underneath. After every round the numbers that were used
are moved a little towards what was really paid.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pomezi.lab.envs import PomeziEnv
from pomezi.lab.envs.bez_hranic import BezHranicEncoder

FIELDS, STATES = 8, 50
WEIGHTS = "bez_hranic.npz"
EUR = 100.0  # what is paid is learned in hundreds

Array = NDArray[np.float64]


class Guess:
    """What each field is thought to cost, in one linear model."""

    def __init__(self, weights: Array | None = None) -> None:
        self.weights = np.zeros(STATES * STATES + 2) if weights is None else weights

    def features(self, parts: Mapping[str, Any]) -> Array:
        """A row for each field: pairs of states it would join, field 40, tokens that lie there."""
        rows = np.zeros((FIELDS, STATES * STATES + 2))
        middle = [int(np.argmax(parts[name])) for name in ("start", "target") if parts[name].any()]
        for field in range(1, FIELDS):
            place = int(np.argmax(parts[f"state at {field}"]))
            for state in middle:
                rows[field, min(state, place) * STATES + max(state, place)] += 1
        rows[0, -2] = 1
        rows[:, -1] = parts["stacks"]
        return rows

    def learn(self, used: Array, paid: float, pace: float) -> None:
        """`used` are the features of all that was chosen in a round, added up."""
        error = used @ self.weights - paid
        self.weights -= pace * error * used / (1 + used @ used)


def choose(guess: Guess, encoder: BezHranicEncoder, parts: Mapping[str, Any], legal: Sequence[int]) -> int:
    """The cheapest field; in the last round, where journeys are paid for, the dearest."""
    costs = guess.features(parts) @ guess.weights
    is_final = parts["round"][-1] == 1
    fields = {number: int(encoder.actions[number].split(" ")[-1]) for number in legal}
    return min(legal, key=lambda number: costs[fields[number]] * (-1 if is_final else 1))


def train(games: int, seats: int = 6, seed: int = 1, curiosity: float = 0.3, pace: float = 0.3) -> Guess:
    """Plays against itself; now and then it tries anything."""
    env = PomeziEnv("bez_hranic", seats, reward="points")
    assert isinstance(env.encoder, BezHranicEncoder)
    chance = np.random.default_rng(seed)
    guess = Guess()
    for game in range(games):
        env.reset(seed=seed * 1_000_000 + game)
        chosen: dict[str, Array] = {}
        while not all(env.terminations.values()):
            agent = env.agent_selection
            legal = list(env.legal(agent))
            if len(legal) == 1:
                env.step(legal[0])
                continue
            parts = env.encoder.parts(env.observe(agent)["observation"])
            is_curious = chance.random() < curiosity * (1 - game / games)
            action = int(chance.choice(legal)) if is_curious else choose(guess, env.encoder, parts, legal)
            field = int(env.encoder.actions[action].split(" ")[-1])
            chosen[agent] = chosen.get(agent, np.zeros(len(guess.weights))) + guess.features(parts)[field]
            sign = 1 if parts["round"][-1] == 1 else -1
            env.step(action)
            if any(env.rewards.values()):  # the bills are on the table
                for payer, used in chosen.items():
                    guess.learn(used, sign * env.rewards[payer] / EUR, pace * (1 - game / games) + 0.02)
                chosen = {}
    return guess


class TrainedBot:
    """For `pomezi sit` and the arena: a view and the legal actions in, one of them out."""

    def __init__(self, path: str = WEIGHTS) -> None:
        self.guess = Guess(np.load(path)["weights"])
        self.encoders: dict[str, BezHranicEncoder] = {}

    def choose(self, view: Mapping[str, Any], legal: Sequence[str]) -> str:
        if len(legal) == 1:
            return legal[0]
        seats, edition, options = len(view["players"]), view["edition"], view["options"]
        key = f"{seats} {edition} {options}"
        if key not in self.encoders:
            self.encoders[key] = BezHranicEncoder(seats, edition, options)
        encoder = self.encoders[key]
        numbers = dict(zip(encoder.numbers_of(legal, view), legal, strict=True))
        parts = encoder.parts(encoder.observe(view))
        return numbers[choose(self.guess, encoder, parts, list(numbers))]


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Learn the map of Bez hranic from the bills alone.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default=WEIGHTS, help=f"where the weights go ({WEIGHTS})")
    asked = parser.parse_args(argv)
    guess = train(asked.games, seed=asked.seed)
    np.savez(Path(asked.out), weights=guess.weights)
    print(f"{asked.games} games played; the weights are in {asked.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
