"""What I wish to be told, over HTTP: a real server with its couriers, a post office, a push service."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from pomezi.server.limits import Rate, Rates
from pomezi.server.notices import courier, push, waits
from pomezi.server.notices.courier import Courier, Ways
from pomezi.server.notices.mail import Post
from tests.server.client import Somebody, serving
from tests.server.notices.desk import (
    SENDER,
    Browser,
    Elsewhere,
    PostOffice,
    elsewhere,
    post_office,
    until,
)

MINE = "/api/me/notices"


@dataclass
class Town:
    url: str
    office: PostOffice
    service: Elsewhere

    async def come(self, name: str, login: str = "") -> Somebody:
        somebody = await Somebody(self.url, name).arrive()
        if login:
            account = {"login": login, "password": "long enough"}
            assert (await somebody.http.post("/api/me/account", json=account)).status_code == 200
        return somebody


@pytest.fixture
async def rounds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Of the courier, who does not rest between them."""
    made, plain = list[int](), Courier.round

    async def counted(courier: Courier) -> None:
        await plain(courier)
        await courier.rest()
        made.append(len(made))

    monkeypatch.setattr(courier, "ROUND_MS", 1)
    monkeypatch.setattr(Courier, "round", counted)
    return made


@pytest.fixture
async def town(tmp_path: Path, rounds: list[int]) -> AsyncIterator[Town]:
    async with post_office() as office, elsewhere() as service:
        post = Post(f"smtp://127.0.0.1:{office.port}", SENDER)
        ways = Ways("https://games.example/", post, may_be_private=True)
        async with serving(f"sqlite+aiosqlite:///{tmp_path / 't.sqlite'}", ways=ways) as url:
            yield Town(url, office, service)


async def refused(somebody: Somebody, path: str, **form: Any) -> str:
    answer = await somebody.http.post(path, json=form)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


async def test_wishes_are_kept_and_senseless_ones_refused(town: Town) -> None:
    anna = await town.come("Anna")
    first = (await anna.http.get(MINE)).json()
    assert (first["letters"], first["quiet_from"], first["browsers"]) == (True, -1, 0)
    form = {"lang": "cs", "zone": "Europe/Prague", "quiet_from": 1320, "quiet_until": 420}
    told = (await anna.http.post(MINE, json=form)).json()
    assert {key: told[key] for key in form} == form
    assert await refused(anna, MINE, lang="de", zone="UTC") == "unknown-lang"
    assert await refused(anna, MINE, lang="cs", zone="Mars/Olympus") == "bad-time-zone"
    assert await refused(anna, MINE, lang="cs", zone="UTC", quiet_from=1440) == "bad-message"
    assert (await anna.http.get(MINE)).json() == told
    stranger = Somebody(town.url)
    assert (await stranger.http.get(MINE)).status_code == 401


async def test_letters_are_for_accounts_and_begin_with_a_confirmation(town: Town) -> None:
    anna, bob = await town.come("Anna"), await town.come("Bob", "bob")
    assert await refused(anna, f"{MINE}/mail", mail="anna@home.example") == "no-account"
    assert await refused(bob, f"{MINE}/mail", mail="bob") == "bad-mail"
    told = (await bob.http.post(f"{MINE}/mail", json={"mail": "bob@home.example"})).json()
    assert (told["mail"], told["confirmed"]) == ("bob@home.example", False)
    await until(lambda: town.office.letters)
    text = town.office.letters[0].get_content()
    key = text.split("#/letters/confirm/")[1].split()[0]
    assert (await anna.http.post(f"/api/letters/{key}x/confirm")).status_code == 404
    assert (await anna.http.post(f"/api/letters/{key}/confirm")).status_code == 200, "from any device"
    assert (await bob.http.get(MINE)).json()["confirmed"]
    kind = {"content-type": "application/x-www-form-urlencoded"}
    mailer = Somebody(town.url)
    answer = await mailer.http.post(
        f"/api/letters/{key}/stop", headers=kind, content="List-Unsubscribe=One-Click"
    )
    assert answer.status_code == 200
    assert not (await bob.http.get(MINE)).json()["confirmed"]


async def test_nobodys_mailbox_can_be_filled_by_others(tmp_path: Path) -> None:
    rates = Rates(guesses=Rate(0.001, 4))
    async with post_office() as office:
        ways = Ways("https://games.example/", Post(f"smtp://127.0.0.1:{office.port}", SENDER))
        async with serving(f"sqlite+aiosqlite:///{tmp_path / 't.sqlite'}", rates=rates, ways=ways) as url:
            bob = await Town(url, office, Elsewhere()).come("Bob", "bob")
            codes = []
            for number in range(5):
                form = {"mail": f"eva{number}@home.example"}
                codes.append((await bob.http.post(f"{MINE}/mail", json=form)).status_code)
            assert codes == [200, 200, 200, 200, 429]


