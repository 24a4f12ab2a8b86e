"""Several identical processes at the same tables: the database decides, Redis carries the news."""

from __future__ import annotations

import asyncio

from tests.server.client import QUICK, Somebody, serving
from tests.server.test_durability import as_again


async def test_two_processes_serve_one_table(database: str, redis_url: str) -> None:
    async with (
        serving(database, redis=redis_url) as here,
        serving(database, redis=redis_url) as there,
    ):
        anna = await Somebody(here, "Anna").arrive()
        bob = await Somebody(there, "Bob").arrive()
        table = await anna.open_table(["me", "open"])
        a, b = await anna.sit_at(table), await bob.sit_at(table)
        await b.ask("sit", name="Bob")
        while a.info.get("seats", [{}, {}])[1].get("kind") != "person":
            await a.read()
        await a.ask("start")
        for chair, other in ((a, b), (b, a)):
            done = await chair.play((await chair.until_legal())[0])
            assert done["is"] == "done", done
            await chair.until(done["seq"])
            await other.until(done["seq"])
        for _ in range(6):
            while not a.latest.get("legal") and not b.latest.get("legal"):
                await asyncio.wait(
                    [asyncio.create_task(a.until(a.seq + 1)), asyncio.create_task(b.until(b.seq + 1))]
                )
            chair, other = (a, b) if a.latest.get("legal") else (b, a)
            done = await chair.play("draw deck")
            assert done["is"] == "done", done
            await chair.until(done["seq"])
            await other.until(done["seq"])
        assert a.latest["view"]["deck"] == b.latest["view"]["deck"]
        for chair in (a, b):
            await chair.close()
        await anna.leave()
        await bob.leave()


async def test_the_same_step_is_written_by_one_process_alone(database: str) -> None:
    """Without Redis a process learns of the other's step when its own is refused by the database."""
    async with serving(database) as here, serving(database) as there:
        anna = await Somebody(here, "Anna").arrive()
        again = as_again(there, anna)
        table = await anna.open_table(["me", "me"])
        await anna.do(table, "start")
        await again.look(table)
        news = await anna.look(table)
        assert (await anna.do(table, "play", id="x", action=news["legal"][0], seq=news["seq"]))[
            "is"
        ] == "done"
        late = await again.do(table, "play", id="x", action=news["legal"][0], seq=news["seq"])
        assert late["is"] == "done"
        assert late["seq"] == (await anna.look(table))["seq"]
        assert (await again.do(table, "play", action=news["legal"][0], seq=news["seq"]))["is"] == "refused"
        assert (await again.look(table))["seq"] == late["seq"]
        await anna.leave()
        await again.leave()


async def test_a_player_connected_elsewhere_is_not_replaced(database: str, redis_url: str) -> None:
    from dataclasses import replace

    habits = replace(QUICK, grace_s=0.3)
    async with (
        serving(database, habits, redis=redis_url) as here,
        serving(database, habits, redis=redis_url) as there,
    ):
        anna = await Somebody(here, "Anna").arrive()
        bob = await Somebody(there, "Bob").arrive()
        table = await anna.open_table(["me", "open"])
        a, b = await anna.sit_at(table), await bob.sit_at(table)
        await b.ask("sit", name="Bob")
        await b.until(2)
        await a.until(2)
        await a.ask("start")
        await asyncio.sleep(1.0)
        news = await anna.look(table)
        assert not any(seat["bot"] for seat in news["table"]["seats"])
        for chair in (a, b):
            await chair.close()
        await anna.leave()
        await bob.leave()
