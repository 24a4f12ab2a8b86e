"""A new game from edition, options and seed."""

from __future__ import annotations

from pomezi.core.game import Option, Setup
from pomezi.core.rng import seeded
from pomezi.core.stacked import check_piles, fixed, shuffled_pile
from pomezi.core.start import start_option, starting_seat
from pomezi.core.vecs import filled, ints, zeros
from pomezi.games.eighty_days import cards, memory, rounds, stack
from pomezi.games.eighty_days.edition import Edition
from pomezi.games.eighty_days.pieces import (
    CARD_TYPES,
    CARDS,
    COINS_AT_START,
    COLOURS,
    EVENT_CARDS,
    FACES,
    HAND_AT_START,
    NONE,
    SPACE_COUNT,
    TOKENS,
)
from pomezi.games.eighty_days.state import EightyDaysState

OPTIONS = (
    start_option(6),  # the first starting player
    Option("princess", ("any", "top"), since=2),  # which discarded event cards she may copy
)
PILES = ("travel", "events", "red", "blue", "dice")


def deal(setup: Setup, edition: Edition) -> EightyDaysState:
    """Everybody in London, the first cards laid out."""
    check_piles(setup.stacked, PILES)
    s = blank(setup, edition)
    s.rng = seeded(setup.seed)
    s.watch = s.turn = starting_seat(setup, s.rng)
    s.deck = shuffled_pile(setup, "travel", edition.full_deck, CARDS, s.rng)
    s.deck_left = len(s.deck)
    events = shuffled_pile(setup, "events", ints(edition.event_deck(setup.seats)), EVENT_CARDS, s.rng)
    s.event_deck = stack.stack_of(list(events)[::-1])
    tokens: list[int] = []
    for colour in range(len(COLOURS)):
        pile = shuffled_pile(setup, COLOURS[colour], ints(edition.tokens[colour]), TOKENS, s.rng)
        tokens += [NONE, *reversed(list(pile))]
    s.tokens = ints(tokens)
    s.dice = ints([face + 1 for face in fixed(setup, "dice", FACES)])
    for i in range(s.seats):
        seat = (s.watch + i) % s.seats
        for _ in range(HAND_AT_START):
            cards.draw_travel(s, seat, "", None)
    rounds.lay_out(s, None)
    return s


def blank(setup: Setup, edition: Edition) -> EightyDaysState:
    """The board before anything is dealt."""
    s = EightyDaysState(setup, edition)
    seats = setup.seats
    s.discards = zeros(CARD_TYPES)
    s.row = filled(SPACE_COUNT, NONE)
    s.tokens = filled(len(COLOURS) * len(edition.cities), NONE)
    s.detective = edition.detective
    s.supply = edition.coins - seats * COINS_AT_START
    s.hands = zeros(seats * CARD_TYPES)
    s.shown = zeros(seats * CARD_TYPES)
    s.sizes = zeros(seats)
    memory.begin(s)
    s.held = zeros(seats)
    s.coins = filled(seats, COINS_AT_START)
    s.days = zeros(seats)
    s.at = zeros(seats)
    s.ranks = zeros(seats)
    return s
