"""What a bot's process does. It imports the engine alone, so that a new process starts quickly."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import lru_cache
from secrets import token_hex
from typing import TYPE_CHECKING

from pomezi.bots import make_bot
from pomezi.bots.bot import Bot, Budget, Glimpse
from pomezi.core.game import Setup, find_game
from pomezi.core.record import Record
from pomezi.core.rng import seeded
from pomezi.core.shuffle import stream_seed
from pomezi.core.state import State

if TYPE_CHECKING:
    from pomezi.server.table import Table, Turn

MOST_BOTS = 256  # that a worker keeps


@dataclass(frozen=True)
class Job:
    """A position as its record, for states do not travel between processes."""

    game: str
    setup: Setup
    actions: tuple[tuple[int, str], ...]
    seat: int
    bot: str
    stream: str  # seed of the bot's own chance
    milliseconds: int = 0
    anew: tuple[tuple[int, str], ...] = ()  # luck that was dealt anew after so many actions


def job_for(table: Table, seat: int, bot: str, milliseconds: int = 0) -> Job:
    """The seat's own waiting placements count as made."""
    actions = [(turn.seat, turn.action) for turn in table.turns]
    actions += [(seat, waiting.entry.action) for waiting in table.placements if waiting.entry.seat == seat]
    stream = token_hex(16)
    if table.is_duplicate():  # bots have the same luck for everybody, as far as people let them
        stream = stream_seed(table.seed, seat, sum(actor == seat for actor, _ in actions))
    anew = anew_at(table)
    return Job(table.head.game, table.setup(), tuple(actions), seat, bot, stream, milliseconds, anew)


def job_before(table: Table, turn: Turn, bot: str, milliseconds: int = 0) -> Job:
    """The position in which a seat took an action that still stands."""
    actions = tuple((past.seat, past.action) for past in table.turns if past.seq < turn.seq)
    stream = token_hex(16)
    return Job(table.head.game, table.setup(), actions, turn.seat, bot, stream, milliseconds, anew_at(table))


def anew_at(table: Table) -> tuple[tuple[int, str], ...]:
    return tuple(table.record.anew.items()) if table.record is not None else ()


def position(job: Job) -> State:
    record = Record(find_game(job.game), job.setup)
    record.anew = dict(job.anew)
    state = record.with_luck(record.game.new(job.setup), 0)
    for count, (seat, action) in enumerate(job.actions, 1):
        state.apply(seat, state.read(action))
        state = record.with_luck(state, count)
    return state


@lru_cache(MOST_BOTS)
def bot_at(seed: str, seat: int, game: str, name: str) -> Bot:
    """One bot for a seat from choice to choice: some remember a map in their own way, and keep to it. Every
    process makes the same one, for what it remembers comes from the table's own seed."""
    bot = make_bot(game, name)
    bot.sit_down(seeded(stream_seed(seed, seat, name)))
    return bot


def choose(job: Job) -> tuple[str, int]:
    """In a worker: the notation of an action, and how long the press takes in a race."""
    state = position(job)
    glimpse = Glimpse(state, job.seat, seeded(job.stream))
    bot = bot_at(job.setup.seed, job.seat, job.game, job.bot)
    choice = bot.choose(glimpse, Budget(0, job.milliseconds, time.monotonic))
    return state.write(choice.action), choice.delay_ms


def ready() -> None:
    """Whoever can be asked this has loaded all that a bot needs."""
