"""People over HTTP: the cookie, the phrase, the login, and guesses at them."""

from __future__ import annotations

import httpx2

from pomezi.server.limits import Rate, Rates
from pomezi.server.people import new_phrase
from tests.server.client import QUICK, Somebody, serving
from tests.server.conftest import Arrive


async def test_the_key_is_kept_in_a_cookie_that_scripts_cannot_read(url: str) -> None:
    async with httpx2.AsyncClient(base_url=url) as http:
        answer = await http.post("/api/me", json={"name": "Anna"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert (await http.get("/api/me")).json() == {"name": "Anna"}


async def test_a_phrase_brings_the_seat_back_on_another_device(arrive: Arrive, url: str) -> None:
    anna = await arrive("Anna")
    table = await anna.open_table(["me", "open"])
    async with httpx2.AsyncClient(base_url=url) as other:
        assert (await other.post("/api/me/recover", json={"phrase": new_phrase()})).status_code == 401
        spoken = anna.phrase.replace("-", " ").upper()
        assert (await other.post("/api/me/recover", json={"phrase": spoken})).status_code == 200
        assert [t["id"] for t in (await other.get("/api/tables")).json()] == [table]


async def test_a_login_belongs_to_one_person(arrive: Arrive) -> None:
    form = {"login": "anna", "password": "long enough"}
    anna, other = await arrive("Anna"), await arrive("Other")
    assert (await anna.http.post("/api/me/account", json=form)).status_code == 200
    assert (await other.http.post("/api/me/account", json=form)).json()["code"] == "login-taken"


async def test_who_guesses_passwords_is_slowed_down(database: str) -> None:
    async with serving(database, QUICK, Rates(guesses=Rate(0.01, 3))) as url:
        async with httpx2.AsyncClient(base_url=url) as http:
            codes = [
                (await http.post("/api/me/recover", json={"phrase": new_phrase()})).status_code
                for _ in range(5)
            ]
        assert codes == [401, 401, 401, 429, 429]


async def test_a_login_is_guessed_no_faster_from_many_addresses(database: str) -> None:
    rates = Rates(guesses=Rate(0.001, 4))
    async with serving(database, QUICK, rates, proxy="127.0.0.1") as url:
        anna = await Somebody(url, "Anna").arrive()
        form = {"login": "anna", "password": "long enough"}
        assert (await anna.http.post("/api/me/account", json=form)).status_code == 200
        codes = []
        for number in range(6):
            guess = {"login": "Anna", "password": f"wrong guess {number}"}
            sent = {"X-Forwarded-For": f"192.0.2.{number}"}
            codes.append((await anna.http.post("/api/me/sign-in", json=guess, headers=sent)).status_code)
        assert codes == [401] * 4 + [429] * 2


async def test_a_first_visit_is_no_failure(url: str) -> None:
    async with httpx2.AsyncClient(base_url=url) as http:
        answer = await http.get("/api/me")
        assert (answer.status_code, answer.json()) == (200, {"name": ""})
        assert (await http.get("/api/me/games")).json()["code"] == "no-person"
