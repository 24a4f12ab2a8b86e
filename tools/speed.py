"""Makes a table of what `pomezi bench --json` has measured, interpreted and compiled.

Speeds are told twice: as they were on this machine, and as a multiple of what a plain Python loop did in
the same run (so many for every 1,000 turns of the loop), which says more on another one.
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
from tools.tables import markdown, put  # noqa: E402

SPEED = ROOT / "docs" / "speed.md"
FIGURES = ("moves", "moves_from_python", "clones", "legal_actions", "search_iterations")
HEAD = ("game", "players", "", "actions", "… from Python", "clones", "lists of actions", "search iterations")


def read(paths: Iterable[Path]) -> list[dict[str, Any]]:
    lines = [line for path in paths for line in path.read_text(encoding="utf-8").splitlines()]
    return [dict(json.loads(line)) for line in lines]


def table(measured: Sequence[dict[str, Any]], relative: bool) -> str:
    """By game, the interpreted run before the compiled one."""
    rows = []
    for run in sorted(measured, key=lambda run: (_order(run["game"]), run["seats"], run["compiled"])):
        unit = "_per_1000_loop_turns" if relative else "_per_s"
        speeds = [run[f"{name}{unit}"] for name in FIGURES]
        kind = "compiled" if run["compiled"] else "interpreted"
        write = _ratio if relative else _thousands
        name = Texts("en", run["game"]).say("game")
        rows.append((name, run["seats"], kind, *(write(speed) for speed in speeds)))
    return markdown(HEAD, rows)


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
    if asked.write:
        text = put(SPEED.read_text(encoding="utf-8"), "a second", seconds)
        SPEED.write_text(put(text, "by the loop", loop), encoding="utf-8")
    else:
        print(f"A second:\n\n{seconds}\n\nFor every 1,000 turns of a plain loop:\n\n{loop}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
