"""Reviews of finished games: made once, a piece at a time while nobody else needs the machine, and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec
from sqlalchemy import delete, insert, select

from pomezi import __version__
from pomezi.review.glance import Chance, Point
from pomezi.server import forms
from pomezi.server.clock import Clock
from pomezi.server.commands.asking import Refuse
from pomezi.server.database import reviewed, reviews
from pomezi.server.reviewing import WHOLE, Progress, Work
from pomezi.server.store import Store
from pomezi.server.table import OVER, Table
from pomezi.server.thinking import Job

GAMES = 100  # played on from each step
MOST_AT_ONCE = 12
LONGEST_LIST = 200  # of a person's reviewed games


class Reviewers(Protocol):
    """Whoever does the work."""

    async def review(self, work: Work) -> Progress | None: ...

    async def what_if(self, job: Job) -> Chance | None: ...


@dataclass
class Run:
    """One under way: what is known of it so far."""

    progress: Progress
    points: Sequence[Point] = ()
    told: Mapping[str, Any] | None = None
    failed: bool = False


class Reviews:
    def __init__(self, store: Store, workers: Reviewers, clock: Clock) -> None:
        self.store = store
        self.workers = workers
        self.clock = clock
        self.runs: dict[str, Run] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def look(self, table: Table, seen: int) -> forms.ReviewNews:
        """How far it is; what is known, unless whoever asks has seen as much of it."""
        check_over(table)
        run = self.runs.get(table.id)
        if run is not None:
            return news(run, seen)
        told = await self._kept(table.id)
        if told is None:
            return forms.ReviewNews("none", 0, 0, 0)
        return forms.ReviewNews("done", 1, 1, WHOLE, review=told if seen < WHOLE else None)

    async def ask(self, table: Table) -> forms.ReviewNews:
        """Begins, unless somebody has asked before."""
        found = await self.look(table, 0)
        if found.state not in ("none", "failed"):
            return found
        if sum(not run.failed for run in self.runs.values()) >= MOST_AT_ONCE:
            raise Refuse("many-reviews")
        run = self.runs[table.id] = Run(Progress(0, 1, 0))
        task = asyncio.create_task(self._make(table, run))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return news(run, 0)

    async def _make(self, table: Table, run: Run) -> None:
        assert table.record is not None
        work = Work(table.id, table.record.text(), GAMES)
        while run.progress.stage < WHOLE:
            progress = await self.workers.review(work)
            if progress is None:
                run.failed = True
                return
            run.progress = progress
            run.points, run.told = progress.points or run.points, progress.told or run.told
        assert run.told is not None
        await self._keep(table, run.told)
        del self.runs[table.id]

    # -- kept

    async def _kept(self, table_id: str) -> forms.Review | None:
        query = select(reviews.c.told).where(
            reviews.c.table_id == table_id, reviews.c.games == GAMES, reviews.c.version == __version__
        )
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(query)).scalar()
        return None if found is None else msgspec.json.decode(found, type=forms.Review)

    async def _keep(self, table: Table, told: Mapping[str, Any]) -> None:
        """In place of what an older house said."""
        row = {
            "table_id": table.id,
            "games": GAMES,
            "version": __version__,
            "told": msgspec.json.encode(msgspec.convert(told, forms.Review)).decode(),
            "made_at": self.clock.wall(),
        }
        async with self.store.engine.begin() as connection:
            for kind in (reviews, reviewed):
                await connection.execute(delete(kind).where(kind.c.table_id == table.id))
            await connection.execute(insert(reviews), row)
            people = people_of(table, told)
            if people:
                await connection.execute(insert(reviewed), people)

    async def mine(self, person: str) -> list[forms.MyReview]:
        """What reviews say of a person's games, the newest first."""
        query = select(reviewed).where(reviewed.c.person_id == person)
        query = query.order_by(reviewed.c.finished_at.desc()).limit(LONGEST_LIST)
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [
            forms.MyReview(r.table_id, r.game, r.unit, r.luck, r.skill, r.skill_error, r.cost, r.finished_at)
            for r in rows
        ]


def check_over(table: Table) -> None:
    """Nothing is told of a game that somebody could still play, nor of one that nobody played to its end."""
    if table.status != OVER or table.record is None:
        raise Refuse("not-played-out")


def news(run: Run, seen: int) -> forms.ReviewNews:
    progress = run.progress
    if run.failed:
        return forms.ReviewNews("failed", 0, 0, 0)
    told = forms.ReviewNews(
        "working" if progress.stage else "waiting", progress.done, progress.count, progress.stage
    )
    if progress.stage > seen:
        told.rough = [forms.ReviewPoint(p.number, list(p.before), p.error) for p in run.points]
        told.review = None if run.told is None else msgspec.convert(run.told, forms.Review)
    return told


def people_of(table: Table, told: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Of seats that one person played for themselves alone; who sat in several has no play of their own."""
    persons = [chair.person for chair in table.chairs]
    return [
        {
            "table_id": table.id,
            "seat": total["seat"],
            "person_id": persons[total["seat"]],
            "game": table.head.game,
            "unit": told["unit"],
            **{key: total[key] for key in ("luck", "skill", "skill_error", "cost")},
            "finished_at": table.acted_at,
        }
        for total in told["totals"]
        if persons[total["seat"]] and persons.count(persons[total["seat"]]) == 1
    ]
