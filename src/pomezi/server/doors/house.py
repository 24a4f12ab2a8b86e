"""The house itself: is it well, what does it count, which games does it have?"""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response

from pomezi.core.game import find_game
from pomezi.games import GAMES
from pomezi.server import lessons
from pomezi.server.commands.asking import Refuse
from pomezi.server.figures import Figures
from pomezi.server.forms import GameInfo, Health, Lesson, Reach
from pomezi.server.gameinfo import game_info
from pomezi.server.limits import address
from pomezi.server.routes import TEXT, Door, answer
from pomezi.text import LANGUAGES, catalogue

NEAR = ("127.0.0.1", "::1")
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip")


def house_doors(figures: Figures, troubles: Callable[[], list[str]], reach: str) -> list[Door]:
    async def health(_request: Request) -> Response:
        found = troubles()
        return answer(Health("ill" if found else "well", found), 503 if found else 200)

    async def count(request: Request) -> Response:
        if not is_near(request):
            raise Refuse("no-figures")
        return Response(figures.text(), media_type="text/plain; version=0.0.4")

    async def reached(request: Request) -> Response:
        """Strangers are not told how the network behind us is built."""
        return answer(Reach(is_near(request), reach if is_near(request) else ""))

    async def games(_request: Request) -> Response:
        return answer([game_info(key) for key in GAMES])

    async def sentences(request: Request) -> Response:
        """Kept by browsers for an hour: a catalogue changes with the server alone."""
        lang = request.path_params["lang"]
        if lang not in LANGUAGES:
            raise Refuse("unknown-lang", lang=lang[:20], expected=", ".join(LANGUAGES))
        text = catalogue(find_game(request.path_params["game"]).key, lang)
        headers = {"Cache-Control": "max-age=3600"}
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    async def lesson(request: Request) -> Response:
        return answer(lessons.told(find_game(request.path_params["game"]).key))

    return [
        Door("GET", "/healthz", "Whether the server is well, and what is not", health, gives=Health),
        Door("GET", "/metrics", "Figures in Prometheus format, on the machine itself", count, kind=TEXT),
        Door("GET", "/api/reach", "How others get here; told on the machine itself", reached, gives=Reach),
        Door(
            "GET",
            "/api/games",
            "The games, their seats, editions, options and bots",
            games,
            gives=list[GameInfo],
        ),
        Door(
            "GET",
            "/api/games/{game}/text/{lang}",
            "The sentences of a game as a Fluent catalogue, with English where a language lacks one",
            sentences,
            kind=TEXT,
        ),
        Door("GET", "/api/games/{game}/lesson", "A first game, step by step", lesson, gives=Lesson),
    ]


def is_near(request: Request) -> bool:
    """Whoever runs the house: on the machine itself, and not through a proxy."""
    return address(request.scope) in NEAR and not any(name in request.headers for name in FORWARDED)
