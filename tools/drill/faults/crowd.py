"""A crowd of people who seek company, come, play, walk away and come back: no table may be stuck."""

from __future__ import annotations

import asyncio
import contextlib
import random
import statistics
import time
from collections.abc import Awaitable, Callable
from typing import Any

from pomezi.core.errors import PomeziError
from pomezi.core.record import Record
from tools.drill.book import Book
from tools.drill.outcome import Form, Outcome, within
from tools.drill.people import Person, Player
from tools.drill.process import Server

PEOPLE = 40
GAMES = ("limes", "border", "ticket_to_ride", "eighty_days", "bez_hranic")
GRACE_S = 2  # so that whoever walks away is soon replaced
STILL_S = 15.0  # somebody sits at a running table and nothing happens: it is stuck
LONGEST_SEEK_S = 60.0  # somebody finds company within a minute
ASK_MS = 4000
CLOSED = ("over", "ended")


class Visitor:
    """One of the crowd: seeks, lays tables, plays for a while, walks away, again and again."""

    def __init__(self, crowd: Crowd, person: Person, seed: int) -> None:
        self.crowd = crowd
        self.person = person
        self.rng = random.Random(seed)

    async def run(self) -> None:
        while not self.crowd.is_over():
            whim = self.rng.random()
            deed: Callable[[], Awaitable[None]] = self.seek
            if whim < 0.1:
                deed = self.change_my_mind
            elif whim < 0.25:
                deed = self.lay_and_wait
            elif whim < 0.4:
                deed = self.begin_with_bots
            with contextlib.suppress(TimeoutError, EOFError, OSError):
                await deed()
            await asyncio.sleep(self.rng.uniform(0, 0.3))

    def wish(self) -> dict[str, Any]:
        games = self.rng.sample(GAMES, self.rng.randint(1, len(GAMES)))
        return {"games": [] if self.rng.random() < 0.5 else games, "name": self.person.name}

    async def seek(self) -> None:
        """Until a table is found; as the page does."""
        began, wish, skip = time.monotonic(), self.wish(), list[str]()
        while not self.crowd.is_over():
            found = (
                await self.person.ask("POST", "/api/seek", {**wish, "skip": skip, "wait": ASK_MS})
            ).json()
            table = found.get("table", "")
            if not table:
                continue
            if found["seated"] or (await self.person.do(table, "sit", name=self.person.name))["is"] == "done":
                self.crowd.waits.append(time.monotonic() - began)
                await self.play(table)
                return
            skip.append(table)

    async def change_my_mind(self) -> None:
        """Closes the tab while the page looks."""
        asked = asyncio.create_task(self.person.ask("POST", "/api/seek", {**self.wish(), "wait": ASK_MS}))
        await asyncio.sleep(self.rng.uniform(0, 0.5))
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        self.crowd.gone += 1

    async def lay_and_wait(self) -> None:
        """A table of the lobby; whoever comes is played with, if somebody does."""
        table = await self.person.open_table(
            self.rng.choice(GAMES), ["me", "open"], listed=True, name=self.person.name
        )
        self.crowd.note(table)
        socket, is_started = await self.person.sit_at(table), False
        try:
            until = time.monotonic() + 5
            while time.monotonic() < until and not is_started:
                await asyncio.sleep(0.25)
                is_started = (await self.person.do(table, "start"))["is"] == "done"
        finally:
            socket.abort()
        if is_started:
            await self.play(table)
        else:
            await self.person.do(table, "end")

    async def begin_with_bots(self) -> None:
        table = await self.person.open_table(
            self.rng.choice(GAMES), ["me", "random"], listed=True, welcome=True, name=self.person.name
        )
        self.crowd.note(table)
        await self.person.must(table, "start")
        await self.play(table)

    async def play(self, table: str) -> None:
        """To the end, or for as long as one likes; whoever has had enough resigns, or just goes."""
        self.crowd.note(table)
        news = (await self.person.ask("GET", f"/api/tables/{table}")).json()
        mine = [seat["seat"] for seat in news["table"]["seats"] if seat["mine"]]
        if not mine:
            return
        player = Player(self.person, table, mine[0], self.crowd.book, self.rng)
        patience = self.rng.choice((8, 20, 1000))
        playing = asyncio.create_task(player.run())
        try:
            await self._look_on(player, playing, patience)
        finally:
            player.is_stopped = True
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        if player.status not in CLOSED and self.rng.random() < 0.5:
            await self.person.do(table, "resign")

    async def _look_on(self, player: Player, playing: asyncio.Task[None], patience: int) -> None:
        """Stuck is a table that runs, where somebody is, and where nothing is heard for long. Whoever sits in
        a lobby waits for its host, and goes after a while."""
        seq, moved = -1, time.monotonic()
        while not playing.done() and not self.crowd.is_over():
            await asyncio.sleep(0.1)
            now = player.news.get("seq", -1)
            if now != seq:
                seq, moved = now, time.monotonic()
            if seq > patience:
                return
            if player.status == "open" and time.monotonic() - moved > 5:
                await self.person.do(player.table, "leave")
                return
            if player.status == "playing" and time.monotonic() - moved > within(STILL_S):
                self.crowd.stuck.add(f"{player.table} at step {seq} (seat {player.seat})")
                return


