"""People, their keys, and what keeps strangers out."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed

from pomezi.server.clock import SystemClock
from pomezi.server.limits import Rate, Rates
from pomezi.server.people import new_phrase
from pomezi.server.store import Store
from pomezi.server.telemetry import note, start_logging
from tests.server.client import QUICK, Somebody, serving
from tests.server.conftest import Arrive
from tests.server.test_socket import read_on


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


async def test_an_account_signs_in_and_out_everywhere(arrive: Arrive, url: str) -> None:
    anna = await arrive("Anna")
    form = {"login": "Anna@home", "password": "long enough"}
    assert (await anna.http.post("/api/me/account", json=form)).status_code == 200
    async with httpx2.AsyncClient(base_url=url) as other:
        wrong = await other.post("/api/me/sign-in", json={**form, "password": "something else"})
        nobody = await other.post("/api/me/sign-in", json={**form, "login": "nobody"})
        assert wrong.status_code == nobody.status_code == 401
        assert wrong.json() == nobody.json()
        assert (await other.post("/api/me/sign-in", json=form)).json()["name"] == "Anna"
        assert (await other.post("/api/me/sign-out", json={"everywhere": True})).status_code == 200
    assert (await anna.http.get("/api/me")).json()["name"] == ""


async def test_a_login_belongs_to_one_person(arrive: Arrive) -> None:
    form = {"login": "anna", "password": "long enough"}
    anna, other = await arrive("Anna"), await arrive("Other")
    assert (await anna.http.post("/api/me/account", json=form)).status_code == 200
    assert (await other.http.post("/api/me/account", json=form)).json()["code"] == "login-taken"


async def test_no_secret_lies_open_in_the_database(database: str) -> None:
    async with serving(database) as url:
        anna = await Somebody(url, "Anna").arrive()
        await anna.http.post("/api/me/account", json={"login": "anna", "password": "long enough"})
        await anna.leave()
    path = database.removeprefix("sqlite+aiosqlite:///")
    content = b""
    for end in ("", "-wal"):
        try:
            with open(path + end, "rb") as file:
                content += file.read()
        except FileNotFoundError:
            pass
    for secret in (anna.key, anna.phrase, "long enough"):
        assert secret.encode() not in content


async def test_names_cannot_break_the_page(arrive: Arrive) -> None:
    anna = await arrive("A\u202e\x00\n  nna")
    assert (await anna.http.get("/api/me")).json()["name"] == "A nna"
    table = await anna.open_table(["me", "open"], name="\u200f\u2066")
    assert (await anna.look(table))["table"]["seats"][0]["name"] == "?"
    assert (await anna.http.post("/api/me", json={"name": "x" * 33})).status_code == 400


async def test_a_request_from_another_site_is_refused(arrive: Arrive, url: str) -> None:
    anna = await arrive("Anna")
    foreign = {"Origin": "https://evil.example"}
    answer = await anna.http.post("/api/tables", json={}, headers=foreign)
    assert answer.status_code == 403
    crossed = {"Sec-Fetch-Site": "cross-site"}
    assert (await anna.http.post("/api/tables", json={}, headers=crossed)).status_code == 403
    own = await anna.http.post("/api/me", json={"name": "Anna"}, headers={"Origin": url})
    assert own.status_code == 200


async def test_a_socket_from_another_site_is_closed(arrive: Arrive, url: str) -> None:
    from websockets.asyncio.client import connect

    anna = await arrive("Anna")
    table = await anna.open_table(["me", "open"])
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with connect(address, origin="https://evil.example") as socket:  # type: ignore[arg-type]
        with pytest.raises(ConnectionClosed) as closed:
            await asyncio.wait_for(socket.recv(), 5)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


async def test_every_answer_wears_its_security_headers(url: str) -> None:
    async with httpx2.AsyncClient(base_url=url) as http:
        for path in ("/healthz", "/api/games", "/api/nowhere", "/metrics"):
            headers = (await http.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"


async def test_health_and_figures_can_be_read(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    assert (await anna.http.get("/healthz")).json() == {"status": "well", "troubles": []}
    assert "pomezi_actions_accepted_total" in (await anna.http.get("/metrics")).text


async def test_who_guesses_passwords_is_slowed_down(database: str) -> None:
    async with serving(database, QUICK, Rates(guesses=Rate(0.01, 3))) as url:
        async with httpx2.AsyncClient(base_url=url) as http:
            codes = [
                (await http.post("/api/me/recover", json={"phrase": new_phrase()})).status_code
                for _ in range(5)
            ]
        assert codes == [401, 401, 401, 429, 429]


async def test_too_many_requests_are_turned_away(database: str) -> None:
    async with serving(database, QUICK, Rates(requests=Rate(0.01, 10))) as url:
        async with httpx2.AsyncClient(base_url=url) as http:
            codes = [(await http.get("/api/games")).status_code for _ in range(12)]
        assert codes == [200] * 10 + [429] * 2


async def test_a_flood_of_commands_ends_the_connection(database: str) -> None:
    async with serving(database, QUICK, Rates(commands=Rate(0.01, 5))) as url:
        anna = await Somebody(url, "Anna").arrive()
        table = await anna.open_table(["me", "open"])
        chair = await anna.sit_at(table)
        for _ in range(40):
            await chair.send("undo")
        with pytest.raises(ConnectionClosed):
            await read_on(chair)
        assert chair.socket is not None
        assert chair.socket.close_code == 4429
        await anna.leave()


async def test_a_body_that_is_too_large_is_refused(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    assert (await anna.http.post("/api/me", content=b"x" * 20_000)).status_code == 413

    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(20):
            yield b" " * 1000

    assert (await anna.http.post("/api/me", content=pieces())).status_code == 413


async def test_an_older_database_is_brought_up_to_date_once(database: str) -> None:
    for _ in range(2):
        store = Store(database, SystemClock())
        await store.open()
        assert await store.is_well()
        await store.close()


def test_logs_name_no_table_and_no_person(capsys: pytest.CaptureFixture[str]) -> None:
    start_logging()
    note("table made", "the-secret-id", game="border")
    logging.getLogger().handlers.clear()
    line = json.loads(capsys.readouterr().err)
    assert line["what"] == "table made"
    assert line["game"] == "border"
    assert "the-secret-id" not in json.dumps(line)


async def test_a_new_phrase_replaces_the_old_one(arrive: Arrive) -> None:
    anna, other = await arrive("Anna"), await arrive("Somebody else")
    told = (await anna.http.post("/api/me/phrase")).json()
    assert told["phrase"] != anna.phrase
    assert (await other.http.post("/api/me/recover", json={"phrase": anna.phrase})).status_code == 401
    back = (await other.http.post("/api/me/recover", json={"phrase": told["phrase"]})).json()
    assert back["name"] == "Anna"
