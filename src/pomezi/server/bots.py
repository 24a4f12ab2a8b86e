"""Bots in seats: they think in processes of their own, so that a search never holds up the table."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from secrets import token_hex
from typing import Any

from pomezi.server.logs import log
from pomezi.server.tables import Table
from pomezi.server.thinking import Job, choose, suggest

LONGEST_THOUGHT_S = 30.0


def job_for(table: Table, seat: int, bot: str, milliseconds: int = 0) -> Job:
    """The seat's own waiting placements count as made."""
    actions = [(turn.seat, turn.action) for turn in table.turns]
    actions += [(seat, press.entry.action) for press in table.presses if press.entry.seat == seat]
    return Job(table.head.game, table.setup(), tuple(actions), seat, bot, token_hex(16), milliseconds)


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
            log.exception("the bots' processes broke")
            self._pool = None
        except Exception:
            log.exception("a bot failed")
        return None

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
