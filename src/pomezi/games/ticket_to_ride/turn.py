"""What an action does, phase by phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pomezi.core.events import Event
from pomezi.games.ticket_to_ride import actions, cards, memory, score
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
    one: i64 = 1
    if s.phase == CHOOSE:
        waiting: i64 = 0
        for seat in range(s.seats):
            if s.chosen[seat] == 0:
                waiting |= one << seat
        return waiting
    return 0 if s.phase == OVER else one << s.turn


def apply(s: TicketToRideState, seat: i64, action: i64, events: list[Event] | None) -> None:
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
    s.owners, s.open, s.wagons, s.points = s.owners[:], s.open[:], s.wagons[:], s.points[:]
    length = s.edition.route_length[route]
    s.owners[route] = seat
    s.wagons[seat] -= length
    s.points[seat] += s.edition.points[length]
    twin = s.edition.route_twin[route]
    twin_was_free = twin >= 0 and s.owners[twin] == FREE
    for other in range(s.seats):
        if twin < 0 or s.owners[twin] != other:
            _count_closed(s, other, route)
        if twin_was_free and (other == seat or s.seats <= FEW_SEATS):
            _count_closed(s, other, twin)
    if twin_was_free and s.seats <= FEW_SEATS:
        s.owners[twin] = CLOSED


def _count_closed(s: TicketToRideState, seat: i64, route: i64) -> None:
    s.open[seat * len(s.edition.bucket_length) + s.edition.route_bucket[route]] -= 1


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
    offers = s.offers[:]
    size = len(s.ticket_deck)
    for place in range(OFFER):
        if s.tickets_left > 0:
            offers[seat * OFFER + place] = s.ticket_deck[s.ticket_top]
            s.ticket_top = (s.ticket_top + 1) % size
            s.tickets_left -= 1
            s.learned += 1
    s.offers = offers


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
    s.chosen = s.chosen[:]
    s.chosen[seat] = tickets
    if events is not None:
        secret = {"tickets": actions.tickets_in(s.edition, tickets)}
        events.append(Event("chose-tickets", {"seat": int(seat)}, int(seat), secret))
    if actors(s) == 0:
        for i in range(s.seats):
            other = (s.start + i) % s.seats
            keep_tickets(s, other, s.chosen[other], events)
        s.phase = MAIN


def keep_tickets(s: TicketToRideState, seat: i64, kept: i64, events: list[Event] | None) -> None:
    """Of the seat's offer; the others go under the ticket deck in the order drawn."""
    note_choice(s, seat, kept)
    s.tickets, s.offers, s.ticket_deck, s.seen = s.tickets[:], s.offers[:], s.ticket_deck[:], s.seen[:]
    s.tickets[seat] |= kept
    s.learned += 1
    drawn: i64 = 0
    returned: i64 = 0
    for at in range(seat * OFFER, seat * OFFER + OFFER):
        ticket = s.offers[at]
        if ticket != NONE:
            drawn += 1
            if (kept >> ticket) & 1 == 0:
                returned += 1
                s.ticket_deck[(s.ticket_top + s.tickets_left) % len(s.ticket_deck)] = ticket
                s.tickets_left += 1
    for at in range(seat * OFFER, seat * OFFER + OFFER):
        if s.offers[at] != NONE:
            is_kept = (kept >> s.offers[at]) & 1 == 1
            note_whereabouts(s.seen, seat, s.offers[at], is_kept, returned == 0)
            s.offers[at] = NONE
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
    s.passes = s.passes + 1 if passed else 0
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
    s.turn = (seat + 1) % s.seats
    s.phase = MAIN


def end_game(s: TicketToRideState, events: list[Event] | None) -> None:
    score.settle(s)
    s.phase = OVER
    s.learned += 1
    if events is not None:
        facts = {"scores": s.scores(), "places": s.places(), "table": score.table(s)}
        events.append(Event("over", facts))
