"""Requests that are never finished: others are served, and the server hangs up before long."""

from __future__ import annotations

import asyncio
import contextlib
import random
import resource
import time
from collections.abc import Iterator
from functools import partial

from tools.drill.hall import Hall
from tools.drill.outcome import Form, Outcome, within
from tools.drill.process import Server
from tools.drill.wire import HOST, ask

HELD = 1500
LONGEST_S = 30.0  # after which nobody may still be held
SLOWEST_S = 2.0  # an answer to others meanwhile
BEGINNINGS = (
    b"",
    b"GET /healthz HT",
    b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: ",
    b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 40\r\n\r\n{",
)


class Held(asyncio.Protocol):
    """A connection that says little; some add a byte now and then, so as not to look idle."""

    def __init__(self, beginning: bytes, is_trickling: bool) -> None:
        self.beginning, self.is_trickling = beginning, is_trickling
        self.is_closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.beginning)

    def connection_lost(self, error: Exception | None) -> None:
        self.is_closed = True

    def trickle(self) -> None:
        if self.is_trickling and not self.is_closed:
            self.transport.write(b"x")


async def hold(form: Form) -> Outcome:
    """Half-sent requests held open, some of them growing by a byte a second."""
    number = round(HELD * form.size)
    outcome = Outcome(f"{number:,} half-sent requests held")
    with room_for(number + 200):
        async with Server(form.folder) as server:
            hall = Hall(server)
            await hall.arrive()
            hall.sit_down(await hall.people_table("ticket_to_ride"))
            held = await open_all(server.port, number)
            try:
                await wait_until_let_go(server.port, held, hall, outcome)
            finally:
                for connection in held:
                    connection.transport.abort()
            outcome.tally = await hall.judge()
    return outcome


@contextlib.contextmanager
def room_for(files: int) -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, files), hard), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def _same(one: Held) -> Held:
    return one


async def open_all(port: int, number: int) -> list[Held]:
    rng, loop, held = random.Random(3), asyncio.get_running_loop(), []
    for i in range(number):
        one = Held(BEGINNINGS[i % len(BEGINNINGS)], bool(i % len(BEGINNINGS)) and rng.random() < 0.2)
        async with asyncio.timeout(10):
            await loop.create_connection(partial(_same, one), HOST, port)
        held.append(one)
    return held


async def wait_until_let_go(port: int, held: list[Held], hall: Hall, outcome: Outcome) -> None:
    began, slowest_s, before = time.monotonic(), 0.0, hall.acknowledged()
    while (left := sum(not one.is_closed for one in held)) and time.monotonic() - began < within(LONGEST_S):
        asked = time.monotonic()
        await ask(port, "GET", "/healthz")
        slowest_s = max(slowest_s, time.monotonic() - asked)
        for one in held:
            one.trickle()
        await asyncio.sleep(1.0)
    outcome.check(left == 0, f"{left} of {len(held)} are still held after {LONGEST_S:.0f} s")
    outcome.check(slowest_s <= within(SLOWEST_S), f"others waited up to {slowest_s:.1f} s")
    outcome.check(hall.acknowledged() > before, "nobody could play meanwhile")
    took = time.monotonic() - began
    outcome.notes.append(f"{len(held) - left} let go after {took:.0f} s; others waited {slowest_s:.2f} s")
