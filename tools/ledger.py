"""Compare the rule ledgers with the tests and with the rules pages: which rules are proved, and told?

Fails for a rule that no test proves, in the games that pyproject.toml lists under [tool.pomezi] complete; for
one that a rules page does not tell, in those it lists under told; for marks and paragraphs with unknown ids,
and for paragraphs without any.
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
TOLD = re.compile(r".*\S \{([^{}]*)\}$")  # a paragraph of a rules page ends with the ids that it tells
NO_PARAGRAPH = re.compile(r"#|!\[|$")  # a heading, a figure, an empty line
LANGUAGES = ("cs", "en")


@dataclass(frozen=True)
class Mark:
    """One id in one `pytest.mark.rule(...)`; `id` is empty when it is not written out as a string."""

    id: str
    place: str


class LedgerError(Exception):
    """The ledgers or the lists of games in pyproject.toml make no sense."""


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


def read_list(pyproject: Path, name: str, ledgers: dict[str, list[str]]) -> list[str]:
    settings = tomllib.loads(pyproject.read_text("utf-8"))
    games: list[str] = settings["tool"]["pomezi"][name]
    for game in games:
        if not ledgers.get(game):
            raise LedgerError(f"{pyproject.name} calls {game} {name}, but it has no ledger")
    return games


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


def missing_tales(game: str, ids: list[str], pages: Path) -> list[str]:
    """What is wrong with the rules pages of a game: rules that they do not tell, braces that name no rule."""
    wrong = []
    for language in LANGUAGES:
        page = pages / f"{game}.{language}.md"
        told = list(told_ids(page)) if page.exists() else []
        wrong += [f"{page.name}:{line}: no ledger entry {id!r}" for line, id in told if id not in ids]
        wrong += [f"{page.name}: does not tell {id}" for id in ids if id not in {id for _, id in told}]
    return wrong


def told_ids(page: Path) -> Iterator[tuple[int, str]]:
    """Each id that a paragraph of the page tells, with its line; a brace elsewhere is an id of no ledger, and
    so is nothing."""
    for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
        if found := TOLD.match(line):
            yield from ((number, id) for id in found[1].split(" "))
        elif stray := re.search("[{}].*", line):
            yield number, stray[0]
        elif not NO_PARAGRAPH.match(line):
            yield number, ""


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
        complete = read_list(options.root / "pyproject.toml", "complete", ledgers)
        told = read_list(options.root / "pyproject.toml", "told", ledgers)
    except LedgerError as error:
        print(f"ledger: {error}", file=sys.stderr)
        return 1
    marks = read_marks(options.root / "tests")
    wrong = report(ledgers, complete, marks)
    pages = options.root / "web" / "src" / "text" / "rules"
    wrong += [line for game in told for line in missing_tales(game, ledgers[game], pages)]
    print(f"told on the rules pages in {' and '.join(LANGUAGES)}: {', '.join(told)}")
    if options.open:
        list_open(ledgers, marks)
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
