"""A new game from edition, options and seed."""

from __future__ import annotations

from mypy_extensions import i64

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
    events = shuffled_pile(setup, "events", edition.event_piles[setup.seats], EVENT_CARDS, s.rng)
    for card in events:
        s.event_deck = stack.push(s.event_deck, card)
    for colour in range(len(COLOURS)):
        _lay_tokens(s, setup, colour)
    rolls = fixed(setup, "dice", FACES)
    if rolls:
        s.dice = ints([face + 1 for face in rolls])
    for i in range(s.seats):
        seat = (s.watch + i) % s.seats
        for _card in range(HAND_AT_START):
            cards.draw_travel(s, seat, "", None)
    rounds.lay_out(s, None)
    return s


def _lay_tokens(s: EightyDaysState, setup: Setup, colour: i64) -> None:
    """From the top of the pile, one at each city but the first."""
    pile = shuffled_pile(setup, COLOURS[colour], s.edition.token_piles[colour], TOKENS, s.rng)
    city: i64
    for city in range(1, s.edition.legs):
        s.tokens[colour * s.edition.legs + city] = pile[len(pile) - city]


def blank(setup: Setup, edition: Edition) -> EightyDaysState:
    """The board before anything is dealt."""
    s = EightyDaysState(setup, edition)
    seats = setup.seats
    if setup.rules > 1:
        s.strict = 1
    if setup.options.get("princess") == "any":
        s.copies_any = 1
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
