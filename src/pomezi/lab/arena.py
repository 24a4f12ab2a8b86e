"""`pomezi arena`: bots meet over the same deals in all seatings, until it is clear who is better."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Sequence
from contextlib import closing
from datetime import date
from pathlib import Path

from rich.console import Console, JustifyMethod
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table

from pomezi.core.errors import PomeziError, Refusal, SetupError
from pomezi.core.game import OptionValue, find_game
from pomezi.lab.bout import Bout, Tournament
from pomezi.lab.journal import Journal
from pomezi.lab.match import Terms
from pomezi.lab.players import make_player
from pomezi.lab.pool import Here, Pool, Processes, usual_jobs
from pomezi.lab.report import Report, verdict
from pomezi.lab.stats import Estimate, StopRule, ratings
from pomezi.text import Texts

ROOM = "pomezi.lab"
FINE, BAD_INPUT, INTERRUPTED = 0, 2, 130
PIPE_WIDTH = 200
SHOWN_BOUTS = 12  # bars; more pairs share one


def run(tournament: Tournament, journal: Journal, pool: Pool, progress: Bars | None = None) -> None:
    """Plays what the journal does not hold yet; every finished chunk is on disk before it is counted."""
    journal.mend()
    for entry in journal.read(tournament.terms):
        tournament.add(entry)
    if progress is not None:
        progress.show()
    with closing(pool.run(tournament.take)) as entries:
        for entry in entries:
            journal.add(entry)
            bout = tournament.add(entry)
            if progress is not None and bout is not None:
                progress.advance(bout)


class Bars:
    """How far every pair is, and how it stands."""

    def __init__(self, progress: Progress, tournament: Tournament, texts: Texts) -> None:
        self.progress = progress
        self.bouts = list(tournament.bouts.values())
        self.texts = texts
        self.tasks: dict[tuple[str, str], TaskID] = {}

    def show(self) -> None:
        if len(self.bouts) > SHOWN_BOUTS:
            self.whole = self.progress.add_task(
                self.texts.say("arena-all"), total=sum(_total(bout) for bout in self.bouts), share=""
            )
        else:
            for bout in self.bouts:
                self.tasks[bout.a, bout.b] = self.progress.add_task(
                    f"{bout.a} – {bout.b}", total=_total(bout), share=""
                )
        for bout in self.bouts:
            self.advance(bout)

    def advance(self, bout: Bout) -> None:
        if not self.tasks:
            self.progress.update(self.whole, completed=sum(_done(bout) for bout in self.bouts))
            return
        self.progress.update(
            self.tasks[bout.a, bout.b],
            completed=_done(bout),
            total=_done(bout) if bout.is_over() else _total(bout),
            share=write_share(bout.share(), self.texts) if bout.played else "",
        )


def _total(bout: Bout) -> int:
    return len(bout.seeds) * bout.games_a_deal


def _done(bout: Bout) -> int:
    return sum(seed in bout.seeds for seed in bout.played) * bout.games_a_deal


def new_progress(console: Console) -> Progress:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[share]}"),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=console, disable=not console.is_terminal)


# -- the result in the terminal


def write_share(found: Estimate, texts: Texts) -> str:
    return texts.say(
        "arena-share",
        {"share": 100 * found.value, "low": 100 * found.low, "high": 100 * found.high},
    )


def result_console() -> Console:
    """In a file or a pipe lines are as long as they must be."""
    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=PIPE_WIDTH)


def _table(texts: Texts, names: Sequence[str], figures: Sequence[str], words: Sequence[str] = ()) -> Table:
    """On a narrow screen names and words go on in a second line; figures stay whole."""
    table = Table(box=None, pad_edge=False)
    for key in (*names, *figures, *words):
        is_figure = key in figures
        justify: JustifyMethod = "right" if is_figure else "left"
        table.add_column(texts.say(key), justify=justify, no_wrap=is_figure, overflow="fold")
    return table


def draw_result(tournament: Tournament, texts: Texts, console: Console) -> None:
    table = _table(texts, ("arena-bot",), ("arena-rating", "arena-interval"))
    for name, found in ratings([bout.met() for bout in tournament.bouts.values()]).items():
        table.add_row(name, f"{found.value:+.0f}", f"{found.low:+.0f} … {found.high:+.0f}")
    console.print(table)
    pairs = _table(texts, ("arena-pair",), ("arena-games", "arena-won"), ("arena-verdict",))
    for bout in tournament.bouts.values():
        pairs.add_row(
            f"{bout.a} – {bout.b}",
            str(len(bout.games())),
            write_share(bout.share(), texts),
            verdict(bout, texts),
        )
    console.print(pairs)
    if tournament.terms.luck:
        console.print(_luck_table(tournament, texts))


def _luck_table(tournament: Tournament, texts: Texts) -> Table:
    """Results less luck, beside the raw ones."""
    table = _table(texts, ("arena-pair",), ("arena-won", "arena-less-luck", "arena-weight", "arena-saved"))
    for bout in tournament.bouts.values():
        found = bout.adjusted()
        told = [texts.say("arena-few-deals"), "", ""]
        if found is not None:
            told = [write_share(found.share, texts), f"{found.weight:.2f}", f"{100 * found.saved:+.0f} %"]
        table.add_row(f"{bout.a} – {bout.b}", write_share(bout.share(), texts), *told)
    return table


# -- the command


def main(argv: Sequence[str], lang: str = "en") -> int:
    asked = parser().parse_args(list(argv))
    texts = Texts(lang, room=ROOM)
    console = Console(stderr=True, highlight=False, markup=False)
    try:
        texts = Texts(lang, find_game(asked.game).key, room=ROOM)
        return hold(asked, shlex.join(["pomezi", "arena", *argv]), texts, console)
    except PomeziError as error:
        console.print(texts.error(error), style="red")
    except OSError as error:
        facts = {"file": str(error.filename), "words": str(error.strerror)}
        console.print(texts.say("arena-no-file", facts), style="red")
    return BAD_INPUT


def hold(asked: argparse.Namespace, command: str, texts: Texts, console: Console) -> int:
    test = read_test(asked.sprt)
    tournament = Tournament(read_terms(asked), read_bots(asked), asked.games, asked.seed, test)
    journal = Journal(Path(asked.results or f"arena-{asked.game}.jsonl"))
    progress = new_progress(console)
    try:
        with progress:
            run(tournament, journal, make_pool(asked), Bars(progress, tournament, texts))
    except KeyboardInterrupt:
        count = sum(_done(bout) for bout in tournament.bouts.values())
        console.print(texts.say("arena-stopped", {"count": count, "file": str(journal.path)}))
        return INTERRUPTED
    draw_result(tournament, texts, result_console())
    codes = {entry.code for entry in journal.read(tournament.terms)}
    if len(codes) > 1:
        console.print(texts.say("arena-mixed", {"count": len(codes), "file": str(journal.path)}))
    if asked.report:
        report = Report(tournament, texts, sorted(codes), command, date.today().isoformat())
        Path(asked.report).write_text(report.html(), encoding="utf-8")
        console.print(texts.say("arena-report", {"file": asked.report}))
    return FINE


def read_terms(asked: argparse.Namespace) -> Terms:
    game = find_game(asked.game)
    options: dict[str, OptionValue] = {}
    for item in asked.option:
        key, _, value = item.partition("=")
        options[key] = game.option(key).read(value)
    seats = asked.seats or max(2, game.seats[0])
    terms = Terms(game.key, seats, asked.edition, options, asked.iterations, asked.milliseconds, asked.luck)
    return terms.checked()


def read_bots(asked: argparse.Namespace) -> list[str]:
    bots = [name.strip() for name in asked.bots.split(",")]
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise SetupError(Refusal("two-bots", {"bots": asked.bots}))
    for name in bots:
        make_player(asked.game, name)
    return bots


def read_test(text: str) -> StopRule | None:
    """`50:55`: percents of the win."""
    if not text:
        return None
    low, colon, high = text.partition(":")
    try:
        test = StopRule(float(low) / 100, float(high) / 100)
    except ValueError:
        test = None
    if not colon or test is None or not 0 < test.low < test.high < 1:
        raise SetupError(Refusal("bad-sprt", {"words": text}))
    return test


def make_pool(asked: argparse.Namespace) -> Pool:
    if asked.cluster is not None:
        from pomezi.lab.cluster import Cluster

        return Cluster(asked.cluster)
    return Here() if asked.jobs == 1 else Processes(asked.jobs)


def count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def parser() -> argparse.ArgumentParser:
    p = argparse.ArgumentParser(prog="pomezi arena", description=__doc__)
    p.add_argument("game")
    p.add_argument("--bots", required=True, help="names, or module:Class, with commas between them")
    p.add_argument("--games", type=count, default=200, help="of every pair (200)")
    p.add_argument("--seats", type=int, default=0, help="how many players (2)")
    p.add_argument("--edition", default="")
    p.add_argument("--option", action="append", default=[], help="KEY=VALUE")
    p.add_argument("--iterations", type=count, default=0, help="budget of a decision")
    p.add_argument("--milliseconds", type=count, default=0, help="budget of a decision, as a time")
    p.add_argument(
        "--luck", type=count, default=0, help="tell results less luck too: games played on from each step"
    )
    p.add_argument("--sprt", default="", help="LOW:HIGH, percents: stop a pair as soon as it is known")
    p.add_argument("--seed", type=count, default=1, help="the first deal (1)")
    p.add_argument("--jobs", type=count, default=usual_jobs(), help="processes (one for each core)")
    p.add_argument(
        "--cluster", nargs="?", const="", help="play on a Ray cluster: its address, or one of our own"
    )
    p.add_argument("--results", default="", help="where the results are kept (arena-GAME.jsonl)")
    p.add_argument("--report", default="", help="write a report to this HTML file")
    return p
