"""Around the World in 80 Days, measured: who gets home in time, by number of players."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt

from pomezi import GAMES, Setup, seats_in, seeded
from pomezi.bots import bot_names, make_bot
from pomezi.bots.bot import Budget, Glimpse
from pomezi.games.eighty_days.pieces import PAR_DAYS
from pomezi.games.eighty_days.state import EightyDaysState

KEY = "eighty_days"
HEAD = (
    "players",
    "games",
    "home",
    "in time, of all",
    "in time, of those home",
    "winner in time",
    "days at home",
    "rounds",
)


class Finish:
    """How the journeys of many games of one size ended."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.home = 0  # journeys that ended in London
        self.in_time = 0  # of these, within 80 days
        self.won_in_time = 0  # games whose winner was home within 80 days
        self.days = 0  # of all journeys home
        self.rounds = 0

    def add(self, state: EightyDaysState) -> None:
        winner = state.places().index(1)
        self.games += 1
        self.rounds += int(state.round)
        for seat in range(self.seats):
            if state.ranks[seat] == 0:
                continue
            in_time = state.days[seat] <= PAR_DAYS
            self.home += 1
            self.days += int(state.days[seat])
            self.in_time += in_time
            self.won_in_time += in_time and seat == winner

    def row(self) -> list[str]:
        journeys = self.games * self.seats
        return [
            str(self.seats),
            str(self.games),
            share(self.home, journeys),
            share(self.in_time, journeys),
            share(self.in_time, self.home),
            share(self.won_in_time, self.games),
            f"{self.days / max(1, self.home):.1f}",
            f"{self.rounds / max(1, self.games):.1f}",
        ]


def share(part: int, whole: int) -> str:
    """A percentage with half the width of its 95 % interval (normal approximation)."""
    if whole == 0:
        return "–"
    p = part / whole
    return f"{100 * p:.1f} % ± {196 * sqrt(p * (1 - p) / whole):.1f}"


def play_game(bot: str, seats: int, seed: str) -> EightyDaysState:
    """One game of a bot against itself; the same seed gives the same game."""
    state = GAMES[KEY].new(Setup(seats, seed))
    assert isinstance(state, EightyDaysState)
    bots = [make_bot(KEY, bot) for _ in range(seats)]
    chance = seeded(f"{seed}b")
    budget = Budget()
    while state.actors():
        seat = seats_in(state.actors())[0]
        state.apply(seat, bots[seat].choose(Glimpse(state, seat, chance), budget).action)
    return state


def finish_of(bot: str, seats: int, games: int) -> Finish:
    """Games with the seeds 1, 2, 3, …"""
    finish = Finish(seats)
    for number in range(1, games + 1):
        finish.add(play_game(bot, seats, f"{number:x}"))
    return finish


def table(rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table under our head."""
    lines = [HEAD, ["---"] * len(HEAD), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="pomezi eighty_days", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    finish = commands.add_parser("finish", help="who gets home within 80 days: a table by number of players")
    finish.add_argument("--games", type=int, default=300, help="for each number of players (300)")
    finish.add_argument("--bot", default="planner", choices=bot_names(KEY), help="who plays (planner)")
    finish.add_argument("--players", type=int, nargs="+", default=list(GAMES[KEY].seats), help="(2 3 4 5 6)")
    options = parser.parse_args(argv)
    if options.games < 1 or any(seats not in GAMES[KEY].seats for seats in options.players):
        finish.error("at least one game, and 2 to 6 players")
    print(f"{options.bot} against itself\n")
    print(table([finish_of(options.bot, seats, options.games).row() for seats in options.players]))
    return 0
