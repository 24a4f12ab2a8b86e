"""What every door over HTTP needs: bodies in, answers and refusals out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pomezi.core.errors import PomeziError
from pomezi.server import wire
from pomezi.server.asking import Refuse
from pomezi.server.limits import TooLarge
from pomezi.server.people import COOKIE, COOKIE_S
from pomezi.server.tables import Table
from pomezi.server.words import explain, language

STATUS = {
    "no-such-table": 404,
    "no-person": 401,
    "bad-password": 401,
    "bad-phrase": 401,
    "not-your-seat": 403,
    "not-host": 403,
    "too-fast": 429,
    "too-large": 413,
    "bad-message": 400,
    "unsaved": 503,
}
REFUSED = 409  # understood, but not now

Body = TypeVar("Body")
Door: TypeAlias = Callable[[Request], Awaitable[Response]]


def answer(value: object, status: int = 200) -> Response:
    return Response(wire.encode(value), status, media_type="application/json")


def refuse(error: PomeziError, request: Request, table: Table | None = None, id: str = "") -> Response:
    refused = wire.Refused(id, error.refusal.code, dict(error.refusal.facts))
    lang = language(request.headers.get("accept-language", ""))
    return answer(explain(refused, lang, table), STATUS.get(refused.code, REFUSED))


async def body_of(request: Request, form: type[Body]) -> Body:
    try:
        return msgspec.json.decode(await request.body() or b"{}", type=form)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refuse("bad-message", reason=str(error)) from error


def with_cookie(response: Response, request: Request, key: str) -> Response:
    is_secure = request.url.scheme == "https"
    response.set_cookie(
        COOKIE, key, max_age=COOKIE_S if key else 0, httponly=True, samesite="lax", secure=is_secure
    )
    return response


def number(request: Request, name: str, most: int, usual: str = "0") -> int:
    given = request.query_params.get(name, usual)
    if not given.isdecimal() or not given.isascii() or len(given) > 10:
        raise Refuse("bad-message", reason=name)
    return min(int(given), most)


def route(path: str, method: str, door: Door) -> Route:
    """A door that refuses with a reason."""

    async def guarded(request: Request) -> Response:
        try:
            return await door(request)
        except PomeziError as error:
            return refuse(error, request)
        except TooLarge:
            return refuse(Refuse("too-large"), request)

    return Route(path, guarded, methods=[method])
