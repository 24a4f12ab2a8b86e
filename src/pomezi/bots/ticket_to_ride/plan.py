"""A plan for Ticket to Ride: the routes that join the cities of one's tickets, and what they ask for."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.vecs import BITS, filled, zeros
from pomezi.games.ticket_to_ride.edition import MOST_CITIES, MOST_ROUTES, Edition
from pomezi.games.ticket_to_ride.legal import is_open
from pomezi.games.ticket_to_ride.pieces import FREE, GREY, KINDS, LAST_WAGONS, LOCO
from pomezi.games.ticket_to_ride.state import TicketToRideState

FAR: Final = 1 << 40
NEVER: Final = 1 << 20
TURN: Final = 60  # a turn in the units of this file: it can be halved, and shared by three wagons
WAGONS_A_CLAIM: Final = 3  # what a route takes on average


class Habits:
    """How a planner weighs things; prices are in hundredths of a wagon. Tuned by play."""

    def __init__(self) -> None:
        self.claim: i64 = 100  # the price of a turn to claim
        self.wagon: i64 = 100
        self.point: i64 = 45  # what a point of the route takes off
        self.coloured: i64 = 0  # for each wagon of a route that asks for one colour
        self.held: i64 = 0  # off for each card that is there already
        self.slack: i64 = 2 * TURN  # a plan may take so much longer than the game is expected to last
        self.spare: i64 = 12  # tenths of a point for a wagon that the tickets do not need
        self.hurry: i64 = 30  # tenths of a point for each turn that a plan takes
        self.risk: i64 = 0  # hundredths of its points that a ticket may fail to bring, when it is chosen
        self.point_now: i64 = 10  # claims: a point
        self.contested: i64 = 15  # a route that another network touches
        self.loco_spent: i64 = 25
        self.conflict: i64 = 8  # a card that another planned route asks for
        self.need: i64 = 10  # draws: a card that is needed
        self.lacking: i64 = 4  # more for each of that colour that is lacking
        self.hand: i64 = 1  # more for each of that colour in hand
        self.deck: i64 = 14
        self.loco: i64 = 12
        self.loco_lacking: i64 = 3  # a locomotive is taken when so much is lacking
        self.extra_turn: i64 = 30  # tenths of a point that a turn must bring when the tickets are done
        self.hoard: i64 = NEVER  # with fewer cards in hand, routes wait until the whole plan can be paid for


class Chart:
    """The map as a graph: for each city its routes."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        cities = len(edition.cities)
        around: list[list[int]] = [[] for _ in range(cities)]
        for route in range(len(edition.routes)):
            around[edition.route_a[route]].append(route)
            around[edition.route_b[route]].append(route)
        self.start: vec[i64] = zeros(cities + 1)
        self.routes: vec[i64] = zeros(2 * len(edition.routes))
        at = 0
        for city in range(cities):
            for route in around[city]:
                self.routes[at] = route
                at += 1
            self.start[city + 1] = at


_charts: Final[dict[str, Chart]] = {}


def chart_of(edition: Edition) -> Chart:
    chart = _charts.get(edition.key)
    if chart is None or chart.edition is not edition:
        chart = Chart(edition)
        _charts[edition.key] = chart
    return chart


class Plan:
    """Routes still to claim for the tickets that can be done in time."""

    def __init__(self) -> None:
        self.routes: vec[i64] = zeros(MOST_ROUTES)
        self.count: i64 = 0
        self.tickets: i64 = -1  # drawn up for these
        self.wagons: i64 = 0
        self.points: i64 = 0  # of the routes
        self.won: i64 = 0  # points of tickets done, or planned
        self.lost: i64 = 0  # of tickets given up

    def clear(self, tickets: i64) -> None:
        self.count = 0
        self.tickets = tickets
        self.wagons = 0
        self.points = 0
        self.won = 0
        self.lost = 0

    def copy(self, other: Plan) -> None:
        for i in range(other.count):
            self.routes[i] = other.routes[i]
        self.count = other.count
        self.tickets = other.tickets
        self.wagons = other.wagons
        self.points = other.points
        self.won = other.won
        self.lost = other.lost

    def has(self, route: i64) -> bool:
        for i in range(self.count):
            if self.routes[i] == route:
                return True
        return False


def draw_up(s: TicketToRideState, seat: i64, tickets: i64, habits: Habits, plan: Plan) -> None:
    """Joins the tickets' cities one after the other, dearest first, along what is there or planned."""
    ed = s.edition
    plan.clear(tickets)
    fill_prices(s, seat, habits)
    time = turns_left(s, seat) + habits.slack
    left = tickets
    while left != 0:
        ticket = _dearest(ed, left)
        left &= ~BITS[ticket]
        points = ed.ticket_points[ticket]
        wagons = _find_way(chart_of(ed), ed.ticket_a[ticket], ed.ticket_b[ticket])
        if wagons < 0 or plan.wagons + wagons > s.wagons[seat] or not _has_time(s, seat, plan, wagons, time):
            plan.lost += points
        else:
            plan.won += points
            _add_way(ed, plan, ed.ticket_a[ticket], ed.ticket_b[ticket])


def _dearest(ed: Edition, tickets: i64) -> i64:
    best: i64 = -1
    ticket: i64 = 0
    while tickets != 0:
        if tickets & 1 == 1 and (best < 0 or ed.ticket_points[ticket] > ed.ticket_points[best]):
            best = ticket
        tickets >>= 1
        ticket += 1
    return best


