"""What a drill has found, and the table of all of them."""

from __future__ import annotations

from collections.abc import Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field
from pathlib import Path

from tools.drill.book import Tally


class Missing(Exception):
    """The machine lacks something that a drill needs."""


_patience: ContextVar[float] = ContextVar("patience", default=1.0)


def within(seconds: float) -> float:
    """A bound on how soon something must be well again, as this drill is held."""
    return seconds * _patience.get()


@dataclass(frozen=True)
class Form:
    """How thoroughly to drill, and where."""

    folder: Path
    kills: int = 8
    database: str = "sqlite"  # or postgres
    size: float = 1.0  # of everything that is counted: 1 is the form of `make drill`
    hold_s: float = 11.0  # how long a fault lasts
    minutes: float = 1.0  # of a crowd's evening
    game: str = "limes"  # of a tournament
    patience: float = 1.0  # times every bound on how soon; more only where the machine has other work

    def begin(self) -> None:
        _patience.set(self.patience)


@dataclass
class Outcome:
    """One line of the table."""

    tried: str
    tally: Tally = field(default_factory=Tally)
    moved_s: float | None = None  # until all tables moved again by themselves
    faults: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    missing: str = ""

    def is_good(self) -> bool:
        return not self.missing and not self.faults and self.tally.is_good()

    def verdict(self) -> str:
        return f"skipped: {self.missing}" if self.missing else "good" if self.is_good() else "FAILED"

    def reasons(self) -> list[str]:
        """Why it failed, in sentences."""
        tally = self.tally
        counts = ((tally.lost, "lost"), (tally.doubled, "doubled"), (tally.moved, "moved"))
        found = [f"{number} actions {what}" for number, what in counts if number]
        return found + self.faults + tally.faults

    def check(self, is_well: bool, fault: str) -> None:
        if not is_well:
            self.faults.append(fault)

    def took(self, seconds: float, still: Sequence[str], longest_s: float, tables: int) -> None:
        """How long it took until the tables moved by themselves."""
        self.moved_s = max(seconds, self.moved_s or 0.0)
        self.check(not still, f"{len(still)} of {tables} tables stand still after {seconds:.0f} s")
        self.check(
            bool(still) or seconds <= within(longest_s), f"the last table moved only after {seconds:.1f} s"
        )


HEADS = ("drill", "tried", "acknowledged", "lost", "doubled", "moved", "sound", "goes on", "verdict")


def show(outcomes: dict[str, Outcome]) -> None:
    """The table, then the reasons."""
    rows = [list(HEADS), *([name, *cells(outcome)] for name, outcome in outcomes.items())]
    widths = [max(len(row[i]) for row in rows) for i in range(len(HEADS))]
    for row in rows:
        parts = [
            cell.rjust(w) if 2 <= i <= 7 else cell.ljust(w) for i, (cell, w) in enumerate(zip(row, widths))
        ]
        print("  ".join(parts).rstrip())
    for name, outcome in outcomes.items():
        for reason in outcome.reasons()[:12]:
            print(f"{name}: {reason}")
        for note in outcome.notes:
            print(f"  ({name}: {note})")


def cells(outcome: Outcome) -> list[str]:
    tally = outcome.tally
    is_counted = bool(tally.acknowledged or tally.records)
    counts = (tally.acknowledged, tally.lost, tally.doubled, tally.moved)
    numbers = [f"{number:,}" if is_counted else "" for number in counts]
    records = f"{tally.sound}/{tally.records}" if tally.records else ""
    moved = "" if outcome.moved_s is None else f"{outcome.moved_s:.1f} s"
    return [outcome.tried, *numbers, records, moved, outcome.verdict()]
