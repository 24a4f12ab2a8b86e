"""How long a bot thinks: whole games of one level, every answer timed as a table would ask for it."""

from __future__ import annotations

import json
import time

from pomezi.core.game import Setup
from pomezi.core.state import seats_in
from pomezi.games import GAMES
from pomezi.server.thinking import Job, choose

SEATS = 3  # or as many as a game has
MOST_MS = 1000  # that a table lets a search think


def slowest_ms(key: str, bot: str, games: int, most: int) -> str:
    """As JSON: the slowest answers of games, each of so many actions at most, in milliseconds."""
    return json.dumps([_slowest(key, bot, number, most) for number in range(games)])


def _slowest(key: str, bot: str, number: int, most: int) -> float:
    game = GAMES[key]
    setup = game.check(Setup(min(SEATS, game.seats[-1]), f"{number:x}"))
    state, actions, slowest = game.new(setup), list[tuple[int, str]](), 0.0
    while state.actors() and len(actions) < most:
        seat = seats_in(state.actors())[0]
        begun = time.perf_counter()
        action, _ = choose(Job(key, setup, tuple(actions), seat, bot, f"{len(actions):x}", MOST_MS))
        slowest = max(slowest, time.perf_counter() - begun)
        actions.append((seat, action))
        state.apply(seat, state.read(action))
    return round(slowest * 1000, 1)
