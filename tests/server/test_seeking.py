"""Two who look for company find each other, once, wherever they ask; whoever has gone is found by nobody."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from pomezi.server import forms
from pomezi.server.seeking import LOOK_MS, Seeking, agree, common, fits_table
from pomezi.server.store import Store
from tests.server.client import Somebody
from tests.server.conftest import Arrive
from tests.server.notices.desk import until
from tests.server.rooms import OurClock, Rooms

LONG = 20_000


async def seek(person: Somebody, **wish: Any) -> dict[str, Any]:
    answer = await person.http.post("/api/seek", json=wish)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def waiting(person: Somebody, count: int) -> None:
    """Until so many are in the queue, the asker for a moment among them."""
    async with asyncio.timeout(10):
        while (await seek(person, games=["nothing"]))["waiting"] != count + 1:
            await asyncio.sleep(0.02)


async def test_two_strangers_get_a_table_that_has_begun(arrive: Arrive) -> None:
    anna, bob = await arrive("Anna"), await arrive("Bob")
    first = asyncio.create_task(seek(anna, games=["limes", "border"], wait=LONG))
    await waiting(bob, 1)
    second = await seek(bob, games=["ticket_to_ride", "border"], wait=LONG)
    assert (await first)["table"] == second["table"]
    assert second["seated"]
    news = await bob.look(second["table"])
    assert (news["table"]["status"], news["table"]["game"]) == ("playing", "border")
    assert [seat["name"] for seat in news["table"]["seats"]] == ["Anna", "Bob"]
    for person in (anna, bob):
        assert [table["id"] for table in (await person.http.get("/api/tables")).json()] == [second["table"]]


async def test_whoever_closes_the_tab_is_found_by_nobody(arrive: Arrive) -> None:
    anna, bob = await arrive("Anna"), await arrive("Bob")
    gone = asyncio.create_task(seek(anna, wait=LONG))
    await waiting(bob, 1)
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    await waiting(bob, 0)
    assert (await seek(bob))["table"] == ""


class Queue:
    """People who seek in this process, on a clock of our own."""

    def __init__(self, store: Store) -> None:
        self.rooms = Rooms()
        self.looks = 0
        self.seeking = Seeking(store, self.rooms.host, self.rooms.clock, self.lobby)

    async def lobby(self, _person: str) -> list[forms.ListedTable]:
        self.looks += 1
        return []

    def ask(self, person: str, wait: int = LONG) -> asyncio.Task[forms.Sought]:
        form = forms.SeekForm(games=["limes"], name=person, wait=wait)
        return asyncio.create_task(self.seeking.seek(person, form))

    async def looked(self, times: int) -> None:
        """Until somebody has looked round so often, and waits for the next time."""
        await until(lambda: self.looks == times and any(not alarm.is_off for *_, alarm in self.clock.alarms))

    @property
    def clock(self) -> OurClock:
        return self.rooms.clock


@pytest.fixture
async def queue(database: str) -> AsyncIterator[Queue]:
    store = Store(database, OurClock())
    await store.open()
    made = Queue(store)
    yield made
    await made.rooms.host.close()
    await store.close()


async def test_between_two_questions_the_place_is_kept_but_nobody_is_sent_there(queue: Queue) -> None:
    assert (await queue.ask("Anna", wait=0)).waiting == 1
    bob = queue.ask("Bob")
    await queue.looked(2)
    await queue.clock.pass_ms(LOOK_MS)
    await queue.looked(3)
    assert not bob.done()  # Anna is not there at this moment
    anna = await queue.ask("Anna")
    assert anna.table == (await bob).table != ""
    live = await queue.rooms.host.find(anna.table)
    assert live is not None
    assert [chair.name for chair in live.table.chairs] == ["Bob", "Anna"]


async def test_whoever_waits_in_vain_is_told_so(queue: Queue) -> None:
    anna = queue.ask("Anna", wait=3000)
    await queue.looked(1)
    await queue.clock.pass_ms(2000)
    await queue.looked(2)
    await queue.clock.pass_ms(1000)
    assert await anna == forms.Sought("", False, 1)


async def test_of_two_questions_of_one_person_the_later_one_waits(queue: Queue) -> None:
    first = queue.ask("Anna")
    await queue.looked(1)
    second = queue.ask("Anna")
    async with asyncio.timeout(20):
        assert (await first).table == ""
    await until(lambda: queue.looks == 3)  # both have looked again
    bob = await queue.ask("Bob")
    assert bob.table == (await second).table != ""


async def test_a_table_where_somebody_waits_comes_first(arrive: Arrive) -> None:
    anna, bob, eva = await arrive("Anna"), await arrive("Bob"), await arrive("Eva")
    table = await anna.open_table(["me", "open"], "limes", listed=True, lang="cs")
    await anna.sit_at(table)
    queued = asyncio.create_task(seek(bob, games=["limes"], lang="en", wait=LONG))
    await waiting(eva, 1)
    found = await seek(eva, games=["limes"])
    assert found == {"table": table, "seated": False, "waiting": 0}
    assert (await seek(eva, games=["limes"], skip=[table]))["seated"]  # then Bob, who speaks English
    assert (await queued)["table"]


async def test_many_at_once_are_paired_and_nobody_twice(arrive: Arrive) -> None:
    people = [await arrive(f"Player {number}") for number in range(10)]
    found = await asyncio.gather(*(seek(person, games=["limes"], wait=LONG) for person in people))
    tables = [each["table"] for each in found]
    assert all(tables)
    assert sorted(tables.count(table) for table in set(tables)) == [2] * 5
    for person, table in zip(people, tables, strict=True):
        [seat] = [seat for seat in (await person.look(table))["table"]["seats"] if seat["mine"]]
        assert seat["name"] == person.name


async def test_namesakes_are_told_apart(arrive: Arrive) -> None:
    one, two = await arrive("Anna"), await arrive("ANNA")
    found, _ = await asyncio.gather(*(seek(person, games=["limes"], wait=LONG) for person in (one, two)))
    names = {seat["name"] for seat in (await one.look(found["table"]))["table"]["seats"]}
    assert names in ({"Anna", "ANNA II"}, {"ANNA", "Anna II"})


@pytest.mark.parametrize(
    ("mine", "theirs", "games"),
    [
        ({}, {"games": ["limes"]}, ["limes"]),
        ({"games": ["border"]}, {"games": ["limes"]}, []),
        ({"correspondence": True}, {"games": ["limes"]}, []),
        ({"lang": "cs"}, {"games": ["limes"], "lang": "en"}, []),
        ({"lang": "cs", "level": "new"}, {"games": ["limes"], "level": "new"}, ["limes"]),
        ({"level": "seasoned"}, {"games": ["limes"], "level": "new"}, []),
    ],
)
def test_what_two_have_in_common(mine: dict[str, Any], theirs: dict[str, Any], games: list[str]) -> None:
    assert common(forms.SeekForm(**mine), forms.SeekForm(**theirs)) == games


def test_what_is_left_open_fits_everything() -> None:
    assert agree("", "cs")
    assert agree("cs", "")
    assert not agree("cs", "en")


async def test_my_own_table_is_no_company(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await anna.open_table(["me", "open"], "limes", listed=True, correspondence=True)
    [listed] = (await anna.http.get("/api/lobby")).json()
    assert listed["id"] == table
    own = msgspec.convert(listed, forms.ListedTable)
    form = forms.SeekForm(correspondence=True)
    assert not fits_table(form, own)
    assert fits_table(form, msgspec.structs.replace(own, seats=own.seats[1:]))
