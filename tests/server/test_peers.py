"""What processes ask each other: lists, and seats that are kept."""

from __future__ import annotations

from tests.server.client import Somebody, as_again
from tests.server.processes import Begin, two_at


async def test_requests_and_lists_know_tables_of_other_processes(begin: Begin) -> None:
    here, there = await begin(), await begin()
    anna = await Somebody(here.url, "Anna").arrive()
    mine = await anna.open_table(["me", "open"], listed=True, correspondence=True)
    again = as_again(there.url, anna)
    other = await again.open_table(["me", "random"])
    assert here.owns(mine)
    assert there.owns(other)
    for person in (anna, again):
        assert {table["id"] for table in (await person.http.get("/api/tables")).json()} == {mine, other}
        assert [table["id"] for table in (await person.http.get("/api/lobby")).json()] == [mine]
        assert (await person.http.get("/api/tables/nothing")).status_code == 404
    assert (await anna.do(other, "start"))["is"] == "done"
    news = await anna.look(other, after=0, wait=50)
    assert news["table"]["status"] == "playing"
    refused = await anna.http.post(f"/api/tables/{other}/commands", json={"do": "start"})
    assert (refused.status_code, refused.json()["code"]) == (409, "table-playing")
    assert here.owns(mine) and there.owns(other)  # noqa: PT018


async def test_who_follows_to_a_rematch_gets_their_seat_wherever_it_is(begin: Begin) -> None:
    here, there = await begin(), await begin()
    table, anna, bob, a, _ = await two_at(here, there)
    await a.ask("start")
    await a.ask("end")
    again = (await anna.do(table, "rematch"))["table"]
    live = here.host.lives[again]
    async with live.lock:
        await here.owners.leave([again])
        here.host.let_go(live)
    assert await there.host.find(again)
    assert (await bob.do(table, "rematch"))["table"] == again
    assert here.owns(table) and there.owns(again)  # noqa: PT018
    seats = (await bob.look(again))["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Bob"]
    assert seats[1]["mine"]
