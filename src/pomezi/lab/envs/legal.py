"""Spaces of actions that know what is legal now: a sample is always one that may be played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

Flags: TypeAlias = NDArray[np.bool_]


class LegalActions(spaces.MultiDiscrete):
    """One action for each of many games."""

    def __init__(self, choices: int, rows: int, masks: Callable[[], Flags]) -> None:
        super().__init__(np.full(rows, choices))
        self._masks = masks

    def sample(self, mask: Any = None, probability: Any = None) -> NDArray[np.int64]:
        """Without a mask each legal action is as likely."""
        if mask is not None or probability is not None:
            given: NDArray[np.int64] = super().sample(mask, probability)
            return given
        masks = self._masks()
        drawn = self.np_random.random(masks.shape, dtype=np.float32)
        drawn[~masks] = -1
        found: NDArray[np.int64] = drawn.argmax(axis=1)
        return found


class LegalAction(spaces.Discrete):
    """One action of one game."""

    def __init__(self, choices: int, mask: Callable[[], Flags]) -> None:
        super().__init__(choices)
        self._mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self._mask().astype(np.int8)
        return super().sample(mask, probability)
