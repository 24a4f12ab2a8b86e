"""Players made of code. A bot sees glimpses, never states."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pomezi.bots import bez_hranic, border, eighty_days, limes, ticket_to_ride
from pomezi.bots.bot import Bot
from pomezi.bots.random import RandomBot
from pomezi.bots.search import SearchBot, Taste
from pomezi.core.errors import Refusal, SetupError
from pomezi.core.game import Game, find_game

# For people: in every game the same four, from the weakest on. All other bots are for the lab.
LEVELS: Final = ("tourist", "traveller", "guide", "explorer")
USUAL_LEVEL: Final = "guide"

# For every game: name -> maker.
GENERAL: Mapping[str, Callable[[Game], Bot]] = {
    "random": lambda game: RandomBot(),
    "search": lambda game: SearchBot(Taste(better=game.better)),
}

# By game: name -> maker. They live in the file of the game's name.
BOTS: Mapping[str, Mapping[str, Callable[[], Bot]]] = {
    "ticket_to_ride": ticket_to_ride.BOTS,
    "bez_hranic": bez_hranic.BOTS,
    "border": border.BOTS,
    "eighty_days": eighty_days.BOTS,
    "limes": limes.BOTS,
}


def bot_names(game: str) -> list[str]:
    """The levels first, then the bots of the lab."""
    own = BOTS[find_game(game).key]
    return [*LEVELS, *GENERAL, *(name for name in own if name not in LEVELS)]


def make_bot(game: str, name: str) -> Bot:
    """A bot for a game by its name; raises SetupError."""
    own = BOTS[find_game(game).key]
    if name in own:
        return own[name]()
    if name in GENERAL:
        return GENERAL[name](find_game(game))
    raise SetupError(Refusal("unknown-bot", {"bot": name, "expected": ", ".join(bot_names(game))}))
