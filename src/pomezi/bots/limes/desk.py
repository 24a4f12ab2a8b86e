"""Players of Limes: one that counts points, one that looks ahead by rule of thumb, one that searches."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.bots.bot import Bot, Budget, Choice, Glimpse, Meter
from pomezi.bots.limes.plies import (
    FAR_SIGHTED,
    MOST_PLIES,
    Rules,
    Taste,
    Weigher,
    deed_of,
    follow,
    lay_of,
    roll_out,
)
from pomezi.core.rng import Rng
from pomezi.core.vecs import zeros
from pomezi.games.limes.landscape import Landscape
from pomezi.games.limes.legal import step_of
from pomezi.games.limes.pieces import LAY, ROUNDS
from pomezi.games.limes.state import LimesState
from pomezi.games.limes.turn import work

FINALISTS: Final = 16  # plies that the search looks into, at most
DECKS_EACH: Final = 4  # at least so many imagined decks for each of them
USUAL_ROUNDS: Final = 512  # imagined for a choice


class ThriftyBot(Bot):
    """Plays the round that leads to the landscape of highest value, by its taste; overlooks so many plies in
    a hundred."""

    def __init__(self, taste: Taste, overlooks_percent: int = 0) -> None:
        self.taste = taste
        self.overlooks_percent = overlooks_percent

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        desk = Desk(glimpse, self.taste)
        for ply in desk.plies:
            if glimpse.rng.below(100) >= self.overlooks_percent:
                return Choice(desk.action_of(ply))
        return Choice(desk.action_of(desk.plies[-1]))


class BeamBot(Bot):
    """Keeps the most promising plies and plays each to the end with many imagined decks; after each heat the
    worse half is dropped. `Budget.iterations` counts imagined rounds."""

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        desk = Desk(glimpse, FAR_SIGHTED)
        meter = budget.meter(USUAL_ROUNDS)
        roll_outs = meter.left // max(1, ROUNDS - desk.drawn)
        beam = desk.plies[: min(FINALISTS, roll_outs // DECKS_EACH)]
        if desk.drawn == ROUNDS or len(beam) < 2:
            return Choice(desk.action_of(desk.plies[0]))
        return Choice(desk.action_of(desk.halve(beam, roll_outs, glimpse.rng, meter)))


class Desk:
    """A round as one seat has it before it: its landscape, the cards to come, its plies from the best on."""

    def __init__(self, glimpse: Glimpse, taste: Taste) -> None:
        state = glimpse.sample()
        assert isinstance(state, LimesState)
        self.land: Landscape = state.lands[glimpse.seat]
        self.deck: vec[i64] = state.deck[:]
        self.drawn = int(state.rounds) + 1
        self.step = step_of(state, glimpse.seat)
        self.weigher = Weigher(Rules(state.edition.faces, state.diagonal, state.ferry), taste)
        if self.step == LAY:
            count = self.weigher.fill_plies(self.land, self.deck[self.drawn - 1], 0, PLIES, 0)
        else:
            count = self.weigher.fill_deeds(self.land, 0, PLIES, 0)
        self.plies: list[int] = sorted(PLIES[:count], reverse=True)

    def action_of(self, ply: int) -> int:
        return lay_of(ply) if self.step == LAY else deed_of(ply)

    def after(self, ply: int) -> Landscape:
        if self.step == LAY:
            return follow(self.land, self.deck[self.drawn - 1], ply, self.weigher.rules.faces)
        land = self.land.clone()
        work(land, deed_of(ply))
        return land

    def halve(self, plies: list[int], roll_outs: int, rng: Rng, meter: Meter) -> int:
        """The ply that is best on average, with the same decks for all that are still in."""
        heats = (len(plies) - 1).bit_length()
        lands = {ply: self.after(ply) for ply in plies}
        points = dict.fromkeys(plies, 0)
        for _ in range(heats):
            for _ in range(max(1, roll_outs // (heats * len(plies)))):
                if meter.is_late():
                    break
                self.shuffle_rest(rng)
                for ply in plies:
                    points[ply] += roll_out(self.weigher, lands[ply], self.deck)
            plies = sorted(plies, key=lambda ply: -points[ply])[: (len(plies) + 1) // 2]
        return plies[0]

    def shuffle_rest(self, rng: Rng) -> None:
        """Another order of the cards that may still come."""
        rest = self.deck[self.drawn :]
        rng.shuffle(rest, len(rest))
        for i in range(len(rest)):
            self.deck[self.drawn + i] = rest[i]


PLIES: Final = zeros(MOST_PLIES)  # scratch, filled and read within one call