async def test_a_browser_is_told_of_a_turn_by_a_real_server(
    town: Town, rounds: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waits, "LETTER_PAUSE_MS", 0)
    anna, bob = await town.come("Anna"), await town.come("Bob", "bob")
    browser = Browser(town.service, "/push/bob")
    told = (await bob.http.post(f"{MINE}/browser", json=browser.form())).json()
    assert told["browsers"] == 1
    assert len(push.bytes_of(told["push_key"])) == 65
    table = await anna.open_table(["me", "open"], correspondence=True)
    assert (await bob.do(table, "sit", name="Bob"))["is"] == "done"
    assert (await anna.do(table, "start"))["is"] == "done"
    await until(lambda: town.service.parcels)
    assert browser.heard()[0]["path"] == f"#/table/{table}"
    told_in = len(rounds)
    await until(lambda: len(rounds) > told_in + 5)
    assert len(town.service.parcels) == 1
    off = await bob.http.post(f"{MINE}/browser/off", json={"endpoint": browser.endpoint})
    assert off.json()["browsers"] == 0


async def test_nobody_enters_browsers_without_end(tmp_path: Path) -> None:
    rates = Rates(newcomers=Rate(0.001, 3))
    async with (
        elsewhere() as service,
        serving(f"sqlite+aiosqlite:///{tmp_path / 't.sqlite'}", rates=rates) as url,
    ):
        bob, codes = await Somebody(url, "Bob").arrive(), []
        for number in range(3):
            form = {**Browser(service, "").form(), "endpoint": f"https://push.example/{number}"}
            codes.append((await bob.http.post(f"{MINE}/browser", json=form)).status_code)
        assert codes == [200, 200, 429]  # one more was Bob himself


async def test_what_is_no_browser_is_refused(town: Town) -> None:
    anna = await town.come("Anna")
    browser = Browser(town.service, "/1")
    form = browser.form()
    assert await refused(anna, f"{MINE}/browser", **{**form, "auth": "AAAA"}) == "bad-message"
    assert await refused(anna, f"{MINE}/browser", **{**form, "endpoint": "ftp://x/"}) == "bad-address"
    assert await refused(anna, f"{MINE}/browser", **{**form, "endpoint": "x" * 2001}) == "bad-message"


async def test_a_webhook_can_be_tried_and_says_what_is_wrong(town: Town) -> None:
    anna, bob = await town.come("Anna"), await town.come("Bob", "bob")
    address = town.service.address("/chat")
    assert await refused(anna, f"{MINE}/hooks", address=address) == "no-account"
    made = (await bob.http.post(f"{MINE}/hooks", json={"address": address})).json()
    assert made["secret"]
    assert (await bob.http.get(MINE)).json()["hooks"] == [{"id": made["id"], "address": address}]
    test = f"{MINE}/hooks/{made['id']}/test"
    assert (await bob.http.post(test)).status_code == 200
    [parcel] = town.service.parcels
    assert json.loads(parcel.body)["text"].startswith("Pomezí will write here")
    town.service.status = 403
    assert await refused(bob, test) == "hook-refuses"
    eva = await town.come("Eva", "eva")
    assert await refused(eva, test) == "no-such-hook"
    dead = (await bob.http.post(f"{MINE}/hooks", json={"address": "http://127.0.0.1:1/"})).json()
    assert await refused(bob, f"{MINE}/hooks/{dead['id']}/test") == "hook-silent"
    left = (await bob.http.post(f"{MINE}/hooks/{made['id']}/remove")).json()["hooks"]
    assert [hook["id"] for hook in left] == [dead["id"]]


async def test_a_house_in_the_open_writes_to_nobody_within(tmp_path: Path) -> None:
    async with serving(f"sqlite+aiosqlite:///{tmp_path / 't.sqlite'}") as url:
        bob = await Town(url, PostOffice(), Elsewhere()).come("Bob", "bob")
        told = (await bob.http.get(MINE)).json()
        assert not told["letters"]
        assert await refused(bob, f"{MINE}/mail", mail="bob@home.example") == "no-letters"
        assert await refused(bob, f"{MINE}/hooks", address="http://chat.example/") == "bad-address"
        made = (await bob.http.post(f"{MINE}/hooks", json={"address": "https://localhost/"})).json()
        assert await refused(bob, f"{MINE}/hooks/{made['id']}/test") == "bad-address"
