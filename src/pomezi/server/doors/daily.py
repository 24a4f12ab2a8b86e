"""The deals of days over HTTP: today's of all games, and how everybody did on a day."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from pomezi.server.forms import Daily, DailyCard
from pomezi.server.reception import Reception
from pomezi.server.routes import Door, answer


def daily_doors(reception: Reception) -> list[Door]:
    async def cards(request: Request) -> Response:
        person = await reception.person_of(request)
        return answer(await reception.dailies.cards(person.id if person else ""))

    async def standing(request: Request) -> Response:
        person = await reception.person_of(request)
        game, day = request.path_params["game"], request.query_params.get("day", "")
        return answer(await reception.dailies.standing(game, day, person.id if person else ""))

    return [
        Door("GET", "/api/daily", "Today's deals, and how I stand", cards, gives=list[DailyCard]),
        Door(
            "GET",
            "/api/daily/{game}",
            "The deal of a day (today's unless told): everybody's ranked try, once mine or the day is over",
            standing,
            gives=Daily,
            query=("day",),
        ),
    ]
