"""What a seat knows, as numbers for a learner; its actions as numbers 0 … n-1."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from pomezi.core.encoder import (
    Encoder,
    Part,
    put,
    put_bits,
    put_counts,
    put_one,
    put_seat,
    put_seats,
    table_of,
)
from pomezi.core.game import Setup
from pomezi.core.state import State
from pomezi.core.vecs import BITS, ints
from pomezi.games.ticket_to_ride import actions
from pomezi.games.ticket_to_ride.edition import Edition, load_edition
from pomezi.games.ticket_to_ride.needs import FAR, Needs
from pomezi.games.ticket_to_ride.pieces import (
    CARDS,
    CHOOSE,
    CLOSED,
    DISPLAY,
    GREY,
    KEEP_FLAG,
    KINDS,
    LOCO,
    NONE,
    OFFER,
    PASS,
    PHASES,
)
from pomezi.games.ticket_to_ride.state import TicketToRideState

HOLDINGS: Final = 12  # cards of a colour: more are seldom held
LEFT_OUT: Final = (
    ("rules", "the version of the rules: a setting of the game, not of a position"),
    ("passes", "only seats that can do nothing else pass"),
    (
        "turned",
        "which cards were turned up from the deck in use: a list that grows; the deck's cards are told",
    ),
    ("ticket_memory", "who knows the place of a ticket that was returned: lists that grow"),
    ("own.known_tickets.offer", "likewise"),
    ("own.known_tickets.own", "likewise"),
    ("memory", "from which of several decks hidden cards came: a list that grows; who holds what is told"),
    ("own.drawn", "likewise"),
    ("own.lost_tickets", "a list that grows, of choices since one lost sight of a ticket"),
    ("own.tickets.from", "cities and points are facts of the ticket"),
    ("own.tickets.to", "likewise"),
    ("own.tickets.points", "likewise"),
    ("own.offer.from", "likewise"),
    ("own.offer.to", "likewise"),
    ("own.tickets.way", "the routes behind `wagons needed`"),
    ("own.offer.way", "likewise"),
)
KEEPS: Final = [c for size in range(1, OFFER + 1) for c in combinations(range(OFFER), size)]
KEEP_MASKS: Final = [sum(1 << place for place in places) for places in KEEPS]
KEEP_ORDER: Final = ints([KEEP_MASKS.index(mask) if mask else NONE for mask in range(1 << OFFER)])


class TicketToRideEncoder(Encoder):
    """Tickets are kept by their place in the offer, so that 7 actions do for 4,525."""

    def __init__(self, setup: Setup) -> None:
        ed = load_edition(setup.edition)
        codes = _codes(ed)
        labels = [actions.write(ed, code) for code in codes]
        labels += [" ".join(["keep", *[f"#{place + 1}" for place in places]]) for places in KEEPS]
        super().__init__(setup, _parts(ed, setup.seats), labels, LEFT_OUT)
        self.numbers: vec[i16] = table_of(codes)
        self.first_keep: i64 = len(codes)
        self.needs = Needs(ed)

    def number(self, state: State, seat: i64, action: i64) -> i64:
        if action < KEEP_FLAG:
            return i64(self.numbers[action])
        assert isinstance(state, TicketToRideState)
        kept = actions.kept_of(action)
        places: i64 = 0
        place: i64
        for place in range(OFFER):
            ticket = state.offers[seat * OFFER + place]
            if ticket != NONE and (kept >> ticket) & 1 == 1:
                places |= BITS[place]
        return self.first_keep + KEEP_ORDER[places]

    def observe(self, state: State, seat: i64, cells: vec[i16], at: i64) -> i64:
        assert isinstance(state, TicketToRideState)
        s = state
        seats = s.seats
        at = put_one(cells, at, s.phase, len(PHASES))
        at = put_seats(cells, at, s.actors(), seat, seats)
        at = put_seat(cells, at, s.turn, seat, seats)
        at = put_seat(cells, at, s.start, seat, seats)
        at = put(cells, at, s.last_turns)
        place: i64
        for place in range(DISPLAY):
            card = s.display[place]
            if card != NONE:
                cells[at + card] += 1
        at = put(cells, at + KINDS, s.deck_left)
        at = put_counts(cells, at, s.discards, 0, KINDS)
        at = put(cells, at, s.tickets_left)
        at = _put_routes(s, seat, cells, at)
        i: i64
        for i in range(seats):
            at = _put_player(s, (seat + i) % seats, cells, at)
        at = put_counts(cells, at, s.hands, seat * KINDS, KINDS)
        at = _put_tickets(s, seat, self.needs, cells, at)
        return _put_known(s, seat, cells, at)


ENCODER: Final = TicketToRideEncoder


def _codes(ed: Edition) -> list[int]:
    codes = list(range(PASS + 1))
    for route in range(len(ed.routes)):
        length, colour = int(ed.route_length[route]), int(ed.route_colour[route])
        for card in range(LOCO) if colour == GREY else (colour,):
            codes += [int(actions.claim(route, card, locos)) for locos in range(length)]
        codes.append(int(actions.claim(route, LOCO, length)))
    return codes


def _parts(ed: Edition, seats: int) -> list[Part]:
    routes, tickets = len(ed.routes), len(ed.tickets)
    parts = [
        Part("phase", len(PHASES), 1, "phase"),
        Part("actors", seats, 1, "actors"),
        Part("turn", seats, 1, "turn"),
        Part("start", seats, 1, "start"),
        Part("last turns", 1, seats, "last_turns"),
        Part("display", KINDS, DISPLAY, "display"),
        Part("deck", 1, len(ed.full_deck), "deck"),
        Part("discards", KINDS, HOLDINGS, "discards"),
        Part("ticket deck", 1, tickets, "ticket_deck"),
        *[Part(f"routes of +{i}", routes, 1, "routes") for i in range(seats)],
        Part("routes closed", routes, 1, "closed"),
    ]
    for i in range(seats):
        parts += [
            Part(f"points of +{i}", 1, 200, "players.points"),
            Part(f"wagons of +{i}", 1, ed.wagons, "players.wagons"),
            Part(f"cards of +{i}", 1, 30, "players.cards"),
            Part(f"tickets of +{i}", 1, 10, "players.tickets"),
            Part(f"offered to +{i}", 1, OFFER, "players.offered"),
            Part(f"+{i} has chosen", 1, 1, "players.chosen"),
            Part(f"known cards of +{i}", len(CARDS), HOLDINGS, "players.known_cards"),
        ]
    held = "own.tickets.ticket own.tickets.status"
    parts += [
        Part("hand", len(CARDS), HOLDINGS, "own.hand"),
        Part("tickets done", tickets, 1, held),
        Part("tickets open", tickets, 1, held),
        Part("tickets impossible", tickets, 1, held),
        Part("wagons needed", tickets, ed.wagons, "own.tickets.wagons_needed"),
    ]
    for place in range(OFFER):
        parts += [
            Part(f"offer {place + 1}", tickets, 1, "own.offer.ticket"),
            Part(f"offer {place + 1} needs", 1, ed.wagons, "own.offer.wagons_needed own.offer.status"),
            Part(f"offer {place + 1} brings", 1, 22, "own.offer.points"),
        ]
    return [
        *parts,
        Part("tickets chosen", tickets, 1, "own.chosen"),
        Part("depth of tickets known in the deck", tickets, tickets, "own.known_tickets.deck"),
        *[Part(f"tickets known with +{i}", tickets, 1, "own.known_tickets.seats") for i in range(1, seats)],
    ]


def _put_routes(s: TicketToRideState, seat: i64, cells: vec[i16], at: i64) -> i64:
    owners = s.owners
    seats = s.seats
    routes: i64 = len(owners)
    route: i64
    for route in range(routes):
        owner = owners[route]
        if owner >= 0:
            cells[at + (owner + seats - seat) % seats * routes + route] = 1
        elif owner == CLOSED:
            cells[at + seats * routes + route] = 1
    return at + (seats + 1) * routes


def _put_player(s: TicketToRideState, other: i64, cells: vec[i16], at: i64) -> i64:
    hand: i64 = 0
    offered: i64 = 0
    i: i64
    for i in range(other * KINDS, other * KINDS + KINDS):
        hand += s.hands[i]
    for i in range(other * OFFER, other * OFFER + OFFER):
        if s.offers[i] != NONE:
            offered += 1
    at = put(cells, at, s.points[other])
    at = put(cells, at, s.wagons[other])
    at = put(cells, at, hand)
    at = put(cells, at, _bit_count(s.tickets[other]))
    at = put(cells, at, offered)
    if s.phase != CHOOSE or s.chosen[other] != 0:
        cells[at] = 1
    return put_counts(cells, at + 1, s.shown, other * KINDS, KINDS)


def _bit_count(mask: i64) -> i64:
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def _put_tickets(s: TicketToRideState, seat: i64, needs: Needs, cells: vec[i16], at: i64) -> i64:
    """Done, open, impossible; then the wagons that each needs, -1 for all of them if it cannot be done."""
    ed = s.edition
    tickets: i64 = len(ed.tickets)
    held = s.tickets[seat]
    needs.look(s, seat)
    ticket: i64
    for ticket in range(tickets):
        if (held >> ticket) & 1 == 1:
            needed = needs.of(s, seat, ticket)
            if needed == 0:
                cells[at + ticket] = 1
            elif needed < FAR:
                cells[at + tickets + ticket] = 1
                cells[at + tickets * 3 + ticket] = i16(needed)
            else:
                cells[at + tickets * 2 + ticket] = 1
                cells[at + tickets * 3 + ticket] = -i16(ed.wagons)
    at += tickets * 4
    place: i64
    for place in range(OFFER):
        ticket = s.offers[seat * OFFER + place]
        if ticket != NONE:
            cells[at + ticket] = 1
            needed = needs.of(s, seat, ticket)
            if needed >= FAR:
                needed = -ed.wagons
            cells[at + tickets] = i16(needed)
            cells[at + tickets + 1] = i16(ed.ticket_points[ticket])
        at += tickets + 2
    return at


def _put_known(s: TicketToRideState, seat: i64, cells: vec[i16], at: i64) -> i64:
    """What is chosen of the first offer; which tickets lie how deep in the deck, and with whom."""
    tickets: i64 = len(s.edition.tickets)
    if s.phase == CHOOSE:
        put_bits(cells, at, s.chosen[seat], tickets)
    at += tickets
    known = _known_elsewhere(s, seat)
    if known != 0:
        depth: i64
        for depth in range(s.tickets_left):
            ticket = s.ticket_deck[(s.ticket_top + depth) % len(s.ticket_deck)]
            if (known >> ticket) & 1 == 1:
                cells[at + ticket] = i16(depth + 1)
        i: i64
        for i in range(1, s.seats):
            other = (seat + i) % s.seats
            put_bits(cells, at + i * tickets, known & (s.tickets[other] | _offered(s, other)), tickets)
    return at + s.seats * tickets


def _known_elsewhere(s: TicketToRideState, seat: i64) -> i64:
    """Mask of the tickets that a seat knows the place of, without its own."""
    seen = s.seen
    known: i64 = 0
    ticket: i64
    for ticket in range(len(seen)):
        if (seen[ticket] >> seat) & 1 == 1:
            known |= BITS[ticket]
    return known & ~(s.tickets[seat] | _offered(s, seat))


def _offered(s: TicketToRideState, seat: i64) -> i64:
    mask: i64 = 0
    i: i64
    for i in range(seat * OFFER, seat * OFFER + OFFER):
        if s.offers[i] != NONE:
            mask |= BITS[s.offers[i]]
    return mask
