"""Requests to addresses that people give us: never into our own network, unless the operator allows it."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

import h11

PATIENCE_S = 10.0
LONGEST_ADDRESS = 2000
HEAD_BYTES = 1 << 14  # of an answer; nobody reads more
# Of their own: a name that takes long to look up keeps nobody else in the house waiting.
LOOKUPS = ThreadPoolExecutor(16, "lookup")
TRANSLATED = IPv6Network("64:ff9b::/96")  # v4 addresses behind a translator


class Forbidden(Exception):
    """Not an address of the open internet."""


def parts_of(address: str, may_be_private: bool) -> SplitResult:
    """Raises Forbidden for what is no address we would ever write to; its name is looked up later."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as error:
        raise Forbidden(address) from error
    schemes = ("https", "http") if may_be_private else ("https",)
    is_plain = address.isascii() and address.isprintable() and " " not in address
    if not is_plain or len(address) > LONGEST_ADDRESS or parts.scheme not in schemes or not parts.hostname:
        raise Forbidden(address)
    if parts.username is not None or (port not in (None, 443) and not may_be_private):
        raise Forbidden(address)
    return parts


def is_public(address: str) -> bool:
    """An address of the open internet; a v4 address in a v6 one counts as what it is."""
    ip = ip_address(address)
    if isinstance(ip, IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if ip in TRANSLATED:
            inner = IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is not None:
            return inner.is_global and not inner.is_multicast
    return ip.is_global and not ip.is_multicast


async def places_of(name: str, port: int) -> list[str]:
    look = partial(socket.getaddrinfo, name, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(LOOKUPS, look)
    return [str(place[4][0]) for place in found]


async def post(address: str, headers: Mapping[str, str], body: bytes, may_be_private: bool = False) -> int:
    """The status of the answer. Raises Forbidden, OSError, TimeoutError or h11.ProtocolError. What was looked
    at is what is connected to, so that a name cannot point elsewhere a moment later; nothing is followed."""
    parts = parts_of(address, may_be_private)
    name, is_safe = str(parts.hostname), parts.scheme == "https"
    port = parts.port or (443 if is_safe else 80)
    async with asyncio.timeout(PATIENCE_S):
        places = await places_of(name, port)
        if not may_be_private and not all(is_public(place) for place in places):
            raise Forbidden(address)
        reader, writer = await asyncio.open_connection(
            places[0], port, ssl=_trust() if is_safe else None, server_hostname=name if is_safe else None
        )
        try:
            return await _ask(reader, writer, parts, headers, body)
        finally:
            writer.transport.abort()


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()


async def _ask(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    parts: SplitResult,
    headers: Mapping[str, str],
    body: bytes,
) -> int:
    line = h11.Connection(h11.CLIENT, max_incomplete_event_size=HEAD_BYTES)
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    told = {"Host": parts.netloc, **headers, "Content-Length": str(len(body)), "Connection": "close"}
    request = h11.Request(method="POST", target=target, headers=list(told.items()))
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(line.send(part) or b"")
    while not isinstance(event := line.next_event(), h11.Response):
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(HEAD_BYTES))
        elif isinstance(event, h11.ConnectionClosed):
            raise ConnectionResetError
    return event.status_code
