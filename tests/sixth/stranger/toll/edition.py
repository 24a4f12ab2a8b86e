"""Reads the gates of a road."""

from __future__ import annotations

from pomezi.core.edition import Sheet, open_sheet

MOST_GATES = 12


class Edition:
    def __init__(self, sheet: Sheet) -> None:
        self.key = sheet.name
        count = sheet.count("gates")
        if not 1 <= count <= MOST_GATES:
            raise sheet.fault(
                ("gates",), "edition-bad-count", {"count": count, "expected": f"1…{MOST_GATES}"}
            )
        self.gates = [sheet.number("gates", i, least=1, most=99) for i in range(count)]


def load_edition(name: str) -> Edition:
    return Edition(open_sheet(__package__, name))
