"""What a seat may do now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.games.eighty_days import actions, cards, stack
from pomezi.games.eighty_days.leg import effect_of
from pomezi.games.eighty_days.pieces import (
    ACCEPT,
    ACTING,
    BUY,
    BUY_EVENT,
    BUY_TRAVEL,
    CARD_PRICE,
    CARD_SHIFT,
    CARD_TYPES,
    CASH,
    CITY_TARGET,
    CONTACTS,
    CROWD,
    DETECTIVE,
    DISCARD,
    DISCARDING,
    ELEPHANT,
    END,
    EXCHANGE,
    LEG,
    MOST_LEGS,
    MOVE_DETECTIVE,
    NONE,
    PLAY,
    REROLL,
    SKIP,
    SPACE_COUNT,
    SPACE_DETECTIVE,
    SPACE_EXCHANGE,
    SPACE_WATCH,
    STAY,
    TAKE,
    TAKING,
    TOKEN,
    UNSEEN,
    USE,
    USING,
    VALUES,
    VERB_SHIFT,
)
from pomezi.games.eighty_days.ways import PLAYS, fill_leg, fill_plays, fill_travels

if TYPE_CHECKING:
    from pomezi.games.eighty_days.state import EightyDaysState


def fill_actions(s: EightyDaysState, seat: i64, buffer: vec[i64]) -> i64:
    """What the phase is about first, then what is possible at any moment: event cards, coins."""
    phase = s.phase
    if phase == TAKING:
        return _fill_anytime(s, seat, buffer, _fill_takes(s, buffer))
    if phase == ACTING:
        return _fill_anytime(s, seat, buffer, _fill_journey(s, seat, buffer))
    if phase == USING:
        return _fill_anytime(s, seat, buffer, _fill_uses(s, seat, buffer))
    if phase == DISCARDING:
        return _fill_discards(s, seat, buffer)
    if phase == LEG:
        return fill_leg(s, seat, buffer)
    if phase == TOKEN:
        buffer[0] = USE << VERB_SHIFT
        buffer[1] = SKIP << VERB_SHIFT
        return 2
    buffer[0] = ACCEPT << VERB_SHIFT
    buffer[1] = REROLL << VERB_SHIFT
    return 2  # ROLLING waits only for somebody who can pay


# -- taking a card


def _fill_takes(s: EightyDaysState, buffer: vec[i64]) -> i64:
    row = s.row
    count: i64 = 0
    left: i64 = 0
    space: i64
    for space in range(SPACE_COUNT):
        if row[space] != NONE:
            left += 1
            if space != SPACE_WATCH or s.turn != s.watch:
                buffer[count] = TAKE << VERB_SHIFT | space
                count += 1
    if left == 1 and may_take_unseen(s):
        buffer[count] = TAKE << VERB_SHIFT | UNSEEN
        count += 1
    return count


def may_take_unseen(s: EightyDaysState) -> bool:
    """The last of a round that six began. One card left in the row says so: rounds of fewer end with two."""
    return s.seats == CROWD and cards.can_draw_travel(s)


def _fill_uses(s: EightyDaysState, seat: i64, buffer: vec[i64]) -> i64:
    count: i64 = 1
    buffer[0] = SKIP << VERB_SHIFT
    if s.space == SPACE_DETECTIVE:
        city: i64
        for city in range(1, s.edition.legs):
            buffer[count] = MOVE_DETECTIVE << VERB_SHIFT | city
            count += 1
        return count
    if s.space == SPACE_EXCHANGE:
        return _fill_exchanges(s, seat, buffer, count)
    buffer[1] = USE << VERB_SHIFT
    return 2


def _fill_exchanges(s: EightyDaysState, seat: i64, buffer: vec[i64], count: i64) -> i64:
    """Every choice of one to three travel cards from the hand."""
    hands = s.hands
    hand = seat * CARD_TYPES
    end: i64 = CARD_TYPES
    a: i64
    b: i64
    c: i64
    for a in range(end):
        if hands[hand + a] == 0:
            continue
        one = EXCHANGE << VERB_SHIFT | (a + 1)
        buffer[count] = one
        count += 1
        for b in range(a, end):
            if hands[hand + b] == 0 or (b == a and hands[hand + b] == 1):
                continue
            two = one | (b + 1) << CARD_SHIFT
            buffer[count] = two
            count += 1
            for c in range(b, end):
                needed: i64 = 1
                if c == b:
                    needed += 1
                if c == a:
                    needed += 1
                if hands[hand + c] >= needed:
                    buffer[count] = two | (c + 1) << (2 * CARD_SHIFT)
                    count += 1
    return count


# -- the journey


def _fill_journey(s: EightyDaysState, seat: i64, buffer: vec[i64]) -> i64:
    if s.legs == 0:
        buffer[0] = STAY << VERB_SHIFT
    else:
        buffer[0] = END << VERB_SHIFT
    if may_travel(s):
        return fill_travels(s, seat, buffer, 1)
    return 1


def may_travel(s: EightyDaysState) -> bool:
    return s.legs == 0 or (s.contacts == 1 and s.legs < MOST_LEGS)


# -- the end of a turn


def _fill_discards(s: EightyDaysState, seat: i64, buffer: vec[i64]) -> i64:
    hands = s.hands
    hand = seat * CARD_TYPES
    count: i64 = 0
    card: i64
    for card in range(CARD_TYPES):
        if hands[hand + card] != 0:
            buffer[count] = DISCARD << VERB_SHIFT | card
            count += 1
    held = s.held[seat]
    if held != 0:
        for card in range(DETECTIVE + 1):
            if stack.holds(held, card):
                buffer[count] = DISCARD << VERB_SHIFT | (card + CARD_TYPES)
                count += 1
    return count


# -- at any moment


def _fill_anytime(s: EightyDaysState, seat: i64, buffer: vec[i64], count: i64) -> i64:
    """Purchases, coins for an elephant, the event cards that serve no leg."""
    if s.coins[seat] >= CARD_PRICE:
        if cards.can_draw_travel(s):
            buffer[count] = BUY << VERB_SHIFT | BUY_TRAVEL
            count += 1
        buffer[count] = BUY << VERB_SHIFT | BUY_EVENT
        count += 1
    plays = PLAYS
    i: i64
    city: i64
    for i in range(fill_plays(s, seat, plays)):
        effect = effect_of(s, plays[i])
        if plays[i] == ELEPHANT and s.supply > 0:
            buffer[count] = CASH << VERB_SHIFT
            count += 1
        elif effect == CONTACTS and may_use_contacts(s, seat):
            buffer[count] = PLAY << VERB_SHIFT | plays[i]
            count += 1
        elif effect == DETECTIVE:
            for city in range(1, s.edition.legs):
                buffer[count] = actions.play(plays[i], city + CITY_TARGET)
                count += 1
    return count


def may_use_contacts(s: EightyDaysState, seat: i64) -> bool:
    """Once a turn, while a second leg of the turn lies ahead, and not after a balloon."""
    if s.flown == 1 and s.strict == 1:
        return False
    return s.contacts == 0 and s.legs < MOST_LEGS and s.at[seat] + MOST_LEGS - s.legs <= s.edition.legs


def default_action(s: EightyDaysState, seat: int) -> int:
    """Takes the first card, skips, stays, accepts; puts away the slowest travel card."""
    legal = s.legal_actions(seat)
    if s.phase == TOKEN:
        return legal[1]
    if s.phase != DISCARDING:
        return legal[0]
    travel = [action for action in legal if actions.about_of(action) < CARD_TYPES]
    return max(travel, key=lambda action: actions.about_of(action) % VALUES, default=legal[-1])
