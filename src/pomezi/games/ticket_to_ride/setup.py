"""A new game from edition, options and seed."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.game import Setup
from pomezi.core.rng import seeded
from pomezi.core.stacked import check_piles, shuffled_pile
from pomezi.core.start import start_option, starting_seat
from pomezi.core.vecs import filled, zeros
from pomezi.games.ticket_to_ride import cards, turn
from pomezi.games.ticket_to_ride.edition import Edition
from pomezi.games.ticket_to_ride.pieces import CARDS, DISPLAY, FREE, HAND_AT_START, KINDS, NONE, OFFER
from pomezi.games.ticket_to_ride.state import TicketToRideState

OPTIONS = (start_option(5),)
PILES = ("deck", "tickets")


def deal(setup: Setup, edition: Edition) -> TicketToRideState:
    """Cards and tickets dealt; everybody is about to choose their first tickets."""
    check_piles(setup.stacked, PILES)
    s = blank(setup, edition)
    s.rng = seeded(setup.seed)
    s.start = s.turn = starting_seat(setup, s.rng)
    s.deck = shuffled_pile(setup, "deck", edition.full_deck, CARDS, s.rng)
    s.deck_left = len(s.deck)
    s.ticket_deck = _turned(shuffled_pile(setup, "tickets", edition.full_tickets, edition.tickets, s.rng))
    s.tickets_left = len(s.ticket_deck)
    for i in range(s.seats):
        seat = (s.start + i) % s.seats
        for _ in range(HAND_AT_START):
            s.hands[seat * KINDS + cards.take_top(s, None)] += 1
    cards.fill_display(s, None)
    for i in range(s.seats):
        turn.offer_tickets(s, (s.start + i) % s.seats)
    return s


def blank(setup: Setup, edition: Edition) -> TicketToRideState:
    """The board before anything is dealt."""
    s = TicketToRideState(setup, edition)
    seats = setup.seats
    tickets = len(edition.tickets)
    s.discards = zeros(KINDS)
    s.display = filled(DISPLAY, NONE)
    s.hands = zeros(seats * KINDS)
    s.shown = zeros(seats * KINDS)
    s.ticket_deck = zeros(tickets)
    s.tickets = zeros(seats)
    s.offers = filled(seats * OFFER, NONE)
    s.chosen = zeros(seats)
    s.seen = zeros(tickets)
    s.owners = filled(len(edition.routes), FREE)
    s.open = _of_each(seats, edition.bucket_size)
    s.wagons = filled(seats, edition.wagons)
    s.points = zeros(seats)
    s.totals = zeros(seats)
    s.done = zeros(seats)
    s.longest = zeros(seats)
    return s


def _of_each(seats: i64, row: vec[i64]) -> vec[i64]:
    """The same row for every seat."""
    rows = zeros(seats * len(row))
    at: i64 = 0
    while at < len(rows):
        for item in row:
            rows[at] = item
            at += 1
    return rows


def _turned(pile: vec[i64]) -> vec[i64]:
    """Upside down."""
    turned = pile[:]
    at: i64 = len(pile)
    for item in pile:
        at -= 1
        turned[at] = item
    return turned
