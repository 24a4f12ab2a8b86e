"""The Border under the glass: are its four boards equally good, how to make them so, can boards be played?"""

from __future__ import annotations

import argparse
import math
import os
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path

from rich.console import Console
from rich.progress import track

from pomezi.bots import bot_names, make_bot
from pomezi.games.border.edition import find_faults, load_edition
from pomezi.games.border.pieces import BOARDS, TERRITORIES
from pomezi.lab.border_balance import Effort, balanced
from pomezi.lab.border_changes import open_draft
from pomezi.lab.border_play import GAME, play_game
from pomezi.text import LANGUAGES, Texts

CHUNK = 20  # games that one process plays at a time; decided by their seeds alone
TOLERANCE = 0.015  # how far from fair a board may be
NORMAL_95 = 1.959964
SHOWN = "(default: %(default)s)"


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

    def is_fair(self) -> bool:
        """Whether every board's share of wins is near enough to that of all."""
        fair = self.games / sum(tally.games for tally in self.boards.values())
        return all(abs(tally.rate() - fair) <= TOLERANCE for tally in self.boards.values())


# -- fairness


def measure(seeds: range, seats: int, bot_name: str, edition_name: str) -> Measured:
    measured = Measured()
    bot, edition = make_bot(GAME.key, bot_name), load_edition(edition_name)
    for seed in seeds:
        state = play_game(seed, seats, bot, edition)
        places = state.places()
        share = 1 / places.count(1)
        for seat, points in enumerate(state.scores()):
            board = BOARDS[state.boards[seat]]
            measured.boards[board].add(share if places[seat] == 1 else 0.0, points)
        measured.games += 1
        measured.rounds += int(state.round)
    return measured


def measure_all(games: int, seats: int, bot_name: str, jobs: int, edition: str = "") -> Measured:
    """The same numbers whatever the number of jobs."""
    chunks = [range(at, min(at + CHUNK, games + 1)) for at in range(1, games + 1, CHUNK)]
    same = repeat(seats), repeat(bot_name), repeat(edition or GAME.editions[0])
    total = Measured()
    if jobs == 1:
        _add_up(total, map(measure, chunks, *same), len(chunks))
    else:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            _add_up(total, pool.map(measure, chunks, *same), len(chunks))
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
        "| board | games | win rate | 95 % interval | from fair "
        f"| within {100 * TOLERANCE:g} points | mean points |",
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
    measured = measure_all(options.games, options.players, options.bot, options.jobs, options.edition)
    print(fairness_table(measured, options.players, options.bot))
    return 0


# -- the search for fair boards


def balance(options: argparse.Namespace) -> int:
    """Step by step; each draft is written, and the first that proves fair to all bots is the last."""
    original = open_draft(options.edition, options.keep)
    effort = Effort(options.survey, options.trial, options.plans)
    for draft in balanced(original, options.bots, options.steps, effort, options.seed):
        options.out.write_text(draft.named(options.out.stem).text, encoding="utf-8")
        print(f"{options.out}: {draft.recoloured(original)} cells recoloured")
        if _prove(str(options.out), options.bots, options.prove, options.jobs):
            return 0
    return 1


def _prove(edition: str, bots: Sequence[str], games: int, jobs: int) -> bool:
    """On games that the search has not seen."""
    proofs = {bot: measure_all(games, len(BOARDS), bot, jobs, edition) for bot in bots}
    for bot, measured in proofs.items():
        print(fairness_table(measured, len(BOARDS), bot), flush=True)
    return all(measured.is_fair() for measured in proofs.values())


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
    _describe_fairness(commands.add_parser("fairness", help="how often each board wins between equal bots"))
    _describe_balance(commands.add_parser("balance", help="look for small changes that make boards fair"))
    _describe_check(commands.add_parser("check", help="what is wrong with the boards in a file"))
    options = parser.parse_args(argv)
    code: int = options.run(options)
    return code


def _describe_fairness(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", default=GAME.editions[0], help=f"its boards, or a file {SHOWN}")
    parser.add_argument("--games", type=_count, default=20_000, help=f"how many {SHOWN}")
    parser.add_argument("--players", type=int, choices=list(GAME.seats), default=4, help=SHOWN)
    parser.add_argument("--bot", choices=bot_names(GAME.key), default="odds", help=SHOWN)
    parser.add_argument("--jobs", type=_count, default=os.cpu_count() or 1, help=f"processes {SHOWN}")
    parser.set_defaults(run=fairness)


def _describe_balance(parser: argparse.ArgumentParser) -> None:
    usual = Effort()
    parser.add_argument("edition", help="whose boards to begin with, or a file")
    parser.add_argument("out", type=Path, help="where to write the new boards, such as boards.json")
    parser.add_argument("--bots", nargs="+", choices=bot_names(GAME.key), default=["guide", "explorer"])
    parser.add_argument("--keep", nargs="*", default=[], help="areas that must stay as they are, such as a1")
    parser.add_argument("--steps", type=_count, default=4, help=f"at most {SHOWN}")
    parser.add_argument("--survey", type=_count, default=usual.survey, help=f"games of each bot {SHOWN}")
    parser.add_argument("--trial", type=_count, default=usual.trial, help=f"games of each bot {SHOWN}")
    parser.add_argument("--plans", type=_count, default=usual.plans, help=f"how many are tried {SHOWN}")
    parser.add_argument("--prove", type=_count, default=20_000, help=f"games of each bot {SHOWN}")
    parser.add_argument("--seed", default="1", help=f"hex digits {SHOWN}")
    parser.add_argument("--jobs", type=_count, default=os.cpu_count() or 1, help=f"processes {SHOWN}")
    parser.set_defaults(run=balance)


def _describe_check(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="an edition, such as boards.json")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help=SHOWN)
    parser.set_defaults(run=check)
