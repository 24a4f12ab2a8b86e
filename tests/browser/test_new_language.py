"""A language more in the catalogues is a language more on the page; what it lacks is said in English."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import pomezi
from tests.browser.house import ROOT, Watched, wait_for
from tests.text.pseudo import CODE, copy_of, path_with, translated

LEFT_OUT = ("whole", "play-now")  # the language is not whole, and a button has no name in it yet


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server and a client that speak one language more."""
    site = copy_of(Path(str(pomezi.__file__)).parent, tmp_path_factory.mktemp("site"))
    client = tmp_path_factory.mktemp("page") / "web"
    left = shutil.ignore_patterns("node_modules", "dist", "shots")
    shutil.copytree(ROOT / "web", client, ignore=left)
    (client / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    (client.parent / "src").symlink_to(ROOT / "src")
    (client.parent / "docs").symlink_to(ROOT / "docs")
    english = (ROOT / "web/src/text/en.ftl").read_text(encoding="utf-8").split("\n")
    kept = [line for line in english if not line.startswith(tuple(f"{key} =" for key in LEFT_OUT))]
    (client / "src/text" / f"{CODE}.ftl").write_text(translated("\n".join(kept)), encoding="utf-8")
    for chapter in (client / "src/text").glob("*/en.ftl"):
        spoken = translated(chapter.read_text(encoding="utf-8"))
        chapter.with_name(f"{CODE}.ftl").write_text(spoken, encoding="utf-8")
    (client.parent / "tools").mkdir()
    npm = shutil.copy(ROOT / "tools/npm.py", client.parent / "tools")  # works in the `web` beside it
    words = [sys.executable, str(npm), "exec", "--", "vite", "build"]
    built = subprocess.run(words, cwd=client, capture_output=True, text=True, check=False, timeout=280)
    assert (client / "dist/index.html").is_file(), built.stdout[-2000:] + built.stderr[-2000:]
    shutil.copytree(client / "dist", site / "pomezi" / "web")
    database = f"sqlite+aiosqlite:///{site}/tables.db"
    options = ["--port", "0", "--no-browser", "--no-limits", "--workers", "1", "--database", database]
    with subprocess.Popen(
        [sys.executable, "-m", "pomezi.server.serve", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONPATH": path_with(site), "PYTHONUNBUFFERED": "1"},
        cwd=site,
    ) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split(" ")[-1].strip()
        wait_for(f"{address}healthz")
        yield address
        process.terminate()
        process.wait(timeout=20)


def test_the_page_speaks_it_from_the_front_page_to_a_table(browser: Browser, house: str) -> None:
    visitor = Watched(browser, house)
    page = visitor.page()
    page.locator(f'.languages button[lang="{CODE}"]').click()
    poster = page.locator('[data-game="limes"]')
    expect(poster.get_by_role("button", name="Wïth frïënds")).to_be_visible()
    poster.get_by_role("button", name="Play now").click()  # said in English
    expect(page.locator(".status")).to_contain_text("cärd")
    expect(page.locator("html")).to_have_attribute("lang", CODE)
    page.goto(f"{house}#/rules/limes")
    expect(page.locator("h2").first).to_be_visible()
    visitor.close()
