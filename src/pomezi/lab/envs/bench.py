"""How fast the environments are here, beside PettingZoo's connect_four: steps a second of our process."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import process_time
from types import ModuleType
from typing import Any

import numpy as np
from pettingzoo.env_registry.registration import make

from pomezi.core.game import GAMES
from pomezi.lab.envs import PomeziVectorEnv, make_env
from pomezi.lab.envs.vector import RANDOM, SELF

ROWS = 128
YARDSTICK = "connect_four of PettingZoo"


@dataclass(frozen=True)
class Figure:
    """One environment. In all of them actions are drawn from the masks at random, and that time counts."""

    name: str
    form: str
    seats: int
    steps_per_s: float


def measure(games: Sequence[str], seconds: float) -> Iterator[Figure]:
    """Each for so many seconds; connect_four first."""
    yield Figure(YARDSTICK, "aec", 2, _rate(_aec(connect_four()), seconds))
    for game in games:
        seats = max(2, GAMES[game].seats[0])
        yield Figure(game, "aec", seats, _rate(_aec(make_env(game, seats=seats)), seconds))
        for opponents in (SELF, RANDOM):
            env = PomeziVectorEnv(game, ROWS, seats=seats, opponents=opponents)
            yield Figure(game, f"vector, {opponents}", seats, _rate(_vector(env), seconds))


DRAWER = "pygame"


def connect_four() -> Any:
    """With PettingZoo's own wrappers. It imports pygame, which only draws: an empty one will do here."""
    sys.modules.setdefault(DRAWER, ModuleType(DRAWER))
    return make("aec", "classic/connect_four-v3")


def _aec(env: Any) -> Callable[[], int]:
    """One game, as any learner would play it; how many actions it had."""
    chance = random.Random(1)

    def play() -> int:
        steps = 0
        env.reset(seed=chance.getrandbits(30))
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(chance.random() * len(legal))]))
            steps += 1
        return steps

    return play


def _vector(env: PomeziVectorEnv) -> Callable[[], int]:
    """Some steps of all rows."""
    env.reset(seed=1)
    chance = np.random.default_rng(1)

    def play() -> int:
        for _ in range(20):
            env.step(drawn(env.action_masks(), chance))
        return 20 * env.num_envs

    return play


def drawn(masks: np.ndarray[Any, Any], chance: np.random.Generator) -> np.ndarray[Any, Any]:
    """A legal action for each row, all as likely."""
    rows, choices = masks.shape
    legal = np.flatnonzero(masks)
    ends = np.searchsorted(legal, np.arange(rows + 1) * choices)
    which = (chance.random(rows) * np.diff(ends)).astype(np.int64)
    found: np.ndarray[Any, Any] = legal[ends[:-1] + which] % choices
    return found


def _rate(play: Callable[[], int], seconds: float) -> float:
    """Steps a second of processor time."""
    play()
    count = 0
    began = process_time()
    while process_time() - began < seconds:
        count += play()
    return count / (process_time() - began)


def table(figures: Iterator[Figure]) -> Iterator[str]:
    """A line for each, with its ratio to connect_four."""
    yield f"{'environment':28} {'form':16} {'seats':>5} {'steps/s':>10} {'x connect_four':>15}"
    base = 0.0
    for figure in figures:
        base = base or figure.steps_per_s
        ratio = figure.steps_per_s / base
        line = f"{figure.name:28} {figure.form:16} {figure.seats:5} {figure.steps_per_s:10,.0f} {ratio:15.1f}"
        yield line
