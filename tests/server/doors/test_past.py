"""What has been, over HTTP: the record after the end alone, the best of a day."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from pomezi.core.record import Record
from tests.server.conftest import Arrive
from tests.server.test_sight import play_alone
from tests.server.test_table import two_at_a_table

TODAY = datetime.now(UTC).date()


async def test_the_record_stays_closed_while_the_game_runs(arrive: Arrive) -> None:
    a, _ = await two_at_a_table(arrive)
    answer = await a.person.http.get(f"/api/tables/{a.table}/record", headers={"Accept-Language": "cs"})
    assert answer.status_code == 409
    assert "seed" not in answer.text
    assert answer.json()["text"] == "Záznam se ukáže, až hra skončí."


async def test_the_record_is_shown_after_the_end_alone(arrive: Arrive) -> None:
    a, _ = await two_at_a_table(arrive)
    assert (await a.person.http.get(f"/api/tables/{a.table}/record")).json()["code"] == "running"
    done = await play_alone(a.person)
    record = await a.person.http.get(f"/api/tables/{done}/record")
    assert "attachment" in record.headers["content-disposition"]
    assert record.text.rstrip().splitlines()[-1].startswith("end ")


async def test_everybody_gets_the_same_deal_on_a_day(arrive: Arrive) -> None:
    anna, bob = await arrive("Anna"), await arrive("Bob")
    day = TODAY.isoformat()
    tables = [await play_alone(person, daily=day) for person in (anna, bob)]
    records = [(await anna.http.get(f"/api/tables/{table}/record")).text for table in tables]
    seeds = {Record.parse(text).setup.seed for text in records}
    assert len(seeds) == 1
    for text in records:
        Record.parse(text).verify()
    assert (await anna.look(tables[0]))["table"]["daily"] == day
    told = (await bob.http.get("/api/daily/limes")).json()
    assert told["day"] == day
    assert {result["name"] for result in told["results"]} == {"Anna", "Bob"}
    assert [result["name"] for result in told["results"] if result["mine"]] == ["Bob"]
    await play_alone(anna, daily=day)
    again = (await bob.http.get("/api/daily/limes", params={"day": day})).json()
    assert len(again["results"]) == 2
    other = (TODAY - timedelta(days=3)).isoformat()
    assert (await bob.http.get("/api/daily/limes", params={"day": other})).json()["results"] == []
