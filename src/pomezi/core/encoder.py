"""Between a game and a learner: what a seat knows as numbers in an array, its actions as numbers 0 … n-1."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from pomezi.core.game import Setup
from pomezi.core.state import BUFFER, State

NO_NUMBER: Final = -1
MOST: Final = 32767  # that a cell holds


@dataclass(frozen=True)
class Part:
    """A named row of cells. What a cell holds is divided by `scale` for learners and then lies about -1 … 1.
    `of` names the fields of the view that it tells, such as `players.points`, with spaces between."""

    name: str
    length: int
    scale: int
    of: str

    def __reduce__(self) -> tuple[object, ...]:  # a frozen compiled class cannot be pickled field by field
        return Part, (self.name, self.length, self.scale, self.of)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC):
    """One game with one number of seats, an edition and options. The order of actions and of parts is fixed;
    seats are counted from the one who looks, clockwise: +0, +1, …"""

    def __init__(
        self, setup: Setup, parts: Sequence[Part], actions: Sequence[str], left_out: Sequence[tuple[str, str]]
    ) -> None:
        """`setup` is one that `Game.check` has filled in. `actions` says what each number stands for:
        notation, where that says it all. `left_out` names the fields of the view that no part tells, and why.
        """
        self.setup = setup
        self.seats: i64 = setup.seats
        self.parts = tuple(parts)
        self.actions = tuple(actions)
        self.left_out = tuple(left_out)
        self.size: i64 = sum([part.length for part in self.parts])

    @abstractmethod
    def observe(self, state: State, seat: i64, cells: vec[i16], at: i64) -> i64:
        """Writes what the seat knows, and nothing else, into cells that are 0; where the next row begins."""

    @abstractmethod
    def number(self, state: State, seat: i64, action: i64) -> i64:
        """The number of a legal action. Any other may have none, or that of another one."""

    def mark(self, state: State, seat: i64, marks: vec[u8], at: i64, what: i64 = 1) -> i64:
        """Writes 1 for every legal action into marks that are 0 (or 0, where the same position was marked);
        how many: none, if the seat may not act."""
        actors: i64 = state.actors()
        if (actors >> seat) & 1 == 0:
            return 0
        buffer = BUFFER
        count = state.fill_actions(seat, buffer)
        i: i64
        for i in range(count):
            marks[at + self.number(state, seat, buffer[i])] = u8(what)
        return count

    def action(self, state: State, seat: i64, number: i64) -> i64:
        """The legal action with this number, or NO_NUMBER."""
        actors: i64 = state.actors()
        if (actors >> seat) & 1 == 0:
            return NO_NUMBER
        buffer = BUFFER
        count = state.fill_actions(seat, buffer)
        i: i64
        for i in range(count):
            action = buffer[i]
            if self.number(state, seat, action) == number:
                return action
        return NO_NUMBER


# -- building stones of `observe`: each writes one part and tells where the next begins


def put(cells: vec[i16], at: i64, value: i64) -> i64:
    """One number; beyond what a cell holds, the most it holds."""
    if value > MOST:
        value = MOST
    elif value < -MOST:
        value = -MOST
    cells[at] = i16(value)
    return at + 1


def put_one(cells: vec[i16], at: i64, which: i64, length: i64) -> i64:
    """1 at one of so many places; nowhere, if `which` is below zero."""
    if which >= 0 and which < length:
        cells[at + which] = 1
    return at + length


def put_seat(cells: vec[i16], at: i64, who: i64, seat: i64, seats: i64) -> i64:
    """Likewise for a seat, counted from the one who looks."""
    if who >= 0:
        cells[at + (who + seats - seat) % seats] = 1
    return at + seats


def put_seats(cells: vec[i16], at: i64, mask: i64, seat: i64, seats: i64) -> i64:
    who: i64
    for who in range(seats):
        if (mask >> who) & 1 == 1:
            cells[at + (who + seats - seat) % seats] = 1
    return at + seats


def put_bits(cells: vec[i16], at: i64, mask: i64, length: i64) -> i64:
    i: i64
    for i in range(length):
        if (mask >> i) & 1 == 1:
            cells[at + i] = 1
    return at + length


def put_counts(cells: vec[i16], at: i64, values: vec[i64], first: i64, length: i64) -> i64:
    """A stretch of a state's vector; small numbers."""
    i: i64
    for i in range(length):
        cells[at + i] = i16(values[first + i])
    return at + length


# -- buffers; others see them through `memoryview`, and only read


def new_cells(count: int) -> vec[i16]:
    return vec[i16]([0] * count)


def new_marks(count: int) -> vec[u8]:
    return vec[u8]([0] * count)


def clear_cells(cells: vec[i16], at: i64, count: i64) -> None:
    i: i64
    for i in range(at, at + count):
        cells[i] = 0


def clear_marks(marks: vec[u8], at: i64, count: i64) -> None:
    i: i64
    for i in range(at, at + count):
        marks[i] = 0


def table_of(codes: Sequence[int]) -> vec[i16]:
    """By packed action its number: the place where it stands in the list; NO_NUMBER for all others."""
    found = [NO_NUMBER] * (max(codes) + 1)
    for number, code in enumerate(codes):
        found[code] = number
    return vec[i16](found)
