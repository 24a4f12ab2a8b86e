"""Many processes at work on chunks. One that dies is replaced, and its chunk played again."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from time import perf_counter
from typing import Protocol

from pomezi.core.errors import Refusal, SetupError
from pomezi.lab.journal import Chunk, Entry, fingerprint
from pomezi.lab.match import play_seed

MOST_DEATHS = 20  # in a row, with nothing finished in between


class Pool(Protocol):
    """Whoever can play chunks: it takes the next one when it has a hand free."""

    def run(self, take: Callable[[], Chunk | None]) -> Generator[Entry, None, None]:
        """Finished chunks in any order, until there are no more to take."""


def play_chunk(chunk: Chunk) -> Entry:
    began = perf_counter()
    games = [game for seed in chunk.seeds() for game in play_seed(chunk.terms, chunk.a, chunk.b, seed)]
    return Entry(chunk, tuple(games), fingerprint(chunk.terms.game), perf_counter() - began)


class Here:
    """In this process, one after another."""

    def run(self, take: Callable[[], Chunk | None]) -> Generator[Entry, None, None]:
        while (chunk := take()) is not None:
            yield play_chunk(chunk)


class Processes:
    """On this machine. Two chunks wait for each process, so that none is ever idle."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def run(self, take: Callable[[], Chunk | None]) -> Generator[Entry, None, None]:
        again: list[Chunk] = []
        deaths = 0
        while True:
            executor = self._executor()
            running: dict[Future[Entry], Chunk] = {}
            try:
                for entry in self._work(executor, running, again, take):
                    deaths = 0
                    yield entry
                return
            except BrokenProcessPool:
                deaths += 1
                if deaths > MOST_DEATHS:
                    raise SetupError(Refusal("processes-die", {"count": deaths})) from None
                again += running.values()
            finally:
                _stop(executor)

    def _executor(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.jobs, get_context("spawn"), _leave_ctrl_c_to_the_parent)

    def _work(
        self,
        executor: ProcessPoolExecutor,
        running: dict[Future[Entry], Chunk],
        again: list[Chunk],
        take: Callable[[], Chunk | None],
    ) -> Iterator[Entry]:
        while True:
            while len(running) < 2 * self.jobs:
                chunk = again.pop() if again else take()
                if chunk is None:
                    break
                running[_submit(executor, chunk, again)] = chunk
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                entry = future.result()
                del running[future]
                yield entry


def _submit(executor: ProcessPoolExecutor, chunk: Chunk, again: list[Chunk]) -> Future[Entry]:
    try:
        with _born_deaf():
            return executor.submit(play_chunk, chunk)
    except BrokenProcessPool:
        again.append(chunk)
        raise


@contextmanager
def _born_deaf() -> Iterator[None]:
    """Ctrl-C is for the parent, who hears it later; a process begun here does not, not even at its start."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # else the first process would start it, and hear again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _stop(executor: ProcessPoolExecutor) -> None:
    """At once: what the processes are at can be played again."""
    processes = list((executor._processes or {}).values())  # no public door before Python 3.14
    executor.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()


def usual_jobs() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
