"""What every request needs, over HTTP or a socket: who asks, at which table, from which seat."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from starlette.requests import HTTPConnection

from pomezi.server import wire
from pomezi.server.commands.asking import Refuse
from pomezi.server.daily import Dailies
from pomezi.server.forms import ListedTable
from pomezi.server.guesses import Guesses
from pomezi.server.host import Host
from pomezi.server.limits import Buckets, Rate, Rates, address
from pomezi.server.people import COOKIE, People, Person
from pomezi.server.readers import Live, Reader
from pomezi.server.table import OPEN, PLAYING
from pomezi.server.tournaments.director import Director

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
Lister: TypeAlias = Callable[[Sequence[str], str], Awaitable[list[ListedTable]]]
MOST_LISTED = 100
SEAT = re.compile(r"-1|[0-9]{1,2}")


@dataclass
class Reception:
    host: Host
    people: People
    rates: Rates
    buckets: Buckets
    names: Collection[str]  # by which the world knows us
    guesses: Guesses  # how many are left
    listed: Lister  # tables for a list, as a person sees them
    dailies: Dailies
    director: Director

    def key_of(self, request: HTTPConnection) -> str:
        """From the cookie of a browser, or the bearer's token of a program."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        return token if scheme.lower() == "bearer" else request.cookies.get(COOKIE, "")

    async def person_of(self, request: HTTPConnection) -> Person | None:
        return await self.people.whose(self.key_of(request))

    async def need_person(self, request: HTTPConnection) -> Person:
        person = await self.person_of(request)
        if person is None:
            raise Refuse("no-person")
        return person

    async def live_of(self, table_id: str) -> Live:
        live = await self.host.find(table_id) if TABLE_ID.fullmatch(table_id) else None
        if live is None:
            raise Refuse("no-such-table")
        return live

    async def table_for(self, request: HTTPConnection, table_id: str = "") -> tuple[Live, Person | None]:
        """The table of a request and who asks, unless it is sealed for them."""
        live = await self.live_of(table_id or request.path_params.get("table", ""))
        person = await self.person_of(request)
        await self.dailies.check_open(live.table, person.id if person else "")
        await self.director.check_open(live.table, person.id if person else "")
        return live, person

    def reader_for(self, request: HTTPConnection, live: Live, person: Person | None, told: int) -> Reader:
        """A connection speaks and sees for one of the person's own seats, the first unless told."""
        own = live.table.seats_of(person.id) if person else []
        asked = seat_asked(request)
        if asked is not None and asked not in own:
            raise Refuse("not-your-seat")
        seat = asked if asked is not None else own[0] if own else None
        return Reader(person.id if person else "", person.name if person else "", seat, told)

    async def do(
        self, live: Live, reader: Reader, command: wire.AnyCommand, arrived: float | None = None
    ) -> wire.Message:
        """A command from wherever it came; talk is cheap, so there is a limit of its own."""
        if isinstance(command, wire.Say) and reader.person:
            if not self.buckets.may("chat", reader.person, self.rates.chat):
                return wire.Refused(command.id, "too-fast", {})
        return await self.host.do(live, reader, command, arrived)

    async def inviting(self, person: str) -> list[ListedTable]:
        """Tables at which somebody would like company."""
        ids = (await self.host.journals.tables_in((OPEN, PLAYING), listed=True))[:MOST_LISTED]
        return [table for table in await self.listed(ids, person) if is_inviting(table)]

    def limit(self, request: HTTPConnection, kind: str, rate: Rate, who: str = "") -> None:
        if not self.buckets.may(kind, who or address(request.scope), rate):
            raise Refuse("too-fast")

    async def limit_guesses(self, who: str) -> None:
        if not await self.guesses.may(who, self.rates.guesses):
            raise Refuse("too-fast")


def is_inviting(table: ListedTable) -> bool:
    """A seat is free, and whoever sits down finds somebody, now or by correspondence. Once the game runs it
    is bots who make room, where the host likes that."""
    if table.status == OPEN:
        is_free = any(seat.kind == "open" and not seat.name for seat in table.seats)
    else:
        is_free = table.welcome and any(seat.kind == "bot" for seat in table.seats)
    return is_free and (table.correspondence or any(seat.here for seat in table.seats))


def seat_asked(request: HTTPConnection) -> int | None:
    asked = request.query_params.get("seat", "")
    if not asked:
        return None
    if not SEAT.fullmatch(asked):
        raise Refuse("not-your-seat")
    return int(asked)
