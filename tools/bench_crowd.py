"""Measures what a crowd and a long past cost a server of its own, in its own processor time.

python tools/bench_crowd.py --watchers 200
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from pathlib import Path
from typing import Any

from tools.drill.people import Person
from tools.drill.process import Server
from tools.drill.wire import Socket

STEPS = 40  # that are watched
CALM_S = 1.5  # who is here has been told
UNDOS = 300  # before a game that is looked back at
LOOKS = 20


def used_s(pid: int) -> float:
    """Processor time of a process so far (Linux)."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def act(host: Person, table: str, **query: Any) -> dict[str, Any]:
    """The first legal action of whoever is to act at one screen; what the news were before it."""
    for seat in (0, 1):
        news = dict((await host.ask("GET", f"/api/tables/{table}?seat={seat}&after=99999")).json())
        if news.get("legal"):
            body = {"do": "play", "action": news["legal"][-1], "seq": news["seq"]}
            await host.ask("POST", f"/api/tables/{table}/commands?seat={seat}", body)
            return news
    return {}


async def play(server: Server, host: Person, table: str, steps: int) -> float:
    """Milliseconds of processor time a step."""
    before, done = used_s(server.pid), 0
    for _ in range(steps):
        done += bool(await act(host, table))
    return (used_s(server.pid) - before) * 1000 / max(1, done)


async def crowd(server: Server, watchers: int) -> None:
    host = await Person(server.port, "Anna").arrive()
    table = await host.open_table("ticket_to_ride", ["me", "me"])
    await host.must(table, "start")
    alone_ms = await play(server, host, table, STEPS)
    before = used_s(server.pid)
    sockets = [await Person(server.port, "").sit_at(table) for _ in range(watchers)]
    await asyncio.sleep(CALM_S)
    joined_ms = (used_s(server.pid) - before) * 1000 / watchers
    watched_ms = await play(server, host, table, STEPS)
    before = used_s(server.pid)
    await asyncio.sleep(2 * CALM_S)
    idle_ms = (used_s(server.pid) - before) * 1000
    before = used_s(server.pid)
    stranger = await Person(server.port, "").sit_at(table)
    await asyncio.sleep(CALM_S)
    stranger.abort()
    await asyncio.sleep(CALM_S)
    passing_ms = (used_s(server.pid) - before) * 1000 - idle_ms
    print(f"a step nobody watches {alone_ms:.2f} ms, with {watchers} spectators {watched_ms:.2f} ms", end="")
    print(f" ({(watched_ms - alone_ms) * 1000 / watchers:.0f} µs each)")
    print(f"a spectator who joins {joined_ms:.2f} ms; one who comes and goes {passing_ms:.0f} ms;", end=" ")
    print(f"{watchers} who just look on {idle_ms / (2 * CALM_S):.0f} ms a second")
    leave(sockets)


def leave(sockets: list[Socket]) -> None:
    for socket in sockets:
        socket.abort()


async def look_back(server: Server) -> None:
    host = await Person(server.port, "Anna").arrive()
    table = await host.open_table("ticket_to_ride", ["me", "me"])
    await host.must(table, "start")
    for _ in range(UNDOS):  # second thoughts about the first choice
        await act(host, table)
        await host.ask("POST", f"/api/tables/{table}/commands?seat=0", {"do": "undo"})
    while await act(host, table):
        pass
    last = int((await host.ask("GET", f"/api/tables/{table}")).json()["seq"])
    for what in ("history", f"moments?first={last}", f"moments?first={last - 49}&last={last}"):
        before, began = used_s(server.pid), time.monotonic()
        for _ in range(LOOKS):
            answer = await host.ask("GET", f"/api/tables/{table}/{what}")
            assert answer.status == 200, answer
        used_ms = (used_s(server.pid) - before) * 1000 / LOOKS
        took_ms = (time.monotonic() - began) * 1000 / LOOKS
        name, _, steps = what.partition("?")
        name += ", 50 steps" if "last" in steps else ", one step" if steps else ", all"
        print(f"{name} at step {last}: {used_ms:.1f} ms of processor time, answered in {took_ms:.1f} ms")


async def measure(watchers: int) -> None:
    with tempfile.TemporaryDirectory(prefix="pomezi-crowd-") as folder:
        async with Server(Path(folder)) as server:
            await crowd(server, watchers)
            await look_back(server)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--watchers", type=int, default=200)
    asyncio.run(measure(parser.parse_args().watchers))


if __name__ == "__main__":
    main()
