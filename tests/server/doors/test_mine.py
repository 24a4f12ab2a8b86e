"""My games over HTTP: what may be asked, and what is no question."""

from __future__ import annotations

from tests.server.conftest import Arrive
from tests.server.test_sight import play_alone


async def test_filters_come_as_plain_words(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await play_alone(anna)

    async def asked(**query: str) -> list[str]:
        told = (await anna.http.get("/api/me/games", params=query)).json()
        assert told["count"] == len(told["games"])
        return [game["table"] for game in told["games"]]

    assert await asked() == await asked(game="limes", company="alone", since="2020-01-01") == [table]
    for nothing in ({"game": "border"}, {"result": "won"}, {"name": "x"}, {"until": "2020-01-01"}):
        assert await asked(**nothing) == []
    for bad in ({"since": "yesterday"}, {"until": "2026-13-01"}, {"skip": "-1"}):
        assert (await anna.http.get("/api/me/games", params=bad)).status_code in (400, 409)


async def test_nobody_asks_for_another(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    anna.http.cookies.clear()
    for door in ("games", "standing"):
        assert (await anna.http.get(f"/api/me/{door}")).status_code == 401
    assert (await anna.http.post("/api/me/goodbye", json={})).status_code == 401
