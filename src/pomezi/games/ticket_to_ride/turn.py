"""What an action does, phase by phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pomezi.core.events import Event
from pomezi.core.vecs import BITS
from pomezi.games.ticket_to_ride import actions, cards, memory, score
from pomezi.games.ticket_to_ride.edition import BUCKETS
from pomezi.games.ticket_to_ride.pieces import (
    CARDS,
    CHOOSE,
    CLOSED,
    DRAW_DECK,
    FEW_SEATS,
    FREE,
    KEEP,
    KEEP_FLAG,
    KINDS,
    LAST_WAGONS,
    LOCO,
    MAIN,
    NONE,
    OFFER,
    OVER,
    PASS,
    ROUTE_COLOURS,
    SECOND,
)
from pomezi.games.ticket_to_ride.whereabouts import note_choice, note_whereabouts, offered

if TYPE_CHECKING:
    from pomezi.games.ticket_to_ride.state import TicketToRideState


def actors(s: TicketToRideState) -> int:
    if s.phase == CHOOSE:
        waiting: i64 = 0
        for seat in range(s.seats):
            if s.chosen[seat] == 0:
                waiting |= BITS[seat]
        return waiting
    if s.phase == OVER:
        return 0
    return BITS[s.turn]


def apply(s: TicketToRideState, seat: i64, action: i64, events: list[Event] | None) -> None:
    s.unshare()
    if action >= KEEP_FLAG:
        if s.phase == CHOOSE:
            choose_tickets(s, seat, actions.kept_of(action), events)
        else:
            keep_tickets(s, seat, actions.kept_of(action), events)
            end_turn(s, events)
    elif actions.is_claim(action):
        claim_route(s, seat, action, events)
        end_turn(s, events)
    elif action == DRAW_DECK:
        draw_unseen(s, seat, events)
        after_draw(s, False, events)
    elif action <= LOCO:
        draw_face_up(s, seat, action, events)
        after_draw(s, action == LOCO, events)
    elif action == PASS:
        if events is not None:
            events.append(Event("passed", {"seat": int(seat)}))
        end_turn(s, events, passed=True)
    else:
        draw_tickets(s, seat, events)


# -- train cards


def draw_unseen(s: TicketToRideState, seat: i64, events: list[Event] | None) -> None:
    if events is not None:
        events.append(Event("drew-deck", {"seat": int(seat)}, int(seat), {"card": CARDS[cards.top(s)]}))
    s.hands[seat * KINDS + cards.top(s)] += 1
    cards.drop_top(s, events)


def draw_face_up(s: TicketToRideState, seat: i64, card: i64, events: list[Event] | None) -> None:
    place: i64 = 0
    while s.display[place] != card:
        place += 1
    s.hands[seat * KINDS + card] += 1
    s.shown[seat * KINDS + card] += 1
    if events is not None:
        events.append(Event("drew-card", {"seat": int(seat), "card": CARDS[card], "place": int(place)}))
    cards.replace_card(s, place, events)


def after_draw(s: TicketToRideState, was_loco: bool, events: list[Event] | None) -> None:
    """The turn goes on only after a first card, and only if a second can be drawn."""
    if s.phase == SECOND or was_loco or not can_draw_second(s):
        end_turn(s, events)
    else:
        s.phase = SECOND


def can_draw_second(s: TicketToRideState) -> bool:
    if s.deck_left > 0:
        return True
    for card in s.display:
        if card != NONE and card != LOCO:
            return True
    return False


# -- routes


def claim_route(s: TicketToRideState, seat: i64, action: i64, events: list[Event] | None) -> None:
    route = actions.route_of(action)
    length = s.edition.route_length[route]
    locos = actions.locos_of(action)
    card = actions.card_of(action)
    unseen = _pay(s, seat, card, length - locos)
    unseen_locos = _pay(s, seat, LOCO, locos)
    if s.memory is not None and unseen + unseen_locos > 0:
        memory.note_payment(s, seat, card, unseen, unseen_locos)
    take_route(s, seat, route)
    if events is not None:
        events.append(_claimed(s, seat, action))
    if s.deck_left == 0:
        cards.renew_deck(s, events)
        cards.fill_display(s, events)
    else:
        cards.sweep(s, events)  # with the cards paid there may now be enough others


def take_route(s: TicketToRideState, seat: i64, route: i64) -> None:
    """Lays the wagons, counts the points, closes the twin where it is closed, keeps count of what is open."""
    ed = s.edition
    owners = s.owners
    open_ = s.open
    length = ed.route_length[route]
    owners[route] = seat
    s.wagons[seat] -= length
    s.points[seat] += ed.points[length]
    twin = ed.route_twin[route]
    bucket = ed.route_bucket[route]
    if twin < 0:
        for other in range(s.seats):
            open_[other * BUCKETS + bucket] -= 1
        return
    twin_bucket = ed.route_bucket[twin]
    twin_was_free = owners[twin] == FREE
    are_few = s.seats <= FEW_SEATS
    for other in range(s.seats):
        if owners[twin] != other:
            open_[other * BUCKETS + bucket] -= 1
        if twin_was_free and (are_few or other == seat):
            open_[other * BUCKETS + twin_bucket] -= 1
    if twin_was_free and are_few:
        owners[twin] = CLOSED


def _pay(s: TicketToRideState, seat: i64, card: i64, count: i64) -> i64:
    """How many of the cards paid nobody had seen before."""
    if count == 0:
        return 0
    at = seat * KINDS + card
    unseen: i64 = count - s.shown[at]
    s.hands[at] -= count
    cards.discard(s, card, count)
    if unseen <= 0:
        s.shown[at] = -unseen
        return 0
    s.shown[at] = 0
    s.learned += 1
    return unseen


def _claimed(s: TicketToRideState, seat: i64, action: i64) -> Event:
    ed = s.edition
    route = actions.route_of(action)
    twin = ed.route_twin[route]
    facts = {
        "seat": int(seat),
        "route": ed.routes[route],
        "from": ed.cities[ed.route_a[route]],
        "to": ed.cities[ed.route_b[route]],
        "colour": ROUTE_COLOURS[ed.route_colour[route]],
        "length": int(ed.route_length[route]),
        "cards": actions.cards_of(ed, action),
        "points": int(ed.points[ed.route_length[route]]),
        "total": int(s.points[seat]),
        "wagons": int(s.wagons[seat]),
        "closed": ed.routes[twin] if twin >= 0 and s.owners[twin] == CLOSED else None,
    }
    return Event("claimed", facts)


# -- tickets


def offer_tickets(s: TicketToRideState, seat: i64) -> None:
    """Draws up to three from the top of the ticket deck into the seat's offer."""
    offers = s.offers
    deck = s.ticket_deck
    for place in range(OFFER):
        if s.tickets_left > 0:
            offers[seat * OFFER + place] = deck[s.ticket_top]
            s.ticket_top += 1
            if s.ticket_top == len(deck):
                s.ticket_top = 0
            s.tickets_left -= 1
            s.learned += 1


