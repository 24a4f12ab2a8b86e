"""The bots of Ticket to Ride: four levels for people, and those of the lab."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pomezi.bots.bot import Bot, Budget, Choice, Glimpse
from pomezi.bots.search.heats import HeatsBot
from pomezi.bots.ticket_to_ride.greedy import GreedyBot
from pomezi.bots.ticket_to_ride.plan import NEVER, Habits
from pomezi.bots.ticket_to_ride.planner import Planner
from pomezi.bots.ticket_to_ride.taste import PlannerTaste
from pomezi.games.ticket_to_ride.pieces import MAIN, SECOND
from pomezi.games.ticket_to_ride.state import TicketToRideState

IMPATIENT: Final = 57  # tenths of a point that a turn must bring
FULL_HAND: Final = 8
EXPLORER_ROLLOUTS: Final = 400


class PlannerBot(Bot):
    """Keeps to its plan, one turn at a time; or, if it sees no further than single routes, has none."""

    def __init__(self, habits: Habits, has_plan: bool = True) -> None:
        self.planner = Planner(habits)
        self.has_plan = has_plan

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        s = glimpse.sample()
        assert isinstance(s, TicketToRideState)
        self.planner.forget()
        if not self.has_plan and (s.phase == MAIN or s.phase == SECOND):
            self.planner.plan.clear(s.tickets[glimpse.seat])
        return Choice(self.planner.choose(s, glimpse.seat))


def tourist() -> Bot:
    """Keeps many tickets, draws without looking, and claims almost anything as soon as it can."""
    habits = Habits()
    habits.hurry = 0
    habits.spare = 0
    habits.deck = NEVER
    habits.extra_turn = IMPATIENT
    return PlannerBot(habits, has_plan=False)


def longest() -> Bot:
    """Claims the longest routes it can, and hopes for its tickets."""
    return PlannerBot(Habits(), has_plan=False)


def shortest() -> Bot:
    """Joins the cities of its tickets by the fewest wagons, whatever the routes bring."""
    habits = Habits()
    habits.claim = 0
    habits.point = 0
    habits.hoard = 0
    return PlannerBot(habits)


def guide() -> Bot:
    """Has a good plan, and claims of it what it can with a full hand."""
    habits = Habits()
    habits.hoard = FULL_HAND
    return PlannerBot(habits)


def hoarder() -> Bot:
    """Collects until it can pay for all of its plan, then claims it at once; sooner if others are near."""
    return PlannerBot(Habits())


BOTS: Mapping[str, Callable[[], Bot]] = {
    "tourist": tourist,
    "traveller": GreedyBot,
    "guide": guide,
    "explorer": lambda: HeatsBot(PlannerTaste(Habits()), EXPLORER_ROLLOUTS),
    "greedy": GreedyBot,
    "longest": longest,
    "shortest": shortest,
    "hoarder": hoarder,
}
