"""Tables over HTTP: lists, new ones, news, commands."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pomezi.server import seen, wire
from pomezi.server.asking import Refuse
from pomezi.server.desk import Desk
from pomezi.server.doors import REFUSED, STATUS, answer, body_of, number, route
from pomezi.server.forms import NewTable
from pomezi.server.readers import Reader
from pomezi.server.tables import CLOSED, OPEN, PAUSED, PLAYING
from pomezi.server.words import explain, language

LONGEST_WAIT_S = 25.0


class TablesApi:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.house = desk.house

    def routes(self) -> list[Route]:
        return [
            route("/api/tables", "GET", self.mine),
            route("/api/tables", "POST", self.create),
            route("/api/lobby", "GET", self.lobby),
            route("/api/tables/{table}", "GET", self.look),
            route("/api/tables/{table}/commands", "POST", self.command),
        ]

    async def mine(self, request: Request) -> Response:
        person = await self.desk.need_person(request)
        running = await self.house.store.tables_of(person.id, (OPEN, PLAYING, PAUSED), 100)
        closed = await self.house.store.tables_of(person.id, CLOSED, 20)
        return await self._list(list(dict.fromkeys(running + closed)), person.id)  # one may end in between

    async def lobby(self, _request: Request) -> Response:
        """Tables whose hosts want to be found; the others are known by their link alone."""
        return await self._list((await self.house.store.tables_in((OPEN,), listed=True))[:100], "")

    async def _list(self, ids: list[str], person: str) -> Response:
        found = [await self.house.find(table_id) for table_id in ids]
        return answer([seen.listed(live.table, person, live.company()) for live in found if live])

    async def create(self, request: Request) -> Response:
        asked = await body_of(request, NewTable)
        person = await self.desk.need_person(request)
        self.desk.limit(request, "newcomers", self.desk.rates.newcomers)
        if asked.name == "?":
            asked.name = person.name
        live = await self.house.create(person.id, asked)
        return answer(seen.info(live.table, person.id, live.company()), 201)

    async def look(self, request: Request) -> Response:
        """The news since a step; with `wait` (ms) as soon as there are any."""
        live = await self.desk.live_of(request)
        person = await self.desk.person_of(request)
        seat = self.desk.seat_of(request, live, person)
        after = number(request, "after", 1 << 31)
        wait = min(number(request, "wait", 60_000) / 1000, LONGEST_WAIT_S)
        reader = Reader(person.id if person else "", person.name if person else "", seat, after)
        await self.house.enter(live, reader)
        try:
            if wait and after >= live.table.seq:
                await asyncio.wait_for(reader.wake.wait(), wait)
        except TimeoutError:
            pass
        finally:
            self.house.leave(live, reader)
        live.mark_shown(seat)
        return answer(seen.news(live, reader.person, seat, after, first=True))

    async def command(self, request: Request) -> Response:
        try:
            command = wire.decode_command(await request.body())
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Refuse("bad-message", reason=str(error)) from error
        live = await self.desk.live_of(request)
        person = await self.desk.need_person(request)
        self.desk.limit(request, "commands", self.desk.rates.commands, person.id)
        seat = self.desk.seat_of(request, live, person)
        if isinstance(command, wire.Play) and seat is not None:
            await self.house.hand_back(live, seat)
        done = await self.desk.do(live, person, seat, None, command)
        if isinstance(done, wire.Refused):
            lang = language(request.headers.get("accept-language", ""))
            return answer(explain(done, lang, live.table), STATUS.get(done.code, REFUSED))
        return answer(done)
