"""Time, handed in from outside: one scale for all that is compared, another for what people read."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> float:
        """Milliseconds that only grow, and stand still while the machine sleeps. Whatever is compared is
        compared on this scale; it means nothing to the next process."""

    def wall(self) -> int:
        """Unix milliseconds, for people to read and journals to keep; they may jump."""

    def call_later(self, delay_ms: float, what: Callable[[], object]) -> Timer: ...

    async def sleep(self, delay_ms: float) -> None: ...


class SystemClock:
    def now(self) -> float:
        return time.monotonic() * 1000

    def wall(self) -> int:
        return time.time_ns() // 1_000_000

    def call_later(self, delay_ms: float, what: Callable[[], object]) -> Timer:
        return asyncio.get_running_loop().call_later(delay_ms / 1000, what)

    async def sleep(self, delay_ms: float) -> None:
        await asyncio.sleep(delay_ms / 1000)
