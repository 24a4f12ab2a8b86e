"""The application: every part is made here, and handed what it needs."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Mount
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from pomezi.server.alone import Alone
from pomezi.server.caretaker import Habits
from pomezi.server.clock import Clock, SystemClock
from pomezi.server.daily import Dailies
from pomezi.server.doors.daily import daily_doors
from pomezi.server.doors.editions import edition_doors
from pomezi.server.doors.house import house_doors
from pomezi.server.doors.mine import mine_doors
from pomezi.server.doors.notices import NoticeDesk, notice_doors
from pomezi.server.doors.past import past_doors
from pomezi.server.doors.people import people_doors
from pomezi.server.doors.reviews import review_doors
from pomezi.server.doors.seeking import seeking_doors
from pomezi.server.doors.tables import table_doors
from pomezi.server.doors.tournaments import tournament_doors
from pomezi.server.farewell import Farewell
from pomezi.server.figures import Figures
from pomezi.server.guesses import OwnGuesses
from pomezi.server.host import Host
from pomezi.server.housekeeper import Housekeeper
from pomezi.server.limits import Buckets, Guard, Rates
from pomezi.server.mine import Mine
from pomezi.server.notices.courier import Courier, Ways
from pomezi.server.notices.waits import Waits
from pomezi.server.notices.wishes import Wishes
from pomezi.server.people import People
from pomezi.server.reception import Reception
from pomezi.server.results import Results
from pomezi.server.reviews import Reviews
from pomezi.server.routes import Door, make_routes
from pomezi.server.seeking import Seeking
from pomezi.server.sharing import Sharing
from pomezi.server.socket import SocketDoor
from pomezi.server.store import Store
from pomezi.server.takeout import Takeout
from pomezi.server.thinkers import ProcessThinkers
from pomezi.server.tournaments.book import Book
from pomezi.server.tournaments.director import Director
from pomezi.server.tries import Tries

CLIENT = Path(__file__).parent.parent / "web"  # the built browser client, where there is one


@dataclass(frozen=True)
class Settings:
    database: str
    workers: int = 1
    habits: Habits = field(default_factory=Habits)
    rates: Rates = field(default_factory=Rates)
    names: tuple[str, ...] = ()  # by which the world knows this server
    proxies: str = ""  # whose word we take
    reach: str = ""  # the address by which others of the local network get here, if they do
    clock: Clock = field(default_factory=SystemClock)
    ways: Ways = field(default_factory=Ways)  # to people who are elsewhere
    engine: Path | None = None  # where a compiled build of the engine will be, for bots to take up


class House:
    """All parts of one server process."""

    def __init__(self, settings: Settings) -> None:
        clock, self.reach = settings.clock, settings.reach
        self.figures = Figures()
        self.store = Store(settings.database, clock)
        self.results = Results(self.store)
        self.sharing = Sharing(self.store, clock) if self.store.session is not None else None
        owners = self.sharing.owners if self.sharing is not None else Alone(self.store)
        self.thinkers = ProcessThinkers(settings.workers, settings.engine)
        self.reviewers = ProcessThinkers(1, settings.engine, yields=True)
        self.reviews = Reviews(self.store, self.reviewers, clock)
        self.host = Host(
            self.store, self.results, self.thinkers, self.figures, clock, owners, settings.habits
        )
        director = Director(self.host, Book(self.store), clock)
        self.housekeeper = Housekeeper(self.host, settings.habits, clock, {"tournaments": director.tend})
        self.waits = Waits(self.store, clock, self.host.caretaker.deadlines)
        self.host.when_stirred.append(self.waits.stirred)
        wishes = Wishes(self.store, clock)
        self.courier = Courier(self.store, wishes, settings.ways, clock, self.figures)
        self.desk = NoticeDesk(wishes, self.courier)
        people, buckets = People(self.store, clock), Buckets(clock, self.figures)
        dailies = Dailies(self.host, Tries(self.store), clock)
        guesses, listed = OwnGuesses(buckets), self.host.listed
        self.reception = Reception(
            self.host, people, settings.rates, buckets, settings.names, guesses, listed, dailies, director
        )
        self.mine, self.takeout = Mine(self.store), Takeout(self.store, director)
        self.farewell = Farewell(self.store, self.host, people, director)
        self.seeking = Seeking(self.store, self.host, clock, self.reception.inviting)
        if self.sharing is not None:
            self.sharing.join(self.reception)
            self.sharing.session.when_told += [self.farewell.heard, self.seeking.heard, director.heard]

    def doors(self) -> list[Door]:
        return [
            *house_doors(self.figures, self.troubles, self.reach),
            *edition_doors(self.reception),
            *people_doors(self.reception),
            *mine_doors(self.reception, self.mine, self.takeout, self.farewell),
            *table_doors(self.reception),
            *seeking_doors(self.reception, self.seeking),
            *past_doors(self.reception),
            *review_doors(self.reception, self.reviews),
            *daily_doors(self.reception),
            *notice_doors(self.reception, self.desk),
            *tournament_doors(self.reception),
        ]

    def troubles(self) -> list[str]:
        """What is not well; empty when all is."""
        parts = {
            "journal": self.store.is_ready(),
            "thinkers": self.thinkers.is_well,
            "housekeeper": self.housekeeper.is_well,
        }
        return [name for name, is_well in parts.items() if not is_well]

    @contextlib.asynccontextmanager
    async def open(self, _app: Starlette) -> AsyncIterator[None]:
        await self.store.open()
        parts = (self.housekeeper, self.waits, self.courier)
        keeping = [asyncio.create_task(part.run()) for part in parts]
        if self.sharing is not None:
            keeping.append(asyncio.create_task(self.sharing.watch()))
            self.thinkers.warm()  # bots of a process that is gone wait for nothing but us
        try:
            yield
        finally:
            for task in keeping:
                task.cancel()
            await asyncio.gather(*keeping, return_exceptions=True)
            await self.host.close()
            await self.courier.close()
            await self.reviews.close()
            self.thinkers.close()
            self.reviewers.close()
            await self.store.close()


class Entrance:
    """WebSockets go straight to their door, everything else through Starlette."""

    def __init__(self, pages: ASGIApp, socket_door: SocketDoor) -> None:
        self.pages = pages
        self.socket_door = socket_door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        door: ASGIApp = self.socket_door if scope["type"] == "websocket" else self.pages
        await door(scope, receive, send)


def make_app(house: House, settings: Settings) -> ASGIApp:
    reception = house.reception
    routes: list[BaseRoute] = [*make_routes(house.doors())]
    if CLIENT.is_dir():
        routes.append(Mount("/", StaticFiles(directory=CLIENT, html=True)))
    guard = Middleware(Guard, buckets=reception.buckets, rates=settings.rates, names=settings.names)
    entrance = Entrance(
        Starlette(routes=routes, middleware=[guard], lifespan=house.open), SocketDoor(reception)
    )
    return entrance if house.sharing is None else house.sharing.relay(entrance, settings.proxies)
