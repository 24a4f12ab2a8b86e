"""The barest HTTP and WebSocket client, with a wire between it and the server as long as one likes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

HOST = "127.0.0.1"
PATIENCE_S = 30.0
TICK_S = 1e-5  # timers of the very same moment ring in any order
GONE = 1006  # closed without a word

Lag = Callable[[], float]  # seconds that the next piece of data travels


class Answer(NamedTuple):
    status: int
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


async def ask(
    port: int,
    method: str,
    path: str,
    body: object = None,
    key: str = "",
    patience_s: float = PATIENCE_S,
) -> Answer:
    """One request on a connection of its own; a body of bytes goes as it is, any other as JSON."""
    data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
    headers = [f"Host: {HOST}:{port}", "Connection: close", f"Content-Length: {len(data)}"]
    headers += ["Content-Type: application/json"] if data else []
    headers += [f"Authorization: Bearer {key}"] if key else []
    head = f"{method} {path} HTTP/1.1\r\n" + "\r\n".join(headers) + "\r\n\r\n"
    async with asyncio.timeout(patience_s):
        reader, writer = await asyncio.open_connection(HOST, port, limit=1 << 24)
        try:
            writer.write(head.encode("utf-8", "surrogateescape") + data)
            return await _read_answer(reader)
        finally:
            writer.transport.abort()


async def _read_answer(reader: asyncio.StreamReader) -> Answer:
    first = await reader.readline()
    if not first:
        raise EOFError("closed without an answer")
    status, size, is_chunked = int(first.split()[1]), -1, False
    while (line := (await reader.readline()).strip().lower()) != b"":
        if line.startswith(b"content-length:"):
            size = int(line.partition(b":")[2])
        is_chunked = is_chunked or line.startswith(b"transfer-encoding: chunked")
    if is_chunked:
        return Answer(status, await _read_chunks(reader))
    return Answer(status, await (reader.readexactly(size) if size >= 0 else reader.read()))


async def _read_chunks(reader: asyncio.StreamReader) -> bytes:
    body = b""
    while (size := int(await reader.readline(), 16)) > 0:
        body += (await reader.readexactly(size + 2))[:-2]
    return body


class Socket(asyncio.Protocol):
    """A WebSocket. Bytes travel `lag()` seconds each way and never overtake each other."""

    def __init__(self, lag: Lag | None = None) -> None:
        self.lag = lag
        self.inbox: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()  # None at the end
        self.hear: Callable[[dict[str, Any]], None] = self.inbox.put_nowait
        self.echo_after_s = 0.0  # an honest client answers a probe at once
        self.raw: list[bytes] = []  # what was read, where somebody wants it
        self.keeps_raw = False
        self.close_code = 0
        self.is_closed = False
        self._buffer = bytearray()
        self._loop = asyncio.get_running_loop()
        self._is_open: asyncio.Future[None] = self._loop.create_future()
        self._pong: asyncio.Future[None] = self._loop.create_future()
        self._in_until = self._out_until = 0.0
        self.came_at = 0.0  # the end of the wire where it was read
        self.heard_at = self._loop.time()  # when anything came last, pings too

    @staticmethod
    async def open(port: int, path: str, key: str = "", lag: Lag | None = None) -> Socket:
        """Raises OSError where there is no server, or none that wants us."""
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(PATIENCE_S):
            _, socket = await loop.create_connection(lambda: Socket(lag), HOST, port)
            try:
                socket.knock(f"{HOST}:{port}", path, key)
                await socket._is_open
            except BaseException:  # nobody waits any more for what comes
                socket.transport.abort()
                raise
        return socket

    def knock(self, host: str, path: str, key: str) -> None:
        allowed = f"Authorization: Bearer {key}\r\n" if key else ""
        self._write(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\n{allowed}Connection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    # -- the long wire

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.heard_at = self._loop.time()
        if self.lag is None:
            self._take(data, self._loop.time())
            return
        self._in_until = max(self._in_until + TICK_S, self._loop.time() + self.lag())
        self._loop.call_at(self._in_until, self._take, data, self._loop.time())

    def _write(self, data: bytes) -> None:
        if self.lag is None:
            self._put(data)
            return
        self._out_until = max(self._out_until + TICK_S, self._loop.time() + self.lag())
        self._loop.call_at(self._out_until, self._put, data)

    def _put(self, data: bytes) -> None:
        if not self.is_closed and not self.transport.is_closing():
            self.transport.write(data)

    def connection_lost(self, error: Exception | None) -> None:
        self.is_closed = True
        self.close_code = self.close_code or GONE
        if not self._is_open.done():
            self._is_open.set_exception(ConnectionResetError("no WebSocket"))
        self._loop.call_at(max(self._in_until, self._loop.time()), self.inbox.put_nowait, None)

    # -- frames

    def _take(self, data: bytes, came_at: float) -> None:
        self.came_at = came_at
        self._buffer += data
        if not self._is_open.done() and not self._greeted():
            return
        while (frame := self._next_frame()) is not None:
            self._frame_came(*frame)

    def _greeted(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._buffer.startswith(b"HTTP/1.1 101"):
            first = bytes(self._buffer[:60])
            self._is_open.set_exception(ConnectionRefusedError(first.decode(errors="replace")))
            self.transport.abort()
            return False
        del self._buffer[: end + 4]
        self._is_open.set_result(None)
        return True

    def _next_frame(self) -> tuple[int, bytes] | None:
        if len(self._buffer) < 2:
            return None
        size, start = self._buffer[1] & 127, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(self._buffer) < start:
                return None
            size = int.from_bytes(self._buffer[2:start])
        if len(self._buffer) < start + size:
            return None
        opcode, payload = self._buffer[0] & 15, bytes(self._buffer[start : start + size])
        del self._buffer[: start + size]
        return opcode, payload

    def _frame_came(self, opcode: int, payload: bytes) -> None:
        if opcode == 8:
            self.close_code = int.from_bytes(payload[:2]) if len(payload) >= 2 else 1005
            self.frame(payload[:2], 8)
        elif opcode == 9:
            self.frame(payload, 10)
        elif opcode == 10 and not self._pong.done():
            self._pong.set_result(None)
        elif opcode in (1, 2):
            if self.keeps_raw:
                self.raw.append(payload)
            self._message_came(json.loads(payload))

    def _message_came(self, message: dict[str, Any]) -> None:
        if message.get("is") != "probe":
            self.hear(message)
        elif self.echo_after_s:
            self._loop.call_later(self.echo_after_s, self.send, {"do": "echo", "probe": message["probe"]})
        else:
            self.send({"do": "echo", "probe": message["probe"]})

    def frame(self, payload: bytes, opcode: int = 1) -> None:
        size = len(payload)
        if size < 126:
            length = bytes([128 | size])
        else:
            length = b"\xfe" + size.to_bytes(2) if size < 1 << 16 else b"\xff" + size.to_bytes(8)
        self._write(bytes([128 | opcode]) + length + b"\0\0\0\0" + payload)

    def send(self, message: Mapping[str, Any]) -> None:
        self.frame(json.dumps(message).encode())

    async def read(self, patience_s: float = PATIENCE_S) -> dict[str, Any]:
        """The next message but probes; raises EOFError at the end."""
        async with asyncio.timeout(patience_s):
            message = await self.inbox.get()
        if message is None:
            self.inbox.put_nowait(None)
            raise EOFError(f"closed with {self.close_code}")
        return message

    async def listen_for(self, patience_s: float, silence_s: float) -> dict[str, Any]:
        """The same, but raises TimeoutError also where the line is dead: the server pings every 3 s."""
        until = self._loop.time() + patience_s
        while True:
            try:
                return await self.read(min(0.3, patience_s))
            except TimeoutError:
                now = self._loop.time()
                if now > until or now - self.heard_at > silence_s:
                    raise

    def leaves_at(self) -> float:
        """When the last thing that was sent reaches the end of our wire."""
        return max(self._out_until, self._loop.time())

    def listen(self, hear: Callable[[dict[str, Any]], None]) -> None:
        """Messages go there from now on, those that wait first."""
        while not self.inbox.empty() and (message := self.inbox.get_nowait()) is not None:
            hear(message)
        self.hear = hear

    async def ping(self) -> float:
        """Seconds until the server answers a ping of the protocol itself."""
        began, self._pong = self._loop.time(), self._loop.create_future()
        self.frame(b"", 9)
        async with asyncio.timeout(PATIENCE_S):
            await self._pong
        return self._loop.time() - began

    def abort(self) -> None:
        self.transport.abort()
