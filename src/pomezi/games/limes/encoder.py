"""What a seat knows, as numbers for a learner; its actions as numbers 0 … n-1."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from pomezi.core.encoder import Encoder, Part, put, put_one, put_seats, table_of
from pomezi.core.game import Setup
from pomezi.core.state import State
from pomezi.core.vecs import zeros
from pomezi.games.limes import actions, legal, score
from pomezi.games.limes.edition import load_edition
from pomezi.games.limes.grid import BIT, CELLS, SPOTS, ZONES, spot_of, zone_on
from pomezi.games.limes.landscape import Landscape
from pomezi.games.limes.pieces import DONE, EMPTY, HUT, KIND, KINDS, LAY, MOST_WORKERS, PASS, ROUNDS, STEPS
from pomezi.games.limes.state import LimesState

AREA: Final = SPOTS * SPOTS
LAYERS: Final = (*KINDS[1:], "hut")
LAYER_COUNT: Final = 5
MOST_POINTS: Final = 16  # that a zone is usually worth at most
WORTH: Final = zeros(ZONES)  # scratch, filled and read within one call: by area
LEFT_OUT: Final = (
    ("rules", "the version of the rules: a setting of the game, not of a position"),
    ("own.done", "what one has done in this round lies in the landscape"),
    ("own.stood", "likewise"),
    ("drawn", "in their order: `cards to come` tells which they were"),
    ("players.cards.turn", "its zones as they lie are told"),
    ("players.workers.job", "the kind of the zone where it stands"),
)


class LimesEncoder(Encoder):
    """A landscape is a picture of 14 × 14 zones, row by row, with five layers, one for what a worker would
    score there and one for the workers."""

    def __init__(self, setup: Setup) -> None:
        codes = [PASS, *[int(actions.place(quarter)) for quarter in range(4)]]
        codes += [int(actions.lay(cell, turns)) for cell in range(CELLS * CELLS) for turns in range(4)]
        codes += [int(actions.move(worker, spot)) for worker in range(MOST_WORKERS) for spot in range(AREA)]
        cards = len(load_edition(setup.edition).cards)
        super().__init__(setup, _parts(cards, setup.seats), [actions.write(c) for c in codes], LEFT_OUT)
        self.numbers: vec[i16] = table_of(codes)

    def number(self, state: State, seat: i64, action: i64) -> i64:
        return i64(self.numbers[action])

    def observe(self, state: State, seat: i64, cells: vec[i16], at: i64) -> i64:
        assert isinstance(state, LimesState)
        s = state
        seats = s.seats
        is_over = s.rounds == ROUNDS
        at = put_seats(cells, at, s.actors(), seat, seats)
        at = put(cells, at, min(s.rounds + 1, ROUNDS))
        cards: i64 = len(s.deck)
        if not is_over:
            card = s.deck[s.rounds]
            cells[at + card] = 1
            quarter: i64
            for quarter in range(4):
                _put_zone(cells, at + cards + quarter, 4, s.edition.faces[card * 16 + quarter])
        at += cards + LAYER_COUNT * 4
        i: i64
        for i in range(min(s.rounds + 1, ROUNDS), cards):
            cells[at + s.deck[i]] = 1
        at += cards
        at = _put_last(s, seat, cells, at)
        for i in range(seats):
            other = (seat + i) % seats
            step: i64 = DONE
            if not is_over:
                step = legal.step_of(s, other)
            at = put_one(cells, at, step, len(STEPS))
            if i == 0:
                at = _put_landscape(cells, at, s.lands[other])
            else:
                at = _put_landscape(cells, at, s.shown[other])
        return at


ENCODER: Final = LimesEncoder


def _parts(cards: int, seats: int) -> list[Part]:
    parts = [
        Part("actors", seats, 1, "actors"),
        Part("round", 1, ROUNDS, "round"),
        Part("card", cards, 1, "card"),
        *[Part(f"card: {layer}", 4, 1, "faces") for layer in LAYERS],
        Part("cards to come", cards, 1, "undrawn"),
        Part("card just laid", AREA, 1, "players.cards.card"),
        Part("worth of z1 … z4", 4, MOST_POINTS, "players.cards.worth"),
    ]
    zones = "players.cards.x players.cards.y players.cards.zones"
    workers = "players.workers.worker players.workers."
    for i in range(seats):
        own = " phase" if i == 0 else ""
        parts += [
            Part(f"step of +{i}", len(STEPS), 1, f"players.step{own}"),
            *[Part(f"{layer} of +{i}", AREA, 1, zones) for layer in LAYERS],
            Part(f"worth of +{i}", AREA, MOST_POINTS, "players.cards.worth"),
            Part(f"workers of +{i}", AREA, 1, f"{workers}x {workers}y"),
            Part(f"columns of workers of +{i}", MOST_WORKERS, SPOTS, f"{workers}x"),
            Part(f"rows of workers of +{i}", MOST_WORKERS, SPOTS, f"{workers}y"),
            Part(f"points of workers of +{i}", MOST_WORKERS, MOST_POINTS, f"{workers}points"),
            Part(f"supply of +{i}", 1, MOST_WORKERS, "players.supply"),
            Part(f"points of +{i}", 1, 60, "players.points"),
        ]
    return parts


def _put_zone(cells: vec[i16], at: i64, apart: i64, face: i64) -> None:
    """One zone, on the layer of its kind and on that of the huts; layers lie so far apart."""
    kind = face & KIND
    if kind != EMPTY:
        cells[at + (kind - 1) * apart] = 1
        if face & HUT != 0:
            cells[at + (LAYER_COUNT - 1) * apart] = 1


def _put_last(s: LimesState, seat: i64, cells: vec[i16], at: i64) -> i64:
    """Where the card of the round lies, once the seat has laid it; what a new worker would score there."""
    if s.rounds < ROUNDS and legal.step_of(s, seat) != LAY:
        land = s.lands[seat]
        quarter: i64
        for quarter in range(4):
            zone = zone_on(land.last, quarter)
            cells[at + spot_of(zone, land.left, land.top)] = 1
            cells[at + AREA + quarter] = i16(score.worth(land, zone))
    return at + AREA + 4


def _put_landscape(cells: vec[i16], at: i64, land: Landscape) -> i64:
    kinds = land.kinds
    areas = land.areas
    worth = WORTH
    if land.laid != 0:
        known: i64 = 0  # areas whose worth was found
        y: i64
        x: i64
        for y in range(land.top * 2, land.bottom * 2 + 2):
            for x in range(land.left * 2, land.right * 2 + 2):
                zone = (y & 7) * 8 + (x & 7)
                if kinds[zone] != EMPTY:
                    area = areas[zone]  # of a rock: the zone itself
                    if known & BIT[area] == 0:
                        known |= BIT[area]
                        worth[area] = score.worth(land, zone)
                    spot = at + y * SPOTS + x
                    _put_zone(cells, spot, AREA, kinds[zone])
                    cells[spot + LAYER_COUNT * AREA] = i16(worth[area])
    return _put_workers(cells, at + (LAYER_COUNT + 1) * AREA, land)


def _put_workers(cells: vec[i16], at: i64, land: Landscape) -> i64:
    """Where they stand; then column and row, both + 1, and points of each, in the order of their placing."""
    rows = at + AREA
    points = score.worker_points(land)
    worker: i64
    for worker in range(land.placed):
        spot = spot_of(land.workers[worker], land.left, land.top)
        cells[at + spot] = 1
        cells[rows + worker] = i16(spot % SPOTS + 1)
        cells[rows + MOST_WORKERS + worker] = i16(spot // SPOTS + 1)
        cells[rows + MOST_WORKERS * 2 + worker] = i16(points[worker])
    at = put(cells, rows + MOST_WORKERS * 3, len(land.workers) - land.placed)
    return put(cells, at, score.total(land))
