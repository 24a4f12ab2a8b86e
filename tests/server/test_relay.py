"""Whoever comes to another process than the owner of their table is passed on."""

from __future__ import annotations

import httpx2

from tests.server.processes import Begin, play_some, two_at


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
