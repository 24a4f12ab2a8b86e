"""What reaches the others is the same, byte for byte, whatever a seat has chosen in secret."""

from __future__ import annotations

import asyncio
import shutil
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from secrets import token_hex
from typing import Any

from pomezi.core.record import Record
from tools.drill import twins
from tools.drill.outcome import Form, Outcome
from tools.drill.people import Person
from tools.drill.process import Server
from tools.drill.wire import Socket

GAMES = ("ticket_to_ride", "bez_hranic", "limes", "border", "eighty_days")
NAMES = ("Anna", "Bob", "Cyril")
QUIET_S = 0.6  # without a word: everybody's coming has been told
STEP_S = 0.25  # between two actions: no two steps travel in one message
WAIT_MS = 20_000  # of the request that waits for news


@dataclass
class Game:
    """A table with a hidden choice ahead."""

    table: str
    plays: twins.Plays = field(default_factory=list)
    choices: twins.Choices = field(default_factory=lambda: ([], []))


async def compare(form: Form) -> Outcome:
    """The same server twice, from copies of one database; only the hidden choice differs."""
    outcome = Outcome("hidden choices, five games")
    first = form.folder / "first"
    first.mkdir()
    server = Server(first)
    async with server:
        people = [await Person(server.port, name).arrive() for name in NAMES]
        games = [Game(await open_game(people, key)) for key in GAMES]
        await server.terminate()
        await look_ahead(copy(first, form.folder / "seeds"), people, games, outcome)
        await server.start()
        await asyncio.gather(*(play_up_to(people, game) for game in games))
        await server.terminate()
    sides = [copy(first, form.folder / name) for name in ("left", "right")]
    heard = await asyncio.gather(*(choose(side, people, games, i) for i, side in enumerate(sides)))
    for i, key in enumerate(GAMES):
        if games[i].choices[0]:
            tell(key, games[i], heard[0][i], heard[1][i], outcome)
    return outcome


def copy(place: Path, to: Path) -> Path:
    to.mkdir()
    for file in place.glob("tables.sqlite*"):
        shutil.copy(file, to / file.name)
    return to


async def open_game(people: list[Person], key: str) -> str:
    by_mail = {"correspondence": True} if key == "bez_hranic" else {}
    table = await people[0].open_table(key, ["me", "open", "open"], **by_mail)
    for person in people[1:]:
        await person.must(table, "sit", name=person.name)
    await people[0].must(table, "start")
    return table


async def look_ahead(folder: Path, people: list[Person], games: list[Game], outcome: Outcome) -> None:
    """At a copy of the server the games are ended: their records tell the seeds, and so what will come."""
    async with Server(folder) as server:
        host = at(server, people[0])
        for game in games:
            await host.must(game.table, "end")
            text = (await host.ask("GET", f"/api/tables/{game.table}/record")).body.decode()
            record = Record.parse(text)
            found = await asyncio.to_thread(twins.find, record)
            if found is None:
                outcome.notes.append(f"{record.game.key}: no hidden choice found in this game")
            else:
                game.plays, game.choices = found


def at(server: Server, person: Person) -> Person:
    """The same person at another server."""
    same = Person(server.port, person.name)
    same.key = person.key
    return same


async def play_up_to(people: list[Person], game: Game) -> None:
    hands = [Hand(await person.sit_at(game.table, seat)) for seat, person in enumerate(people)]
    for seat, action in game.plays:
        await hands[seat].play(action)
    for hand in hands:
        hand.socket.abort()


