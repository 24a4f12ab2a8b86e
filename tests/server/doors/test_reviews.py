"""Reviews over HTTP: for whoever may open the table, once the game is over, and not too often."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from pomezi.server import reviews
from pomezi.server.limits import Rates
from tests.server.client import Somebody, serving
from tests.server.conftest import Arrive
from tests.server.test_sight import play_alone
from tests.server.test_table import two_at_a_table

DOORS: tuple[tuple[str, str, dict[str, Any] | None], ...] = (
    ("GET", "review", None),
    ("POST", "review", {}),
    ("POST", "review/what-if", {"step": 0}),
    ("POST", "again", {"step": 0, "seat": 0}),
)


async def codes(person: Somebody, table: str) -> list[str]:
    found = []
    for method, path, body in DOORS:
        answer = await person.http.request(method, f"/api/tables/{table}/{path}", json=body)
        found.append(str(answer.json().get("code", "")))
    return found


async def test_a_running_game_is_looked_into_by_nobody(arrive: Arrive) -> None:
    a, _ = await two_at_a_table(arrive)
    watcher = await arrive("Cyril")
    for person in (a.person, watcher):
        assert await codes(person, a.table) == ["not-played-out"] * len(DOORS)


async def test_a_days_deal_stays_sealed_for_whoever_may_still_play_it(arrive: Arrive) -> None:
    anna, bob = await arrive("Anna"), await arrive("Bob")
    day = (await anna.http.get("/api/daily")).json()[0]["day"]
    table = await play_alone(anna, "limes", daily=day)
    assert await codes(bob, table) == ["sealed"] * len(DOORS)
    laid = await anna.http.post(f"/api/tables/{table}/again", json={"step": 4, "seat": 0})
    assert laid.status_code == 201
    sealed = await bob.http.get(f"/api/tables/{laid.json()['id']}")
    assert sealed.json()["code"] == "sealed", "nor is a table laid from its middle a way in"


async def test_a_review_is_asked_for_watched_and_kept(
    arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "GAMES", 1)
    anna = await arrive("Anna")
    table = await play_alone(anna, "limes")
    path = f"/api/tables/{table}/review"
    assert (await anna.http.get(path)).json()["state"] == "none"
    told = (await anna.http.post(path)).json()
    seen = 0
    while told["state"] != "done":
        assert told["state"] in ("waiting", "working"), told
        await asyncio.sleep(0.2)
        told = (await anna.http.get(path, params={"seen": seen})).json()
        seen = max(seen, told["stage"]) if told["rough"] or told["review"] else seen
    whole = (await anna.http.get(path)).json()["review"]
    assert [len(whole["steps"]), whole["unit"]] == [32, "points"]
    [mine] = (await anna.http.get("/api/me/reviews")).json()
    assert (mine["table"], mine["skill"]) == (table, whole["totals"][0]["skill"])
    moved = await anna.http.post(
        f"{path}/what-if", json={"step": 0, "moves": [{"seat": 0, "action": whole["steps"][0]["action"]}]}
    )
    assert len(moved.json()["chance"]) == 1


async def test_nobody_asks_for_reviews_all_day(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is thought here: the house is full."""
    monkeypatch.setattr(reviews, "MOST_AT_ONCE", 0)
    much, few = Rates.generous(), Rates().reviews
    async with serving(database, rates=replace(much, reviews=few)) as url:
        anna = await Somebody(url, "Anna").arrive()
        table = await play_alone(anna, "limes")
        found = [
            (await anna.http.post(f"/api/tables/{table}/review")).json()["code"]
            for _ in range(int(few.burst) + 1)
        ]
    assert found[0] == "many-reviews"
    assert found[-1] == "too-fast"
    assert found.count("many-reviews") >= few.burst / 2, "by person and by address"
