"""The fields of a position, and the doors of the protocol."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.errors import Refusal
from pomezi.core.events import Event
from pomezi.core.game import Setup
from pomezi.core.rng import Rng, resumed
from pomezi.core.state import TURN, State
from pomezi.core.vecs import zeros
from pomezi.games.eighty_days import actions, codec, legal, reasons, score, turn, view
from pomezi.games.eighty_days.edition import Edition
from pomezi.games.eighty_days.pieces import NONE, OVER, TAKING
from pomezi.games.eighty_days.shapes import EightyDaysView

EMPTY: Final = zeros(0)
NO_RNG: Final = resumed("0")


@final
class EightyDaysState(State):
    """Everything on the table. Vectors marked (fixed) are replaced, never changed in place; the others belong
    to the state alone once it has called `unshare`. Stacks of event cards are numbers (see stack.py)."""

    def __init__(self, setup: Setup, edition: Edition) -> None:
        """An empty shell; `setup.deal` and `codec.load` lay out what belongs in it."""
        self.setup = setup
        self.edition = edition
        self.seats: i64 = setup.seats
        # From version 2 on the balloon is alone in its turn, and the princess names what she copies.
        self.strict: i64 = 0
        self.copies_any: i64 = 0
        self.rng: Rng = NO_RNG
        self.phase: i64 = TAKING
        self.learned: i64 = 0  # the knowledge counter
        self.is_shared = False  # whether a clone may hold the same vectors

        self.round: i64 = 0  # from 1
        self.watch: i64 = 0  # the starting player of this round
        self.next_watch: i64 = NONE  # who took the watch for the next round
        self.turn: i64 = 0  # the seat whose turn it is

        self.deck: vec[i64] = EMPTY  # (fixed) hidden; the top is at deck_left - 1
        self.deck_left: i64 = 0
        self.discards: vec[i64] = EMPTY  # open; how many of each travel card
        self.discarded: i64 = 0
        self.row: vec[i64] = EMPTY  # open; by space: the card laid out under it, or NONE
        self.event_deck: i64 = 0  # hidden; a stack
        self.event_discards: i64 = 0  # open; a stack
        self.dice: vec[i64] = EMPTY  # (fixed) hidden; rolls fixed by a scenario
        self.rolled: i64 = 0  # how many of these have been used

        self.tokens: vec[i64] = EMPTY  # (fixed) open; colour * cities + city, NONE beside the first city
        self.used_red: i64 = 0  # bit masks of cities whose token is turned down
        self.used_blue: i64 = 0
        self.detective: i64 = 0  # the city
        self.supply: i64 = 0  # coins

        self.hands: vec[i64] = EMPTY  # each for its owner; seat * CARD_TYPES + card
        self.shown: vec[i64] = EMPTY  # open; the part of each hand that everybody saw taken
        self.sizes: vec[i64] = EMPTY  # open; travel cards in each hand
        self.shuffles: i64 = 0  # open; how often the discards became the travel deck
        self.drawn: vec[i64] = EMPTY  # each for its owner, the sums open; see memory.py
        self.trail: vec[i64] = EMPTY  # (fixed) open
        self.held: vec[i64] = EMPTY  # each for its owner; stacks of event cards
        self.coins: vec[i64] = EMPTY  # open
        self.days: vec[i64] = EMPTY  # open
        self.at: vec[i64] = EMPTY  # open; legs travelled = the city, or `edition.legs` for home
        self.ranks: vec[i64] = EMPTY  # open; order of coming home from 1, 0 = travelling
        self.homes: i64 = 0  # how many are home

        # This turn; all open
        self.space: i64 = NONE  # the action space of the card taken
        self.legs: i64 = 0  # travelled
        self.contacts: i64 = 0  # 1 = a second leg is allowed
        self.balloon: i64 = 0  # 1 = the balloon of the action space is at hand
        self.flown: i64 = 0  # 1 = a balloon has served a leg

        # This leg; all open
        self.laid: i64 = 0  # its cards, packed as in an action
        self.replaced: i64 = 0  # four bits for each card: the days that take the place of its value, or 0
        self.served: i64 = 0  # event cards played for it, except the balloon
        self.offers: i64 = 0
        self.elephant: i64 = 0  # 1 = it is travelled by elephant
        self.roll_for: i64 = NONE  # the place of the card a roll replaces, or ON_ELEPHANT
        self.die: i64 = 0

    def clone(self) -> EightyDaysState:
        s = EightyDaysState(self.setup, self.edition)
        s.is_shared = self.is_shared = True
        s.strict = self.strict
        s.copies_any = self.copies_any
        s.rng = self.rng.clone()
        s.phase = self.phase
        s.learned = self.learned
        s.round = self.round
        s.watch = self.watch
        s.next_watch = self.next_watch
        s.turn = self.turn
        s.deck = self.deck
        s.deck_left = self.deck_left
        s.discards = self.discards
        s.discarded = self.discarded
        s.row = self.row
        s.event_deck = self.event_deck
        s.event_discards = self.event_discards
        s.dice = self.dice
        s.rolled = self.rolled
        s.tokens = self.tokens
        s.used_red = self.used_red
        s.used_blue = self.used_blue
        s.detective = self.detective
        s.supply = self.supply
        s.hands = self.hands
        s.shown = self.shown
        s.sizes = self.sizes
        s.shuffles = self.shuffles
        s.drawn = self.drawn
        s.trail = self.trail
        s.held = self.held
        s.coins = self.coins
        s.days = self.days
        s.at = self.at
        s.ranks = self.ranks
        s.homes = self.homes
        s.space = self.space
        s.legs = self.legs
        s.contacts = self.contacts
        s.balloon = self.balloon
        s.flown = self.flown
        s.laid = self.laid
        s.replaced = self.replaced
        s.served = self.served
        s.offers = self.offers
        s.elephant = self.elephant
        s.roll_for = self.roll_for
        s.die = self.die
        return s

    def unshare(self) -> None:
        """Whoever changes a vector in place calls this first: copies them all, once after each clone."""
        if self.is_shared:
            self.is_shared = False
            self.discards = self.discards[:]
            self.row = self.row[:]
            self.hands = self.hands[:]
            self.shown = self.shown[:]
            self.sizes = self.sizes[:]
            self.drawn = self.drawn[:]
            self.held = self.held[:]
            self.coins = self.coins[:]
            self.days = self.days[:]
            self.at = self.at[:]
            self.ranks = self.ranks[:]

    def actors(self) -> int:
        one: i64 = 1
        if self.phase == OVER:
            return 0
        return one << self.turn

    def pace(self) -> int:
        return TURN

    def fill_actions(self, seat: i64, buffer: vec[i64]) -> i64:
        return legal.fill_actions(self, seat, buffer)

    def apply(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        turn.apply(self, seat, action, events)

    def scores(self) -> list[int]:
        return list(self.days)

    def merits(self) -> list[int]:
        return score.merits(self)

    def places(self) -> list[int]:
        return score.places(self) if self.actors() == 0 else []

    def knowledge(self) -> int:
        return self.learned

    def refusal(self, seat: int, action: int) -> Refusal | None:
        return reasons.refusal(self, seat, action)

    def default_action(self, seat: int) -> int:
        return legal.default_action(self, seat)

    def first_seat(self) -> int:
        return int(self.watch)

    def view(self, seat: int) -> EightyDaysView:
        return view.view(self, seat)

    def own(self, seat: int) -> dict[str, object]:
        return view.own(self, seat)

    def determinize(self, seat: int, rng: Rng) -> EightyDaysState:
        return view.determinize(self, seat, rng)

    def redeal(self, rng: Rng) -> EightyDaysState:
        return view.redeal(self, rng)

    def write(self, action: int) -> str:
        return actions.write(self.edition, action)

    def read(self, text: str) -> int:
        return actions.read(self.edition, text)

    def dump(self) -> Mapping[str, object]:
        return codec.dump(self)
