"""What was acknowledged, and whether the record of a game holds it: nothing lost, doubled or moved."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import count

from pomezi.core.errors import PomeziError
from pomezi.core.record import Record
from pomezi.games import GAMES

assert GAMES  # importing the games makes them known to the record


@dataclass
class Deed:
    """One action of a person; the moments are numbers of one counter for the whole drill."""

    table: str
    seat: int
    action: str
    pace: str
    sent: int
    done: int = 0  # 0 = never acknowledged
    refused: bool = False
    at: int = -1  # its line in the record


@dataclass
class Tally:
    """What a comparison of acknowledgements and records has found."""

    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    moved: int = 0
    records: int = 0
    sound: int = 0
    faults: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.acknowledged += other.acknowledged
        self.lost += other.lost
        self.doubled += other.doubled
        self.moved += other.moved
        self.records += other.records
        self.sound += other.sound
        self.faults += other.faults

    def is_good(self) -> bool:
        return not (self.lost or self.doubled or self.moved or self.faults) and self.records == self.sound


class Book:
    """Everything people did in a drill, in the order of its counter."""

    def __init__(self) -> None:
        self.deeds: dict[str, list[Deed]] = {}
        self._ticks = count(1)

    def begin(self, table: str, seat: int, action: str, pace: str) -> Deed:
        deed = Deed(table, seat, action, pace, next(self._ticks))
        self.deeds.setdefault(table, []).append(deed)
        return deed

    def finish(self, deed: Deed) -> None:
        deed.done = next(self._ticks)

    def refuse(self, deed: Deed) -> None:
        deed.refused = True

    def compare(self, table: str, text: str, people: list[int]) -> Tally:
        """The record against what the people of these seats were told."""
        tally = Tally(records=1)
        try:
            record = Record.parse(text)
            if record.closing:
                record.verify()
            else:
                record.replay()
            tally.sound = 1
        except (PomeziError, AssertionError) as error:
            tally.faults.append(f"{table}: the record is not sound: {error}")
            return tally
        deeds = self.deeds.get(table, [])
        tally.acknowledged = sum(deed.done > 0 for deed in deeds)
        for seat in people:
            lines = [(i, e.notation) for i, e in enumerate(record.entries) if e.seat == seat]
            _align([deed for deed in deeds if deed.seat == seat], lines, tally)
        tally.moved += _overtakings(deeds)
        return tally


def _align(deeds: list[Deed], lines: list[tuple[int, str]], tally: Tally) -> None:
    """A seat's own actions: those acknowledged, and perhaps the last one whose answer never came."""
    mine = [deed for deed in deeds if not deed.refused]
    pairs = _longest_common([deed.action for deed in mine], [text for _, text in lines])
    for i, j in pairs:
        mine[i].at = lines[j][0]
    missing = Counter(deed.action for deed in mine if deed.at < 0 and deed.done)
    taken = {j for _, j in pairs}
    extra = Counter(text for j, (_, text) in enumerate(lines) if j not in taken)
    moved = (missing & extra).total()
    tally.moved += moved
    tally.lost += missing.total() - moved
    tally.doubled += extra.total() - moved


def _longest_common(a: list[str], b: list[str]) -> list[tuple[int, int]]:
    """Places of a longest common subsequence; what is equal at both ends is quick."""
    start = 0
    while start < min(len(a), len(b)) and a[start] == b[start]:
        start += 1
    pairs = [(i, i) for i in range(start)]
    x, y = a[start:], b[start:]
    best = [[0] * (len(y) + 1) for _ in range(len(x) + 1)]
    for i in range(len(x) - 1, -1, -1):
        for j in range(len(y) - 1, -1, -1):
            best[i][j] = best[i + 1][j + 1] + 1 if x[i] == y[j] else max(best[i + 1][j], best[i][j + 1])
    i = j = 0
    while i < len(x) and j < len(y):
        if x[i] == y[j]:
            pairs.append((start + i, start + j))
            i, j = i + 1, j + 1
        elif best[i + 1][j] >= best[i][j + 1]:
            i += 1
        else:
            j += 1
    return pairs


def _overtakings(deeds: list[Deed]) -> int:
    """Actions recorded after one that was begun only when they had been acknowledged.

    A race is laid by reaction times, not by arrival, and hidden choices of one moment have no order.
    """
    laid = sorted((d for d in deeds if d.at >= 0 and d.done and d.pace == "turn"), key=lambda d: d.at)
    moved, latest = 0, 0
    for deed in laid:
        moved += deed.done < latest
        latest = max(latest, deed.sent)
    return moved
