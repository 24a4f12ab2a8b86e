"""A hall full of tables: people who play, bots who play each other, races, and clocks that run."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field

from tools.drill.book import Book, Deed, Tally
from tools.drill.outcome import within
from tools.drill.outside import until_moved
from tools.drill.people import Person, Player
from tools.drill.process import Server
from tools.drill.wire import Answer, ask

LIMIT_S = 2  # of the tables with a clock
LONGEST_STILL_S = 5.0  # after a fault has healed
PATIENCE_S = 9.0  # how long we look on before we say that a table stands still
SETTLE_S = 2.0  # placements of a race that are still on their way

PEOPLE = ("ticket_to_ride", "bez_hranic", "limes", "border", "eighty_days")
BOTS = (
    ("ticket_to_ride", ["random"] * 4),
    ("bez_hranic", ["random"] * 5),
    ("border", ["random"] * 4),
    ("eighty_days", ["random"] * 5),
)


@dataclass
class Hall:
    """The tables of a drill. Nobody opens the unattended ones after their start."""

    server: Server
    seed: int = 1
    is_patient: bool = False  # as people are where one of several processes may be gone
    book: Book = field(default_factory=Book)
    people: list[Person] = field(default_factory=list)
    seats: dict[str, list[int]] = field(default_factory=dict)  # people's seats at each table
    unattended: list[str] = field(default_factory=list)
    players: list[Player] = field(default_factory=list)
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)

    @property
    def host(self) -> Person:
        return self.people[0]

    async def arrive(self) -> None:
        self.people = [
            await Person(self.server.port, name, self.is_patient).arrive() for name in ("Anna", "Bob")
        ]

    # -- tables

    async def people_table(self, game: str) -> str:
        """Two people, each with a client."""
        table = await self.host.open_table(game, ["me", "open"])
        await self.people[1].must(table, "sit", name="Bob")
        await self._start(table, [0, 1])
        return table

    async def mixed_table(self, game: str = "ticket_to_ride") -> str:
        """A person and a bot."""
        table = await self.host.open_table(game, ["me", "random"])
        await self._start(table, [0])
        return table

    async def bots_table(self, game: str, seats: list[str]) -> str:
        table = await self.host.open_table(game, seats)
        await self._start(table, [])
        self.unattended.append(table)
        return table

    async def clock_table(self, limit_s: int = LIMIT_S) -> str:
        """Two people who are not there, and a limit."""
        table = await self.host.open_table("ticket_to_ride", ["me", "open"], limit_s=limit_s)
        await self.people[1].must(table, "sit", name="Bob")
        await self._start(table, [])
        self.unattended.append(table)
        return table

    async def _start(self, table: str, seats: list[int]) -> None:
        await self.host.must(table, "start")
        self.seats[table] = seats

    async def open_unattended(self) -> None:
        for game, seats in BOTS:
            await self.bots_table(game, list(seats))
        await self.clock_table()

    # -- play

    def sit_down(self, table: str) -> None:
        """A client for every person's seat of a table."""
        for seat in self.seats[table]:
            player = Player(self.people[seat], table, seat, self.book, self.rng)
            self.players.append(player)
            self.tasks.append(asyncio.create_task(player.run()))

    async def fill(self) -> None:
        """Every kind of table, with everybody playing."""
        await self.open_unattended()
        for game in PEOPLE:
            self.sit_down(await self.people_table(game))
        self.sit_down(await self.mixed_table())

    async def refill(self) -> None:
        """New games for those that are over."""
        over = {player.table for player in self.players if player.status in ("over", "ended")}
        self.players = [player for player in self.players if player.table not in over]
        for table in sorted(over):
            game = "ticket_to_ride" if len(self.seats[table]) == 1 else self.rng.choice(PEOPLE)
            is_mixed = len(self.seats[table]) == 1
            self.sit_down(await (self.mixed_table(game) if is_mixed else self.people_table(game)))

    async def be_busy(self, actions: int, patience_s: float = 20.0) -> None:
        """Until so many more actions are acknowledged."""
        wanted, deadline = self.acknowledged() + actions, time.monotonic() + patience_s
        while self.acknowledged() < wanted and time.monotonic() < deadline:
            await asyncio.sleep(0.02)

    async def stop(self) -> None:
        """Everybody finishes what they have begun and lays the cards down."""
        for player in self.players:
            player.is_stopped = True
        _, late = await asyncio.wait(self.tasks, timeout=20) if self.tasks else (None, set())
        for task in late:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def acknowledged(self) -> int:
        return sum(deed.done > 0 for deeds in self.book.deeds.values() for deed in deeds)

    # -- judgement

    async def moves_again(self) -> tuple[float, list[str]]:
        """Seconds until all unattended tables have moved by themselves, and those that stand still."""
        return await until_moved(self.server.database, self.unattended, within(PATIENCE_S))

    async def judge(self) -> Tally:
        """Ends every game and compares its record with what was acknowledged."""
        await self.stop()
        await asyncio.sleep(SETTLE_S if any(deed.pace == "race" for deed in self._last()) else 0)
        tally = Tally()
        for table, seats in self.seats.items():
            tally.add(await self._judge_table(table, seats))
        return tally

    def _last(self) -> list[Deed]:
        return [deeds[-1] for deeds in self.book.deeds.values()]

    async def _judge_table(self, table: str, seats: list[int]) -> Tally:
        await self.host.do(table, "end")
        answer = await self.host.ask("GET", f"/api/tables/{table}/record")
        if answer.status != 200:
            return Tally(records=1, faults=[f"{table}: no record: {answer.status} {answer.body[:80]!r}"])
        return self.book.compare(table, answer.body.decode(), seats)


@dataclass
class Watch:
    """What a visitor who does not play is answered while a fault lasts."""

    port: int
    person: Person
    table: str
    health: list[int] = field(default_factory=list)
    commands: list[int] = field(default_factory=list)
    slowest_s: float = 0.0

    async def run(self) -> None:
        """Looks at the health, and says something at a table, again and again."""
        path = f"/api/tables/{self.table}/commands"
        await asyncio.gather(
            self._again(self.health, "GET", "/healthz"),
            self._again(self.commands, "POST", path, {"do": "say", "text": "?"}),
        )

    async def _again(self, answers: list[int], method: str, path: str, body: object = None) -> None:
        while True:
            answers.append((await self._timed(method, path, body)).status)
            await asyncio.sleep(0.25)

    async def _timed(self, method: str, path: str, body: object = None) -> Answer:
        began = time.monotonic()
        try:
            return await ask(self.port, method, path, body, self.person.key, 20)
        except (OSError, EOFError, TimeoutError):
            return Answer(0, b"")
        finally:
            self.slowest_s = max(self.slowest_s, time.monotonic() - began)
