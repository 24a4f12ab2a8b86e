"""Quick players for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pomezi.bots.bot import Bot, Budget, Choice, Glimpse


class First(Bot):
    """The first legal action, at once."""

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        return Choice(glimpse.legal_actions()[0])


class Last(Bot):
    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        return Choice(glimpse.legal_actions()[-1])


class Clockwork(Bot):
    """Presses after a fixed time."""

    def __init__(self, delay_ms: int) -> None:
        self.delay_ms = delay_ms

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        return Choice(glimpse.legal_actions()[0], self.delay_ms)


class Guest:
    """A chooser as for `pomezi sit`."""

    def choose(self, view: Mapping[str, Any], legal: Sequence[str]) -> str:
        assert view["game"] in ("border", "limes")
        return legal[-1]
