"""Who plays on in a review: a quick player of each game that everybody is taken for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pomezi.bots.bez_hranic.house import House as BezHranic
from pomezi.bots.border.house import House as Border
from pomezi.bots.eighty_days.house import House as EightyDays
from pomezi.bots.limes.house import House as Limes
from pomezi.bots.search.tree import Taste
from pomezi.bots.ticket_to_ride.house import House as TicketToRide
from pomezi.core.game import find_game
from pomezi.games.strangers import part_of

HOUSES: Mapping[str, Callable[[], Taste]] = {
    "ticket_to_ride": TicketToRide,
    "bez_hranic": BezHranic,
    "border": Border,
    "eighty_days": EightyDays,
    "limes": Limes,
}


def house_of(game: str) -> Taste:
    """A stranger's game may bring its own (`House` in its module `bots`); else anything legal is done."""
    if game in HOUSES:
        return HOUSES[game]()
    own = getattr(part_of(find_game(game), "bots"), "House", Taste)
    house: Taste = own()
    return house
