"""The ranking of a tournament, computed again from its records alone, by another way than the server's."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Collection, Mapping
from fractions import Fraction

from pomezi.core.record import Record

Seat = tuple[str, int]  # who sat there, and what it came to
Row = tuple[int, float, float]  # rank, percentage, margin


def records_in(packed: bytes) -> dict[int, list[Record]]:
    """By round."""
    found: dict[int, list[Record]] = {}
    with zipfile.ZipFile(io.BytesIO(packed)) as papers:
        for name in sorted(papers.namelist()):
            folder, _, file = name.partition("/")
            if file:
                record = Record.parse(papers.read(name).decode())
                found.setdefault(int(folder.removeprefix("round-")), []).append(record)
    return found


def ranks(
    records: Mapping[int, Collection[Record]], people: Collection[str], lost: Collection[tuple[int, str]]
) -> dict[str, Row]:
    """By name; what a person `lost` in a round to a bot is the field's, and not their own."""
    shares = {name: Fraction(0) for name in people}
    margins = dict.fromkeys(people, Fraction(0))
    for number, tables in records.items():
        for column in _columns(tables):
            for at, (name, merit) in enumerate(column):
                if name in shares and (number, name) not in lost and len(column) > 1:
                    others = sorted(other for place, (_, other) in enumerate(column) if place != at)
                    shares[name] += _place(merit, others)
                    margins[name] += merit - _middle(others)
    keys = {name: (shares[name], margins[name]) for name in people}
    return {
        name: (
            1 + sum(key > own for key in keys.values()),
            round(float(100 * own[0] / len(records)), 2),
            float(own[1]),
        )
        for name, own in keys.items()
    }


def _columns(tables: Collection[Record]) -> list[list[Seat]]:
    """The same seat at every table."""
    rows = [list(zip(record.players, record.replay().merits(), strict=True)) for record in tables]
    return [list(column) for column in zip(*rows, strict=True)]


def _place(merit: int, others: list[int]) -> Fraction:
    """Where it stands between the worst (0) and the best (1) of its field."""
    below, upto = sum(other < merit for other in others), sum(other <= merit for other in others)
    return Fraction(below + upto, 2 * len(others))


def _middle(others: list[int]) -> Fraction:
    return Fraction(others[(len(others) - 1) // 2] + others[len(others) // 2], 2)
