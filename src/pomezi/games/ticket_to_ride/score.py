"""Points at the end: tickets, the bonus for the longest path, places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.vecs import zeros
from pomezi.games.ticket_to_ride.network import Network, find_path, longest_path
from pomezi.games.ticket_to_ride.pieces import LONGEST_BONUS
from pomezi.games.ticket_to_ride.shapes import Decided, Path, Row, TicketResult

if TYPE_CHECKING:
    from pomezi.games.ticket_to_ride.state import TicketToRideState


def settle(s: TicketToRideState) -> None:
    """Fills in totals, tickets done and longest paths."""
    totals = s.points[:]
    done = zeros(s.seats)
    longest = zeros(s.seats)
    record: i64 = 1
    for seat in range(s.seats):
        NETWORK.lay_out(s, seat)
        _add_tickets(s, seat, totals, done)
        longest[seat] = longest_path(NETWORK)
        record = max(record, longest[seat])
    for seat in range(s.seats):
        if longest[seat] == record:
            totals[seat] += LONGEST_BONUS
    s.totals = totals
    s.done = done
    s.longest = longest


def _add_tickets(s: TicketToRideState, seat: i64, totals: vec[i64], done: vec[i64]) -> None:
    ed = s.edition
    mask = s.tickets[seat]
    ticket: i64 = 0
    while mask != 0:
        if mask & 1 == 1:
            if NETWORK.root(ed.ticket_a[ticket]) == NETWORK.root(ed.ticket_b[ticket]):
                totals[seat] += ed.ticket_points[ticket]
                done[seat] += 1
            else:
                totals[seat] -= ed.ticket_points[ticket]
        mask >>= 1
        ticket += 1


# -- what the table shows


def places(s: TicketToRideState) -> list[int]:
    """By points, then tickets completed, then the longest path; equal in all three share a place."""
    ranks = [(s.totals[seat], s.done[seat], s.longest[seat]) for seat in range(s.seats)]
    return [1 + sum(1 for other in ranks if other > rank) for rank in ranks]


def decided(s: TicketToRideState) -> Decided:
    """Between the winner and the next best with as many points, if there is one."""
    found = places(s)
    seat = found.index(1)
    level = [other for other in range(s.seats) if other != seat and s.totals[other] == s.totals[seat]]
    if not level:
        return {"by": "points", "seat": seat, "other": None}
    rival = min(level, key=lambda other: found[other])
    if found[rival] == 1:
        return {"by": "shared", "seat": seat, "other": rival}
    return {
        "by": "tickets" if s.done[seat] != s.done[rival] else "longest",
        "seat": seat,
        "other": rival,
    }


def table(s: TicketToRideState) -> list[Row]:
    """Everything revealed: points by source, every ticket, and the longest path itself."""
    record = max(1, *s.longest)
    return [
        {
            "seat": seat,
            "routes": int(s.points[seat]),
            "tickets": ticket_results(s, seat),
            "tickets_done": int(s.done[seat]),
            "longest": int(s.longest[seat]),
            "path": path_of(s, seat),
            "bonus": LONGEST_BONUS if s.longest[seat] == record else 0,
            "total": int(s.totals[seat]),
        }
        for seat in range(s.seats)
    ]


def ticket_results(s: TicketToRideState, seat: int) -> list[TicketResult]:
    ed = s.edition
    NETWORK.lay_out(s, seat)
    return [
        {
            "ticket": slug,
            "points": int(ed.ticket_points[ticket]),
            "done": NETWORK.root(ed.ticket_a[ticket]) == NETWORK.root(ed.ticket_b[ticket]),
        }
        for ticket, slug in enumerate(ed.tickets)
        if (s.tickets[seat] >> ticket) & 1
    ]


def path_of(s: TicketToRideState, seat: int) -> Path:
    """A longest path of the seat: its routes in order, and the cities it visits."""
    NETWORK.lay_out(s, seat)
    key = f"{s.edition.key} {[int(NETWORK.routes[at]) for at in range(int(NETWORK.count))]}"
    if key not in _paths:
        if len(_paths) >= MOST_PATHS:
            _paths.clear()
        _paths[key] = find_path(NETWORK)
    start, steps = _paths[key]
    if not steps:
        return {"routes": [], "cities": []}
    ed = s.edition
    return {
        "routes": [ed.routes[NETWORK.routes[NETWORK.edge[at]]] for at in steps],
        "cities": [ed.cities[start], *[ed.cities[NETWORK.neighbour[at]] for at in steps]],
    }


NETWORK: Final = Network()  # scratch, laid out and read within one call
MOST_PATHS: Final = 64  # remembered: everybody looks at the same end
_paths: Final[dict[str, tuple[int, list[int]]]] = {}
