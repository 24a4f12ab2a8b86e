"""Installs the sixth game as a stranger would: a folder and an entry point, nothing else."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.browser.house import wait_for

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = Path(__file__).resolve().parent / "stranger" / "toll"
ENTRY = "[pomezi.games]\ntoll = toll:GAME\n"


def install(site: Path) -> Path:
    """Lays what `pip install` lays: the package, and what its pyproject says of it."""
    shutil.copytree(FOLDER, site / "toll", ignore=shutil.ignore_patterns("__pycache__"))
    about = site / "toll-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: toll\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(ENTRY)
    return site


def environment(site: Path) -> dict[str, str]:
    """What a process needs to find the game."""
    path = os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH", "")]))
    return {**os.environ, "PYTHONPATH": path, "LC_ALL": "en_GB.UTF-8", "COLUMNS": "100"}


def run(
    site: Path, words: Sequence[str], typed: str = "", cwd: Path = ROOT
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words],
        input=typed,
        capture_output=True,
        text=True,
        env=environment(site),
        cwd=cwd,
        check=False,
        timeout=250,
    )


@contextlib.contextmanager
def serving(site: Path, folder: Path) -> Iterator[str]:
    """The address of a server that has the game."""
    words = ["-m", "pomezi.server.serve", "--port", "0", "--no-browser", "--no-limits", "--workers", "1"]
    words += ["--bot-pause", "1", "--database", f"sqlite+aiosqlite:///{folder}/tables.db"]
    with subprocess.Popen(
        [sys.executable, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**environment(site), "PYTHONUNBUFFERED": "1"},
        cwd=ROOT,
    ) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split(" ")[-1].strip().rstrip("/")
            wait_for(f"{address}/healthz")
            yield address
        finally:
            process.terminate()
            process.wait(timeout=20)
