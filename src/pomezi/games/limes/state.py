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
from pomezi.core.state import TOGETHER, TURN, State
from pomezi.core.vecs import zeros
from pomezi.games.limes import actions, codec, legal, score, turn, view
from pomezi.games.limes.edition import Edition
from pomezi.games.limes.landscape import Landscape
from pomezi.games.limes.shapes import LimesView

NOTHING: Final = zeros(0)
NOBODY: Final[list[Landscape]] = []


@final
class LimesState(State):
    """Everything on the table. What is marked (shared) is replaced, never changed in place."""

    def __init__(self, setup: Setup, edition: Edition) -> None:
        """An empty shell; `setup.deal` and `codec.load` lay out what belongs in it."""
        self.setup = setup
        self.edition = edition
        self.seats: i64 = setup.seats
        self.diagonal: bool = False  # option: a corner is enough for a card
        self.ferry: bool = False  # option: fishers carry workers over
        self.rounds: i64 = 0  # finished; also the place of the card of the round in the deck
        self.deck: vec[i64] = NOTHING  # (shared) hidden beyond the card of the round
        self.lands: list[Landscape] = NOBODY  # by seat, with what was done this round: for its owner alone
        self.began: list[Landscape] = NOBODY  # (shared) what `shown` says, once it was asked in this round
        self.doing: vec[i64] = (
            NOTHING  # each for its owner; seat * 2: how it lays, what its worker does, or NONE
        )

    def clone(self) -> LimesState:
        s = LimesState(self.setup, self.edition)
        s.diagonal = self.diagonal
        s.ferry = self.ferry
        s.rounds = self.rounds
        s.deck = self.deck
        s.lands = [land.clone() for land in self.lands]
        s.began = self.began
        s.doing = self.doing[:]
        return s

    @property
    def shown(self) -> list[Landscape]:
        """Open; by seat, the landscapes as the round began."""
        if not self.began:
            self.began = [turn.as_round_began(self, seat) for seat in range(self.seats)]
        return self.began

    def actors(self) -> int:
        return turn.actors(self)

    def pace(self) -> int:
        return TURN if self.seats == 1 else TOGETHER

    def fill_actions(self, seat: i64, buffer: vec[i64]) -> i64:
        return legal.fill_actions(self, seat, buffer)

    def random_action(self, seat: i64, rng: Rng) -> i64:
        return legal.random_action(self, seat, rng)

    def apply(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        turn.apply(self, seat, action, events)

    def scores(self) -> list[int]:
        return score.scores(self)

    def places(self) -> list[int]:
        return score.places(self) if self.actors() == 0 else []

    def knowledge(self) -> int:
        """With each round that ends, everybody's choices and the next card become known."""
        return self.rounds

    def scores_seen(self, seat: int) -> list[int]:
        return score.scores_seen(self, seat)

    def refusal(self, seat: int, action: int) -> Refusal | None:
        return legal.refusal(self, seat, action)

    def default_action(self, seat: int) -> int:
        return legal.default_action(self, seat)

    def view(self, seat: int) -> LimesView:
        return view.view(self, seat)

    def determinize(self, seat: int, rng: Rng) -> LimesState:
        return view.determinize(self, seat, rng)

    def redeal(self, rng: Rng) -> LimesState:
        return view.redeal(self, rng)

    def write(self, action: int) -> str:
        return actions.write(action)

    def read(self, text: str) -> int:
        return actions.read(self.edition.workers, text)

    def dump(self) -> Mapping[str, object]:
        return codec.dump(self)
