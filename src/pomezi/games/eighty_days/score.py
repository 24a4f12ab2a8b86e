"""The end of the game, and who won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pomezi.games.eighty_days.pieces import CROWD, CROWD_HOME, PAR_DAYS
from pomezi.games.eighty_days.shapes import Decided, Row

if TYPE_CHECKING:
    from pomezi.games.eighty_days.state import EightyDaysState

LAST = (3, 0, 0)


def is_over(s: EightyDaysState) -> bool:
    """Asked at the end of a round."""
    if s.seats == CROWD:
        return s.homes >= CROWD_HOME
    return s.homes >= s.seats - 1


def places(s: EightyDaysState) -> list[int]:
    """Home in time by days, then home late by arrival, then those not home, who share their place."""
    ranks = [rank_of(s, seat) for seat in range(s.seats)]
    return [1 + sum(1 for other in ranks if other < rank) for rank in ranks]


def rank_of(s: EightyDaysState, seat: int) -> tuple[int, int, int]:
    """Smaller is better."""
    days = int(s.days[seat])
    arrival = int(s.ranks[seat])
    if s.seats == 2:
        return _rank_of_two(s, days, arrival)
    if arrival == 0:
        return LAST
    return (1, days, arrival) if days <= PAR_DAYS else (2, arrival, 0)


def _rank_of_two(s: EightyDaysState, days: int, arrival: int) -> tuple[int, int, int]:
    """Both home: the fewer days. One home: in time that player wins, else the other."""
    if arrival == 0:
        return (2, 0, 0)
    if s.homes == 2 or days <= PAR_DAYS:
        return (1, days, arrival)
    return LAST


def decided(s: EightyDaysState) -> Decided:
    """By what the winner won; once the game is over."""
    seat = places(s).index(1)
    home = [other for other in range(s.seats) if s.ranks[other] != 0]
    if s.ranks[seat] == 0:
        return {"by": "rival-late", "seat": home[0], "other": seat}
    level = [other for other in home if other != seat and s.days[other] == s.days[seat]]
    if s.days[seat] <= PAR_DAYS:
        return {"by": "tie" if level else "fewest", "seat": seat, "other": level[0] if level else None}
    by_days = s.seats == 2 and len(home) == 2 and not level
    return {"by": "fewer-late" if by_days else "late", "seat": seat, "other": None}


def merits(s: EightyDaysState) -> list[int]:
    """Days, counted down; whoever is on the way will need as many again as eighty leave for each leg."""
    merits = [-int(s.days[seat]) - _days_left(s, seat) for seat in range(s.seats)]
    if s.actors() != 0:
        return merits
    ranks = [rank_of(s, seat) for seat in range(s.seats)]
    slowest = max([PAR_DAYS] + [int(s.days[seat]) for seat in range(s.seats) if ranks[seat][0] == 1])
    for seat in range(s.seats):
        if ranks[seat][0] > 1:  # late or not home: behind all others, whatever the days say
            merits[seat] = -slowest - sum(1 for rank in ranks if rank[0] > 1 and rank <= ranks[seat])
    return merits


def _days_left(s: EightyDaysState, seat: int) -> int:
    legs = s.edition.legs
    return 0 if s.ranks[seat] != 0 else PAR_DAYS * (legs - int(s.at[seat])) // legs


def table(s: EightyDaysState) -> list[Row]:
    """The journey of each seat: days, the order of coming home, how far it got."""
    return [
        {
            "seat": seat,
            "days": int(s.days[seat]),
            "rank": int(s.ranks[seat]),
            "home": s.ranks[seat] != 0,
            "in_time": s.ranks[seat] != 0 and s.days[seat] <= PAR_DAYS,
            "city": s.edition.cities[s.at[seat] % s.edition.legs],
            "legs": int(s.at[seat]),
        }
        for seat in range(s.seats)
    ]
