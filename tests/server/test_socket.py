"""Ten thousand messages that no good client sends: nothing breaks, nothing changes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from pomezi.server.limits import Rates
from pomezi.server.wire import LARGEST_MESSAGE, Command, decode_command
from tests.server.client import Chair, Somebody, serving
from tests.server.conftest import Arrive
from tests.server.test_table import two_at_a_table

MESSAGES = 10_000
LATE = ("keep", "draw deck", "draw red", "pass")  # good once, but chosen before the game began
COMMANDS = (
    "sit",
    "leave",
    "start",
    "play",
    "weigh",
    "undo",
    "answer-takeback",
    "seat-bot",
    "rematch",
    "echo",
)
WORDS = ("id", "seq", "action", "seat", "name", "bot", "agree", "on", "took_ms", "probe", "word", "do", "x")


def any_value(rng: random.Random, depth: int = 0) -> Any:
    kinds: list[Callable[[], Any]] = [
        lambda: rng.choice([None, True, False]),
        lambda: rng.choice([0, -1, 1 << 63, -(1 << 70), 7, 1e308, -0.0, 10**30]),
        lambda: rng.choice(["", "draw deck", "keep", "\x00", "ž" * 50, "x" * 600, "claim a b", "\ud800"]),
        lambda: "".join(chr(rng.choice([rng.randrange(32, 127), rng.randrange(0x2FF)])) for _ in range(9)),
    ]
    if depth < 3:
        kinds.append(lambda: [any_value(rng, depth + 1) for _ in range(rng.randrange(4))])
        kinds.append(lambda: {rng.choice(WORDS): any_value(rng, depth + 1) for _ in range(rng.randrange(4))})
    return rng.choice(kinds)()


def bad_message(rng: random.Random) -> str | bytes:
    """Broken JSON, broken bytes, too much, wrong types, wrong fields, too late, and well-formed nonsense."""
    kind = rng.randrange(7)
    if kind == 6:
        if rng.random() < 0.05:
            return "x" * rng.randrange(LARGEST_MESSAGE + 1, 3 * LARGEST_MESSAGE)
        return json.dumps({"do": "play", "seq": rng.randrange(4), "action": rng.choice(LATE)})
    if kind == 0:
        return rng.randbytes(rng.randrange(1, 60))
    if kind == 1:
        return json.dumps(any_value(rng))
    message = {word: any_value(rng) for word in rng.sample(WORDS, rng.randrange(1, 6))}
    message["do"] = rng.choice(COMMANDS) if kind < 4 else any_value(rng)
    if kind == 5:
        message = {"do": "play", "seq": rng.randrange(1 << 20), "action": f"dance {rng.random()}"}
    text = json.dumps(message)
    return text[: rng.randrange(1, len(text))] if kind == 3 else text


async def pour(chair: Chair, seed: int, count: int) -> int:
    """Sends bad messages, for the own seat and for foreign ones, coming back when hung up on."""
    rng = random.Random(seed)
    url = f"{chair.person.url.replace('http', 'ws', 1)}/api/tables/{chair.table}/live"
    headers = {"Authorization": f"Bearer {chair.person.key}"}
    sent = connections = 0
    while sent < count:
        connections += 1
        place = url + rng.choice(("", "", "?seat=0", "?seat=9", "?after=x"))
        with contextlib.suppress(ConnectionClosed):
            async with connect(place, additional_headers=headers, max_size=None, compression=None) as socket:
                reading = asyncio.create_task(drain(socket))
                try:
                    while sent < count and not reading.done():
                        for _ in range(10):
                            await socket.send(bad_message(rng))
                            sent += 1
                        await asyncio.sleep(0)
                finally:
                    reading.cancel()
                    await asyncio.gather(reading, return_exceptions=True)
    return connections


async def drain(socket: Any) -> None:
    with contextlib.suppress(ConnectionClosed):
        async for text in socket:
            message = json.loads(text)
            assert message["is"] in ("news", "company", "refused", "probe", "done", "weighed")


async def test_bad_messages_change_nothing_and_break_nothing(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    before = [await chair.person.look(chair.table) for chair in (a, b)]
    await asyncio.wait_for(asyncio.gather(*(pour(b, seed, MESSAGES // 4) for seed in range(4))), 80)
    after = [await chair.person.look(chair.table) for chair in (a, b)]
    assert [news["view"] for news in after] == [news["view"] for news in before]
    assert after[0]["seq"] == before[0]["seq"]
    done = await a.play((await a.until_legal())[0])
    assert done["is"] == "done"


def test_a_message_is_a_command_or_is_refused() -> None:
    rng = random.Random(11)
    for _ in range(MESSAGES):
        with contextlib.suppress(msgspec.DecodeError):
            assert isinstance(decode_command(bad_message(rng)), Command)


async def test_an_oversized_message_ends_the_connection(arrive: Arrive) -> None:
    a, _ = await two_at_a_table(arrive)
    assert a.socket is not None
    await a.socket.send("x" * 5000)
    with pytest.raises(ConnectionClosed):
        await read_on(a)
    assert a.socket.close_code in (1009, 4413)


async def read_on(chair: Chair) -> None:
    for _ in range(100):
        await chair.read()


async def test_bad_requests_are_refused_and_never_a_fault_of_ours(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await anna.open_table(["me", "open"])
    rng = random.Random(5)
    paths = ("/api/me", "/api/me/recover", "/api/me/sign-in", "/api/me/sign-out", "/api/tables")
    for _ in range(400):
        path = rng.choice((*paths, f"/api/tables/{table}/commands"))
        body = bad_message(rng)
        answer = await anna.http.post(path, content=body if isinstance(body, bytes) else body.encode())
        assert answer.status_code < 500, (path, body)
    for query in ("after=x", "after=-1", "after=99999999999999999999", "wait=ž", "seat=-1", "seat=²"):
        assert (await anna.http.get(f"/api/tables/{table}?{query}")).status_code < 500


async def test_a_flood_is_dammed_and_the_table_plays_on(database: str) -> None:
    """With the usual limits: what only a sitter or the host may do, as fast as it can be sent."""
    async with serving(database, rates=Rates()) as url:
        host, flood = await Somebody(url, "Anna").arrive(), await Somebody(url, "Flood").arrive()
        table = await host.open_table(["me", "open"])
        chair = await flood.sit_at(table)
        assert chair.socket is not None
        with contextlib.suppress(ConnectionClosed):
            for i in range(2000):
                await chair.socket.send(json.dumps({**FOREIGN[i % len(FOREIGN)], "id": f"flood-{i}"}))
        with pytest.raises(ConnectionClosed):
            await read_on(chair)
        assert chair.socket.close_code == 4429
        seats = (await host.look(table))["table"]["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "open"]
        assert (await host.do(table, "seat-bot", seat=1, bot="random"))["is"] == "done"
        assert (await host.do(table, "start"))["is"] == "done"


FOREIGN: list[dict[str, object]] = [
    {"do": "start"},
    {"do": "end"},
    {"do": "pause"},
    {"do": "leave"},
    {"do": "seat-bot", "seat": 0, "bot": "random"},
    {"do": "play", "seq": 9, "action": "draw deck"},
]
