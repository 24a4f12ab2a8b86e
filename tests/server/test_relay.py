"""Whoever comes to another process than the owner of their table is passed on."""

from __future__ import annotations

import json

import httpx2
import pytest
from websockets.asyncio.client import connect

from tests.server.client import Somebody
from tests.server.processes import Begin, play_some, two_at
from tests.server.test_proxy import EXAMPLE, client, nginx


async def test_players_at_two_processes_play_at_one_owner(begin: Begin) -> None:
    here, there = await begin(), await begin()
    table, anna, bob, a, b = await two_at(here, there)
    assert here.owns(table)
    assert not there.owns(table)
    await a.ask("start")
    await a.until_legal()
    await b.until_legal()
    await play_some((a, b), 8)
    assert a.latest["view"]["deck"] == b.latest["view"]["deck"]
    assert not there.owns(table)
    for person in (anna, bob):
        seats = (await person.look(table))["table"]["seats"]
        assert [seat["here"] for seat in seats] == [True, True], "who is here is known everywhere"


async def test_the_port_for_processes_is_closed_to_everybody_else(begin: Begin) -> None:
    here = await begin()
    address = f"http://{here.session.host}:{here.session.port}"
    async with httpx2.AsyncClient(base_url=address) as http:
        for headers in ({}, {"x-pomezi-peer": "guess"}):
            assert (await http.get("/api/games", headers=headers)).status_code == 403
            body = {"ids": [], "person": ""}
            assert (await http.post("/peer/listed", json=body, headers=headers)).status_code == 403
    async with httpx2.AsyncClient(base_url=here.url) as http:
        asked = {"x-pomezi-peer": here.session.secret, "x-pomezi-lead": "1"}
        assert (await http.post("/peer/listed", json={}, headers=asked)).status_code in (404, 405)


@pytest.mark.parametrize(("proxies", "carried"), [("127.0.0.1", 0), ("", 1)])
async def test_a_proxy_that_is_trusted_is_led_to_the_owner(begin: Begin, proxies: str, carried: int) -> None:
    """The example of nginx, run as it stands in docs; who is not trusted is not told where the owner is."""
    here, there = await begin(proxies=proxies), await begin(proxies=proxies)
    anna = await Somebody(here.url, "Anna").arrive()
    table = await anna.open_table(["me", "me"])
    example = EXAMPLE.with_name("nginx-several.conf")
    with nginx(there.url.removeprefix("http://"), example) as (port, _, trust):
        address = f"wss://localhost:{port}/api/tables/{table}/live?seat=1"
        headers = {"Authorization": f"Bearer {anna.key}"}
        async with connect(address, ssl=trust, additional_headers=headers) as socket:
            news = json.loads(await socket.recv())
            while news["is"] != "news":
                news = json.loads(await socket.recv())
            assert news["table"]["seats"][1]["here"]
            assert here.owns(table)
            assert len(here.host.lives[table].readers) == 1
            assert there.carries() == carried
            assert here.carries() == 0
        async with client(port, trust) as http:
            for path in ("/owner/127.0.0.1:1/x/api/games", "/metrics"):
                assert (await http.get(path)).status_code == 404
