"""The house itself: its health, its figures, its games."""

from __future__ import annotations

import httpx2
import pytest

from pomezi import GAMES
from tests.server.client import serving
from tests.server.conftest import Arrive


async def test_health_and_figures_can_be_read(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    assert (await anna.http.get("/healthz")).json() == {"status": "well", "troubles": []}
    assert "pomezi_actions_accepted_total" in (await anna.http.get("/metrics")).text


async def test_figures_are_shown_on_the_machine_itself_alone(url: str) -> None:
    async with httpx2.AsyncClient(base_url=url) as http:
        for name in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
            answer = await http.get("/metrics", headers={name: "192.0.2.1"})
            assert (answer.status_code, answer.json()["code"]) == (403, "no-figures")


@pytest.mark.parametrize("reach", ["", "http://192.0.2.7:8765/"])
async def test_how_others_get_here_is_told_on_the_machine_itself_alone(database: str, reach: str) -> None:
    async with serving(database, reach=reach) as url, httpx2.AsyncClient(base_url=url) as http:
        assert (await http.get("/api/reach")).json() == {"near": True, "address": reach}
        told = await http.get("/api/reach", headers={"X-Forwarded-For": "192.0.2.1"})
        assert told.json() == {"near": False, "address": ""}


async def test_every_game_is_described(url: str) -> None:
    async with httpx2.AsyncClient(base_url=url) as http:
        told = {game["key"]: game for game in (await http.get("/api/games")).json()}
    assert set(told) == set(GAMES)
    for key, game in told.items():
        assert game["editions"] == list(GAMES[key].editions)
        assert "random" in game["bots"]
    assert told["limes"]["daily"] == []
    assert told["border"]["daily"] == ["guide", "guide"]
