"""Who was first: honest people on wires of every length, and people who cheat."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from itertools import combinations

from pomezi.core.record import Record
from tools.drill.outcome import Form, Outcome
from tools.drill.people import Person
from tools.drill.process import Server
from tools.drill.racers import (
    FARTHEST_S,
    NEAREST_S,
    Boaster,
    LaterSlowEcho,
    LateSocket,
    Racer,
    SlowEcho,
    jittery,
)
from tools.drill.stalls import Stalls

HONEST_TABLES, HONEST_SEATS = 6, 6
TELLABLE_S = 0.030  # honest pairs nearer than this have no order
RIGHT = 0.99
CHEATS: dict[str, type[Racer]] = {
    "claims 0 ms": Boaster,
    "delays every echo": SlowEcho,
    "delays the later echoes": LaterSlowEcho,
    "opens its socket late": LateSocket,
}
GAIN_S = 0.060  # a cheat that lost by more must not win
RACES = 6  # in a game
BATCHES = 3  # at most, while the machine is too busy to tell
LONGEST_S = 60.0
MOST_STALLED_S = 0.06  # in a race with a cheat
FEWEST = 40  # pairs, or we say nothing


@dataclass
class Course:
    """One table: its racers, and in whom we do not trust."""

    table: str
    racers: list[Racer]
    cheat: str = ""

    def is_over(self, races: int) -> bool:
        return all(
            racer.race > races or (racer.race == races and not racer.is_racing) for racer in self.racers
        )


async def race(form: Form) -> Outcome:
    """Many tables at once; the record says in which order the tokens were laid."""
    rng, score = random.Random(11), Score()
    async with Server(form.folder) as server:
        for _ in range(BATCHES):
            courses = await set_up(server, form.size, rng)
            stalls = Stalls(await Person(server.port, "").sit_at(courses[0].table))
            try:
                await run_batch(courses, RACES if form.size >= 1 else 3)
            finally:
                await stalls.close()
            for course in courses:
                score.add(course, await laid(course), stalls)
            if score.is_enough():
                break
    return tell(score)


async def set_up(server: Server, size: float, rng: random.Random) -> list[Course]:
    courses = [await honest_course(server, rng) for _ in range(max(2, round(HONEST_TABLES * size)))]
    for name in CHEATS:
        courses += [await cheating_course(server, name, rng) for _ in range(2 if size >= 1 else 1)]
    return courses


async def run_batch(courses: list[Course], races: int) -> None:
    try:
        async with asyncio.timeout(LONGEST_S):
            await asyncio.gather(*(racer.sit() for course in courses for racer in course.racers))
            while not all(course.is_over(races) for course in courses):
                await asyncio.sleep(0.1)
    except TimeoutError:
        pass


async def honest_course(server: Server, rng: random.Random) -> Course:
    """Wires from the shortest to the longest at one table."""
    share = [(i + rng.random()) / HONEST_SEATS for i in range(HONEST_SEATS)]
    lags = [NEAREST_S * (FARTHEST_S / 1.2 / NEAREST_S) ** part for part in share]
    people, table = await seat_people(server, HONEST_SEATS)
    racers = [
        Racer(person, table, seat, jittery(lags[seat], rng), lambda: max(0.3, rng.gauss(0.8, 0.15)))
        for seat, person in enumerate(people)
    ]
    return Course(table, racers)


async def cheating_course(server: Server, cheat: str, rng: random.Random) -> Course:
    """An honest person nearby, one far away, and somebody slower who wants to have been first."""
    people, table = await seat_people(server, 3)
    racers = [
        Racer(person, table, seat, jittery((0.01, 0.3)[seat], rng), lambda: rng.uniform(0.6, 0.8))
        for seat, person in enumerate(people[:2])
    ]
    racers.append(CHEATS[cheat](people[2], table, 2, None, lambda: rng.uniform(0.9, 1.3)))
    return Course(table, racers, cheat)


async def seat_people(server: Server, number: int) -> tuple[list[Person], str]:
    people = [await Person(server.port, f"P{seat}").arrive() for seat in range(number)]
    table = await people[0].open_table("bez_hranic", ["me"] + ["open"] * (number - 1))
    for person in people[1:]:
        await person.must(table, "sit", name=person.name)
    await people[0].must(table, "start")
    return people, table


async def laid(course: Course) -> list[list[int]]:
    """The seats of each race in the order in which their first tokens lie."""
    await course.racers[0].person.do(course.table, "end")
    text = (await course.racers[0].person.ask("GET", f"/api/tables/{course.table}/record")).body.decode()
    for racer in course.racers:
        racer.leave()
    orders: list[list[int]] = []
    was_racing = False
    for entry in Record.parse(text).entries:
        is_racing = entry.notation.startswith("place")
        if is_racing and not was_racing:
            orders.append([])
        if is_racing and entry.seat not in orders[-1]:
            orders[-1].append(entry.seat)
        was_racing = is_racing
    return orders


@dataclass
class Score:
    """Pairs in their true order, and races won by cheating."""

    right: int = 0
    pairs: int = 0
    races: int = 0
    refused: int = 0
    wins: dict[str, list[int]] = field(default_factory=lambda: {name: [0, 0] for name in CHEATS})

    def add(self, course: Course, orders: list[list[int]], stalls: Stalls) -> None:
        self.races += len(orders)
        for race, order in enumerate(orders, 1):
            if course.cheat:
                won, lost = cheated(course, race, order, stalls)
                self.wins[course.cheat][0] += won
                self.wins[course.cheat][1] += won + lost
            else:
                pairs = told_apart(course, race, order, stalls)
                self.pairs += len(pairs)
                self.right += sum(first < second for first, second in pairs)
        if not course.cheat:
            self.refused += sum(len(racer.refused) for racer in course.racers)

    def is_enough(self) -> bool:
        return self.pairs >= FEWEST and all(tried >= 2 for _, tried in self.wins.values())


def sure_s(racer: Racer, race: int, stalls: Stalls) -> float | None:
    """The true time, where nobody stalled when it mattered."""
    return None if stalls.are_at(racer.moments.get(race, [])) else racer.true_s.get(race)


def told_apart(course: Course, race: int, order: list[int], stalls: Stalls) -> list[tuple[float, float]]:
    """True times of pairs, in the order in which they were laid."""
    times = [sure_s(course.racers[seat], race, stalls) for seat in order]
    known = [time for time in times if time is not None]
    return [(a, b) for a, b in combinations(known, 2) if abs(a - b) > TELLABLE_S]


def cheated(course: Course, race: int, order: list[int], stalls: Stalls) -> tuple[int, int]:
    """How often the cheat came before somebody who was faster, and how often not."""
    cheat = course.racers[-1]
    true = sure_s(cheat, race, stalls)
    won = lost = 0
    if true is None or cheat.seat not in order:
        return won, lost
    moments = cheat.moments[race]
    stalled_s = stalls.between(min(moments), max(moments))
    if stalled_s > MOST_STALLED_S:
        return won, lost
    edge = GAIN_S + stalled_s  # a server allows for its own pauses
    for seat in order:
        honest = sure_s(course.racers[seat], race, stalls)
        if seat != cheat.seat and honest is not None and true - honest > edge:
            is_before = order.index(cheat.seat) < order.index(seat)
            won, lost = won + is_before, lost + (not is_before)
    return won, lost


def tell(score: Score) -> Outcome:
    outcome = Outcome(f"{score.races} races on wires of 5–400 ms")
    outcome.notes.append(f"{score.right} of {score.pairs} honest pairs in their true order")
    outcome.notes.append(f"{score.refused} refusals to honest racers")
    for name, (won, tried) in score.wins.items():
        outcome.notes.append(f"who {name} won {won} of {tried} races lost by more than 60 ms")
        outcome.check(won == 0, f"who {name} won {won} of {tried} lost races")
    if score.pairs >= FEWEST and score.right < RIGHT * score.pairs:
        part = score.right / score.pairs
        outcome.faults.append(f"only {part:.1%} of {score.pairs} honest pairs in their true order")
    if not outcome.faults and not score.is_enough():
        outcome.missing = f"the machine is too busy to tell: only {score.pairs} honest pairs are sure"
    return outcome
