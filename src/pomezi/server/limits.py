"""Limits: how often, how much, how slowly, and from where; and the headers that keep a page in its cage."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Protocol

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pomezi.core.scan import LARGEST
from pomezi.server.clock import Clock

LARGEST_BODY = 16 * 1024  # bytes
LARGEST_WITH_EDITION = 2 * LARGEST + LARGEST_BODY  # where an edition may come along, as text within JSON
WITH_EDITION = re.compile(r"/api/tables|/api/games/[^/]+/editions")
REMEMBERED = 20_000  # buckets

SECURITY_HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",  # the address of a table is its key
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")
# The worker in which the pocket's engine runs, and nothing else, may compile WebAssembly.
POCKET_WORKER = "/assets/pocket/"
WITH_WASM = {
    "Content-Security-Policy": SECURITY_HEADERS["Content-Security-Policy"].replace(
        "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"
    )
}
# Files whose names change with what is in them.
LASTING = re.compile(r"/(assets|pocket/[0-9a-f]{12})/.+")
FOR_LONG = {"Cache-Control": "public, max-age=31536000, immutable"}


@dataclass(frozen=True)
class Rate:
    """A bucket that fills with so many drops a second, and holds so many."""

    per_s: float
    burst: float


@dataclass(frozen=True)
class Rates:
    requests: Rate = Rate(20, 80)  # by address
    sockets: Rate = Rate(2, 40)  # openings, by address
    commands: Rate = Rate(15, 60)  # by person, or by address for those who only watch
    chat: Rate = Rate(0.5, 8)  # by person
    guesses: Rate = Rate(0.1, 8)  # passwords and phrases, by address, and by login
    newcomers: Rate = Rate(0.5, 20)  # new people and tables, by address
    reviews: Rate = Rate(0.02, 10)  # asked for, by person and by address
    suppositions: Rate = Rate(1, 20)  # what if, by person and by address

    @staticmethod
    def generous() -> Rates:
        """For load tests."""
        much = Rate(1e9, 1e9)
        return Rates(much, much, much, much, much, much, much, much)


class Limited(Protocol):
    def limited(self, kind: str) -> None:
        """Somebody was turned away."""


class Buckets:
    """Who has how much left; the longest forgotten are dropped."""

    def __init__(self, clock: Clock, counts: Limited) -> None:
        self.clock = clock
        self.counts = counts
        self._levels: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def may(self, kind: str, who: str, rate: Rate) -> bool:
        now = self.clock.now() / 1000
        level, at = self._levels.pop((kind, who), (rate.burst, now))
        level = min(rate.burst, level + (now - at) * rate.per_s)
        is_enough = level >= 1
        self._levels[kind, who] = (level - 1 if is_enough else level, now)
        if len(self._levels) > REMEMBERED:
            self._levels.popitem(last=False)
        if not is_enough:
            self.counts.limited(kind)
        return is_enough


def address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "?"


def is_own_origin(headers: Headers) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    origin = headers.get("origin")
    if origin is not None:
        return origin.partition("://")[2] == headers.get("host", "")
    return headers.get("sec-fetch-site", "none") in ("same-origin", "none")


def is_known_host(host: str, names: Collection[str]) -> bool:
    """Whether a request asks for us by an address, a name of the local network, or a name we were given. A
    foreign page may let a name of its own point at us; it cannot do so with these."""
    name = host.rpartition(":")[0] if host.count(":") == 1 or "]:" in host else host
    name = name.strip("[]").lower().rstrip(".")
    if not name or name in ("localhost", *names) or name.endswith((".local", ".localhost")):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Guard:
    """In front of every request over HTTP: host, origin, rate, size, headers."""

    def __init__(self, app: ASGIApp, buckets: Buckets, rates: Rates, names: Collection[str]) -> None:
        self.app = app
        self.buckets = buckets
        self.rates = rates
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        refusal = self.refuse(scope)
        if refusal is not None:
            await refusal(scope, receive, self.dress(send, SECURITY_HEADERS))
            return
        heard, dressed = limited(receive, largest_body(scope)), self.dress(send, headers_for(scope["path"]))
        await self.app(scope, heard, dressed)

    def refuse(self, scope: Scope) -> Response | None:
        headers = Headers(scope=scope)
        if not self.buckets.may("requests", address(scope), self.rates.requests):
            return plain(429, "too-fast")
        if not is_known_host(headers.get("host", ""), self.names):
            return plain(421, "unknown-host")
        if scope["method"] not in SAFE and not is_own_origin(headers):
            return plain(403, "foreign-origin")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 9 or int(length) > largest_body(scope):
            return plain(413, "too-large")
        return None

    def dress(self, send: Send, wanted: Mapping[str, str]) -> Send:
        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for key, value in wanted.items():
                    if key not in headers:
                        headers[key] = value
            await send(message)

        return dressed


def headers_for(path: str) -> Mapping[str, str]:
    wanted = SECURITY_HEADERS
    if LASTING.fullmatch(path):
        wanted = {**wanted, **FOR_LONG}
    return {**wanted, **WITH_WASM} if path.startswith(POCKET_WORKER) else wanted


class TooLarge(Exception):
    pass


def largest_body(scope: Scope) -> int:
    is_with = scope["method"] == "POST" and WITH_EDITION.fullmatch(scope["path"])
    return LARGEST_WITH_EDITION if is_with else LARGEST_BODY


def limited(receive: Receive, largest: int) -> Receive:
    """A body without a stated length is cut off at the same size."""
    size = 0

    async def counted() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > largest:
            raise TooLarge
        return message

    return counted


def plain(status: int, code: str) -> Response:
    body = f'{{"is":"refused","id":"","code":"{code}","facts":{{}}}}'
    return Response(body, status, media_type="application/json")
