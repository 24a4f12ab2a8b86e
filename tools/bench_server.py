"""Measures a server of its own: accepted actions a second, how long an acknowledgement takes, what an action
costs, and in the same run what one echo of the same stack costs.

python tools/bench_server.py --tables 200 --seats 4 --seconds 10
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

from pomezi.server.serve import listen


class Message(msgspec.Struct):
    """What a simulated player reads of a message; the rest is skipped."""

    kind: str = msgspec.field(name="is")
    seq: int = 0
    id: str = ""
    code: str = ""
    probe: int = 0
    legal: list[str] = []


decoder = msgspec.json.Decoder(Message)


class Load:
    """What all players share: the mode, and what was measured."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.pause_s = 0.0  # between the actions of one table; 0 = at once
        self.is_on = False
        self.waits_ms: list[float] = []
        self.heard_bytes = 0
        self.refused: dict[str, int] = {}


class Player(asyncio.Protocol):
    """A WebSocket client of the barest kind: it must not cost more than the server it measures."""

    def __init__(self, load: Load, table: str, seat: int, key: str, host: str) -> None:
        self.load, self.table, self.seat, self.key, self.host = load, table, seat, key, host
        self.buffer = bytearray()
        self.is_open = asyncio.get_running_loop().create_future()
        self.sent: dict[str, float] = {}
        self.count = 0
        self.seq = 0
        self.legal: list[str] = []
        self.is_waiting = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(
            f"GET {self.path()} HTTP/1.1\r\nHost: {self.host}\r\n"
            f"Authorization: Bearer {self.key}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def path(self) -> str:
        return f"/api/tables/{self.table}/live?seat={self.seat}&changes=1"

    def data_received(self, data: bytes) -> None:
        self.load.heard_bytes += len(data)
        self.buffer += data
        if not self.is_open.done():
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self.buffer.startswith(b"HTTP/1.1 101"), bytes(self.buffer[:200])
            del self.buffer[: end + 4]
            self.is_open.set_result(None)
        while (message := self.next_frame()) is not None:
            self.hear(message)

    def next_frame(self) -> bytes | None:
        if len(self.buffer) < 2:
            return None
        size, start = self.buffer[1] & 127, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(self.buffer) < start:
                return None
            size = int.from_bytes(self.buffer[2:start])
        if len(self.buffer) < start + size:
            return None
        opcode = self.buffer[0] & 15
        payload = bytes(self.buffer[start : start + size])
        del self.buffer[: start + size]
        if opcode == 1:
            return payload
        if opcode == 9:
            self.frame(payload, 10)
        return self.next_frame()

    def frame(self, payload: bytes, opcode: int = 1) -> None:
        size = len(payload)
        length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
        self.transport.write(bytes([128 | opcode]) + length + b"\0\0\0\0" + payload)

    def hear(self, text: bytes) -> None:
        message = decoder.decode(text)
        if message.kind == "news":
            self.seq, self.legal = message.seq, message.legal
            self.plan()
        elif message.kind == "done":
            self.load.waits_ms.append((time.perf_counter() - self.sent.pop(message.id)) * 1000)
            if self.seq >= message.seq:
                self.plan()
        elif message.kind == "refused":
            self.sent.pop(message.id, None)
            self.load.refused[message.code] = self.load.refused.get(message.code, 0) + 1
        elif message.kind == "probe":
            self.frame(b'{"do":"echo","probe":%d}' % message.probe)

    def plan(self) -> None:
        if not self.legal or self.sent or self.is_waiting or not self.load.is_on:
            return
        if not self.load.pause_s:
            self.act()
            return
        self.is_waiting = True
        pause = self.load.pause_s * self.load.rng.uniform(0.5, 1.5)
        asyncio.get_running_loop().call_later(pause, self.act)

    def act(self) -> None:
        self.is_waiting = False
        if not self.load.is_on or not self.legal:
            return
        self.count += 1
        name = f"{self.seat}-{self.count}"
        action = self.legal[self.load.rng.randrange(len(self.legal))]
        self.legal = []
        self.sent[name] = time.perf_counter()
        self.frame(json.dumps({"do": "play", "id": name, "seq": self.seq, "action": action}).encode())


class Shouter(Player):
    """Gets back what it sends, and sends it again."""

    def path(self) -> str:
        return "/"

    def plan(self) -> None:
        if self.load.is_on and not self.sent:
            self.sent["echo"] = time.perf_counter()
            self.frame(b'{"do":"play","id":"0-1234","seq":123,"action":"draw deck"}')

    def hear(self, text: bytes) -> None:
        self.load.waits_ms.append((time.perf_counter() - self.sent.pop("echo")) * 1000)
        self.plan()


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
        shouters = [Shouter(load, "", 0, "", f"127.0.0.1:{port}") for _ in range(sockets)]
        for shouter in shouters:
            await connect(shouter, "127.0.0.1", port)
        await asyncio.gather(*(asyncio.wait_for(shouter.is_open, 30) for shouter in shouters))
        return (await measure(shouters, load, seconds, 0, 1, server.pid or 0)).cost_us
    finally:
        server.kill()
        server.join()


def post(url: str, body: object, key: str = "") -> dict[str, object]:
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {key}"} if key else {})}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=20) as answer:
        return dict(json.loads(answer.read()))


async def connect(player: Player, host: str, port: int) -> None:
    await asyncio.get_running_loop().create_connection(lambda: player, host, port)


async def seat_players(url: str, load: Load, asked: argparse.Namespace) -> list[Player]:
    key = str(post(f"{url}/api/me", {"name": "Load"})["key"])
    host, port = url.removeprefix("http://").split(":")
    players = []
    for _ in range(asked.tables):
        table = str(post(f"{url}/api/tables", {"game": asked.game, "seats": ["me"] * asked.seats}, key)["id"])
        post(f"{url}/api/tables/{table}/commands", {"do": "start"}, key)
        for seat in range(asked.seats):
            player = Player(load, table, seat, key, f"{host}:{port}")
            await connect(player, host, int(port))
            await asyncio.wait_for(player.is_open, 10)
            players.append(player)
    return players


def cpu_s(pid: int) -> float:
    """Processor time of a process so far (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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


def memory_mb(pid: int) -> float:
    """Resident memory of a process (Linux)."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def start_server(database: str, extra: list[str]) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-m", "pomezi.server.serve", "--port", "0", "--no-browser", "--no-limits"]
    command += ["--database", database, *extra]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout is not None
    said = server.stdout.readline().split()
    if not said:
        raise SystemExit("the server does not start: " + " ".join(command))
    return server, said[-1].rstrip("/")


