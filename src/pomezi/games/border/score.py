"""Closing territories, points, ties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pomezi.core.events import Event
from pomezi.games.border.pieces import BOARDS, CLOSED_TO_END, TERRITORIES
from pomezi.games.border.shapes import Decided, Row

if TYPE_CHECKING:
    from pomezi.games.border.state import BorderState


def close_territories(s: BorderState, seat: i64, taken_before: i64, events: list[Event] | None) -> None:
    """Scores what a seat's crosses have closed; the higher value unless somebody closed it before."""
    row = seat * TERRITORIES
    gaps = s.gaps
    scored = s.scored
    one: i64 = 1
    territory: i64
    for territory in range(TERRITORIES):
        if gaps[row + territory] == 0 and scored[row + territory] == 0:
            is_first = (taken_before >> territory) & 1 == 0
            points = s.edition.later[territory]
            if is_first:
                points = s.edition.first[territory]
            score_territory(s, seat, territory, points)
            s.taken |= one << territory
            if events is not None:
                events.append(_closed(s, seat, territory, is_first))


def score_territory(s: BorderState, seat: i64, territory: i64, points: i64) -> None:
    s.scored[seat * TERRITORIES + territory] = points
    s.points[seat] += points
    s.closed[seat] += 1


def _closed(s: BorderState, seat: int, territory: int, is_first: bool) -> Event:
    """`struck` are the seats for which the higher value is gone with this closing."""
    struck = [other for other in range(s.seats) if s.gaps[other * TERRITORIES + territory] != 0]
    facts: dict[str, object] = {
        "seat": seat,
        "territory": s.edition.territories[territory],
        "points": int(s.scored[seat * TERRITORIES + territory]),
        "total": int(s.points[seat]),
        "count": int(s.closed[seat]),
        "struck": struck if is_first else [],
    }
    return Event("closed-first" if is_first else "closed-later", facts)


def best(s: BorderState, seat: int) -> int:
    """The highest single value a seat has scored."""
    return max(int(s.scored[seat * TERRITORIES + territory]) for territory in range(TERRITORIES))


def places(s: BorderState) -> list[int]:
    """By points, then the highest single value; equal in both share a place."""
    ranks = [(int(s.points[seat]), best(s, seat)) for seat in range(s.seats)]
    return [1 + sum(1 for other in ranks if other > rank) for rank in ranks]


def decided(s: BorderState) -> Decided:
    found = places(s)
    points = max(int(each) for each in s.points)
    level = [seat for seat in range(s.seats) if s.points[seat] == points]
    return {
        "enders": [seat for seat in range(s.seats) if s.closed[seat] >= CLOSED_TO_END],
        "level": level,
        "winners": [seat for seat in level if found[seat] == 1],
        "points": points,
        "best": max(best(s, seat) for seat in level),
        "next": max([best(s, seat) for seat in level if found[seat] != 1], default=0),
    }


def closings(s: BorderState, seat: int) -> dict[str, int]:
    """What a seat has scored, by territory."""
    return {
        slug: int(s.scored[seat * TERRITORIES + territory])
        for territory, slug in enumerate(s.edition.territories)
        if s.scored[seat * TERRITORIES + territory]
    }


def table(s: BorderState) -> list[Row]:
    return [
        {
            "seat": seat,
            "board": BOARDS[s.boards[seat]],
            "territories": closings(s, seat),
            "closed": int(s.closed[seat]),
            "best": best(s, seat),
            "total": int(s.points[seat]),
        }
        for seat in range(s.seats)
    ]
