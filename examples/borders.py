"""Learns the map of Bez hranic from the bills alone, then sits down at a table.

    python examples/borders.py --steps 3000              # plays against itself, writes bez_hranic.npz
    pomezi arena bez_hranic --bots examples.borders:TrainedBot,tourist --games 200
    pomezi sit LINK --bot examples.borders:TrainedBot    # at a table of a running server

Nobody tells it which states are neighbours: it sees the offer, chooses, and sees its money change. What a
journey costs is guessed as a sum of numbers, one for each pair of states (from the middle to the place
chosen), one for field 40 and one for each token underneath. After every round the numbers that were used
are moved a little towards what was really paid. All of it in many games at once.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pomezi.bots.bot import Bot, Budget, Choice, Glimpse
from pomezi.lab.envs import Observer, PomeziVectorEnv, make_encoder
from pomezi.lab.envs.observer import Observation

STATES, FIELDS = 50, 8
NOTHING = STATES * STATES  # where no pair is meant: a number that stays 0
FORTY, UNDER = NOTHING + 1, NOTHING + 2  # the numbers behind those of the pairs
SLOTS = 3  # numbers that one token uses: from the start, to the target or for field 40, for tokens below
FIRST_PLACE = 4  # the number of `place first 0`
WEIGHTS = "bez_hranic.npz"
EUR = 100.0  # what is paid is learned in hundreds
CURIOSITY = 0.2
PACE = 0.1

Numbers = NDArray[np.int64]
Array = NDArray[np.float64]


class Offers:
    """What lies on many boards, as far as it matters for prices."""

    def __init__(self, observer: Observer, seen: Observation) -> None:
        parts = observer.parts(seen.T)
        self.is_final: NDArray[np.bool_] = np.asarray(parts["round"][-1] == 1)
        places = np.stack([parts[f"state at {field}"].argmax(axis=0) for field in range(1, FIELDS)], axis=1)
        self.keys = np.full((len(seen), FIELDS, 2), NOTHING)
        for side, name in enumerate(("start", "target")):
            state, is_there = (
                parts[name].argmax(axis=0)[:, None],
                np.asarray(parts[name].any(axis=0))[:, None],
            )
            pairs = np.minimum(state, places) * STATES + np.maximum(state, places)
            self.keys[:, 1:, side] = np.where(is_there, pairs, NOTHING)
        self.keys[:, 0, 1] = FORTY
        tokens = [part for name, part in parts.items() if name.startswith("tokens of")]
        self.heights = 2 * np.sum(tokens, axis=0).T

    def costs(self, weights: Array) -> Array:
        """Of a token at each field."""
        found: Array = weights[self.keys].sum(axis=2) + weights[UNDER] * self.heights
        return np.where(self.is_final[:, None], -found, found)  # in the last round journeys are paid for


def best(costs: Array, masks: NDArray[np.bool_]) -> Numbers:
    """The cheapest legal field of each row, as an action; whatever is legal where there is none (a second
    colour comes after the first)."""
    fields = masks[:, FIRST_PLACE : FIRST_PLACE + FIELDS]
    cheapest = FIRST_PLACE + np.where(fields, costs, np.inf).argmin(axis=1)
    found: Numbers = np.where(fields.any(axis=1), cheapest, masks.argmax(axis=1))
    return found


def train(steps: int, rows: int = 64, seats: int = 2, seed: int = 1) -> Array:
    """Plays against itself, so many actions in each row; now and then it tries anything."""
    env = PomeziVectorEnv("bez_hranic", rows, seats=seats, reward="points", opponents="self")
    chance = np.random.default_rng(seed)
    weights = np.zeros(NOTHING + 3)
    keys = np.full((rows, seats, 2 * SLOTS), NOTHING)  # of all that each seat has chosen in this round
    times = np.zeros((rows, seats, 2 * SLOTS))
    counts = np.zeros((rows, seats), np.int64)
    every = np.arange(rows)
    seen, info = env.reset(seed=seed)
    for _ in range(steps):
        offers = Offers(env.observer, seen)
        masks, who = info["action_mask"], info["seat"]
        costs = offers.costs(weights)
        costs[chance.random(rows) < CURIOSITY] = 0
        costs += chance.random(costs.shape) * 1e-6
        actions = best(costs, masks)
        some = every[actions >= FIRST_PLACE]
        field, seat = actions[some] - FIRST_PLACE, who[some]
        at = SLOTS * counts[some, seat]
        for slot in range(2):
            keys[some, seat, at + slot] = offers.keys[some, field, slot]
            times[some, seat, at + slot] = 1
        keys[some, seat, at + 2] = UNDER
        times[some, seat, at + 2] = offers.heights[some, field]
        counts[some, seat] += 1
        is_final = offers.is_final
        seen, _, _, _, info = env.step(actions)
        paid = info["rewards"]
        billed = (actions >= FIRST_PLACE) & (paid != 0).any(axis=1)  # income comes with other actions
        learn(weights, keys[billed], times[billed], paid[billed] * np.where(is_final[billed], 1, -1)[:, None])
        keys[billed], times[billed], counts[billed] = NOTHING, 0, 0
    return weights


def learn(weights: Array, keys: Numbers, times: Array, paid: Array) -> None:
    """Moves the numbers that were used towards what was paid."""
    error = (weights[keys] * times).sum(axis=2) - paid / EUR
    blame = error[..., None] * times / (1 + (times**2).sum(axis=2, keepdims=True))
    used = np.bincount(keys.ravel(), minlength=len(weights))  # the mean of all boards that used a number
    total = np.bincount(keys.ravel(), blame.ravel(), minlength=len(weights))
    weights -= PACE * total / np.maximum(used, 1)
    weights[NOTHING] = 0


class TrainedBot(Bot):
    """For the arena and `pomezi sit`: sees what its seat sees, and chooses the cheapest field."""

    def __init__(self, path: str = WEIGHTS) -> None:
        self.weights: Array = np.load(path)["weights"]
        self.observer: Observer | None = None

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        world = glimpse.sample()
        if self.observer is None:
            view = glimpse.view()
            players, edition, options = view["players"], view["edition"], view["options"]
            assert isinstance(players, list)
            assert isinstance(edition, str)
            assert isinstance(options, dict)
            self.observer = Observer(make_encoder("bez_hranic", len(players), edition, options))
        mask = self.observer.mask(world, glimpse.seat).astype(np.bool_)
        offers = Offers(self.observer, self.observer.observe(world, glimpse.seat)[None, :])
        number = int(best(offers.costs(self.weights), mask[None, :])[0])
        return Choice(self.observer.encoder.action(world, glimpse.seat, number))


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Learn the map of Bez hranic from the bills alone.")
    parser.add_argument(
        "--steps", type=int, default=3000, help="in each of the games that go on at once (3000)"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default=WEIGHTS, help=f"where the weights go ({WEIGHTS})")
    asked = parser.parse_args(argv)
    weights = train(asked.steps, seed=asked.seed)
    np.savez(Path(asked.out), weights=weights)
    print(f"the weights are in {asked.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
