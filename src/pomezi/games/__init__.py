"""The games of the house. A new game is one line here."""

from __future__ import annotations

from pomezi.core.game import GAMES, Game
from pomezi.games.bez_hranic import BezHranic
from pomezi.games.border import Border
from pomezi.games.eighty_days import EightyDays
from pomezi.games.limes import Limes
from pomezi.games.ticket_to_ride import TicketToRide

ALL: tuple[Game, ...] = (TicketToRide(), BezHranic(), Limes(), Border(), EightyDays())
GAMES.update((game.key, game) for game in ALL)

__all__ = ["GAMES"]
