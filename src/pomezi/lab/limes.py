"""Limes in the laboratory: the best landscape for a game's cards, how well bots play."""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from time import perf_counter, process_time

from pomezi import COMPILED, GAMES, PomeziError, Record, Refusal, Setup, SetupError, seeded
from pomezi.bots import bot_names, make_bot
from pomezi.bots.bot import Budget, Glimpse
from pomezi.games.limes.actions import write
from pomezi.games.limes.grid import slot_at
from pomezi.games.limes.landscape import Landscape
from pomezi.games.limes.pieces import FIELD, FOREST, HUT, KIND, NONE, RANK_FROM, RANKS, ROCK, WATER
from pomezi.games.limes.score import rank, workers
from pomezi.review.limes import Analysis, GoesOn, analyse
from pomezi.text import LANGUAGES, Texts

LETTERS = {FIELD: "F", WATER: "W", FOREST: "T", ROCK: "R"}


# -- the best landscape


class Seconds:
    """Half of the time for the whole game, half for where points were lost. The next beam takes twice as
    long."""

    def __init__(self, seconds: float) -> None:
        self.half = seconds / 2
        self.since = 0.0  # when the second half began

    def __call__(self, rounds: int) -> GoesOn:
        began = perf_counter()
        if rounds == 0:
            part = self.half
        else:
            self.since = self.since or began
            part = (self.since + self.half - began) / rounds
        return lambda width: (perf_counter() - began) * 3 < part


# -- drawing


def draw(land: Landscape) -> list[str]:
    """A landscape zone by zone: F W T R, small with a hut, and behind it the workers (+ for several)."""
    standing: dict[int, str] = {}
    for worker in range(int(land.placed)):
        zone = int(land.workers[worker])
        standing[zone] = "+" if zone in standing else str(worker + 1)
    lines: list[str] = []
    for y in range(int(land.top), int(land.bottom) + 1):
        if lines:
            lines.append("+".join("-----" for _ in range(int(land.right - land.left) + 1)))
        for half in (0, 1):
            cards = [
                _draw_half(land, x, y, half, standing) for x in range(int(land.left), int(land.right) + 1)
            ]
            lines.append("|".join(cards).rstrip())
    return lines


def _draw_half(land: Landscape, x: int, y: int, half: int, standing: Mapping[int, str]) -> str:
    if land.cards[slot_at(x, y)] == NONE:
        return "     "
    words = []
    for side in (0, 1):
        zone = (2 * y + half) % 8 * 8 + (2 * x + side) % 8
        face = int(land.kinds[zone])
        letter = LETTERS[face & KIND]
        words.append((letter.lower() if face & HUT else letter) + standing.get(zone, " "))
    return " ".join(words)


def tell_best(analysis: Analysis, texts: Texts) -> list[str]:
    best = analysis.best
    facts = {"points": analysis.points, "best": best.points, "width": analysis.width}
    lines = [texts.say("best-yours", facts), *draw(analysis.land), *_tell_workers(analysis.land, texts), ""]
    lines += [texts.say("best-found", facts), *draw(best.land), *_tell_workers(best.land, texts), ""]
    lines.append(texts.say("best-way"))
    for index in range(0, len(best.actions), 2):
        lay, deed = (write(action) for action in best.actions[index : index + 2])
        lines.append(f"{index // 2 + 1:>4}  {lay}, {deed}")
    lost = [loss for loss in analysis.losses if loss.before > loss.after]
    lines += ["", texts.say("best-lost" if lost else "best-nothing-lost", facts)]
    for loss in lost:
        told = {
            "round": loss.round,
            "card": loss.card,
            "played": loss.played,
            "before": loss.before,
            "after": loss.after,
            "lost": loss.before - loss.after,
        }
        lines.append("  " + texts.say("best-loss", told))
    return lines


def _tell_workers(land: Landscape, texts: Texts) -> list[str]:
    told = [f"{w['worker']} {texts.name('job', str(w['job']))} {w['points']}" for w in workers(land)]
    return ["  ".join(told)]


# -- how well the bots play


@dataclass(frozen=True)
class Distribution:
    """The scores of one bot over many deals."""

    name: str
    points: Sequence[int]
    seconds: Sequence[float]  # of processor time, by game


