"""What has been, over HTTP: moments and history of a table, its record, the best of a day."""

from __future__ import annotations

from datetime import UTC, datetime

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pomezi.server import past
from pomezi.server.asking import Refuse
from pomezi.server.desk import Desk
from pomezi.server.doors import answer, number, route
from pomezi.server.making import DAILY
from pomezi.server.readers import Live
from pomezi.server.tables import CLOSED, OVER


class PastApi:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.house = desk.house

    def routes(self) -> list[Route]:
        return [
            route("/api/tables/{table}/moments", "GET", self.moments),
            route("/api/tables/{table}/history", "GET", self.history),
            route("/api/tables/{table}/record", "GET", self.record),
            route("/api/daily/{game}", "GET", self.daily),
        ]

    async def moments(self, request: Request) -> Response:
        """The table after each of the steps from `first` to `last`, fifty at most."""
        live, eyes = await self._eyes(request)
        first = max(1, number(request, "first", 1 << 31, "1"))
        last = number(request, "last", 1 << 31, str(first))
        last = min(max(first, last), first + past.MOST_MOMENTS - 1)
        lines = await self.house.store.read_journal(live.table.id, upto=last)
        return answer(await past.moments(live.table.head, lines, eyes, first))

    async def history(self, request: Request) -> Response:
        live, eyes = await self._eyes(request)
        lines = await self.house.store.read_journal(live.table.id)
        return answer(await past.history(live.table.head, lines, eyes))

    async def _eyes(self, request: Request) -> tuple[Live, int]:
        live = await self.desk.live_of(request)
        person = await self.desk.person_of(request)
        eyes = past.eyes_for(live, person.id if person else "", request.query_params.get("seat", ""))
        past.check_quiet(live, eyes)
        return live, eyes

    async def record(self, request: Request) -> Response:
        """The whole record, seed and all, once there is nothing left to hide."""
        live = await self.desk.live_of(request)
        if live.table.status not in CLOSED or live.table.record is None:
            raise Refuse("running")
        record = live.table.record
        name = f"{live.table.head.game}-{live.table.id}.txt"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        text = record.text() if live.table.status == OVER else record.body()
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    async def daily(self, request: Request) -> Response:
        """A day's deal; today's (UTC) unless told."""
        game = request.path_params["game"]
        if game not in DAILY:
            raise Refuse("no-daily", game=game)
        person = await self.desk.person_of(request)
        day = request.query_params.get("day", "") or datetime.now(UTC).date().isoformat()
        return answer(await self.house.results.daily(game, day[:10], person.id if person else ""))
