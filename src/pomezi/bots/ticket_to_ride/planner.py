"""A planner for Ticket to Ride: keeps to its plan, claims what it can, draws what it lacks, minds the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.bots.ticket_to_ride.plan import (
    FAR,
    TURN,
    Habits,
    Plan,
    draw_up,
    fill_needs,
    time_of,
    turns_left,
)
from pomezi.core.vecs import zeros
from pomezi.games.ticket_to_ride import actions
from pomezi.games.ticket_to_ride.edition import MOST_CITIES
from pomezi.games.ticket_to_ride.legal import fill_actions, is_open
from pomezi.games.ticket_to_ride.pieces import (
    CHOOSE,
    DISPLAY,
    DRAW_DECK,
    FREE,
    GREY,
    KEEP,
    KINDS,
    LOCO,
    MAIN,
    NONE,
    PASS,
    TICKETS,
)
from pomezi.games.ticket_to_ride.state import TicketToRideState

EXTRAS: Final = 3  # routes collected for when the tickets are done


class Planner:
    """One seat's mind in one line of play. It uses nothing that the seat does not know."""

    def __init__(self, habits: Habits) -> None:
        self.habits = habits
        self.plan = Plan()
        self.other = Plan()  # for comparison
        self.extras = Plan()
        self.needs: vec[i64] = zeros(KINDS)

    def forget(self) -> None:
        self.plan.tickets = -1

    def choose(self, s: TicketToRideState, seat: i64) -> i64:
        if s.phase == CHOOSE or s.phase == KEEP:
            return self.best_keep(s, seat)
        self.renew(s, seat)
        if s.phase == MAIN:
            return self.best_turn(s, seat)
        fill_needs(s, seat, self.purpose(s, seat), self.needs)
        return self.best_draw(s, seat)

    # -- tickets

    def best_keep(self, s: TicketToRideState, seat: i64) -> i64:
        """The part of the offer whose plan is worth most; wagons left over are worth a little too."""
        best: i64 = -1
        best_worth: i64 = -FAR
        count = fill_actions(s, seat, KEEPS)
        for i in range(count):
            action = KEEPS[i]
            draw_up(s, seat, s.tickets[seat] | actions.kept_of(action), self.habits, self.other)
            worth = self.worth(s, seat, self.other)
            if worth > best_worth:
                best = action
                best_worth = worth
        return best

    def worth(self, s: TicketToRideState, seat: i64, plan: Plan) -> i64:
        """Of a plan, in tenths of a point."""
        habits = self.habits
        return (
            plan.won * (100 - habits.risk) // 10
            - plan.lost * 10
            + plan.points * 10
            + (s.wagons[seat] - plan.wagons) * habits.spare
            - time_of(s, seat, plan.wagons) * habits.hurry // TURN
        )

    # -- the plan

    def renew(self, s: TicketToRideState, seat: i64) -> None:
        """Crosses off what is done; draws up a new plan where the old one fails."""
        plan = self.plan
        if plan.tickets == s.tickets[seat]:
            kept: i64 = 0
            i: i64
            for i in range(plan.count):
                route = plan.routes[i]
                owner = s.owners[route]
                if owner == FREE and is_open(s, seat, route):
                    plan.routes[kept] = route
                    kept += 1
                elif owner != seat:
                    draw_up(s, seat, s.tickets[seat], self.habits, plan)
                    return
                else:
                    plan.wagons -= s.edition.route_length[route]
            plan.count = kept
            if plan.wagons <= s.wagons[seat] and s.last_turns == 0:
                return
        draw_up(s, seat, s.tickets[seat], self.habits, plan)

    def purpose(self, s: TicketToRideState, seat: i64) -> Plan:
        """The plan, or what is worth collecting for when the tickets are done."""
        if self.plan.count > 0:
            return self.plan
        self.fill_extras(s, seat)
        return self.extras

    def fill_extras(self, s: TicketToRideState, seat: i64) -> None:
        """The routes that bring most for their turns."""
        extras = self.extras
        extras.clear(0)
        ed = s.edition
        hand = seat * KINDS
        locos = s.hands[hand + LOCO]
        most: i64 = 0
        for card in range(GREY):
            most = max(most, s.hands[hand + card])
        time = turns_left(s, seat)
        for route in range(len(s.owners)):
            length = ed.route_length[route]
            if s.owners[route] == FREE and length <= s.wagons[seat] and is_open(s, seat, route):
                colour = ed.route_colour[route]
                held = most if colour == GREY else s.hands[hand + colour]
                missing = max(0, length - held - locos)
                turns = TURN + missing * TURN // 2
                if turns <= time:
                    gain = ed.points[length] * 10 - turns * self.habits.extra_turn // TURN
                    _rank(extras, route, gain)

    # -- a turn

    def best_turn(self, s: TicketToRideState, seat: i64) -> i64:
        plan = self.purpose(s, seat)
        is_extra = plan is self.extras
        lacking = fill_needs(s, seat, plan, self.needs)
        is_last = s.last_turns > 0 or turns_left(s, seat) <= 2 * TURN
        claim = self.best_claim(s, seat, plan, lacking > 0 and not is_extra and not is_last)
        if claim >= 0:
            return claim
        can_draw = s.deck_left > 0
        if is_last or not can_draw:
            claim = self.any_claim(s, seat)
            if claim >= 0:
                return claim
        if can_draw:
            return self.best_draw(s, seat)
        return TICKETS if s.tickets_left > 0 else PASS

    def best_claim(self, s: TicketToRideState, seat: i64, plan: Plan, may_wait: bool) -> i64:
        habits = self.habits
        ed = s.edition
        mark_cities(s, seat)
        cards: i64 = 0
        for card in range(KINDS):
            cards += s.hands[seat * KINDS + card]
        best: i64 = -1
        best_worth: i64 = -FAR
        for i in range(plan.count):
            route = plan.routes[i]
            payment = self.best_payment(s, seat, plan, route)
            if payment >= 0:
                length = ed.route_length[route]
                worth = habits.point_now * ed.points[length] - habits.loco_spent * actions.locos_of(payment)
                touched = TOUCHED[ed.route_a[route]] + TOUCHED[ed.route_b[route]]
                worth += habits.contested * touched
                if may_wait and touched == 0 and cards < habits.hoard:
                    continue
                if worth > best_worth:
                    best = actions.claim(route, 0, 0) | payment
                    best_worth = worth
        return best

    def best_payment(self, s: TicketToRideState, seat: i64, plan: Plan, route: i64) -> i64:
        """The cards that are missed least, or -1 if there are too few."""
        ed = s.edition
        length = ed.route_length[route]
        colour = ed.route_colour[route]
        hand = seat * KINDS
        locos = s.hands[hand + LOCO]
        if length > s.wagons[seat]:
            return -1
        if colour != GREY:
            return _pay(colour, s.hands[hand + colour], locos, length)
        best: i64 = -1
        least: i64 = FAR
        card: i64
        for card in range(GREY):
            held = s.hands[hand + card]
            payment = _pay(card, held, locos, length)
            if payment >= 0:
                price = self.habits.loco_spent * actions.locos_of(payment)
                price += self.habits.conflict * _asked(s, plan, card, route) + held
                if price < least:
                    best = payment
                    least = price
        return best

    def any_claim(self, s: TicketToRideState, seat: i64) -> i64:
        """What brings most points now."""
        ed = s.edition
        best: i64 = -1
        most: i64 = -1
        for route in range(len(s.owners)):
            points = ed.points[ed.route_length[route]]
            if points > most and s.owners[route] == FREE and is_open(s, seat, route):
                payment = self.best_payment(s, seat, self.extras, route)
                if payment >= 0:
                    best = actions.claim(route, 0, 0) | payment
                    most = points
        return best

    # -- train cards

    def best_draw(self, s: TicketToRideState, seat: i64) -> i64:
        """By the needs filled in: a face-up card, a locomotive where much is lacking, else the deck."""
        habits = self.habits
        total: i64 = 0
        for card in range(GREY):
            total += self.needs[card]
        best: i64 = -1
        best_worth: i64 = -FAR
        if s.deck_left > 0:
            best = DRAW_DECK
            best_worth = habits.deck
        place: i64
        for place in range(DISPLAY):
            up = s.display[place]
            if up == NONE or (up == LOCO and s.phase != MAIN):
                continue
            worth: i64 = 0
            if up == LOCO:
                worth = habits.loco if total >= habits.loco_lacking else 0
            elif self.needs[up] > 0:
                held = s.hands[seat * KINDS + up]
                worth = habits.need + habits.lacking * self.needs[up] + habits.hand * held
            if worth > best_worth:
                best = up
                best_worth = worth
        return best


