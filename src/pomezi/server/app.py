"""The application: routes, and what stands in front of them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.staticfiles import StaticFiles

from pomezi.server.api import Api
from pomezi.server.desk import Desk
from pomezi.server.house import House
from pomezi.server.keeper import Habits, Keeper
from pomezi.server.limits import Guard, Rates
from pomezi.server.live import SocketDoor
from pomezi.server.news import carrier
from pomezi.server.people import People
from pomezi.server.store import Store

CLIENT = Path(__file__).parent.parent / "web"  # the built browser client, where there is one
ARCHIVE_EVERY_S = 3600.0


@dataclass(frozen=True)
class Settings:
    database: str
    redis: str = ""
    workers: int = 1
    habits: Habits = field(default_factory=Habits)
    rates: Rates = field(default_factory=Rates)


def make_app(settings: Settings) -> Starlette:
    house = House(Store(settings.database), carrier(settings.redis), settings.workers)
    desk = Desk(house, People(house.store), Keeper(house, settings.habits), settings.rates)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await house.open()
        waking = asyncio.create_task(_keep_house(desk.keeper))
        try:
            yield
        finally:
            waking.cancel()
            await asyncio.gather(waking, return_exceptions=True)
            await desk.keeper.close()
            await house.close()

    routes: list[BaseRoute] = [*Api(desk).routes()]
    routes.append(WebSocketRoute("/api/tables/{table}/live", SocketDoor(desk)))
    if CLIENT.is_dir():
        routes.append(Mount("/", StaticFiles(directory=CLIENT, html=True)))
    guard = Middleware(Guard, buckets=desk.buckets, rates=settings.rates)
    app = Starlette(routes=routes, middleware=[guard], lifespan=lifespan)
    app.state.desk = desk
    return app


async def _keep_house(keeper: Keeper) -> None:
    await keeper.wake_tables()
    while True:
        await keeper.archive()
        keeper.house.forget_idle()
        await asyncio.sleep(ARCHIVE_EVERY_S)
