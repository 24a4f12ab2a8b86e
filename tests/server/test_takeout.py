"""All my data as a file: what the house knows of me, my records, and nobody's secrets."""

from __future__ import annotations

import io
import json
import zipfile

from pomezi.core.record import Record
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


async def test_nobody_without_a_name_has_a_file(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    anna.http.cookies.clear()
    assert (await anna.http.get("/api/me/export")).status_code == 401
