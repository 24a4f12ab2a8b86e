"""The server over WebSockets: one connection, one seat (or none), one reader."""

from __future__ import annotations

import asyncio
import contextlib
import re

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from pomezi.core.errors import PomeziError
from pomezi.server import sight, telemetry, wire
from pomezi.server.limits import address, is_known_host, is_own_origin
from pomezi.server.readers import Live, Reader
from pomezi.server.reception import Reception
from pomezi.server.sentences import explain, language

PATH = re.compile(r"/api/tables/([^/]+)/live")
# Close codes, 4000 + what HTTP would have said.
SIGNED_OUT, FOREIGN, NOT_FOUND, TOO_LARGE, TOO_FAST, TROUBLE = 4401, 4403, 4404, 4413, 4429, 4503
FINE = 1000
PATIENCE = 20  # bad messages before we hang up
PROBE_MS = (0.0, 300.0, 300.0, 1000.0, 2000.0)  # pauses before the first probes
PROBE_LATER_MS = 5000.0
SLOWEST_SEND_MS = 20_000.0  # whoever does not read for so long is gone


class Connection:
    def __init__(
        self, reception: Reception, send: Send, receive: Receive, live: Live, reader: Reader
    ) -> None:
        self.reception = reception
        self.host = reception.host
        self.clock = reception.host.clock
        self._send = send
        self._receive = receive
        self.live = live
        self.reader = reader
        self.lang = "en"
        self.who = ""  # whose commands are counted
        self.bad = 0
        self.sending_since = 0.0
        self.hung_up = asyncio.Event()
        self.hints: set[asyncio.Task[None]] = set()

    def hang_up(self) -> None:
        """The key that opened it is good no more."""
        self.hung_up.set()

    async def run(self) -> int:
        """Until somebody leaves; the code to close with."""
        try:
            await self.host.enter(self.live, self.reader)
            self.reader.wake.set()
            return await self._first_of(self.listen, self.speak, self.probe, self.end_with_key)
        finally:
            self.host.leave(self.live, self.reader)

    async def _first_of(self, *works: object) -> int:
        tasks = [asyncio.create_task(work()) for work in works]  # type: ignore[operator]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            return self._code(next(iter(done)))
        finally:
            for task in [*tasks, *self.hints]:
                task.cancel()
            await asyncio.gather(*tasks, *self.hints, return_exceptions=True)

    def _code(self, task: asyncio.Task[int]) -> int:
        error = task.exception()
        if error is None:
            return task.result()
        telemetry.failed("a connection failed", error, self.live.table.id)
        return TROUBLE

    # -- out

    async def speak(self) -> int:
        """Whatever has gathered goes out together: answers, then who is here, then one piece of news."""
        reader = self.reader
        while True:
            await reader.wake.wait()
            reader.wake.clear()
            posted, reader.outbox = reader.outbox, []
            self.sending_since = self.clock.now()
            try:
                for message in posted:
                    await self.send(message)
                await self.send_news()
            except (OSError, RuntimeError, WebSocketDisconnect):
                return FINE
            self.sending_since = 0.0
            if self.live.is_gone:
                return TROUBLE

    async def send_news(self) -> None:
        reader = self.reader
        self.host.find_seat(self.live, reader)
        if reader.company:
            told, reader.company = reader.company, b""
            await self.send_bytes(told)
        if self.live.has_news_for(reader):
            told = sight.news_bytes(self.live, reader)
            self.host.shown(self.live, reader)
            await self.send_bytes(told)

    async def send(self, message: wire.Message) -> None:
        if isinstance(message, wire.Refused):
            message = explain(message, self.lang, self.live.table)
        await self.send_bytes(wire.encode(message))

    async def send_bytes(self, message: bytes) -> None:
        await self._send({"type": "websocket.send", "text": message.decode()})

    async def probe(self) -> int:
        pauses = iter(PROBE_MS)
        while True:
            await self.clock.sleep(next(pauses, PROBE_LATER_MS))
            now = self.clock.now()
            if self.sending_since and now - self.sending_since > SLOWEST_SEND_MS:
                return TROUBLE
            self.reader.post(wire.Probe(self.reader.trips.probe(now)))
            if self.reader.seat is not None:
                self.host.bus.mark_here(self.live.table.id, self.reader.seat)

    async def end_with_key(self) -> int:
        await self.hung_up.wait()
        return SIGNED_OUT

    # -- in

    async def listen(self) -> int:
        while True:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return FINE
            if message["type"] == "websocket.pong":  # see pings.py
                self.reader.trips.pong(message["trip_ms"])
                continue
            data = message.get("text") or message.get("bytes") or ""
            if len(data) > wire.LARGEST_MESSAGE:
                return TOO_LARGE
            await self.take(data, self.clock.now())
            if self.bad > PATIENCE:
                return TOO_FAST

    async def take(self, data: str | bytes, arrived: float) -> None:
        reader = self.reader
        try:
            command = wire.decode_command(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self.bad += 1
            reader.post(wire.Refused("", "bad-message", {"reason": str(error)}))
            return
        if not self.reception.buckets.may("commands", self.who, self.reception.rates.commands):
            self.bad += 1
            reader.post(wire.Refused(command.id, "too-fast", {}))
        elif isinstance(command, wire.Echo):
            reader.trips.echo(command.probe, arrived)
        elif isinstance(command, wire.Hint):  # takes its time: whoever asks may go on playing
            task = asyncio.create_task(self.do(command, arrived))
            self.hints.add(task)
            task.add_done_callback(self.hints.discard)
        else:
            await self.do(command, arrived)

    async def do(self, command: wire.AnyCommand, arrived: float) -> None:
        try:
            self.reader.post(await self.reception.do(self.live, self.reader, command, arrived))
        except Exception as error:
            telemetry.failed("a command failed", error, self.live.table.id)
            self.reader.post(wire.Refused(command.id, "unsaved", {}))


class SocketDoor:
    """Where WebSockets come in: host, origin, rate, table, seat; then a connection."""

    def __init__(self, reception: Reception) -> None:
        self.reception = reception

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        code = self._refuse(socket)
        if code == FINE:
            code = await self._serve(socket, receive, send)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code)

    def _refuse(self, socket: WebSocket) -> int:
        names, buckets = self.reception.names, self.reception.buckets
        if not is_known_host(socket.headers.get("host", ""), names) or not is_own_origin(socket.headers):
            return FOREIGN
        if not buckets.may("sockets", address(socket.scope), self.reception.rates.sockets):
            return TOO_FAST
        return FINE

    async def _serve(self, socket: WebSocket, receive: Receive, send: Send) -> int:
        lang = language(socket.headers.get("accept-language", ""))
        try:
            connection, key = await self._connect(socket, receive, send)
        except PomeziError as error:
            refused = wire.Refused("", error.refusal.code, dict(error.refusal.facts))
            await socket.send_text(wire.encode(explain(refused, lang)).decode())
            return CLOSES.get(refused.code, FOREIGN)
        except Exception as error:
            telemetry.failed("a connection could not begin", error)
            return TROUBLE
        connection.lang = lang
        let_go = self.reception.people.hold(key, connection.hang_up) if connection.reader.person else None
        try:
            return await connection.run()
        finally:
            if let_go is not None:
                let_go()

    async def _connect(self, socket: WebSocket, receive: Receive, send: Send) -> tuple[Connection, str]:
        found = PATH.fullmatch(socket.scope["path"])
        live = await self.reception.live_of(found[1] if found else "")
        key = self.reception.key_of(socket)
        person = await self.reception.people.whose(key)
        after = socket.query_params.get("after", "0")
        told = int(after) if after.isascii() and after.isdecimal() and len(after) < 10 else 0
        reader = self.reception.reader_for(socket, live, person, told)
        connection = Connection(self.reception, send, receive, live, reader)
        connection.who = reader.person or address(socket.scope)
        return connection, key


CLOSES = {"no-such-table": NOT_FOUND, "table-damaged": TROUBLE}
