"""`pomezi review`: what decided a finished game, in the terminal, as JSON, or as a page in one file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from pomezi.core.record import Record
from pomezi.lab.arena import ROOM, result_console
from pomezi.lab.review.page import Page
from pomezi.lab.review.tell import Teller, values_of
from pomezi.review.book import Effort, Review
from pomezi.review.reviewer import Reviewer
from pomezi.text import Texts

STDOUT = "-"
BLOCKS = "▁▂▃▄▅▆▇█"
CURVE = 60  # columns of a curve


def run(
    record: Record, effort: Effort, seed: str, lang: str, players: Sequence[str], json_to: str, html_to: str
) -> int:
    """Raises RecordError for a game that is not over, OSError for a file that cannot be written."""
    texts = Texts(lang, record.game.key, record.setup.edition, players, ROOM)
    reviewer = Reviewer(record, effort, seed)
    watch(reviewer, texts)
    review = reviewer.review()
    if json_to:
        told = json.dumps(review.as_json(), ensure_ascii=False, indent=1) + "\n"
        if json_to == STDOUT:
            print(told, end="")
        else:
            Path(json_to).write_text(told, encoding="utf-8")
    if html_to:
        Path(html_to).write_text(Page(Teller(review, texts)).html(), encoding="utf-8")
    if json_to != STDOUT:
        draw(Teller(review, texts), result_console())
    return 0


def watch(reviewer: Reviewer, texts: Texts) -> None:
    console = Console(stderr=True, highlight=False, markup=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task(texts.say("review-working"), total=reviewer.count)
        for done in reviewer.run():
            progress.update(task, completed=done)


def draw(teller: Teller, console: Console) -> None:
    review = teller.review
    table = Table(box=None, pad_edge=False)
    for at, head in enumerate(teller.heads()):
        table.add_column(head, justify="right" if at else "left")
    for seat in range(review.seats):
        table.add_row(*[Text(cell) for cell in teller.totals(seat)])
    console.print(table)
    _draw_curves(teller, console)
    _draw_list(console, teller.say("costliest"), [teller.mistake(mistake) for mistake in teller.mistakes()])
    _draw_list(console, teller.say("turning-points"), [[teller.turn(s)] for s in review.turning_points()])
    console.print()
    console.print(Text(teller.graded()))
    console.print(Text(teller.method(), style="dim"))


def _draw_curves(teller: Teller, console: Console) -> None:
    console.print()
    console.print(Text(teller.say("curve"), style="bold"))
    table = Table.grid(padding=(0, 2))
    for seat in range(teller.review.seats):
        table.add_row(Text(teller.texts.player(seat)), spark(teller.review, seat))
    console.print(table)


def spark(review: Review, seat: int) -> str:
    values = values_of(review, seat)
    every = [value for each in range(review.seats) for value in values_of(review, each)]
    low, high = (0.0, 1.0) if review.seats > 1 else (min(every), max(every))
    columns = min(CURVE, len(values))
    picked = [values[at * (len(values) - 1) // max(1, columns - 1)] for at in range(columns)]
    steps = len(BLOCKS) - 1
    heights = [round(steps * (value - low) / ((high - low) or 1.0)) for value in picked]
    return "".join(BLOCKS[max(0, min(steps, height))] for height in heights)


def _draw_list(console: Console, head: str, entries: Sequence[Sequence[str]]) -> None:
    if entries:
        console.print()
        console.print(Text(head, style="bold"))
    for first, *more in entries:
        console.print(Text(first))
        for line in more:
            console.print(Text(f"    {line}", style="dim"))
