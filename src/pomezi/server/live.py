"""The server over WebSockets: one connection, one seat (or none), one reader."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from pomezi.core.errors import PomeziError
from pomezi.server import pace, seen, wire
from pomezi.server.desk import Desk
from pomezi.server.limits import address, is_own_origin
from pomezi.server.people import Person
from pomezi.server.readers import Live, Reader
from pomezi.server.words import explain, language

# Close codes, 4000 + what HTTP would have said.
BAD_MESSAGE, FOREIGN, NOT_FOUND, TOO_LARGE, TOO_FAST, OVERLOADED = 4400, 4403, 4404, 4413, 4429, 4503
PATIENCE = 20  # bad messages before we hang up
PROBE_S = (0.0, 0.3, 0.3, 1.0, 2.0)  # pauses before the first probes
PROBE_LATER_S = 5.0
SLOWEST_SEND_MS = 20_000.0  # whoever does not read for so long is gone


class Connection:
    def __init__(self, desk: Desk, socket: WebSocket, live: Live, person: Person | None) -> None:
        self.desk = desk
        self.socket = socket
        self.raw_send: Send = socket.scope["pomezi.send"]  # the socket's own checks its state each time
        self.sending_since = 0.0
        self.live = live
        self.person = person
        self.lang = language(socket.headers.get("accept-language", ""))
        after = socket.query_params.get("after", "0")
        seat = desk.seat_of(socket, live, person)
        told = int(after) if after.isdecimal() and len(after) < 10 else 0
        self.reader = Reader(person.id if person else "", person.name if person else "", seat, told)
        self.bad = 0

    async def run(self) -> None:
        await self.desk.house.enter(self.live, self.reader)
        self.desk.house.tell_presence(self.live)
        tasks = [asyncio.create_task(work()) for work in (self.listen, self.speak, self.probe)]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
            self.desk.house.leave(self.live, self.reader)
            self.desk.house.tell_presence(self.live)
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close(next((end for end in ends if isinstance(end, int)), 1000))

    async def speak(self) -> int:
        """Whatever has gathered goes out together: answers, then one piece of news."""
        reader, live = self.reader, self.live
        while True:
            await reader.wake.wait()
            reader.wake.clear()
            posted, reader.outbox = reader.outbox, []
            self.sending_since = pace.now()
            try:
                for message in posted:
                    await self.send(message)
                if reader.told < live.table.seq or reader.seen_comings != live.comings:
                    await self.send_news()
            except (OSError, RuntimeError):
                return 1000
            self.sending_since = 0.0

    async def send_news(self) -> None:
        reader, table = self.reader, self.live.table
        self._find_seat()
        told = seen.news(self.live, reader.person, reader.seat, reader.told, reader.first)
        if reader.seen_comings != self.live.comings:
            reader.seen_comings = self.live.comings
            told.table = seen.info(table, reader.person, self.live.company())
        is_news = bool(told.steps or told.chat) or told.table is not None  # others' private steps are none
        reader.told, reader.first = table.seq, False
        if not is_news:
            return
        self.live.mark_shown(reader.seat)
        await self.send(told)

    def _find_seat(self) -> None:
        """Who has just sat down sees through their seat from now on; who has left, no more."""
        if self.reader.told >= self.live.table.seated_seq and not self.reader.first:
            return
        own = self.live.table.seats_of(self.reader.person)
        if self.reader.seat is None or self.reader.seat not in own:
            self.reader.seat = own[0] if own else None

    async def send(self, message: wire.Message) -> None:
        if isinstance(message, wire.Refused):
            message = explain(message, self.lang, self.live.table)
        await self.raw_send({"type": "websocket.send", "text": wire.encode(message).decode()})

    async def probe(self) -> int:
        pauses = iter(PROBE_S)
        while True:
            await asyncio.sleep(next(pauses, PROBE_LATER_S))
            if self.sending_since and pace.now() - self.sending_since > SLOWEST_SEND_MS:
                return OVERLOADED
            self.reader.post(wire.Probe(self.reader.trips.probe(pace.now())))
            if self.reader.seat is not None:
                await self.desk.house.carrier.mark_here(self.live.table.id, self.reader.seat)

    async def listen(self) -> int:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return 1000
            data = message.get("text") or message.get("bytes") or ""
            if len(data) > wire.LARGEST_MESSAGE:
                return TOO_LARGE
            who = self.reader.person or address(self.socket.scope)
            if not self.desk.buckets.may("commands", who, self.desk.rates.commands):
                self.reader.post(wire.Refused("", "too-fast", {}))
                self.bad += 1
            else:
                await self.take(data)
            if self.bad > PATIENCE:
                return TOO_FAST

    async def take(self, data: str | bytes) -> None:
        reader = self.reader
        try:
            command = wire.decode_command(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self.bad += 1
            reader.post(wire.Refused("", "bad-message", {"reason": str(error)}))
            return
        if isinstance(command, wire.Echo):
            reader.trips.echo(command.probe, pace.now())
            return
        try:
            reader.post(await self.desk.do(self.live, self.person, reader.seat, reader, command))
        except Exception:
            reader.post(wire.Refused(command.id, "unsaved", {}))
            raise


class SocketDoor:
    """Where WebSockets come in: origin, rate, table, seat; then a connection."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        if not is_own_origin(socket.headers):
            return await socket.close(FOREIGN)
        if not self.desk.buckets.may("sockets", address(scope), self.desk.rates.sockets):
            return await socket.close(TOO_FAST)
        try:
            live = await self.desk.live_of(socket)
            person = await self.desk.person_of(socket)
            connection = Connection(self.desk, socket, live, person)
        except PomeziError as error:
            refused = wire.Refused("", error.refusal.code, dict(error.refusal.facts))
            await socket.send_text(wire.encode(refused).decode())
            return await socket.close(NOT_FOUND if refused.code == "no-such-table" else FOREIGN)
        await connection.run()
