"""People over HTTP: names, keys, phrases, accounts, and the games they have finished."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pomezi.server.desk import Desk
from pomezi.server.doors import answer, body_of, route, with_cookie
from pomezi.server.forms import AccountForm, Me, NameForm, PhraseForm, SignOutForm
from pomezi.server.people import Person


class PeopleApi:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.people = desk.people

    def routes(self) -> list[Route]:
        return [
            route("/api/me", "GET", self.me),
            route("/api/me", "POST", self.greet),
            route("/api/me/phrase", "POST", self.phrase),
            route("/api/me/recover", "POST", self.recover),
            route("/api/me/account", "POST", self.account),
            route("/api/me/sign-in", "POST", self.sign_in),
            route("/api/me/sign-out", "POST", self.sign_out),
            route("/api/me/games", "GET", self.games),
        ]

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

    async def phrase(self, request: Request) -> Response:
        person = await self.desk.need_person(request)
        self.desk.limit(request, "guesses", self.desk.rates.guesses)
        return answer(Me(person.name, person.login, await self.people.set_phrase(person)))

    async def games(self, request: Request) -> Response:
        person = await self.desk.need_person(request)
        return answer(await self.desk.house.results.games_of(person.id))
