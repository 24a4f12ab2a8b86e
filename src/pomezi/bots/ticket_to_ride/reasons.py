"""What speaks for an action in Ticket to Ride: tickets, points, cards to collect, others near by."""

from __future__ import annotations

from pomezi.bots.reason import Reason
from pomezi.bots.ticket_to_ride.greedy import Plan, cheapest_routes, plan_routes, route_prices
from pomezi.core.state import State, seats_in
from pomezi.games.ticket_to_ride import actions
from pomezi.games.ticket_to_ride.pieces import (
    CARDS,
    CLAIM,
    DISPLAY,
    DRAW_DECK,
    FREE,
    GREY,
    KEEP_FLAG,
    KINDS,
    LAST_WAGONS,
    LOCO,
    MAIN,
    TICKETS,
)
from pomezi.games.ticket_to_ride.state import TicketToRideState


def reasons(state: State, seat: int, action: int) -> list[Reason]:
    assert isinstance(state, TicketToRideState)
    if action >= KEEP_FLAG:
        return _for_keeping(state, seat, action)
    if action >= CLAIM:
        return _for_a_claim(state, seat, action)
    if action == TICKETS:
        return _for_tickets(state, seat)
    if action == DRAW_DECK:
        return _for_the_deck(state, seat)
    return _for_a_card(state, seat, action) if action <= LOCO else []


# -- claims


def _for_a_claim(s: TicketToRideState, seat: int, action: int) -> list[Reason]:
    route = int(actions.route_of(action))
    length = int(s.edition.route_length[route])
    found = _for_its_tickets(s, seat, action)
    found.append(Reason("brings-points", {"points": int(s.edition.points[length]), "count": length}))
    city = _contested_city(s, seat, route)
    if city:
        found.append(Reason("others-near", {"city": city}))
    locos = int(actions.locos_of(action))
    if locos:
        found.append(Reason("spends-locos", {"count": locos}, is_risk=True))
    wagons = int(s.wagons[seat]) - length
    if wagons <= LAST_WAGONS and s.last_turns == 0:
        found.append(Reason("begins-last-round", {"wagons": wagons}, is_risk=True))
    return found


def _for_its_tickets(s: TicketToRideState, seat: int, action: int) -> list[Reason]:
    """The dearest ticket that the route completes; else the dearest that it brings nearer."""
    after = s.clone()
    after.apply(seat, action)
    nearer: list[Reason] = []
    for ticket in _dearest_first(s, int(s.tickets[seat])):
        before = _wagons_missing(s, seat, ticket)
        left = _wagons_missing(after, seat, ticket)
        slug = s.edition.tickets[ticket]
        if before > 0 and left == 0:
            points = int(s.edition.ticket_points[ticket])
            return [Reason("completes-ticket", {"ticket": slug, "points": points}, is_secret=True)]
        if 0 < left < before:
            nearer.append(Reason("towards-ticket", {"ticket": slug, "wagons": left}, is_secret=True))
    return nearer[:1]


def _dearest_first(s: TicketToRideState, tickets: int) -> list[int]:
    return sorted(seats_in(tickets), key=lambda ticket: (-int(s.edition.ticket_points[ticket]), ticket))


def _wagons_missing(s: TicketToRideState, seat: int, ticket: int) -> int:
    """On the best way left; -1 if there is none."""
    ed = s.edition
    way = cheapest_routes(s, route_prices(s, seat), ed.ticket_a[ticket], ed.ticket_b[ticket])
    return -1 if way is None else sum(int(ed.route_length[route]) for route in way)


def _contested_city(s: TicketToRideState, seat: int, route: int) -> str:
    """An end of the route where another network is, if no second track is left for later."""
    ed = s.edition
    twin = int(ed.route_twin[route])
    if twin >= 0 and s.owners[twin] == FREE and s.seats > 3:
        return ""
    for city in (int(ed.route_a[route]), int(ed.route_b[route])):
        for other in range(len(ed.routes)):
            if city in (ed.route_a[other], ed.route_b[other]) and 0 <= s.owners[other] != seat:
                return ed.cities[city]
    return ""


# -- cards


def _plan(s: TicketToRideState, seat: int) -> Plan:
    return plan_routes(s, seat, int(s.tickets[seat]))


def _lacking(s: TicketToRideState, seat: int, route: int) -> int:
    """Cards of its colour that a route still asks for; 0 for a grey one."""
    colour = int(s.edition.route_colour[route])
    if colour == GREY:
        return 0
    return max(0, int(s.edition.route_length[route]) - int(s.hands[seat * KINDS + colour]))


def _for_a_card(s: TicketToRideState, seat: int, card: int) -> list[Reason]:
    if card == LOCO:
        found = [Reason("loco-fits")]
        if s.phase == MAIN:
            found.append(Reason("loco-alone", is_risk=True))
        return found
    return [*_for_its_colour(s, seat, card), *_for_all_to_see(s, seat, card)]


def _for_all_to_see(s: TicketToRideState, seat: int, card: int) -> list[Reason]:
    """Whoever has watched knows that it collects this colour."""
    shown = int(s.shown[seat * KINDS + card]) + 1
    return [Reason("seen-collecting", {"card": CARDS[card], "count": shown})] if shown > 1 else []


def _for_its_colour(s: TicketToRideState, seat: int, card: int) -> list[Reason]:
    for route in _plan(s, seat).routes:
        if s.edition.route_colour[route] == card and _lacking(s, seat, route):
            left = _lacking(s, seat, route) - 1
            facts = {"card": CARDS[card], "route": s.edition.routes[route], "count": left}
            return [Reason("collects-for", facts, is_secret=True)]
    held = int(s.hands[seat * KINDS + card]) + 1
    if held > 1:
        return [Reason("collects-many", {"card": CARDS[card], "count": held}, is_secret=True)]
    return [Reason("first-of-colour", {"card": CARDS[card]}, is_secret=True)]


def _for_the_deck(s: TicketToRideState, seat: int) -> list[Reason]:
    wanted = {int(s.edition.route_colour[r]) for r in _plan(s, seat).routes if _lacking(s, seat, r)}
    found = []
    if not any(s.display[place] in wanted for place in range(DISPLAY)):
        found.append(Reason("nothing-useful-up", is_secret=True))
    return [*found, Reason("deck-is-hidden")]


# -- tickets


def _for_tickets(s: TicketToRideState, seat: int) -> list[Reason]:
    found = []
    if all(_wagons_missing(s, seat, ticket) == 0 for ticket in seats_in(s.tickets[seat])):
        found.append(Reason("tickets-are-done", {"wagons": int(s.wagons[seat])}, is_secret=True))
    return [*found, Reason("tickets-may-cost", is_risk=True)]


def _for_keeping(s: TicketToRideState, seat: int, action: int) -> list[Reason]:
    kept = int(actions.kept_of(action))
    points = sum(int(s.edition.ticket_points[ticket]) for ticket in seats_in(kept))
    wagons = plan_routes(s, seat, int(s.tickets[seat]) | kept).wagons
    found = [Reason("tickets-worth", {"points": points, "wagons": wagons}, is_secret=True)]
    if any(_wagons_missing(s, seat, ticket) < 0 for ticket in seats_in(kept)):
        found.append(Reason("ticket-cut-off", is_risk=True, is_secret=True))
    else:
        found.append(Reason("tickets-cost", {"points": points}, is_risk=True, is_secret=True))
    return found