def fill_prices(s: TicketToRideState, seat: i64, habits: Habits) -> None:
    """By route: 0 for one's own, FAR for those out of reach, else what it asks for and gives."""
    ed = s.edition
    hand = seat * KINDS
    most_held: i64 = 0
    for card in range(GREY):
        most_held = max(most_held, s.hands[hand + card])
    for route in range(len(s.owners)):
        owner = s.owners[route]
        if owner == seat:
            PRICES[route] = 0
        elif owner == FREE and is_open(s, seat, route):
            length = ed.route_length[route]
            colour = ed.route_colour[route]
            price = habits.claim + habits.wagon * length - habits.point * ed.points[length]
            if colour == GREY:
                price -= habits.held * min(length, most_held)
            else:
                price += habits.coloured * length - habits.held * min(length, s.hands[hand + colour])
            PRICES[route] = max(1, price)
        else:
            PRICES[route] = FAR


def _find_way(chart: Chart, a: i64, b: i64) -> i64:
    """Finds the cheapest way from a to b by PRICES (Dijkstra); the wagons it takes, or -1."""
    ed = chart.edition
    start = chart.start
    routes = chart.routes
    cities = len(start) - 1
    city: i64
    at: i64
    for city in range(cities):
        COST[city] = FAR
        SETTLED[city] = 0
    COST[a] = 0
    WAGONS[a] = 0
    while True:
        best: i64 = -1
        least: i64 = FAR
        for city in range(cities):
            if SETTLED[city] == 0 and COST[city] < least:
                best = city
                least = COST[city]
        if best < 0:
            return -1
        if best == b:
            return WAGONS[b]
        SETTLED[best] = 1
        for at in range(start[best], start[best + 1]):
            route = routes[at]
            price = PRICES[route]
            other = ed.route_a[route] + ed.route_b[route] - best
            if least + price < COST[other]:
                COST[other] = least + price
                BY_ROUTE[other] = route
                WAGONS[other] = WAGONS[best] + (ed.route_length[route] if price > 0 else 0)


def _add_way(ed: Edition, plan: Plan, a: i64, b: i64) -> None:
    """Takes the way just found into the plan; from now on it costs nothing."""
    while b != a:
        route = BY_ROUTE[b]
        if PRICES[route] > 0:
            length = ed.route_length[route]
            plan.routes[plan.count] = route
            plan.count += 1
            plan.wagons += length
            plan.points += ed.points[length]
            PRICES[route] = 0
        b = ed.route_a[route] + ed.route_b[route] - b


# -- time


def turns_left(s: TicketToRideState, seat: i64) -> i64:
    """For how long the others will let the game last, as far as their wagons and cards tell."""
    if s.last_turns > 0:
        return TURN
    least: i64 = FAR
    for other in range(s.seats):
        if other != seat:
            least = min(least, _time_to_end(s, other))
    return least + TURN


def _time_to_end(s: TicketToRideState, seat: i64) -> i64:
    wagons = s.wagons[seat] - LAST_WAGONS
    missing = wagons
    for card in range(KINDS):
        missing -= s.hands[seat * KINDS + card]
    time = wagons * TURN // WAGONS_A_CLAIM
    return time + missing * TURN // 2 if missing > 0 else time


def _has_time(s: TicketToRideState, seat: i64, plan: Plan, wagons: i64, time: i64) -> bool:
    """Whether a plan with so many wagons more can be carried out, if most cards in hand are of use."""
    return time_of(s, seat, plan.wagons + wagons) <= time


def time_of(s: TicketToRideState, seat: i64, wagons: i64) -> i64:
    cards: i64 = 0
    for card in range(KINDS):
        cards += s.hands[seat * KINDS + card]
    missing = wagons - cards * 2 // 3
    return wagons * TURN // WAGONS_A_CLAIM + (missing * TURN // 2 if missing > 0 else 0)


# -- cards


def fill_needs(s: TicketToRideState, seat: i64, plan: Plan, needs: vec[i64]) -> i64:
    """By colour: cards that the planned routes of that colour still lack; the grey ones ask for what is held
    most of what is left over. How many are lacking, locomotives counted in."""
    ed = s.edition
    hand = seat * KINDS
    i: i64
    card: i64
    for card in range(GREY):
        LEFT[card] = s.hands[hand + card]
        needs[card] = 0
    total: i64 = 0
    for i in range(plan.count):
        colour = ed.route_colour[plan.routes[i]]
        if colour != GREY:
            missing = ed.route_length[plan.routes[i]] - LEFT[colour]
            LEFT[colour] = max(0, -missing)
            if missing > 0:
                needs[colour] += missing
                total += missing
    for i in range(plan.count):
        if ed.route_colour[plan.routes[i]] == GREY:
            best: i64 = 0
            for card in range(1, GREY):
                if LEFT[card] > LEFT[best]:
                    best = card
            missing = ed.route_length[plan.routes[i]] - LEFT[best]
            LEFT[best] = max(0, -missing)
            if missing > 0:
                needs[best] += missing
                total += missing
    return max(0, total - s.hands[hand + LOCO])


# Scratch, filled and read within one call.
PRICES: Final = zeros(MOST_ROUTES)
COST: Final = zeros(MOST_CITIES)
WAGONS: Final = zeros(MOST_CITIES)
SETTLED: Final = zeros(MOST_CITIES)
BY_ROUTE: Final = filled(MOST_CITIES, -1)
LEFT: Final = zeros(KINDS)
