"""The doors over HTTP, each described once: what it takes, what it gives, and who answers. Starlette's routes
and the OpenAPI document are both made from this."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pomezi.core.errors import PomeziError
from pomezi.server import telemetry, wire
from pomezi.server.commands.asking import Refuse
from pomezi.server.journal import Unsure
from pomezi.server.limits import TooLarge
from pomezi.server.people import COOKIE, COOKIE_S
from pomezi.server.sentences import explain, language
from pomezi.server.table import Table

STATUS = {
    "no-such-table": 404,
    "no-such-letter": 404,
    "no-such-hook": 404,
    "no-such-tournament": 404,
    "no-person": 401,
    "bad-password": 401,
    "bad-phrase": 401,
    "not-your-seat": 403,
    "not-host": 403,
    "no-figures": 403,
    "sealed": 403,
    "sealed-running": 403,
    "sealed-round": 403,
    "not-organiser": 403,
    "too-fast": 429,
    "too-large": 413,
    "bad-message": 400,
    "unsaved": 503,
    "trouble": 503,
    "table-damaged": 503,
}
TEXT = "text/plain"
REFUSED = 409  # understood, but not now

Body = TypeVar("Body")
Answerer: TypeAlias = Callable[[Request], Awaitable[Response]]


@dataclass(frozen=True)
class Door:
    method: str
    path: str
    about: str
    answerer: Answerer
    takes: Any = None  # the form of its body
    gives: Any = None  # the form of its answer; None: text
    query: tuple[str, ...] = ()
    kind: str = "application/json"  # of its answer


def make_routes(doors: Sequence[Door]) -> list[Route]:
    return [Route(door.path, guarded(door.answerer), methods=[door.method]) for door in doors]


def guarded(answerer: Answerer) -> Answerer:
    """A door that refuses with a reason, whatever happens behind it."""

    async def answered(request: Request) -> Response:
        try:
            return await answerer(request)
        except PomeziError as error:
            return refuse(error, request)
        except TooLarge:
            return refuse(Refuse("too-large"), request)
        except Exception as error:
            telemetry.failed("a request failed", error)
            is_unsaved = request.method == "POST" and not isinstance(error, Unsure)
            return refuse(Refuse("unsaved" if is_unsaved else "trouble"), request)

    return answered


def answer(value: object, status: int = 200) -> Response:
    return Response(wire.encode(value), status, media_type="application/json")


def refuse(error: PomeziError, request: Request, table: Table | None = None) -> Response:
    refused = wire.Refused("", error.refusal.code, dict(error.refusal.facts))
    return refused_answer(refused, request, table)


def refused_answer(refused: wire.Refused, request: Request, table: Table | None) -> Response:
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
