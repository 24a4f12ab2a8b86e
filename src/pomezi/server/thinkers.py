"""Bots think in processes of their own, so that a search never holds up a table. A process that dies or
never comes back is replaced. A build of the engine that comes meanwhile is taken up by new ones."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from pomezi.review.glance import Chance
from pomezi.server import telemetry
from pomezi.server.reasoning import Advice, Question, explain, suggest
from pomezi.server.reviewing import Progress, Work, go_on, what_if
from pomezi.server.thinking import Job, choose, ready

LONGEST_THOUGHT_S = 30.0  # from when it begins to think, not from when it queues
WATCH_S = 1.0  # how often a process looks whether its server still lives
LOWEST = 10  # nice: a tenth of what a bot gets, where both want the machine
TRIES = 3  # when a process dies under a thought
BUILT = ".ready"  # a file in the folder of an engine: all of it is there


class ProcessThinkers:
    def __init__(self, workers: int, coming: Path | None = None, yields: bool = False) -> None:
        self.workers = workers
        self.yields = yields  # to everybody else on this machine
        self.is_well = True
        self._free = asyncio.Semaphore(workers)
        self._pool: ProcessPoolExecutor | None = None
        self._coming = coming  # where another build of the same engine will be
        self._engine: Path | None = None  # where new processes import it from; else from where we did
        self._retired: ProcessPoolExecutor | None = None

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

    async def review(self, work: Work) -> Progress | None:
        """The next piece of it; several go on in turns."""
        found: Progress | None = await self._run(go_on, work)
        return found

    async def what_if(self, job: Job) -> Chance | None:
        found: Chance | None = await self._run(what_if, job)
        return found

    async def _run(self, work: Any, job: Job | Question | Work) -> Any:
        """No more thoughts at once than there are processes: each begins when it is handed over."""
        async with self._free:
            for _ in range(TRIES):
                pool = self._ready()
                try:
                    with importing_from(self._engine):  # handing over a thought may start a process
                        thought = asyncio.get_running_loop().run_in_executor(pool, work, job)
                    found = await asyncio.wait_for(thought, LONGEST_THOUGHT_S)
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
        if self._coming is not None and (self._coming / BUILT).exists():
            self._engine, self._coming = self._coming, None
            self._retire()
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers, get_context("spawn"), initializer=end_with, initargs=(os.getpid(), self.yields)
            )
        return self._pool

    def _retire(self) -> None:
        """Whatever is being thought is thought to its end; the next thought has new processes."""
        self._retired, self._pool = self._pool, None
        if self._retired is not None:
            self._retired.shutdown(wait=False)

    def _replace(self, pool: ProcessPoolExecutor, what: str, error: Exception) -> None:
        """Several thoughts may notice the same broken pool: the first one replaces it."""
        self.is_well = False
        if pool in (self._pool, self._retired):
            telemetry.failed(what, error)
            self._pool = None if pool is self._pool else self._pool
            self._retired = None if pool is self._retired else self._retired
            end(pool)

    def close(self) -> None:
        for pool in (self._pool, self._retired):
            if pool is not None:
                end(pool)


@contextlib.contextmanager
def importing_from(engine: Path | None) -> Iterator[None]:
    """A process that is started meanwhile takes its modules from there first, for it inherits our path."""
    before = sys.path[:]
    if engine is not None:
        sys.path.insert(0, str(engine))
    try:
        yield
    finally:
        sys.path[:] = before


def end_with(parent: int, yields: bool = False) -> None:
    """In a worker: a server that was killed leaves nobody behind, and Ctrl-C is the server's alone. One that
    yields works while nobody else does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if yields:
        os.nice(LOWEST)

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
