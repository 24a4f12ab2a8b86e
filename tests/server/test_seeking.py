"""Two who look for company find each other, once, wherever they ask; whoever has gone is found by nobody."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from pomezi.server import forms
from pomezi.server.seeking import agree, common, fits_table
from tests.server.client import Somebody
from tests.server.conftest import Arrive

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
    assert (await seek(bob, wait=300))["table"] == ""


async def test_between_two_questions_the_place_is_kept_but_nobody_is_sent_there(arrive: Arrive) -> None:
    anna, bob, eva = await arrive("Anna"), await arrive("Bob"), await arrive("Eva")
    assert (await seek(anna, games=["limes"], wait=1))["waiting"] == 1
    later = asyncio.create_task(seek(bob, games=["limes"], wait=LONG))
    await asyncio.sleep(0.3)
    assert not later.done()  # Anna is not there at this moment
    await waiting(eva, 2)
    later.cancel()
    await asyncio.gather(later, return_exceptions=True)
    again = asyncio.create_task(seek(anna, games=["limes"], wait=LONG))
    await waiting(eva, 1)
    newer = asyncio.create_task(seek(bob, games=["limes"], wait=LONG))
    assert (await again)["table"] == (await newer)["table"] != ""


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
    import msgspec

    own = msgspec.convert(listed, forms.ListedTable)
    form = forms.SeekForm(correspondence=True)
    assert not fits_table(form, own)
    assert fits_table(form, msgspec.structs.replace(own, seats=own.seats[1:]))