class Hand:
    """A seat that plays what it is told to, as soon as it sees that it may."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.news: dict[str, Any] = {}
        self.name = token_hex(4)  # the same id again would get the old answer
        self.ids = count(1)

    async def play(self, action: str) -> None:
        while not self.socket.inbox.empty() or action not in self.news.get("legal", []):
            await self.hear(action)
        name = f"{self.name}-{next(self.ids)}"
        self.socket.send({"do": "play", "id": name, "seq": self.news["seq"], "action": action})
        while (message := await self.hear(action)).get("id") != name:
            pass
        if message.get("code") == "stale":
            self.news = {}
            await self.play(action)
        elif message["is"] != "done":
            raise RuntimeError(f"{action}: {message}")
        while self.news.get("seq", 0) < message.get("seq", 0):
            await self.hear(action)

    async def hear(self, action: str) -> dict[str, Any]:
        try:
            message = await self.socket.read()
        except TimeoutError as error:
            raise RuntimeError(f"no chance to play {action}, only {self.news.get('legal')}") from error
        if message["is"] == "news":
            self.news = message
        return message


@dataclass
class Heard:
    """Everything that the others were sent."""

    frames: dict[str, list[bytes]]
    waited: bytes  # what a waiting request woke up with; empty if it sleeps on


async def choose(folder: Path, people: list[Person], games: list[Game], side: int) -> list[Heard]:
    async with Server(folder) as server:
        here = [at(server, person) for person in people]
        return list(await asyncio.gather(*(choose_at(here, game, side) for game in games)))


async def choose_at(people: list[Person], game: Game, side: int) -> Heard:
    nobody = Person(people[0].port, "")
    own = Hand(await people[0].sit_at(game.table, 0))
    ears = {
        "a rival": await people[1].sit_at(game.table, 1),
        "another rival": await people[2].sit_at(game.table, 2),
        "a spectator": await nobody.sit_at(game.table),
    }
    await quiet(list(ears.values()))
    seen = (await people[1].ask("GET", f"/api/tables/{game.table}?seat=1")).json()["seq"]
    waiting = asyncio.create_task(wait_for_news(people[1], game.table, seen))
    await quiet(list(ears.values()))
    for action in game.choices[side]:
        await own.play(action)
        await asyncio.sleep(STEP_S)
    await asyncio.wait([waiting], timeout=STEP_S)
    waited = waiting.result() if waiting.done() else b""
    waiting.cancel()
    frames = {who: [raw for raw in ear.raw if b'"is":"probe"' not in raw] for who, ear in ears.items()}
    for socket in (own.socket, *ears.values()):
        socket.abort()
    return Heard(frames, waited)


async def quiet(ears: list[Socket]) -> None:
    """Until everybody has been told who is there; what comes from now on is kept."""
    for _ in range(20):
        for ear in ears:
            ear.keeps_raw, ear.raw = True, []
        await asyncio.sleep(QUIET_S)
        if not any(b'"is":"probe"' not in raw for ear in ears for raw in ear.raw):
            return
    raise RuntimeError("a table never becomes quiet")


async def wait_for_news(person: Person, table: str, seen: int) -> bytes:
    return (await person.ask("GET", f"/api/tables/{table}?seat=1&after={seen}&wait={WAIT_MS}")).body


def tell(key: str, game: Game, left: Heard, right: Heard, outcome: Outcome) -> None:
    one, other = (", ".join(row) or "nothing" for row in game.choices)
    for who in left.frames:
        found = difference(left.frames[who], right.frames[who])
        outcome.check(not found, f"{key}: {who} can tell “{one}” from “{other}”: {found}")
    found = difference([left.waited], [right.waited])
    outcome.check(not found, f"{key}: a waiting request can tell “{one}” from “{other}”: {found}")
    outcome.notes.append(f"{key}: “{one}” or “{other}” after {len(game.plays)} actions")


def difference(ours: list[bytes], theirs: list[bytes]) -> str:
    """The first one, short; empty if there is none."""
    if len(ours) != len(theirs):
        return f"{len(ours)} messages and {len(theirs)}"
    for a, b in zip(ours, theirs, strict=True):
        if a != b:
            i = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
            return f"{a[max(0, i - 40) : i + 20]!r} and {b[max(0, i - 40) : i + 20]!r}"
    return ""
