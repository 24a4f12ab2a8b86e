"""The Border under the glass: are its four boards equally good, and can a board of one's own be played?"""

from __future__ import annotations

import argparse
import math
import os
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import repeat
from multiprocessing import get_context

from rich.console import Console
from rich.progress import track

from pomezi.bots import bot_names, make_bot
from pomezi.bots.bot import Bot, Budget, Glimpse
from pomezi.core.game import Setup
from pomezi.core.rng import seeded
from pomezi.core.state import seats_in
from pomezi.games import GAMES
from pomezi.games.border.edition import find_faults, load_edition
from pomezi.games.border.pieces import BOARDS, TERRITORIES
from pomezi.games.border.state import BorderState
from pomezi.text import LANGUAGES, Texts

GAME = GAMES["border"]
CHUNK = 20  # games that one process plays at a time; decided by their seeds alone
TOLERANCE = 0.02  # how far from fair a board may be
NORMAL_95 = 1.959964


@dataclass
class Tally:
    """What one board did: a shared win counts as a part of one."""

    games: int = 0
    won: float = 0.0
    squares: float = 0.0
    points: int = 0

    def add(self, share: float, points: int) -> None:
        self.games += 1
        self.won += share
        self.squares += share * share
        self.points += points

    def merge(self, other: Tally) -> None:
        self.games += other.games
        self.won += other.won
        self.squares += other.squares
        self.points += other.points

    def rate(self) -> float:
        return self.won / self.games

    def half_width(self) -> float:
        """Of the 95 % interval around the rate."""
        variance = self.squares / self.games - self.rate() ** 2
        return NORMAL_95 * math.sqrt(max(0.0, variance) / self.games)


@dataclass
class Measured:
    """Of many games between equal bots: a tally for each board, and how long the games were."""

    boards: dict[str, Tally] = field(default_factory=lambda: {board: Tally() for board in BOARDS})
    games: int = 0
    rounds: int = 0

    def merge(self, other: Measured) -> None:
        self.games += other.games
        self.rounds += other.rounds
        for board, tally in other.boards.items():
            self.boards[board].merge(tally)


# -- fairness


def play_game(seed: int, seats: int, bot: Bot) -> BorderState:
    """One game in which the same bot sits everywhere, with a stream of chance of its own."""
    state = GAME.new(Setup(seats, f"{seed:x}"))
    assert isinstance(state, BorderState)
    chance = seeded(f"b07{seed:x}")
    budget = Budget()
    while actors := state.actors():
        seat = seats_in(actors)[0]
        state.apply(seat, bot.choose(Glimpse(state, seat, chance), budget).action)
    return state


def measure(seeds: range, seats: int, bot_name: str) -> Measured:
    measured = Measured()
    bot = make_bot(GAME.key, bot_name)
    for seed in seeds:
        state = play_game(seed, seats, bot)
        places = state.places()
        share = 1 / places.count(1)
        for seat, points in enumerate(state.scores()):
            board = BOARDS[state.boards[seat]]
            measured.boards[board].add(share if places[seat] == 1 else 0.0, points)
        measured.games += 1
        measured.rounds += int(state.round)
    return measured


def measure_all(games: int, seats: int, bot_name: str, jobs: int) -> Measured:
    """The same numbers whatever the number of jobs."""
    chunks = [range(at, min(at + CHUNK, games + 1)) for at in range(1, games + 1, CHUNK)]
    total = Measured()
    if jobs == 1:
        _add_up(total, map(measure, chunks, repeat(seats), repeat(bot_name)), len(chunks))
    else:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            _add_up(total, pool.map(measure, chunks, repeat(seats), repeat(bot_name)), len(chunks))
    return total


def _add_up(total: Measured, parts: Iterable[Measured], count: int) -> None:
    console = Console(stderr=True)
    for part in track(parts, "Playing", total=count, console=console, disable=not console.is_terminal):
        total.merge(part)


def fairness_table(measured: Measured, seats: int, bot_name: str) -> str:
    """Markdown: for each board its share of wins with a 95 % interval, and how far that is from fair."""
    fair = 1 / seats
    lines = [
        f"{measured.games} games, {seats} players, all of them `{bot_name}`; fair is {fair:.2%}; "
        f"{measured.rounds / measured.games:.1f} rounds a game.",
        "",
        "| board | games | win rate | 95 % interval | from fair | within 2 points | mean points |",
        "|---|---:|---:|---:|---:|---|---:|",
    ]
    for board, tally in measured.boards.items():
        rate, half = tally.rate(), tally.half_width()
        verdict = "yes" if abs(rate - fair) <= TOLERANCE else "**no**"
        lines.append(
            f"| {board} | {tally.games} | {rate:.2%} | {rate - half:.2%} – {rate + half:.2%} "
            f"| {100 * (rate - fair):+.2f} | {verdict} | {tally.points / tally.games:.2f} |"
        )
    return "\n".join(lines)


def fairness(options: argparse.Namespace) -> int:
    measured = measure_all(options.games, options.players, options.bot, options.jobs)
    print(fairness_table(measured, options.players, options.bot))
    return 0


# -- the check for those who draw boards


def check(options: argparse.Namespace) -> int:
    texts = Texts(options.lang, GAME.key)
    faults = find_faults(options.file)
    for fault in faults:
        print(texts.error(fault))
    if faults:
        return 1
    edition = load_edition(options.file)
    facts = {"edition": options.file, "cells": len(edition.cells), "territories": TERRITORIES}
    print(texts.say("check-fine", {**facts, "boards": len(BOARDS)}))
    return 0


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="pomezi border", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="command")

    fair = commands.add_parser("fairness", help="how often each board wins between equal bots")
    fair.add_argument("--games", type=_count, default=20_000, help="how many (default: %(default)s)")
    fair.add_argument(
        "--players", type=int, choices=list(GAME.seats), default=4, help="(default: %(default)s)"
    )
    fair.add_argument("--bot", choices=bot_names(GAME.key), default="odds", help="(default: %(default)s)")
    fair.add_argument(
        "--jobs", type=_count, default=os.cpu_count() or 1, help="processes (default: %(default)s)"
    )
    fair.set_defaults(run=fairness)

    checker = commands.add_parser("check", help="what is wrong with the boards in a file")
    checker.add_argument("file", help="an edition, such as boards.json")
    checker.add_argument("--lang", choices=LANGUAGES, default="en", help="(default: %(default)s)")
    checker.set_defaults(run=check)

    options = parser.parse_args(argv)
    code: int = options.run(options)
    return code
