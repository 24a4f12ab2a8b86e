"""Measures a server of its own, in one run: what an echo of the same stack costs, accepted actions a second,
what an action costs and where, how long an acknowledgement takes, bytes, memory; or what a crowd costs.

python -m tools.bench_server --tables 200 --seats 4 --seconds 8
python -m tools.bench_server --database postgres
python -m tools.bench_server --watchers 1000
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn

from pomezi.server.serve import listen
from tests.server import engines
from tools.bench_players import Load, Player, Shouter, connect

LONGEST_ECHO_S = 60.0  # until all sockets of the echo are open
CALM_S = 1.5  # who is here has been told
CROWD_STEPS = 60
PARTS = ("engine", "views", "encoding", "database", "socket", "rest")


# -- an echo


async def echo(_scope: object, receive: Any, send: Any) -> None:
    """The smallest application that the same uvicorn can serve over a WebSocket."""
    while (message := await receive())["type"] != "websocket.disconnect":
        if message["type"] == "websocket.connect":
            await send({"type": "websocket.accept"})
        else:
            await send({"type": "websocket.send", "text": message["text"]})


def serve_echo(listener: socket.socket) -> None:
    config = uvicorn.Config(
        echo, ws="websockets-sansio", ws_per_message_deflate=False, lifespan="off", log_level="critical"
    )
    uvicorn.Server(config).run(sockets=[listener])


async def cost_of_an_echo(sockets: int, seconds: float) -> float:
    """Microseconds of processor time, with as many sockets as the tables have."""
    listener = listen("127.0.0.1", 0)
    listener.listen(sockets)
    server = multiprocessing.get_context("spawn").Process(target=serve_echo, args=[listener], daemon=True)
    server.start()
    port, load = listener.getsockname()[1], Load(1)
    try:
        shouters = [Shouter(load, "", None, "", f"127.0.0.1:{port}") for _ in range(sockets)]
        for shouter in shouters:
            await connect(shouter, port)
        await asyncio.wait_for(asyncio.gather(*(shouter.is_open for shouter in shouters)), LONGEST_ECHO_S)
        return (await measure(shouters, load, seconds, 0, 1, server.pid or 0)).cost_us
    finally:
        server.kill()
        server.join()


# -- a server


@contextlib.contextmanager
def database(kind: str) -> Iterator[str]:
    """The address of an empty one: `sqlite` and `postgres` are made here."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite+aiosqlite:///{Path(folder) / 'bench.sqlite'}"
    elif kind == "postgres":
        with engines.postgres(is_safe=True) as address:
            yield f"{address}postgres"
    else:
        yield kind


