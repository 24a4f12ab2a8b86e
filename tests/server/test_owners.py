"""Whose a table is: one process at a time, and whoever is silent or ends is replaced."""

from __future__ import annotations

import asyncio

from pomezi.server.session import SILENCE_MS
from tests.server.client import Somebody
from tests.server.processes import Begin, closed_with, come_back, play_some, steps_of, two_at, until


async def test_a_process_that_goes_silent_is_replaced_and_writes_no_more(begin: Begin, database: str) -> None:
    """Its session is ended by PostgreSQL itself; another one goes on, visited or not."""
    here, there = await begin(), await begin()
    anna = await Somebody(here.url, "Anna").arrive()
    table = await anna.open_table(["me", "me"])
    watched = await anna.open_table(["random", "random"])
    for laid in (table, watched):
        assert (await anna.do(laid, "start"))["is"] == "done"
    live = here.host.lives[table]
    async with here.silence():
        began = asyncio.get_running_loop().time()
        await until(lambda: there.owns(watched) and there.owns(table))
        assert asyncio.get_running_loop().time() - began > SILENCE_MS / 2000, "nobody is replaced at once"
        assert live.is_moved
    assert not here.owns(table)
    before = await steps_of(database, table)
    told = await anna.do(table, "say", text="?")  # the old process passes it on
    assert told["is"] == "done"
    assert there.owns(table)
    assert await steps_of(database, table) == [*before, before[-1] + 1]


async def test_a_process_that_ends_leaves_its_tables_to_the_others(begin: Begin, database: str) -> None:
    here, there = await begin(), await begin()
    table, anna, _, a, b = await two_at(here, there)
    bots = await anna.open_table(["random", "random"])
    await a.ask("start")
    assert (await anna.do(bots, "start"))["is"] == "done"
    here.server.should_exit = True
    assert await closed_with(a) == 1012
    await closed_with(b)
    await until(lambda: there.owns(bots))
    a, b = await come_back(a, there), await come_back(b, there)
    assert there.owns(table)
    await play_some((a, b), 4)
