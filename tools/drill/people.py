"""People who open tables, sit down, command and play, and remember what they were told."""

from __future__ import annotations

import asyncio
import contextlib
import random
from itertools import count
from typing import Any

from tools.drill.audit import Log
from tools.drill.book import Book, Deed
from tools.drill.wire import Answer, Lag, Socket, ask

LATER = ("unsaved", "too-fast", "busy")  # refusals that say: ask again
PAUSE_S = 0.05
SILENCE_S = 3.6  # without even a ping a line is dead
TRIES = 40  # of a request that reaches nobody who can answer it
OPEN_S = 2.0  # a process that does not even take a socket in this time is not there


class Person:
    """Somebody with a key."""

    def __init__(self, port: int, name: str, is_patient: bool = False) -> None:
        self.port = port
        self.name = name
        self.key = ""
        self.is_patient = is_patient  # asks again where several processes serve the tables and one is gone

    async def arrive(self) -> Person:
        self.key = str((await self.ask("POST", "/api/me", {"name": self.name})).json()["key"])
        return self

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        if not self.is_patient:
            return await ask(self.port, method, path, body, self.key)
        for _ in range(TRIES):
            with contextlib.suppress(OSError, EOFError, TimeoutError):
                answer = await ask(self.port, method, path, body, self.key, 5.0)
                if answer.status != 503 and b'"busy"' not in answer.body:
                    return answer
            await asyncio.sleep(4 * PAUSE_S)
        raise TimeoutError(f"{method} {path}")

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
        opening = Socket.open(self.port, f"/api/tables/{table}/live?{query}", self.key, lag)
        return await (asyncio.wait_for(opening, OPEN_S) if self.is_patient else opening)


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
        self.log = Log(table, seat)

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
                self._hear(await socket.listen_for(5.0, SILENCE_S))

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
            message = await socket.listen_for(15.0, SILENCE_S)
            self._hear(message)
            if message["is"] != "news" and message.get("id") == self.open_command["id"]:
                break
        if message["is"] == "done":
            self.book.finish(self.open_deed)
            self.log.done[self.open_command["id"]] = message["seq"]
            self.open_deed = None
            while self.news["seq"] < message["seq"]:
                self._hear(await socket.listen_for(15.0, SILENCE_S))
            return
        code = message.get("code", "?")
        self.refusals[code] = self.refusals.get(code, 0) + 1
        if code in LATER:
            await asyncio.sleep(PAUSE_S * 4)
        else:
            self.book.refuse(self.open_deed)
            self.log.refused.add(self.open_command["id"])
            self.open_deed, self.news = None, {}

    def _hear(self, message: dict[str, Any]) -> None:
        if message["is"] == "news":
            self.log.hear(message)
            self.news = message
            self.status = message.get("table", {}).get("status", self.status)


class Onlooker:
    """Somebody without a seat who stays until the end, whatever happens, and remembers what was told."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.log = Log(table, -1, stays=True)
        self.away_s: list[float] = []  # how long each reconnect took

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        lost_at: float | None = None
        while True:
            socket: Socket | None = None
            with contextlib.suppress(OSError, EOFError, TimeoutError):
                socket = await self.person.sit_at(self.log.table)
                while True:
                    message = await socket.listen_for(60.0, SILENCE_S)
                    if message["is"] == "news":
                        if lost_at is not None:
                            self.away_s.append(loop.time() - lost_at)
                        lost_at = None
                        self.log.hear(message)
            if socket is not None:
                socket.abort()
                lost_at = loop.time() if lost_at is None else lost_at
            await asyncio.sleep(PAUSE_S)
