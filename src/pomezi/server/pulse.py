"""The server's own pulse: how long it stood still, so that nobody pays for it in a race."""

from __future__ import annotations

import asyncio
from collections import deque

from pomezi.server import pace

BEAT_MS = 10.0
LATE_MS = 3.0  # what any timer may be late
GOES_ON_MS = 15_000.0  # after the last race
REMEMBERED = 4000


class Pulse:
    """Beats while there are races, and remembers each time it came late."""

    def __init__(self) -> None:
        self.stalls: deque[tuple[float, float]] = deque(maxlen=REMEMBERED)  # when each ended, and its length
        self.until = 0.0
        self._beating: asyncio.Task[None] | None = None

    def keep_on(self) -> None:
        self.until = pace.now() + GOES_ON_MS
        if self._beating is None or self._beating.done():
            self._beating = asyncio.get_running_loop().create_task(self._beat())

    async def _beat(self) -> None:
        while (began := pace.now()) < self.until:
            await asyncio.sleep(BEAT_MS / 1000)
            self.note(pace.now(), pace.now() - began - BEAT_MS)

    def note(self, at: float, late_ms: float) -> None:
        if late_ms > LATE_MS:
            self.stalls.append((at, late_ms))

    def stalled_ms(self, since: float) -> float:
        """How long we have stood still since a moment."""
        total = 0.0
        for ended, length in reversed(self.stalls):
            if ended <= since:
                break
            total += min(length, ended - since)
        return total

    async def close(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
