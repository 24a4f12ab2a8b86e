"""A new game from edition, options and seed."""

from __future__ import annotations

from collections.abc import Sequence

from pomezi.core.errors import Refusal, SetupError
from pomezi.core.game import Option, Setup
from pomezi.core.rng import Rng, seeded
from pomezi.core.stacked import check_piles, fixed, split_pile
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

DRAWN = "drawn"
OPTIONS = (
    Option("start", (DRAWN, 0, 1, 2, 3, 4, 5)),  # the first starting player: a seat, or drawn
    Option("princess", ("any", "top"), since=2),  # which discarded event cards she may copy
)
PILES = ("travel", "events", "red", "blue", "dice")


def deal(setup: Setup, edition: Edition) -> EightyDaysState:
    """Everybody in London, the first cards laid out."""
    check_piles(setup.stacked, PILES)
    s = blank(setup, edition)
    s.rng = seeded(setup.seed)
    s.watch = s.turn = _starting_seat(setup, s.rng)
    s.deck = ints(_pile(setup, "travel", [int(card) for card in edition.full_deck], CARDS, s.rng))
    s.deck_left = len(s.deck)
    s.event_deck = stack.stack_of(
        _pile(setup, "events", edition.event_deck(setup.seats), EVENT_CARDS, s.rng)[::-1]
    )
    tokens: list[int] = []
    for colour in range(len(COLOURS)):
        tokens += [NONE, *_pile(setup, COLOURS[colour], edition.tokens[colour], TOKENS, s.rng)[::-1]]
    s.tokens = ints(tokens)
    s.dice = ints([face + 1 for face in fixed(setup.stacked, "dice", FACES)])
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


def _starting_seat(setup: Setup, rng: Rng) -> int:
    drawn = rng.below(setup.seats)
    named = setup.options["start"]
    if not isinstance(named, int):
        return drawn
    if named >= setup.seats:
        facts = {"option": "start", "value": named, "expected": f"{DRAWN}, 0…{setup.seats - 1}"}
        raise SetupError(Refusal("bad-option-value", facts))
    return named


def _pile(setup: Setup, name: str, full: list[int], slugs: Sequence[str], rng: Rng) -> list[int]:
    """A shuffled pile whose last item is its top; what the scenario fixes lies on top of the rest."""
    first = fixed(setup.stacked, name, slugs)
    rest = ints(split_pile(full, first, name, slugs))
    rng.shuffle(rest, len(rest))
    return [*rest, *reversed(first)]
