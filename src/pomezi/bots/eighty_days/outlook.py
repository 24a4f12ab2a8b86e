"""What the rest of a journey will cost: the best use of the cards in hand on the legs ahead, and guesses."""

from __future__ import annotations

from dataclasses import dataclass
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
RIDE: Final = 33  # the die of an elephant ride, with a coin now and then
BITS: Final = 3  # of a count in a packed hand
MOST: Final = 7
HAND_BITS: Final = BITS * CARD_TYPES


@dataclass(frozen=True)
class Temper:
    """How a traveller weighs things, in tenths of a day."""

    legs: int  # planned ahead, card by card
    coin: int = 8
    event: int = 12
    # A card not yet in hand, by kind: alone; the second of two beside one in hand; both of two.
    alone: tuple[int, int] = (30, 52)
    second: tuple[int, int] = (10, 15)
    both: tuple[int, int] = (44, 70)
    calm: int = 8  # what a turn more costs
    hurry: int = 22
    alarm: int = 60
    fears_detective: bool = True
    knows_duels: bool = False  # for two: does not come home late and alone, nor stay when the other is home


class Outlook:
    """A hand is a number here: three bits for the count of each travel card."""

    def __init__(self, s: EightyDaysState, seat: int, temper: Temper) -> None:
        self.s = s
        self.temper = temper
        self.seat = seat
        self.end = min(int(s.at[seat]) + temper.legs, int(s.edition.legs))  # legs planned card by card
        self.rides = stack.holds(s.held[seat], ELEPHANT)
        self.known: dict[int, int] = {}
        self.turn = self._turn_worth()

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
            return self.temper.alarm if mine > last else self.temper.hurry
        return self.temper.hurry if mine > others[0] + 1 else self.temper.calm

    def turns_left(self, seat: int, cards: int) -> int:
        """At least so many turns to London: a leg a turn, a card a turn."""
        at = int(self.s.at[seat])
        return max(int(self.s.edition.legs) - at, self.needed(at) - cards)

    def needed(self, at: int) -> int:
        """Travel cards from here to London."""
        ed = self.s.edition
        count: i64 = 0
        leg: i64
        for leg in range(at, ed.legs):
            count += ed.trains[leg * MOST_WAYS] + ed.ships[leg * MOST_WAYS]
        return count

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
            options.append((0, self.temper.alone[kind] + self.turn))
            options += [(1 << (BITS * card), TENTHS * (card - first + 1)) for card in types]
            return options
        options.append((0, self.temper.both[kind] + 2 * self.turn))
        for i, card in enumerate(types):
            value = TENTHS * (card - first + 1)
            bit = 1 << (BITS * card)
            options.append((bit, value + self.temper.second[kind] + self.turn))
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
            total += self._missing(TRAIN, trains) + self._missing(SHIP, ships) + (trains + ships) * self.turn
        return total - min(needed, self.size(hand)) * self.turn

    def _missing(self, kind: int, wanted: int) -> int:
        if wanted == 0:
            return 0
        return self.temper.alone[kind] if wanted == 1 else self.temper.both[kind]


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
