"""People and their keys: what opens a door, and when it opens no more."""

from __future__ import annotations

import asyncio
import threading

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed

from pomezi.server.commands.asking import Refuse
from pomezi.server.people import HASHES_AT_ONCE, KNOWN_MS, MOST_WAITING, Hashing, People
from pomezi.server.store import Store
from tests.server.client import Somebody, serving
from tests.server.conftest import Arrive
from tests.server.rooms import OurClock
from tests.server.test_socket import read_on


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


async def test_a_new_phrase_replaces_the_old_one(arrive: Arrive) -> None:
    anna, other = await arrive("Anna"), await arrive("Somebody else")
    told = (await anna.http.post("/api/me/phrase")).json()
    assert told["phrase"] != anna.phrase
    assert (await other.http.post("/api/me/recover", json={"phrase": anna.phrase})).status_code == 401
    back = (await other.http.post("/api/me/recover", json={"phrase": told["phrase"]})).json()
    assert back["name"] == "Anna"


# -- sessions


async def with_account(arrive: Arrive) -> Somebody:
    anna = await arrive("Anna")
    form = {"login": "anna", "password": "long enough"}
    assert (await anna.http.post("/api/me/account", json=form)).status_code == 200
    return anna


async def on_another_device(anna: Somebody) -> Somebody:
    other = Somebody(anna.url, "Anna")
    told = await other.http.post("/api/me/sign-in", json={"login": "anna", "password": "long enough"})
    other.key = told.json()["key"]
    return other


async def test_signing_out_everywhere_ends_open_sockets(arrive: Arrive) -> None:
    anna = await with_account(arrive)
    table = await anna.open_table(["me", "open"])
    chair, other = await anna.sit_at(table), await on_another_device(anna)
    await chair.read()
    assert (await other.http.post("/api/me/sign-out", json={"everywhere": True})).status_code == 200
    with pytest.raises(ConnectionClosed):
        await read_on(chair)
    assert chair.socket is not None
    assert chair.socket.close_code == 4401
    assert (await anna.http.get("/api/me")).json()["name"] == ""


async def test_signing_out_here_ends_this_key_alone(arrive: Arrive) -> None:
    anna = await with_account(arrive)
    other = await on_another_device(anna)
    chair = await anna.sit_at(await anna.open_table(["me", "open"]))
    assert (await other.http.post("/api/me/sign-out", json={})).status_code == 200
    assert (await other.http.get("/api/me")).json()["name"] == ""
    assert (await chair.ask("undo"))["code"] == "table-open"


async def test_a_password_is_changed_by_whoever_knows_the_old_one(arrive: Arrive) -> None:
    anna = await with_account(arrive)
    other = await on_another_device(anna)
    new = {"login": "anna", "password": "longer than before"}
    for old in ({}, {"old_password": "wrong"}):
        answer = await anna.http.post("/api/me/account", json={**new, **old})
        assert (answer.status_code, answer.json()["code"]) == (401, "bad-password")
    told = await anna.http.post("/api/me/account", json={**new, "old_password": "long enough"})
    assert told.status_code == 200
    assert (await anna.http.get("/api/me")).json()["name"] == "Anna"
    assert (await other.http.get("/api/me")).json()["name"] == "", "another key is still good"


async def test_a_key_revoked_elsewhere_is_good_for_half_a_minute_at_most(database: str) -> None:
    """Two processes on one database."""
    clock = OurClock()
    store = Store(database, clock)
    await store.open()
    here, there = People(store, clock), People(store, clock)
    person, key, _ = await here.greet("Anna")
    assert await there.whose(key) == person
    await here.sign_out(person, key, everywhere=True)
    assert await here.whose(key) is None
    clock.at += KNOWN_MS + 1
    assert await there.whose(key) is None
    await store.close()


async def test_only_so_many_passwords_are_looked_at_at_once() -> None:
    hashing, go_on = Hashing(), threading.Event()
    running: list[int] = []
    at_once = 0

    def look() -> bool:
        nonlocal at_once
        running.append(1)
        at_once = max(at_once, len(running))
        go_on.wait(20)
        running.pop()
        return True

    looks = [asyncio.create_task(hashing._run(look)) for _ in range(MOST_WAITING + 3)]
    done, _ = await asyncio.wait(looks, timeout=20, return_when=asyncio.FIRST_EXCEPTION)
    assert len([task for task in done if task.exception()]) >= 1
    go_on.set()
    found = await asyncio.gather(*looks, return_exceptions=True)
    refused = [error for error in found if isinstance(error, Refuse)]
    assert [error.refusal.code for error in refused] == ["too-fast"] * 3
    assert found.count(True) == MOST_WAITING
    assert at_once <= HASHES_AT_ONCE
