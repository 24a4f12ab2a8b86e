"""The fields of a position, and the doors of the protocol."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.errors import Refusal
from pomezi.core.events import Event
from pomezi.core.game import Setup
from pomezi.core.rng import Rng
from pomezi.core.state import RACE, TOGETHER, TURN, State
from pomezi.core.vecs import zeros
from pomezi.games.bez_hranic import actions, codec, legal, score, turn, view
from pomezi.games.bez_hranic.edition import Edition
from pomezi.games.bez_hranic.pieces import CHOOSE, DEAL, LOOK, OVER
from pomezi.games.bez_hranic.shapes import BezHranicView

EMPTY: Final = zeros(0)


@final
class BezHranicState(State):
    """Everything on the table. Vectors marked (shared) are replaced, never changed in place. All chance lies
    in the order of the two decks, so there is no generator."""

    def __init__(self, setup: Setup, edition: Edition) -> None:
        """An empty shell; `setup.deal` and `codec.load` lay out what belongs in it."""
        self.setup = setup
        self.edition = edition
        self.seats: i64 = setup.seats
        self.two_colours: bool = False
        self.hidden_choice: bool = False  # everybody opens the offer alone
        self.dealer_reveals: bool = False  # rules 1: the middle waits for the dealer
        self.each: i64 = 1  # colours of a player: seat * each and those after it
        self.phase: i64 = LOOK
        self.round: i64 = 0  # 1 … 7; 0 before the first
        self.dealer: i64 = 0
        self.learned: i64 = 0  # the knowledge counter

        self.deck: vec[i64] = EMPTY  # (shared) hidden from `shown` on; the cards of these rounds in order
        self.final_deck: vec[i64] = EMPTY  # (shared) hidden; the order in which they lie in round 7
        self.shown: i64 = 0  # cards of this round on the board: up to seven at the edge, then the middle

        self.money: vec[i64] = EMPTY  # open; euro, by seat
        self.fields: vec[i64] = EMPTY  # where a token lies, or NONE; colour * TOKENS + token
        self.under: vec[i64] = EMPTY  # how many lie under it; the same index
        self.left: vec[i64] = EMPTY  # open; tokens a seat has still to place in this round
        self.paid: vec[i64] = EMPTY  # (shared) euro, by colour: paid, or in the final received
        self.ready: i64 = 0  # open; mask of seats
        self.arrived: vec[i64] = (
            EMPTY  # (shared) by correspondence the colours of this round as they came: open is whose
        )
        self.opened: i64 = 0  # open; mask of seats that have opened the offer, by correspondence

    def clone(self) -> BezHranicState:
        s = BezHranicState(self.setup, self.edition)
        s.two_colours = self.two_colours
        s.hidden_choice = self.hidden_choice
        s.dealer_reveals = self.dealer_reveals
        s.each = self.each
        s.phase = self.phase
        s.round = self.round
        s.dealer = self.dealer
        s.learned = self.learned
        s.deck = self.deck
        s.final_deck = self.final_deck
        s.shown = self.shown
        s.money = self.money[:]
        s.fields = self.fields[:]
        s.under = self.under[:]
        s.left = self.left[:]
        s.paid = self.paid
        s.ready = self.ready
        s.arrived = self.arrived
        s.opened = self.opened
        return s

    def actors(self) -> int:
        return turn.actors(self)

    def pace(self) -> int:
        if self.phase == CHOOSE:
            return RACE
        return TURN if self.phase == DEAL or self.phase == OVER else TOGETHER

    def fill_actions(self, seat: i64, buffer: vec[i64]) -> i64:
        return legal.fill_actions(self, seat, buffer)

    def apply(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        turn.apply(self, seat, action, events)

    def scores(self) -> list[int]:
        return list(self.money)

    def places(self) -> list[int]:
        return score.places(self) if self.actors() == 0 else []

    def knowledge(self) -> int:
        return self.learned

    def refusal(self, seat: int, action: int) -> Refusal | None:
        return legal.refusal(self, seat, action)

    def default_action(self, seat: int) -> int:
        return legal.default_action(self, seat)

    def first_seat(self) -> int:
        return int((self.dealer + 1) % self.seats)

    def time_limit_s(self) -> int:
        return int(self.setup.options["pick_seconds"]) if self.phase == CHOOSE else 0

    def hushed(self) -> tuple[str, ...]:
        return view.hushed(self)

    def beat_ms(self) -> int:
        return view.beat_ms(self)

    def veiled(self, seat: int) -> BezHranicView:
        return view.veiled(self, seat) if view.beat_ms(self) > 0 else view.view(self, seat)

    def view(self, seat: int) -> BezHranicView:
        return view.view(self, seat)

    def own(self, seat: int) -> dict[str, object] | None:
        return view.own(self, seat)

    def determinize(self, seat: int, rng: Rng) -> BezHranicState:
        return view.determinize(self, seat, rng)

    def redeal(self, rng: Rng) -> BezHranicState:
        return view.redeal(self, rng)

    def write(self, action: int) -> str:
        return actions.write(self.edition, action)

    def read(self, text: str) -> int:
        return actions.read(self.edition, self.two_colours, text)

    def dump(self) -> Mapping[str, object]:
        return codec.dump(self)
