"""WebSockets the short way: messages whole, in pieces and together; ready frames; pings that are measured."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from itertools import pairwise

import pytest
from websockets.asyncio.client import connect

from pomezi.server import frames
from pomezi.server.race import RoundTrips
from tests.server.client import Somebody
from tests.server.conftest import Arrive

MASK = b"\x01\x02\x03\x04"
TEXT, MORE, PING = 0x81, 0x80, 0x89


def client_frame(payload: bytes, head: int = TEXT) -> bytes:
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([head]) + length + MASK + bytes(byte ^ MASK[i % 4] for i, byte in enumerate(payload))


def command(name: str, letters: int = 0) -> bytes:
    """One that is refused, with its name in the answer."""
    return json.dumps({"do": "play", "id": name, "seq": 0, "action": "x" + "x" * letters}).encode()


class Wire:
    """A client that sends bytes as it likes."""

    async def connect(self, person: Somebody, table: str) -> Wire:
        host, port = person.url.removeprefix("http://").split(":")
        self.reader, self.writer = await asyncio.open_connection(host, int(port))
        self.writer.write(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}:{port}\r\n"
            f"Authorization: Bearer {person.key}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        assert (await self.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        await self.hear("news")
        return self

    async def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.writer.write(piece)
            await self.writer.drain()
            await asyncio.sleep(0)

    async def read(self) -> tuple[int, bytes]:
        """The next frame: its head and what it holds."""
        head, size = await self.reader.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return head, await self.reader.readexactly(size)

    async def hear(self, kind: str) -> dict[str, object]:
        async with asyncio.timeout(30):
            while True:
                head, payload = await self.read()
                if head == TEXT and (message := json.loads(payload))["is"] == kind:
                    return dict(message)

    async def close(self) -> None:
        self.writer.close()
        await self.writer.wait_closed()

    async def answers(self, count: int) -> list[object]:
        return [(await self.hear("refused"))["id"] for _ in range(count)]


@pytest.fixture
async def wire(arrive: Arrive) -> AsyncIterator[Wire]:
    anna = await arrive("Anna")
    wire = await Wire().connect(anna, await anna.open_table(["me", "open"]))
    yield wire
    await wire.close()


async def test_messages_come_whole_together_and_in_any_pieces(wire: Wire) -> None:
    names = [str(number) for number in range(40)]
    sent = b"".join(client_frame(command(name, 20 * int(name) % 300)) for name in names)
    rng = random.Random(6455)
    cuts = sorted({0, len(sent), *(rng.randrange(len(sent)) for _ in range(60)), 1, 2, 3})
    await wire.send(*(sent[a:b] for a, b in pairwise(cuts)))
    assert await wire.answers(40) == names


async def test_a_message_in_fragments_and_a_ping_between_them_go_the_long_way(wire: Wire) -> None:
    text = command("slow")
    await wire.send(
        client_frame(text[:9], 0x01),
        client_frame(b"here?", PING),
        client_frame(text[9:], MORE),
        client_frame(command("quick")),
    )
    assert await wire.answers(2) == ["slow", "quick"]


async def test_bytes_that_are_no_text_are_refused_and_the_line_stays(wire: Wire) -> None:
    await wire.send(client_frame(b"\xff\xfe{"), client_frame(command("next")))
    assert await wire.answers(2) == ["", "next"]


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_frame_says_where_its_payload_lies(size: int) -> None:
    frame = frames.text_frame(b"x" * size)
    start, end = frames.payload_at(frame, 0)
    assert (end - start, end) == (size, len(frame))
    assert frames.payload_at(frame[:-1], 0)[1] > len(frame) - 1
    assert frames.payload_at(frame[:1], 0)[1] > 1


async def test_an_answer_comes_before_the_news_of_it(wire: Wire) -> None:
    await wire.send(client_frame(json.dumps({"do": "say", "id": "a", "text": "Ahoj"}).encode()))
    kinds: list[str] = []
    while "news" not in kinds:
        head, payload = await wire.read()
        kinds += [json.loads(payload)["is"]] if head == TEXT else []
    assert kinds.index("done") < kinds.index("news")


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
    monkeypatch.setattr(frames.TableSocket, "schedule_ping", ping_at_once)
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


def ping_at_once(protocol: frames.TableSocket) -> None:
    """Once: the first ping waits for somebody who listens and no longer, and there is no second."""
    if protocol.ping_sent_at == 0.0:
        due = ping_at_once if protocol.listener is None else frames.TableSocket.send_keepalive_ping
        protocol.ping_timer = protocol.loop.call_later(0.0, due, protocol)
