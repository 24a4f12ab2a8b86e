"""Figures of a bench are compared with those that were kept, on whatever machine that was."""

from __future__ import annotations

from typing import Any

from tools.speed import FIGURES, SPEED, changes, table
from tools.tables import put, taken

LIMES = {"game": "limes", "seats": 1, "compiled": True}


def run(speed: float, **more: Any) -> dict[str, Any]:
    return {**LIMES, **{f"{name}_per_1000_loop_turns": speed for name in FIGURES}, **more}


def test_a_figure_is_set_beside_the_one_that_was_kept() -> None:
    kept = put(
        "<!-- by the loop -->\n<!-- /by the loop -->", "by the loop", table([run(50.0)], relative=True)
    )
    assert "| Limes | 1 | compiled | +20 % | +20 % | +20 % | +20 % | +20 % |" in changes([run(60.0)], kept)
    assert "| Limes | 2 | compiled | new |" in changes([run(60.0, seats=2)], kept)


def test_the_documentation_keeps_a_figure_of_every_game_both_ways() -> None:
    rows = taken(SPEED.read_text(encoding="utf-8"), "by the loop")
    assert len(rows) == 10
    assert all(float(cell) > 0 for row in rows for cell in row[3:])
