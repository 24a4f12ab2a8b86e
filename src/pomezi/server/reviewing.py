"""What the process of reviews does: a piece of work at a time, so that whoever waits sees it grow. Like
`thinking`, it imports the engine alone."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from pomezi.core.record import Record
from pomezi.review.book import Effort
from pomezi.review.glance import Chance, Glance, Point, chance
from pomezi.review.hindsight import HINDSIGHTS
from pomezi.review.reviewer import Reviewer
from pomezi.server.thinking import Job, position

GLANCE_S = 1.5  # for the first look
MOST_KEPT = 16  # reviews under way that a process remembers
WHAT_IF_GAMES = 120

# How far a review is
ROUGH, CURVE, WHOLE = 1, 2, 3


@dataclass(frozen=True)
class Work:
    """A finished game as its record, for states do not travel between processes."""

    key: str
    record: str
    games: int


@dataclass(frozen=True)
class Progress:
    """So much of so much; with the first look, the curve and the whole, each once."""

    done: int
    count: int
    stage: int
    points: tuple[Point, ...] = ()
    told: dict[str, Any] | None = None


class Running:
    """One review under way."""

    def __init__(self, work: Work) -> None:
        self.record = Record.parse(work.record)
        self.reviewer = Reviewer(self.record, Effort.of(work.games))
        self.steps: Iterator[int] = self.reviewer.run()
        self.hindsight = HINDSIGHTS.get(self.record.game.key)
        self.best: list[dict[str, Any]] = []  # by seat, where the game can tell
        self.count = self.reviewer.count + (self.record.setup.seats if self.hindsight else 0)
        self.stage = 0
        self.done = 0

    def go_on(self, seconds: float) -> Progress:
        """Until the time is up, or there is something to show."""
        until = time.monotonic() + seconds
        if self.stage < ROUGH:
            return self._look(until)
        for done in self.steps:
            self.done = done
            if 2 * done == self.reviewer.count:
                return self._show(CURVE)
            if done == self.count:
                return self._show(WHOLE)
            if time.monotonic() >= until:
                return Progress(done, self.count, self.stage)
        return self._look_back()

    def _look_back(self) -> Progress:
        """One seat after another, when all else is done."""
        assert self.hindsight is not None
        self.best.append(asdict(self.hindsight(self.record, len(self.best))))
        self.done += 1
        return self._show(WHOLE) if self.done == self.count else Progress(self.done, self.count, self.stage)

    def _look(self, until: float) -> Progress:
        glance, self.stage = Glance(self.record), ROUGH
        for _ in glance.rounds():
            if time.monotonic() >= until:
                break
        return Progress(0, self.count, ROUGH, points=tuple(glance.points()))

    def _show(self, stage: int) -> Progress:
        self.stage = stage
        told = {**self.reviewer.review().as_json(), "hindsight": list(self.best)}
        return Progress(self.done, self.count, stage, told=told)


UNDER_WAY: OrderedDict[str, Running] = OrderedDict()


def go_on(work: Work) -> Progress:
    """In the process of reviews. One that was lost with its process begins again, and comes out the same."""
    running = UNDER_WAY.pop(work.key, None) or Running(work)
    told = running.go_on(GLANCE_S)
    if told.stage < WHOLE:
        UNDER_WAY[work.key] = running
    while len(UNDER_WAY) > MOST_KEPT:
        UNDER_WAY.popitem(last=False)
    return told


def what_if(job: Job) -> Chance:
    """In the process of reviews: what a position is worth that nobody has played."""
    return chance(position(job), job.game, WHAT_IF_GAMES, job.stream)
