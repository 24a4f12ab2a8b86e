"""Taste for Ticket to Ride: plan a network for the tickets, collect its price, claim it piece by piece."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.bots.bot import Bot, Budget, Choice, Glimpse
from pomezi.core.rng import Rng
from pomezi.core.state import seats_in
from pomezi.core.vecs import filled, zeros
from pomezi.games.ticket_to_ride import actions
from pomezi.games.ticket_to_ride.legal import is_open
from pomezi.games.ticket_to_ride.pieces import (
    CHOOSE,
    DRAW_DECK,
    FREE,
    GREY,
    KEEP,
    KINDS,
    LOCO,
    SECOND,
    TICKETS,
)
from pomezi.games.ticket_to_ride.state import TicketToRideState

FAR: Final = 1 << 40
WAGON: Final = 100  # the price of a wagon in a plan; points of the route make it a little cheaper
POINT: Final = 12
ENOUGH_WAGONS: Final = 20  # with fewer, no further tickets are drawn
MOST_TURNS_AHEAD: Final = 14


class GreedyBot(Bot):
    """Looks at its own tickets and the board, one turn ahead; imagines nothing of the others."""

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        s = glimpse.sample()
        assert isinstance(s, TicketToRideState)
        return Choice(best_action(s, glimpse.seat, glimpse.rng))


def best_action(s: TicketToRideState, seat: int, rng: Rng) -> int:
    """Uses nothing that the seat does not know: its own cards and tickets, and the open table."""
    if s.phase == CHOOSE or s.phase == KEEP:
        return _best_keep(s, seat)
    plan = plan_routes(s, seat, int(s.tickets[seat]))
    if s.phase == SECOND:
        return _best_draw(s, seat, plan, rng)
    return _best_turn(s, seat, plan, rng)


# -- planning


class Plan:
    """Routes still to claim for the tickets that can be done, and what they are worth together."""

    def __init__(self) -> None:
        self.routes: list[int] = []
        self.wagons = 0
        self.worth = 0  # ticket points won and lost, and points of the routes


def plan_routes(s: TicketToRideState, seat: int, tickets: int) -> Plan:
    """Joins the tickets' cities one after the other, dearest first, along what is there or planned."""
    ed = s.edition
    plan = Plan()
    prices = route_prices(s, seat)
    for ticket in sorted(seats_in(tickets), key=lambda t: (-int(ed.ticket_points[t]), t)):
        way = cheapest_routes(s, prices, ed.ticket_a[ticket], ed.ticket_b[ticket])
        points = int(ed.ticket_points[ticket])
        wagons = -1 if way is None else sum(int(ed.route_length[route]) for route in way)
        if way is None or plan.wagons + wagons > s.wagons[seat]:
            plan.worth -= points
            continue
        plan.worth += points
        plan.wagons += wagons
        for route in way:
            plan.routes.append(route)
            plan.worth += int(ed.points[ed.route_length[route]])
            prices[route] = 0
    return plan


def route_prices(s: TicketToRideState, seat: i64) -> vec[i64]:
    """By route: 0 for one's own, FAR for those out of reach, else wagons, long routes a bit cheaper."""
    ed = s.edition
    prices = zeros(len(ed.routes))
    for route in range(len(ed.routes)):
        if s.owners[route] == seat:
            prices[route] = 0
        elif is_open(s, seat, route):
            length = ed.route_length[route]
            prices[route] = WAGON * length - POINT * ed.points[length] + WAGON
        else:
            prices[route] = FAR
    return prices


def cheapest_routes(s: TicketToRideState, prices: vec[i64], a: i64, b: i64) -> list[int] | None:
    """The routes to claim on the cheapest way between two cities, or None."""
    ed = s.edition
    cost = filled(len(ed.cities), FAR)
    by_route = filled(len(ed.cities), -1)
    cost[a] = 0
    improved = True
    while improved:
        improved = False
        for route in range(len(ed.routes)):
            price = prices[route]
            u = ed.route_a[route]
            v = ed.route_b[route]
            if cost[u] + price < cost[v]:
                cost[v] = cost[u] + price
                by_route[v] = route
                improved = True
            if cost[v] + price < cost[u]:
                cost[u] = cost[v] + price
                by_route[u] = route
                improved = True
    if cost[b] >= FAR:
        return None
    way: list[int] = []
    while b != a:
        route = by_route[b]
        if prices[route] > 0:
            way.append(int(route))
        b = ed.route_a[route] + ed.route_b[route] - b
    return way


# -- tickets


def _best_keep(s: TicketToRideState, seat: int) -> int:
    """The part of the offer whose plan is worth most; wagons left over are worth a little too."""
    best = -1
    best_worth = -FAR
    for action in s.legal_actions(seat):
        plan = plan_routes(s, seat, int(s.tickets[seat]) | int(actions.kept_of(action)))
        spare = int(s.wagons[seat]) - plan.wagons
        worth = 10 * plan.worth + 12 * spare
        if worth > best_worth:
            best, best_worth = action, worth
    return best


