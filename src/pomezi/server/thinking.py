"""What a bot's process does. It imports the engine alone, so that a new process starts quickly."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from pomezi.bots import make_bot
from pomezi.bots.bot import Budget, Glimpse
from pomezi.core.game import Setup, find_game
from pomezi.core.rng import Rng, seeded
from pomezi.core.state import State, playout

COMPARED = 3  # actions that a hint weighs against each other
MOST_PLAYOUTS = 16  # of each, as far as time allows
LONGEST_WEIGHING_S = 0.7


@dataclass(frozen=True)
class Job:
    """A position as its record, for states do not travel between processes."""

    game: str
    setup: Setup
    actions: tuple[tuple[int, str], ...]
    seat: int
    bot: str
    stream: str  # seed of the bot's own chance
    milliseconds: int = 0


def position(job: Job) -> State:
    state = find_game(job.game).new(job.setup)
    for seat, action in job.actions:
        state.apply(seat, state.read(action))
    return state


def choose(job: Job) -> tuple[str, int]:
    """In a worker: the notation of an action, and how long the press takes in a race."""
    state = position(job)
    glimpse = Glimpse(state, job.seat, seeded(job.stream))
    choice = make_bot(job.game, job.bot).choose(glimpse, Budget(0, job.milliseconds, time.monotonic))
    return state.write(choice.action), choice.delay_ms


def suggest(job: Job) -> tuple[str, dict[str, Any]]:
    """In a worker: an action, and what it brings on average against others, played on at random."""
    state = position(job)
    rng = seeded(job.stream)
    glimpse = Glimpse(state, job.seat, rng)
    chosen = make_bot(job.game, job.bot).choose(glimpse, Budget(0, job.milliseconds, time.monotonic)).action
    others = [action for action in glimpse.legal_actions() if action != chosen]
    compared = [chosen] + [others[rng.below(len(others))] for _ in range(COMPARED - 1) if others]
    totals = dict.fromkeys(compared, 0)
    games, began = 0, time.monotonic()
    while games < MOST_PLAYOUTS and (games == 0 or time.monotonic() - began < LONGEST_WEIGHING_S):
        games += 1
        imagined = glimpse.sample()
        for action in totals:
            totals[action] += _margin(imagined.clone(), rng, job.seat, action)
    figures = [{"action": state.write(a), "margin": round(total / games, 1)} for a, total in totals.items()]
    return state.write(chosen), {"bot": job.bot, "games": games, "figures": figures}


def _margin(state: State, rng: Rng, seat: int, action: int) -> int:
    """Points ahead of the best opponent at the end of one game played on at random."""
    state.apply(seat, action)
    playout(state, rng)
    scores = state.scores()
    return scores[seat] - max([score for other, score in enumerate(scores) if other != seat], default=0)
