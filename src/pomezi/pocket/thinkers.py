"""Bots of a browser: the quick ones think where the tables are, those who search in a worker of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec

from pomezi.bots import LEVELS
from pomezi.core.game import Setup
from pomezi.server import reasoning, telemetry
from pomezi.server.reasoning import Advice, Question
from pomezi.server.thinking import Job, choose

Think: TypeAlias = Callable[[str], Awaitable[str]]  # a job in, a choice out, both as JSON
SLOW = LEVELS[-1:]
SETUP = ("seats", "seed", "edition", "options", "stacked", "rules")


class BrowserThinkers:
    def __init__(self, think: Think) -> None:
        self.think = think

    async def choose(self, job: Job) -> tuple[str, int] | None:
        try:
            if job.bot in SLOW:
                action, delay_ms = msgspec.json.decode(await self.think(write_job(job)))
                return str(action), int(delay_ms)
            await asyncio.sleep(0)  # what waits to be told goes out first
            return choose(job)
        except Exception as error:
            telemetry.failed("a bot failed", error)
            return None

    async def suggest(self, job: Job) -> Advice | None:
        await asyncio.sleep(0)
        return reasoning.suggest(job)

    async def explain(self, question: Question) -> Advice | None:
        await asyncio.sleep(0)
        return reasoning.explain(question)


def write_job(job: Job) -> str:
    return msgspec.json.encode(job, enc_hook=_fields).decode()


def _fields(setup: object) -> dict[str, object]:
    return {name: getattr(setup, name) for name in SETUP}


def think_of(text: str) -> str:
    """In the other worker."""
    fields = msgspec.json.decode(text)
    fields["setup"] = Setup(**fields["setup"])
    fields["actions"] = tuple((seat, action) for seat, action in fields["actions"])
    return msgspec.json.encode(choose(Job(**fields))).decode()
