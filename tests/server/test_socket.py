"""One connection: what it is told, how it ends, and thousands of messages that no good client sends."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from pomezi.core.change import changed
from pomezi.games import HOUSE
from pomezi.server import sight, wire
from pomezi.server.limits import Rate, Rates
from pomezi.server.readers import Reader
from pomezi.server.reasoning import Advice, Thought
from pomezi.server.reception import Reception
from pomezi.server.socket import Connection
from pomezi.server.store import Store
from pomezi.server.thinkers import ProcessThinkers
from pomezi.server.wire import LARGEST_MESSAGE
from tests.server.client import QUICK, Chair, Somebody, serving
from tests.server.conftest import Arrive
from tests.server.rooms import Rooms
from tests.server.test_table import two_at_a_table

MESSAGES = 10_000
POURED = 2000  # over sockets; `make drill` pours all of them over a real wire
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
    await asyncio.gather(*(pour(b, seed, POURED // 4) for seed in range(4)))
    after = [await chair.person.look(chair.table) for chair in (a, b)]
    assert [news["view"] for news in after] == [news["view"] for news in before]
    assert after[0]["seq"] == before[0]["seq"]
    done = await a.play((await a.until_legal())[0])
    assert done["is"] == "done"


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


async def test_a_socket_from_another_site_is_closed(arrive: Arrive, url: str) -> None:
    anna = await arrive("Anna")
    table = await anna.open_table(["me", "open"])
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with connect(address, origin="https://evil.example") as socket:  # type: ignore[arg-type]
        with pytest.raises(ConnectionClosed) as closed:
            await asyncio.wait_for(socket.recv(), 5)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


async def test_a_flood_of_commands_ends_the_connection(database: str) -> None:
    async with serving(database, QUICK, Rates(commands=Rate(0.01, 5))) as url:
        anna = await Somebody(url, "Anna").arrive()
        table = await anna.open_table(["me", "open"])
        chair = await anna.sit_at(table)
        for _ in range(40):
            await chair.send("undo")
        with pytest.raises(ConnectionClosed):
            await read_on(chair)
        assert chair.socket is not None
        assert chair.socket.close_code == 4429
        await anna.leave()


async def test_over_the_limit_a_refusal_still_says_which_command(database: str) -> None:
    async with serving(database, QUICK, Rates(commands=Rate(0.001, 1))) as url:
        anna = await Somebody(url, "Anna").arrive()
        chair = await anna.sit_at(await anna.open_table(["me", "open"]))
        assert (await chair.ask("undo", id="one"))["code"] == "table-open"
        refused = await chair.ask("undo", id="two")
        assert (refused["id"], refused["code"]) == ("two", "too-fast")


async def test_a_hint_holds_up_nothing(arrive: Arrive, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a bot thinks about a hint, its asker plays on."""
    thought = asyncio.Event()

    async def suggest(_self: object, _job: object) -> Advice:
        await thought.wait()
        return Advice((Thought("pass"),))

    monkeypatch.setattr(ProcessThinkers, "suggest", suggest)
    anna = await arrive("Anna")
    table = await anna.open_table(["me", "me"], "limes")
    await anna.do(table, "start")
    chair = await anna.sit_at(table)
    legal = await chair.until_legal()
    await chair.send("hint", id="h")
    assert (await chair.play(legal[0]))["is"] == "done"
    thought.set()
    while (message := await chair.read())["is"] != "hinted":
        pass
    assert (message["id"], message["thought"]["action"]) == ("h", "pass")


