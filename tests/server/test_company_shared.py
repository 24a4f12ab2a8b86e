"""Several processes: seekers find each other wherever they ask, and whoever goes is forgotten everywhere."""

from __future__ import annotations

import asyncio

import pytest

from pomezi.server import seeking
from tests.server.client import Somebody
from tests.server.processes import Begin, two_at
from tests.server.test_seeking import LONG, seek, waiting


async def test_two_who_ask_different_processes_find_each_other(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seeking, "LOOK_MS", 2 * LONG)  # told, not found by looking again
    here, there = await begin(), await begin()
    anna = await Somebody(here.url, "Anna").arrive()
    bob = await Somebody(there.url, "Bob").arrive()
    first = asyncio.create_task(seek(anna, games=["limes"], wait=LONG))
    await waiting(bob, 1)
    second = await seek(bob, games=["limes"], wait=LONG)
    assert (await first)["table"] == second["table"]
    assert there.owns(second["table"])
    news = await anna.look(second["table"])
    assert [seat["name"] for seat in news["table"]["seats"]] == ["Anna", "Bob"]
    assert news["table"]["status"] == "playing"


async def test_many_at_two_processes_are_paired_and_nobody_twice(begin: Begin) -> None:
    houses = [await begin(), await begin()]
    people = [await Somebody(houses[n % 2].url, f"Player {n}").arrive() for n in range(8)]
    found = await asyncio.gather(*(seek(person, games=["limes"], wait=LONG) for person in people))
    tables = [each["table"] for each in found]
    assert all(tables)
    assert sorted(tables.count(table) for table in set(tables)) == [2] * 4


async def test_a_table_of_the_lobby_is_found_wherever_it_is(begin: Begin) -> None:
    here, there = await begin(), await begin()
    anna = await Somebody(here.url, "Anna").arrive()
    bob = await Somebody(there.url, "Bob").arrive()
    table = await anna.open_table(["me", "open"], "limes", listed=True)
    await anna.sit_at(table)
    assert (await seek(bob, games=["limes"], wait=LONG))["table"] == table
    assert (await bob.do(table, "sit", name="Bob"))["is"] == "done"


async def test_whoever_goes_is_forgotten_in_every_process(begin: Begin) -> None:
    here, there = await begin(), await begin()
    table, anna, bob, a, _ = await two_at(here, there)
    await a.ask("start")
    assert here.owns(table)
    answer = await bob.http.post("/api/me/goodbye", json={"phrase": bob.phrase})
    assert answer.status_code == 200, answer.text
    told = (await anna.look(table))["table"]
    assert [seat["name"] for seat in told["seats"]] == ["Anna", "?"]
    assert told["status"] == "ended"  # of two one has resigned
