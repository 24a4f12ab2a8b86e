"""Bots for Around the World in 80 Days: some plan a leg ahead, some the journey, some race."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pomezi.bots.bot import Bot, Budget, Choice, Glimpse
from pomezi.bots.eighty_days.fares import Pace
from pomezi.bots.eighty_days.outlook import Temper
from pomezi.bots.eighty_days.race import RaceTaste
from pomezi.bots.eighty_days.thought import Thought
from pomezi.bots.random import DistractedBot
from pomezi.bots.search.heats import HeatsBot
from pomezi.games.eighty_days.state import EightyDaysState

GREEDY: Final = Temper(legs=1)
FORESIGHTED: Final = Temper(legs=3)
PLANNER: Final = Temper(legs=6)
# For two, the first one home in time wins: turns are dear and days cheap. A turn at 4 days instead of 0.8,
# and never coming home late and alone, lift the planner from 71 to 78 % against greedy.
RACER: Final = Temper(legs=6, calm=40, hurry=60, knows_duels=True)
# Takes its time, likes coins and surprises, and walks into the detective.
CAREFREE: Final = Temper(legs=1, coin=30, event=40, calm=0, hurry=8, alarm=8, fears_detective=False)
EXPLORER_ROLLOUTS: Final = 200


class LegBot(Bot):
    """Plans as many legs ahead as it is told; sees its own cards and the open table, nothing else."""

    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        s = glimpse.sample()
        assert isinstance(s, EightyDaysState)
        return Choice(Thought(s, glimpse.seat, self.temper).best_action())


BOTS: Mapping[str, Callable[[], Bot]] = {
    "tourist": lambda: DistractedBot(LegBot(CAREFREE), 10),
    "traveller": lambda: DistractedBot(LegBot(GREEDY), 10),
    "guide": lambda: LegBot(FORESIGHTED),
    "explorer": lambda: HeatsBot(RaceTaste(RACER, Pace()), EXPLORER_ROLLOUTS),
    "greedy": lambda: LegBot(GREEDY),
    "planner": lambda: LegBot(PLANNER),
    "racer": lambda: LegBot(RACER),
}
