"""What has been, over HTTP: the record after the end alone."""

from __future__ import annotations

from tests.server.conftest import Arrive
from tests.server.test_sight import play_alone
from tests.server.test_table import two_at_a_table


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
