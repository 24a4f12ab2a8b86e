"""What a journey costs by a quick reckoning: the cards are laid leg by leg, and nobody looks back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from pomezi.bots.eighty_days.outlook import MOST, RIDE, TENTHS
from pomezi.core.vecs import BITS, zeros
from pomezi.games.eighty_days.edition import MOST_CITIES, MOST_WAYS, Edition
from pomezi.games.eighty_days.pieces import CARD_MASK, CARD_SHIFT, CARD_TYPES, SHIP, TRAIN, VALUES
from pomezi.games.eighty_days.state import EightyDaysState

# A hand is a number: three bits for the count of each travel card. All worths in tenths of a day.
COUNT_BITS: Final = 3
KIND_BITS: Final = COUNT_BITS * VALUES
NEVER: Final = 1 << 40


@dataclass(frozen=True)
class Pace:
    """What a quick traveller pays for things."""

    turn: int = 45
    coin: int = 12
    event: int = 12
    train: int = 30  # one that is missing
    ship: int = 52
    second_train: int = 10  # missing beside one in hand
    second_ship: int = 15
    two_trains: int = 44
    two_ships: int = 70
    pair: int = 12  # for breaking one up


class Fares:
    """`look` first, whenever the edition may be another."""

    def __init__(self, pace: Pace) -> None:
        self.turn: i64 = pace.turn
        self.train: i64 = pace.train
        self.ship: i64 = pace.ship
        self.second_train: i64 = pace.second_train
        self.second_ship: i64 = pace.second_ship
        self.two_trains: i64 = pace.two_trains
        self.two_ships: i64 = pace.two_ships
        self.pair: i64 = pace.pair
        self.edition: Edition | None = None
        self.rest = zeros(MOST_CITIES + 1)  # by leg: the journey from there with an empty hand
        self.need = zeros(MOST_CITIES + 1)  # by leg: travel cards from there to London
        self.used: i64 = 0  # the cards of the last `_one` or `_two`
        self.rides = False  # with an elephant at hand

    def look(self, edition: Edition) -> None:
        """Prices the journey without a card, from every city."""
        if self.edition is edition:
            return
        self.edition = edition
        rest = self.rest
        need = self.need
        leg: i64 = edition.legs
        rest[leg] = 0
        need[leg] = 0
        while leg > 0:
            leg -= 1
            trains = edition.trains[leg * MOST_WAYS]
            ships = edition.ships[leg * MOST_WAYS]
            need[leg] = need[leg + 1] + trains + ships
            cost = edition.overland[leg] * TENTHS
            if edition.ways[leg] != 0:
                cost = self._cards(0, TRAIN, trains) + self._cards(0, SHIP, ships)
            rest[leg] = rest[leg + 1] + cost

    # -- what a hand is worth

    def _cards(self, hand: i64, kind: i64, wanted: i64) -> i64:
        if wanted == 0:
            self.used = 0
            return 0
        return self._one(hand, kind) if wanted == 1 else self._two(hand, kind)

    def _one(self, hand: i64, kind: i64) -> i64:
        """The fastest card of a kind, rather not out of a pair."""
        bits = BITS
        shift: i64 = kind * KIND_BITS
        rest = hand >> shift
        self.used = 0
        least: i64 = NEVER
        days: i64 = 0
        value: i64
        for value in range(1, VALUES + 1):
            count = rest & MOST
            rest >>= COUNT_BITS
            if count != 0:
                cost = TENTHS * value + (self.pair if count > 1 else 0)
                if cost < least:
                    least = cost
                    days = TENTHS * value
                    self.used = bits[shift]
            shift += COUNT_BITS
        if self.used == 0:
            return self.turn + (self.train if kind == TRAIN else self.ship)
        return days

    def _two(self, hand: i64, kind: i64) -> i64:
        """Two equal ones, or the two fastest, or one that waits for another."""
        bits = BITS
        shift: i64 = kind * KIND_BITS
        rest = hand >> shift
        first: i64 = 0
        second: i64 = 0
        pair: i64 = 0
        value: i64
        for value in range(1, VALUES + 1):
            count = rest & MOST
            rest >>= COUNT_BITS
            if count != 0:
                if count > 1 and pair == 0:
                    pair = value
                if first == 0:
                    first = value
                elif second == 0:
                    second = value
        if first == 0:
            self.used = 0
            return 2 * self.turn + (self.two_trains if kind == TRAIN else self.two_ships)
        one = bits[shift + COUNT_BITS * (first - 1)]
        self.used = one
        least = TENTHS * first + self.turn + (self.second_train if kind == TRAIN else self.second_ship)
        if second != 0 and TENTHS * (first + second) < least:
            self.used = one + bits[shift + COUNT_BITS * (second - 1)]
            least = TENTHS * (first + second)
        if pair != 0 and TENTHS * pair < least:
            self.used = 2 * bits[shift + COUNT_BITS * (pair - 1)]
            least = TENTHS * pair
        return least

    def overland(self, leg: i64) -> i64:
        """A leg without cards."""
        ed = self.edition
        assert ed is not None
        if self.rides and ed.by_elephant[leg] != 0:
            return TENTHS * ed.by_elephant[leg] + RIDE
        return TENTHS * ed.overland[leg]

    def journey(self, hand: i64, leg: i64) -> i64:
        """What the journey from a leg will cost with a hand that is laid as the legs come."""
        ed = self.edition
        assert ed is not None
        total: i64 = 0
        while leg < ed.legs:
            if ed.ways[leg] == 0:
                total += self.overland(leg)
            elif hand == 0:
                return total + self.rest[leg]
            else:
                way = leg * MOST_WAYS
                cost = self._cards(hand, TRAIN, ed.trains[way])
                left = hand - self.used
                cost += self._cards(hand, SHIP, ed.ships[way])
                left -= self.used
                if ed.ways[leg] == 2:
                    other = self._cards(hand, TRAIN, ed.trains[way + 1])
                    also = hand - self.used
                    other += self._cards(hand, SHIP, ed.ships[way + 1])
                    if other < cost:
                        cost = other
                        left = also - self.used
                total += cost
                hand = left
            leg += 1
        return total

    def can_go(self, hand: i64, leg: i64) -> bool:
        ed = self.edition
        assert ed is not None
        trains = size(hand & (BITS[KIND_BITS] - 1))
        ships = size(hand >> KIND_BITS)
        way: i64
        for way in range(leg * MOST_WAYS, leg * MOST_WAYS + ed.ways[leg]):
            if ed.trains[way] <= trains and ed.ships[way] <= ships:
                return True
        return ed.ways[leg] == 0


def hand_of(s: EightyDaysState, seat: i64) -> i64:
    hand: i64 = 0
    card: i64 = CARD_TYPES
    while card > 0:
        card -= 1
        hand = hand << COUNT_BITS | min(MOST, s.hands[seat * CARD_TYPES + card])
    return hand


def bits_of(packed: i64) -> i64:
    """The cards of an action as a hand."""
    hand: i64 = 0
    while packed != 0:
        hand += BITS[COUNT_BITS * ((packed & CARD_MASK) - 1)]
        packed >>= CARD_SHIFT
    return hand


def size(hand: i64) -> i64:
    count: i64 = 0
    while hand != 0:
        count += hand & MOST
        hand >>= COUNT_BITS
    return count
