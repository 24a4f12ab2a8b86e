"""What the table can remember of travel cards drawn unseen: which shuffle of the deck each came from.

When the discards become the new deck, everybody knows what is in it, and that the cards in the hands are not.
So the unseen cards of a hand are counted by the deck they were drawn from; the first deck is number 0. When
one of them is shown and can have come from several decks, that is noted on the trail.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.vecs import zeros
from pomezi.games.eighty_days.pieces import CARD_TYPES, NONE

if TYPE_CHECKING:
    from pomezi.games.eighty_days.state import EightyDaysState

# A step of the trail: a card, the seat that showed it, the deck in use then, and how many the seat had drawn
# from that deck by then.
SEAT_SHIFT: Final = 4
DECK_SHIFT: Final = 8
BOUND_SHIFT: Final = 16


def cells(s: EightyDaysState, deck: i64, seat: i64) -> i64:
    """Where the cards that a seat drew from a deck are counted."""
    return (deck * s.seats + seat) * CARD_TYPES


def begin(s: EightyDaysState) -> None:
    """The first deck."""
    s.shuffles = 0
    s.drawn = zeros(s.seats * CARD_TYPES)
    s.trail = zeros(0)


def note_shuffle(s: EightyDaysState) -> None:
    """A new deck: whatever is in the hands is not in it."""
    old = s.drawn
    new = zeros(len(old) + s.seats * CARD_TYPES)
    i: i64
    for i in range(len(old)):
        new[i] = old[i]
    s.drawn = new
    s.shuffles += 1


def note_drawn(s: EightyDaysState, seat: i64, card: i64) -> None:
    s.drawn[cells(s, s.shuffles, seat) + card] += 1


def note_shown(s: EightyDaysState, seat: i64, card: i64) -> None:
    """An unseen card leaves a hand and is seen. If it can have come from one deck only, it is struck out."""
    if not is_on_trail(s, seat):
        deck = only_deck(s, seat, card)
        if deck != NONE:
            s.drawn[cells(s, deck, seat) + card] -= 1
            return
    bound = count_drawn(s, s.shuffles, seat)
    old = s.trail
    trail = zeros(len(old) + 1)
    i: i64
    for i in range(len(old)):
        trail[i] = old[i]
    trail[len(old)] = step(card, seat, s.shuffles, bound)
    s.trail = trail


def is_on_trail(s: EightyDaysState, seat: i64) -> bool:
    noted: i64
    for noted in s.trail:
        if seat_of(noted) == seat:
            return True
    return False


def only_deck(s: EightyDaysState, seat: i64, card: i64) -> i64:
    """The one deck that the card can have come from, as everybody can tell; NONE if there are several."""
    found: i64 = NONE
    deck: i64
    for deck in range(s.shuffles + 1):
        if count_drawn(s, deck, seat) != 0 and is_in_pool(s, deck, card):
            if found != NONE:
                return NONE
            found = deck
    return found


def count_drawn(s: EightyDaysState, deck: i64, seat: i64) -> i64:
    """How many cards a seat drew from a deck, apart from those struck out; open to all."""
    drawn = s.drawn
    first = cells(s, deck, seat)
    count: i64 = 0
    card: i64
    for card in range(CARD_TYPES):
        count += drawn[first + card]
    return count


def is_in_pool(s: EightyDaysState, deck: i64, card: i64) -> bool:
    """Whether such a card was drawn from the deck unseen, or lies in it still. Open to all: everybody saw
    what went into it and what came openly out of it."""
    seat: i64
    for seat in range(s.seats):
        if s.drawn[cells(s, deck, seat) + card] != 0:
            return True
    i: i64
    if deck == s.shuffles:
        for i in range(s.deck_left):
            if s.deck[i] == card:
                return True
    return False


def fill_pool(s: EightyDaysState, deck: i64, counts: vec[i64], first: i64) -> None:
    """How many of each card were drawn unseen from a deck, or lie in it still."""
    drawn = s.drawn
    seat: i64
    card: i64
    for seat in range(s.seats):
        at = cells(s, deck, seat)
        for card in range(CARD_TYPES):
            counts[first + card] += drawn[at + card]
    i: i64
    if deck == s.shuffles:
        for i in range(s.deck_left):
            counts[first + s.deck[i]] += 1


def step(card: i64, seat: i64, deck: i64, bound: i64) -> i64:
    return card | seat << SEAT_SHIFT | deck << DECK_SHIFT | bound << BOUND_SHIFT


def card_of(step: i64) -> i64:
    return step & (CARD_TYPES - 1)


def seat_of(step: i64) -> i64:
    return step >> SEAT_SHIFT & (CARD_TYPES - 1)


def deck_of(step: i64) -> i64:
    return step >> DECK_SHIFT & 255


def bound_of(step: i64) -> i64:
    return step >> BOUND_SHIFT
