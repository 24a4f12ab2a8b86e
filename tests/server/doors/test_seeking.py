"""Looking for company over HTTP: what may be asked, and by whom."""

from __future__ import annotations

from tests.server.conftest import Arrive


async def test_nobody_without_a_name_seeks(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    assert (await anna.http.post("/api/seek", json={"level": "godlike"})).status_code == 400
    assert (await anna.http.post("/api/seek", json={"wait": -1})).status_code == 400
    anna.http.cookies.clear()
    assert (await anna.http.post("/api/seek", json={})).status_code == 401
