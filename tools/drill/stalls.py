"""When the machine stood still: then not even we know who was first."""

from __future__ import annotations

import asyncio

from tools.drill.wire import Socket

OWN_S = 0.010  # of our own loop
SERVER_S = 0.020  # of the server, as a ping shows it
MARGIN_S = 0.010


class Stalls:
    """Looks at our own loop and at the server's all the time."""

    def __init__(self, beside: Socket) -> None:
        self.beside = beside
        self.found: list[tuple[float, float]] = []
        self._tasks = [asyncio.create_task(work()) for work in (self._own, self._server)]

    async def _own(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            began = loop.time()
            await asyncio.sleep(0.004)
            if loop.time() - began > 0.004 + OWN_S:
                self.found.append((began, loop.time()))

    async def _server(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            began = loop.time()
            if await self.beside.ping() > SERVER_S:
                self.found.append((began, loop.time()))
            await asyncio.sleep(0.008)

    def are_at(self, moments: list[float]) -> bool:
        """Whether any of these moments fell into a stall."""
        return any(
            began - MARGIN_S < moment < ended + MARGIN_S for began, ended in self.found for moment in moments
        )

    def between(self, first: float, last: float) -> float:
        """Seconds of stalls in a span; those that were seen twice count twice."""
        return sum(max(0.0, min(ended, last) - max(began, first)) for began, ended in self.found)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.beside.abort()
