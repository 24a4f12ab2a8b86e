"""How games of Ticket to Ride are played on in a review: everybody is a guide."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.bots.ticket_to_ride.levels import FULL_HAND
from pomezi.bots.ticket_to_ride.plan import Habits
from pomezi.bots.ticket_to_ride.taste import MOST_SEATS, PlannerTaste, add
from pomezi.core.state import State
from pomezi.games.ticket_to_ride import actions
from pomezi.games.ticket_to_ride.legal import is_open
from pomezi.games.ticket_to_ride.pieces import FREE, MAIN
from pomezi.games.ticket_to_ride.state import TicketToRideState


def guide_habits() -> Habits:
    habits = Habits()
    habits.hoard = FULL_HAND
    return habits


class House(PlannerTaste):
    def __init__(self) -> None:
        super().__init__(guide_habits())

    def begin(self, state: State, me: i64) -> None:
        """Nothing is remembered of another deal: plans are kept by a counter that deals share."""
        for seat in range(MOST_SEATS):
            self.planners[seat].forget()

    def fill_candidates(self, state: State, seat: i64, buffer: vec[i64]) -> i64:
        """At the end every route counts, planned or not."""
        count = super().fill_candidates(state, seat, buffer)
        assert isinstance(state, TicketToRideState)
        if state.phase == MAIN and state.last_turns > 0:
            own = self.planners[seat]
            for route in range(len(state.owners)):
                if state.owners[route] == FREE and is_open(state, seat, route):
                    payment = own.best_payment(state, seat, own.plan, route)
                    if payment >= 0:
                        count = add(buffer, count, actions.claim(route, 0, 0) | payment)
        return count
