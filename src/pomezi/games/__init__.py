"""The games of the house. A new game is one line here."""

from __future__ import annotations

from pomezi.core.game import GAMES, Game
from pomezi.games.limes import Limes
from pomezi.games.ticket_to_ride import TicketToRide

ALL: tuple[Game, ...] = (TicketToRide(), Limes())
GAMES.update((game.key, game) for game in ALL)

__all__ = ["GAMES"]
