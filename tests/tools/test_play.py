"""`make play` knows whether the engine is compiled as the sources are now."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools import play

NEEDED = ("Makefile", "pyproject.toml", "hatch_build.py", "requirements.lock", "requirements-play.lock")


def test_a_build_is_current_until_a_source_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (*NEEDED, "src/pomezi/a.py", ".venv/bin/uv", ".venv/.ready-to-play"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    (tmp_path / "Makefile").write_bytes((play.ROOT / "Makefile").read_bytes())
    monkeypatch.setattr(play, "ROOT", tmp_path)
    monkeypatch.setenv("MAKEFLAGS", "")
    assert not play.is_compiled()
    (tmp_path / "build/compiled").mkdir(parents=True)
    subprocess.run(["touch", "-d", "+1 hour", "build/compiled/.ready"], cwd=tmp_path, check=True)
    assert play.is_compiled()
    subprocess.run(["touch", "-d", "+2 hours", "src/pomezi/a.py"], cwd=tmp_path, check=True)
    assert not play.is_compiled()
