"""Pomezí: a table for five board games of borders and journeys."""

from __future__ import annotations

from pomezi.core import rng as _rng
from pomezi.core.errors import (
    DumpError,
    EditionError,
    IllegalAction,
    NotationError,
    PomeziError,
    RecordError,
    Refusal,
    SetupError,
)
from pomezi.core.events import Event
from pomezi.core.game import Game, Option, Setup
from pomezi.core.playouts import Playouts, playouts
from pomezi.core.record import Record
from pomezi.core.rng import Rng, seeded
from pomezi.core.state import RACE, SPECTATOR, TOGETHER, TURN, State, play, playout, seats_in
from pomezi.games import GAMES

__version__ = "0.1.0"
COMPILED = not (_rng.__file__ or "").endswith(".py")

__all__ = [
    "COMPILED",
    "GAMES",
    "RACE",
    "SPECTATOR",
    "TOGETHER",
    "TURN",
    "DumpError",
    "EditionError",
    "Event",
    "Game",
    "IllegalAction",
    "NotationError",
    "Option",
    "Playouts",
    "PomeziError",
    "Record",
    "RecordError",
    "Refusal",
    "Rng",
    "Setup",
    "SetupError",
    "State",
    "__version__",
    "play",
    "playout",
    "playouts",
    "seats_in",
    "seeded",
]
