"""What an action does: a card, a worker, and when all are done the next round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pomezi.core.events import Event
from pomezi.games.limes import actions, score
from pomezi.games.limes.grid import SPOTS, spot_of, zone_at
from pomezi.games.limes.landscape import Landscape, lay_card, move_worker, place_worker, without_last
from pomezi.games.limes.pieces import JOBS, KIND, NONE, PASS, ROUNDS

if TYPE_CHECKING:
    from pomezi.games.limes.state import LimesState


def actors(s: LimesState) -> int:
    """Everybody who has not yet done both steps of the round."""
    if s.rounds == ROUNDS:
        return 0
    one: i64 = 1
    waiting: i64 = 0
    doing = s.doing
    seat: i64
    for seat in range(s.seats):
        if doing[seat * 2 + 1] == NONE:
            waiting |= one << seat
    return waiting


def apply(s: LimesState, seat: i64, action: i64, events: list[Event] | None) -> None:
    land = s.lands[seat]
    if actions.is_lay(action):
        lay(s, land, s.deck[s.rounds], action)
        s.doing[seat * 2] = action
        if events is not None:
            events.append(Event("laid", {"seat": int(seat)}, int(seat), _told_card(s, land, action)))
        return
    work(land, action)
    s.doing[seat * 2 + 1] = action
    if events is not None:
        events.append(Event("decided", {"seat": int(seat)}, int(seat), _told_deed(land, action)))
    if actors(s) == 0:
        end_round(s, events)


def lay(s: LimesState, land: Landscape, card: i64, action: i64) -> None:
    turned = card * 4 + actions.turns_of(action)
    lay_card(land, actions.column_of(action), actions.row_of(action), turned, s.edition.faces)


def work(land: Landscape, action: i64) -> None:
    """The one thing a worker may do in a round."""
    if action == PASS:
        return
    if actions.is_place(action):
        place_worker(land, actions.quarter_of(action))
    else:
        move_worker(land, actions.worker_of(action), zone_at(actions.spot_of(action)))


def end_round(s: LimesState, events: list[Event] | None) -> None:
    """Shows what everybody did, and turns up the next card."""
    if events is not None and s.seats > 1:
        for seat in range(s.seats):
            events.append(_shown(s, seat))
    if s.began:
        s.began = []
    for step in range(s.seats * 2):
        s.doing[step] = NONE
    s.rounds += 1
    if events is None:
        return
    if s.rounds < ROUNDS:
        card = s.edition.cards[s.deck[s.rounds]]
        events.append(Event("turned-up", {"round": int(s.rounds) + 1, "card": card}))
    else:
        _tell_end(s, events)


# -- what the others see


def as_round_began(s: LimesState, seat: i64) -> Landscape:
    """A seat's landscape without what it did since; laid anew, for hardly anybody ever asks so late."""
    land = s.lands[seat]
    if s.doing[seat * 2] == NONE:
        return land.clone()
    workers = land.workers[:]
    placed = land.placed
    deed = s.doing[seat * 2 + 1]
    if actions.is_place(deed):
        placed -= 1
        workers[placed] = NONE
    elif deed > PASS:
        workers[actions.worker_of(deed)] = land.came_from
    return without_last(land, workers, placed, s.edition.faces)


# -- what is told


def _told_card(s: LimesState, land: Landscape, action: i64) -> dict[str, object]:
    """Where it lies for the notation (`x`, `y`), and for people, who count from the top left they see."""
    x = int(actions.column_of(action))
    y = int(actions.row_of(action))
    return {
        "card": s.edition.cards[s.deck[s.rounds]],
        "x": x,
        "y": y,
        "column": x - int(land.left) + 1,
        "row": y - int(land.top) + 1,
        "turn": int(actions.turns_of(action)) * 90,
    }


def _told_deed(land: Landscape, action: i64) -> dict[str, object]:
    """What the worker of the round did, where it stands now, and what its landscape is worth."""
    told: dict[str, object] = {"deed": "nothing", "worker": 0, "job": "none", "to_x": 0, "to_y": 0}
    if action != PASS:
        placed = actions.is_place(action)
        worker = int(land.placed) - 1 if placed else int(actions.worker_of(action))
        told["deed"] = "placed" if placed else "moved"
        told["worker"] = worker + 1
        told.update(_told_stand(land, land.workers[worker]))
    told["points"] = int(score.total(land))
    return told


def _told_stand(land: Landscape, zone: i64) -> dict[str, object]:
    """Where a worker stands: its spot, and the card as people count, with the quarter of it."""
    spot = spot_of(zone, land.left, land.top)
    x = int(spot % SPOTS)
    y = int(spot // SPOTS)
    return {
        "job": JOBS[land.kinds[zone] & KIND],
        "to_x": x,
        "to_y": y,
        "to_column": x // 2 - int(land.left) + 1,
        "to_row": y // 2 - int(land.top) + 1,
        "zone": actions.QUARTERS[y % 2 * 2 + x % 2],
    }


def _shown(s: LimesState, seat: int) -> Event:
    facts: dict[str, object] = {"seat": seat}
    facts.update(_told_card(s, s.lands[seat], s.doing[seat * 2]))
    facts.update(_told_deed(s.lands[seat], s.doing[seat * 2 + 1]))
    return Event("shown", facts)


def _tell_end(s: LimesState, events: list[Event]) -> None:
    facts: dict[str, object] = {"scores": s.scores(), "places": s.places(), "table": score.table(s)}
    events.append(Event("over", facts))
    if s.seats == 1:
        points = int(score.total(s.lands[0]))
        events.append(Event("ranked", {"seat": 0, "points": points, "rank": score.rank(points)}))
