"""Players made of code. A bot sees glimpses, never states."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pomezi.bots import bez_hranic, border, eighty_days, limes, ticket_to_ride
from pomezi.bots.bot import Bot
from pomezi.bots.random import RandomBot
from pomezi.bots.search import SearchBot, Taste
from pomezi.core.errors import Refusal, SetupError
from pomezi.core.game import find_game

# For people: in every game the same four, from the weakest on. All other bots are for the lab.
LEVELS: Final = ("tourist", "traveller", "guide", "explorer")
USUAL_LEVEL: Final = "guide"

# By game: name -> maker. "" stands for every game; a game's own bots live in the file of its name.
BOTS: Mapping[str, Mapping[str, Callable[[], Bot]]] = {
    "": {"random": RandomBot, "search": lambda: SearchBot(Taste())},
    "ticket_to_ride": ticket_to_ride.BOTS,
    "bez_hranic": bez_hranic.BOTS,
    "border": border.BOTS,
    "eighty_days": eighty_days.BOTS,
    "limes": limes.BOTS,
}


def bot_names(game: str) -> list[str]:
    """The levels first, then the bots of the lab."""
    makers = _makers(game)
    return [*LEVELS, *(name for name in makers if name not in LEVELS)]


def make_bot(game: str, name: str) -> Bot:
    """A bot for a game by its name; raises SetupError."""
    makers = _makers(game)
    if name not in makers:
        raise SetupError(Refusal("unknown-bot", {"bot": name, "expected": ", ".join(bot_names(game))}))
    return makers[name]()


def _makers(game: str) -> Mapping[str, Callable[[], Bot]]:
    return {**BOTS[""], **BOTS[find_game(game).key]}
