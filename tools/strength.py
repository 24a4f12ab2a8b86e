"""Measures the levels of the bots and writes docs/bots.md: each level against the one below it.

    python tools/strength.py play --games 400            # plays what is missing; Ctrl-C, and the same goes on
    python tools/strength.py play --game border --luck   # players who see everything, too
    python tools/strength.py time --games 10             # how long answers take, two players
    python tools/strength.py write                       # makes docs/bots.md from the results

Results are kept in build/strength/GAME.jsonl, a line a chunk (see docs/arena.md), times in times.json there.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from time import process_time

from rich.console import Console

from pomezi import COMPILED, GAMES
from pomezi.bots import BOTS, LEVELS
from pomezi.bots.bot import Bot, Budget, Choice
from pomezi.core.game import find_game
from pomezi.core.state import State
from pomezi.lab.arena import ROOM, Bars, new_progress, run
from pomezi.lab.bout import Bout, Tournament
from pomezi.lab.journal import Journal
from pomezi.lab.match import Sitting, Terms
from pomezi.lab.players import make_player
from pomezi.lab.pool import Here, Processes, usual_jobs
from pomezi.lab.seer import PREFIX
from pomezi.lab.stats import Estimate
from pomezi.text import Texts

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "build" / "strength"
PAGE = ROOT / "docs" / "bots.md"
SEARCH = "search"
FIRST_DEAL = 1_000_001  # deals that no bot was ever tuned on

SEATS = {  # that matter: the fewest, a usual table, the most
    "ticket_to_ride": (2, 3, 5),
    "bez_hranic": (2, 4, 6),
    "limes": (1, 2, 4),
    "border": (2, 3, 4),
    "eighty_days": (2, 4, 6),
}
STEPS = tuple((upper, lower) for lower, upper in pairwise(LEVELS))
TIMES = "times.json"
TOP_STEP = (LEVELS[-1], "greedy")  # two players, where plans can beat luck
TOP_GAMES = ("ticket_to_ride", "border", "eighty_days")


@dataclass(frozen=True)
class Table:
    """A number of players at a game, and who meets there."""

    game: str
    seats: int
    pairs: tuple[tuple[str, str], ...]

    def terms(self) -> Terms:
        return Terms(self.game, self.seats).checked()

    def tournament(self, games: int) -> Tournament:
        names = list(dict.fromkeys(name for pair in self.pairs for name in pair))
        return Tournament(self.terms(), names, games, FIRST_DEAL, pairs=self.pairs)


def rivals() -> list[str]:
    """Ideas for Ticket to Ride that others have published, as far as we have built them."""
    return [name for name in BOTS["ticket_to_ride"] if name not in (*LEVELS, "greedy")]


def levels(game: str) -> list[Table]:
    return [Table(game, seats, steps(game, seats)) for seats in SEATS[game]]


def steps(game: str, seats: int) -> tuple[tuple[str, str], ...]:
    return (*STEPS, TOP_STEP) if seats == 2 and game in TOP_GAMES else STEPS


def promised(seats: int, pair: tuple[str, str]) -> float:
    """The least share of wins that the first of a pair should have; nothing where one of many wins."""
    return 0.0 if seats > 2 else 0.8 if pair == TOP_STEP else 0.65


def luck(game: str) -> list[Table]:
    """What a player wins from a level when nothing is hidden: the level above it, and a plain tree search."""
    return [
        Table(
            game,
            seats,
            tuple(
                (f"{PREFIX}{name}", lower) for upper, lower in steps(game, seats) for name in (upper, SEARCH)
            ),
        )
        for seats in SEATS[game]
        if seats > 1
    ]


def others() -> list[Table]:
    pairs = [(level, rival) for rival in rivals() for level in LEVELS]
    return [Table("ticket_to_ride", 2, tuple(pairs))] if pairs else []


# -- playing


def journal_of(game: str, folder: Path) -> Journal:
    return Journal(folder / f"{game}.jsonl")


def play(tables: Sequence[Table], games: int, jobs: int, folder: Path) -> None:
    console = Console(stderr=True)
    for table in tables:
        tournament = table.tournament(games)
        texts = Texts("en", table.game, room=ROOM)
        console.print(f"{texts.say('game')}, {table.seats}")
        with new_progress(console) as progress:
            bars = Bars(progress, tournament, texts)
            run(tournament, journal_of(table.game, folder), Here() if jobs == 1 else Processes(jobs), bars)


# -- timing


class Timed(Sitting):
    """Notes the seconds of CPU time that each answer takes."""

    def __init__(self, state: State, bots: Sequence[Bot], budget: Budget, seed: int) -> None:
        super().__init__(state, bots, budget, seed)
        self.seconds: list[float] = []

    def choose(self, seat: int) -> Choice:
        began = process_time()
        choice = super().choose(seat)
        self.seconds.append(process_time() - began)
        return choice


def clock(game: str, level: str, games: int) -> dict[str, float]:
    """Milliseconds of an answer of a level that plays against itself, for two."""
    terms = Terms(game, 2).checked()
    spent: list[float] = []
    for seed in range(FIRST_DEAL, FIRST_DEAL + games):
        state = find_game(game).new(terms.setup(seed))
        table = Timed(state, [make_player(game, level) for _ in range(2)], terms.budget(), seed)
        while state.actors():
            table.step()
        spent += table.seconds
    return {
        "answers": len(spent),
        "mean_ms": 1000 * sum(spent) / len(spent),
        "slowest_ms": 1000 * max(spent),
    }


def time_levels(games: Sequence[str], count: int, folder: Path) -> None:
    path = folder / TIMES
    found = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for game in games:
        levels = {level: clock(game, level, count) for level in LEVELS}
        found[game] = {"compiled": COMPILED, "games": count, "levels": levels}
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(found, indent=1), encoding="utf-8")


def time_line(game: str, folder: Path) -> str:
    """A sentence on the answers of the levels, if they were timed."""
    path = folder / TIMES
    found = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    if game not in found:
        return ""
    levels = ", ".join(
        f"{level} {milliseconds(of['mean_ms'])} / {milliseconds(of['slowest_ms'])}"
        for level, of in found[game]["levels"].items()
    )
    kind = "compiled" if found[game]["compiled"] else "interpreted"
    return f"Mean and slowest answer, {kind}, two players, {found[game]['games']} games each: {levels}.\n"


def milliseconds(value: float) -> str:
    return f"{value:,.0f} ms" if value >= 10 else f"{value:.1f} ms" if value >= 0.1 else f"{value:.2f} ms"


# -- writing


def read(table: Table, folder: Path) -> list[Bout]:
    """Every pair with all deals that have been played without a gap."""
    entries = journal_of(table.game, folder).read(table.terms())
    last = max((entry.chunk.last for entry in entries), default=0)
    tournament = table.tournament(1)
    for bout in tournament.bouts.values():
        bout.seeds = range(FIRST_DEAL, last + 1)
    for entry in entries:
        tournament.add(entry)
    return list(tournament.bouts.values())


def percents(found: Estimate) -> str:
    return f"{100 * found.value:.1f} % ({100 * found.low:.1f}–{100 * found.high:.1f})"


def luck_bound(seats: int, lower: str, seers: Sequence[Bout]) -> Estimate | None:
    """The best that anybody who saw everything has won from a level, if that was measured."""
    shares = [bout.share() for bout in seers if bout.terms.seats == seats and bout.b == lower and bout.row()]
    return max(shares, key=lambda found: found.value, default=None)


def verdict(bout: Bout, seers: Sequence[Bout]) -> str:
    """Where the promise is not kept, how far luck lets anybody get."""
    found, least = bout.share(), promised(bout.terms.seats, (bout.a, bout.b))
    if not least:
        return "–"
    if found.low >= least:
        return "yes"
    if found.value >= least:
        return "probably"
    bound = luck_bound(bout.terms.seats, bout.b, seers)
    return "**no**; luck not measured" if bound is None else f"**no**; seeing everything {percents(bound)}"


def share_text(least: float) -> str:
    return f"{100 * least:.0f} %" if least else "–"


def step_rows(game: str, folder: Path) -> list[str]:
    seers = [bout for table in luck(game) for bout in read(table, folder)]
    return [
        f"| {bout.terms.seats} | {bout.a} – {bout.b} | {len(bout.games())} | {percents(bout.share())} "
        f"| {share_text(promised(bout.terms.seats, (bout.a, bout.b)))} | {verdict(bout, seers)} |"
        for table in levels(game)
        for bout in read(table, folder)
        if bout.row()
    ]


def other_rows(folder: Path) -> list[str]:
    return [
        f"| {bout.a} – {bout.b} | {len(bout.games())} | {percents(bout.share())} |"
        for table in others()
        for bout in read(table, folder)
        if bout.row()
    ]


HEAD = """# How strong the bots are

