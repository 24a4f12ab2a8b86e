"""Bots for Around the World in 80 Days: some plan a leg ahead, some the journey, some race."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pomezi.bots.bot import Bot, Budget, Choice, Glimpse
from pomezi.bots.eighty_days_outlook import Temper
from pomezi.bots.eighty_days_thought import Thought
from pomezi.bots.random import DistractedBot
from pomezi.games.eighty_days.state import EightyDaysState

GREEDY: Final = Temper(legs=1)
FORESIGHTED: Final = Temper(legs=3)
PLANNER: Final = Temper(legs=6)
# For two, the first one home in time wins: turns are dear and days cheap. A turn at 4 days instead of 0.8,
# and never coming home late and alone, lift the planner from 71 to 78 % against greedy.
RACER: Final = Temper(legs=6, calm=40, hurry=60, knows_duels=True)


class LegBot(Bot):
    """Plans as many legs ahead as it is told; sees its own cards and the open table, nothing else."""

    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        s = glimpse.sample()
        assert isinstance(s, EightyDaysState)
        return Choice(Thought(s, glimpse.seat, self.temper).best_action())


BOTS: Mapping[str, Callable[[], Bot]] = {
    "tourist": lambda: DistractedBot(LegBot(GREEDY), 25),
    "traveller": lambda: DistractedBot(LegBot(GREEDY), 10),
    "guide": lambda: LegBot(FORESIGHTED),
    "explorer": lambda: LegBot(RACER),
    "greedy": lambda: LegBot(GREEDY),
    "planner": lambda: LegBot(PLANNER),
}