def measure(name: str, deals: range, iterations: int, jobs: int) -> Distribution:
    """Games alone, one a deal; the bot sees what a player sees."""
    games = [(name, deal, iterations) for deal in deals]
    if jobs > 1:
        with Pool(jobs) as pool:
            played = pool.starmap(play_deal, games, chunksize=1)
    else:
        played = [play_deal(*game) for game in games]
    return Distribution(name, [points for points, _ in played], [seconds for _, seconds in played])


def play_deal(name: str, deal: int, iterations: int) -> tuple[int, float]:
    """A bot's points in one game, and the processor time it took."""
    state = GAMES["limes"].new(Setup(1, f"{deal:x}"))
    bot = make_bot("limes", name)
    rng = seeded(f"{deal:x}b07")
    began = process_time()
    while state.actors():
        state.apply(0, bot.choose(Glimpse(state, 0, rng), Budget(iterations=iterations)).action)
    return state.scores()[0], process_time() - began


def report(distributions: Sequence[Distribution], first: int) -> list[str]:
    """The table of docs/limes.md: scores beside the ranks of a game alone."""
    ranges = _ranges()
    head = ["bot", "deals", "mean", "sd", "10 %", "median", "90 %", "most", *ranges, "s a game", "slowest"]
    lines = [f"| {' | '.join(head)} |", "|" + "---|" * len(head)]
    for each in distributions:
        ordered = sorted(each.points)
        count = len(ordered)
        shares = [sum(rank(points) == slug for points in ordered) / count for slug in RANKS]
        row = [
            each.name,
            str(count),
            f"{statistics.mean(ordered):.2f}",
            f"{statistics.pstdev(ordered):.2f}",
            *(str(ordered[int(part * (count - 1))]) for part in (0.1, 0.5, 0.9)),
            str(ordered[-1]),
            *(f"{share:.0%}" for share in shares),
            f"{statistics.mean(each.seconds):.3f}",
            f"{max(each.seconds):.3f}",
        ]
        lines.append(f"| {' | '.join(row)} |")
    variant = "compiled" if COMPILED else "interpreted"
    lines += ["", f"Deals: seeds {first:x} and following; seconds of processor time on one core, {variant}."]
    return lines


def _ranges() -> list[str]:
    """The ranks of a game alone, by their points."""
    least = [0, *RANK_FROM]
    most = [f"–{above - 1}" for above in RANK_FROM]
    return [f"<{RANK_FROM[0]}", *(f"{a}{b}" for a, b in zip(least[1:], most[1:])), f"{RANK_FROM[-1]}+"]


# -- commands


def main(argv: list[str]) -> int:
    asked = _parser().parse_args(argv)
    texts = Texts(asked.lang, "limes")
    try:
        lines = _best(asked, texts) if asked.command == "best" else _report(asked)
    except PomeziError as error:
        print(texts.error(error), file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
        return 1
    print("\n".join(lines))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="pomezi limes", description=__doc__)
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    commands = parser.add_subparsers(dest="command", required=True)
    best = commands.add_parser("best", help="the best landscape for the cards of a finished game")
    best.add_argument("record", type=Path, help="the file of a record")
    best.add_argument("--seconds", type=float, default=20, help="how long to search (20)")
    best.add_argument("--seat", type=int, default=0, help="whose game (0)")
    told = commands.add_parser("report", help="how well the bots play alone, as a table")
    told.add_argument("--deals", type=int, default=200, help="how many (200)")
    told.add_argument("--first", type=int, default=0x1000, help="the seed of the first deal (4096)")
    told.add_argument("--iterations", type=int, default=0, help="the budget of a choice (the bot's own)")
    told.add_argument("--jobs", type=int, default=1, help="games at a time, each on one core (1)")
    told.add_argument("--bots", nargs="+", default=bot_names("limes"), help="which (all)")
    for command in (best, told):  # the language may stand before or after the command
        command.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS)
    return parser


def _best(asked: argparse.Namespace, texts: Texts) -> list[str]:
    record = Record.parse(asked.record.read_text(encoding="utf-8"))
    if record.game.key != "limes":
        raise SetupError(Refusal("other-game", {"game": record.game.key, "expected": "limes"}))
    if not 0 <= asked.seat < record.setup.seats:
        raise SetupError(Refusal("no-such-seat", {"seat": asked.seat, "last": record.setup.seats - 1}))
    return tell_best(analyse(record, asked.seat, Seconds(asked.seconds)), texts)


def _report(asked: argparse.Namespace) -> list[str]:
    deals = range(asked.first, asked.first + asked.deals)
    every = [measure(name, deals, asked.iterations, asked.jobs) for name in asked.bots]
    return report(every, asked.first)
