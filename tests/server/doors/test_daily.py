"""The deals of days over HTTP and the socket: what is sealed is sealed at every door."""

from __future__ import annotations

from typing import Any

from pomezi.core.record import Record
from pomezi.core.shuffle import daily_seed
from tests.server.client import Somebody
from tests.server.conftest import Arrive
from tests.server.test_sight import play_alone

DOORS = ("", "/moments", "/history", "/record", "/edition")


async def limes_of(person: Somebody) -> dict[str, Any]:
    return dict((await person.http.get("/api/daily/limes")).json())


async def codes(person: Somebody, table: str) -> set[str]:
    """What a person hears at every door of a table."""
    found = {
        (await person.http.get(f"/api/tables/{table}{door}")).json().get("code", "open") for door in DOORS
    }
    found.add((await person.do(table, "say", text="hello")).get("code", "open"))
    chair = await person.sit_at(table)
    found.add((await chair.read()).get("code", "open"))
    return found


async def test_a_deal_is_sealed_at_every_door_until_my_own_try_is_over(arrive: Arrive) -> None:
    anna, bob = await arrive("Anna"), await arrive("Bob")
    day = (await limes_of(anna))["day"]
    bobs = await play_alone(bob, daily=day)
    assert await codes(anna, bobs) == {"sealed"}
    told = await limes_of(anna)
    assert (told["state"], told["players"], told["results"], told["house"]) == ("new", 1, [], None)
    own = await play_alone(anna, daily=day)
    for table in (own, bobs):
        record = Record.parse((await anna.http.get(f"/api/tables/{table}/record")).text)
        assert record.setup.seed == daily_seed("limes", day)
        record.verify()
    told = await limes_of(anna)
    assert (told["state"], told["table"]) == ("over", own)
    assert sorted(result["name"] for result in told["results"]) == ["Anna", "Bob"]


async def test_the_list_of_days_says_how_i_stand(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    day = (await limes_of(anna))["day"]
    table = await anna.open_table(["me"], "limes", daily=day)
    cards = {card["game"]: card for card in (await anna.http.get("/api/daily")).json()}
    assert (cards["limes"]["state"], cards["limes"]["table"]) == ("playing", table)
    assert cards["border"]["state"] == "new"


async def test_no_such_day_is_refused(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    for day, code in (("2026-02-30", "bad-day"), ("9999-01-01", "bad-day"), ("%00", "bad-day")):
        answer = await anna.http.get("/api/daily/limes", params={"day": day})
        assert answer.json()["code"] == code
    assert (await anna.http.get("/api/daily/nowhere")).json()["code"] == "unknown-game"
