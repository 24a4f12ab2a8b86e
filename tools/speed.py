"""Makes a table of what `pomezi bench --json` has measured, interpreted and compiled.

Speeds are told twice: as they were on this machine, and as a multiple of what a plain Python loop did in
the same run (so many for every 1,000 turns of the loop), which says more on another one. By the latter they
are compared with those that docs/speed.md has kept.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from pomezi.text import Texts  # noqa: E402
from tools.tables import markdown, put, taken  # noqa: E402

SPEED = ROOT / "docs" / "speed.md"
FIGURES = ("moves", "moves_from_python", "clones", "legal_actions", "search_iterations")
BY_THE_LOOP = "by the loop"
HEAD = ("game", "players", "", "actions", "… from Python", "clones", "lists of actions", "search iterations")


def read(paths: Iterable[Path]) -> list[dict[str, Any]]:
    lines = [line for path in paths for line in path.read_text(encoding="utf-8").splitlines()]
    return [dict(json.loads(line)) for line in lines]


def table(measured: Sequence[dict[str, Any]], relative: bool) -> str:
    """By game, the interpreted run before the compiled one."""
    unit, write = ("_per_1000_loop_turns", _ratio) if relative else ("_per_s", _thousands)
    return markdown(
        HEAD,
        [(*_named(run), *[write(run[f"{name}{unit}"]) for name in FIGURES]) for run in _sorted(measured)],
    )


def changes(measured: Sequence[dict[str, Any]], kept: str) -> str:
    """By how many per cent each figure differs from the one kept in a text, by the loop."""
    before = {tuple(row[:3]): [float(cell) for cell in row[3:]] for row in taken(kept, BY_THE_LOOP)}
    rows = []
    for run in _sorted(measured):
        known = before.get(_named(run), [])
        now = [run[f"{name}_per_1000_loop_turns"] for name in FIGURES]
        told = [f"{100 * (new / old - 1):+.0f} %" for new, old in zip(now, known)] or ["new"] * len(now)
        rows.append((*_named(run), *told))
    return markdown(HEAD, rows)


def _sorted(measured: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(measured, key=lambda run: (_order(run["game"]), run["seats"], run["compiled"]))


def _named(run: dict[str, Any]) -> tuple[str, str, str]:
    kind = "compiled" if run["compiled"] else "interpreted"
    return Texts("en", run["game"]).say("game"), str(run["seats"]), kind


def _order(game: str) -> int:
    from pomezi import GAMES

    return list(GAMES).index(game)


def _ratio(value: float) -> str:
    return f"{value:.3g}"


def _thousands(value: float) -> str:
    return f"{value / 1000:,.0f} k" if value >= 10_000 else f"{value / 1000:.2g} k"


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, help="what `pomezi bench --json` has printed")
    parser.add_argument("--write", action="store_true", help="into docs/speed.md")
    asked = parser.parse_args(argv)
    measured = read(asked.files)
    seconds, loop = table(measured, relative=False), table(measured, relative=True)
    text = SPEED.read_text(encoding="utf-8")
    print(f"A second:\n\n{seconds}\n\nFor every 1,000 turns of a plain loop:\n\n{loop}")
    print(f"\nSince docs/speed.md was written, by the loop:\n\n{changes(measured, text)}\n")
    if asked.write:
        SPEED.write_text(put(put(text, "a second", seconds), BY_THE_LOOP, loop), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
