"""Pings of the WebSocket protocol are answered by the client's library, and measured."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.asyncio.client import connect

from pomezi.server import pings
from pomezi.server.race import RoundTrips
from tests.server.conftest import Arrive


async def test_whoever_holds_back_every_echo_is_still_as_near_as_their_pongs(
    arrive: Arrive, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is answered by hand here: the library pongs."""
    heard, measured, pong = asyncio.Event(), list[float](), RoundTrips.pong

    def note(trips: RoundTrips, trip_ms: float) -> None:
        pong(trips, trip_ms)
        measured.append(trips.fastest_ms)
        heard.set()

    monkeypatch.setattr(RoundTrips, "pong", note)
    monkeypatch.setattr(pings.PingingProtocol, "schedule_ping", ping_at_once)
    anna = await arrive("Anna")
    table = await anna.open_table(["me", "open"])
    headers = {"Authorization": f"Bearer {anna.key}"}
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with connect(address, additional_headers=headers) as socket:
        await asyncio.wait_for(heard.wait(), 20)
        await socket.pong(b"unasked")
        await socket.send(json.dumps({"do": "undo", "id": "x"}))
        while json.loads(await socket.recv())["is"] != "refused":
            pass
    assert 0 < measured[0] < 20_000
    assert len(measured) == 1, "an answer that nobody asked for was measured"


def ping_at_once(protocol: pings.PingingProtocol) -> None:
    """Once: the first ping does not wait, and there is no second."""
    if protocol.ping_sent_at == 0.0:
        protocol.ping_timer = protocol.loop.call_later(0.0, protocol.send_keepalive_ping)
