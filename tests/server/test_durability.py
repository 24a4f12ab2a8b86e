"""Killed at any moment: what was acknowledged is there, and every table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.client import Chair, Somebody

KILLS = int(os.environ.get("POMEZI_KILLS", "3"))  # 20 in `make bench-server`
TABLES = 6
LONGEST_LOAD_S = 1.2
GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


class Server:
    """A process of its own on a database file, to be killed."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> str:
        words = ["--port", "0", "--no-browser", "--no-limits", "--database", self.database]
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "pomezi.server.serve",
            *words,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        assert self.process.stdout is not None
        url = (await self.process.stdout.readline()).decode().split()[-1].rstrip("/")
        somebody = Somebody(url)
        for _ in range(400):
            try:
                await somebody.http.get("/healthz")
                break
            except Exception:
                await asyncio.sleep(0.02)
        await somebody.leave()
        return url

    async def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()


def as_again(url: str, known: Somebody) -> Somebody:
    """The same person at the server's new address."""
    person = Somebody(url, known.name)
    person.key = known.key
    person.http.cookies.set("pomezi", known.key)
    return person


async def keep_playing(
    person: Somebody, table: str, acknowledged: dict[str, int], rng: random.Random
) -> None:
    """Both seats of a table, as fast as it goes, until the server dies."""
    chairs: list[Chair] = []

    async def play_seat(seat: int) -> None:
        chair = await person.sit_at(table, seat=seat)
        chairs.append(chair)
        while chair.info.get("status") != "over":
            legal = chair.latest.get("legal")
            if not legal:
                await chair.read()
                continue
            name = f"{seat}-{rng.getrandbits(60):x}"
            answer = await chair.play(rng.choice(legal), id=name)
            if answer["is"] == "done":
                acknowledged[name] = answer["seq"]
                await chair.until(answer["seq"])
            else:
                chair.latest = {}
                await chair.read()

    try:
        await asyncio.gather(play_seat(0), play_seat(1))
    except GONE:
        pass
    finally:
        for chair in chairs:
            if chair.socket is not None:
                chair.socket.transport.abort()


def check_table(database: Path, table: str, acknowledged: dict[str, int]) -> int:
    """Every acknowledged action is in the journal at its step; how many there were."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("select client, seq from journal where table_id = ?", [table]).fetchall()
    steps = {client.partition(":")[2]: seq for client, seq in rows if client}
    for name, seq in acknowledged.items():
        assert steps.get(name) == seq, f"{table}: {name} was acknowledged as step {seq}"
    assert len({seq for _, seq in rows}) == max(seq for _, seq in rows)
    return len(acknowledged)


async def check_answer(person: Somebody, table: str, acknowledged: dict[str, int]) -> None:
    """Who asks again after the restart gets the old answer."""
    for name, seq in list(acknowledged.items())[-1:]:
        answer = await person.http.post(
            f"/api/tables/{table}/commands?seat={name[0]}",
            json={"do": "play", "id": name, "seq": 0, "action": "draw deck"},
        )
        assert answer.json() == {"is": "done", "id": name, "seq": seq}


@pytest.mark.timeout(1200)
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    rng = random.Random(7)
    database = tmp_path / "tables.sqlite"
    server = Server(f"sqlite+aiosqlite:///{database}")
    anna = await Somebody(await server.start(), "Anna").arrive()
    tables = [await new_game(anna) for _ in range(TABLES)]
    checked = 0
    for _ in range(KILLS):
        told: dict[str, dict[str, int]] = {table: {} for table in tables}
        players = [asyncio.create_task(keep_playing(anna, t, told[t], rng)) for t in tables]
        await asyncio.sleep(rng.uniform(0.3, LONGEST_LOAD_S))
        await server.kill()
        await asyncio.wait_for(asyncio.gather(*players), 30)
        await anna.leave()
        anna = as_again(await server.start(), anna)
        for table in tables:
            checked += check_table(database, table, told[table])
            await check_answer(anna, table, told[table])
        tables = [await new_game(anna) if await is_over(anna, table) else table for table in tables]
    for table in tables:
        await goes_on(anna, table)
    await server.kill()
    await anna.leave()
    print(f"{KILLS} kills, {checked} acknowledged actions, none lost, {TABLES} tables go on")
    assert checked > KILLS * TABLES


async def new_game(anna: Somebody) -> str:
    table = await anna.open_table(["me", "me"])
    assert (await anna.do(table, "start"))["is"] == "done"
    return table


async def is_over(anna: Somebody, table: str) -> bool:
    return bool((await anna.look(table))["table"]["status"] == "over")


async def goes_on(anna: Somebody, table: str) -> None:
    for seat in (0, 1):
        news = await anna.look(table, seat=seat)
        if news.get("legal"):
            answer = await anna.http.post(
                f"/api/tables/{table}/commands?seat={seat}",
                json={"do": "play", "seq": news["seq"], "action": news["legal"][0]},
            )
            assert answer.status_code == 200, answer.text
            return
    raise AssertionError(f"nobody can act at {table}")
