"""What has been, over HTTP: moments and history of a table, its record, the best of a day."""

from __future__ import annotations

from datetime import UTC, date, datetime

from starlette.requests import Request
from starlette.responses import Response

from pomezi.core.game import find_game
from pomezi.server import forms, sight
from pomezi.server.commands.asking import Refuse
from pomezi.server.reception import Reception, seat_asked
from pomezi.server.results import Results
from pomezi.server.routes import Door, answer, number
from pomezi.server.table import CLOSED, OVER, Table


def past_doors(reception: Reception, results: Results) -> list[Door]:
    async def seen(request: Request) -> tuple[Table, int]:
        """The table, and through whose eyes it is looked at."""
        live = await reception.live_of(request.path_params["table"])
        person = await reception.person_of(request)
        eyes = sight.eyes_for(live.table, person.id if person else "", seat_asked(request))
        sight.check_quiet(live.table)
        return live.table, eyes

    async def moments(request: Request) -> Response:
        table, eyes = await seen(request)
        first = max(1, number(request, "first", 1 << 31, "1"))
        return answer(sight.moments(table, eyes, first, number(request, "last", 1 << 31, str(first))))

    async def history(request: Request) -> Response:
        return answer(sight.history(*await seen(request)))

    async def record(request: Request) -> Response:
        """The whole record, seed and all, once there is nothing left to hide."""
        table = (await reception.live_of(request.path_params["table"])).table
        if table.status not in CLOSED or table.record is None:
            raise Refuse("running")
        headers = {"Content-Disposition": f'attachment; filename="{table.head.game}-{table.id}.txt"'}
        text = table.record.text() if table.status == OVER else table.record.body()
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    async def daily(request: Request) -> Response:
        """A day's deal; today's (UTC) unless told."""
        game = request.path_params["game"]
        if not find_game(game).has_daily:
            raise Refuse("no-daily", game=game)
        person = await reception.person_of(request)
        today = datetime.fromtimestamp(reception.host.clock.wall() / 1000, UTC).date().isoformat()
        day = check_day(request.query_params.get("day", "") or today)
        return answer(await results.daily(game, day, person.id if person else ""))

    return [
        Door(
            "GET",
            "/api/tables/{table}/moments",
            "The table as it was after each step from `first` to `last` (fifty at most), through `seat`: one "
            "of my own or -1 (beside the table) while the game runs, anybody's after the end",
            moments,
            gives=list[forms.Moment],
            query=("seat", "first", "last"),
        ),
        Door(
            "GET",
            "/api/tables/{table}/history",
            "Every step, with the scores as `seat` saw them",
            history,
            gives=forms.History,
            query=("seat",),
        ),
        Door("GET", "/api/tables/{table}/record", "The record of a finished game", record, is_text=True),
        Door(
            "GET",
            "/api/daily/{game}",
            "The deal of a day (today's unless told): everybody's best on this server",
            daily,
            gives=forms.Daily,
            query=("day",),
        ),
    ]


def check_day(text: str) -> str:
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError as error:
        raise Refuse("bad-day", day=text[:20]) from error
