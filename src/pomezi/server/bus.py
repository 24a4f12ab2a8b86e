"""How processes tell each other that a table has changed: not at all, or through Redis."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

from pomezi.server import telemetry

if TYPE_CHECKING:
    from redis.asyncio import Redis

Hear: TypeAlias = Callable[[str], Awaitable[None]]
HearAll: TypeAlias = Callable[[], Awaitable[None]]
CHANNEL = "pomezi:news"
PRESENCE_S = 30  # a seat counts as taken by somebody connected for so long
LISTEN_AGAIN_S = 0.5  # after Redis went away
MOST_WAITING = 10_000  # messages for a Redis that is away


class Alone:
    """One process: there is nobody to tell."""

    is_shared = False
    is_well = True

    async def open(self, hear: Hear, hear_all: HearAll) -> None:
        pass

    def tell(self, table_id: str) -> None:
        pass

    def mark_here(self, table_id: str, seat: int) -> None:
        pass

    async def is_here(self, table_id: str, seat: int) -> bool:
        return False

    async def close(self) -> None:
        pass


class RedisBus:
    """Messages wait while Redis is away, and whoever was deaf looks at every table again."""

    is_shared = True

    def __init__(self, url: str) -> None:
        from redis.asyncio import from_url

        self.redis: Redis = from_url(url, decode_responses=True)
        self.is_well = False
        self.waiting: asyncio.Queue[tuple[str, str]] = asyncio.Queue(MOST_WAITING)  # key or channel, table
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, hear: Hear, hear_all: HearAll) -> None:
        """Returns when it listens, or when Redis does not answer: then it goes on trying."""
        listening = asyncio.Event()
        self.tasks = [
            asyncio.create_task(self._supervised(lambda: self._listen(hear, hear_all, listening))),
            asyncio.create_task(self._supervised(self._speak)),
        ]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(listening.wait(), 5.0)

    def tell(self, table_id: str) -> None:
        self._post(CHANNEL, table_id)

    def mark_here(self, table_id: str, seat: int) -> None:
        self._post(f"pomezi:here:{table_id}:{seat}", "")

    def _post(self, where: str, table_id: str) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self.waiting.put_nowait((where, table_id))

    async def is_here(self, table_id: str, seat: int) -> bool:
        return bool(await self.redis.exists(f"pomezi:here:{table_id}:{seat}"))

    async def _listen(self, hear: Hear, hear_all: HearAll, listening: asyncio.Event) -> None:
        async with self.redis.pubsub() as pubsub:
            await pubsub.subscribe(CHANNEL)
            self.is_well = True
            if listening.is_set():
                await hear_all()  # we were deaf for a while
            listening.set()
            async for message in pubsub.listen():
                if message["type"] == "message":
                    await self._heard(hear, str(message["data"]))

    async def _heard(self, hear: Hear, table_id: str) -> None:
        try:
            await hear(table_id)
        except Exception as error:  # one table's trouble is not the others'
            telemetry.fault("news of a table could not be taken up", error, table_id)
            asyncio.get_running_loop().call_later(LISTEN_AGAIN_S, self._post, CHANNEL, table_id)

    async def _speak(self) -> None:
        while True:
            where, table_id = await self.waiting.get()
            try:
                if where == CHANNEL:
                    await self.redis.publish(CHANNEL, table_id)
                else:
                    await self.redis.set(where, "1", ex=PRESENCE_S)
            except Exception:
                self._post(where, table_id)
                raise

    async def _supervised(self, work: Callable[[], Awaitable[None]]) -> None:
        """An exception ends no listener: it is logged once, and the work begins again."""
        was_well = True
        while True:
            try:
                await work()
                was_well = True
            except Exception as error:
                if was_well:
                    telemetry.fault("the bus failed", error)
                self.is_well = was_well = False
            await asyncio.sleep(LISTEN_AGAIN_S)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.redis.aclose()


def make_bus(redis_url: str) -> Alone | RedisBus:
    return RedisBus(redis_url) if redis_url else Alone()
