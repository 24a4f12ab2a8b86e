"""How games of Bez hranic are played on in a review: all know the map, and chance decides who is first."""

from __future__ import annotations

from mypy_extensions import i64

from pomezi.bots.bez_hranic.levels import EXPLORER
from pomezi.bots.bez_hranic.traveller import best_place, noticed
from pomezi.bots.search.tree import Taste
from pomezi.core.rng import Rng
from pomezi.core.state import BUFFER, State
from pomezi.games.bez_hranic import legal
from pomezi.games.bez_hranic.pieces import CHOOSE
from pomezi.games.bez_hranic.state import BezHranicState


class House(Taste):
    def __init__(self) -> None:
        super().__init__(margin=60.0, win_weight=0.4)

    def rollout_action(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, BezHranicState)
        if state.phase != CHOOSE or not legal.has_opened(state, int(seat)):
            state.fill_actions(seat, BUFFER)
            return BUFFER[0]
        return best_place(state, int(seat), state.edition.atlas, noticed(state, EXPLORER, rng))
