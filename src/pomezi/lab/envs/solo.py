"""A game as an environment of Gymnasium: the learner at one seat, bots at the others."""

from __future__ import annotations

import json
from typing import Any

import gymnasium
import numpy as np

from pomezi.lab.envs.legal import Flags, LegalAction
from pomezi.lab.envs.observer import Observation
from pomezi.lab.envs.vector import Info, PomeziVectorEnv

RAISE, END = "raise", "end"


class PomeziSoloEnv(gymnasium.Env[Observation, np.int64]):
    """One row of a vector environment; only that a game that is over waits for `reset`."""

    def __init__(self, game: str, render_mode: str | None = None, illegal: str = RAISE, **words: Any) -> None:
        """`illegal`: what an action outside the mask does, "raise" or "end" (the game, with a reward of -1);
        `words` as for `PomeziVectorEnv`."""
        if illegal not in (RAISE, END):
            raise ValueError(f"illegal is {RAISE!r} or {END!r}, not {illegal!r}")
        self.illegal = illegal
        self.many = PomeziVectorEnv(game, 1, **words)
        self.metadata = {"render_modes": ["ansi"], "render_fps": 4}
        self.render_mode = render_mode
        self.observation_space = self.many.single_observation_space
        self.action_space = LegalAction(self.many.observer.choices, self.action_masks)

    def action_masks(self) -> Flags:
        """What is legal now."""
        mask: Flags = self.many.action_masks()[0]
        return mask

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        seen, _ = self.many.reset(seed=seed)
        self.is_over = False
        return seen[0], self._info()

    def _info(self) -> Info:
        """Of the game that goes on, or of nobody's."""
        mask = np.zeros_like(self.action_masks()) if self.is_over else self.action_masks()
        return {"action_mask": mask.astype(np.int8), "seat": int(self.many.batch.asked[0])}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, Info]:
        """An action outside the mask changes nothing and raises ValueError, or ends the game."""
        if self.is_over:
            raise ValueError("the game is over: reset")
        if self.illegal == END and not self.action_masks()[action]:
            self.is_over = True
            return self.many.observations()[0], -1.0, True, False, self._info()
        seen, paid, over, _, info = self.many.step(np.array([action]))
        self.is_over = bool(over[0])
        shown = info["final_obs"] if self.is_over else seen
        return shown[0], float(paid[0]), self.is_over, False, self._info()

    def render(self) -> str | None:
        """With "ansi" what the learner sees, as text."""
        if self.render_mode is None:
            return None
        row = self.many.batch.rows[0]
        return json.dumps(row.state.view(row.asked), ensure_ascii=False, indent=1)
