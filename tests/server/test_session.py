"""The line to PostgreSQL: it comes back, and nobody is told what nobody knows."""

from __future__ import annotations

import asyncio

import asyncpg

from pomezi.server.session import BACK_S
from tests.server.client import Somebody
from tests.server.processes import Begin, closed_with, come_back, play_some, steps_of, two_at, until


async def test_a_line_that_breaks_is_resumed_and_the_players_come_back(begin: Begin, database: str) -> None:
    here, there = await begin(), await begin()
    table, _, _, a, b = await two_at(here, there)
    await a.ask("start")
    await a.until_legal()
    await b.until_legal()
    number = here.session.number
    connection = await asyncpg.connect(database.replace("+asyncpg", ""))
    await connection.execute(
        "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = $1", number
    )
    await connection.close()
    assert await closed_with(a) == 1012
    await closed_with(b)
    await until(lambda: here.session.number not in (0, number))
    a, b = await come_back(a, here), await come_back(b, there)
    await play_some((a, b), 4)
    assert here.owns(table) != there.owns(table)
    assert await steps_of(database, table) == list(range(1, len(await steps_of(database, table)) + 1))


async def test_whoever_cannot_know_says_neither_yes_nor_no(begin: Begin, database: str) -> None:
    """The line breaks while a line of the journal is on its way: no answer, and the same id is done once."""
    here = await begin()
    anna = await Somebody(here.url, "Anna").arrive()
    table = await anna.open_table(["me", "me"])
    chair = await anna.sit_at(table)
    locked = await asyncpg.connect(database.replace("+asyncpg", ""))
    change = locked.transaction()
    await change.start()
    await locked.execute("lock table journal in exclusive mode")
    await chair.send("say", id="x", text="?")
    assert await closed_with(chair) == 1012
    assert not [told for told in chair.others if told.get("id") == "x"]
    await change.rollback()
    await locked.close()
    again = await come_back(chair, here)
    assert (await again.ask("say", id="x", text="?"))["is"] == "done"
    assert (await again.ask("say", id="x", text="?"))["is"] == "done"
    assert len([line for news in again.news for line in news.get("chat", [])]) == 1


async def test_nobody_is_kept_waiting_for_a_line_that_has_been_away_for_long(begin: Begin) -> None:
    """Where several serve, whoever is refused at once comes to another one soon."""
    here = await begin()
    assert here.session._beating is not None
    here.session._beating.cancel()  # it does not come back
    here.session._lose(here.session._connection)
    loop = asyncio.get_running_loop()
    here.session._lost_at = loop.time() - BACK_S
    began = loop.time()
    await here.session.until_open()
    assert loop.time() - began < BACK_S / 2
    assert here.session.number == 0


LAST_WORDS = b"SFATAL\0VFATAL\0C57P05\0Mterminating connection due to idle-session timeout\0\0"


async def test_who_needs_a_table_while_the_line_is_lost_waits_for_the_next_one(begin: Begin) -> None:
    here = await begin()
    anna = await Somebody(here.url, "Anna").arrive()
    table = await anna.open_table(["me", "me"])
    number = here.session.number
    here.session._lose(here.session._connection)
    assert await here.owners.claim(table)
    assert here.session.number > number


async def test_a_line_that_the_database_has_just_ended_is_lost_though_it_is_not_closed_yet(
    begin: Begin,
) -> None:
    here = await begin()
    anna = await Somebody(here.url, "Anna").arrive()
    table = await anna.open_table(["me", "me"])
    number = here.session.number
    length = (len(LAST_WORDS) + 4).to_bytes(4)
    async with here.silence():  # nothing is asked meanwhile
        here.session._connection._protocol.data_received(b"E" + length + LAST_WORDS)
    assert await here.owners.claim(table)
    assert here.session.number > number
