"""Writes the tables of the documentation that can be computed: what an environment's numbers mean.

A table stands in a file between `<!-- NAME -->` and `<!-- /NAME -->`; everything else is left alone.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from pomezi.games import HOUSE
from pomezi.lab.envs import make_encoder

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENTS = ROOT / "docs" / "environments.md"


def put(text: str, name: str, table: str) -> str:
    """The text with a table in its place; a place that is missing is our own mistake."""
    place = re.compile(rf"(<!-- {re.escape(name)} -->\n).*?(<!-- /{re.escape(name)} -->)", re.DOTALL)
    assert len(place.findall(text)) == 1, f"<!-- {name} --> should stand there once"
    return place.sub(lambda found: f"{found[1]}{table}\n{found[2]}", text)


def taken(text: str, name: str) -> list[list[str]]:
    """The rows of a table that stands in a text, without its head."""
    body = text.partition(f"<!-- {name} -->")[2].partition(f"<!-- /{name} -->")[0]
    return [[cell.strip() for cell in line.strip("| ").split("|")] for line in body.strip().splitlines()[2:]]


def markdown(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)


def actions_table(game: str) -> str:
    """Runs of actions with the same verb."""
    labels = make_encoder(game).actions
    rows: list[tuple[str, str, str]] = []
    first = 0
    for number in range(1, len(labels) + 1):
        if number == len(labels) or _verb(labels[number]) != _verb(labels[first]):
            last = number - 1
            numbers = str(first) if first == last else f"{first} … {last}"
            shown = labels[first] if first == last else f"{labels[first]}` … `{labels[last]}"
            rows.append((numbers, f"`{shown}`", str(number - first)))
            first = number
    return markdown(("number", "action", "how many"), rows)


def _verb(label: str) -> str:
    return label.partition(" ")[0]


def layout_table(game: str) -> str:
    """Parts in their order; what a value was divided by, and the fields of the view that it tells."""
    at = 0
    rows = []
    for part in make_encoder(game).parts:
        where = str(at) if part.length == 1 else f"{at} … {at + part.length - 1}"
        told = ", ".join(f"`{field}`" for field in part.of.split(" "))
        rows.append((where, part.name, part.length, part.scale, told))
        at += part.length
    return markdown(("at", "part", "length", "divided by", "of the view"), rows)


def left_out_table(game: str) -> str:
    rows = [(f"`{field}`", why) for field, why in make_encoder(game).left_out]
    return markdown(("left out", "why"), rows)


def environments(text: str) -> str:
    for game in HOUSE:
        text = put(text, f"actions of {game.key}", actions_table(game.key))
        text = put(text, f"observation of {game.key}", layout_table(game.key))
        text = put(text, f"left out of {game.key}", left_out_table(game.key))
    return text


def main(argv: Sequence[str]) -> int:
    argparse.ArgumentParser(description=__doc__).parse_args(argv)
    text = ENVIRONMENTS.read_text(encoding="utf-8")
    ENVIRONMENTS.write_text(environments(text), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
