"""Tournaments over HTTP: a whole one with people at their tables; what is sealed is sealed at every door."""

from __future__ import annotations

import asyncio
import io
import zipfile
from random import Random
from typing import Any

from pomezi.core.record import Record
from tests.server.client import Somebody
from tests.server.conftest import Arrive
from tests.server.doors.test_daily import codes
from tests.server.doors.test_reviews import codes as reviewed

ASKED = {"game": "limes", "seats": 2, "rounds": 2, "limit_s": 60, "pause_s": 0, "bot": "tourist"}


async def lay(person: Somebody, **more: Any) -> dict[str, Any]:
    answer = await person.http.post("/api/tournaments", json={**ASKED, **more})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def look(person: Somebody, tournament: str) -> dict[str, Any]:
    return dict((await person.http.get(f"/api/tournaments/{tournament}")).json())


async def do(person: Somebody, tournament: str, do: str, **more: Any) -> dict[str, Any]:
    path = f"/api/tournaments/{tournament}/commands"
    return dict((await person.http.post(path, json={"do": do, **more})).json())


async def play(person: Somebody, table: str, chance: Random) -> None:
    """At their own table, until it is over."""
    chair = await person.sit_at(table)
    while not chair.info:
        told = await chair.read()
        assert told["is"] != "refused", told
    while chair.info["status"] == "playing":
        legal = chair.latest.get("legal")
        done = await chair.play(chance.choice(legal)) if legal else await chair.read()
        if done["is"] == "done":
            await chair.until(done["seq"])
    await chair.close()


async def until(person: Somebody, tournament: str, round: int, over: bool) -> dict[str, Any]:
    async with asyncio.timeout(60):
        while True:
            told = await look(person, tournament)
            rounds = told["told"]
            if len(rounds) >= round and rounds[round - 1]["over"] == over and (over or told["table"]):
                return told
            await asyncio.sleep(0.1)


async def test_a_whole_tournament_and_its_papers(arrive: Arrive) -> None:
    people = [await arrive(name) for name in ("Anna", "Bob", "Cyril")]
    made = await lay(people[0], title="Úterý")
    for person in people[1:]:
        assert (await do(person, made["id"], "join"))["people"] >= 2
    await do(people[0], made["id"], "begin", round=1)
    told = made
    for round in (1, 2):
        tables = [(await until(person, made["id"], round, False))["table"] for person in people]
        await asyncio.gather(*(play(p, table, Random(i)) for i, (p, table) in enumerate(zip(people, tables))))
        told = await until(people[0], made["id"], round, True)
    assert told["status"] == "over"
    assert [standing["played"] for standing in told["ranking"] if standing["rank"]] == [2, 2, 2]
    assert [card["title"] for card in (await people[2].http.get("/api/tournaments")).json()] == ["Úterý"]
    answer = await people[1].http.get(f"/api/tournaments/{made['id']}/records")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
        records = [name for name in packed.namelist() if name.endswith(".txt")]
        found = [Record.parse(packed.read(name).decode()) for name in sorted(records)]
        for record in found:
            record.verify()
        seeds = [record.setup.seed for record in found]
        assert seeds[0] == seeds[1] != seeds[2] == seeds[3]
    sheet = await people[1].http.get(f"/api/tournaments/{made['id']}/results")
    assert sheet.text.count("\n") == 1 + 8


async def taken_along(person: Somebody) -> list[str]:
    answer = await person.http.get("/api/me/export")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as pack:
        return sorted(pack.namelist())


async def test_other_tables_are_sealed_at_every_door_until_mine_is_over(arrive: Arrive) -> None:
    anna, bob, cyril = await arrive("Anna"), await arrive("Bob"), await arrive("Cyril")
    made = await lay(anna, seats=1, rounds=1)
    await do(bob, made["id"], "join")
    await do(anna, made["id"], "begin", round=1)
    own, bobs = [(await look(person, made["id"]))["table"] for person in (anna, bob)]
    assert own != bobs
    await play(bob, bobs, Random(1))
    for person in (anna, cyril):
        assert await codes(person, bobs) == {"sealed-round"}
    info = (await bob.look(bobs))["table"]
    assert (info["status"], info["seed"], info["secret"], info["round"]) == ("over", "", "", 1)
    assert (await bob.http.get(f"/api/tables/{bobs}/record")).json()["code"] == "sealed-round"
    assert set(await reviewed(bob, bobs)) == {"sealed-round"}, "nor may others see it at a table laid from it"
    assert await taken_along(bob) == ["me.json"]
    await play(anna, own, Random(2))
    await until(anna, made["id"], 1, True)
    assert set(await reviewed(bob, bobs)) == {""}
    assert await taken_along(bob) == ["me.json", f"records/limes-{bobs}.txt"]
    for table in (own, bobs):
        record = Record.parse((await cyril.http.get(f"/api/tables/{table}/record")).text)
        record.verify()


async def test_what_is_not_there_and_what_is_no_wish_is_refused(arrive: Arrive) -> None:
    anna, bob = await arrive("Anna"), await arrive("Bob")
    assert (await anna.http.get("/api/tournaments/nowhere")).status_code == 404
    assert (await do(anna, "%00", "join"))["code"] == "no-such-tournament"
    made = await lay(anna)
    assert (await do(bob, made["id"], "begin", round=1))["code"] == "not-organiser"
    assert (await do(bob, made["id"], "dance"))["code"] == "bad-message"
    assert (await anna.http.post("/api/tournaments", json={**ASKED, "limit_s": 0})).status_code == 400
    stranger = Somebody(anna.url)
    assert (await do(stranger, made["id"], "join"))["code"] == "no-person"
    assert (await look(stranger, made["id"]))["mine"] is None
