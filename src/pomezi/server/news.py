"""How processes tell each other that a table has changed: not at all, or through Redis."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from redis.asyncio import Redis

Hear: TypeAlias = Callable[[str], Awaitable[None]]
CHANNEL = "pomezi:news"
PRESENCE_S = 30  # a seat counts as taken by somebody connected for so long


class Carrier(ABC):
    """Carries the id of a changed table. The database holds the truth; a lost message only delays it."""

    is_shared = False

    @abstractmethod
    async def open(self, hear: Hear) -> None: ...

    @abstractmethod
    async def tell(self, table_id: str) -> None: ...

    @abstractmethod
    async def mark_here(self, table_id: str, seat: int) -> None:
        """Somebody is connected for this seat."""

    @abstractmethod
    async def is_here(self, table_id: str, seat: int) -> bool:
        """Whether another process has somebody connected for this seat."""

    @abstractmethod
    async def close(self) -> None: ...


class Alone(Carrier):
    """One process: there is nobody to tell."""

    async def open(self, hear: Hear) -> None:
        pass

    async def tell(self, table_id: str) -> None:
        pass

    async def mark_here(self, table_id: str, seat: int) -> None:
        pass

    async def is_here(self, table_id: str, seat: int) -> bool:
        return False

    async def close(self) -> None:
        pass


class RedisCarrier(Carrier):
    is_shared = True

    def __init__(self, url: str) -> None:
        from redis.asyncio import from_url

        self.redis: Redis = from_url(url, decode_responses=True)
        self.listener: asyncio.Task[None] | None = None

    async def open(self, hear: Hear) -> None:
        pubsub = self.redis.pubsub()
        await pubsub.subscribe(CHANNEL)

        async def listen() -> None:
            async for message in pubsub.listen():
                if message["type"] == "message":
                    await hear(str(message["data"]))

        self.listener = asyncio.create_task(listen())

    async def tell(self, table_id: str) -> None:
        await self.redis.publish(CHANNEL, table_id)

    async def mark_here(self, table_id: str, seat: int) -> None:
        await self.redis.set(f"pomezi:here:{table_id}:{seat}", "1", ex=PRESENCE_S)

    async def is_here(self, table_id: str, seat: int) -> bool:
        return bool(await self.redis.exists(f"pomezi:here:{table_id}:{seat}"))

    async def close(self) -> None:
        if self.listener is not None:
            self.listener.cancel()
            await asyncio.gather(self.listener, return_exceptions=True)
        await self.redis.aclose()


def carrier(redis_url: str) -> Carrier:
    return RedisCarrier(redis_url) if redis_url else Alone()
