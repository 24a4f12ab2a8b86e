"""When the machine stood still: then not even we know who was first."""

from __future__ import annotations

import asyncio

from tools.drill.wire import Socket

SHORTEST_S = 0.004
OWN_S = 0.010  # of our own loop: more is too much
SERVER_S = 0.020  # of the server, as a ping shows it
MARGIN_S = 0.010


class Stalls:
    """Looks at our own loop and at the server's all the time."""

    def __init__(self, beside: Socket) -> None:
        self.beside = beside
        self.found: list[tuple[float, float]] = []
        self.long: list[tuple[float, float]] = []
        self._tasks = [asyncio.create_task(work()) for work in (self._own, self._server)]

    async def _own(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            began = loop.time()
            await asyncio.sleep(0.004)
            self._note(began + 0.004, loop.time(), OWN_S)

    async def _server(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            began = loop.time()
            await self.beside.ping()
            self._note(began, loop.time(), SERVER_S)
            await asyncio.sleep(0.008)

    def _note(self, began: float, ended: float, most_s: float) -> None:
        if ended - began > SHORTEST_S:
            self.found.append((began, ended))
        if ended - began > most_s:
            self.long.append((began, ended))

    def are_at(self, moments: list[float]) -> bool:
        """Whether any of these moments fell into a long stall."""
        return any(
            began - MARGIN_S < moment < ended + MARGIN_S for began, ended in self.long for moment in moments
        )

    def between(self, first: float, last: float) -> float:
        """Seconds of stalls in a span; those that were seen twice count twice."""
        return sum(max(0.0, min(ended, last) - max(began, first)) for began, ended in self.found)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.beside.abort()
