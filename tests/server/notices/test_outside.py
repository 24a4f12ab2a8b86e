"""Nobody makes the house knock at doors of its own network."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading

import pytest

from pomezi.server.notices import outside
from tests.server.notices.desk import elsewhere

PRIVATE = (
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "::1",
    "fe80::1", "fd00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::",
    "224.0.0.1", "ff02::1", "255.255.255.255", "192.0.2.1", "::",
)  # fmt: skip
BAD = (
    "http://chat.example/", "ftp://chat.example/", "file:///etc/passwd", "https://", "https://user:pw@chat.example/",
    "https://chat.example:22/", "https://chat.example:x/", "https://chat.example/a b", "//chat.example/", "",
    "https://chat.example/\r\nHost: x", "https://" + "x" * 3000, "https://ch\u00e1t.example/",
)  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_told_from_public_ones(address: str) -> None:
    assert not outside.is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "::ffff:8.8.8.8"])
def test_public_addresses_are_public(address: str) -> None:
    assert outside.is_public(address)


@pytest.mark.parametrize("address", BAD)
def test_only_plain_addresses_of_encrypted_pages_are_taken(address: str) -> None:
    with pytest.raises(outside.Forbidden):
        outside.parts_of(address, may_be_private=False)


@pytest.mark.parametrize(
    "name", ["127.0.0.1", "[::1]", "localhost", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1"]
)
async def test_however_our_own_machine_is_spelled_nobody_gets_through(name: str) -> None:
    with pytest.raises(outside.Forbidden):
        await outside.post(f"https://{name}/", {}, b"")


async def test_a_name_that_points_anywhere_private_is_refused_whatever_else_it_points_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def both(_name: str, _port: int) -> list[str]:
        return ["93.184.216.34", "10.0.0.1"]

    monkeypatch.setattr(outside, "places_of", both)
    with pytest.raises(outside.Forbidden):
        await outside.post("https://chat.example/", {}, b"")


async def test_a_name_that_takes_long_to_look_up_keeps_nobody_else_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    is_known = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: is_known.wait() and [])
    lookups = [asyncio.create_task(outside.places_of("slow.example", 443)) for _ in range(40)]
    try:
        await asyncio.sleep(0)  # all are on their way
        async with asyncio.timeout(5):
            await asyncio.to_thread(is_known.is_set)
        assert not any(lookup.done() for lookup in lookups)
    finally:
        is_known.set()
        await asyncio.gather(*lookups)


async def test_what_is_posted_arrives_as_it_was_and_nothing_is_followed() -> None:
    async with elsewhere() as place:
        place.status = 302
        status = await outside.post(place.address("/a?b=c"), {"X-Y": "z"}, b"body", may_be_private=True)
        assert status == 302
        [parcel] = place.parcels
        assert (parcel.path, parcel.body, parcel.headers["x-y"]) == ("/a?b=c", b"body", "z")
        assert parcel.headers["host"] == f"127.0.0.1:{place.port}"


async def test_whoever_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    left = asyncio.Event()

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while await reader.read(1 << 16):
                pass
        writer.transport.abort()
        left.set()

    monkeypatch.setattr(outside, "PATIENCE_S", 0.1)
    server = await asyncio.start_server(silent, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    with pytest.raises(TimeoutError):
        await outside.post(f"http://127.0.0.1:{port}/", {}, b"", may_be_private=True)
    await left.wait()
    server.close()
