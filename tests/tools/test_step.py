"""A step says that it runs and how it ended; what a command prints is shown only if it failed."""

from __future__ import annotations

import sys

import pytest

from tools.step import step


def run(program: str, again_s: float = 10.0) -> int:
    return step("Baking", [sys.executable, "-c", program], again_s)


def test_a_step_that_goes_well_is_two_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("print('flour')") == 0
    begun, ended = capsys.readouterr().out.splitlines()
    assert begun == "… Baking"
    assert ended.startswith("✓ Baking (")


def test_a_step_that_fails_shows_all_that_was_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("import sys; print('flour'); print('no eggs', file=sys.stderr); sys.exit(3)") == 3
    _, *shown, ended = capsys.readouterr().out.splitlines()
    assert sorted(shown) == ["flour", "no eggs"]
    assert ended.startswith("✗ Baking (")


def test_a_long_step_is_not_silent(capsys: pytest.CaptureFixture[str]) -> None:
    """The command ends when it has been told of again."""
    assert run("import time; time.sleep(0.2)", again_s=0.02) == 0
    assert "… Baking: 0 s so far" in capsys.readouterr().out
