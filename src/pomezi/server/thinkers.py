"""Bots think in processes of their own, so that a search never holds up a table. A process that dies or
never comes back is replaced."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from pomezi.server import telemetry
from pomezi.server.reasoning import Advice, Question, explain, suggest
from pomezi.server.thinking import Job, choose, ready

LONGEST_THOUGHT_S = 30.0  # from when it begins to think, not from when it queues
WATCH_S = 1.0  # how often a process looks whether its server still lives
TRIES = 3  # when a process dies under a thought


class ProcessThinkers:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.is_well = True
        self._free = asyncio.Semaphore(workers)
        self._pool: ProcessPoolExecutor | None = None

    def warm(self) -> None:
        """A process begins now, and not with the first thought; whether it could is seen then."""
        begun = asyncio.get_running_loop().run_in_executor(self._ready(), ready)
        begun.add_done_callback(lambda begun: begun.cancelled() or begun.exception())

    async def choose(self, job: Job) -> tuple[str, int] | None:
        found = await self._run(choose, job)
        return found if found is None else (str(found[0]), int(found[1]))

    async def suggest(self, job: Job) -> Advice | None:
        found: Advice | None = await self._run(suggest, job)
        return found

    async def explain(self, question: Question) -> Advice | None:
        found: Advice | None = await self._run(explain, question)
        return found

    async def _run(self, work: Any, job: Job | Question) -> Any:
        """No more thoughts at once than there are processes: each begins when it is handed over."""
        async with self._free:
            for _ in range(TRIES):
                pool = self._ready()
                try:
                    found = await asyncio.wait_for(
                        asyncio.get_running_loop().run_in_executor(pool, work, job), LONGEST_THOUGHT_S
                    )
                    self.is_well = True
                    return found
                except BrokenProcessPool as error:
                    self._replace(pool, "the bots' processes broke", error)
                except TimeoutError as error:
                    self._replace(pool, "a bot thought for too long", error)
                    return None
                except Exception as error:
                    telemetry.failed("a bot failed", error)
                    return None
        return None

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers, get_context("spawn"), initializer=end_with, initargs=(os.getpid(),)
            )
        return self._pool

    def _replace(self, pool: ProcessPoolExecutor, what: str, error: Exception) -> None:
        """Several thoughts may notice the same broken pool: the first one replaces it."""
        self.is_well = False
        if self._pool is pool:
            telemetry.failed(what, error)
            self._pool = None
            end(pool)

    def close(self) -> None:
        if self._pool is not None:
            end(self._pool)


def end_with(parent: int) -> None:
    """In a worker: a server that was killed leaves nobody behind."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(WATCH_S)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def end(pool: ProcessPoolExecutor) -> None:
    """Also of processes that would think on for ever."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
