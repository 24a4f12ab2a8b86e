"""What the search is told of Ticket to Ride: the turns worth a thought, and planners to play on."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.bots.search.tree import Taste
from pomezi.bots.ticket_to_ride.plan import Habits, Plan, fill_needs
from pomezi.bots.ticket_to_ride.planner import Planner
from pomezi.core.rng import Rng
from pomezi.core.state import State
from pomezi.games.ticket_to_ride import actions
from pomezi.games.ticket_to_ride.edition import MOST_LENGTH
from pomezi.games.ticket_to_ride.legal import fill_actions, is_open
from pomezi.games.ticket_to_ride.pieces import (
    DISPLAY,
    DRAW_DECK,
    FREE,
    LOCO,
    MAIN,
    NONE,
    SECOND,
    TICKETS,
)
from pomezi.games.ticket_to_ride.state import TicketToRideState

MOST_SEATS: Final = 5
CLAIMS: Final = 3  # planned claims that are tried
PRIZES: Final = 1  # others
FEW_ROUTES: Final = 3  # with no more to claim, further tickets are worth a thought


class PlannerTaste(Taste):
    """Everybody is taken for a planner. The first candidate is what the planner itself would do."""

    def __init__(self, habits: Habits) -> None:
        super().__init__(margin=40.0, win_weight=0.2)
        self.planners = [Planner(habits) for _ in range(MOST_SEATS)]
        self.plan = Plan()  # of the seat that thinks, kept for all guesses
        self.tickets: i64 = -1
        self.learned: i64 = -1

    def begin(self, state: State, me: i64) -> None:
        assert isinstance(state, TicketToRideState)
        for seat in range(MOST_SEATS):
            self.planners[seat].forget()
        if state.phase == MAIN or state.phase == SECOND:
            own = self.planners[me]
            if state.learned != self.learned or self.tickets != state.tickets[me]:
                self.learned = state.learned
                self.tickets = state.tickets[me]
                own.renew(state, me)
                self.plan.copy(own.plan)
            own.plan.copy(self.plan)

    def fill_candidates(self, state: State, seat: i64, buffer: vec[i64]) -> i64:
        assert isinstance(state, TicketToRideState)
        own = self.planners[seat]
        buffer[0] = own.choose(state, seat)
        if state.phase == SECOND:
            return 1
        if state.phase != MAIN:
            return _add_keeps(state, seat, buffer)
        count = _add_claims(own, state, seat, own.purpose(state, seat), buffer, 1)
        count = _add_draws(own, state, seat, buffer, count)
        count = _add_prizes(own, state, seat, buffer, count)
        if state.tickets_left > 0 and state.last_turns == 0 and own.plan.count <= FEW_ROUTES:
            count = add(buffer, count, TICKETS)
        return count

    def rollout_action(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, TicketToRideState)
        return self.planners[seat].choose(state, seat)


def add(buffer: vec[i64], count: i64, action: i64) -> i64:
    """Once each."""
    for i in range(count):
        if buffer[i] == action:
            return count
    buffer[count] = action
    return count + 1


def _add_keeps(s: TicketToRideState, seat: i64, buffer: vec[i64]) -> i64:
    first = buffer[0]
    count = fill_actions(s, seat, buffer)
    for i in range(count):
        if buffer[i] == first:
            buffer[i] = buffer[0]
    buffer[0] = first
    return count


def _add_claims(
    own: Planner, s: TicketToRideState, seat: i64, plan: Plan, buffer: vec[i64], count: i64
) -> i64:
    added: i64 = 0
    for i in range(plan.count):
        payment = own.best_payment(s, seat, plan, plan.routes[i])
        if payment >= 0 and added < CLAIMS:
            count = add(buffer, count, actions.claim(plan.routes[i], 0, 0) | payment)
            added += 1
    return count


def _add_prizes(own: Planner, s: TicketToRideState, seat: i64, buffer: vec[i64], count: i64) -> i64:
    """The longest routes that can be paid for now, planned or not."""
    ed = s.edition
    added: i64 = 0
    length: i64 = MOST_LENGTH
    while length > 0 and added < PRIZES:
        for route in range(len(s.owners)):
            if ed.route_length[route] == length and s.owners[route] == FREE and is_open(s, seat, route):
                payment = own.best_payment(s, seat, own.plan, route)
                if payment >= 0 and added < PRIZES:
                    count = add(buffer, count, actions.claim(route, 0, 0) | payment)
                    added += 1
        length -= 1
    return count


def _add_draws(own: Planner, s: TicketToRideState, seat: i64, buffer: vec[i64], count: i64) -> i64:
    """The deck, a locomotive, and the face-up colour that is lacking most."""
    if s.deck_left == 0:
        return count
    count = add(buffer, count, DRAW_DECK)
    fill_needs(s, seat, own.purpose(s, seat), own.needs)
    best: i64 = -1
    for place in range(DISPLAY):
        card = s.display[place]
        if card == LOCO:
            count = add(buffer, count, card)
        elif card != NONE and own.needs[card] > 0 and (best < 0 or own.needs[card] > own.needs[best]):
            best = card
    return count if best < 0 else add(buffer, count, best)
