"""Bots in seats: they think in processes of their own, so that a search never holds up the table."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from secrets import token_hex
from typing import Any

from pomezi.bots import make_bot
from pomezi.bots.bot import Budget, Glimpse
from pomezi.core.game import Setup, find_game
from pomezi.core.rng import seeded
from pomezi.core.state import State, playout
from pomezi.server.tables import Table

LONGEST_THOUGHT_S = 30.0
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


def job_for(table: Table, seat: int, bot: str, milliseconds: int = 0) -> Job:
    """The seat's own waiting placements count as made."""
    actions = [(turn.seat, turn.action) for turn in table.turns]
    actions += [(seat, press.entry.action) for press in table.presses if press.entry.seat == seat]
    return Job(table.head.game, table.setup(), tuple(actions), seat, bot, token_hex(16), milliseconds)


def position(job: Job) -> State:
    state = find_game(job.game).new(job.setup)
    for seat, action in job.actions:
        state.apply(seat, state.read(action))
    return state


def choose(job: Job) -> tuple[str, int]:
    """In a worker: the notation of an action, and how long the press takes in a race."""
    state = position(job)
    glimpse = Glimpse(state, job.seat, seeded(job.stream))
    choice = make_bot(job.game, job.bot).choose(glimpse, Budget(milliseconds=job.milliseconds))
    return state.write(choice.action), choice.delay_ms


def suggest(job: Job) -> tuple[str, dict[str, Any]]:
    """In a worker: an action, and what it brings on average against others, played on at random."""
    state = position(job)
    rng = seeded(job.stream)
    glimpse = Glimpse(state, job.seat, rng)
    chosen = make_bot(job.game, job.bot).choose(glimpse, Budget(milliseconds=job.milliseconds)).action
    others = [action for action in glimpse.legal_actions() if action != chosen]
    compared = [chosen] + [others[rng.below(len(others))] for _ in range(COMPARED - 1) if others]
    totals = dict.fromkeys(compared, 0)
    games, began = 0, time.monotonic()
    while games < MOST_PLAYOUTS and (games == 0 or time.monotonic() - began < LONGEST_WEIGHING_S):
        games += 1
        for action in totals:
            totals[action] += _margin(glimpse, job.seat, action)
    figures = [{"action": state.write(a), "margin": round(total / games, 1)} for a, total in totals.items()]
    return state.write(chosen), {"bot": job.bot, "games": games, "figures": figures}


def _margin(glimpse: Glimpse, seat: int, action: int) -> int:
    """Points ahead of the best opponent at the end of one game played on at random."""
    state = glimpse.sample()
    state.apply(seat, action)
    playout(state, glimpse.rng)
    scores = state.scores()
    return scores[seat] - max([score for other, score in enumerate(scores) if other != seat], default=0)


class Thinkers:
    """The pool of processes. A worker that dies is replaced."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"))
        return self._pool

    async def choose(self, job: Job) -> tuple[str, int] | None:
        """None if the bot failed or took too long: then the default action must do."""
        found = await self._run(choose, job)
        return found if found is None else (str(found[0]), int(found[1]))

    async def suggest(self, job: Job) -> tuple[str, dict[str, Any]] | None:
        found = await self._run(suggest, job)
        return found if found is None else (str(found[0]), dict(found[1]))

    async def _run(self, work: Any, job: Job) -> Any:
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self._ready(), work, job), LONGEST_THOUGHT_S)
        except BrokenProcessPool:
            self._pool = None
        except (TimeoutError, Exception):
            pass
        return None

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
