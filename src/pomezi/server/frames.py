"""WebSockets the short way: a whole message comes in by a plain call, ready frames go out in one write.

uvicorn leads every message through a queue and a task, which costs more than deciding about it, and keeps to
itself how long its pings took. Browsers and libraries answer pings by themselves, so whoever holds back the
answers to our probes is found out by these."""

from __future__ import annotations

from struct import Struct
from typing import Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from pomezi.server.wire import LARGEST_MESSAGE

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

SOCKET = "pomezi.socket"  # the ASGI extension by which a socket is handed to the application
PING_S = 3.0  # from one answer to the next ping
WHOLE_TEXT, MASKED = 0x81, 0x80
SHORT, MIDDLING, LONG = Struct(">BB"), Struct(">BBH"), Struct(">BBQ")  # heads of frames, by their length


class Listener(Protocol):
    """Whoever is at the other end of a socket; its calls must not fail."""

    def take(self, text: bytes) -> None: ...

    def pong(self, trip_ms: float) -> None:
        """A ping was answered."""

    def drained(self) -> None:
        """The line can be written to again."""


class TableSocket(WebSocketsSansIOProtocol):
    """Without a listener, and for all but whole text messages, it does what uvicorn does."""

    listener: Listener | None = None
    is_full = False  # the line cannot be written to now
    _rest = b""  # of a frame whose end has not come yet

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][SOCKET] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            super().data_received(data)
            return
        data = self._rest + data
        at = 0
        while at < len(data):
            start, end = payload_at(data, at)
            if end > len(data) and end - start <= LARGEST_MESSAGE:
                break
            if end <= len(data) and self.listener is not None and self._is_whole_text(data, at):
                self.listener.take(apply_mask(data[start:end], data[start - 4 : start]))
            else:
                super().data_received(data[at:end])
            at = end
        self._rest = data[at:]

    def _is_whole_text(self, data: bytes, at: int) -> bool:
        """And none before it has gone the long way and is not taken yet."""
        return data[at] == WHOLE_TEXT and data[at + 1] >= MASKED and not self.frames and self.queue.empty()

    def put(self, frames: bytes) -> None:
        """All that is due, in one write: a write is a call of the system."""
        if not self.disconnected and not self.close_sent and not self.transport.is_closing():
            self.transport.write(frames)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_full = False
        if self.listener is not None:
            self.listener.drained()

    def handle_pong(self, event: Frame) -> None:
        is_answer = self.pending_ping_payload is not None
        super().handle_pong(event)
        if is_answer and self.pending_ping_payload is None and self.listener is not None:
            self.listener.pong(self.last_ping_rtt * 1000)  # and none that nobody asked for


def payload_at(data: bytes, at: int) -> tuple[int, int]:
    """Where the payload of the frame at a place begins and ends; the end lies behind the data while
    something is missing."""
    missing = len(data) + 1
    if at + 2 > len(data):
        return missing, missing
    size, start = data[at + 1] & 127, at + 2
    if size >= 126:
        start += 2 if size == 126 else 8
        if start > len(data):
            return missing, missing
        size = int.from_bytes(data[at + 2 : start], "big")
    if data[at + 1] & MASKED:
        start += 4
    return start, start + size


def text_frame(payload: bytes) -> bytes:
    size = len(payload)
    if size < 126:
        return SHORT.pack(WHOLE_TEXT, size) + payload
    if size < 1 << 16:
        return MIDDLING.pack(WHOLE_TEXT, 126, size) + payload
    return LONG.pack(WHOLE_TEXT, 127, size) + payload
