"""The bot that does anything legal."""

from __future__ import annotations

from pomezi.bots.bot import Bot, Budget, Choice, Glimpse


class RandomBot(Bot):
    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        legal = glimpse.legal_actions()
        return Choice(legal[glimpse.rng.below(len(legal))])
