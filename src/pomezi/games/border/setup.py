"""A new game from edition, options and seed."""

from __future__ import annotations

from itertools import permutations

from pomezi.core.errors import Refusal, SetupError
from pomezi.core.game import Option, Setup
from pomezi.core.rng import Rng, seeded
from pomezi.core.stacked import check_piles, fixed
from pomezi.core.vecs import filled, ints, zeros
from pomezi.games.border import marks
from pomezi.games.border.edition import Edition
from pomezi.games.border.pieces import BOARDS, COLOURS, DICE, HUES, NONE, TERRITORIES
from pomezi.games.border.state import BorderState

DRAWN = "drawn"
DEALT = "dealt"
OPTIONS = (
    Option("start", (DRAWN, 0, 1, 2, 3)),  # the starting player: a seat, or drawn from the seed
    Option("boards", (DEALT, *("".join(order) for order in permutations(BOARDS)))),  # for seats 0, 1, 2, 3
)
PILES = ("dice",)


def deal(setup: Setup, edition: Edition) -> BorderState:
    """Everybody has a board; the starting player is about to roll."""
    check_piles(setup.stacked, PILES)
    s = blank(setup, edition)
    s.rng = seeded(setup.seed)
    s.start = s.turn = _starting_seat(setup, s.rng)
    s.boards = ints(_deal_boards(setup, s.rng))
    s.fixed = ints(fixed(setup.stacked, "dice", COLOURS))
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
    s.gaps = zeros(seats * TERRITORIES)
    s.pool = zeros(seats * HUES)
    s.allowance = zeros(seats)
    s.hidden = zeros(seats * DICE)
    s.hidden_count = zeros(seats)
    s.scored = zeros(seats * TERRITORIES)
    s.points = zeros(seats)
    s.closed = zeros(seats)
    return s


def _starting_seat(setup: Setup, rng: Rng) -> int:
    drawn = rng.below(setup.seats)
    named = setup.options["start"]
    if not isinstance(named, int):
        return drawn
    if named >= setup.seats:
        facts = {"option": "start", "value": named, "expected": f"{DRAWN}, 0…{setup.seats - 1}"}
        raise SetupError(Refusal("bad-option-value", facts))
    return named


def _deal_boards(setup: Setup, rng: Rng) -> list[int]:
    dealt = ints(range(len(BOARDS)))
    rng.shuffle(dealt, len(dealt))
    chosen = str(setup.options["boards"])
    order = list(dealt) if chosen == DEALT else [BOARDS.index(board) for board in chosen]
    return order[: setup.seats]
