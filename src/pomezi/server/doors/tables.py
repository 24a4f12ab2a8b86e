"""Tables over HTTP: lists, new ones, news, commands."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pomezi.server import sight, wire
from pomezi.server.commands.asking import Refuse
from pomezi.server.forms import ListedTable, NewTable
from pomezi.server.reception import Reception
from pomezi.server.routes import Door, answer, body_of, number, refused_answer
from pomezi.server.table import CLOSED, OPEN, PAUSED, PLAYING

LONGEST_WAIT_S = 25.0
MOST_RUNNING, MOST_CLOSED, MOST_PLAYED = 100, 20, 30


def table_doors(reception: Reception) -> list[Door]:
    host = reception.host

    async def mine(request: Request) -> Response:
        person = await reception.need_person(request)
        running = await host.journals.tables_of(person.id, (OPEN, PLAYING, PAUSED), MOST_RUNNING)
        closed = await host.journals.tables_of(person.id, CLOSED, MOST_CLOSED)
        ids = list(dict.fromkeys(running + closed))  # one may end in between
        return answer(await reception.listed(ids, person.id))

    async def lobby(request: Request) -> Response:
        person = await reception.person_of(request)
        return answer(await reception.inviting(person.id if person else ""))

    async def played(request: Request) -> Response:
        person = await reception.person_of(request)
        ids = (await host.journals.tables_in((PLAYING,), listed=True))[:MOST_PLAYED]
        found = await reception.listed(ids, person.id if person else "")
        return answer([table for table in found if any(seat.here for seat in table.seats)])

    async def create(request: Request) -> Response:
        asked = await body_of(request, NewTable)
        person = await reception.need_person(request)
        reception.limit(request, "newcomers", reception.rates.newcomers)
        if asked.name == "?":
            asked.name = person.name
        live = await (reception.dailies.lay if asked.daily else host.create)(person.id, asked)
        return answer(sight.info(live.table, person.id, live.company()), 201)

    async def look(request: Request) -> Response:
        """The news since a step; with `wait` (ms) as soon as there are any."""
        live, person = await reception.table_for(request)
        reader = reception.reader_for(request, live, person, number(request, "after", 1 << 31))
        reader.is_new, reader.veiled = False, live.table.races  # nobody waits for a veil
        wait = min(number(request, "wait", 60_000) / 1000, LONGEST_WAIT_S)
        nudged = asyncio.Event()
        reader.nudge = nudged.set
        try:
            await host.enter(live, reader)
            async with asyncio.timeout(wait):
                while wait and not live.has_news_for(reader) and not live.is_gone:
                    nudged.clear()
                    await nudged.wait()
        except TimeoutError:
            pass
        finally:
            host.leave(live, reader)
        told = sight.news(live, reader, first=True)
        host.shown(live, reader)
        return answer(told)

    async def command(request: Request) -> Response:
        try:
            asked = wire.decode_command(await request.body())
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Refuse("bad-message", reason=str(error)) from error
        live, _ = await reception.table_for(request)
        person = await reception.need_person(request)
        reception.limit(request, "commands", reception.rates.commands, person.id)
        reader = reception.reader_for(request, live, person, 0)
        if isinstance(asked, wire.Play) and reader.seat is not None:
            await host.hand_back(live, reader.seat)
        done = await reception.do(live, reader, asked)
        if isinstance(done, wire.Refused):
            return refused_answer(done, request, live.table)
        return answer(done)

    return [
        Door(
            "GET",
            "/api/tables",
            "My tables: open and running ones, then the last that ended; the newest first",
            mine,
            gives=list[ListedTable],
        ),
        Door("POST", "/api/tables", "A new table", create, takes=NewTable, gives=wire.TableInfo),
        Door(
            "GET",
            "/api/lobby",
            "Tables with a free seat whose hosts want to be found and where somebody waits; while a game "
            "runs, that of a bot who makes room",
            lobby,
            gives=list[ListedTable],
        ),
        Door(
            "GET",
            "/api/lobby/playing",
            "What others play now at tables whose hosts want to be found",
            played,
            gives=list[ListedTable],
        ),
        Door(
            "GET",
            "/api/tables/{table}",
            "What has happened since step `after`; waits up to `wait` ms for it",
            look,
            gives=wire.News,
            query=("seat", "after", "wait"),
        ),
        Door(
            "POST",
            "/api/tables/{table}/commands",
            "The same commands as over the WebSocket",
            command,
            takes=wire.AnyCommand,
            gives=wire.Done | wire.Weighed | wire.Hinted,
            query=("seat",),
        ),
    ]
