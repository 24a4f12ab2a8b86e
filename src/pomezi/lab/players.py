"""Who may play in the lab: bots of the house by name, and anybody's by `module:Class`."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from pomezi.bots import make_bot
from pomezi.bots.bot import Bot, Budget, Choice, Glimpse
from pomezi.core.errors import Refusal, SetupError
from pomezi.lab.seer import PREFIX, Seer


class Chooser(Protocol):
    """A bot as `pomezi sit` takes it: the view and the legal actions in, one of them out."""

    def choose(self, view: Mapping[str, Any], legal: Sequence[str]) -> str: ...


class ChooserBot(Bot):
    """Lets a chooser sit where a bot is expected."""

    def __init__(self, chooser: Chooser) -> None:
        self.chooser = chooser

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        actions = glimpse.legal_actions()
        texts = [glimpse.write(action) for action in actions]
        return Choice(actions[texts.index(self.chooser.choose(glimpse.view(), texts))])


def make_player(game: str, name: str) -> Bot:
    """A new bot, with no memory of earlier games; raises SetupError."""
    if name.startswith(PREFIX):
        return Seer(make_player(game, name.removeprefix(PREFIX)))
    if ":" not in name:
        return make_bot(game, name)
    made = _load(name)
    return made if isinstance(made, Bot) else ChooserBot(cast(Chooser, made))


def _load(name: str) -> object:
    module, _, attribute = name.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")  # a bot in the folder we stand in, as for `pomezi sit`
    try:
        return getattr(import_module(module), attribute)()
    except (ImportError, AttributeError, ValueError) as error:
        raise SetupError(Refusal("no-such-player", {"name": name, "words": str(error)})) from error
