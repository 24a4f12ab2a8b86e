"""What has been, over HTTP: moments and history of a table, its record."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from pomezi.server import forms, sight
from pomezi.server.commands.asking import Refuse
from pomezi.server.reception import Reception, seat_asked
from pomezi.server.routes import TEXT, Door, answer, number
from pomezi.server.table import CLOSED, Table
from pomezi.server.takeout import record_of


def past_doors(reception: Reception) -> list[Door]:
    async def seen(request: Request) -> tuple[Table, int]:
        """The table, and through whose eyes it is looked at."""
        live, person = await reception.table_for(request)
        eyes = sight.eyes_for(live.table, person.id if person else "", seat_asked(request))
        sight.check_quiet(live.table)
        return live.table, eyes

    async def moments(request: Request) -> Response:
        table, eyes = await seen(request)
        first = number(request, "first", 1 << 31, "1")
        return answer(sight.moments(table, eyes, first, number(request, "last", 1 << 31, str(first))))

    async def history(request: Request) -> Response:
        return answer(sight.history(*await seen(request)))

    async def record(request: Request) -> Response:
        """The whole record, seed and all, once there is nothing left to hide."""
        table = (await reception.table_for(request))[0].table
        if table.status not in CLOSED or table.record is None:
            raise Refuse("running")
        await reception.director.check_record(table)
        headers = {"Content-Disposition": f'attachment; filename="{table.head.game}-{table.id}.txt"'}
        return Response(record_of(table), media_type="text/plain; charset=utf-8", headers=headers)

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
        Door("GET", "/api/tables/{table}/record", "The record of a finished game", record, kind=TEXT),
    ]
