"""The bot that does anything legal, and one that does so now and then."""

from __future__ import annotations

from pomezi.bots.bot import Bot, Budget, Choice, Glimpse


class RandomBot(Bot):
    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        legal = glimpse.legal_actions()
        return Choice(legal[glimpse.rng.below(len(legal))])


class DistractedBot(Bot):
    """Plays like another bot, but so many times in a hundred it does not think."""

    def __init__(self, bot: Bot, percent: int) -> None:
        self.bot = bot
        self.percent = percent

    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        choice = self.bot.choose(glimpse, budget)
        if glimpse.rng.below(100) >= self.percent:
            return choice
        legal = glimpse.legal_actions()
        return Choice(legal[glimpse.rng.below(len(legal))], choice.delay_ms)
