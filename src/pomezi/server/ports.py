"""What a host is handed from outside beside clock and journals: thinkers, results, counters, a bus."""

from __future__ import annotations

from typing import Protocol

from pomezi.server.reasoning import Advice, Question
from pomezi.server.table import Table
from pomezi.server.thinking import Job


class Thinkers(Protocol):
    async def choose(self, job: Job) -> tuple[str, int] | None:
        """An action and how long a press takes; None if the bot failed: then the default action must do."""

    async def suggest(self, job: Job) -> Advice | None: ...

    async def explain(self, question: Question) -> Advice | None: ...


class Results(Protocol):
    async def add(self, table: Table) -> None:
        """Once a table; a second call changes nothing."""


class Counts(Protocol):
    def accepted(self, seconds: float) -> None:
        """An action is on disk, so long after it arrived."""

    def refused(self, code: str) -> None: ...

    def readers(self, change: int) -> None: ...


class Bus(Protocol):
    """Between processes that serve the same tables."""

    is_shared: bool

    def tell(self, table_id: str) -> None:
        """A table has changed. Never fails and never waits: the journal holds the truth."""

    def mark_here(self, table_id: str, seat: int) -> None:
        """Somebody is connected for this seat."""

    async def is_here(self, table_id: str, seat: int) -> bool:
        """Whether another process has somebody connected for this seat."""
