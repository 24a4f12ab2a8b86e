"""How long we wait for a request: whoever does not finish one in time is sent away."""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

LONGEST_REQUEST_S = 10.0  # from the first moment we wait for it until all of it is here


class HurriedProtocol(H11Protocol):
    """uvicorn waits for the rest of a request for ever."""

    _hurry: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._calm()
        super().connection_lost(exc)

    def _watch(self) -> None:
        """While the client has something to send, the clock runs; it does not begin anew with each byte."""
        is_ours = self.transport.get_protocol() is self  # and not a WebSocket by now
        if is_ours and self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and not self.transport.is_closing():
            if self._hurry is None:
                self._hurry = self.loop.call_later(LONGEST_REQUEST_S, self._send_away)
        else:
            self._calm()

    def _calm(self) -> None:
        if self._hurry is not None:
            self._hurry.cancel()
            self._hurry = None

    def _send_away(self) -> None:
        self._hurry = None
        if not self.transport.is_closing():
            self.transport.abort()
