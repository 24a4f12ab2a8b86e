"""What a host is handed from outside beside clock and journals: thinkers, results, counters, owners."""

from __future__ import annotations

from collections.abc import Sequence
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


class Owners(Protocol):
    """Which of several processes serves a table: one at a time, and it alone writes to it."""

    async def claim(self, table_id: str) -> bool:
        """Whether this process serves it from now on."""

    async def adopt(self) -> Sequence[str]:
        """Running tables whose process is gone, some at a time: they are ours from now on."""

    async def release(self, table_ids: Sequence[str]) -> None:
        """Tables that nobody needs here any more: whoever is visited for one may have it."""

    async def follow(self, table_id: str, person: str) -> None:
        """Asks the process that serves a table to seat a person whose seat is kept there."""

    async def quit(self, table_id: str, person: str) -> None:
        """Asks the process that serves a table to take a person out of it who goes for good."""
