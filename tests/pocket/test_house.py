"""The house of a browser, without one: its doors and lines, and what lies on its disk."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from typing import Any

import pytest

import pomezi
from pomezi import GAMES, Record, Setup
from pomezi.pocket.house import MARK, Pocket, open_pocket
from pomezi.pocket.thinkers import BrowserThinkers, think_of
from pomezi.server.journal import Unreadable
from pomezi.server.thinking import Job, choose
from tests.pocket.random_games import random_record

QUICK_MS = 1


class Disk:
    """Rows as the worker would keep them; may be full."""

    def __init__(self) -> None:
        self.rows: dict[tuple[str, ...], dict[str, Any]] = {}
        self.is_full = False

    async def keep(self, text: str) -> None:
        if self.is_full:
            raise OSError("no room")
        for row in json.loads(text):
            self.rows[row["row"], str(row.get("id", row.get("table"))), str(row.get("seq", ""))] = row

    def kept(self) -> str:
        return json.dumps(list(self.rows.values()))

    async def open(self) -> Pocket:
        return await open_pocket(self.keep, think, self.kept(), QUICK_MS)


async def think(job: str) -> str:
    return think_of(job)


async def ask(pocket: Pocket, path: str, body: object = None) -> Any:
    return json.loads(await pocket.ask(path, None if body is None else json.dumps(body)))


class Player:
    """Plays the first thing that is allowed."""

    def __init__(self, pocket: Pocket, table: str) -> None:
        self.pocket, self.table = pocket, table
        self.told: list[dict[str, Any]] = []
        self.changed = asyncio.Event()

    def hear(self, text: str) -> None:
        self.told.append(json.loads(text))
        self.changed.set()

    async def sit(self) -> None:
        await self.pocket.connect(1, f"api/tables/{self.table}/live", self.hear)

    async def do(self, **command: object) -> dict[str, Any]:
        command["id"] = f"c{len(self.told)}"
        await self.pocket.take(1, json.dumps(command))
        return next(told for told in reversed(self.told) if told.get("id") == command["id"])

    def news(self) -> dict[str, Any]:
        return next(told for told in reversed(self.told) if told["is"] == "news" and told.get("view"))

    async def play(self, most: int = 10_000) -> None:
        for _ in range(most):
            news = self.news()
            if news["view"].get("result"):
                return
            if news.get("legal"):
                await self.do(do="play", action=news["legal"][0], seq=news["seq"])
            else:
                self.changed.clear()
                await self.changed.wait()


async def seated(pocket: Pocket, game: str, *bots: str) -> Player:
    _, info = await ask(pocket, "api/tables", {"game": game, "name": "Eva", "seats": ["me", *bots]})
    player = Player(pocket, info["id"])
    await player.sit()
    await player.do(do="start")
    return player


@pytest.mark.parametrize("bots", [(), ("tourist",), ("explorer",)])
async def test_a_game_is_played_to_its_end_and_kept(bots: tuple[str, ...]) -> None:
    disk = Disk()
    pocket = await disk.open()
    player = await seated(pocket, "limes", *bots)
    assert player.table.startswith(MARK)
    await player.play()
    status, record = await ask(pocket, f"api/tables/{player.table}/record")
    assert status == 200
    assert Record.parse(record).verify().places()
    await pocket.close()
    again = await disk.open()
    assert (await ask(again, f"api/tables/{player.table}/record"))[1] == record
    await again.close()


async def test_a_search_comes_back_from_the_other_worker_with_what_it_would_have_chosen_here() -> None:
    asked: list[str] = []

    async def noted(job: str) -> str:
        asked.append(job)
        return think_of(job)

    setup = Setup(2, "7", options={"ferry": True}, stacked={})
    first = GAMES["limes"].new(setup).legal_actions(0)[0]
    done = ((0, GAMES["limes"].new(setup).write(first)),)
    job = Job("limes", setup, done, 1, "explorer", "5")
    assert await BrowserThinkers(noted).choose(job) == choose(job)
    assert len(asked) == 1


async def test_whoever_comes_back_finds_the_table_as_it_was() -> None:
    disk = Disk()
    pocket = await disk.open()
    player = await seated(pocket, "limes")
    await player.play(5)
    seen = player.news()["view"]
    await pocket.close()
    again = await disk.open()
    _, tables = await ask(again, "api/tables")
    assert [table["id"] for table in tables if table["mine_to_act"]] == [player.table]
    back = Player(again, player.table)
    await back.sit()
    assert back.news()["view"] == seen
    await again.close()


async def test_what_is_not_on_the_disk_has_not_happened() -> None:
    disk = Disk()
    pocket = await disk.open()
    player = await seated(pocket, "limes")
    news = player.news()
    disk.is_full = True
    refused = await player.do(do="play", action=news["legal"][0], seq=news["seq"])
    assert (refused["is"], refused["code"]) == ("refused", "unsaved")
    assert player.news()["seq"] == news["seq"]
    disk.is_full = False
    done = await player.do(do="play", action=news["legal"][0], seq=news["seq"])
    assert done["is"] == "done"
    await pocket.close()


async def test_a_journal_with_a_hole_is_no_game() -> None:
    disk = Disk()
    pocket = await disk.open()
    player = await seated(pocket, "limes")
    await player.play(4)
    await pocket.close()
    del disk.rows["line", player.table, "3"]
    again = await disk.open()
    with pytest.raises(Unreadable):
        await again.journals.read_journal(player.table)
    assert (await ask(again, f"api/tables/{player.table}/history?seat=0"))[1]["code"] == "table-damaged"
    assert (await ask(again, "api/tables"))[1] == []
    await again.close()


@pytest.mark.parametrize("game", list(pomezi.GAMES))
async def test_a_record_from_anywhere_opens_once_and_is_walked_through(game: str) -> None:
    disk = Disk()
    pocket = await disk.open()
    text = random_record(game, 0)
    status, info = await ask(pocket, "api/records", {"text": text})
    assert (status, info["status"]) == (200, "over")
    assert (await ask(pocket, "api/records", {"text": text}))[1]["id"] == info["id"]
    assert [table["id"] for table in (await ask(pocket, "api/tables"))[1]] == [info["id"]]
    history = (await ask(pocket, f"api/tables/{info['id']}/history?seat=0"))[1]["steps"]
    last = history[-1]["seq"]
    path = f"api/tables/{info['id']}/moments?seat=0&first={last}&last={last}"
    assert (await ask(pocket, path))[1][0]["view"]["result"]["scores"] == history[-1]["scores"]
    await pocket.close()
    again = await disk.open()
    assert (await ask(again, f"api/tables/{info['id']}/record"))[1] == text
    await again.close()


async def test_a_record_of_a_table_is_the_same_when_it_comes_back() -> None:
    """With the proof of its shuffle, names and all."""
    pocket = await Disk().open()
    player = await seated(pocket, "limes")
    await player.play()
    record = (await ask(pocket, f"api/tables/{player.table}/record"))[1]
    assert "secret" in record
    other = await Disk().open()
    _, info = await ask(other, "api/records", {"text": record})
    assert [seat["name"] for seat in info["seats"]] == ["Eva"]
    assert (await ask(other, f"api/tables/{info['id']}/record"))[1] == record


async def test_a_record_that_breaks_off_opens_as_far_as_it_goes() -> None:
    pocket = await Disk().open()
    whole = random_record("limes", 0)
    part = "\n".join(whole.split("\n")[:12]) + "\n"
    _, info = await ask(pocket, "api/records", {"text": part})
    assert info["status"] == "ended"
    assert (await ask(pocket, f"api/tables/{info['id']}/record"))[1] == part


async def test_what_is_no_record_is_not_opened_and_the_line_is_named() -> None:
    pocket = await Disk().open()
    whole = random_record("limes", 0)
    for text, code, line in [
        ("hello", "no-record", 1),
        (whole.replace("end ", "end 1"), "no-record", whole.count("\n")),
        (whole.replace("rules: 1", "rules: 99"), "newer-record", None),
    ]:
        status, told = await ask(pocket, "api/records", {"text": text})
        assert (status, told["code"], told["facts"].get("line")) == (409, code, line)
    assert (await ask(pocket, "api/tables"))[1] == []


async def test_nobody_else_can_come_and_one_is_told_so() -> None:
    pocket = await Disk().open()
    asked = {"game": "limes", "name": "Eva", "seats": ["me", "open"]}
    status, told = await ask(pocket, "api/tables", asked)
    assert (status, told["code"]) == (409, "not-in-the-pocket")
    assert (await ask(pocket, "api/no-such-door"))[1]["code"] == "not-in-the-pocket"
    await pocket.close()


def test_the_house_brings_no_server_along() -> None:
    heavy = [
        "starlette",
        "fluent",
        "sqlalchemy",
        "prometheus_client",
        "uvicorn",
        "redis",
        "argon2",
        "multiprocessing",
    ]
    look = f"import sys, pomezi.pocket.house; print([m for m in {heavy} if m in sys.modules])"
    found = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


async def test_after_the_end_the_table_is_looked_back_at_through_every_seat() -> None:
    pocket = await Disk().open()
    player = await seated(pocket, "border", "tourist")
    await player.play()
    for seat in (0, 1):
        _, told = await ask(pocket, f"api/tables/{player.table}/history?seat={seat}")
        path = f"api/tables/{player.table}/moments?seat={seat}&first=0&last=6"
        status, moments = await ask(pocket, path)
        assert (status, len(told["steps"]) > 5) == (200, True)
        assert {moment["view"]["seat"] for moment in moments if moment["view"]} == {seat}
        assert [moment["seq"] for moment in moments] == [1, 2, 3, 4, 5, 6]
    await pocket.close()
