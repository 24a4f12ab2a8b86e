"""Simulated players of the barest kind: they must not cost more than the server they measure."""

from __future__ import annotations

import asyncio
import json
import random
import time

import msgspec


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
    """One seat of a table, or none: then it looks on."""

    def __init__(self, load: Load, table: str, seat: int | None, key: str, host: str) -> None:
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
            f"{self.authorization()}Connection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def authorization(self) -> str:
        return f"Authorization: Bearer {self.key}\r\n" if self.key else ""

    def path(self) -> str:
        seat = "" if self.seat is None else f"seat={self.seat}&"
        return f"/api/tables/{self.table}/live?{seat}changes=1"

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


async def connect(player: Player, port: int) -> None:
    await asyncio.get_running_loop().create_connection(lambda: player, "127.0.0.1", port)
