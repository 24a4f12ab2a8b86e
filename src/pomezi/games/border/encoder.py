"""What a seat knows, as numbers for a learner; its actions as numbers 0 … n-1."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from pomezi.core.encoder import (
    Encoder,
    Part,
    put,
    put_bits,
    put_counts,
    put_one,
    put_seat,
    put_seats,
    table_of,
)
from pomezi.core.game import Setup
from pomezi.core.state import State
from pomezi.games.border import actions
from pomezi.games.border.edition import Edition, load_edition
from pomezi.games.border.pieces import (
    ALL_DICE,
    BOARDS,
    COLOURS,
    COMPLETE_FIRST,
    CROSS,
    CROSS_FIRST,
    CROSSED,
    DICE,
    DONE,
    HUES,
    KEEP,
    PHASES,
    QUIET_TO_END,
    ROLL,
    ROLLS,
    TERRITORIES,
)
from pomezi.games.border.state import BorderState

MOST_VALUE: Final = 12  # of a territory
LEFT_OUT: Final = (
    ("rules", "the version of the rules: a setting of the game, not of a position"),
    ("fates", "follows from the dice and what was crossed"),
    ("own.fates", "likewise"),
    ("own.completable", "follows from the dice and the cells still open"),
    ("own.chances", "worked out from the dice, the rolls left and the cells still open"),
    ("own.keeping", "likewise"),
)


class BorderEncoder(Encoder):
    """Areas are counted on the seat's own board, from 1."""

    def __init__(self, setup: Setup) -> None:
        ed = load_edition(setup.edition)
        rolls = [*range(1, ALL_DICE + 1), KEEP, DONE]
        areas = [COMPLETE_FIRST + area for area in range(ed.most_areas)]  # of any board: see `number`
        crosses = [int(actions.cross(cell, hue)) for cell in range(len(ed.cells)) for hue in range(HUES)]
        labels = [actions.write(ed, code) for code in rolls]
        labels += [f"complete #{area + 1}" for area in range(ed.most_areas)]
        labels += [actions.write(ed, code) for code in crosses]
        super().__init__(setup, _parts(ed, setup.seats), labels, LEFT_OUT)
        self.most_areas: i64 = ed.most_areas
        self.numbers: vec[i16] = table_of([*rolls, *areas, *crosses])

    def number(self, state: State, seat: i64, action: i64) -> i64:
        if action >= COMPLETE_FIRST and action < CROSS_FIRST:
            return i64(self.numbers[COMPLETE_FIRST + actions.area_of(action) % self.most_areas])
        return i64(self.numbers[action])

    def observe(self, state: State, seat: i64, cells: vec[i16], at: i64) -> i64:
        assert isinstance(state, BorderState)
        s = state
        seats = s.seats
        at = put_one(cells, at, s.phase, len(PHASES))
        at = put_seats(cells, at, s.actors(), seat, seats)
        at = put_seat(cells, at, s.turn, seat, seats)
        at = put_seat(cells, at, s.start, seat, seats)
        at = put(cells, at, s.round)
        at = put(cells, at, s.quiet)
        if s.phase == ROLL:
            cells[at] = i16(s.rolls_left)
        at += 1
        die: i64
        for die in range(DICE):
            at = put_one(cells, at, s.dice[die], HUES)
        at = put_bits(cells, at, s.used, DICE)
        at = _put_territories(s, cells, at)
        i: i64
        for i in range(seats):
            at = _put_player(s, (seat + i) % seats, cells, at)
        return _put_own(s, seat, cells, at)


ENCODER: Final = BorderEncoder


def _parts(ed: Edition, seats: int) -> list[Part]:
    cells = len(ed.cells)
    values = "territories.*.first territories.*.later territories.*.taken"
    parts = [
        Part("phase", len(PHASES), 1, "phase"),
        Part("actors", seats, 1, "actors"),
        Part("turn", seats, 1, "turn"),
        Part("start", seats, 1, "start"),
        Part("round", 1, 50, "round"),
        Part("quiet", 1, QUIET_TO_END, "quiet"),
        Part("rolls left", 1, ROLLS, "rolls_left"),
        *[Part(f"die {die + 1}", len(COLOURS), 1, "dice") for die in range(DICE)],
        Part("dice used", DICE, 1, "used"),
        Part("worth of territories", TERRITORIES, MOST_VALUE, values),
    ]
    for i in range(seats):
        closed = "players.closed territories.*.closed_by"
        parts += [
            Part(f"board of +{i}", len(BOARDS), 1, "players.board"),
            Part(f"points of +{i}", 1, 80, "players.points"),
            Part(f"+{i} has finished", 1, 1, "players.finished"),
            Part(f"territories of +{i}", TERRITORIES, MOST_VALUE, closed),
            Part(f"crossed by +{i}", cells, 1, "players.crossed"),
        ]
    return [
        *parts,
        Part("own crosses", cells, 1, "own.crosses"),
        Part("own dice", HUES, DICE, "own.dice"),
        Part("own limit", 1, DICE, "own.limit"),
        Part("own areas: cells to go", ed.most_areas, DICE, "players.crossed own.crosses"),
    ]


def _put_territories(s: BorderState, cells: vec[i16], at: i64) -> i64:
    """What each brings to whoever closes it now."""
    territory: i64
    for territory in range(TERRITORIES):
        if (s.taken >> territory) & 1 == 1:
            cells[at + territory] = i16(s.edition.later[territory])
        else:
            cells[at + territory] = i16(s.edition.first[territory])
    return at + TERRITORIES


def _put_player(s: BorderState, other: i64, cells: vec[i16], at: i64) -> i64:
    """As everybody sees them: without the crosses of an action that is still hidden."""
    at = put_one(cells, at, s.boards[other], len(BOARDS))
    at = put(cells, at, s.points[other])
    if s.phase == CROSS and other != s.turn and (s.waiting >> other) & 1 == 0:
        cells[at] = 1
    at = put_counts(cells, at + 1, s.scored, other * TERRITORIES, TERRITORIES)
    count: i64 = len(s.edition.cells)
    marks = s.marks
    cell: i64
    for cell in range(count):
        if marks[other * count + cell] == CROSSED:
            cells[at + cell] = 1
    i: i64
    for i in range(s.hidden_count[other]):
        cells[at + s.hidden[other * DICE + i]] = 0
    return at + count


def _put_own(s: BorderState, seat: i64, cells: vec[i16], at: i64) -> i64:
    count: i64 = len(s.edition.cells)
    areas: i64 = s.edition.most_areas
    i: i64
    for i in range(s.hidden_count[seat]):
        cells[at + s.hidden[seat * DICE + i]] = 1
    at += count
    if s.phase == CROSS:
        put_counts(cells, at, s.pool, seat * HUES, HUES)
        cells[at + HUES] = i16(s.allowance[seat])
    at += HUES + 1
    return put_counts(cells, at, s.open, seat * areas, areas)
