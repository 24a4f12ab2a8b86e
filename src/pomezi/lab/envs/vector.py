"""Many games at once as one vector environment of Gymnasium, stepped by compiled code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from pomezi.bots.batch import ALL, DRAWN, Batch, Maker
from pomezi.core.game import find_game
from pomezi.core.rng import HEX_DIGITS
from pomezi.lab.envs.encoders import make_encoder, reward_of
from pomezi.lab.envs.legal import Flags, LegalActions
from pomezi.lab.envs.observer import Observation, Observer, array_of
from pomezi.lab.players import make_player

Info: TypeAlias = dict[str, Any]
SELF = "self"
RANDOM = "random"


class PomeziVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """The learner sits at one seat of each game, or at all of them. A game that ends is followed by the next
    one within the same step."""

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        game: str,
        num_envs: int = 64,
        seats: int = 0,
        edition: str = "",
        options: Mapping[str, Any] | None = None,
        reward: str = "",
        opponents: str | Sequence[str] = RANDOM,
        seat: int | None = None,
        forced: bool = True,
    ) -> None:
        """`opponents`: "self" (the learner plays all seats), or bots by name for all others, or for each of
        them clockwise. `seat`: the learner's; drawn for each game unless told. `forced`: whether it is asked
        where only one action is legal."""
        encoder = make_encoder(game, seats, edition, options)
        count = int(encoder.seats)
        learner = ALL if opponents == SELF or count == 1 else DRAWN if seat is None else seat
        if seat is not None and not 0 <= seat < count:
            raise ValueError(f"seat is 0 … {count - 1}, not {seat}")
        names = [opponents] * (count - 1) if isinstance(opponents, str) else list(opponents)
        if learner != ALL and len(names) != count - 1:
            raise ValueError(f"{count - 1} opponents, not {len(names)}")
        makers = [] if learner == ALL else [_maker(game, name) for name in names]
        self.observer = Observer(encoder)
        self.encoder = encoder
        self.batch = Batch(
            find_game(game), encoder, num_envs, learner, makers, reward_of(reward, count), forced
        )
        self.num_envs = num_envs
        self.metadata = {"name": f"pomezi_{game}_v2", "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = spaces.Box(-1.0, 1.0, (self.observer.size,), np.float32)
        self.single_action_space = spaces.Discrete(self.observer.choices)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = LegalActions(self.observer.choices, num_envs, lambda: self._marks)
        self._rows = np.arange(num_envs)
        self._chance, _ = seeding.np_random()
        self._is_seeded = False
        self._lay_out()

    def _lay_out(self) -> None:
        """The batch's vectors as arrays: the same memory, read only."""
        batch, rows = self.batch, self.num_envs
        self._cells = array_of(memoryview(batch.cells), np.int16).reshape(rows, -1)
        self._last_cells = array_of(memoryview(batch.last_cells), np.int16).reshape(rows, -1)
        self._marks = array_of(memoryview(batch.marks), np.bool_).reshape(rows, -1)
        self._over = array_of(memoryview(batch.over), np.bool_)
        self._asked = array_of(memoryview(batch.asked), np.int64)
        self._acted = array_of(memoryview(batch.acted), np.int64)
        self._paid = array_of(memoryview(batch.rewards), np.float64).reshape(rows, -1)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Info | None = None
    ) -> tuple[Observation, Info]:
        """The same seed, the same games, for as long as the same actions follow."""
        if seed is not None or not self._is_seeded:
            self.batch.seed(self._seeds(seed))
            self._is_seeded = True
        self.batch.reset()
        return self.observations(), self._info()

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[str]:
        if isinstance(seed, Sequence):
            streams = [seeding.np_random(one)[0] for one in seed]
        else:
            if seed is not None:
                self._chance, _ = seeding.np_random(seed)
            streams = [self._chance] * self.num_envs
        return [stream.bytes(HEX_DIGITS // 2).hex() for stream in streams]

    def _info(self) -> Info:
        return {"action_mask": self.action_masks(), "seat": self._asked.copy()}

    def observations(self) -> Observation:
        """What the seats that are asked know now."""
        return self.observer.floats(self._cells)

    def action_masks(self) -> Flags:
        """What is legal now: a row for each game, never empty."""
        masks: Flags = self._marks.copy()
        return masks

    def step(self, actions: NDArray[np.int64]) -> tuple[Observation, NDArray[np.float64], Flags, Flags, Info]:
        """One action in each game. If any is outside its mask, nothing changes and ValueError is raised."""
        numbers = np.asarray(actions).tolist()
        bad = self.batch.refused(numbers)
        if bad >= 0:
            raise ValueError(f"{numbers[bad]} is not legal now in row {bad}: see action_masks()")
        self.batch.step(numbers)
        info = self._info()
        info["rewards"] = self._paid.copy()
        over = self._over.copy()
        if over.any():
            info["final_obs"] = self.observer.floats(self._last_cells)
            info["_final_obs"] = over
        paid = info["rewards"][self._rows, self._acted]
        cut = np.zeros(self.num_envs, np.bool_)
        return self.observations(), paid, over, cut, info


def _maker(game: str, name: str) -> Maker | None:
    return None if name == RANDOM else partial(make_player, game, name)
