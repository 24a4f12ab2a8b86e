"""A tournament with a kill and two drop-outs; the ranking computed again, also on figures done by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.drill.short import drill
from tools.drill import duplicate


async def test_the_ranking_is_the_one_that_the_records_make(tmp_path: Path) -> None:
    await drill("tournament", tmp_path)


def test_another_way_to_rank(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = {1: [[("A", 9), ("B", 5)], [("C", 5), ("D", 9)], [("E", 9), ("bot", 9)]]}
    monkeypatch.setattr(duplicate, "_columns", lambda found: [list(c) for c in zip(*found, strict=True)])
    told = duplicate.ranks(tables, ["A", "B", "C", "D", "E"], {(1, "E")})  # type: ignore[arg-type]
    assert told == {
        "A": (1, 75.0, 2.0),
        "B": (4, 0.0, -4.0),
        "C": (4, 0.0, -4.0),
        "D": (1, 75.0, 2.0),
        "E": (3, 0.0, 0.0),
    }
