"""Games of The Border between equal bots on any boards, and what each board made of them."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from pomezi.bots.border.roller import StyleBot
from pomezi.bots.bot import Bot, Budget, Glimpse
from pomezi.core.game import Setup
from pomezi.core.rng import seeded
from pomezi.core.state import seats_in
from pomezi.games import GAMES
from pomezi.games.border.edition import Edition
from pomezi.games.border.pieces import BOARDS
from pomezi.games.border.setup import deal
from pomezi.games.border.state import BorderState

GAME = GAMES["border"]


@dataclass
class Leads:
    """Of one board: its share of wins (a shared win counts as a part of one), and its points ahead of the
    mean of the table."""

    games: int = 0
    won: float = 0.0
    ahead: float = 0.0

    def merge(self, other: Leads) -> None:
        self.games += other.games
        self.won += other.won
        self.ahead += other.ahead

    def share(self) -> float:
        return self.won / self.games

    def lead(self) -> float:
        return self.ahead / self.games


def play_game(seed: int, seats: int, bot: Bot, edition: Edition) -> BorderState:
    """One game in which the same bot sits everywhere, with a stream of chance of its own."""
    state = deal(GAME.check(Setup(seats, f"{seed:x}")), edition)
    if type(bot) is StyleBot:  # isinstance would spoil the answers of all bots: see ARCHITECTURE.md
        return _play_openly(state, bot)
    chance = seeded(f"b07{seed:x}")
    budget = Budget()
    while actors := state.actors():
        seat = seats_in(actors)[0]
        state.apply(seat, bot.choose(Glimpse(state, seat, chance), budget).action)
    return state


def _play_openly(state: BorderState, bot: StyleBot) -> BorderState:
    """The very same game in a third of the time: such a bot asks neither chance nor what is hidden."""
    act = bot.roller.action
    while actors := state.actors():
        seat = (actors & -actors).bit_length() - 1
        state.apply(seat, act(state, seat))
    return state


def play_all(edition: Edition, seeds: Iterable[int], bot: Bot) -> dict[str, Leads]:
    """Games for four, by board."""
    leads = {board: Leads() for board in BOARDS}
    for seed in seeds:
        state = play_game(seed, len(BOARDS), bot, edition)
        places, scores = state.places(), state.scores()
        mean = math.fsum(scores) / len(scores)
        for seat, points in enumerate(scores):
            won = 1 / places.count(1) if places[seat] == 1 else 0.0
            leads[BOARDS[state.boards[seat]]].merge(Leads(1, won, points - mean))
    return leads
