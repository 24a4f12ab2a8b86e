"""One bot of its own, beside those that play any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pomezi.bots.bot import Bot, Budget, Choice, Glimpse
from toll.state import TollState


class FairBot(Bot):
    """Bids the coin as high in its purse as the gate is among those left."""

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        s = glimpse.sample()
        assert isinstance(s, TollState)
        coins = sorted(s.coins[glimpse.seat])
        return Choice(coins[min(len(coins) - 1, sorted(s.deck).index(s.deck[0]))])


BOTS: Mapping[str, Callable[[], Bot]] = {"guide": FairBot}
