"""What a seat may know, built up from nothing; and how it may imagine the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.rng import Rng
from pomezi.core.state import seats_in
from pomezi.core.vecs import ints, zeros
from pomezi.games.eighty_days import memory, outcomes, plan, reasons, recall, score, stack
from pomezi.games.eighty_days.actions import cards_in
from pomezi.games.eighty_days.pieces import (
    BLUE,
    CARD_TYPES,
    CARDS,
    DISCARDING,
    EVENT_CARDS,
    HAND_LIMIT,
    NIBBLE,
    NONE,
    ON_ELEPHANT,
    OVER,
    PHASES,
    RED,
    SPACE_COUNT,
    SPACES,
    STORM,
    TARGET_SHIFT,
    TOKENS,
)
from pomezi.games.eighty_days.shapes import (
    CityTokens,
    EightyDaysView,
    LaidLeg,
    LegTaken,
    Misfit,
    Options,
    Own,
    Player,
    ThisTurn,
    Trail,
)

if TYPE_CHECKING:
    from pomezi.games.eighty_days.state import EightyDaysState


def view(s: EightyDaysState, seat: int) -> EightyDaysView:
    ed = s.edition
    seen: EightyDaysView = {
        "game": "eighty_days",
        "edition": ed.key,
        "options": cast(Options, dict(s.setup.options)),
        "rules": s.setup.rules,
        "seat": seat,
        "phase": PHASES[s.phase],
        "actors": seats_in(s.actors()),
        "round": int(s.round),
        "turn": int(s.turn),
        "watch": int(s.watch),
        "next_watch": seat_or_none(s.next_watch),
        "row": {SPACES[i]: CARDS[s.row[i]] for i in range(SPACE_COUNT) if s.row[i] != NONE},
        "deck": int(s.deck_left),
        "discards": counts(s.discards, 0),
        "memory": {"decks": decks(s), "trail": trail(s)},
        "event_deck": int(stack.size(s.event_deck)),
        "event_discards": [EVENT_CARDS[card] for card in stack.cards_of(s.event_discards)],
        "supply": int(s.supply),
        "detective": ed.cities[s.detective],
        "tokens": {slug: _tokens_at(s, city) for city, slug in enumerate(ed.cities) if city > 0},
        "this_turn": this_turn(s),
        "leg": this_leg(s),
        "players": [_player(s, other) for other in range(s.seats)],
    }
    if 0 <= seat < s.seats:
        seen["own"] = _own(s, seat)
    if s.phase == OVER:
        seen["result"] = {
            "scores": s.scores(),
            "places": score.places(s),
            "decided": score.decided(s),
            "table": score.table(s),
        }
    return seen


def own(s: EightyDaysState, seat: int) -> dict[str, object]:
    return {"seat": seat, "own": _own(s, seat)}


def counts(cards: vec[i64], first: i64) -> dict[str, int]:
    return {CARDS[card]: int(cards[first + card]) for card in range(CARD_TYPES) if cards[first + card]}


def decks(s: EightyDaysState) -> list[dict[str, int]]:
    """By shuffle, the first deck first: the cards that were drawn from it unseen, or lie in it still. Open to
    all: everybody saw what went into it and what came openly out of it."""
    found = zeros((int(s.shuffles) + 1) * CARD_TYPES)
    for deck in range(s.shuffles + 1):
        memory.fill_pool(s, deck, found, deck * CARD_TYPES)
    return [counts(found, deck * CARD_TYPES) for deck in range(s.shuffles + 1)]


def memory_of(s: EightyDaysState, seat: int) -> list[dict[str, int]]:
    """Likewise, the cards that this seat drew."""
    return [counts(s.drawn, memory.cells(s, deck, seat)) for deck in range(s.shuffles + 1)]


def trail(s: EightyDaysState) -> list[Trail]:
    """Cards from hands that can have come from several decks: the deck in use then, and how many the seat had
    drawn from it."""
    return [
        {
            "seat": int(memory.seat_of(step)),
            "card": CARDS[memory.card_of(step)],
            "deck": int(memory.deck_of(step)),
            "drawn": int(memory.bound_of(step)),
        }
        for step in s.trail
    ]


def seat_or_none(seat: int) -> int | None:
    return int(seat) if seat >= 0 else None


def _tokens_at(s: EightyDaysState, city: int) -> CityTokens:
    """The token of each colour, and whether it has been turned down."""
    return {
        "red": TOKENS[s.tokens[RED * s.edition.legs + city]],
        "red_used": (s.used_red >> city) & 1 == 1,
        "blue": TOKENS[s.tokens[BLUE * s.edition.legs + city]],
        "blue_used": (s.used_blue >> city) & 1 == 1,
    }


def this_turn(s: EightyDaysState) -> ThisTurn:
    return {
        "space": SPACES[s.space] if s.space != NONE else None,
        "legs": int(s.legs),
        "contacts": s.contacts == 1,
        "balloon": s.balloon == 1,
        "flown": s.flown == 1,
    }


def this_leg(s: EightyDaysState) -> LaidLeg | None:
    """The leg that lies on the table, from naming its cards to the arrival."""
    if PHASES[s.phase] not in ("leg", "roll"):
        return None
    laid = cards_in(s.laid)
    roll_for = int(s.roll_for)
    return {
        "cards": [CARDS[card] for card in laid],
        "days": [int((s.replaced >> (TARGET_SHIFT * place)) & NIBBLE) for place in range(len(laid))],
        "served": int(s.served),
        "offers": int(s.offers),
        "elephant": s.elephant == 1,
        "roll_for": None if roll_for == NONE else "elephant" if roll_for == ON_ELEPHANT else roll_for,
        "die": int(s.die),
    }


def _player(s: EightyDaysState, seat: int) -> Player:
    return {
        "city": s.edition.cities[s.at[seat] % s.edition.legs],
        "legs": int(s.at[seat]),
        "home": int(s.ranks[seat]),
        "days": int(s.days[seat]),
        "coins": int(s.coins[seat]),
        "cards": int(s.sizes[seat]),
        "known_cards": counts(s.shown, seat * CARD_TYPES),
        "drawn": [int(memory.count_drawn(s, deck, seat)) for deck in range(s.shuffles + 1)],
        "event_cards": int(stack.size(s.held[seat])),
    }


def _own(s: EightyDaysState, seat: int) -> Own:
    return {
        "hand": counts(s.hands, seat * CARD_TYPES),
        "drawn": memory_of(s, seat),
        "event_cards": [EVENT_CARDS[card] for card in reversed(stack.cards_of(s.held[seat]))],
        "plan": plan.legs_ahead(s, seat),
        "outcomes": outcomes.outcomes(s, seat),
        "slots": plan.open_slots(s, seat),
        "misfit": _misfit(s, seat),
        "surplus": surplus(s, seat),
    }


def _misfit(s: EightyDaysState, seat: int) -> Misfit | None:
    if not outcomes.may_plan(s, seat):
        return None
    refusal = reasons.wrong_cards(s, seat)
    return {"code": refusal.code, "facts": cast(LegTaken, dict(refusal.facts))}


def surplus(s: EightyDaysState, seat: int) -> int:
    """How many cards a seat has to discard now."""
    if s.phase != DISCARDING or s.turn != seat:
        return 0
    return int(s.sizes[seat] + stack.size(s.held[seat])) - HAND_LIMIT


# -- imagining the rest


def determinize(s: EightyDaysState, seat: int, rng: Rng) -> EightyDaysState:
    """Deals all that the seat has not seen anew: decks, hands, and the rolls a scenario fixed."""
    t = s.clone()
    t.rng = rng.fork()
    t.dice = NO_DICE
    t.rolled = 0
    recall.redeal(t, seat, rng)
    _redeal_events(t, seat, rng)
    return t


def redeal(s: EightyDaysState, rng: Rng) -> EightyDaysState:
    """Other decks and dice to come."""
    t = s.clone()
    t.rng = rng.fork()
    t.dice = zeros(0)
    t.rolled = 0
    t.deck = t.deck[: t.deck_left]
    rng.shuffle(t.deck, t.deck_left)
    events = ints(stack.cards_of(t.event_deck))
    rng.shuffle(events, len(events))
    t.event_deck = stack.stack_of([int(card) for card in events])
    return t


def _redeal_events(s: EightyDaysState, seat: i64, rng: Rng) -> None:
    """Blue cards are never in a hand, so they stay in the deck. All are sorted first: their true order must
    not show through."""
    counts, pool, deck = COUNTS, POOL, DECK
    kinds: i64 = stack.MASK
    i: i64
    other: i64
    for i in range(kinds):
        counts[i] = 0
    _count_events(s.event_deck, counts)
    for other in range(s.seats):
        if other != seat:
            _count_events(s.held[other], counts)
    size = _spread_events(counts, 0, STORM, pool)
    rng.shuffle(pool, size)
    dealt: i64 = 0
    for other in range(s.seats):
        if other != seat:
            count = stack.size(s.held[other])
            s.held[other] = _stack_of(pool, dealt, dealt + count)
            dealt += count
    blue = _spread_events(counts, STORM, kinds, deck)
    for i in range(dealt, size):
        deck[blue + i - dealt] = pool[i]
    left = blue + size - dealt
    rng.shuffle(deck, left)
    s.event_deck = _stack_of(deck, 0, left)


def _count_events(rest: i64, counts: vec[i64]) -> None:
    while rest != 0:
        counts[stack.top(rest)] += 1
        rest = stack.pop(rest)


def _spread_events(counts: vec[i64], first: i64, end: i64, cards: vec[i64]) -> i64:
    """Lays the cards of these kinds out in their order; how many."""
    count: i64 = 0
    card: i64
    i: i64
    for card in range(first, end):
        for i in range(counts[card]):
            cards[count + i] = card
        count += counts[card]
    return count


def _stack_of(cards: vec[i64], first: i64, end: i64) -> i64:
    """A stretch of cards, the first one on top."""
    found: i64 = 0
    while end > first:
        end -= 1
        found = stack.push(found, cards[end])
    return found


# Scratch, filled and read within one call.
COUNTS: Final = zeros(stack.MASK)
POOL: Final = zeros(stack.MOST)
DECK: Final = zeros(stack.MOST)
NO_DICE: Final = zeros(0)
