"""The books balance: what was acknowledged is written, once, and told to all readers in the one order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from pomezi.games import GAMES
from pomezi.server.journal import Line, read_entry, read_head
from pomezi.server.table import Table

assert GAMES  # importing the games makes them known to tables

LONGEST_TALE = 390  # steps in one piece of news: whoever was away for longer is told the last ones alone


class Row(NamedTuple):
    """A line of a journal, as the database has it."""

    seq: int
    entry: str
    client: str


@dataclass
class Log:
    """What one reader was told, over all its connections: steps by its own numbers, and answers."""

    table: str
    eyes: int  # its seat; -1 beside the table
    stays: bool = False  # until the end: then it was told everything
    told: dict[int, tuple[Any, ...]] = field(default_factory=dict)
    skipped: int = 0  # steps up to this one are not told to whoever comes so late
    last: int = 0  # the last step it has heard of
    done: dict[str, int] = field(default_factory=dict)  # by the command's id: the step it was answered with
    refused: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)

    def hear(self, news: dict[str, Any]) -> None:
        steps = news.get("steps", [])
        if len(steps) >= LONGEST_TALE:
            self.skipped = max(self.skipped, steps[0]["seq"] - 1)
        for step in steps:
            what = (step["kind"], step.get("seat"), step.get("took_ms"))
            if self.told.setdefault(step["seq"], what) != what:
                self.faults.append(f"step {step['seq']} was {self.told[step['seq']]}, then {what}")
        if news["seq"] < self.last:
            self.faults.append(f"step {news['seq']} came after {self.last}")
        self.last = max(self.last, news["seq"])


def fold(head: str, rows: Sequence[Row]) -> Table:
    table = Table(read_head(head))
    for row in rows:
        table.fold(Line(row.seq, read_entry(row.entry), row.client))
    return table


def balance(head: str, rows: Sequence[Row], logs: Iterable[Log]) -> list[str]:
    """What does not agree, for one table."""
    if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        return ["the journal has gaps"]
    table = fold(head, rows)
    written = {row.client.rpartition(":")[2]: row.seq for row in rows if row.client}
    counts = Counter(row.client for row in rows if row.client)
    faults = [f"{client} was written {times} times" for client, times in counts.items() if times > 1]
    for log in logs:
        found = [*log.faults, *_answers(log, table, written), *_steps(log, table)]
        faults += [f"eyes {log.eyes}: {fault}" for fault in found]
    return faults


def _answers(log: Log, table: Table, written: dict[str, int]) -> list[str]:
    faults = [f"{name} was acknowledged and is not written" for name in log.done if name not in written]
    faults += [f"{name} was refused and is written" for name in log.refused if name in written]
    if table.races:
        return faults  # an action that begins a race is answered before the race is told
    return faults + [
        f"{name} was acknowledged as step {number}, before it was written"
        for name, number in log.done.items()
        if name in written and table.number(log.eyes, written[name]) > number
    ]


def _steps(log: Log, table: Table) -> list[str]:
    """Its numbers name the steps it may know of, each once, in the journal's order."""
    true = {
        number: (past.kind, past.seat, past.took_ms)
        for number, past in enumerate(table.happenings(log.eyes, 0), 1)
        if past.kind != "said"
    }
    faults = [
        f"step {number} was told as {what}, and is {true.get(number)}"
        for number, what in log.told.items()
        if true.get(number) != what
    ]
    last = len(table.told[log.eyes + 1]) if log.stays else log.last
    missing = [n for n in true if log.skipped < n <= last and n not in log.told]
    return faults + ([f"steps {missing[:5]} of {last} were never told"] if missing else [])
