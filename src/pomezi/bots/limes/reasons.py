"""What speaks for an action in Limes: points of workers now, and room for them to grow."""

from __future__ import annotations

from typing import Final

from pomezi.bots.reason import Reason
from pomezi.core.state import State
from pomezi.core.vecs import new_buffer
from pomezi.games.limes import actions
from pomezi.games.limes.grid import NEIGHBOUR, NOWHERE
from pomezi.games.limes.landscape import Landscape
from pomezi.games.limes.legal import fill_deeds
from pomezi.games.limes.pieces import EMPTY, JOBS, KIND, PASS, ROUNDS
from pomezi.games.limes.score import total, worker_points
from pomezi.games.limes.state import LimesState
from pomezi.games.limes.turn import lay, work


def reasons(state: State, seat: int, action: int) -> list[Reason]:
    assert isinstance(state, LimesState)
    land = state.lands[seat]
    after = land.clone()
    rounds = ROUNDS - int(state.rounds) - 1  # after this one
    if actions.is_lay(action):
        lay(state, after, state.deck[state.rounds], action)
        return [*_for_points(land, after), *_for_what_follows(after, state.ferry)]
    if action == PASS:
        return [Reason("keeps-workers", {"count": _in_supply(land), "rounds": rounds})]
    work(after, action)
    if actions.is_place(action):
        return _for_a_new_worker(after, rounds)
    return _for_points(land, after) or [Reason("worker-moves-on", {"job": _job(after, action)})]


def _in_supply(land: Landscape) -> int:
    return len(land.workers) - int(land.placed)


def _job(land: Landscape, move: int) -> str:
    return JOBS[land.kinds[land.workers[actions.worker_of(move)]] & KIND]


def _for_points(before: Landscape, after: Landscape) -> list[Reason]:
    """What the workers who stand there bring more than before, the one who gains most by name."""
    gained = int(total(after)) - int(total(before))
    if gained <= 0:
        return []
    was, now = worker_points(before), worker_points(after)
    gains = [(int(now[worker]) - int(was[worker]), -worker) for worker in range(len(was))]
    worker = -max(gains)[1]
    job = JOBS[after.kinds[after.workers[worker]] & KIND]
    return [Reason("workers-gain", {"points": gained, "job": job, "total": int(total(after))})]


def _for_what_follows(land: Landscape, ferry: bool) -> list[Reason]:
    """The best that a worker can do at once on the card just laid."""
    best, now = PASS, int(total(land))
    most = now
    for at in range(fill_deeds(land, ferry, BUFFER)):
        after = land.clone()
        work(after, BUFFER[at])
        if int(total(after)) > most:
            best, most = int(BUFFER[at]), int(total(after))
    if best == PASS:
        return []
    after = land.clone()
    work(after, best)
    worker = int(after.placed) - 1 if actions.is_place(best) else int(actions.worker_of(best))
    job = JOBS[after.kinds[after.workers[worker]] & KIND]
    return [Reason("then-worker", {"job": job, "points": most - now})]


def _for_a_new_worker(land: Landscape, rounds: int) -> list[Reason]:
    worker = int(land.placed) - 1
    zone = int(land.workers[worker])
    job = JOBS[land.kinds[zone] & KIND]
    points = int(worker_points(land)[worker])
    found = [Reason("worker-brings", {"job": job, "points": points})]
    sides = _open_sides(land, zone)
    if rounds > 0 and sides > 0:
        found.append(Reason("area-can-grow", {"count": sides}))
    left = _in_supply(land)
    if left < rounds:
        found.append(Reason("workers-left", {"count": left, "rounds": rounds}, is_risk=True))
    return found


def _open_sides(land: Landscape, zone: int) -> int:
    """Sides of the area towards places where a card may still lie."""
    sides = 0
    at = zone
    while True:
        first = int(land.seam) + at * 4
        for side in range(first, first + 4):
            other = NEIGHBOUR[side]
            if other != NOWHERE and land.kinds[other] == EMPTY:
                sides += 1
        at = int(land.rings[at])
        if at == zone:
            return sides


BUFFER: Final = new_buffer()  # scratch, filled and read within one call
