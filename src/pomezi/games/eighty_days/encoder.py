"""What a seat knows, as numbers for a learner; its actions as numbers 0 … n-1."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from pomezi.core.encoder import Encoder, Part, put, put_counts, put_one, put_seat, put_seats, table_of
from pomezi.core.game import Setup
from pomezi.core.state import State
from pomezi.core.vecs import zeros
from pomezi.games.eighty_days import actions, stack
from pomezi.games.eighty_days.edition import MOST_WAYS, Edition, load_edition
from pomezi.games.eighty_days.pieces import (
    BLUE,
    CARD_MASK,
    CARD_SHIFT,
    CARD_TYPES,
    CARDS,
    COLOURS,
    DIE,
    EVENT_CARDS,
    GOODS,
    LEG,
    MOST_CARDS,
    NIBBLE,
    PHASES,
    RED,
    ROLLING,
    SHIP,
    SPACE_COUNT,
    SPACES,
    TARGET_SHIFT,
    TOKENS,
    TRAIN,
    VALUES,
)
from pomezi.games.eighty_days.state import EightyDaysState

FOUR: Final = 4  # of a kind of card: more are seldom held
EVENTS: Final = len(EVENT_CARDS)
TOKEN_COUNT: Final = len(TOKENS)
MOST_DAYS: Final = 30  # of a leg
NEVER: Final = 1 << 20
LEFT_OUT: Final = (
    ("rules", "the version of the rules: a setting of the game, not of a position"),
    ("own.slots", "follows from the leg ahead and the cards laid for it"),
    ("own.misfit", "likewise"),
    ("own.surplus", "follows from the hand"),
    ("memory", "from which of several decks hidden cards came: a list that grows; who holds what is told"),
    ("players.drawn", "likewise"),
    ("own.drawn", "likewise"),
    ("players.city", "follows from the legs travelled"),
    ("own.plan.from", "the order of the legs"),
    ("own.plan.to", "likewise"),
    ("own.plan.rolls", "follows from the event cards held"),
    ("own.plan.cards", "the cards behind `days of legs ahead`"),
    ("own.plan.missing", "follows from the hand"),
    ("own.plan.with_events", "worked out from hand and event cards"),
    ("own.outcomes", "likewise, by action"),
)


class EightyDaysEncoder(Encoder):
    """Cards of a leg or an exchange stand in rising order: trains before ships, fast before slow."""

    def __init__(self, setup: Setup) -> None:
        ed = load_edition(setup.edition)
        labels = _labels(ed)
        super().__init__(setup, _parts(ed, setup.seats), labels, LEFT_OUT)
        self.numbers: vec[i16] = table_of([actions.read(ed, label) for label in labels])

    def number(self, state: State, seat: i64, action: i64) -> i64:
        return i64(self.numbers[action])

    def observe(self, state: State, seat: i64, cells: vec[i16], at: i64) -> i64:
        assert isinstance(state, EightyDaysState)
        s = state
        seats = s.seats
        at = put_one(cells, at, s.phase, len(PHASES))
        at = put_seats(cells, at, s.actors(), seat, seats)
        at = put_seat(cells, at, s.turn, seat, seats)
        at = put_seat(cells, at, s.watch, seat, seats)
        at = put_seat(cells, at, s.next_watch, seat, seats)
        at = put(cells, at, s.round)
        at = _put_table(s, cells, at)
        at = _put_turn(s, cells, at)
        at = _put_leg(s, cells, at)
        i: i64
        for i in range(seats):
            at = _put_player(s, (seat + i) % seats, cells, at)
        at = put_counts(cells, at, s.hands, seat * CARD_TYPES, CARD_TYPES)
        at = _put_stack(cells, at, s.held[seat])
        return _put_days(s, seat, cells, at)


ENCODER: Final = EightyDaysEncoder


def _labels(ed: Edition) -> list[str]:
    targets = (*CARDS, *ed.cities)
    labels = [f"take {space + 1}" for space in range(SPACE_COUNT)]
    labels += ["take deck", "use", "skip", "go", "reroll", "accept", "stay", "end", "cash elephant"]
    labels += [f"buy {goods}" for goods in GOODS]
    labels += [f"detective {city}" for city in ed.cities]
    labels += [f"balloon {card}" for card in CARDS]
    labels += [f"discard {card}" for card in (*CARDS, *EVENT_CARDS)]
    for event in EVENT_CARDS:
        labels += [f"play {event}", *[f"play {event} {target}" for target in targets]]
    for verb, least in (("exchange", 1), ("travel", 0)):
        for size in range(least, MOST_CARDS + 1):
            for cards in combinations_with_replacement(CARDS, size):
                labels.append(" ".join([verb, *cards]))
    for copied in EVENT_CARDS:  # last, so that older numbers stand; before version 2 she named none
        labels.append(f"play princess {copied}")
        labels += [f"play princess {copied} {target}" for target in targets]
    return labels


def _parts(ed: Edition, seats: int) -> list[Part]:
    parts = [
        Part("phase", len(PHASES), 1, "phase"),
        Part("actors", seats, 1, "actors"),
        Part("turn", seats, 1, "turn"),
        Part("watch", seats, 1, "watch"),
        Part("next watch", seats, 1, "next_watch"),
        Part("round", 1, 30, "round"),
        *[Part(f"card at {space}", CARD_TYPES, 1, "row") for space in SPACES],
        Part("deck", 1, 48, "deck"),
        Part("event deck", 1, 24, "event_deck"),
        Part("supply", 1, ed.coins, "supply"),
        Part("discards", CARD_TYPES, FOUR, "discards"),
        Part("event discards", EVENTS, FOUR, "event_discards"),
        Part("newest event discard", EVENTS, 1, "event_discards"),
        Part("detective", len(ed.cities), 1, "detective"),
    ]
    for city in ed.cities[1:]:
        for colour in COLOURS:
            of = f"tokens.*.{colour} tokens.*.{colour}_used"
            parts.append(Part(f"{colour} token in {city}", TOKEN_COUNT, 1, of))
    parts += [
        Part("space", SPACE_COUNT, 1, "this_turn.space"),
        Part("legs this turn", 1, 2, "this_turn.legs"),
        Part("contacts, balloon, flown", 3, 1, "this_turn.contacts this_turn.balloon this_turn.flown"),
        Part("leg cards", CARD_TYPES, MOST_CARDS, "leg.cards"),
        Part("leg days", MOST_CARDS, VALUES, "leg.days"),
        Part("leg served", 1, VALUES, "leg.served"),
        Part("leg offers", 1, FOUR, "leg.offers"),
        Part("leg by elephant", 1, 1, "leg.elephant"),
        Part("roll for", MOST_CARDS + 1, 1, "leg.roll_for"),
        Part("die", DIE, 1, "leg.die"),
    ]
    for i in range(seats):
        parts += [
            Part(f"legs of +{i}", 1, len(ed.cities), "players.legs"),
            Part(f"home of +{i}", 1, seats, "players.home"),
            Part(f"days of +{i}", 1, 120, "players.days"),
            Part(f"coins of +{i}", 1, 12, "players.coins"),
            Part(f"cards of +{i}", 1, 8, "players.cards"),
            Part(f"event cards of +{i}", 1, 8, "players.event_cards"),
            Part(f"known cards of +{i}", CARD_TYPES, FOUR, "players.known_cards"),
        ]
    return [
        *parts,
        Part("hand", CARD_TYPES, FOUR, "own.hand"),
        Part("event cards", EVENTS, FOUR, "own.event_cards"),
        Part("days of legs ahead", len(ed.cities), MOST_DAYS, "own.plan.days"),
    ]


def _put_stack(cells: vec[i16], at: i64, pile: i64) -> i64:
    """How many of each event card."""
    while pile != 0:
        cells[at + stack.top(pile)] += 1
        pile = stack.pop(pile)
    return at + EVENTS


def _put_table(s: EightyDaysState, cells: vec[i16], at: i64) -> i64:
    space: i64
    for space in range(SPACE_COUNT):
        at = put_one(cells, at, s.row[space], CARD_TYPES)
    at = put(cells, at, s.deck_left)
    at = put(cells, at, stack.size(s.event_deck))
    at = put(cells, at, s.supply)
    at = put_counts(cells, at, s.discards, 0, CARD_TYPES)
    at = _put_stack(cells, at, s.event_discards)
    at = put_one(cells, at, stack.top(s.event_discards), EVENTS)
    legs = s.edition.legs
    at = put_one(cells, at, s.detective, legs)
    city: i64
    for city in range(1, legs):
        if (s.used_red >> city) & 1 == 0:
            put_one(cells, at, s.tokens[RED * legs + city], TOKEN_COUNT)
        at += TOKEN_COUNT
        if (s.used_blue >> city) & 1 == 0:
            put_one(cells, at, s.tokens[BLUE * legs + city], TOKEN_COUNT)
        at += TOKEN_COUNT
    return at


def _put_turn(s: EightyDaysState, cells: vec[i16], at: i64) -> i64:
    at = put_one(cells, at, s.space, SPACE_COUNT)
    at = put(cells, at, s.legs)
    at = put(cells, at, s.contacts)
    at = put(cells, at, s.balloon)
    return put(cells, at, s.flown)


def _put_leg(s: EightyDaysState, cells: vec[i16], at: i64) -> i64:
    """Cards, days in place of their values, what else serves it, the roll; nothing while none is laid."""
    if s.phase == LEG or s.phase == ROLLING:
        laid = s.laid
        place: i64 = 0
        while laid != 0:
            cells[at + (laid & CARD_MASK) - 1] += 1
            cells[at + CARD_TYPES + place] = i16((s.replaced >> (TARGET_SHIFT * place)) & NIBBLE)
            laid >>= CARD_SHIFT
            place += 1
        facts = at + CARD_TYPES + MOST_CARDS
        facts = put(cells, facts, s.served)
        facts = put(cells, facts, s.offers)
        facts = put(cells, facts, s.elephant)
        facts = put_one(cells, facts, s.roll_for, MOST_CARDS + 1)
        put_one(cells, facts, s.die - 1, DIE)
    return at + CARD_TYPES + MOST_CARDS + 3 + MOST_CARDS + 1 + DIE


def _put_player(s: EightyDaysState, other: i64, cells: vec[i16], at: i64) -> i64:
    at = put(cells, at, s.at[other])
    at = put(cells, at, s.ranks[other])
    at = put(cells, at, s.days[other])
    at = put(cells, at, s.coins[other])
    at = put(cells, at, s.sizes[other])
    at = put(cells, at, stack.size(s.held[other]))
    return put_counts(cells, at, s.shown, other * CARD_TYPES, CARD_TYPES)


# -- the legs ahead

# Scratch, filled and read within one call: by kind and number of cards the fewest days they take.
FEWEST: Final = zeros(2 * (MOST_CARDS + 1))


def _put_days(s: EightyDaysState, seat: i64, cells: vec[i16], at: i64) -> i64:
    """The fewest with the hand, by the city where a leg begins: -MOST_DAYS if it lacks cards, 0 behind us."""
    ed = s.edition
    _find_fewest(s, seat, TRAIN)
    _find_fewest(s, seat, SHIP)
    leg: i64
    way: i64
    for leg in range(s.at[seat], ed.legs):
        fewest: i64 = NEVER
        if ed.ways[leg] == 0:
            fewest = ed.overland[leg]
        for way in range(leg * MOST_WAYS, leg * MOST_WAYS + ed.ways[leg]):
            fewest = min(fewest, FEWEST[ed.trains[way]] + FEWEST[MOST_CARDS + 1 + ed.ships[way]])
        if fewest >= NEVER:
            fewest = -MOST_DAYS
        cells[at + leg] = i16(fewest)
    return at + ed.legs


def _find_fewest(s: EightyDaysState, seat: i64, kind: i64) -> None:
    """Equal cards of a kind count once, so each value may be taken once or, for the same days, again."""
    fewest = FEWEST
    base = kind * (MOST_CARDS + 1)
    hand = seat * CARD_TYPES + kind * VALUES
    count: i64
    value: i64
    more: i64
    for count in range(1, MOST_CARDS + 1):
        fewest[base + count] = NEVER
    fewest[base] = 0
    for value in range(VALUES):
        held = s.hands[hand + value]
        count = MOST_CARDS
        while count > 0:
            for more in range(1, min(held, count) + 1):
                fewest[base + count] = min(fewest[base + count], fewest[base + count - more] + value + 1)
            count -= 1
