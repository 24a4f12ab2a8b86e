"""How games of The Border are played on in a review: everybody is an explorer."""

from __future__ import annotations

from mypy_extensions import i64

from pomezi.bots.border.levels import EXPLORER
from pomezi.bots.border.roller import Roller
from pomezi.bots.search.tree import Taste
from pomezi.core.rng import Rng
from pomezi.core.state import State
from pomezi.games.border.state import BorderState


class House(Taste):
    def __init__(self) -> None:
        super().__init__(margin=10.0, win_weight=0.4)
        self.roller = Roller(EXPLORER)

    def rollout_action(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, BorderState)
        return self.roller.action(state, seat)
