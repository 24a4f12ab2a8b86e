"""What several processes know of people: a key that is good no more."""

from __future__ import annotations

from tests.server.client import Somebody, as_again
from tests.server.processes import Begin, closed_with, two_at


async def test_a_key_that_is_revoked_is_good_nowhere(begin: Begin) -> None:
    here, there = await begin(), await begin()
    table, anna, _, a, _ = await two_at(here, there)
    elsewhere = as_again(there.url, anna)
    assert (await elsewhere.http.get("/api/me")).json()["name"] == "Anna"
    await elsewhere.http.post("/api/me/sign-out", json={"everywhere": True})
    assert await closed_with(a) == 4401
    assert (await anna.http.get("/api/tables")).status_code == 401
    assert table


async def test_a_key_revoked_while_nobody_could_hear_it_is_found_out_afterwards(
    begin: Begin, database: str
) -> None:
    here, there = await begin(), await begin()
    anna = await Somebody(there.url, "Anna").arrive()
    table = await anna.open_table(["me", "me"])
    a = await anna.sit_at(table)
    await a.read()
    there.session.when_told.clear()  # deaf
    await as_again(here.url, anna).http.post("/api/me/sign-out", json={"everywhere": True})
    for opened in there.session.when_open:
        await opened()
    assert await closed_with(a) == 4401
