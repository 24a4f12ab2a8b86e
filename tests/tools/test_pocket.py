"""The pocket is packed from the page alone, however often."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tools import pocket


def test_a_pocket_packed_before_is_not_packed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "dist"
    for name in ("pocket/74d3/engine.zip", "assets/pocket/worker.js", ".vite/manifest.json", "index.html"):
        (page / name).parent.mkdir(parents=True, exist_ok=True)
        (page / name).touch()
    monkeypatch.setattr(pocket, "PAGE", page)
    shutil.copytree(page, tmp_path / "out", ignore=pocket.without_pocket)
    taken = {str(path.relative_to(tmp_path / "out")) for path in (tmp_path / "out").rglob("*.*")}
    assert taken == {"assets/pocket/worker.js", "index.html"}
