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
from pomezi.core.state import TOGETHER, TURN, State
from pomezi.core.vecs import zeros
from pomezi.games.ticket_to_ride import actions, ahead, codec, legal, score, turn, view
from pomezi.games.ticket_to_ride.edition import Edition
from pomezi.games.ticket_to_ride.memory import Note
from pomezi.games.ticket_to_ride.pieces import CHOOSE, OVER
from pomezi.games.ticket_to_ride.shapes import TicketFacts, TicketToRideView
from pomezi.games.ticket_to_ride.slots import Retold
from pomezi.games.ticket_to_ride.whereabouts import Muddle

EMPTY: Final = zeros(0)
NO_RNG: Final = resumed("0")
NO_FACTS: Final[dict[int, TicketFacts]] = {}  # stays empty: the first to ask brings a dict of its own


@final
class TicketToRideState(State):
    """Everything on the table. Vectors marked (fixed) are replaced, never changed in place; the others belong
    to the state alone once it has called `unshare`."""

    def __init__(self, setup: Setup, edition: Edition) -> None:
        """An empty shell; `setup.deal` and `codec.load` lay out what belongs in it."""
        self.setup = setup
        self.edition = edition
        self.seats: i64 = setup.seats
        self.rng: Rng = NO_RNG
        self.phase: i64 = CHOOSE
        self.turn: i64 = 0  # the seat whose turn it is
        self.start: i64 = 0  # the starting player
        self.last_turns: i64 = 0  # turns left in the last round; 0 before it
        self.passes: i64 = 0  # in a row
        self.learned: i64 = 0  # the knowledge counter
        self.is_shared = False  # whether a clone may hold the same vectors

        self.deck: vec[i64] = EMPTY  # (fixed) hidden; the top is at deck_left - 1
        self.deck_left: i64 = 0
        self.discards: vec[i64] = EMPTY  # open; how many of each card
        self.discarded: i64 = 0
        self.display: vec[i64] = EMPTY  # open; five places, a card or NONE
        self.hands: vec[i64] = EMPTY  # each for its owner; seat * KINDS + card
        self.shown: vec[i64] = EMPTY  # open; the part of each hand that everybody saw taken
        self.memory: Note | None = None  # what is known of the rest; the last of the notes
        self.retold: Retold | None = None  # in an imagined position: the older notes as it has them
        self.turned: i64 = 0  # open; cards turned up from this deck that are no locomotives

        self.ticket_deck: vec[i64] = EMPTY  # hidden; a ring
        self.ticket_top: i64 = 0
        self.tickets_left: i64 = 0
        self.tickets: vec[i64] = EMPTY  # each for its owner; bit masks
        self.offers: vec[i64] = EMPTY  # each for its owner; seat * OFFER, as drawn, or NONE
        self.chosen: vec[i64] = EMPTY  # hidden; what each keeps of the first offer, or 0
        self.seen: vec[i64] = EMPTY  # by ticket: mask of seats that know where it is
        self.muddle: Muddle | None = None  # what they know of the others, once anybody lost sight of one

        self.owners: vec[i64] = EMPTY  # open; by route: seat, FREE or CLOSED
        self.open: vec[i64] = EMPTY  # how many routes a seat may claim; seat * buckets + bucket
        self.wagons: vec[i64] = EMPTY  # open; left to each seat
        self.points: vec[i64] = EMPTY  # open; of routes

        # What views have told of tickets since the last claim, by ticket * seats + seat; clones start anew.
        self.ticket_facts: dict[int, TicketFacts] = NO_FACTS
        self.facts_at: i64 = -1  # wagons left at the table then: fewer after each claim

        self.totals: vec[i64] = EMPTY  # (fixed) final points; these three when over
        self.done: vec[i64] = EMPTY  # (fixed) tickets completed
        self.longest: vec[i64] = EMPTY  # (fixed) length of the longest path

    def clone(self) -> TicketToRideState:
        s = TicketToRideState(self.setup, self.edition)
        s.is_shared = self.is_shared = True
        s.rng = self.rng.clone()
        s.phase = self.phase
        s.turn = self.turn
        s.start = self.start
        s.last_turns = self.last_turns
        s.passes = self.passes
        s.learned = self.learned
        s.deck = self.deck
        s.deck_left = self.deck_left
        s.discards = self.discards
        s.discarded = self.discarded
        s.display = self.display
        s.hands = self.hands
        s.shown = self.shown
        s.memory = self.memory
        s.retold = self.retold
        s.turned = self.turned
        s.ticket_deck = self.ticket_deck
        s.ticket_top = self.ticket_top
        s.tickets_left = self.tickets_left
        s.tickets = self.tickets
        s.offers = self.offers
        s.chosen = self.chosen
        s.seen = self.seen
        s.muddle = self.muddle
        s.owners = self.owners
        s.open = self.open
        s.wagons = self.wagons
        s.points = self.points
        s.totals = self.totals
        s.done = self.done
        s.longest = self.longest
        return s

    def unshare(self) -> None:
        """Whoever changes a vector in place calls this first: copies them all, once after each clone."""
        if self.is_shared:
            self.is_shared = False
            self.discards = self.discards[:]
            self.display = self.display[:]
            self.hands = self.hands[:]
            self.shown = self.shown[:]
            self.ticket_deck = self.ticket_deck[:]
            self.tickets = self.tickets[:]
            self.offers = self.offers[:]
            self.chosen = self.chosen[:]
            self.seen = self.seen[:]
            self.owners = self.owners[:]
            self.open = self.open[:]
            self.wagons = self.wagons[:]
            self.points = self.points[:]

    def actors(self) -> int:
        return turn.actors(self)

    def pace(self) -> int:
        return TOGETHER if self.phase == CHOOSE else TURN

    def fill_actions(self, seat: i64, buffer: vec[i64]) -> i64:
        return legal.fill_actions(self, seat, buffer)

    def random_action(self, seat: i64, rng: Rng) -> i64:
        return legal.random_action(self, seat, rng)

    def apply(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        turn.apply(self, seat, action, events)

    def scores(self) -> list[int]:
        return list(self.totals if self.phase == OVER else self.points)

    def places(self) -> list[int]:
        return score.places(self) if self.actors() == 0 else []

    def knowledge(self) -> int:
        return self.learned

    def refusal(self, seat: int, action: int) -> Refusal | None:
        return legal.refusal(self, seat, action)

    def default_action(self, seat: int) -> int:
        return legal.default_action(self, seat)

    def first_seat(self) -> int:
        return int(self.start)

    def view(self, seat: int) -> TicketToRideView:
        return view.view(self, seat)

    def own(self, seat: int) -> dict[str, object]:
        return view.own(self, seat)

    def determinize(self, seat: int, rng: Rng) -> TicketToRideState:
        return view.determinize(self, seat, rng)

    def redeal(self, rng: Rng) -> TicketToRideState:
        return ahead.redeal(self, rng)

    def write(self, action: int) -> str:
        return actions.write(self.edition, action)

    def read(self, text: str) -> int:
        return actions.read(self.edition, text)

    def dump(self) -> Mapping[str, object]:
        return codec.dump(self)
