"""The bots of The Border: four levels for people, and those of the lab."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pomezi.bots.border.odds import GreedyBot, OddsBot
from pomezi.bots.border.roller import StyleBot
from pomezi.bots.border.worth import Style
from pomezi.bots.bot import Bot

# An area with five open cells is almost out of reach, one or two come by themselves. Tuned by play against
# itself: 450 changes tried, each in 600 to 2,200 games. What each part is worth: docs/border.md.
HARD: Final[tuple[float, ...]] = (0.0, 0.76, 2.84, 8.45, 21.6, 44.65)
SINGLE: Final = 12.8
FAR: Final = 0.75
GUIDE: Final = Style(HARD, SINGLE, FAR, denied=0.1, ending=7.0)  # hardly thinks of the others
EXPLORER: Final = Style(HARD, SINGLE, FAR, denied=1.56, ending=7.0)

BOTS: Mapping[str, Callable[[], Bot]] = {
    "tourist": lambda: GreedyBot(is_hasty=True),
    "traveller": GreedyBot,
    "guide": lambda: StyleBot(GUIDE),
    "explorer": lambda: StyleBot(EXPLORER),
    "greedy": GreedyBot,
    "odds": OddsBot,
}
