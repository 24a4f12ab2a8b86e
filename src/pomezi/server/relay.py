"""Whoever asks for a table that another process serves is passed on to it: requests one by one, a socket as a
plain line of bytes."""

from __future__ import annotations

import asyncio
import re
from hmac import compare_digest
from typing import cast

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pomezi.server import telemetry
from pomezi.server.clock import Clock
from pomezi.server.frames import SOCKET, TableSocket
from pomezi.server.host import Host
from pomezi.server.limits import LARGEST_BODY, address, plain
from pomezi.server.owners import Place, Shared
from pomezi.server.peers import ANSWER_S, CONNECT_S, ELSEWHERE, SECRET, Headers, Peers, Silent, Unreached, ask

TABLE = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})(?:/|$)")
WAIT = re.compile(rb"(?:^|&)wait=([0-9]{1,5})(?:&|$)")
LEAD = b"x-pomezi-lead"  # a proxy in front of us can be told where to go
NOT_OURS = (b"x-forwarded-for", b"x-forwarded-proto", b"connection", b"content-length", LEAD, SECRET)
AGAIN_MS = 200.0  # while a table moves from one process to another
LONGEST_MS = 4000.0
LOOK_MS = 500.0


class Line(asyncio.Protocol):
    """Our end of a line to the process that serves a table; at the other end of us is somebody's socket."""

    def __init__(self) -> None:
        self.socket: RelayedSocket | None = None
        self.greeting = b""
        self.greeted: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's are like one, and are none

    def data_received(self, data: bytes) -> None:
        if self.socket is not None:
            self.socket.transport.write(data)
            return
        self.greeting += data
        if b"\r\n\r\n" in self.greeting and not self.greeted.done():
            self.greeted.set_result(self.greeting)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.greeted.done():
            self.greeted.set_exception(ConnectionResetError())
        if not self.ended.done():
            self.ended.set_result(None)

    def pause_writing(self) -> None:
        if self.socket is not None and not self.socket.transport.is_closing():
            self.socket.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.socket is not None and not self.socket.transport.is_closing():
            self.socket.transport.resume_reading()


class RelayedSocket(TableSocket):
    """A socket that is its own, until its table turns out to be elsewhere."""

    line: Line | None = None

    def follow(self, line: Line) -> None:
        """From now on all bytes go there, and all from there come here."""
        self.line, line.socket = line, self
        self.handshake_complete = True
        self.transport.write(line.greeting)

    def data_received(self, data: bytes) -> None:
        if self.line is None:
            super().data_received(data)
        else:
            self.line.transport.write(data)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.line is not None and not self.line.transport.is_closing():
            self.line.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.line is not None and not self.line.transport.is_closing():
            self.line.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.line is not None:
            self.line.transport.close()

    def shutdown(self) -> None:
        if self.line is None:
            super().shutdown()
        else:
            self.transport.close()


