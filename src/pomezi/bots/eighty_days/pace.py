"""A quick traveller for games imagined to their end: lays its cards leg by leg and never looks back."""

from __future__ import annotations

from mypy_extensions import i64

from pomezi.bots.eighty_days.fares import COUNT_BITS, NEVER, Fares, Pace, bits_of, hand_of, size
from pomezi.bots.eighty_days.leg import KEPT, ROLL, best_service
from pomezi.bots.eighty_days.outlook import TENTHS
from pomezi.bots.eighty_days.sights import best_city, elephant_is_behind, next_token
from pomezi.bots.eighty_days.thought import LOST, PATIENCE
from pomezi.core.vecs import BITS, new_buffer
from pomezi.games.eighty_days import stack
from pomezi.games.eighty_days.edition import Edition
from pomezi.games.eighty_days.leg import card_days
from pomezi.games.eighty_days.legal import may_use_contacts
from pomezi.games.eighty_days.pieces import (
    ABOUT_MASK,
    ACCEPT,
    ACTING,
    BUY,
    BUY_TRAVEL,
    CARD_MASK,
    CARD_PRICE,
    CARD_SHIFT,
    CARD_TYPES,
    CASH,
    CONTACTS,
    DETECTIVE_DAYS,
    DISCARD,
    ELEPHANT,
    HAND_LIMIT,
    LEG,
    MOVE_DETECTIVE,
    PAR_DAYS,
    PLAY,
    REROLL,
    ROLLING,
    SKIP,
    SPACE_BALLOON,
    SPACE_COIN,
    SPACE_DETECTIVE,
    SPACE_EVENT,
    SPACE_EXCHANGE,
    TAKE,
    TAKING,
    TOKEN,
    TOKEN_COIN,
    TOKEN_DAY,
    TOKEN_EVENT,
    TOKEN_TRAVEL,
    TRAVEL,
    UNSEEN,
    USE,
    USING,
    VERB_SHIFT,
)
from pomezi.games.eighty_days.state import EightyDaysState


