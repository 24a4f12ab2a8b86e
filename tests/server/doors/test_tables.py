"""Tables over HTTP: lists, looks, commands."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from pomezi.server.store import Store
from pomezi.server.table import OPEN
from tests.server.client import Somebody
from tests.server.conftest import Arrive
from tests.server.test_table import two_at_a_table


async def test_nobody_looks_through_a_foreign_seat(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    assert (await b.person.look(a.table, seat=0))["code"] == "not-your-seat"
    assert (await a.person.look(a.table, seat=7))["code"] == "not-your-seat"
    answer = await b.person.http.post(
        f"/api/tables/{a.table}/commands?seat=0", json={"do": "play", "action": "draw deck", "seq": 9}
    )
    assert answer.status_code == 403


async def test_a_table_nobody_was_told_of_cannot_be_found(arrive: Arrive) -> None:
    anna, bob = await arrive("Anna"), await arrive("Bob")
    hidden = await anna.open_table(["me", "open"])
    shown = await anna.open_table(["me", "open"], listed=True)
    for table in (hidden, shown):
        await (await anna.sit_at(table)).read()
    assert await lobby_of(bob) == [shown]
    assert (await bob.http.get("/api/tables/nothing-here")).status_code == 404
    mine = [table["id"] for table in (await anna.http.get("/api/tables")).json()]
    assert set(mine) == {hidden, shown}


async def lobby_of(person: Somebody) -> list[str]:
    return [table["id"] for table in (await person.http.get("/api/lobby")).json()]


async def test_an_open_table_invites_while_a_seat_is_free_and_somebody_waits(arrive: Arrive) -> None:
    anna, bob = await arrive("Anna"), await arrive("Bob")
    letters = await anna.open_table(["me", "open"], listed=True, correspondence=True)
    live = await anna.open_table(["me", "open"], listed=True)
    assert await lobby_of(bob) == [letters]
    chair = await anna.sit_at(live)
    await chair.read()
    assert set(await lobby_of(bob)) == {letters, live}
    for table in (letters, live):
        await bob.do(table, "sit", name="Bob")
    assert await lobby_of(bob) == []


async def test_a_table_that_ends_while_mine_are_listed_is_listed_once(
    arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await arrive("Anna")
    table = await anna.open_table(["me", "open"])
    look_up = Store.tables_of

    async def and_then_it_ends(store: Store, person: str, status: Sequence[str], most: int) -> list[str]:
        found = await look_up(store, person, status, most)
        if found and OPEN in status:
            await anna.do(table, "end")
        return found

    monkeypatch.setattr(Store, "tables_of", and_then_it_ends)
    [told] = (await anna.http.get("/api/tables")).json()
    assert (told["id"], told["status"]) == (table, "ended")


async def test_a_long_look_waits_for_news(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    await b.close()
    while a.info["seats"][1]["here"]:
        await a.read()
    waiting = asyncio.create_task(b.person.look(b.table, after=b.seq, wait=25_000))
    while not a.info["seats"][1]["here"]:  # whoever waits is here
        await a.read()
    done = await a.play((await a.until_legal())[0])
    news = await waiting
    assert news["seq"] == done["seq"]


async def test_my_tables_say_whose_turn_it_is(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    await a.play((await a.until_legal())[0])
    for chair, is_mine in ((a, False), (b, True)):
        [told] = (await chair.person.http.get("/api/tables")).json()
        assert told["status"] == "playing"
        assert told["actors"] == [1]
        assert told["mine_to_act"] is is_mine
        assert told["correspondence"] is False


@pytest.mark.rule("BH-03")
async def test_my_tables_say_where_the_map_is_hidden(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await anna.open_table(["me", "me"], game="bez_hranic", options={"correspondence": True})

    async def hushed() -> bool:
        [told] = (await anna.http.get("/api/tables")).json()
        return bool(told["hushed"])

    seen = [await hushed()]
    await anna.do(table, "start")
    seen.append(await hushed())
    for seat in (0, 1):
        await anna.http.post(
            f"/api/tables/{table}/commands?seat={seat}",
            json={"do": "play", "action": "ready", "seq": 1 << 30},
        )
    seen.append(await hushed())
    assert seen == [False, False, True]
