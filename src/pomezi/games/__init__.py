"""The games of the house, a line each, and those that strangers bring."""

from __future__ import annotations

from pomezi.core.game import GAMES, Game
from pomezi.games.bez_hranic import BezHranic
from pomezi.games.border import Border
from pomezi.games.eighty_days import EightyDays
from pomezi.games.limes import Limes
from pomezi.games.strangers import brought
from pomezi.games.ticket_to_ride import TicketToRide

HOUSE: tuple[Game, ...] = (TicketToRide(), BezHranic(), Limes(), Border(), EightyDays())
GAMES.update((game.key, game) for game in HOUSE)
GAMES.update((game.key, game) for game in brought(GAMES))

__all__ = ["GAMES", "HOUSE"]