Four levels play every game: *tourist*, *traveller*, *guide* and *explorer*. Alone and for two, each should
win at least 65 % against the one below. The tables tell what was measured: the same deals in all seatings,
the share of wins of the bot named first, and its 95 % interval ([how the arena counts](arena.md)). With more
than two players both bots hold half of the seats, so an even match is always 50 %. A promise is kept where
the whole interval keeps it, and probably kept where the figure does. No bot was tuned on the deals measured
here. `python tools/strength.py play` measures, and goes on where it was; `… time` tells how long an answer
takes, in CPU time on one core; `… write` makes this page.

**Where a promise is not kept** the table says how far luck lets one get: what was won from the same opponent,
at the same number of players, by a player who knows all hands, all decks and all dice to come (`play --luck`:
the upper level and a tree search, whichever did better). It is no strict bound, for neither plays perfectly.
"""


def page(folder: Path) -> str:
    parts = [HEAD]
    for game in GAMES:
        rows = step_rows(game, folder)
        if not rows:
            continue
        parts.append(f"## {Texts('en', game).say('game')}\n")
        parts.append(
            "| players | pair | games | wins of the first | promised | kept |\n|---:|---|---:|---|---:|---|"
        )
        parts.append("\n".join(rows) + "\n")
        if time_line(game, folder):
            parts.append(time_line(game, folder))
        if game == "ticket_to_ride" and other_rows(folder):
            parts.append("### Against ideas that others have published\n")
            parts.append("| pair | games | wins of the first |\n|---|---:|---|")
            parts.append("\n".join(other_rows(folder)) + "\n")
    return "\n".join(parts)


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", choices=("play", "time", "write"))
    parser.add_argument("--game", choices=list(GAMES), action="append", help="only this one (all)")
    parser.add_argument("--games", type=int, default=400, help="of every pair (400)")
    parser.add_argument("--seats", type=int, default=0, help="only with so many players")
    parser.add_argument(
        "--luck", action="store_true", help="players who see everything, instead of the levels"
    )
    parser.add_argument("--jobs", type=int, default=usual_jobs(), help="processes (one for each core)")
    parser.add_argument("--results", type=Path, default=RESULTS, help="the folder of the results")
    parser.add_argument("--page", type=Path, default=PAGE, help="what `write` writes (docs/bots.md)")
    asked = parser.parse_args(argv)
    if asked.command == "write":
        asked.page.write_text(page(asked.results), encoding="utf-8")
        return 0
    games = asked.game or list(GAMES)
    if asked.command == "time":
        time_levels(games, asked.games, asked.results)
        return 0
    tables = [table for game in games for table in (luck(game) if asked.luck else levels(game))]
    if "ticket_to_ride" in games and not asked.luck:
        tables += others()
    tables = [table for table in tables if asked.seats in (0, table.seats)]
    try:
        play(tables, asked.games, asked.jobs, asked.results)
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
