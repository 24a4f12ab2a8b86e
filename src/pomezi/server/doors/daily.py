"""The deals of days over HTTP: today's of all games, and how everybody did on a day."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from pomezi.server import sight
from pomezi.server.forms import Daily, DailyCard, HandIn
from pomezi.server.reception import Reception
from pomezi.server.routes import Door, answer, body_of
from pomezi.server.wire import TableInfo


def daily_doors(reception: Reception) -> list[Door]:
    async def cards(request: Request) -> Response:
        person = await reception.person_of(request)
        return answer(await reception.dailies.cards(person.id if person else ""))

    async def standing(request: Request) -> Response:
        person = await reception.person_of(request)
        game, day = request.path_params["game"], request.query_params.get("day", "")
        return answer(await reception.dailies.standing(game, day, person.id if person else ""))

    async def take(request: Request) -> Response:
        form = await body_of(request, HandIn)
        person = await reception.need_person(request)
        reception.limit(request, "newcomers", reception.rates.newcomers)
        live = await reception.dailies.take(person.id, form)
        return answer(sight.info(live.table, person.id, live.company()), 201)

    return [
        Door("GET", "/api/daily", "Today's deals, and how I stand", cards, gives=list[DailyCard]),
        Door(
            "POST",
            "/api/daily",
            "A day's deal that I played without a network: kept once among my games, and without a rank",
            take,
            takes=HandIn,
            gives=TableInfo,
        ),
        Door(
            "GET",
            "/api/daily/{game}",
            "The deal of a day (today's unless told): everybody's ranked try, once mine or the day is over",
            standing,
            gives=Daily,
            query=("day",),
        ),
    ]
