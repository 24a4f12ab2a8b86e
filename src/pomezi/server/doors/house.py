"""The house itself: is it well, what does it count, which games does it have?"""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response

from pomezi.bots import bot_names
from pomezi.core.game import GAMES, find_game
from pomezi.server.commands.asking import Refuse
from pomezi.server.figures import Figures
from pomezi.server.forms import Facts, GameInfo, Health
from pomezi.server.laying import DAILY
from pomezi.server.limits import address
from pomezi.server.routes import Door, answer

NEAR = ("127.0.0.1", "::1")
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip")


def house_doors(figures: Figures, troubles: Callable[[], list[str]]) -> list[Door]:
    async def health(_request: Request) -> Response:
        found = troubles()
        return answer(Health("ill" if found else "well", found), 503 if found else 200)

    async def count(request: Request) -> Response:
        """For whoever runs the house: on the machine itself, and not through a proxy."""
        if address(request.scope) not in NEAR or any(name in request.headers for name in FORWARDED):
            raise Refuse("no-figures")
        return Response(figures.text(), media_type="text/plain; version=0.0.4")

    async def games(_request: Request) -> Response:
        return answer([game_info(key) for key in GAMES])

    async def edition_facts(request: Request) -> Response:
        """Of our own editions only: a path would open any file of this machine."""
        game, edition = find_game(request.path_params["game"]), request.path_params["edition"]
        game.check_edition(edition)
        return answer(game.facts(edition))

    return [
        Door("GET", "/healthz", "Whether the server is well, and what is not", health, gives=Health),
        Door("GET", "/metrics", "Figures in Prometheus format, on the machine itself", count, is_text=True),
        Door(
            "GET",
            "/api/games",
            "The games, their seats, editions, options and bots",
            games,
            gives=list[GameInfo],
        ),
        Door(
            "GET",
            "/api/games/{game}/editions/{edition}",
            "What an edition brings: maps, cards, counts",
            edition_facts,
            gives=Facts,
        ),
    ]


def game_info(key: str) -> GameInfo:
    game = GAMES[key]
    options = {option.key: list(option.allowed) for option in game.options}
    return GameInfo(
        game.key,
        list(game.seats),
        list(game.editions),
        options,
        bot_names(game.key),
        game.key in DAILY,
        game.rules_version,
    )
