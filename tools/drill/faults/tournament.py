"""A whole tournament: people and bots, a kill in its second round, two who drop out."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any

from tools.drill.book import Book, Tally
from tools.drill.database import database_for
from tools.drill.duplicate import ranks, records_in
from tools.drill.outcome import Form, Outcome, within
from tools.drill.people import Person, Player
from tools.drill.process import Server

ASKED = {"seats": 4, "rounds": 4, "limit_s": 120, "pause_s": 1, "bots": 4, "bot": "random"}
GRACE_S = 20
LONGEST_S = 240.0
LOAD = 12  # acknowledged actions of the second round before the kill


@dataclass
class Entrant:
    """A person who plays every table they are given."""

    person: Person
    tournament: str
    book: Book
    rng: random.Random
    missing: set[int] = field(default_factory=set)  # rounds at which they do not even look
    tables: dict[int, tuple[str, int]] = field(default_factory=dict)  # by round: where they sat
    told: dict[str, Any] = field(default_factory=dict)

    async def look(self) -> dict[str, Any]:
        """Again and again, for a server that begins takes its time."""
        deadline = time.monotonic() + within(LONGEST_S)
        while True:
            try:
                answer = await self.person.ask("GET", f"/api/tournaments/{self.tournament}")
            except TimeoutError:
                if time.monotonic() > deadline:
                    raise
                continue
            self.told = dict(answer.json())
            return self.told

    async def do(self, do: str, **more: Any) -> dict[str, Any]:
        path = f"/api/tournaments/{self.tournament}/commands"
        return dict((await self.person.ask("POST", path, {"do": do, **more})).json())

    async def run(self) -> None:
        while (await self.look())["status"] in ("open", "running"):
            round, table = self.told["round"], self.told["table"]
            if not table or round in self.tables or round in self.missing:
                await asyncio.sleep(0.2)
                continue
            self.tables[round] = table, self.seat_in(round)
            await Player(self.person, table, self.tables[round][1], self.book, self.rng).run()

    def seat_in(self, round: int) -> int:
        plays = [play["seats"] for play in self.told["told"][round - 1]["plays"]]
        return next(
            seat
            for seats in plays
            for seat, sitter in enumerate(seats)
            if sitter["entrant"] == self.told["mine"]
        )


async def hold(form: Form) -> Outcome:
    """Twelve people and four bots over four rounds, or as many as the form's size says."""
    count = max(5, round(12 * form.size))
    rounds = 4 if form.size >= 1 else 3
    outcome = Outcome(
        f"{form.game}: {count} people, 4 bots, {rounds} rounds, kill -9 in round 2, {form.database}"
    )
    words = ["--grace", str(GRACE_S)]
    async with database_for(form) as database, Server(form.folder, database, words=words) as server:
        book, rng = Book(), random.Random(11)
        people = [await Person(server.port, f"Person {n}", True).arrive() for n in range(count)]
        made = await people[0].ask("POST", "/api/tournaments", {**ASKED, "game": form.game, "rounds": rounds})
        entrants = [Entrant(person, made.json()["id"], book, rng) for person in people]
        for entrant in entrants[1:]:
            await entrant.do("join")
        quitter, vanisher = entrants[2], entrants[4]
        vanisher.missing = set(range(rounds, rounds + 1))
        await entrants[0].do("begin", round=1)
        playing = [asyncio.create_task(entrant.run()) for entrant in entrants]
        await until(entrants[0], lambda told: told["round"] == 2)
        await quitter.do("quit")
        done = acknowledged(book)
        while acknowledged(book) < done + LOAD:
            await asyncio.sleep(0.02)
        await server.kill()
        await server.start()
        await until(entrants[0], lambda told: told["round"] == 3)
        outcome.check(3 not in {r for r in quitter.tables}, "whoever has quit was seated again")
        if rounds > 3:
            await quitter.do("join")
        await until(entrants[0], lambda told: told["status"] == "over")
        await asyncio.gather(*playing)
        await judge(entrants, {(2, quitter.person.name), (rounds, vanisher.person.name)}, outcome)
    return outcome


def acknowledged(book: Book) -> int:
    return sum(deed.done > 0 for deeds in book.deeds.values() for deed in deeds)


async def until(entrant: Entrant, is_so: Any) -> None:
    deadline = time.monotonic() + within(LONGEST_S)
    while not is_so(await entrant.look()):
        if time.monotonic() > deadline:
            raise TimeoutError(f"round {entrant.told['round']} takes too long")
        await asyncio.sleep(0.2)


async def judge(entrants: list[Entrant], lost: set[tuple[int, str]], outcome: Outcome) -> None:
    """What was acknowledged is in the records, and the records make the ranking that was told."""
    told = await entrants[0].look()
    papers = await entrants[1].person.ask("GET", f"/api/tournaments/{told['id']}/records")
    records = records_in(papers.body)
    for number, found in records.items():
        outcome.check(len({record.setup.seed for record in found}) == 1, f"round {number} has several deals")
    outcome.check(
        [len(found) for found in records.values()] == [len(round["plays"]) for round in told["told"]],
        "records are missing",
    )
    names = {each["number"]: each["name"] for each in told["entrants"]}
    ranked = {
        names[each["entrant"]]: (each["rank"], each["percent"], each["margin"])
        for each in told["ranking"]
        if each["rank"]
    }
    again = ranks(records, list(names.values()), lost)
    for name in sorted(names.values()):
        outcome.check(ranked.get(name) == again[name], f"{name}: told {ranked.get(name)}, is {again[name]}")
    for entrant in entrants:
        await compare(entrant, lost, outcome)
    best = min(ranked, key=lambda name: ranked[name][0])
    tables = sum(map(len, records.values()))
    outcome.notes.append(f"{tables} tables; {best} is first with {ranked[best][1]} %")


async def compare(entrant: Entrant, lost: set[tuple[int, str]], outcome: Outcome) -> None:
    """A person's own actions, but those of rounds that a bot finished."""
    for number, (table, seat) in entrant.tables.items():
        if (number, entrant.person.name) in lost:
            continue
        text = (await entrant.person.ask("GET", f"/api/tables/{table}/record")).body.decode()
        deeds = [deed for deed in entrant.book.deeds.get(table, []) if deed.seat == seat]
        own = Book()
        own.deeds[table] = deeds
        tally: Tally = own.compare(table, text, [seat])
        outcome.tally.add(tally)
