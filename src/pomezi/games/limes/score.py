"""What workers are worth; totals, places, ranks."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.vecs import zeros
from pomezi.games.limes.grid import BIT, NEIGHBOUR, SPOTS, spot_of
from pomezi.games.limes.pieces import EMPTY, FIELD, FOREST, HUT, JOBS, KIND, RANK_FROM, RANKS, ROCK, WATER
from pomezi.games.limes.shapes import Decided, Job, Rank, Row, Worker

if TYPE_CHECKING:
    from pomezi.games.limes.landscape import Landscape
    from pomezi.games.limes.state import LimesState


def worth(land: Landscape, zone: i64) -> i64:
    """The points of a worker who stands on a zone and scores."""
    kind = land.kinds[zone] & KIND
    if kind == FIELD:
        return land.sizes[land.areas[zone]]
    if kind == WATER:
        return _huts_on_shore(land, zone)
    if kind == FOREST:
        return _areas_around(land, zone)
    return _forest_in_view(land, zone)


def _huts_on_shore(land: Landscape, zone: i64) -> i64:
    """Each hut once, however many of its sides the water touches."""
    kinds = land.kinds
    rings = land.rings
    neighbours = NEIGHBOUR
    seen: i64 = 0
    huts: i64 = 0
    at = zone
    while True:
        first = land.seam + at * 4
        for side in range(first, first + 4):
            other = neighbours[side]
            if kinds[other] & HUT != 0 and (seen >> other) & 1 == 0:
                seen |= BIT[other]
                huts += 1
        at = rings[at]
        if at == zone:
            return huts


def _areas_around(land: Landscape, zone: i64) -> i64:
    """Each area that shares a side once, however long their border is."""
    kinds = land.kinds
    areas = land.areas
    rings = land.rings
    neighbours = NEIGHBOUR
    area = areas[zone]
    seen = BIT[area]
    found: i64 = 0
    at = zone
    while True:
        first = land.seam + at * 4
        for side in range(first, first + 4):
            other = neighbours[side]
            if kinds[other] != EMPTY and (seen >> areas[other]) & 1 == 0:
                seen |= BIT[areas[other]]
                found += 1
        at = rings[at]
        if at == zone:
            return found


def _forest_in_view(land: Landscape, zone: i64) -> i64:
    """Along the row and the column, up to the edge, a gap, or the next rock."""
    kinds = land.kinds
    neighbours = NEIGHBOUR
    trees: i64 = 0
    side: i64
    for side in range(land.seam, land.seam + 4):
        at = neighbours[side + zone * 4]
        kind = kinds[at] & KIND
        while kind != EMPTY and kind != ROCK:
            if kind == FOREST:
                trees += 1
            at = neighbours[side + at * 4]
            kind = kinds[at] & KIND
    return trees


def worker_points(land: Landscape) -> vec[i64]:
    """By worker, as the cards lie now: of several in one area only the first scores."""
    points = zeros(land.placed)
    scored: i64 = 0
    worker: i64
    for worker in range(land.placed):
        zone = land.workers[worker]
        area = land.areas[zone]
        if (scored >> area) & 1 == 0:
            scored |= BIT[area]
            points[worker] = worth(land, zone)
    return points


def total(land: Landscape) -> i64:
    points: i64 = 0
    scored: i64 = 0
    worker: i64
    for worker in range(land.placed):
        zone = land.workers[worker]
        area = land.areas[zone]
        if (scored >> area) & 1 == 0:
            scored |= BIT[area]
            points += worth(land, zone)
    return points


# -- what the table shows


def scores(s: LimesState) -> list[int]:
    return [total(land) for land in s.lands]


def scores_seen(s: LimesState, seat: int) -> list[int]:
    """The others' landscapes count as they stood when the round began."""
    return [total(s.lands[other] if other == seat else s.shown[other]) for other in range(s.seats)]


def places(s: LimesState) -> list[int]:
    """By total, then by the best worker, the second best and so on; a missing worker counts 0."""
    ranks = [_order(land) for land in s.lands]
    return [1 + sum(1 for other in ranks if other > rank) for rank in ranks]


def decided(s: LimesState) -> Decided:
    """Between the winner and the next best with as many points, if there is one."""
    found, totals = places(s), scores(s)
    seat = found.index(1)
    level = [other for other in range(s.seats) if other != seat and totals[other] == totals[seat]]
    if not level:
        return {"by": "points", "seat": seat, "other": None}
    rival = min(level, key=lambda other: found[other])
    return {"by": "shared" if found[rival] == 1 else "workers", "seat": seat, "other": rival}


def _order(land: Landscape) -> list[int]:
    points = [int(each) for each in worker_points(land)]
    missing = len(land.workers) - len(points)
    return [sum(points), *sorted([*points, *[0] * missing], reverse=True)]


def rank(points: int) -> Rank:
    """How well one has done alone."""
    return RANKS[sum(1 for least in RANK_FROM if points >= least)]


def workers(land: Landscape) -> list[Worker]:
    """Every worker: where it stands, what it is there, what it scores as the cards lie now."""
    points = worker_points(land)
    told: list[Worker] = []
    for worker in range(int(land.placed)):
        zone = land.workers[worker]
        spot = spot_of(zone, land.left, land.top)
        told.append(
            {
                "worker": worker + 1,
                "x": int(spot % SPOTS),
                "y": int(spot // SPOTS),
                "job": cast(Job, JOBS[land.kinds[zone] & KIND]),
                "points": int(points[worker]),
            }
        )
    return told


def table(s: LimesState) -> list[Row]:
    """Points by worker and in total."""
    return [
        {"seat": seat, "workers": workers(land), "total": int(total(land))}
        for seat, land in enumerate(s.lands)
    ]