class Crowd:
    def __init__(self, server: Server, minutes: float) -> None:
        self.server = server
        self.until = time.monotonic() + 60 * minutes
        self.book = Book()
        self.tables: list[str] = []
        self.waits: list[float] = []
        self.stuck: set[str] = set()
        self.gone = 0

    def is_over(self) -> bool:
        return time.monotonic() > self.until

    def note(self, table: str) -> None:
        if table not in self.tables:
            self.tables.append(table)


async def gather_crowd(form: Form) -> Outcome:
    """Forty people for some minutes: everybody finds company within one, and nobody's table is ever stuck."""
    people = max(6, round(PEOPLE * form.size))
    outcome = Outcome(f"{people} people for {form.minutes:g} minutes")
    async with Server(form.folder, words=("--grace", str(GRACE_S))) as server:
        crowd = Crowd(server, form.minutes)
        visitors = []
        for number in range(people):
            person = await Person(server.port, f"Player {number + 1}").arrive()
            visitors.append(Visitor(crowd, person, number))
        crowd.until = time.monotonic() + 60 * form.minutes
        await asyncio.gather(*(visitor.run() for visitor in visitors))
        await judge(crowd, [visitor.person for visitor in visitors], outcome)
    return outcome


async def judge(crowd: Crowd, people: list[Person], outcome: Outcome) -> None:
    outcome.faults += [f"stuck: {table}" for table in sorted(crowd.stuck)]
    longest = max(crowd.waits, default=0.0)
    outcome.check(bool(crowd.waits), "nobody found company")
    outcome.check(longest <= within(LONGEST_SEEK_S), f"somebody sought for {longest:.0f} s")
    outcome.tally.acknowledged = sum(d.done > 0 for deeds in crowd.book.deeds.values() for d in deeds)
    met = 0
    for table in crowd.tables:
        for person in people:
            if (await person.do(table, "end")).get("code") != "not-host":
                break
        met += await is_sound(people[0], table, outcome)
    outcome.check(met > 0, "no two people met")
    middle = statistics.median(crowd.waits or [0.0])
    outcome.notes.append(
        f"{len(crowd.waits)} times company was found, after {middle:.1f} s (median) and {longest:.1f} s at "
        f"most; {crowd.gone} closed the page; people met at {met} of {len(crowd.tables)} tables"
    )


async def is_sound(person: Person, table: str, outcome: Outcome) -> bool:
    """Its record replays; and whether two people met there."""
    info = (await person.ask("GET", f"/api/tables/{table}")).json()["table"]
    outcome.check(info["status"] in CLOSED, f"{table} cannot be ended: {info['status']}")
    answer = await person.ask("GET", f"/api/tables/{table}/record")
    if answer.status == 200:
        outcome.tally.records += 1
        try:
            Record.parse(answer.body.decode()).replay()
            outcome.tally.sound += 1
        except PomeziError as error:
            outcome.tally.faults.append(f"{table}: {error}")
    return [seat["kind"] for seat in info["seats"]].count("person") > 1
