"""Pomezí: a table for five board games of borders and journeys."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
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
_SPEC = find_spec("pomezi.core.rng")
COMPILED = _SPEC is not None and not (_SPEC.origin or "").endswith(".py")

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

# Where these names live; the games first, so that the house is there with whatever is asked for.
_CORE = ("errors", "events", "game", "playouts", "record", "rng", "state")
_ROOMS = ("pomezi.games", *(f"pomezi.core.{room}" for room in _CORE))

if not TYPE_CHECKING:  # else any name would do

    def __getattr__(name: str) -> object:
        """Fetched when it is asked for: `pomezi --version` needs none of it."""
        if name in __all__:
            for room in _ROOMS:
                module = import_module(room)
                if hasattr(module, name):
                    globals()[name] = getattr(module, name)
                    return globals()[name]
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        return list(__all__)
