"""The actions of a journey: which cards a leg can take, and what may serve it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.vecs import zeros
from pomezi.games.eighty_days import stack
from pomezi.games.eighty_days.actions import princess
from pomezi.games.eighty_days.edition import MOST_WAYS
from pomezi.games.eighty_days.leg import balloon_may_fly, effect_of, place_of
from pomezi.games.eighty_days.pieces import (
    BALLOON,
    CARD_MASK,
    CARD_SHIFT,
    CARD_TYPES,
    ELEPHANT,
    FLY,
    GO,
    NONE,
    OFFER,
    PLAY,
    PRINCESS,
    PROPELLER_TRAIN,
    SUBMARINE,
    TARGET_SHIFT,
    TRAVEL,
    VALUES,
    VERB_SHIFT,
)

if TYPE_CHECKING:
    from pomezi.games.eighty_days.state import EightyDaysState


def fill_travels(s: EightyDaysState, seat: i64, buffer: vec[i64], count: i64) -> i64:
    """Every choice of cards from the hand that the next leg takes."""
    ed = s.edition
    at = s.at[seat]
    if ed.ways[at] == 0:
        buffer[count] = TRAVEL << VERB_SHIFT
        return count + 1
    trains = TRAINS
    ships = SHIPS
    way: i64
    i: i64
    for way in range(ed.ways[at]):
        train_count = ed.trains[at * MOST_WAYS + way]
        first = _fill_kind(s, seat * CARD_TYPES, 0, train_count, trains)
        second = _fill_kind(s, seat * CARD_TYPES, VALUES, ed.ships[at * MOST_WAYS + way], ships)
        shift = train_count * CARD_SHIFT
        for i in range(first):
            base = TRAVEL << VERB_SHIFT | trains[i]
            for j in range(second):
                buffer[count] = base | ships[j] << shift
                count += 1
    return count


def _fill_kind(s: EightyDaysState, hand: i64, first: i64, wanted: i64, choices: vec[i64]) -> i64:
    """The ways to take none, one or two cards of a kind from a hand, packed; how many."""
    if wanted == 0:
        choices[0] = 0
        return 1
    hands = s.hands
    count: i64 = 0
    a: i64
    b: i64
    for a in range(first, first + VALUES):
        held = hands[hand + a]
        if held == 0:
            continue
        if wanted == 1:
            choices[count] = a + 1
            count += 1
            continue
        if held > 1:
            choices[count] = (a + 1) | (a + 1) << CARD_SHIFT
            count += 1
        for b in range(a + 1, first + VALUES):
            if hands[hand + b] != 0:
                choices[count] = (a + 1) | (b + 1) << CARD_SHIFT
                count += 1
    return count


def fill_leg(s: EightyDaysState, seat: i64, buffer: vec[i64]) -> i64:
    """Go as it lies, the balloon of the action space, then the event cards that serve the leg."""
    buffer[0] = GO << VERB_SHIFT
    count: i64 = 1
    if s.balloon == 1:
        count = _fill_targets(s, BALLOON, FLY << VERB_SHIFT, 0, 0, buffer, count)
    plays = PLAYS
    i: i64
    for i in range(fill_plays(s, seat, plays)):
        play = PLAY << VERB_SHIFT | plays[i]
        effect = effect_of(s, plays[i])
        if effect == OFFER or (effect == ELEPHANT and may_ride(s, seat)):
            buffer[count] = play
            count += 1
        else:
            count = _fill_targets(s, effect, play, 1, TARGET_SHIFT, buffer, count)
    return count


def fill_plays(s: EightyDaysState, seat: i64, plays: vec[i64]) -> i64:
    """The event cards in hand, the newest first and each kind once; a princess once for every card that she
    could copy. How many."""
    rest = s.held[seat]
    seen: i64 = 0
    count: i64 = 0
    one: i64 = 1
    while rest != 0:
        event = stack.top(rest)
        rest = stack.pop(rest)
        if seen & (one << event) != 0:
            continue
        seen |= one << event
        if event == PRINCESS and s.strict == 1:
            count = _fill_copies(s, plays, count)
        else:
            plays[count] = event
            count += 1
    return count


def _fill_copies(s: EightyDaysState, plays: vec[i64], count: i64) -> i64:
    """A princess for each kind of card on the discards, or on top of them; never for another princess."""
    rest = s.event_discards
    seen: i64 = 0
    one: i64 = 1
    while rest != 0:
        copied = stack.top(rest)
        rest = stack.pop(rest)
        if s.copies_any == 0:
            rest = 0
        if copied != PRINCESS and seen & (one << copied) == 0:
            plays[count] = princess(copied)
            count += 1
        seen |= one << copied
    return count


def may_ride(s: EightyDaysState, seat: i64) -> bool:
    """An elephant: only where one can be ridden, and one at a time."""
    return s.edition.by_elephant[s.at[seat]] != 0 and s.elephant == 0


def _fill_targets(
    s: EightyDaysState, effect: i64, base: i64, plus: i64, shift: i64, buffer: vec[i64], count: i64
) -> i64:
    """An action for each laid card that the effect could stand for."""
    last: i64 = 0
    rest = s.laid
    while rest != 0:
        card = rest & CARD_MASK
        rest >>= CARD_SHIFT
        if card != last and can_replace(s, effect, card - 1):
            buffer[count] = base | (card - 1 + plus) << shift
            count += 1
        last = card
    return count


def can_replace(s: EightyDaysState, effect: i64, card: i64) -> bool:
    """Whether this effect may stand for a laid card of this type."""
    if effect == PROPELLER_TRAIN:
        return card < VALUES and place_of(s, card) != NONE
    if effect == SUBMARINE:
        return card >= VALUES and place_of(s, card) != NONE
    return effect == BALLOON and balloon_may_fly(s) and place_of(s, card) != NONE


# Scratch, filled and read within one call.
TRAINS: Final = zeros(VALUES * VALUES)
SHIPS: Final = zeros(VALUES * VALUES)
PLAYS: Final = zeros(2 * stack.MOST)
