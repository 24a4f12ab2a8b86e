"""Bots' processes: as many thoughts at once as there are processes, and a dead one is replaced."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, Future
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest

import pomezi
from pomezi import COMPILED, GAMES, Record, Setup, play, seats_in
from pomezi.server import thinkers
from pomezi.server.thinkers import ProcessThinkers
from pomezi.server.thinking import Job
from tests.server.rooms import settle

JOB = Job("limes", Setup(1, "5", GAMES["limes"].editions[0]), (), 0, "random", "5", 10)
BROKEN = Job("limes", JOB.setup, ((0, "dance"),), 0, "random", "5", 10)


ROOT = Path(__file__).resolve().parent.parent.parent
BUILD = ROOT / "build" / "compiled"


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


def build(engine: Path) -> None:
    """The other build of the engine: the compiled one, or, where we have that, the sources."""
    if COMPILED:
        engine.mkdir()
        (engine / "pomezi").symlink_to(ROOT / "src" / "pomezi")
        (engine / ".ready").touch()
    else:
        engine.symlink_to(BUILD)


async def whole_game(pool: ProcessThinkers, at_half: Callable[[], None]) -> Record:
    """Two bots who take no account of time."""
    game = GAMES["ticket_to_ride"]
    record = Record(game, Setup(2, "5", game.editions[0]))
    state = game.new(record.setup)
    while state.actors():
        if len(record.entries) == 60:
            at_half()
        seat = seats_in(state.actors())[0]
        past = tuple((entry.seat, entry.notation) for entry in record.entries)
        bot = ("tourist", "longest")[seat]
        chosen = await pool.choose(Job(game.key, record.setup, past, seat, bot, f"{len(past):x}"))
        assert chosen is not None
        play(state, seat, chosen[0])
        record.append(seat, chosen[0])
    record.close(state)
    return record


async def test_a_game_goes_on_when_another_build_of_the_engine_comes(tmp_path: Path) -> None:
    if not COMPILED and not any(BUILD.glob("pomezi_core__mypyc.*")):
        pytest.skip("the engine is not compiled here")
    undisturbed, pool = ProcessThinkers(1), ProcessThinkers(1, tmp_path / "engine")
    before = await pool._run(engine_in_use, JOB)
    record = await whole_game(pool, partial(build, tmp_path / "engine"))
    after = await pool._run(engine_in_use, JOB)
    assert len(record.entries) > 100
    assert record.text() == (await whole_game(undisturbed, lambda: None)).text()
    assert before == str(pomezi.__file__)
    assert after == str(tmp_path / "engine" / "pomezi" / "__init__.py")
    pool.close()
    undisturbed.close()


def engine_in_use(_job: Job) -> str:
    """In a worker."""
    return str(pomezi.__file__)


async def test_a_thought_is_thought_to_its_end_when_another_engine_comes(tmp_path: Path) -> None:
    (tmp_path / "engine").mkdir()
    slow, pool = Slow(), ProcessThinkers(2, tmp_path / "engine")
    pool._pool = cast(Any, slow)
    begun = asyncio.create_task(pool.choose(JOB))
    await settle()
    (tmp_path / "engine" / ".ready").touch()
    assert pool._ready() is not cast(Any, slow)
    slow.begun[0].set_result(("pass", 0))
    assert await begun == ("pass", 0)
    pool.close()


def priority(_job: Job) -> int:
    return os.nice(0)


async def test_reviews_yield_to_everybody_else(pool: ProcessThinkers) -> None:
    quiet = ProcessThinkers(1, yields=True)
    usual = await pool._run(priority, JOB)
    assert await quiet._run(priority, JOB) == min(19, usual + thinkers.LOWEST)
    quiet.close()
