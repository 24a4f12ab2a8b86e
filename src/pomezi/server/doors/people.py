"""People over HTTP: names, keys, phrases, accounts."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from pomezi.server.forms import AccountForm, Me, NameForm, PhraseForm, SignOutForm
from pomezi.server.limits import address
from pomezi.server.people import Person
from pomezi.server.reception import Reception
from pomezi.server.routes import Door, answer, body_of, with_cookie


def people_doors(reception: Reception) -> list[Door]:
    people, rates = reception.people, reception.rates

    async def limit_guesses(request: Request, login: str = "") -> None:
        """By address, and by the login they are about: who has many addresses has no more guesses."""
        await reception.limit_guesses(address(request.scope))
        if login:
            await reception.limit_guesses(f"login {login.lower()}")

    def welcome(request: Request, person: Person, key: str) -> Response:
        return with_cookie(answer(Me(person.name, person.login, "", key)), request, key)

    async def me(request: Request) -> Response:
        person = await reception.person_of(request)
        return answer(Me(person.name, person.login) if person else Me(""))

    async def greet(request: Request) -> Response:
        form = await body_of(request, NameForm)
        person = await reception.person_of(request)
        if person is not None:
            person = await people.rename(person, form.name)
            return answer(Me(person.name, person.login))
        reception.limit(request, "newcomers", rates.newcomers)
        person, key, phrase = await people.greet(form.name)
        return with_cookie(answer(Me(person.name, "", phrase, key), 201), request, key)

    async def phrase(request: Request) -> Response:
        person = await reception.need_person(request)
        await limit_guesses(request)
        return answer(Me(person.name, person.login, await people.set_phrase(person)))

    async def recover(request: Request) -> Response:
        form = await body_of(request, PhraseForm)
        await limit_guesses(request)
        return welcome(request, *await people.recover(form.phrase))

    async def account(request: Request) -> Response:
        form = await body_of(request, AccountForm)
        person = await reception.need_person(request)
        await limit_guesses(request, person.login)
        key = reception.key_of(request)
        await people.set_password(person, form.login, form.password, form.old_password, key)
        return answer(Me(person.name, form.login.lower()))

    async def sign_in(request: Request) -> Response:
        form = await body_of(request, AccountForm)
        await limit_guesses(request, form.login)
        return welcome(request, *await people.sign_in(form.login, form.password))

    async def sign_out(request: Request) -> Response:
        form = await body_of(request, SignOutForm)
        person = await reception.need_person(request)
        await people.sign_out(person, reception.key_of(request), form.everywhere)
        return with_cookie(answer({}), request, "")

    return [
        Door("GET", "/api/me", "Who I am; without a name for whoever is new", me, gives=Me),
        Door(
            "POST",
            "/api/me",
            "A new person (the key comes in a cookie, and once in the answer), or a new name",
            greet,
            takes=NameForm,
            gives=Me,
        ),
        Door("POST", "/api/me/phrase", "A new phrase; the old one is good no more", phrase, gives=Me),
        Door(
            "POST",
            "/api/me/recover",
            "A new key for whoever knows the phrase",
            recover,
            takes=PhraseForm,
            gives=Me,
        ),
        Door(
            "POST",
            "/api/me/account",
            "A login and a password for a lasting name; to change them, with the old password",
            account,
            takes=AccountForm,
            gives=Me,
        ),
        Door(
            "POST",
            "/api/me/sign-in",
            "A new key for login and password",
            sign_in,
            takes=AccountForm,
            gives=Me,
        ),
        Door(
            "POST",
            "/api/me/sign-out",
            "Ends this key, or all of them",
            sign_out,
            takes=SignOutForm,
            gives=dict[str, str],
        ),
    ]
