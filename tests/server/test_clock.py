"""Time comes from one place: what is compared never jumps, whatever people's clocks do."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path

import pytest

from pomezi.server import clock as module
from pomezi.server.clock import SystemClock

SERVER = Path(module.__file__).parent
OWN_TIME = re.compile(r"time\.(time|monotonic|time_ns)\(|datetime\.now\(|loop\(\)\.time\(|asyncio\.sleep\(")
# A bot's or a review's process and the supervisor have no house; what is waited for the database is compared
# with nothing; who packs many games lets others play meanwhile.
ELSEWHERE = {"clock.py", "thinking.py", "reasoning.py", "thinkers.py", "session.py", "supervisor.py"}
ELSEWHERE |= {"reviewing.py", "takeout.py"}


def test_what_is_compared_stays_when_the_wall_clock_jumps(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SystemClock()
    now, wall = clock.now(), clock.wall()
    true = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: true() + 8 * 3600 * 10**9)
    assert clock.wall() - wall > 7.9 * 3_600_000
    assert 0 <= clock.now() - now < 60_000


async def test_it_wakes_at_the_moment_and_may_be_told_not_to() -> None:
    clock = SystemClock()
    rung: list[float] = []
    clock.call_later(0.0, lambda: rung.append(clock.now()))
    clock.call_later(0.0, lambda: rung.append(-1.0)).cancel()
    began = clock.now()
    await clock.sleep(1.0)
    assert clock.now() - began >= 0.9
    await asyncio.sleep(0)
    assert len(rung) == 1
    assert rung[0] > 0


def test_nobody_in_the_house_has_another_clock() -> None:
    found = {
        str(path.relative_to(SERVER))
        for path in SERVER.rglob("*.py")
        if OWN_TIME.search(path.read_text(encoding="utf-8"))
    }
    assert found <= ELSEWHERE
