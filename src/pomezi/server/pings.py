"""WebSockets that tell how long a ping took. Browsers and libraries answer pings by themselves, so whoever
holds back the answers to our probes is found out by these."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

PING_S = 3.0  # from one answer to the next ping


class PingingProtocol(WebSocketsSansIOProtocol):
    """uvicorn measures pings and keeps it to itself; here each answer is an event of its own."""

    def handle_pong(self, event: Frame) -> None:
        is_answer = self.pending_ping_payload is not None
        super().handle_pong(event)
        if is_answer and self.pending_ping_payload is None:  # and none that nobody asked for
            self.queue.put_nowait({"type": "websocket.pong", "trip_ms": self.last_ping_rtt * 1000})  # type: ignore[arg-type]