class Server:
    """A process of its own; tables and people come to it over HTTP."""

    def __init__(self, database: str, extra: Sequence[str], folder: str) -> None:
        self.samples = Path(folder) / "parts.json"
        command = [
            sys.executable,
            "-m",
            "tools.bench_parts",
            str(self.samples),
            "--port",
            "0",
            "--no-browser",
        ]
        command += ["--no-limits", "--database", database, *extra]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline().split()
        if not said:
            raise SystemExit("the server does not start: " + " ".join(command))
        self.url = said[-1].rstrip("/")
        self.port = int(self.url.rpartition(":")[2])
        self.pid = self.process.pid
        self._wait_until_up()
        self.key = str(self.post("/api/me", {"name": "Load"})["key"])

    def _wait_until_up(self) -> None:
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.url}/healthz", timeout=5).read()
                return
            except OSError:
                time.sleep(0.05)
        raise SystemExit("the server does not answer")

    def post(self, path: str, body: object) -> dict[str, object]:
        key = {"Authorization": f"Bearer {self.key}"} if hasattr(self, "key") else {}
        headers = {"Content-Type": "application/json", **key}
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=20) as answer:
            return dict(json.loads(answer.read()))

    def lay(self, game: str, seats: int) -> str:
        """A table that has begun."""
        table = str(self.post("/api/tables", {"game": game, "seats": ["me"] * seats})["id"])
        self.post(f"/api/tables/{table}/commands", {"do": "start"})
        return table

    async def seat(self, load: Load, table: str, seat: int | None) -> Player:
        key = "" if seat is None else self.key
        player = Player(load, table, seat, key, f"127.0.0.1:{self.port}")
        await connect(player, self.port)
        await asyncio.wait_for(player.is_open, 30)
        return player

    async def parts(self) -> dict[str, float]:
        """Shares of the processor time since `watch_parts`."""
        self.process.send_signal(signal.SIGUSR2)
        while not self.samples.exists():
            await asyncio.sleep(0.02)
        return dict(json.loads(self.samples.read_text()))

    def watch_parts(self) -> None:
        self.process.send_signal(signal.SIGUSR1)

    def cpu_s(self) -> float:
        return cpu_s(self.pid)

    def memory_kb(self) -> float:
        """Resident memory (Linux)."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1024

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@contextlib.contextmanager
def served(asked: argparse.Namespace) -> Iterator[Server]:
    with database(asked.database) as address, tempfile.TemporaryDirectory() as folder:
        server = Server(address, asked.server, folder)
        try:
            yield server
        finally:
            server.kill()


def cpu_s(pid: int) -> float:
    """Processor time of a process so far (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# -- figures


@dataclass
class Figures:
    rate: float  # a second
    p50_ms: float
    p99_ms: float
    share: float  # of a core
    cost_us: float  # processor time of one
    heard_bytes: float  # by all, for one

    def __str__(self) -> str:
        return (
            f"{self.rate:7.0f} actions/s   p50 {self.p50_ms:6.1f} ms   p99 {self.p99_ms:6.1f} ms   "
            f"server {self.share * 100:3.0f} % of a core, {self.cost_us:4.0f} µs an action"
        )


async def measure(
    players: Sequence[Player], load: Load, seconds: float, rate: float, tables: int, pid: int
) -> Figures:
    load.pause_s = tables / rate if rate else 0.0
    load.waits_ms, load.heard_bytes = [], 0
    load.is_on = True
    for player in players:
        player.plan()
    began, cpu = time.perf_counter(), cpu_s(pid)
    await asyncio.sleep(seconds)
    cpu = cpu_s(pid) - cpu
    waits, took, heard = sorted(load.waits_ms), time.perf_counter() - began, load.heard_bytes
    load.is_on = False
    await asyncio.sleep(0.5)
    count = max(len(waits), 1)
    p50, p99 = (waits[len(waits) // 2], waits[len(waits) * 99 // 100]) if waits else (0.0, 0.0)
    return Figures(count / took, p50, p99, cpu / took, cpu / count * 1e6, heard / count)


async def tables(asked: argparse.Namespace) -> None:
    with served(asked) as server:
        load, empty = Load(1), server.memory_kb()
        ids = [server.lay(asked.game, asked.seats) for _ in range(asked.tables)]
        laid = server.memory_kb()
        players = [await server.seat(load, table, seat) for table in ids for seat in range(asked.seats)]
        full = server.memory_kb()
        print(f"{asked.tables} tables of {asked.seats}, {asked.game}, {asked.database}; ", end="")
        print(f"load here {os.getloadavg()[0]:.1f}")

        async def run(name: str, seconds: float, rate: float) -> Figures:
            found = await measure(players, load, seconds, rate, asked.tables, server.pid)
            print(f"{name + ':':12}{found}", flush=True)
            return found

        await run("opening", 2, 0)
        await run(f"at {asked.rate:.0f}/s", asked.seconds, asked.rate)
        saturated = await run("saturated", asked.seconds, 0)
        server.watch_parts()
        sampled = await run("sampled", asked.seconds, 0)
        parts = await server.parts()
        played = server.memory_kb()
    told = ", ".join(f"{part} {parts.get(part, 0) * sampled.cost_us:.0f}" for part in PARTS)
    print(f"processor time an action, in µs: {told}")
    print(f"{saturated.heard_bytes / asked.seats:.0f} bytes a reader and action; ", end="")
    print(f"refused: {load.refused or 'none'}")
    print(f"memory: {empty / 1024:.0f} MB empty, {(laid - empty) / asked.tables:.0f} KB a table, ", end="")
    print(f"{(full - laid) / len(players):.0f} KB a socket, {played / 1024:.0f} MB after it all")
    cost_us = await cost_of_an_echo(len(players), asked.seconds / 2)
    print(
        f"an echo of the same stack: {cost_us:.0f} µs; an action is {saturated.cost_us / cost_us:.1f} of them"
    )


async def crowd(asked: argparse.Namespace) -> None:
    """One table whose players play on by themselves, alone and then with all who look on."""
    with served(asked) as server:
        load = Load(1)
        table = server.lay(asked.game, asked.seats)
        players = [await server.seat(load, table, seat) for seat in range(asked.seats)]
        alone = await play(server, players, load)
        before, began = server.cpu_s(), time.perf_counter()
        watchers = [await server.seat(load, table, None) for _ in range(asked.watchers)]
        joining_s = time.perf_counter() - began
        await asyncio.sleep(CALM_S)
        joined = server.cpu_s() - before
        before = server.cpu_s()
        await asyncio.sleep(2 * CALM_S)
        idle = (server.cpu_s() - before) / (2 * CALM_S)
        watched = await play(server, players, load)
    joined -= idle * (joining_s / 2 + CALM_S)  # what those cost who were there already
    print(f"{len(watchers)} who look on at one table of {asked.game}, {asked.database}:")
    print(f"{joined / len(watchers) * 1e6:.0f} µs for one to join the others, ", end="")
    print(f"{(watched - alone) / len(watchers) * 1e6:.1f} µs for each and step ", end="")
    print(f"(a step without them: {alone * 1e6:.0f} µs), ", end="")
    print(f"{idle * 1000:.0f} ms a second for all while nothing happens")


async def play(server: Server, players: Sequence[Player], load: Load) -> float:
    """Processor time a step, in seconds."""
    before, load.pause_s, load.waits_ms, load.is_on = server.cpu_s(), 0.0, [], True
    for player in players:
        player.plan()
    while len(load.waits_ms) < CROWD_STEPS:
        await asyncio.sleep(0.01)
    load.is_on = False
    await asyncio.sleep(0.5)
    return (server.cpu_s() - before) / len(load.waits_ms)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--game", default="ticket_to_ride")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rate", type=float, default=500.0)
    parser.add_argument("--database", default="sqlite", help="sqlite, postgres, or an address")
    parser.add_argument("--watchers", type=int, default=0, help="of one table, instead of many tables")
    parser.add_argument("server", nargs="*", help="more words for pomezi serve")
    asked = parser.parse_args()
    asyncio.run(crowd(asked) if asked.watchers else tables(asked))


if __name__ == "__main__":
    main()
