"""Players made of code. A bot sees glimpses, never states."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pomezi.bots import bez_hranic, border, eighty_days, limes, ticket_to_ride
from pomezi.bots.bot import Bot
from pomezi.bots.random import RandomBot
from pomezi.core.errors import Refusal, SetupError
from pomezi.core.game import find_game

# By game: name -> maker. "" stands for every game; a game's own bots live in the file of its name.
BOTS: Mapping[str, Mapping[str, Callable[[], Bot]]] = {
    "": {"random": RandomBot},
    "ticket_to_ride": ticket_to_ride.BOTS,
    "bez_hranic": bez_hranic.BOTS,
    "border": border.BOTS,
    "eighty_days": eighty_days.BOTS,
    "limes": limes.BOTS,
}


def bot_names(game: str) -> list[str]:
    return [*BOTS[""], *BOTS.get(find_game(game).key, {})]


def make_bot(game: str, name: str) -> Bot:
    """A bot for a game by its name; raises SetupError."""
    makers = {**BOTS[""], **BOTS.get(find_game(game).key, {})}
    if name not in makers:
        raise SetupError(Refusal("unknown-bot", {"bot": name, "expected": ", ".join(makers)}))
    return makers[name]()