class Pacer:
    """Decides in microseconds. `look` first, whenever the edition may be another."""

    def __init__(self, pace: Pace) -> None:
        self.fares = Fares(pace)
        self.turn: i64 = pace.turn
        self.coin: i64 = pace.coin
        self.event: i64 = pace.event
        self.buffer = new_buffer()

    def look(self, edition: Edition) -> None:
        self.fares.look(edition)

    # -- decisions

    def action(self, s: EightyDaysState, seat: i64) -> i64:
        ed = s.edition
        at = s.at[seat]
        phase = s.phase
        if phase == LEG:
            return best_service(s, seat, s.legal_actions(seat))
        if phase == ROLLING:
            if TENTHS * s.die - ROLL > min(self.coin, 3 * (ed.legs - at)):
                return REROLL << VERB_SHIFT
            return ACCEPT << VERB_SHIFT
        if phase == TOKEN:
            return (USE if self._wants_event(s, seat) else SKIP) << VERB_SHIFT
        if phase == USING:
            return self._use(s, seat)
        self.fares.rides = stack.holds(s.held[seat], ELEPHANT)
        hand = hand_of(s, seat)
        if phase != ACTING and phase != TAKING:
            return self._discard(s, seat, hand)
        if s.legs == 0 and s.coins[seat] >= CARD_PRICE and self.fares.need[at] > size(hand):
            if s.deck_left + s.discarded > 0:
                return BUY << VERB_SHIFT | BUY_TRAVEL
        count = s.fill_actions(seat, self.buffer)
        if phase == TAKING:
            return self._take(s, seat, hand, count)
        return self._travel(s, seat, hand, count)

    def _stay(self, s: EightyDaysState, seat: i64, hand: i64) -> i64:
        """Staying costs little while cards are missing anyway."""
        at = s.at[seat]
        missing = self.fares.need[at] - size(hand)
        spare = missing - (s.edition.legs - at)
        cost: i64 = 0
        if spare < 0:
            cost = self.turn
        elif spare <= 1:
            cost = self.turn // 2
        if s.detective == at:
            cost += TENTHS * DETECTIVE_DAYS
        if s.seats == 2 and s.homes == 1:
            cost += LOST
        if size(hand) + stack.size(s.held[seat]) > HAND_LIMIT:
            cost += self.turn
        return cost

    def _wants_event(self, s: EightyDaysState, seat: i64) -> bool:
        return s.at[seat] + 2 < s.edition.legs and stack.size(s.held[seat]) < 3

    def _use(self, s: EightyDaysState, seat: i64) -> i64:
        if s.space == SPACE_DETECTIVE:
            return MOVE_DETECTIVE << VERB_SHIFT | best_city(s, seat)
        if s.space == SPACE_EXCHANGE or (s.space == SPACE_EVENT and not self._wants_event(s, seat)):
            return SKIP << VERB_SHIFT
        return USE << VERB_SHIFT

    def _take(self, s: EightyDaysState, seat: i64, hand: i64, count: i64) -> i64:
        """The card with which the journey costs least, less the worth of its space."""
        at = s.at[seat]
        buffer = self.buffer
        best: i64 = buffer[0]
        least: i64 = NEVER
        i: i64
        for i in range(count):
            action = buffer[i]
            if action >> VERB_SHIFT != TAKE:
                continue
            space = action & ABOUT_MASK
            if space == UNSEEN:
                cost = self.fares.journey(hand, at) - self.turn
            else:
                with_it = hand + BITS[COUNT_BITS * s.row[space]]
                cost = self.fares.journey(with_it, at)
                if not self.fares.can_go(with_it, at):
                    cost += self._stay(s, seat, with_it)
                elif space == SPACE_BALLOON and s.edition.ways[at] != 0:
                    cost -= self.event
                if space == SPACE_COIN:
                    cost -= min(self.coin, 3 * (s.edition.legs - at)) if s.supply > 0 else 0
                elif space == SPACE_EVENT and self._wants_event(s, seat):
                    cost -= self.event
            if cost < least:
                least = cost
                best = action
        return best

    def _travel(self, s: EightyDaysState, seat: i64, hand: i64, count: i64) -> i64:
        at = s.at[seat]
        ed = s.edition
        buffer = self.buffer
        best: i64 = buffer[0]  # staying
        least = self.fares.journey(hand, at) + self._stay(s, seat, hand)
        bonus = self._token(s, seat) if at + 1 < ed.legs else 0
        if s.detective == at + 1:
            bonus -= TENTHS * DETECTIVE_DAYS
        room = TENTHS * (PAR_DAYS + 1 - s.days[seat])
        must_be_early = at + 1 == ed.legs and s.seats == 2 and s.homes == 0 and s.round <= PATIENCE
        i: i64
        for i in range(count):
            action = buffer[i]
            verb = action >> VERB_SHIFT
            if verb == TRAVEL:
                packed = action & ABOUT_MASK
                days = TENTHS * card_days(packed, 0) if packed != 0 else self.fares.overland(at)
                if packed != 0 and s.balloon == 1:
                    days = min(days, self._flown(packed))
                cost = days - bonus + self.fares.journey(hand - bits_of(packed), at + 1)
                if must_be_early and days >= room:
                    cost += LOST
                if cost <= least:
                    least = cost
                    best = action
            elif verb == CASH and elephant_is_behind(s, at):
                return action
            elif verb == PLAY and action & ABOUT_MASK == CONTACTS and s.legs > 0:
                if may_use_contacts(s, seat) and self.fares.can_go(hand, at):
                    return action
        return best

    def _flown(self, packed: i64) -> i64:
        """With a die in place of the last card, a ship if there is one."""
        rest: i64 = 0
        place: i64 = 0
        while packed >> (place + CARD_SHIFT) != 0:
            rest |= packed & (CARD_MASK << place)
            place += CARD_SHIFT
        return TENTHS * card_days(rest, 0) + ROLL

    def _token(self, s: EightyDaysState, seat: i64) -> i64:
        token = next_token(s, seat)
        if token == TOKEN_COIN:
            return self.coin
        if token == TOKEN_EVENT:
            return self.event
        if token == TOKEN_TRAVEL:
            return self.turn
        return 6 if token == TOKEN_DAY else 0

    def _discard(self, s: EightyDaysState, seat: i64, hand: i64) -> i64:
        """What the journey misses least."""
        at = s.at[seat]
        buffer = self.buffer
        best: i64 = -1
        least: i64 = NEVER
        i: i64
        for i in range(s.fill_actions(seat, buffer)):
            card = buffer[i] & ABOUT_MASK
            if card < CARD_TYPES:
                loss = self.fares.journey(hand - BITS[COUNT_BITS * card], at) - self.fares.journey(hand, at)
            else:
                loss = KEPT.get(int(card) - CARD_TYPES, 10)
            if loss < least:
                least = loss
                best = DISCARD << VERB_SHIFT | card
        return best
