"""Several identical processes at the same tables: the database decides, Redis carries the news."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from redis.asyncio import from_url

from pomezi.server.bus import RedisBus
from tests.server.client import PATIENCE_S, QUICK, Somebody, serving
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


async def test_a_player_connected_elsewhere_is_not_replaced(
    database: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, is_here = asyncio.Event(), RedisBus.is_here

    async def noted(bus: RedisBus, table_id: str, seat: int) -> bool:
        found = await is_here(bus, table_id, seat)
        asked.set()
        return found

    monkeypatch.setattr(RedisBus, "is_here", noted)
    habits = replace(QUICK, grace_s=0.05)
    async with (
        serving(database, habits, redis=redis_url) as here,
        serving(database, habits, redis=redis_url) as there,
        from_url(redis_url) as redis,
    ):
        anna = await Somebody(here, "Anna").arrive()
        bob = await Somebody(there, "Bob").arrive()
        table = await anna.open_table(["me", "open"])
        a, b = await anna.sit_at(table), await bob.sit_at(table)
        await b.ask("sit", name="Bob")
        await b.until(2)
        await a.until(2)
        for seat in (0, 1):
            while not await redis.exists(f"pomezi:here:{table}:{seat}"):
                await asyncio.sleep(0.005)
        await a.ask("start")
        for _ in range(3):  # the moment comes again and again
            asked.clear()
            await asyncio.wait_for(asked.wait(), PATIENCE_S)
        news = await anna.look(table)
        assert not any(seat["bot"] for seat in news["table"]["seats"])
