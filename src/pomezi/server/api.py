"""The server over HTTP: for programs, and for what a browser does outside a table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pomezi.bots import bot_names
from pomezi.core.game import GAMES
from pomezi.server import metrics
from pomezi.server.api_past import PastApi
from pomezi.server.api_people import PeopleApi
from pomezi.server.api_tables import TablesApi
from pomezi.server.desk import Desk
from pomezi.server.doors import answer, route
from pomezi.server.forms import GameInfo
from pomezi.server.making import DAILY


class Api:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def routes(self) -> list[Route]:
        return [
            route("/healthz", "GET", self.health),
            route("/metrics", "GET", self.figures),
            route("/api/games", "GET", self.games),
            *PeopleApi(self.desk).routes(),
            *TablesApi(self.desk).routes(),
            *PastApi(self.desk).routes(),
        ]

    async def health(self, _request: Request) -> Response:
        is_well = await self.desk.house.store.is_well()
        return answer({"status": "well" if is_well else "ill"}, 200 if is_well else 503)

    async def figures(self, _request: Request) -> Response:
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")

    async def games(self, _request: Request) -> Response:
        return answer(
            [
                GameInfo(
                    game.key,
                    list(game.seats),
                    list(game.editions),
                    {option.key: list(option.allowed) for option in game.options},
                    bot_names(game.key),
                    game.key in DAILY,
                    game.rules_version,
                )
                for game in GAMES.values()
            ]
        )
