"""The documentation is one site: every page builds, the API comes from the docstrings, all of it is ours."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_site_is_built_from_the_pages_and_the_docstrings(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    (tmp_path / "src").symlink_to(ROOT / "src")
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    words = [sys.executable, "-m", "zensical", "build", "--strict", "-f", "mkdocs.yml"]
    built = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=250)
    assert built.returncode == 0, built.stdout + built.stderr
    site = tmp_path / "build" / "site"
    api = (site / "api" / "index.html").read_text(encoding="utf-8")
    assert "One position of one game" in api
    assert "determinize" in api
    assert (site / "first_bot" / "index.html").is_file()
    for page in site.rglob("index.html"):
        fetched = re.findall(r'(?:src|href)="(https?://[^"]+\.(?:js|css|woff2?))"', page.read_text("utf-8"))
        assert not fetched, f"{page} asks for {fetched}"


def test_every_page_is_in_the_menu() -> None:
    menu = set(
        re.findall(r": ([\w/]+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)
    )
    docs = ROOT / "docs"
    assert menu == {str(page.relative_to(docs)) for page in docs.rglob("*.md")}
