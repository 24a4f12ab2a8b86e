"""A finished record to try things on, and a way to run the command line without a process."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from pomezi import Record
from pomezi.terminal.cli import main

SEED = "5eed"


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(list(words))
        seen = capsys.readouterr()
        return Ran(code, seen.out, seen.err)

    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    return run


@pytest.fixture(scope="session")
def bots_record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of two bots, as the terminal wrote it."""
    path = tmp_path_factory.mktemp("records") / "bots.record"
    words = ["play", "ticket_to_ride", "--seats", "random,random", "--seed", SEED, "--record", str(path)]
    assert main(words) == 0
    return path


@pytest.fixture(scope="session")
def typed(bots_record: Path) -> str:
    """What a person would type in the first seat to play the same game against the same bot."""
    record = Record.parse(bots_record.read_text(encoding="utf-8"))
    return "".join(f"{entry.notation}\n" for entry in record.entries if entry.seat == 0)
