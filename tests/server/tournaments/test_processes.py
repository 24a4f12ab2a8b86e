"""A tournament where processes share the tables: either leads it on, and each step is written once."""

from __future__ import annotations

import asyncio
from random import Random

from tests.server.client import Somebody
from tests.server.doors.test_tournaments import do, lay, play, until
from tests.server.processes import Begin


async def test_two_processes_lead_one_tournament(begin: Begin) -> None:
    first, second = await begin(), await begin()
    anna = await Somebody(first.url, "Anna").arrive()
    others = [await Somebody(second.url, name).arrive() for name in ("Bob", "Cyril")]
    people = [anna, *others]
    made = await lay(anna, rounds=2)
    for person in others:
        await do(person, made["id"], "join")
    await do(anna, made["id"], "begin", round=1)
    told = made
    for round in (1, 2):
        tables = [(await until(person, made["id"], round, False))["table"] for person in people]
        await asyncio.gather(*(play(p, table, Random(i)) for i, (p, table) in enumerate(zip(people, tables))))
        told = await until(others[0], made["id"], round, True)
    assert told["status"] == "over"
    assert sorted(standing["played"] for standing in told["ranking"] if standing["rank"]) == [2, 2, 2]
    assert [len(round["plays"]) for round in told["told"]] == [2, 2]
