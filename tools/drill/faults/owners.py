"""Three processes share the tables of a PostgreSQL; under load they are killed, paused, cut off, replaced."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field

import asyncpg

from pomezi.server.owners import LIVING
from pomezi.server.serve import BACKLOG, listen
from tools.drill.audit import Row, balance
from tools.drill.database import Postgres, postgres
from tools.drill.gate import Gate
from tools.drill.hall import BOTS, LONGEST_STILL_S, PEOPLE, Hall
from tools.drill.outcome import Form, Outcome, within
from tools.drill.outside import until_moved
from tools.drill.people import Onlooker, Person
from tools.drill.process import LONGEST_START_S, Server, children_of, command_of

PROCESSES = 3
FAULT_S = 6.0  # how long one is away
ROUND_S = 10.0  # from one fault to the next
LEAST_LOAD = 25  # acknowledged actions before the first
PATIENCE_S = 12.0
RECONNECT_S = 1.0  # what anybody notices of a rolling restart

THERE = f"select count(*) from processes where number in ({LIVING})"

Fault = Callable[[], Awaitable[None]]


@dataclass
class One:
    """A process, and the gate between it and the database."""

    server: Server
    gate: Gate

    def faults(self) -> dict[str, tuple[Fault, Fault]]:
        """By name: how it begins, and how it heals."""
        return {
            "killed": (self.server.kill, self.server.start),
            "paused": (self._signal(signal.SIGSTOP), self._signal(signal.SIGCONT)),
            "cut off": (self._shut, self._open),
        }

    def _signal(self, number: signal.Signals) -> Fault:
        async def send() -> None:
            os.kill(self.server.pid, number)

        return send

    async def _shut(self) -> None:
        self.gate.is_open.clear()

    async def _open(self) -> None:
        self.gate.is_open.set()


@dataclass
class Load:
    """A hall, and somebody who looks on at every table where people play."""

    hall: Hall
    carl: Person
    onlookers: list[Onlooker] = field(default_factory=list)
    tasks: list[asyncio.Task[None]] = field(default_factory=list)
    games: dict[str, str] = field(default_factory=dict)

    async def fill(self) -> None:
        for game, seats in BOTS:
            await self.hall.bots_table(game, list(seats))
        for game in PEOPLE:
            table = await self.hall.people_table(game)
            self.games[table] = game
            self.hall.sit_down(table)
        self.watch_all()

    def watch_all(self) -> None:
        watched = {onlooker.log.table for onlooker in self.onlookers}
        for table in sorted({player.table for player in self.hall.players} - watched):
            self.onlookers.append(Onlooker(self.carl, table))
            self.tasks.append(asyncio.create_task(self.onlookers[-1].run()))

    async def refill(self, running: set[str]) -> None:
        """New games for those that are over."""
        self.everybody.extend(p for p in self.hall.players if p not in self.everybody)
        await self.hall.refill()
        for table in [table for table in self.hall.unattended if table not in running]:
            self.hall.unattended.remove(table)
            game, seats = BOTS[len(self.hall.seats) % len(BOTS)]
            await self.hall.bots_table(game, list(seats))
        self.watch_all()

    def __post_init__(self) -> None:
        self.everybody = list(self.hall.players)  # players of games that are over too

    async def judge(self, outcome: Outcome, database: str) -> None:
        """Every game is ended, records and books are compared with what everybody was told."""
        self.everybody.extend(p for p in self.hall.players if p not in self.everybody)
        outcome.tally = await self.hall.judge()
        await asyncio.sleep(1.0)  # the end is told
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        logs = [player.log for player in self.everybody] + [onlooker.log for onlooker in self.onlookers]
        books = await read_books(database)
        told = answers = 0
        for table in self.hall.seats:
            own = [log for log in logs if log.table == table]
            told, answers = (
                told + sum(len(log.told) for log in own),
                answers + sum(len(log.done) for log in own),
            )
            outcome.faults += [f"{table}: {fault}" for fault in balance(*books[table], own)]
        outcome.notes.append(
            f"books: {answers} answers and {told} told steps of {len(logs)} readers compared"
        )


async def read_books(database: str) -> dict[str, tuple[str, list[Row]]]:
    """Every table's head and journal, as the database has them."""
    link = await asyncpg.connect(database.replace("+asyncpg", ""))
    try:
        heads = {
            row["id"]: (row["head"], list[Row]()) for row in await link.fetch("select id, head from tables")
        }
        for row in await link.fetch(
            "select table_id, seq, entry, client from journal order by table_id, seq"
        ):
            heads[row["table_id"]][1].append(Row(row["seq"], row["entry"], row["client"]))
        return heads
    finally:
        await link.close()


async def until_all_are_there(database: str) -> None:
    """Behind one port any of them answers: whoever has just begun must have come as far as the database."""
    link = await asyncpg.connect(database.replace("+asyncpg", ""))
    try:
        async with asyncio.timeout(LONGEST_START_S):
            while await link.fetchval(THERE) < PROCESSES:
                await asyncio.sleep(0.1)
    finally:
        await link.close()


