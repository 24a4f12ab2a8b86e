"""Bots' processes: as many thoughts at once as there are processes, and a dead one is replaced."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, Future
from typing import Any, cast

import pytest

from pomezi import GAMES, Setup
from pomezi.server import thinkers
from pomezi.server.thinkers import ProcessThinkers
from pomezi.server.thinking import Job
from tests.server.rooms import settle

JOB = Job("limes", Setup(1, "5", GAMES["limes"].editions[0]), (), 0, "random", "5", 10)
BROKEN = Job("limes", JOB.setup, ((0, "dance"),), 0, "random", "5", 10)


@pytest.fixture
async def pool() -> AsyncIterator[ProcessThinkers]:
    opened = ProcessThinkers(1)
    yield opened
    opened.close()


async def test_a_killed_process_is_replaced_and_the_thought_is_thought_again(pool: ProcessThinkers) -> None:
    assert await pool.choose(JOB) is not None
    assert pool._pool is not None
    for process in list(pool._pool._processes.values()):
        process.kill()
        process.join()
    assert await pool.choose(JOB) is not None
    assert pool.is_well


async def test_a_bot_that_fails_is_logged_and_hurts_no_other(
    pool: ProcessThinkers, caplog: pytest.LogCaptureFixture
) -> None:
    assert await pool.choose(BROKEN) is None
    assert [record.message for record in caplog.records] == ["a bot failed"]
    assert await pool.choose(JOB) is not None


class Slow(Executor):
    """Thinks until it is told that it is done."""

    def __init__(self) -> None:
        self.begun: list[Future[Any]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.begun.append(Future())
        return self.begun[-1]


async def test_whoever_queues_does_not_think_yet() -> None:
    """A thought's limit starts with the thought, which is handed over when a process is free."""
    slow, pool = Slow(), ProcessThinkers(2)
    pool._pool = cast(Any, slow)
    waiting = [asyncio.create_task(pool.choose(JOB)) for _ in range(5)]
    for number in range(5):
        await settle()
        assert len(slow.begun) == min(5, number + 2)
        slow.begun[number].set_result(("pass", 0))
    assert await asyncio.gather(*waiting) == [("pass", 0)] * 5


async def test_a_thought_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "LONGEST_THOUGHT_S", 0.001)
    slow, pool = Slow(), ProcessThinkers(1)
    pool._pool = cast(Any, slow)
    assert await pool.choose(JOB) is None
    assert not pool.is_well
    assert pool._pool is None
