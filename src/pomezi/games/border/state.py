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
from pomezi.games.border import actions, codec, legal, score, turn, view
from pomezi.games.border.edition import Edition
from pomezi.games.border.pieces import CROSS, ROLL, ROLLS
from pomezi.games.border.shapes import BorderView

EMPTY: Final = zeros(0)
NO_RNG: Final = resumed("0")


@final
class BorderState(State):
    """Everything on the table. Vectors marked (fixed) are replaced, never changed in place; the others belong
    to the state alone once it has called `unshare`."""

    def __init__(self, setup: Setup, edition: Edition) -> None:
        """An empty shell; `setup.deal` and `codec.load` lay out what belongs in it."""
        self.setup = setup
        self.edition = edition
        self.seats: i64 = setup.seats
        self.rng: Rng = NO_RNG
        self.phase: i64 = ROLL
        self.turn: i64 = 0  # the active player
        self.start: i64 = 0  # the starting player
        self.round: i64 = 1
        self.quiet: i64 = 0  # rounds running in which nobody crossed a cell
        self.busy: bool = False  # somebody has crossed a cell in the first action, or it was shown
        self.rolls_left: i64 = ROLLS
        self.learned: i64 = 0  # the knowledge counter
        self.is_shared = False  # whether a clone may hold the same vectors

        self.dice: vec[i64] = EMPTY  # five colours, or NONE before the first roll of a turn
        self.used: i64 = 0  # bit mask of the dice that completed areas
        self.fixed: vec[i64] = EMPTY  # (fixed) hidden; what a scenario lets the dice show first
        self.fixed_at: i64 = 0  # how much of it has been rolled

        self.boards: vec[i64] = EMPTY  # (fixed) by seat
        self.marks: vec[i64] = EMPTY  # seat * cells + cell: FAR, TOUCHING or CROSSED, hidden crosses included
        self.edge: vec[i64] = EMPTY  # seat * HUES + colour: how many cells are TOUCHING
        self.open: vec[i64] = EMPTY  # seat * most_areas + area: cells not crossed
        self.lacks: vec[i64] = EMPTY  # (seat * HUES + colour) * LACKS + cells: how many areas lack so many
        self.gaps: vec[i64] = EMPTY  # seat * TERRITORIES + territory: border cells not crossed

        self.pool: vec[i64] = EMPTY  # seat * HUES + colour: dice the seat may still use in this action
        self.allowance: vec[i64] = EMPTY  # by seat: crosses it may still make in the second action
        self.waiting: i64 = 0  # bit mask of the seats still making their second action
        self.hidden: vec[i64] = EMPTY  # seat * DICE: cells crossed in this second action, in order
        self.hidden_count: vec[i64] = EMPTY  # by seat

        self.scored: vec[i64] = EMPTY  # seat * TERRITORIES + territory: points, 0 if not closed
        self.taken: i64 = 0  # bit mask of the territories that somebody has closed
        self.points: vec[i64] = EMPTY  # by seat
        self.closed: vec[i64] = EMPTY  # by seat: how many territories

    def clone(self) -> BorderState:
        s = BorderState(self.setup, self.edition)
        s.is_shared = self.is_shared = True
        s.rng = self.rng.clone()
        s.phase = self.phase
        s.turn = self.turn
        s.start = self.start
        s.round = self.round
        s.quiet = self.quiet
        s.busy = self.busy
        s.rolls_left = self.rolls_left
        s.learned = self.learned
        s.dice = self.dice
        s.used = self.used
        s.fixed = self.fixed
        s.fixed_at = self.fixed_at
        s.boards = self.boards
        s.marks = self.marks
        s.edge = self.edge
        s.open = self.open
        s.lacks = self.lacks
        s.gaps = self.gaps
        s.pool = self.pool
        s.allowance = self.allowance
        s.waiting = self.waiting
        s.hidden = self.hidden
        s.hidden_count = self.hidden_count
        s.scored = self.scored
        s.taken = self.taken
        s.points = self.points
        s.closed = self.closed
        return s

    def unshare(self) -> None:
        """Whoever changes a vector in place calls this first: copies them all, once after each clone."""
        if self.is_shared:
            self.is_shared = False
            self.dice = self.dice[:]
            self.marks = self.marks[:]
            self.edge = self.edge[:]
            self.open = self.open[:]
            self.lacks = self.lacks[:]
            self.gaps = self.gaps[:]
            self.pool = self.pool[:]
            self.allowance = self.allowance[:]
            self.hidden = self.hidden[:]
            self.hidden_count = self.hidden_count[:]
            self.scored = self.scored[:]
            self.points = self.points[:]
            self.closed = self.closed[:]

    def actors(self) -> int:
        return turn.actors(self)

    def pace(self) -> int:
        return TOGETHER if self.phase == CROSS else TURN

    def fill_actions(self, seat: i64, buffer: vec[i64]) -> i64:
        return legal.fill_actions(self, seat, buffer)

    def random_action(self, seat: i64, rng: Rng) -> i64:
        return legal.random_action(self, seat, rng)

    def apply(self, seat: int, action: int, events: list[Event] | None = None) -> None:
        turn.apply(self, seat, action, events)

    def scores(self) -> list[int]:
        return list(self.points)

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

    def view(self, seat: int) -> BorderView:
        return view.view(self, seat)

    def own(self, seat: int) -> dict[str, object]:
        return view.own(self, seat)

    def determinize(self, seat: int, rng: Rng) -> BorderState:
        return view.determinize(self, seat, rng)

    def redeal(self, rng: Rng) -> BorderState:
        return view.redeal(self, rng)

    def write(self, action: int) -> str:
        return actions.write(self.edition, action)

    def read(self, text: str) -> int:
        return actions.read(self.edition, text)

    def dump(self) -> Mapping[str, object]:
        return codec.dump(self)
