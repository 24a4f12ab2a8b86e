"""The server over HTTP: for programs, and for what a browser does outside a table."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pomezi.bots import bot_names
from pomezi.core.errors import PomeziError
from pomezi.core.game import GAMES
from pomezi.server import metrics, seen, wire
from pomezi.server.decide import Refuse
from pomezi.server.desk import Desk
from pomezi.server.house import Reader
from pomezi.server.limits import TooLarge
from pomezi.server.people import COOKIE, COOKIE_S, Person
from pomezi.server.tables import CLOSED, OVER, Table
from pomezi.server.words import explain, language

LONGEST_WAIT_S = 25.0
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

Password = Annotated[str, Meta(min_length=8, max_length=200)]
Login = Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[^\s\x00-\x1f]+$")]
Body = TypeVar("Body")


class NameForm(Struct, forbid_unknown_fields=True):
    name: wire.Name


class PhraseForm(Struct, forbid_unknown_fields=True):
    phrase: Annotated[str, Meta(max_length=100)]


class AccountForm(Struct, forbid_unknown_fields=True):
    login: Login
    password: Password


class SignOutForm(Struct, forbid_unknown_fields=True):
    everywhere: bool = False


class Me(Struct, omit_defaults=True):
    name: str
    login: str = ""
    phrase: str = ""  # once, when the person is new
    key: str = ""  # likewise, for programs; browsers keep it in their cookie


class GameInfo(Struct):
    key: str
    seats: list[int]
    editions: list[str]
    options: dict[str, list[Any]]
    bots: list[str]
    rules_version: int


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


def number(request: Request, name: str, most: int) -> int:
    given = request.query_params.get(name, "0")
    if not given.isdecimal() or not given.isascii() or len(given) > 10:
        raise Refuse("bad-message", reason=name)
    return min(int(given), most)


class Api:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.house = desk.house
        self.people = desk.people

    def routes(self) -> list[Route]:
        doors = [
            ("/healthz", "GET", self.health),
            ("/metrics", "GET", self.figures),
            ("/api/games", "GET", self.games),
            ("/api/me", "GET", self.me),
            ("/api/me", "POST", self.greet),
            ("/api/me/recover", "POST", self.recover),
            ("/api/me/account", "POST", self.account),
            ("/api/me/sign-in", "POST", self.sign_in),
            ("/api/me/sign-out", "POST", self.sign_out),
            ("/api/tables", "GET", self.mine),
            ("/api/tables", "POST", self.create),
            ("/api/lobby", "GET", self.lobby),
            ("/api/tables/{table}", "GET", self.look),
            ("/api/tables/{table}/commands", "POST", self.command),
            ("/api/tables/{table}/record", "GET", self.record),
        ]
        return [Route(path, self._guarded(door), methods=[method]) for path, method, door in doors]

    def _guarded(self, door: Any) -> Any:
        async def guarded(request: Request) -> Response:
            try:
                return await door(request)  # type: ignore[no-any-return]
            except PomeziError as error:
                return refuse(error, request)
            except TooLarge:
                return refuse(Refuse("too-large"), request)

        return guarded

    # -- the house

    async def health(self, _request: Request) -> Response:
        is_well = await self.house.store.is_well()
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
                    game.rules_version,
                )
                for game in GAMES.values()
            ]
        )

    # -- people

    async def me(self, request: Request) -> Response:
        person = await self.desk.need_person(request)
        return answer(Me(person.name, person.login))

    async def greet(self, request: Request) -> Response:
        """A new person, or a new name for a known one."""
        form = await body_of(request, NameForm)
        person = await self.desk.person_of(request)
        if person is not None:
            person = await self.people.rename(person, form.name)
            return answer(Me(person.name, person.login))
        self.desk.limit(request, "newcomers", self.desk.rates.newcomers)
        person, key, phrase = await self.people.greet(form.name)
        return with_cookie(answer(Me(person.name, "", phrase, key), 201), request, key)

    async def recover(self, request: Request) -> Response:
        form = await body_of(request, PhraseForm)
        self.desk.limit(request, "guesses", self.desk.rates.guesses)
        person, key = await self.people.recover(form.phrase)
        return self._welcome(request, person, key)

    async def account(self, request: Request) -> Response:
        form = await body_of(request, AccountForm)
        person = await self.desk.need_person(request)
        self.desk.limit(request, "guesses", self.desk.rates.guesses)
        await self.people.set_password(person, form.login, form.password)
        return answer(Me(person.name, form.login.lower()))

    async def sign_in(self, request: Request) -> Response:
        form = await body_of(request, AccountForm)
        self.desk.limit(request, "guesses", self.desk.rates.guesses)
        person, key = await self.people.sign_in(form.login, form.password)
        return self._welcome(request, person, key)

    async def sign_out(self, request: Request) -> Response:
        form = await body_of(request, SignOutForm)
        person = await self.desk.need_person(request)
        await self.people.sign_out(person, self.desk.key_of(request), form.everywhere)
        return with_cookie(answer({}), request, "")

    def _welcome(self, request: Request, person: Person, key: str) -> Response:
        return with_cookie(answer(Me(person.name, person.login, "", key)), request, key)

    # -- tables

    async def mine(self, request: Request) -> Response:
        person = await self.desk.need_person(request)
        return await self._list(await self.house.store.tables_of(person.id), person.id)

    async def lobby(self, _request: Request) -> Response:
        """Tables whose hosts want to be found; the others are known by their link alone."""
        return await self._list(await self.house.store.tables_in(("open",), listed=True), "")

    async def _list(self, ids: list[str], person: str) -> Response:
        found = [await self.house.find(table_id) for table_id in ids[:100]]
        return answer([seen.info(live.table, person, live.here()) for live in found if live])

    async def create(self, request: Request) -> Response:
        asked = await body_of(request, wire.NewTable)
        person = await self.desk.need_person(request)
        self.desk.limit(request, "newcomers", self.desk.rates.newcomers)
        if asked.name == "?":
            asked.name = person.name
        live = await self.house.create(person.id, asked)
        return answer(seen.info(live.table, person.id, live.here()), 201)

    async def look(self, request: Request) -> Response:
        """The news since a step; with `wait` (ms) as soon as there are any."""
        live = await self.desk.live_of(request)
        person = await self.desk.person_of(request)
        seat = self.desk.seat_of(request, live, person)
        after = number(request, "after", 1 << 31)
        wait = min(number(request, "wait", 60_000) / 1000, LONGEST_WAIT_S)
        reader = Reader(person.id if person else "", seat, after)
        await self.house.enter(live, reader)
        try:
            if wait and after >= live.table.seq:
                await asyncio.wait_for(reader.wake.wait(), wait)
        except TimeoutError:
            pass
        finally:
            self.house.leave(live, reader)
        live.mark_shown(seat)
        return answer(seen.news(live.table, reader.person, seat, after, live.here(), first=True))

    async def command(self, request: Request) -> Response:
        try:
            command = wire.decode_command(await request.body())
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Refuse("bad-message", reason=str(error)) from error
        live = await self.desk.live_of(request)
        person = await self.desk.need_person(request)
        self.desk.limit(request, "commands", self.desk.rates.commands, person.id)
        seat = self.desk.seat_of(request, live, person)
        if isinstance(command, wire.Play) and seat is not None:
            await self.house.hand_back(live, seat)
        done = await self.house.do(live, self.desk.asker(live, person, seat, None), command)
        if isinstance(done, wire.Refused):
            lang = language(request.headers.get("accept-language", ""))
            return answer(explain(done, lang, live.table), STATUS.get(done.code, REFUSED))
        return answer(done)

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