# -- a turn


def _best_turn(s: TicketToRideState, seat: int, plan: Plan, rng: Rng) -> int:
    legal = s.legal_actions(seat)
    claims = [action for action in legal if actions.is_claim(action)]
    wanted = [action for action in claims if actions.route_of(action) in plan.routes]
    if wanted:
        return max(wanted, key=lambda action: _claim_worth(s, seat, plan, action))
    if plan.routes:
        return _best_draw(s, seat, plan, rng) if DRAW_DECK in legal else _any_claim(s, seat, plan, legal)
    if TICKETS in legal and s.wagons[seat] >= ENOUGH_WAGONS and s.last_turns == 0 and _nobody_is_close(s):
        return TICKETS
    long_ones = [action for action in claims if _is_long_enough(s, seat, action)]
    if long_ones or DRAW_DECK not in legal:
        return _any_claim(s, seat, plan, long_ones or legal)
    return _best_draw(s, seat, plan, rng)


def _nobody_is_close(s: TicketToRideState) -> bool:
    return all(wagons >= MOST_TURNS_AHEAD for wagons in s.wagons)


def _is_long_enough(s: TicketToRideState, seat: int, action: int) -> bool:
    """With all tickets done, only routes that pay are worth the wagons; near the end any is."""
    length = int(s.edition.route_length[actions.route_of(action)])
    left = int(s.wagons[seat])
    return length >= 4 or left - length <= 2 or left < 8 or s.last_turns > 0


def _any_claim(s: TicketToRideState, seat: int, plan: Plan, legal: list[int]) -> int:
    claims = [action for action in legal if actions.is_claim(action)]
    if not claims:
        return legal[0]
    return max(claims, key=lambda action: _claim_worth(s, seat, plan, action))


def _claim_worth(s: TicketToRideState, seat: int, plan: Plan, action: int) -> int:
    """Points, urgency (a single track can be lost), and a cheap payment."""
    ed = s.edition
    route = int(actions.route_of(action))
    length = int(ed.route_length[route])
    twin = int(ed.route_twin[route])
    has_spare_track = twin >= 0 and s.owners[twin] == FREE and s.seats > 3
    card = int(actions.card_of(action))
    needed = 0 if card == LOCO else _need(s, seat, plan, card, route)
    return (
        10 * int(ed.points[length])
        + (0 if has_spare_track else 15)
        - 25 * int(actions.locos_of(action))
        - 8 * needed
    )


def _need(s: TicketToRideState, seat: int, plan: Plan, card: int, besides: int) -> int:
    """How many cards of a colour the other planned routes of that colour ask for."""
    ed = s.edition
    return sum(
        int(ed.route_length[route])
        for route in plan.routes
        if route != besides and ed.route_colour[route] == card
    )


# -- train cards


def _best_draw(s: TicketToRideState, seat: int, plan: Plan, rng: Rng) -> int:
    """A face-up card that a planned route lacks; a locomotive where much is lacking; else the deck."""
    legal = [action for action in s.legal_actions(seat) if action <= DRAW_DECK]
    lacking = _lacking(s, seat, plan)
    best = DRAW_DECK if DRAW_DECK in legal else legal[0]
    best_worth = 14
    for card in legal:
        worth = 0
        if card == LOCO:
            worth = 12 if sum(lacking) >= 3 else 0
        elif card < LOCO:
            worth = 10 + 4 * lacking[card] + int(s.hands[seat * KINDS + card]) if lacking[card] else 0
        if worth > best_worth or (worth == best_worth and rng.below(2) == 0):
            best, best_worth = card, worth
    return best


def _lacking(s: TicketToRideState, seat: int, plan: Plan) -> list[int]:
    """By colour: cards still missing for the planned routes; grey ones ask for what is held most."""
    ed = s.edition
    held = [int(s.hands[seat * KINDS + card]) for card in range(KINDS)]
    lacking = [0] * GREY
    routes = plan.routes or [route for route in range(len(ed.routes)) if _is_prize(s, seat, route)]
    for route in sorted(routes, key=lambda route: (ed.route_colour[route] == GREY, route)):
        length = int(ed.route_length[route])
        colour = int(ed.route_colour[route])
        if colour == GREY:
            colour = max(range(GREY), key=lambda card: held[card])
        missing = max(0, length - held[colour])
        held[colour] = max(0, held[colour] - length)
        lacking[colour] = max(lacking[colour], missing) if not plan.routes else lacking[colour] + missing
    return lacking


def _is_prize(s: TicketToRideState, seat: int, route: int) -> bool:
    """Worth collecting for when no ticket asks for anything."""
    length = s.edition.route_length[route]
    return length >= 5 and length <= s.wagons[seat] and is_open(s, seat, route)