async def running_in(database: str) -> set[str]:
    link = await asyncpg.connect(database.replace("+asyncpg", ""))
    try:
        return {row["id"] for row in await link.fetch("select id from tables where status = 'playing'")}
    finally:
        await link.close()


@contextlib.asynccontextmanager
async def three(form: Form, cluster: Postgres) -> AsyncIterator[list[One]]:
    """Behind one port, each with a gate of its own; without a supervisor: who was paused comes back."""
    async with contextlib.AsyncExitStack() as stack:
        ones, listener = [], stack.enter_context(listen("127.0.0.1", 0))
        listener.listen(BACKLOG)
        for i in range(PROCESSES):
            folder = form.folder / str(i)
            folder.mkdir()
            gate = await stack.enter_async_context(Gate(cluster.port))
            address = cluster.address.replace(f":{cluster.port}/", f":{gate.port}/")
            ones.append(
                One(await stack.enter_async_context(Server(folder, address, listener=listener)), gate)
            )
        await until_all_are_there(cluster.address)
        yield ones


async def replace(form: Form) -> Outcome:
    """Every ten seconds one of three is killed, paused or cut off from the database, and comes back."""
    outcome = Outcome(f"{form.kills} × one of {PROCESSES} killed, paused or cut off, PostgreSQL")
    async with postgres() as cluster, three(form, cluster) as ones:
        hall = Hall(ones[0].server, is_patient=True)
        await hall.arrive()
        load = Load(hall, await Person(ones[0].server.port, "Carl", True).arrive())
        await load.fill()
        await hall.be_busy(LEAST_LOAD)
        slowest = {"killed": [0.0, 0.0], "paused": [0.0, 0.0], "cut off": [0.0, 0.0]}
        for number in range(form.kills):
            await load.refill(await running_in(cluster.address))
            one = ones[(number + number // PROCESSES) % PROCESSES]
            name = list(slowest)[number % len(slowest)]
            await hurt(load, cluster.address, *one.faults()[name], slowest[name], outcome, name)
        for name, (alone, attended) in slowest.items():
            outcome.notes.append(
                f"{name}: tables of bots moved within {alone:.1f} s, people's {attended:.1f} s"
            )
        await load.judge(outcome, cluster.address)
    return outcome


async def hurt(
    load: Load, database: str, begin: Fault, heal: Fault, slowest: list[float], outcome: Outcome, name: str
) -> None:
    """One fault: every table moves again while it lasts."""
    began = time.monotonic()
    bots = list(load.hall.unattended)
    people = sorted({player.table for player in load.hall.players})
    await begin()
    found = await asyncio.gather(moved(database, bots), moved(database, people), asyncio.sleep(FAULT_S))
    await heal()
    await until_all_are_there(database)
    for i, (took_s, still) in enumerate(found[:2]):
        slowest[i] = max(slowest[i], took_s)
        outcome.took(took_s, still, LONGEST_STILL_S, len((bots, people)[i]))
        for table in still:
            outcome.notes.append(f"{name}: {load.games.get(table, 'bots')} stood still")
    await asyncio.sleep(max(0.0, ROUND_S - (time.monotonic() - began)))


async def moved(database: str, tables: Sequence[str]) -> tuple[float, list[str]]:
    """Those that run: a game that has ended stands still as it should."""
    running = await running_in(database)
    return await until_moved(database, running.intersection(tables), within(PATIENCE_S))


async def roll(form: Form) -> Outcome:
    """All processes are replaced, one after the other, while everybody plays."""
    outcome = Outcome(f"{PROCESSES} processes replaced one after the other, PostgreSQL")
    words = ["--processes", str(PROCESSES)]
    async with postgres() as cluster, Server(form.folder, cluster.address, words=words) as server:
        hall = Hall(server, is_patient=True)
        await hall.arrive()
        load = Load(hall, await Person(server.port, "Carl", True).arrive())
        await load.fill()
        await hall.be_busy(LEAST_LOAD)
        await until_all_are_there(cluster.address)
        before = served_by(server)
        for onlooker in load.onlookers:
            onlooker.away_s.clear()
        server.process.send_signal(signal.SIGHUP)  # type: ignore[union-attr]
        until = time.monotonic() + within(60)
        while (served_by(server) & before or len(served_by(server)) < PROCESSES) and time.monotonic() < until:
            await asyncio.sleep(0.1)
        outcome.check(not served_by(server) & before, "not all processes were replaced")
        outcome.took(*await moved(cluster.address, hall.unattended), LONGEST_STILL_S, len(hall.unattended))
        away = sorted(away_s for onlooker in load.onlookers for away_s in onlooker.away_s)
        longest_s = away[-1] if away else 0.0
        outcome.notes.append(f"{len(away)} reconnects, the longest took {longest_s:.2f} s")
        outcome.check(bool(away) and longest_s <= within(RECONNECT_S), f"a reconnect took {longest_s:.1f} s")
        await load.judge(outcome, cluster.address)
    return outcome


def served_by(server: Server) -> set[int]:
    return {pid for pid in children_of(server.pid) if "--inherited" in command_of(pid)}
