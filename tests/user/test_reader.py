"""A stranger's program that reads views and editions runs, and its types are checked as its author would."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.user import reader

SCRIPT = Path(reader.__file__)
SLIPS = {
    '["hand"].get("loco", 0)': '["hnad"].get("loco", 0)',
    'route["length"]': 'route["lenght"]',
    "best['first']": "best['frist']",
    'first["ways"]': 'first["way"]',
    'bill["charges"]["crossings"]': 'bill["charges"] + 1',
    'leg["days"] for': 'leg["days"] + 1 for',
}


def checked(script: str, folder: Path) -> list[str]:
    """What `mypy --strict` finds in a program that stands outside the house."""
    (folder / "program.py").write_text(script)
    command = [sys.executable, "-m", "mypy", "--strict", "program.py"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=240, check=False)
    assert not done.stderr, done.stderr
    return [line for line in done.stdout.splitlines() if "error:" in line]


def test_it_runs(capsys: pytest.CaptureFixture[str]) -> None:
    reader.main()
    assert len(capsys.readouterr().out.splitlines()) == 5


def test_every_type_is_known_and_every_slip_is_found(tmp_path: Path) -> None:
    script = SCRIPT.read_text()
    assert checked(script, tmp_path) == []
    for good, slip in SLIPS.items():
        good = good if good in script else good.replace('"', "'")
        assert good in script
        script = script.replace(good, slip)
    assert len(checked(script, tmp_path)) >= len(SLIPS)
