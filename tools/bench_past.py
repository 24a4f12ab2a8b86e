"""Measures what looking back at a long game costs a server of its own, in its own processor time.

python -m tools.bench_past
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from pathlib import Path
from typing import Any

from tools.drill.people import Person
from tools.drill.process import Server

UNDOS = 300  # before a game that is looked back at
LOOKS = 20


def used_s(pid: int) -> float:
    """Processor time of a process so far (Linux)."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def act(host: Person, table: str) -> dict[str, Any]:
    """The first legal action of whoever is to act at one screen; what the news were before it."""
    for seat in (0, 1):
        news = dict((await host.ask("GET", f"/api/tables/{table}?seat={seat}&after=99999")).json())
        if news.get("legal"):
            body = {"do": "play", "action": news["legal"][-1], "seq": news["seq"]}
            await host.ask("POST", f"/api/tables/{table}/commands?seat={seat}", body)
            return news
    return {}


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


async def measure() -> None:
    with tempfile.TemporaryDirectory(prefix="pomezi-past-") as folder:
        async with Server(Path(folder)) as server:
            await look_back(server)


if __name__ == "__main__":
    asyncio.run(measure())
