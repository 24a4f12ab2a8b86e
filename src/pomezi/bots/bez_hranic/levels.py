"""The bots of Bez hranic: four levels for people, and one that never forgets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pomezi.bots.bez_hranic.traveller import Level, TravelBot
from pomezi.bots.bot import Bot

TOURIST: Final = Level(25, 8, 150, 75)
TRAVELLER: Final = Level(10, 3, 110, 88)
GUIDE: Final = Level(4, 1, 95, 96)
EXPLORER: Final = Level(0, 0, 75, 100)
GREEDY: Final = Level(0, 0, 80, 100)

BOTS: Mapping[str, Callable[[], Bot]] = {
    "tourist": lambda: TravelBot(TOURIST),
    "traveller": lambda: TravelBot(TRAVELLER),
    "guide": lambda: TravelBot(GUIDE),
    "explorer": lambda: TravelBot(EXPLORER),
    "greedy": lambda: TravelBot(GREEDY),
}
