"""What a bot's process does. It imports the engine alone, so that a new process starts quickly."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from secrets import token_hex
from typing import TYPE_CHECKING, Any

from pomezi.bots import USUAL_LEVEL, make_bot
from pomezi.bots.bot import Bot, Budget, Glimpse
from pomezi.core.game import Setup, find_game
from pomezi.core.rng import HEX_DIGITS, Rng, seeded
from pomezi.core.state import State, playout, seats_in

if TYPE_CHECKING:
    from pomezi.server.table import Table

COMPARED = 3  # actions that a hint weighs against each other
MOST_PLAYOUTS = 16  # of each, as far as time allows
MOST_BOTS = 256  # that a worker keeps
LONGEST_WEIGHING_S = 0.7  # of all of them


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


def job_for(table: Table, seat: int, bot: str, milliseconds: int = 0) -> Job:
    """The seat's own waiting placements count as made."""
    actions = [(turn.seat, turn.action) for turn in table.turns]
    actions += [(seat, waiting.entry.action) for waiting in table.placements if waiting.entry.seat == seat]
    return Job(table.head.game, table.setup(), tuple(actions), seat, bot, token_hex(16), milliseconds)


def position(job: Job) -> State:
    state = find_game(job.game).new(job.setup)
    for seat, action in job.actions:
        state.apply(seat, state.read(action))
    return state


@lru_cache(MOST_BOTS)
def bot_at(seed: str, seat: int, game: str, name: str) -> Bot:
    """One bot for a seat from choice to choice: some remember a map in their own way, and keep to it. Every
    process makes the same one, for what it remembers comes from the table's own seed."""
    bot = make_bot(game, name)
    bot.sit_down(seeded(sha256(f"{seed} {seat} {name}".encode()).hexdigest()[:HEX_DIGITS]))
    return bot


def choose(job: Job) -> tuple[str, int]:
    """In a worker: the notation of an action, and how long the press takes in a race."""
    state = position(job)
    glimpse = Glimpse(state, job.seat, seeded(job.stream))
    bot = bot_at(job.setup.seed, job.seat, job.game, job.bot)
    choice = bot.choose(glimpse, Budget(0, job.milliseconds, time.monotonic))
    return state.write(choice.action), choice.delay_ms


def suggest(job: Job) -> tuple[str, dict[str, Any]]:
    """In a worker: an action, and why it rather than others, as the bot sees it or as games went on."""
    state = position(job)
    rng = seeded(job.stream)
    glimpse = Glimpse(state, job.seat, rng)
    bot = make_bot(job.game, job.bot)
    budget = Budget(0, job.milliseconds, time.monotonic)
    opinions = bot.opinions(glimpse, budget)[:COMPARED]
    if opinions:
        figures = [{"action": state.write(o.action), "won": round(100 * o.won)} for o in opinions]
        reason = {"bot": job.bot, "games": opinions[0].games, "figures": figures}
        return state.write(opinions[0].action), reason
    chosen = bot.choose(glimpse, budget).action
    return state.write(chosen), {
        "bot": job.bot,
        **_weigh(glimpse, chosen, make_bot(job.game, USUAL_LEVEL)),
    }


def _weigh(glimpse: Glimpse, chosen: int, bot: Bot) -> dict[str, Any]:
    """What the action brings on average against some others, when all seats play on like a bot."""
    others = [action for action in glimpse.legal_actions() if action != chosen]
    rng = glimpse.rng
    compared = [chosen] + [others[rng.below(len(others))] for _ in range(COMPARED - 1) if others]
    totals = dict.fromkeys(compared, 0)
    games, until = 0, time.monotonic() + LONGEST_WEIGHING_S
    while games < MOST_PLAYOUTS and (games == 0 or time.monotonic() < until):
        games += 1
        imagined = glimpse.sample()
        for action in totals:
            totals[action] += _margin(imagined.clone(), glimpse.seat, action, bot, rng, until)
    figures = [{"action": glimpse.write(a), "margin": round(total / games, 1)} for a, total in totals.items()]
    return {"games": games, "figures": figures}


def _margin(state: State, seat: int, action: int, bot: Bot, rng: Rng, until: float) -> int:
    """Points ahead of the best opponent at the end of a game; when it takes too long, chance ends it."""
    state.apply(seat, action)
    while state.actors() and time.monotonic() < until:
        actor = seats_in(state.actors())[0]
        state.apply(actor, bot.choose(Glimpse(state, actor, rng), Budget()).action)
    playout(state, rng)
    merits = state.merits()
    return merits[seat] - max([merit for other, merit in enumerate(merits) if other != seat], default=0)
