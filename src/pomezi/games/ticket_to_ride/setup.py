"""A new game from edition, options and seed."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.errors import Refusal, SetupError
from pomezi.core.game import Option, Setup
from pomezi.core.rng import Rng, seeded
from pomezi.core.stacked import check_piles, fixed, split_pile
from pomezi.core.vecs import filled, ints, zeros
from pomezi.games.ticket_to_ride import cards, turn
from pomezi.games.ticket_to_ride.edition import Edition
from pomezi.games.ticket_to_ride.pieces import CARDS, DISPLAY, FREE, HAND_AT_START, KINDS, NONE, OFFER
from pomezi.games.ticket_to_ride.state import TicketToRideState

DRAWN = "drawn"
OPTIONS = (Option("start", (DRAWN, 0, 1, 2, 3, 4)),)  # the starting player: a seat, or drawn from the seed
PILES = ("deck", "tickets")


def deal(setup: Setup, edition: Edition) -> TicketToRideState:
    """Cards and tickets dealt; everybody is about to choose their first tickets."""
    check_piles(setup.stacked, PILES)
    s = blank(setup, edition)
    s.rng = seeded(setup.seed)
    s.start = s.turn = _starting_seat(setup, s.rng)
    s.deck = _pile(setup, "deck", edition.full_deck, CARDS, s.rng)
    s.deck_left = len(s.deck)
    s.ticket_deck = ints(list(_pile(setup, "tickets", edition.full_tickets, edition.tickets, s.rng))[::-1])
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
    s.open = zeros(seats * len(edition.bucket_length))
    for at in range(len(s.open)):
        s.open[at] = edition.bucket_size[at % len(edition.bucket_size)]
    s.wagons = filled(seats, edition.wagons)
    s.points = zeros(seats)
    s.totals = zeros(seats)
    s.done = zeros(seats)
    s.longest = zeros(seats)
    return s


def _starting_seat(setup: Setup, rng: Rng) -> int:
    drawn = rng.below(setup.seats)
    named = setup.options["start"]
    if not isinstance(named, int):
        return drawn
    if named >= setup.seats:
        facts = {"option": "start", "value": named, "expected": f"{DRAWN}, 0…{setup.seats - 1}"}
        raise SetupError(Refusal("bad-option-value", facts))
    return named


def _pile(setup: Setup, name: str, full: vec[i64], slugs: Sequence[str], rng: Rng) -> vec[i64]:
    """A shuffled pile whose last item is its top; what the scenario fixes lies on top of the rest."""
    if name not in setup.stacked:
        pile = full[:]
        rng.shuffle(pile, len(pile))
        return pile
    first = fixed(setup.stacked, name, slugs)
    rest = ints(split_pile(list(full), first, name, slugs))
    rng.shuffle(rest, len(rest))
    return ints([*rest, *reversed(first)])
