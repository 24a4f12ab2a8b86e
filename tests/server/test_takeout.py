"""All my data as a file: what the house knows of me, my records, and nobody's secrets."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

from pomezi.core.record import Record
from pomezi.server.database import metadata
from pomezi.server.takeout import TOLD, UNTOLD
from tests.server.client import Somebody
from tests.server.conftest import Arrive
from tests.server.test_sight import play_alone


async def test_my_file_has_all_that_is_kept_of_me(arrive: Arrive) -> None:
    anna, bob = await arrive("Anna"), await arrive("Bob")
    await anna.http.post("/api/me/account", json={"login": "anna", "password": "correct horse"})
    finished = await play_alone(anna)
    running = await anna.open_table(["me", "open"], "limes", word="my word")
    await bob.do(running, "sit", name="Bob", word="his word")
    await anna.do(running, "start")
    await anna.do(running, "say", text="hello")
    await bob.do(running, "say", text="a secret of Bob's")
    answer = await anna.http.get("/api/me/export")
    assert answer.headers["content-type"] == "application/zip"
    pack = zipfile.ZipFile(io.BytesIO(answer.content))
    assert sorted(pack.namelist()) == ["me.json", f"records/limes-{finished}.txt"]
    record = pack.read(f"records/limes-{finished}.txt").decode()
    assert Record.parse(record).replay().actors() == 0
    assert record == (await anna.http.get(f"/api/tables/{finished}/record")).text
    text = pack.read("me.json").decode()
    told = json.loads(text)
    assert (told["person"]["name"], told["person"]["login"]) == ("Anna", "anna")
    assert [result["table_id"] for result in told["results"]] == [finished]
    [table] = [table for table in told["tables"] if table["table"] == running]
    assert (table["words"], [line["text"] for line in table["said"]]) == (["my word"], ["hello"])
    for secret in ("password", "phrase", "secret", "his word"):
        assert secret not in text


async def mine(person: Somebody) -> dict[str, Any]:
    pack = zipfile.ZipFile(io.BytesIO((await person.http.get("/api/me/export")).content))
    return dict(json.loads(pack.read("me.json")))


async def test_it_has_what_i_said_beside_a_table_and_where_somebody_else_sits_now(arrive: Arrive) -> None:
    anna, bob, eva = await arrive("Anna"), await arrive("Bob"), await arrive("Eva")
    table = await anna.open_table(["me", "open"], "limes")
    await bob.do(table, "say", text="from beside")
    await bob.do(table, "sit", name="Bob")
    await bob.do(table, "say", text="from the seat")
    await bob.do(table, "leave")
    await eva.do(table, "sit", name="Eva")
    await eva.do(table, "say", phrase="hello")
    for person, lines in ((anna, []), (bob, ["from beside", "from the seat"]), (eva, ["hello"])):
        [told] = (await mine(person))["tables"]
        assert (told["table"], [line["text"] for line in told["said"]]) == (table, lines)


async def test_it_has_my_wishes_and_tournaments_without_their_keys(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    await anna.http.post("/api/me/account", json={"login": "anna", "password": "correct horse"})
    made = await anna.http.post("/api/me/notices/hooks", json={"address": "https://chat.example/x"})
    wish = {"lang": "cs", "zone": "Europe/Prague", "quiet_from": 60, "quiet_until": 120}
    await anna.http.post("/api/me/notices", json=wish)
    laid = {"title": "Tuesday", "game": "limes", "seats": 2, "rounds": 2, "limit_s": 600}
    await anna.http.post("/api/tournaments", json=laid)
    told = await mine(anna)
    assert [hook["address"] for hook in told["webhooks"]] == ["https://chat.example/x"]
    assert [wish["zone"] for wish in told["notices"]] == ["Europe/Prague"]
    [tournament] = told["tournaments"]
    assert (tournament["title"], tournament["organised"], tournament["name"]) == ("Tuesday", True, "Anna")
    assert made.json()["secret"] not in json.dumps(told)


def test_whatever_is_kept_of_somebody_is_told_or_left_out_on_purpose() -> None:
    known = [*TOLD.values(), *UNTOLD]
    assert [
        name for name, kept in metadata.tables.items() if "person_id" in kept.c and kept not in known
    ] == []


async def test_nobody_without_a_name_has_a_file(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    anna.http.cookies.clear()
    assert (await anna.http.get("/api/me/export")).status_code == 401
