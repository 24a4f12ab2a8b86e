"""Players made of code. A bot sees glimpses, never states."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from pomezi.bots.bez_hranic.levels import BOTS as BEZ_HRANIC
from pomezi.bots.border.levels import BOTS as BORDER
from pomezi.bots.bot import Bot
from pomezi.bots.eighty_days.levels import BOTS as EIGHTY_DAYS
from pomezi.bots.limes.levels import BOTS as LIMES
from pomezi.bots.random import RandomBot
from pomezi.bots.search.tree import SearchBot, Taste
from pomezi.bots.ticket_to_ride.levels import BOTS as TICKET_TO_RIDE
from pomezi.core.errors import Refusal, SetupError
from pomezi.core.game import find_game
from pomezi.games.strangers import part_of

Makers: TypeAlias = Mapping[str, Callable[[], Bot]]  # name -> maker

# For people: in every game the same four, from the weakest on. All other bots are for the lab.
LEVELS: Final = ("tourist", "traveller", "guide", "explorer")
USUAL_LEVEL: Final = "guide"

# For every game. The levels are for games that bring none of their own.
GENERAL: Makers = {
    "tourist": RandomBot,
    "traveller": lambda: SearchBot(Taste(), 30),
    "guide": lambda: SearchBot(Taste(), 200),
    "explorer": lambda: SearchBot(Taste(), 1000),
    "random": RandomBot,
    "search": lambda: SearchBot(Taste()),
}

# Of the games of the house, by game; a stranger's game has its own in the module `bots` of its folder.
BOTS: Mapping[str, Makers] = {
    "ticket_to_ride": TICKET_TO_RIDE,
    "bez_hranic": BEZ_HRANIC,
    "border": BORDER,
    "eighty_days": EIGHTY_DAYS,
    "limes": LIMES,
}


def bots_of(game: str) -> Makers:
    """All that can play a game, its own bots before the general ones."""
    own = BOTS[game] if game in BOTS else getattr(part_of(find_game(game), "bots"), "BOTS", {})
    return {**GENERAL, **own}


def bot_names(game: str) -> list[str]:
    """The levels first, then the bots of the lab."""
    return [*LEVELS, *(name for name in bots_of(find_game(game).key) if name not in LEVELS)]


def make_bot(game: str, name: str) -> Bot:
    """A bot for a game by its name; raises SetupError."""
    known = bots_of(find_game(game).key)
    if name not in known:
        raise SetupError(Refusal("unknown-bot", {"bot": name, "expected": ", ".join(bot_names(game))}))
    return known[name]()
