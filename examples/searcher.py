"""A bot with a search of its own, for any game: `pomezi sit LINK --bot examples.searcher:Searcher`.

It imagines what it cannot see, tries every action in each of these worlds, plays on at random, and keeps what
did best. It knows no rule of any game: the engine does."""

from __future__ import annotations

from pomezi import State, playout
from pomezi.bots.bot import Bot, Budget, Choice, Glimpse

WORLDS = 8  # imagined for each choice
MOST_ACTIONS = 24  # looked into; of more, every second or third


class Searcher(Bot):
    def choose(self, glimpse: Glimpse, budget: Budget) -> Choice:
        legal = glimpse.legal_actions()
        if len(legal) > MOST_ACTIONS:
            legal = legal[:: len(legal) // MOST_ACTIONS + 1]
        if len(legal) == 1:
            return Choice(legal[0])
        worth = dict.fromkeys(legal, 0.0)
        for _ in range(WORLDS):
            world = glimpse.sample()
            for action in legal:
                worth[action] += self.lead(world.clone(), glimpse, action)
        return Choice(max(legal, key=lambda action: worth[action]), delay_ms=900)

    def lead(self, world: State, glimpse: Glimpse, action: int) -> float:
        """How far ahead the seat is at the end of one random game; merits are better the higher they are."""
        world.apply(glimpse.seat, action)
        playout(world, glimpse.rng)
        merits = world.merits()
        others = [merit for seat, merit in enumerate(merits) if seat != glimpse.seat]
        return float(merits[glimpse.seat] - max(others, default=0))
