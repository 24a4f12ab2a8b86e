"""A person at a table, for tests: real HTTP and real WebSockets against a server on loopback."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from itertools import count
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pomezi.server.app import Settings
from pomezi.server.caretaker import Habits
from pomezi.server.limits import Rates
from pomezi.server.notices.courier import Ways
from pomezi.server.serve import listen, server

QUICK = Habits(grace_s=60, bot_least_ms=0, bot_most_ms=1, bot_thought_ms=10)
PATIENCE_S = 40.0  # the machine may be busy


@contextlib.asynccontextmanager
async def serving(
    database: str,
    habits: Habits = QUICK,
    rates: Rates | None = None,
    proxy: str = "",
    reach: str = "",
    ways: Ways | None = None,
) -> AsyncIterator[str]:
    """A server of our own in this loop; gives its address."""
    listener = listen("127.0.0.1", 0)
    settings = Settings(
        database, 1, habits, rates or Rates.generous(), proxies=proxy, reach=reach, ways=ways or Ways()
    )
    running = server(settings)
    task = asyncio.create_task(running.serve(sockets=[listener]))
    while not running.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.005)
    url = f"http://127.0.0.1:{listener.getsockname()[1]}"
    try:
        yield url
    finally:
        await see_out(url)
        running.should_exit = True
        await asyncio.wait_for(task, PATIENCE_S)
        listener.close()


async def see_out(url: str) -> None:
    """Closes whatever a test has left open at this address."""
    for guest in [guest for guest in GUESTS if guest.url == url]:
        GUESTS.remove(guest)
        with contextlib.suppress(Exception):
            for chair in guest.chairs:
                await chair.close()
            await guest.leave()


class Somebody:
    """A person with a key."""

    def __init__(self, url: str, name: str = "Somebody") -> None:
        self.url = url
        self.name = name
        self.http = httpx2.AsyncClient(base_url=url, timeout=PATIENCE_S)
        self.key = ""
        self.phrase = ""
        self.chairs: list[Chair] = []
        GUESTS.append(self)

    async def arrive(self) -> Somebody:
        me = (await self.http.post("/api/me", json={"name": self.name})).json()
        self.key, self.phrase = me["key"], me["phrase"]
        return self

    async def open_table(self, seats: list[str], game: str = "ticket_to_ride", **more: Any) -> str:
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def do(self, table: str, do: str, **more: Any) -> dict[str, Any]:
        """A command over HTTP."""
        answer = await self.http.post(f"/api/tables/{table}/commands", json={"do": do, **more})
        return dict(answer.json())

    async def look(self, table: str, **query: Any) -> dict[str, Any]:
        answer = await self.http.get(f"/api/tables/{table}", params=query)
        return dict(answer.json())

    async def sit_at(self, table: str, **query: Any) -> Chair:
        return await Chair(self, table).connect(**query)

    async def leave(self) -> None:
        await self.http.aclose()


class Chair:
    """A person's WebSocket at a table."""

    def __init__(self, person: Somebody, table: str) -> None:
        self.person = person
        self.table = table
        self.ids = count(1)
        self.seq = 0
        self.news: list[dict[str, Any]] = []
        self.others: list[dict[str, Any]] = []
        self.latest: dict[str, Any] = {}
        self.info: dict[str, Any] = {}
        self.socket: ClientConnection | None = None

    async def connect(self, **query: Any) -> Chair:
        words = "&".join(f"{key}={value}" for key, value in query.items())
        url = f"{self.person.url.replace('http', 'ws', 1)}/api/tables/{self.table}/live?{words}"
        headers = {"Authorization": f"Bearer {self.person.key}"} if self.person.key else {}
        self.socket = await connect(url, additional_headers=headers, max_size=None, compression=None)
        self.person.chairs.append(self)
        return self

    async def read(self) -> dict[str, Any]:
        """The next message; probes are answered on the way."""
        assert self.socket is not None
        deadline = asyncio.get_running_loop().time() + PATIENCE_S
        while True:
            async with asyncio.timeout_at(deadline):
                message = json.loads(await self.socket.recv())
            if message["is"] == "probe":
                await self.send("echo", probe=message["probe"])
                continue
            if message["is"] == "news":
                self.news.append(message)
                self.latest = message
                self.seq = message["seq"]
                self.info = message.get("table", self.info)
            if message["is"] == "company" and self.info:
                self.note_company(message)
            return dict(message)

    def note_company(self, company: dict[str, Any]) -> None:
        self.info["watchers"] = company["watchers"]
        for seat in self.info["seats"]:
            seat["here"] = seat["seat"] in company["here"]

    async def send(self, do: str, **more: Any) -> None:
        assert self.socket is not None
        with contextlib.suppress(ConnectionClosed):
            await self.socket.send(json.dumps({"do": do, **more}))

    async def ask(self, do: str, **more: Any) -> dict[str, Any]:
        """Sends a command and reads until its answer."""
        more.setdefault("id", f"{id(self)}-{next(self.ids)}")
        await self.send(do, **more)
        while True:
            message = await self.read()
            if message["is"] not in ("news", "company") and message.get("id") == more["id"]:
                return message

    async def play(self, action: str, **more: Any) -> dict[str, Any]:
        more.setdefault("seq", self.seq)
        return await self.ask("play", action=action, **more)

    async def until(self, seq: int) -> dict[str, Any]:
        """Reads until the news has reached a step."""
        while self.seq < seq:
            await self.read()
        return self.latest

    async def until_legal(self) -> list[str]:
        while not self.latest.get("legal"):
            await self.read()
        return list(self.latest["legal"])

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()


GUESTS: list[Somebody] = []  # everybody who has come, until their server closes


def as_again(url: str, known: Somebody) -> Somebody:
    """The same person at a server's new address, or at another process."""
    person = Somebody(url, known.name)
    person.key = known.key
    person.http.cookies.set("pomezi", known.key)
    return person
