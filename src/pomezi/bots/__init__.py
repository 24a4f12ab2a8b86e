"""Players made of code. A bot sees glimpses, never states."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from pomezi.bots.bez_hranic.levels import BOTS as BEZ_HRANIC
from pomezi.bots.bez_hranic.reasons import reasons as bez_hranic_reasons
from pomezi.bots.border.levels import BOTS as BORDER
from pomezi.bots.border.reasons import reasons as border_reasons
from pomezi.bots.bot import Bot
from pomezi.bots.eighty_days.levels import BOTS as EIGHTY_DAYS
from pomezi.bots.eighty_days.reasons import reasons as eighty_days_reasons
from pomezi.bots.limes.levels import BOTS as LIMES
from pomezi.bots.limes.reasons import reasons as limes_reasons
from pomezi.bots.random import RandomBot
from pomezi.bots.reason import Explain
from pomezi.bots.search.tree import SearchBot, Taste
from pomezi.bots.ticket_to_ride.levels import BOTS as TICKET_TO_RIDE
from pomezi.bots.ticket_to_ride.reasons import reasons as ticket_to_ride_reasons
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


# What speaks for an action, in the games that can tell.
REASONS: Mapping[str, Explain] = {
    "ticket_to_ride": ticket_to_ride_reasons,
    "bez_hranic": bez_hranic_reasons,
    "border": border_reasons,
    "eighty_days": eighty_days_reasons,
    "limes": limes_reasons,
}


def bots_of(game: str) -> Makers:
    """All that can play a game, its own bots before the general ones."""
    own = BOTS[game] if game in BOTS else getattr(part_of(find_game(game), "bots"), "BOTS", {})
    return {**GENERAL, **own}


def explain_of(game: str) -> Explain | None:
    """How a game tells what speaks for an action; a stranger's does so by `reasons` in its module `bots`."""
    if game in REASONS:
        return REASONS[game]
    own: Explain | None = getattr(part_of(find_game(game), "bots"), "reasons", None)
    return own


def bot_names(game: str) -> list[str]:
    """The levels first, then the bots of the lab."""
    return [*LEVELS, *[name for name in bots_of(find_game(game).key) if name not in LEVELS]]


def make_bot(game: str, name: str) -> Bot:
    """A bot for a game by its name; raises SetupError."""
    known = bots_of(find_game(game).key)
    if name not in known:
        raise SetupError(Refusal("unknown-bot", {"bot": name, "expected": ", ".join(bot_names(game))}))
    return known[name]()