def wait_until_up(url: str) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"{url}/healthz", timeout=5).read()
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server does not answer")


async def run(asked: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = asked.database or f"sqlite+aiosqlite:///{Path(folder) / 'bench.sqlite'}"
        server, url = start_server(database, asked.server)
        try:
            wait_until_up(url)
            load = Load(1)
            players = await seat_players(url, load, asked)
            kind, busy = database.split(":")[0], os.getloadavg()[0]
            print(f"{asked.tables} tables of {asked.seats}, {asked.game}, {kind}; load here {busy:.1f}")
            await measure(players, load, 2, 0, asked.tables, server.pid)  # past the opening
            steady = await measure(players, load, asked.seconds, asked.rate, asked.tables, server.pid)
            print(f"at {asked.rate:.0f}/s:   {steady}")
            full = await measure(players, load, asked.seconds, 0, asked.tables, server.pid)
            print(f"saturated: {full}")
            print(f"refused: {load.refused or 'none'}; memory {memory_mb(server.pid):.0f} MB")
            print(f"{full.heard_bytes / asked.seats:.0f} bytes a reader and action")
        finally:
            server.kill()
            server.wait()
    cost_us = await cost_of_an_echo(len(players), asked.seconds / 2)
    print(f"an echo of the same stack: {cost_us:.0f} µs; an action is {full.cost_us / cost_us:.1f} of them")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--game", default="ticket_to_ride")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rate", type=float, default=500.0)
    parser.add_argument("--database", default="", help="a URL; a new SQLite file unless told")
    parser.add_argument("server", nargs="*", help="more words for pomezi serve")
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
