"""The command behind `make referee`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.referee import __main__ as command


def test_referees_are_found_by_the_names_of_their_modules() -> None:
    found = command.referees(["ticket_to_ride", "chess"])
    assert found == [
        ("tests.referee.ticket_to_ride", "games"),
        ("tests.referee.memory_ticket_to_ride", "samples"),
    ]


def test_a_game_without_a_referee_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["chess"]) == 1
    assert "no such referee" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("code", "verdict"), [(0, "no difference"), (1, "1 of 2 processes found a difference")]
)
def test_a_line_a_referee_says_whether_it_found_a_difference(
    code: int,
    verdict: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Five games in two processes; the one with seed a7 may differ."""
    (tmp_path / "toy.py").write_text(
        f"import sys\nprint(sys.argv[1:])\nsys.exit({code} if sys.argv[-1] == 'a7' else 0)\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert command.run("toy", "games", 5, 0xA6, 2) is (code == 0)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("toy                           5 games")
    assert lines[0].endswith(verdict)
    assert lines[1:] == (["['--games', '2', '--seed', 'a7']"] if code else [])
