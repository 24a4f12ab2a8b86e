"""Ticket to Ride: collect cards, claim routes, join the cities of your tickets."""

from __future__ import annotations

from collections.abc import Mapping

from pomezi.core.dump import setup_of
from pomezi.core.game import Game, Setup
from pomezi.games.ticket_to_ride import codec, facts, suppose
from pomezi.games.ticket_to_ride.edition import load_edition
from pomezi.games.ticket_to_ride.setup import OPTIONS, blank, deal
from pomezi.games.ticket_to_ride.shapes import TicketToRideFacts, TicketToRideView
from pomezi.games.ticket_to_ride.state import TicketToRideState

__all__ = ["TicketToRide", "TicketToRideFacts", "TicketToRideState", "TicketToRideView"]

FAMILIES = {
    "from": "city",
    "to": "city",
    "colour": "card",
    "cards": "card",
    "display": "card",
    "tickets": "ticket",
    "closed": "route",
}


class TicketToRide(Game):
    def __init__(self) -> None:
        super().__init__("ticket_to_ride", range(2, 6), ("usa",), OPTIONS, 2, FAMILIES)
        self.daily = ("guide", "guide")

    def new(self, setup: Setup) -> TicketToRideState:
        checked = self.check(setup)
        return deal(checked, load_edition(checked.edition))

    def load(self, dump: Mapping[str, object]) -> TicketToRideState:
        checked = setup_of(self, dump)
        s = blank(checked, load_edition(checked.edition))
        codec.load(s, dump)
        return s

    def suppose(self, view: Mapping[str, object]) -> TicketToRideState:
        return suppose.suppose(self, view)

    def names(self, edition: str, lang: str) -> Mapping[str, str]:
        return load_edition(edition or self.editions[0]).names()

    def facts(self, edition: str = "") -> TicketToRideFacts:
        return facts.facts(load_edition(edition or self.editions[0]))