async def test_a_command_that_fails_is_logged_once_and_the_socket_stays(
    arrive: Arrive, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    a, _ = await two_at_a_table(arrive)
    action = (await a.until_legal())[0]
    append = Store.append

    async def full(*_: object, **__: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(Store, "append", full)
    refused = await a.play(action)
    assert (refused["code"], bool(refused["text"])) == ("unsaved", True)
    assert [record.message for record in caplog.records] == ["a command failed"]
    monkeypatch.setattr(Store, "append", append)
    assert (await a.play(action))["is"] == "done"


async def test_a_connection_that_breaks_is_logged_and_its_seat_is_free(
    arrive: Arrive, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    a, b = await two_at_a_table(arrive)

    def fail(*_: object) -> bytes:
        raise ValueError("a fault of ours")

    monkeypatch.setattr(sight, "news_bytes", fail)
    await a.send("play", action=(await a.until_legal())[0], seq=a.seq)
    with pytest.raises(ConnectionClosed):
        await read_on(b)
    assert b.socket is not None
    assert b.socket.close_code == 4503
    assert "a connection failed" in [record.message for record in caplog.records]


@pytest.mark.parametrize(
    ("way", "code"),
    [("nothing-here/live", 4404), ("%00/live", 4404), ("{table}/live?seat=0", 4403)],
)
async def test_a_socket_that_may_not_be_says_why(arrive: Arrive, url: str, way: str, code: int) -> None:
    anna = await arrive("Anna")
    table = await anna.open_table(["me", "open"])
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{way.format(table=table)}"
    async with connect(address) as socket:
        refused = json.loads(await socket.recv())
        assert refused["is"] == "refused"
        assert refused["text"]
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert socket.close_code == code


async def test_too_many_sockets_are_turned_away(database: str) -> None:
    async with serving(database, QUICK, Rates(sockets=Rate(0.001, 1))) as url:
        anna = await Somebody(url, "Anna").arrive()
        table = await anna.open_table(["me", "open"])
        await (await anna.sit_at(table)).read()
        second = await anna.sit_at(table)
        with pytest.raises(ConnectionClosed):
            await second.read()
        assert second.socket is not None
        assert second.socket.close_code == 4429


async def test_a_socket_asked_for_by_a_foreign_name_is_closed(arrive: Arrive, url: str) -> None:
    """A foreign page may let a name of its own point at us: Origin and Host agree then."""
    anna = await arrive("Anna")
    table = await anna.open_table(["me", "open"])
    host, _, port = url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    bent = "Host: evil.example\r\nOrigin: http://evil.example\r\n"
    writer.write(
        f"GET /api/tables/{table}/live HTTP/1.1\r\n{bent}Connection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    frame = await reader.readexactly(4)
    assert frame[0] & 0x0F == 8  # close
    assert int.from_bytes(frame[2:4]) == 4403
    writer.close()


class Knowing(Chair):
    """A client that keeps the view."""

    view: Any = None

    async def read(self) -> dict[str, Any]:
        message = await super().read()
        if message["is"] == "news":
            self.view = changed(self.view, message["change"]) if "change" in message else message["view"]
        return message

    async def until_it_knows(self, view: Any) -> None:
        while self.view != view:
            await self.read()


@pytest.mark.parametrize("key", [game.key for game in HOUSE])
async def test_whoever_asks_for_changes_knows_the_view_all_the_same(arrive: Arrive, key: str) -> None:
    anna, stranger = await arrive("Anna"), await arrive("Cyril")
    table = await anna.open_table(["me", "me"], key)
    await anna.do(table, "start")
    chairs, beside = [Knowing(anna, table), Knowing(anna, table)], Knowing(stranger, table)
    await beside.connect(changes=1)
    for seat, chair in enumerate(chairs):
        await chair.connect(seat=seat, changes=1)
    for turn in range(24):
        truth = await anna.look(table, seat=turn % 2)
        chair, legal = chairs[turn % 2], truth.get("legal")
        await chair.until(truth["seq"])
        if legal:
            assert (await chair.play(legal[turn % len(legal)]))["is"] == "done"
    for seat, chair in enumerate(chairs):
        await chair.until_it_knows((await anna.look(table, seat=seat))["view"])
        assert ["change" in news for news in chair.news[:2]] == [False, True]
        assert ["view" in news for news in chair.news[:2]] == [True, False]
    await beside.until_it_knows((await stranger.look(table))["view"])


class FullSocket:
    """A line that nobody reads at the other end."""

    def __init__(self, sent: list[bytes]) -> None:
        self.listener = None
        self.is_full = True
        self.put = sent.append


async def test_whoever_does_not_read_is_told_the_newest_alone_when_they_do() -> None:
    """Nothing is kept for them meanwhile but what they know."""
    rooms, sent = Rooms(), list[bytes]()
    socket = FullSocket(sent)
    live = await rooms.lay(["me", "me"])
    await rooms.start(live)
    anna = await rooms.come(live)
    slow = Reader("anna", "Anna", 1)
    host = rooms.host
    reception = Reception(host, None, Rates(), None, (), None, host.listed, None, None)  # type: ignore[arg-type]
    connection = Connection(reception, socket, asyncio.Event().wait, live, slow)  # type: ignore[arg-type]
    running = asyncio.create_task(connection.run())
    await rooms.clock.pass_ms(200)
    for seat in (0, 1):
        anna.seat = seat
        assert isinstance(await rooms.act(live, anna), wire.Done)
    assert sent == []
    socket.is_full = False
    connection.drained()
    messages = [json.loads(frame[frame.index(b"{") :]) for frame in sent]
    assert [message["is"] for message in messages] == ["news"]
    assert messages[0]["seq"] == live.table.numbers(1)
    socket.is_full = True
    await rooms.clock.pass_ms(60_000)
    assert await running == 4503, "whoever does not read for so long is gone"
    assert slow not in live.readers


async def test_whoever_has_just_sat_down_or_stood_up_is_seen_so_by_the_others(arrive: Arrive) -> None:
    anna, bob = await arrive("Anna"), await arrive("Bob")
    table = await anna.open_table(["me", "open"])
    a, b = await anna.sit_at(table), await bob.sit_at(table)
    await b.ask("sit", name="Bob")
    while not (a.info and a.info["seats"][1]["here"]):
        await a.read()
    assert a.info["watchers"]["names"] == []
    await b.ask("leave")
    while a.info["watchers"]["names"] != ["Bob"]:
        await a.read()
    assert not a.info["seats"][1]["here"]