def _rank(extras: Plan, route: i64, gain: i64) -> None:
    """Keeps the best few, best first; their gains lie in GAINS."""
    at = extras.count
    if at == EXTRAS:
        if GAINS[EXTRAS - 1] >= gain:
            return
        at -= 1
    else:
        extras.count += 1
    while at > 0 and GAINS[at - 1] < gain:
        GAINS[at] = GAINS[at - 1]
        extras.routes[at] = extras.routes[at - 1]
        at -= 1
    GAINS[at] = gain
    extras.routes[at] = route


def _pay(card: i64, held: i64, locos: i64, length: i64) -> i64:
    """With as few locomotives as possible; with nothing else if need be."""
    if held >= length:
        return actions.payment(card, 0)
    if held + locos < length:
        return -1
    return actions.payment(LOCO, length) if held == 0 else actions.payment(card, length - held)


def _asked(s: TicketToRideState, plan: Plan, card: i64, besides: i64) -> i64:
    """How many cards of a colour the other planned routes of that colour ask for."""
    ed = s.edition
    asked: i64 = 0
    for i in range(plan.count):
        route = plan.routes[i]
        if route != besides and ed.route_colour[route] == card:
            asked += ed.route_length[route]
    return asked


def mark_cities(s: TicketToRideState, seat: i64) -> None:
    """TOUCHED: 1 for the cities that other networks touch."""
    ed = s.edition
    for city in range(len(ed.cities)):
        TOUCHED[city] = 0
    for route in range(len(s.owners)):
        owner = s.owners[route]
        if owner >= 0 and owner != seat:
            TOUCHED[ed.route_a[route]] = 1
            TOUCHED[ed.route_b[route]] = 1


# Scratch, filled and read within one call.
KEEPS: Final = zeros(8)
GAINS: Final = zeros(EXTRAS)
TOUCHED: Final = zeros(MOST_CITIES)
