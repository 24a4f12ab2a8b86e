"""How games of Limes are played on in a review: everybody looks ahead, and overlooks something now and then.

All lay the same cards, so houses that overlook nothing would build the same landscape and share every win."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.bots.limes.plies import FAR_SIGHTED, MOST_PLIES, Rules, Weigher, deed_of, lay_of
from pomezi.bots.search.tree import Taste
from pomezi.core.game import Setup
from pomezi.core.rng import Rng
from pomezi.core.state import State
from pomezi.core.vecs import zeros
from pomezi.games.limes.legal import step_of
from pomezi.games.limes.pieces import LAY
from pomezi.games.limes.state import LimesState

OVERLOOKED: Final = 15  # of the plies, in a hundred
MOST_CANDIDATES: Final = 12


class House(Taste):
    def __init__(self) -> None:
        super().__init__(margin=6.0, win_weight=0.4)
        self.setup: Setup | None = None  # of the table for which the weigher is
        self.weigher: Weigher | None = None

    def begin(self, state: State, me: i64) -> None:
        assert isinstance(state, LimesState)
        if self.setup is not state.setup:  # which clones share
            self.setup = state.setup
            self.weigher = Weigher(Rules(state.edition.faces, state.diagonal, state.ferry), FAR_SIGHTED)

    def rollout_action(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, LimesState)
        count = self._fill(state, seat)
        best: i64 = -1
        for i in range(count):
            if PLIES[i] > best and rng.below(100) >= OVERLOOKED:
                best = PLIES[i]
        if best < 0:
            best = PLIES[count - 1]
        return lay_of(best) if step_of(state, seat) == LAY else deed_of(best)

    def fill_candidates(self, state: State, seat: i64, buffer: vec[i64]) -> i64:
        """The actions of the best plies, from the best on."""
        assert isinstance(state, LimesState)
        is_lay = step_of(state, seat) == LAY
        plies = sorted(PLIES[: self._fill(state, seat)], reverse=True)
        found: list[int] = []
        for ply in plies:
            action = int(lay_of(ply) if is_lay else deed_of(ply))
            if action not in found and len(found) < MOST_CANDIDATES:
                found.append(action)
        for at, action in enumerate(found):
            buffer[at] = action
        return len(found)

    def _fill(self, state: LimesState, seat: i64) -> i64:
        weigher = self.weigher
        assert weigher is not None
        land = state.lands[seat]
        if step_of(state, seat) == LAY:
            return weigher.fill_plies(land, state.deck[state.rounds], 0, PLIES, 0)
        return weigher.fill_deeds(land, 0, PLIES, 0)


PLIES: Final = zeros(MOST_PLIES)  # scratch, filled and read within one call
