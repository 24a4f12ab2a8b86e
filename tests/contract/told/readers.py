"""The readers of views, by game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tests.contract.told import bez_hranic, border, eighty_days, limes, ticket_to_ride
from tests.contract.told.stones import Told, View

READERS: Mapping[str, Callable[[View], Told]] = {
    "ticket_to_ride": ticket_to_ride.told,
    "bez_hranic": bez_hranic.told,
    "limes": limes.told,
    "border": border.told,
    "eighty_days": eighty_days.told,
}
