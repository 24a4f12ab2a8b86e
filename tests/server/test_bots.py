"""Bots in seats, for themselves and for people who are missing."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from pomezi import GAMES, Setup
from pomezi.bots import LEVELS
from pomezi.server.bots import Thinkers
from pomezi.server.thinking import Job, choose
from tests.server.client import QUICK, Chair, Somebody, serving
from tests.server.conftest import Arrive


async def until_over(chair: Chair) -> None:
    while chair.info.get("status") != "over":
        await chair.read()


async def test_bots_play_a_game_while_somebody_watches(database: str) -> None:
    async with serving(database) as url:
        anna = await Somebody(url, "Anna").arrive()
        table = await anna.open_table(["random", "random"], hints=False)
        watcher = await anna.sit_at(table)
        await watcher.ask("start")
        while watcher.seq < 40:
            await watcher.read()
        assert all("own" not in news["view"] for news in watcher.news if news.get("view"))
        await watcher.ask("end")
        await watcher.close()
        await anna.leave()


async def test_a_bot_takes_over_for_a_missing_player_and_hands_back(database: str) -> None:
    async with serving(database, replace(QUICK, grace_s=0.3)) as url:
        anna = await Somebody(url, "Anna").arrive()
        bob = await Somebody(url, "Bob").arrive()
        table = await anna.open_table(["me", "open"])
        await bob.do(table, "sit", name="Bob")
        a = await anna.sit_at(table)
        await a.ask("start")
        while not a.info["seats"][1]["bot"]:
            await a.read()
        assert a.info["seats"][1]["name"] == "Bob"
        b = await bob.sit_at(table)
        while a.info["seats"][1]["bot"]:
            await a.read()
        kinds = [step["kind"] for news in a.news for step in news.get("steps", [])]
        assert "took-over" in kinds
        assert "handed-back" in kinds
        await a.close()
        await b.close()
        await anna.leave()
        await bob.leave()


@pytest.mark.parametrize("seats", [["me"], ["me", "random"], ["me", "me"]])
async def test_nobodys_game_is_played_on_while_nobody_waits(database: str, seats: list[str]) -> None:
    async with serving(database, replace(QUICK, grace_s=0.0)) as url:
        anna = await Somebody(url, "Anna").arrive()
        table = await anna.open_table(seats, "limes")
        a = await anna.sit_at(table)
        await a.ask("start")
        await a.until_legal()
        await a.close()
        await asyncio.sleep(0.2)  # more than enough for a bot without patience
        [listed] = (await anna.http.get("/api/tables")).json()
        assert not listed["seats"][0]["bot"]
        assert 0 in listed["actors"]
        await anna.leave()


async def test_a_process_of_its_own_finds_the_very_choice_of_the_bot() -> None:
    thinkers = Thinkers(1)
    try:
        for game in GAMES:
            jobs = [Job(game, Setup(2, "5eed"), (), 0, level, "f1c7") for level in LEVELS[:-1]]
            for job in jobs:
                assert await thinkers.choose(job) == choose(job)
    finally:
        thinkers.close()


async def test_a_hint_names_an_action_and_its_figures(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await anna.open_table(["me", "me"])
    chair = await anna.sit_at(table, seat=0)
    assert (await chair.ask("hint"))["code"] == "table-open"
    await chair.ask("start")
    legal = await chair.until_legal()
    hint = await chair.ask("hint")
    assert hint["action"] in legal
    assert hint["reason"]["figures"][0]["action"] == hint["action"]
    assert 0 <= hint["reason"]["figures"][0]["won"] <= 100


async def test_hints_can_be_switched_off(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await anna.open_table(["me", "me"], hints=False)
    await anna.do(table, "start")
    assert (await anna.do(table, "hint"))["code"] == "no-hints"


async def test_a_table_of_bots_goes_on_after_a_restart(database: str) -> None:
    async with serving(database) as url:
        anna = await Somebody(url, "Anna").arrive()
        table = await anna.open_table(["random", "random"])
        await anna.do(table, "start")
        await anna.leave()
    async with serving(database) as url:
        back = Somebody(url)
        seq = (await back.look(table))["seq"]
        for _ in range(300):
            await asyncio.sleep(0.05)
            if (await back.look(table))["seq"] > seq + 5:
                break
        assert (await back.look(table))["seq"] > seq + 5
        await back.leave()


@pytest.mark.rule("BH-20", "BH-25")
async def test_bots_race_in_bez_hranic_and_their_times_are_shown(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await anna.open_table(["random", "random", "random"], "bez_hranic", hints=False)
    watcher = await anna.sit_at(table)
    await watcher.ask("start")
    while not watcher.latest.get("reactions"):
        await watcher.read()
    reactions = watcher.latest["reactions"]
    assert [entry["took_ms"] for entry in reactions] == sorted(entry["took_ms"] for entry in reactions)
    assert {entry["seat"] for entry in reactions} == {0, 1, 2}
    await watcher.ask("end")


async def test_everybody_sees_who_is_here(arrive: Arrive) -> None:
    anna, bob = await arrive("Anna"), await arrive("Bob")
    table = await anna.open_table(["me", "open"])
    await bob.do(table, "sit", name="Bob")
    a = await anna.sit_at(table)
    await a.read()
    assert a.info["seats"][1]["here"] is False
    b = await bob.sit_at(table)
    while not a.info["seats"][1]["here"]:
        await a.read()
    await b.close()
    while a.info["seats"][1]["here"]:
        await a.read()
