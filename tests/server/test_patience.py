"""Whoever does not finish a request is sent away; whoever has opened a socket may be silent for hours."""

from __future__ import annotations

import asyncio

import pytest

from pomezi.server import patience
from tests.server.conftest import Arrive

SHORT_S = 0.01


async def ends(url: str, *pieces: bytes) -> bytes:
    """What the server says to these bytes before it closes."""
    host, _, port = url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    for piece in pieces:
        writer.write(piece)
        await writer.drain()
    try:
        return await asyncio.wait_for(reader.read(), 10)
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET /healthz HTT", b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"],
)
async def test_half_a_request_is_not_waited_for(
    url: str, sent: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "LONGEST_REQUEST_S", SHORT_S)
    assert b"200 OK" not in await ends(url, sent)


async def test_a_socket_outlives_the_patience_for_requests(
    arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No clock runs for it: what the request needed was over when it became a socket."""
    met: list[patience.HurriedProtocol] = []
    begin = patience.HurriedProtocol.connection_made

    def meet(self: patience.HurriedProtocol, transport: asyncio.Transport) -> None:
        met.append(self)
        begin(self, transport)

    monkeypatch.setattr(patience.HurriedProtocol, "connection_made", meet)
    anna = await arrive("Anna")
    chair = await anna.sit_at(await anna.open_table(["me", "open"]))
    assert (await chair.ask("undo"))["is"] == "refused"
    sockets = [each for each in met if each.transport.get_protocol() is not each]
    assert [each._hurry for each in sockets] == [None]
