"""The bots of Limes: four levels for people, and the same by the names of the lab."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pomezi.bots.bot import Bot
from pomezi.bots.limes.desk import BeamBot, ThriftyBot
from pomezi.bots.limes.plies import FAR_SIGHTED, POINTS_ALONE

OVERLOOKED: Final = 75  # of a tourist's plies, in a hundred

BOTS: Mapping[str, Callable[[], Bot]] = {
    "tourist": lambda: ThriftyBot(POINTS_ALONE, OVERLOOKED),
    "traveller": lambda: ThriftyBot(POINTS_ALONE),
    "guide": lambda: ThriftyBot(FAR_SIGHTED),
    "explorer": BeamBot,
    "greedy": lambda: ThriftyBot(POINTS_ALONE),
    "thrifty": lambda: ThriftyBot(FAR_SIGHTED),
    "beam": BeamBot,
}
