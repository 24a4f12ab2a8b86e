"""The server over WebSockets: one connection, one seat (or none), one reader."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import deque
from collections.abc import Coroutine
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from pomezi.core.errors import PomeziError
from pomezi.server import sight, telemetry, wire
from pomezi.server.clock import Timer
from pomezi.server.frames import SOCKET, TableSocket, text_frame
from pomezi.server.journal import Unsure
from pomezi.server.limits import address, is_known_host, is_own_origin
from pomezi.server.readers import Live, Reader, quiet
from pomezi.server.reception import Reception
from pomezi.server.sentences import explain, language

PATH = re.compile(r"/api/tables/([^/]+)/live")
# Close codes, 4000 + what HTTP would have said.
SIGNED_OUT, FOREIGN, NOT_FOUND, TOO_LARGE, TOO_FAST, TROUBLE = 4401, 4403, 4404, 4413, 4429, 4503
FINE, COME_BACK = 1000, 1012
PATIENCE = 20  # bad messages before we hang up
PROBE_MS = (300.0, 300.0, 1000.0, 2000.0)  # pauses after the first probes
PROBE_LATER_MS = 5000.0
SLOWEST_SEND_MS = 20_000.0  # whoever does not read for so long is gone


class Connection:
    """One reader's line to a table. Whatever has gathered for it goes out together, as soon as it may."""

    def __init__(
        self, reception: Reception, socket: TableSocket, receive: Receive, live: Live, reader: Reader
    ) -> None:
        self.reception = reception
        self.host = reception.host
        self.clock = reception.host.clock
        self.socket = socket
        self._receive = receive
        self.live = live
        self.reader = reader
        self.lang = "en"
        self.who = ""  # whose commands are counted
        self.bad = 0
        self.commands: deque[tuple[wire.AnyCommand, float]] = deque()  # and when each came
        self.is_answering = False
        self.stuck_since = 0.0  # when it was first not writable, as the probes have seen it
        self.pauses = iter(PROBE_MS)
        self.next_probe: Timer | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def run(self) -> int:
        """Until somebody leaves; the code to close with."""
        listening = asyncio.create_task(self.listen())
        try:
            await self.host.enter(self.live, self.reader)
            self.reader.nudge = self.speak
            self.socket.listener = self
            self.speak()
            self.probe()
            return await self.ended
        finally:
            self.socket.listener = None
            self.reader.nudge = quiet
            if self.next_probe is not None:
                self.next_probe.cancel()
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
            self.host.leave(self.live, self.reader)

    def end(self, code: int) -> None:
        if not self.ended.done():
            self.ended.set_result(code)

    def hang_up(self) -> None:
        """The key that opened it is good no more."""
        self.end(SIGNED_OUT)

    def fail(self, error: Exception) -> None:
        telemetry.failed("a connection failed", error, self.live.table.id)
        self.end(TROUBLE)

    # -- out

    def speak(self) -> None:
        """Answers, then who is here, then one piece of news, in one write. While a command of its own is
        being done, news wait for the answer; while the line is full, all wait for the line."""
        if self.is_answering or self.socket.is_full or self.ended.done():
            return
        try:
            due = self._due()
        except Exception as error:
            self.fail(error)
            return
        if due:
            self.socket.put(b"".join(due))
        if self.live.is_gone:
            self.end(COME_BACK if self.live.is_moved else TROUBLE)

    def _due(self) -> list[bytes]:
        """The frames of all that has gathered."""
        host, live, reader, due = self.host, self.live, self.reader, list[bytes]()
        host.find_seat(live, reader)
        if reader.outbox:
            posted, reader.outbox = reader.outbox, []
            for message in posted:
                if isinstance(message, wire.Refused):
                    message = explain(message, self.lang, live.table)
                due.append(text_frame(wire.encode(message)))
        if reader.company:
            due.append(text_frame(reader.company))
            reader.company = b""
        if live.has_news_for(reader):
            due.append(text_frame(sight.news_bytes(live, reader)))
            host.shown(live, reader)
        return due

    def drained(self) -> None:
        self.stuck_since = 0.0
        self.speak()

    def probe(self) -> None:
        now = self.clock.now()
        if not self.socket.is_full:
            self.socket.put(text_frame(wire.encode(wire.Probe(self.reader.trips.probe(now)))))
        elif not self.stuck_since:
            self.stuck_since = now
        elif now - self.stuck_since > SLOWEST_SEND_MS:
            self.end(TROUBLE)
        self.next_probe = self.clock.call_later(next(self.pauses, PROBE_LATER_MS), self.probe)

    # -- in

    async def listen(self) -> None:
        """What uvicorn keeps for us: the end, and messages that came before us or in pieces."""
        try:
            while (message := await self._receive())["type"] != "websocket.disconnect":
                self.take(message.get("text") or message.get("bytes") or b"")
            self.end(FINE)
        except Exception as error:
            self.fail(error)

    def pong(self, trip_ms: float) -> None:
        self.reader.trips.pong(trip_ms)

    def take(self, text: bytes | str) -> None:
        if len(text) > wire.LARGEST_MESSAGE:
            self.end(TOO_LARGE)
        if self.ended.done():
            return
        try:
            self._take(wire.decode_command(text), self.clock.now())
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self._refuse("", "bad-message", reason=str(error))
        except Exception as error:
            self.fail(error)

    def _take(self, command: wire.AnyCommand, arrived: float) -> None:
        if not self.reception.buckets.may("commands", self.who, self.reception.rates.commands):
            self._refuse(command.id, "too-fast")
        elif isinstance(command, wire.Echo):
            self.reader.trips.echo(command.probe, arrived)
        elif isinstance(command, wire.Hint | wire.Why):  # take their time: whoever asks may go on playing
            self._spawn(self._answer(command, arrived))
        else:
            self.commands.append((command, arrived))
            if not self.is_answering:
                self.is_answering = True
                self._spawn(self._answer_all())

    def _refuse(self, command_id: str, code: str, **facts: str) -> None:
        self.bad += 1
        self.reader.post(wire.Refused(command_id, code, dict(facts)))
        if self.bad > PATIENCE:
            self.end(TOO_FAST)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """It ends by itself: what is on its way to the disk is not given up because somebody has left."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _answer_all(self) -> None:
        """One after the other, in the order they came."""
        while self.commands:
            self.reader.outbox.append(await self.do(*self.commands.popleft()))
        self.is_answering = False
        self.speak()

    async def _answer(self, command: wire.AnyCommand, arrived: float) -> None:
        self.reader.post(await self.do(command, arrived))

    async def do(self, command: wire.AnyCommand, arrived: float) -> wire.Message:
        try:
            return await self.reception.do(self.live, self.reader, command, arrived)
        except Unsure:  # no answer is better than an untrue one: whoever comes back asks again
            self.end(COME_BACK)
            return wire.Refused(command.id, "trouble", {})
        except Exception as error:
            telemetry.failed("a command failed", error, self.live.table.id)
            return wire.Refused(command.id, "unsaved", {})


class SocketDoor:
    """Where WebSockets come in: host, origin, rate, table, seat; then a connection."""

    def __init__(self, reception: Reception) -> None:
        self.reception = reception

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        code = self._refuse(socket)
        if code == FINE:
            code = await self._serve(socket, receive)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code)

    def _refuse(self, socket: WebSocket) -> int:
        names, buckets = self.reception.names, self.reception.buckets
        if not is_known_host(socket.headers.get("host", ""), names) or not is_own_origin(socket.headers):
            return FOREIGN
        if not buckets.may("sockets", address(socket.scope), self.reception.rates.sockets):
            return TOO_FAST
        return FINE

    async def _serve(self, socket: WebSocket, receive: Receive) -> int:
        lang = language(socket.headers.get("accept-language", ""))
        try:
            connection, key = await self._connect(socket, receive)
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

    async def _connect(self, socket: WebSocket, receive: Receive) -> tuple[Connection, str]:
        found = PATH.fullmatch(socket.scope["path"])
        live, person = await self.reception.table_for(socket, found[1] if found else "?")
        key = self.reception.key_of(socket)
        after = socket.query_params.get("after", "0")
        told = int(after) if after.isascii() and after.isdecimal() and len(after) < 10 else 0
        reader = self.reception.reader_for(socket, live, person, told)
        connection = Connection(self.reception, socket.scope["extensions"][SOCKET], receive, live, reader)
        reader.takes_changes = socket.query_params.get("changes") == "1"
        connection.who = reader.person or address(socket.scope)
        return connection, key


CLOSES = {"no-such-table": NOT_FOUND, "table-damaged": TROUBLE, "busy": COME_BACK}
