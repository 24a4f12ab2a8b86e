"""Bots for Around the World in 80 Days: some plan a leg ahead, some the whole journey, one tries it out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pomezi.bots.bot import Bot, Budget, Choice, Glimpse
from pomezi.bots.eighty_days_explorer import ExplorerBot
from pomezi.bots.eighty_days_outlook import Temper
from pomezi.bots.eighty_days_thought import Thought
from pomezi.bots.random import DistractedBot
from pomezi.games.eighty_days.state import EightyDaysState

GREEDY: Final = Temper(legs=1)
PLANNER: Final = Temper(legs=6)
RACER: Final = Temper(legs=6, calm=40, hurry=60, knows_duels=True)
QUICK: Final = Temper(legs=2, calm=40, hurry=60, knows_duels=True)


class LegBot(Bot):
    """Plans as many legs ahead as it is told; sees its own cards and the open table, nothing else."""

    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        s = glimpse.sample()
        assert isinstance(s, EightyDaysState)
        return Choice(Thought(s, glimpse.seat, self.temper).best_action())


BOTS: Mapping[str, Callable[[], Bot]] = {
    "tourist": lambda: DistractedBot(LegBot(GREEDY), 30),
    "traveller": lambda: LegBot(GREEDY),
    "guide": lambda: LegBot(PLANNER),
    "explorer": lambda: ExplorerBot(RACER, QUICK),
    "greedy": lambda: LegBot(GREEDY),
    "planner": lambda: LegBot(PLANNER),
}
