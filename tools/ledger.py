"""Compare the rule ledgers with the tests: which rules does no test prove, which marks name no rule?

Fails for the games that pyproject.toml lists under [tool.pomezi] complete, and for marks with unknown ids.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ENTRY = re.compile(r"- ([A-Z]+-E?\d+)\s")  # an id at the start of a bullet
RULE_MARK = ("pytest.mark.rule", "mark.rule")


@dataclass(frozen=True)
class Mark:
    """One id in one `pytest.mark.rule(...)`; `id` is empty when it is not written out as a string."""

    id: str
    place: str


class LedgerError(Exception):
    """The ledgers or the list of complete games make no sense."""


def read_ledgers(folder: Path) -> dict[str, list[str]]:
    """The ids of each game in the order of its ledger."""
    ledgers = {
        path.stem: [found[1] for line in path.read_text("utf-8").splitlines() if (found := ENTRY.match(line))]
        for path in sorted(folder.glob("*.md"))
        if path.name != "README.md"
    }
    if not any(ledgers.values()):
        raise LedgerError(f"no ledger entries in {folder}")
    every = [id for ids in ledgers.values() for id in ids]
    twice = sorted({id for id in every if every.count(id) > 1})
    if twice:
        raise LedgerError(f"ids that stand twice in the ledgers: {', '.join(twice)}")
    return ledgers


def read_complete(pyproject: Path, ledgers: dict[str, list[str]]) -> list[str]:
    settings = tomllib.loads(pyproject.read_text("utf-8"))
    complete: list[str] = settings["tool"]["pomezi"]["complete"]
    for game in complete:
        if not ledgers.get(game):
            raise LedgerError(f"{pyproject.name} calls {game} complete, but it has no ledger")
    return complete


def read_marks(folder: Path) -> list[Mark]:
    """Every mark in the tests, on functions, classes, parameters or in `pytestmark`."""
    return [mark for path in sorted(folder.rglob("*.py")) for mark in marks_in(path, folder)]


def marks_in(path: Path, folder: Path) -> Iterator[Mark]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in RULE_MARK:
            place = f"{path.relative_to(folder.parent)}:{node.lineno}"
            yield from [Mark(written_id(argument), place) for argument in node.args] or [Mark("", place)]


def written_id(argument: ast.expr) -> str:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    return ""


def report(ledgers: dict[str, list[str]], complete: list[str], marks: list[Mark]) -> list[str]:
    """Print how far each game is; return what is wrong."""
    proved = {mark.id for mark in marks}
    wrong = []
    for game, ids in ledgers.items():
        open_ids = [id for id in ids if id not in proved]
        state = "complete" if game in complete else "in progress"
        print(f"{game:16} {len(ids) - len(open_ids):3} of {len(ids):3} rules proved  ({state})")
        if game in complete:
            wrong += [f"{game}: no test proves {id}" for id in open_ids]
    known = {id for ids in ledgers.values() for id in ids}
    for mark in marks:
        if not mark.id:
            wrong.append(f"{mark.place}: a rule mark needs its ids written out as strings")
        elif mark.id not in known:
            wrong.append(f"{mark.place}: no ledger has {mark.id}")
    return wrong


def list_open(ledgers: dict[str, list[str]], marks: list[Mark]) -> None:
    proved = {mark.id for mark in marks}
    for game, ids in ledgers.items():
        print(f"{game}: {' '.join(id for id in ids if id not in proved) or 'nothing open'}")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    root = Path(__file__).resolve().parent.parent
    parser.add_argument("--root", type=Path, default=root, help="the project's folder (default: this one)")
    parser.add_argument("--open", action="store_true", help="also list the open ids of every game")
    options = parser.parse_args(arguments)
    try:
        ledgers = read_ledgers(options.root / "docs" / "rules")
        complete = read_complete(options.root / "pyproject.toml", ledgers)
    except LedgerError as error:
        print(f"ledger: {error}", file=sys.stderr)
        return 1
    marks = read_marks(options.root / "tests")
    wrong = report(ledgers, complete, marks)
    if options.open:
        list_open(ledgers, marks)
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
