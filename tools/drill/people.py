"""People who open tables, sit down, command and play, and remember what they were told."""

from __future__ import annotations

import asyncio
import random
from itertools import count
from typing import Any

from tools.drill.book import Book, Deed
from tools.drill.wire import Answer, Lag, Socket, ask

LATER = ("unsaved", "too-fast", "busy")  # refusals that say: ask again
PAUSE_S = 0.05


class Person:
    """Somebody with a key."""

    def __init__(self, port: int, name: str) -> None:
        self.port = port
        self.name = name
        self.key = ""

    async def arrive(self) -> Person:
        self.key = str((await self.ask("POST", "/api/me", {"name": self.name})).json()["key"])
        return self

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        return await ask(self.port, method, path, body, self.key)

    async def open_table(self, game: str, seats: list[str], **more: Any) -> str:
        answer = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})
        if answer.status != 201:
            raise RuntimeError(f"no table: {answer.status} {answer.body!r}")
        return str(answer.json()["id"])

    async def do(self, table: str, do: str, **more: Any) -> dict[str, Any]:
        answer = await self.ask("POST", f"/api/tables/{table}/commands", {"do": do, **more})
        return dict(answer.json())

    async def must(self, table: str, do: str, **more: Any) -> None:
        told = await self.do(table, do, **more)
        if told["is"] != "done":
            raise RuntimeError(f"{do}: {told}")

    async def sit_at(self, table: str, seat: int | None = None, lag: Lag | None = None) -> Socket:
        query = "" if seat is None else f"seat={seat}"
        return await Socket.open(self.port, f"/api/tables/{table}/live?{query}", self.key, lag)


class Player:
    """One seat, played through anything: comes back, asks again with the same id, and notes every answer."""

    def __init__(self, person: Person, table: str, seat: int, book: Book, rng: random.Random) -> None:
        self.person, self.table, self.seat, self.book, self.rng = person, table, seat, book, rng
        self.ids = count(1)
        self.name = f"{rng.getrandbits(40):x}"
        self.news: dict[str, Any] = {}
        self.status = ""
        self.open_deed: Deed | None = None
        self.open_command: dict[str, Any] = {}
        self.refusals: dict[str, int] = {}
        self.is_stopped = False

    async def run(self) -> None:
        while not self.is_stopped and self.status not in ("over", "ended"):
            try:
                socket = await self.person.sit_at(self.table, self.seat)
            except (OSError, EOFError, TimeoutError):
                await asyncio.sleep(PAUSE_S)
                continue
            try:
                await self._play(socket)
            except (EOFError, TimeoutError):
                await asyncio.sleep(PAUSE_S)
            finally:
                socket.abort()

    async def _play(self, socket: Socket) -> None:
        """As long as the connection lasts."""
        self.news = {}
        while not self.is_stopped and self.status not in ("over", "ended"):
            if self.open_deed is None and self.news.get("legal"):
                self._choose()
            if self.open_deed is not None and self.news:
                await self._settle(socket)
            else:
                self._hear(await socket.read(5.0))

    def _choose(self) -> None:
        action = self.rng.choice(self.news["legal"])
        name = f"{self.name}-{next(self.ids)}"
        self.open_command = {"do": "play", "id": name, "seq": self.news["seq"], "action": action}
        if self.news.get("pace") == "race":
            self.open_command["took_ms"] = 700
        self.open_deed = self.book.begin(self.table, self.seat, action, self.news.get("pace", ""))

    async def _settle(self, socket: Socket) -> None:
        """Until the command has an answer that is final; then until the news has it too."""
        assert self.open_deed is not None
        socket.send(self.open_command)
        while True:
            message = await socket.read(15.0)
            self._hear(message)
            if message["is"] != "news" and message.get("id") == self.open_command["id"]:
                break
        if message["is"] == "done":
            self.book.finish(self.open_deed)
            self.open_deed = None
            while self.news["seq"] < message["seq"]:
                self._hear(await socket.read(15.0))
            return
        code = message.get("code", "?")
        self.refusals[code] = self.refusals.get(code, 0) + 1
        if code in LATER:
            await asyncio.sleep(PAUSE_S * 4)
        else:
            self.book.refuse(self.open_deed)
            self.open_deed, self.news = None, {}

    def _hear(self, message: dict[str, Any]) -> None:
        if message["is"] == "news":
            self.news = message
            self.status = message.get("table", {}).get("status", self.status)
