"""What the rest of a journey will cost: the best use of the cards in hand on the legs ahead, and guesses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pomezi.games.eighty_days import actions, stack
from pomezi.games.eighty_days.edition import MOST_WAYS
from pomezi.games.eighty_days.pieces import (
    CARD_TYPES,
    CROWD,
    CROWD_HOME,
    ELEPHANT,
    SHIP,
    TRAIN,
    VALUES,
)
from pomezi.games.eighty_days.state import EightyDaysState

# All costs in tenths of a day.
TENTHS: Final = 10
COIN: Final = 8
EVENT: Final = 12
RIDE: Final = 33  # the die of an elephant ride, with a coin now and then
# A card not yet in hand, by kind: alone; the second of two beside one in hand; both of two.
ALONE: Final = (30, 52)
SECOND: Final = (10, 15)
BOTH: Final = (44, 70)
CALM: Final = 8  # what a turn more costs
HURRY: Final = 22
ALARM: Final = 60
BITS: Final = 3  # of a count in a packed hand
MOST: Final = 7
HAND_BITS: Final = BITS * CARD_TYPES


class Outlook:
    """A hand is a number here: three bits for the count of each travel card."""

    def __init__(self, s: EightyDaysState, seat: int, legs: int) -> None:
        self.s = s
        self.seat = seat
        self.end = min(int(s.at[seat]) + legs, int(s.edition.legs))  # legs planned card by card
        self.turn = CALM
        self.turn = self._turn_worth()
        self.rides = stack.holds(s.held[seat], ELEPHANT)
        self.known: dict[int, int] = {}

    # -- hands

    def one(self, card: int) -> int:
        return 1 << (BITS * card)

    def holds(self, hand: int, card: int) -> bool:
        return (hand >> (BITS * card)) & MOST != 0

    def size(self, hand: int) -> int:
        size = 0
        while hand:
            size += hand & MOST
            hand >>= BITS
        return size

    def hand_of(self, s: EightyDaysState, seat: int) -> int:
        hand = 0
        for card in range(CARD_TYPES):
            hand |= min(MOST, int(s.hands[seat * CARD_TYPES + card])) << (BITS * card)
        return hand

    # -- the pace of the others

    def _turn_worth(self) -> int:
        """What a turn more costs: little with time to spare, much if the game may end without this seat."""
        s = self.s
        mine = self.turns_left(self.seat, int(s.sizes[self.seat]))
        others = sorted(
            self.turns_left(seat, int(s.sizes[seat])) if s.ranks[seat] == 0 else 0
            for seat in range(s.seats)
            if seat != self.seat
        )
        home_at_end = CROWD_HOME if s.seats == CROWD else int(s.seats) - 1
        last = others[home_at_end - 1]  # the others end the game without this seat then
        if mine >= last:
            return ALARM if mine > last else HURRY
        return HURRY if mine > others[0] + 1 else CALM

    def turns_left(self, seat: int, cards: int) -> int:
        """At least so many turns to London: a leg a turn, a card a turn."""
        at = int(self.s.at[seat])
        return max(int(self.s.edition.legs) - at, self.needed(at) - cards)

    def needed(self, at: int) -> int:
        """Travel cards from here to London."""
        ed = self.s.edition
        return sum(int(ed.trains[leg * MOST_WAYS] + ed.ships[leg * MOST_WAYS]) for leg in range(at, ed.legs))

    def missing_cards(self, hand: int, at: int) -> int:
        return max(0, self.needed(at) - self.size(hand))

    def stay(self, at: int, hand: int) -> int:
        """Staying is cheap while cards are missing anyway, dear when only the legs take turns."""
        spare = self.missing_cards(hand, at) - (int(self.s.edition.legs) - at)
        return 0 if spare > 1 else self.turn if spare < 0 else self.turn // 2

    # -- the journey

    def overland(self, leg: int) -> int:
        ed = self.s.edition
        return TENTHS * int(ed.by_elephant[leg]) + RIDE if self.rides else TENTHS * int(ed.overland[leg])

    def travels(self, leg: int, hand: int) -> list[int]:
        """The choices of cards for a leg, packed as in an action."""
        ed = self.s.edition
        found: list[int] = [] if ed.ways[leg] else [0]
        for way in range(ed.ways[leg]):
            for trains in _picks(hand, TRAIN, int(ed.trains[leg * MOST_WAYS + way])):
                for ships in _picks(hand, SHIP, int(ed.ships[leg * MOST_WAYS + way])):
                    found.append(actions.pack_cards(trains + ships))
        return found

    def cost(self, leg: int, hand: int) -> int:
        """The least that the journey from this leg will cost with this hand, missing cards guessed."""
        if leg >= self.end:
            return self._guess(leg, hand)
        key = leg << HAND_BITS | hand
        if key not in self.known:
            self.known[key] = self._cost(leg, hand)
        return self.known[key]

    def _cost(self, leg: int, hand: int) -> int:
        ed = self.s.edition
        if ed.ways[leg] == 0:
            return self.overland(leg) + self.cost(leg + 1, hand)
        best = 1 << 40
        for way in range(ed.ways[leg]):
            trains = self._options(hand, TRAIN, int(ed.trains[leg * MOST_WAYS + way]))
            ships = self._options(hand, SHIP, int(ed.ships[leg * MOST_WAYS + way]))
            for used_trains, train_cost in trains:
                for used_ships, ship_cost in ships:
                    rest = self.cost(leg + 1, hand - used_trains - used_ships)
                    best = min(best, train_cost + ship_cost + rest)
        return best

    def _options(self, hand: int, kind: int, wanted: int) -> list[tuple[int, int]]:
        """Cards used and their cost, for none, one or two cards of a kind; what is missing is guessed."""
        if wanted == 0:
            return [(0, 0)]
        first = kind * VALUES
        types = [card for card in range(first, first + VALUES) if (hand >> (BITS * card)) & MOST]
        options: list[tuple[int, int]] = []
        if wanted == 1:
            options.append((0, ALONE[kind] + self.turn))
            options += [(1 << (BITS * card), TENTHS * (card - first + 1)) for card in types]
            return options
        options.append((0, BOTH[kind] + 2 * self.turn))
        for i, card in enumerate(types):
            value = TENTHS * (card - first + 1)
            bit = 1 << (BITS * card)
            options.append((bit, value + SECOND[kind] + self.turn))
            if (hand >> (BITS * card)) & MOST > 1:
                options.append((2 * bit, value))
            for other in types[i + 1 :]:
                options.append((bit + (1 << (BITS * other)), value + TENTHS * (other - first + 1)))
        return options

    def _guess(self, leg: int, hand: int) -> int:
        """Legs beyond the plan: the guess for each, less a turn for every card that is left over for them."""
        ed = self.s.edition
        total = 0
        needed = 0
        for later in range(leg, ed.legs):
            if ed.ways[later] == 0:
                total += self.overland(later)
                continue
            trains = int(ed.trains[later * MOST_WAYS])
            ships = int(ed.ships[later * MOST_WAYS])
            needed += trains + ships
            total += _missing(TRAIN, trains) + _missing(SHIP, ships) + (trains + ships) * self.turn
        return total - min(needed, self.size(hand)) * self.turn


def _missing(kind: int, wanted: int) -> int:
    return 0 if wanted == 0 else ALONE[kind] if wanted == 1 else BOTH[kind]


def _picks(hand: i64, kind: int, wanted: int) -> list[list[int]]:
    """Every choice of none, one or two cards of a kind."""
    if wanted == 0:
        return [[]]
    first = kind * VALUES
    types = [card for card in range(first, first + VALUES) if (hand >> (BITS * card)) & MOST]
    if wanted == 1:
        return [[card] for card in types]
    pairs = [[card, card] for card in types if (hand >> (BITS * card)) & MOST > 1]
    return pairs + [[card, other] for i, card in enumerate(types) for other in types[i + 1 :]]
