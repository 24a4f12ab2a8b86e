"""A new game from edition, options and seed."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.game import Option, Setup
from pomezi.core.rng import Rng, seeded
from pomezi.core.stacked import check_piles, fixed
from pomezi.core.start import start_option, starting_seat
from pomezi.core.vecs import filled, ints, zeros
from pomezi.games.border import marks
from pomezi.games.border.edition import Edition
from pomezi.games.border.pieces import BOARDS, COLOURS, DICE, HUES, LACKS, NONE, TERRITORIES
from pomezi.games.border.state import BorderState

DEALT = "dealt"
OPTIONS = (
    start_option(4),
    Option("boards", (DEALT, *["".join(order) for order in permutations(BOARDS)])),  # for seats 0, 1, 2, 3
)
PILES = ("dice",)
ALL_BOARDS: Final = ints(range(len(BOARDS)))


def deal(setup: Setup, edition: Edition) -> BorderState:
    """Everybody has a board; the starting player is about to roll."""
    check_piles(setup.stacked, PILES)
    s = blank(setup, edition)
    s.rng = seeded(setup.seed)
    s.start = s.turn = starting_seat(setup, s.rng)
    s.boards = _deal_boards(setup, s.rng)
    rolls = fixed(setup, "dice", COLOURS)
    if rolls:
        s.fixed = ints(rolls)
    for seat in range(setup.seats):
        marks.lay_out(s, seat, list(edition.white))
    return s


def blank(setup: Setup, edition: Edition) -> BorderState:
    """The table before the boards are dealt."""
    s = BorderState(setup, edition)
    seats = setup.seats
    s.dice = filled(DICE, NONE)
    s.boards = zeros(seats)
    s.marks = zeros(seats * len(edition.cells))
    s.edge = zeros(seats * HUES)
    s.open = zeros(seats * edition.most_areas)
    s.lacks = zeros(seats * HUES * LACKS)
    s.gaps = zeros(seats * TERRITORIES)
    s.pool = zeros(seats * HUES)
    s.allowance = zeros(seats)
    s.hidden = zeros(seats * DICE)
    s.hidden_count = zeros(seats)
    s.scored = zeros(seats * TERRITORIES)
    s.points = zeros(seats)
    s.closed = zeros(seats)
    return s


def _deal_boards(setup: Setup, rng: Rng) -> vec[i64]:
    boards = ALL_BOARDS[:]
    rng.shuffle(boards, len(boards))
    chosen = str(setup.options["boards"])
    if chosen != DEALT:
        boards = ints([BOARDS.index(board) for board in chosen])
    return boards[: setup.seats]