class Relay:
    """In front of everything where several processes share the tables."""

    def __init__(
        self, app: ASGIApp, host: Host, owners: Shared, peers: Peers, clock: Clock, proxies: str = ""
    ) -> None:
        self.app = app
        self.host = host
        self.owners = owners
        self.peers = peers
        self.clock = clock
        self.proxies = [proxy.strip() for proxy in proxies.split(",") if proxy.strip()]
        self.lines: dict[Line, int] = {}  # and the number of the process at the other end

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        session = self.owners.session
        is_peer = bool(session.port) and (scope.get("server") or ("", 0))[1] == session.port
        if is_peer:
            if not compare_digest(header(scope, SECRET), session.secret.encode()):
                await refuse(scope, send, 403)
                return
            if scope["path"].startswith("/peer/"):
                await self._answer_peer(scope, receive, send)
                return
            scope = as_it_came(scope)
        found = TABLE.match(scope["path"])
        if found and not await self._has_session():  # we can neither serve it nor know who does
            if scope["type"] == "http":
                await plain(503, "trouble")(scope, receive, send)
            else:
                await refuse(scope, send, 503)
            return
        if is_peer and found and not await self._is_here(found[1]):
            await refuse(scope, send, 421, [(ELSEWHERE, b"1")])
            return
        place = await self._place(found[1]) if found and not is_peer else None
        if place is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await self._pass_request(scope, receive, send, place)
        else:
            await self._pass_socket(scope, receive, send, place)

    async def _has_session(self) -> bool:
        """One that was lost is usually back soon."""
        await self.owners.session.until_open()
        return bool(self.owners.session.number)

    async def _is_here(self, table_id: str) -> bool:
        try:
            return table_id in self.host.lives or await self.owners.claim(table_id)
        except Exception:  # the session has noticed
            return False

    async def _place(self, table_id: str) -> Place | None:
        """Where else a table is; None if it is ours, or may be."""
        if table_id in self.host.lives:
            return None
        try:
            return (await self.owners.find([table_id])).get(table_id)
        except Exception as error:  # whoever serves it here will notice, and say so
            telemetry.failed("nobody knows where a table is", error, table_id)
            return None

    async def _answer_peer(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            body = await self.peers.answer(scope["path"], await whole(receive))
        except Exception as error:
            telemetry.failed("another process could not be answered", error)
            await refuse(scope, send, 503)
            return
        await answer(send, 200, [], body)

    # -- requests

    async def _pass_request(self, scope: Scope, receive: Receive, send: Send, place: Place) -> None:
        body = await whole(receive)
        if len(body) > LARGEST_BODY:
            await plain(413, "too-large")(scope, receive, send)
            return
        wait = WAIT.search(scope["query_string"])
        patience_s = ANSWER_S + (int(wait[1]) / 1000 if wait else 0)
        until, there = self.clock.now() + LONGEST_MS, place
        while self.clock.now() < until:
            try:
                told = await ask(there, scope["method"], target(scope), passed_on(scope), body, patience_s)
            except Unreached:
                told = None
            except Silent:
                break
            if told is not None and not any(name == ELSEWHERE for name, _ in told.headers):
                await answer(send, told.status, told.headers, told.body)
                return
            await self.clock.sleep(AGAIN_MS)
            found = await self._place(TABLE.match(scope["path"])[1])  # type: ignore[index]
            if found is None:
                await self.app(scope, again(body), send)
                return
            there = found
        await plain(503, "trouble")(scope, receive, send)

    # -- sockets

    async def _pass_socket(self, scope: Scope, receive: Receive, send: Send, place: Place) -> None:
        socket: RelayedSocket = scope["extensions"][SOCKET]
        if header(scope, LEAD) and socket.client is not None and socket.client[0] in self.proxies:
            way = f"/owner/{place.host}:{place.port}/{place.secret}".encode() + target(scope)
            await refuse(scope, send, 200, [(b"x-accel-redirect", way)])
            return
        until, there = self.clock.now() + LONGEST_MS, place
        while self.clock.now() < until and not socket.transport.is_closing():
            line = await self._open_line(scope, there)
            if line is not None:
                self.lines[line] = there.number
                socket.follow(line)
                await line.ended
                self.lines.pop(line)
                socket.transport.close()
                return
            await self.clock.sleep(AGAIN_MS)
            found = await self._place(TABLE.match(scope["path"])[1])  # type: ignore[index]
            if found is None:
                await self.app(scope, receive, send)
                return
            there = found
        await refuse(scope, send, 503)

    async def _open_line(self, scope: Scope, place: Place) -> Line | None:
        """A line on which the other process has said yes."""
        loop = asyncio.get_running_loop()
        headers = [*passed_on(scope), (b"connection", b"Upgrade"), (SECRET, place.secret.encode())]
        lines = [b"GET " + target(scope) + b" HTTP/1.1", *(name + b": " + value for name, value in headers)]
        line: Line | None = None
        try:
            async with asyncio.timeout(CONNECT_S):
                transport, line = await loop.create_connection(Line, place.host, place.port)
                transport.write(b"\r\n".join(lines) + b"\r\n\r\n")
                if (await line.greeted).startswith(b"HTTP/1.1 101"):
                    return line
        except (OSError, TimeoutError):
            pass
        if line is not None:
            line.transport.abort()
        return None

    async def watch(self) -> None:
        """A process that hangs keeps its lines: whoever is on one of them comes back."""
        while True:
            await self.clock.sleep(LOOK_MS)
            try:
                living = await self.owners.living() if self.lines else set()
            except Exception:  # the session has noticed
                continue
            for line, number in list(self.lines.items()):
                if number not in living:
                    line.transport.abort()


def header(scope: Scope, name: bytes) -> bytes:
    return next((value for key, value in scope["headers"] if key.lower() == name), b"")


def target(scope: Scope) -> bytes:
    query = scope["query_string"]
    return bytes(scope["raw_path"]) + (b"?" + query if query else b"")


def passed_on(scope: Scope) -> Headers:
    """What they have said, and where from."""
    headers = [(key, value) for key, value in scope["headers"] if key.lower() not in NOT_OURS]
    proto = b"https" if scope["scheme"] in ("https", "wss") else b"http"
    return [*headers, (b"x-forwarded-for", address(scope).encode()), (b"x-forwarded-proto", proto)]


def as_it_came(scope: Scope) -> Scope:
    """As if there were nobody between us and them."""
    client = header(scope, b"x-forwarded-for").decode("latin-1")
    scheme = "https" if header(scope, b"x-forwarded-proto") == b"https" else "http"
    return {
        **scope,
        "client": (client, 0) if client else scope["client"],
        "scheme": scheme if scope["type"] == "http" else scheme.replace("http", "ws"),
    }


async def whole(receive: Receive) -> bytes:
    """A body; of one that is too long, more than we take."""
    body, has_more = b"", True
    while has_more and len(body) <= LARGEST_BODY:
        message = await receive()
        body += message.get("body", b"")
        has_more = message.get("more_body", False)
    return body


def again(body: bytes) -> Receive:
    """A request that has been read already."""

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive


async def answer(send: Send, status: int, headers: Headers, body: bytes) -> None:
    kept = [
        (name, value) for name, value in headers if name not in (b"connection", b"transfer-encoding", b"date")
    ]
    await send({"type": "http.response.start", "status": status, "headers": kept})
    await send({"type": "http.response.body", "body": body})


async def refuse(scope: Scope, send: Send, status: int, headers: Headers | None = None) -> None:
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    await send({"type": f"{kind}.start", "status": status, "headers": headers or []})
    await send({"type": f"{kind}.body", "body": b""})