def draw_tickets(s: TicketToRideState, seat: i64, events: list[Event] | None) -> None:
    offer_tickets(s, seat)
    s.phase = KEEP
    if events is not None:
        offer = offered(s, seat)
        facts: dict[str, object] = {"seat": int(seat), "count": len(offer)}
        events.append(
            Event("drew-tickets", facts, int(seat), {"tickets": [s.edition.tickets[t] for t in offer]})
        )


def choose_tickets(s: TicketToRideState, seat: i64, tickets: i64, events: list[Event] | None) -> None:
    """The first tickets, hidden until everybody has chosen; then all take effect from the starting player."""
    s.chosen[seat] = tickets
    if events is not None:
        secret = {"tickets": actions.tickets_in(s.edition, tickets)}
        events.append(Event("chose-tickets", {"seat": int(seat)}, int(seat), secret))
    if actors(s) == 0:
        for i in range(s.seats):
            other = (s.start + i) % s.seats
            keep_tickets(s, other, s.chosen[other], events)
            s.chosen[other] = 0  # which they were is nobody else's to know
        s.phase = MAIN


def keep_tickets(s: TicketToRideState, seat: i64, kept: i64, events: list[Event] | None) -> None:
    """Of the seat's offer; the others go under the ticket deck in the order drawn."""
    note_choice(s, seat, kept)
    offers = s.offers
    deck = s.ticket_deck
    seen = s.seen
    s.tickets[seat] |= kept
    s.learned += 1
    drawn: i64 = 0
    returned: i64 = 0
    for at in range(seat * OFFER, seat * OFFER + OFFER):
        ticket = offers[at]
        if ticket != NONE:
            drawn += 1
            if (kept >> ticket) & 1 == 0:
                returned += 1
                deck[(s.ticket_top + s.tickets_left) % len(deck)] = ticket
                s.tickets_left += 1
    for at in range(seat * OFFER, seat * OFFER + OFFER):
        ticket = offers[at]
        if ticket != NONE:
            note_whereabouts(seen, seat, ticket, (kept >> ticket) & 1 == 1, returned == 0)
            offers[at] = NONE
    if events is not None:
        facts: dict[str, object] = {
            "seat": int(seat),
            "kept": int(drawn - returned),
            "returned": int(returned),
        }
        secret = {"tickets": actions.tickets_in(s.edition, kept)}
        events.append(Event("kept-tickets", facts, int(seat), secret))


# -- the end of a turn


def end_turn(s: TicketToRideState, events: list[Event] | None, passed: bool = False) -> None:
    if passed:
        s.passes += 1
    else:
        s.passes = 0
    seat = s.turn
    if s.last_turns > 0:
        s.last_turns -= 1
        if s.last_turns == 0:
            end_game(s, events)
            return
    elif s.wagons[seat] <= LAST_WAGONS:
        s.last_turns = s.seats
        if events is not None:
            events.append(Event("last-round", {"seat": int(seat), "wagons": int(s.wagons[seat])}))
    if s.passes == s.seats:
        end_game(s, events)
        return
    s.turn = seat + 1
    if s.turn == s.seats:
        s.turn = 0
    s.phase = MAIN


def end_game(s: TicketToRideState, events: list[Event] | None) -> None:
    score.settle(s)
    s.phase = OVER
    s.learned += 1
    if events is not None:
        facts = {"scores": s.scores(), "places": s.places(), "table": score.table(s)}
        events.append(Event("over", facts))
