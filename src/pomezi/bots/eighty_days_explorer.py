"""A traveller around the world who tries out what a plan leads to before following it."""

from __future__ import annotations

from math import sqrt
from typing import Final

from pomezi.bots.bot import Bot, Budget, Choice, Glimpse, Meter
from pomezi.bots.eighty_days_outlook import Temper
from pomezi.bots.eighty_days_thought import Thought
from pomezi.core.state import State
from pomezi.games.eighty_days.state import EightyDaysState

USUAL_TRIES: Final = 6
MARGIN: Final = 30  # tenths of a day by which a rival may cost more in the plan
DOUBT: Final = 1.0  # standard errors by which a rival must be better than the plan


class ExplorerBot(Bot):
    """Plays the best actions of its plan on to the end, in the same imagined games and with a quick plan for
    every seat; it prefers a rival only if that won clearly more of them."""

    def __init__(self, temper: Temper, quick: Temper, tries: int = USUAL_TRIES, doubt: float = DOUBT) -> None:
        self.temper = temper
        self.quick = quick
        self.tries = tries
        self.doubt = doubt

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        s = glimpse.sample()
        assert isinstance(s, EightyDaysState)
        candidates = Thought(s, glimpse.seat, self.temper).candidates(MARGIN)
        if len(candidates) == 1:
            return Choice(candidates[0])
        meter = budget.meter(self.tries * len(candidates))
        return Choice(candidates[self._clearly_best(glimpse, candidates, meter)])

    def _clearly_best(self, glimpse: Glimpse, candidates: list[int], meter: Meter) -> int:
        """Which of them, after as many plays to the end as the meter allows."""
        gains = [0.0] * len(candidates)  # over the first, world by world
        squares = [0.0] * len(candidates)
        planned = 0.0
        i = 0
        world = glimpse.sample()
        while meter.goes_on():
            won = self._try(world, glimpse.seat, candidates[i])
            if i == 0:
                planned = won
            gains[i] += won - planned
            squares[i] += (won - planned) * (won - planned)
            i += 1
            if i == len(candidates):
                i = 0
                world = glimpse.sample()
        best = 0
        for i in range(1, len(candidates)):
            if gains[i] > gains[best] and gains[i] > DOUBT * sqrt(squares[i] + 1.0):
                best = i
        return best

    def _try(self, world: State, me: int, action: int) -> float:
        """A part of the win, if any."""
        s = world.clone()
        assert isinstance(s, EightyDaysState)
        s.apply(me, action)
        while s.actors() != 0:
            seat = int(s.turn)
            s.apply(seat, Thought(s, seat, self.quick).best_action())
        places = s.places()
        return 1.0 / places.count(1) if places[me] == 1 else 0.0
