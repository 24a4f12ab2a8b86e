"""A language is data: a catalogue more, and it is spoken everywhere; what it lacks is said in English."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

import pomezi
from tests.browser.house import wait_for
from tests.text.pseudo import CODE, copy_of, path_with, translated
from tools.languages import ROOT, is_whole, languages, missing

PACKAGE = Path(str(pomezi.__file__)).parent


@pytest.fixture(scope="module", params=["the house alone", "every room"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_of(PACKAGE, tmp_path_factory.mktemp("site"), whole=request.param == "every room")


def run(site: Path, *words: str, typed: str = "") -> str:
    ran = subprocess.run(
        [sys.executable, "-m", "pomezi", *words],
        input=typed,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": path_with(site)},
        cwd=site,
        check=False,
        timeout=250,
    )
    assert "Traceback" not in ran.stderr, ran.stderr
    return ran.stdout + ran.stderr


def test_the_terminal_speaks_it(site: Path) -> None:
    assert translated("x = There is no game") in "x = Thërë ïs nö gämë"
    said = run(site, "--lang", CODE, "play", "chess")
    assert "ë" in said
    told = run(site, "--lang", CODE, "play", "limes", "--seats", "tourist,guide", "--seed", "1")
    assert "Limes" in told or "Lïmës" in told


def test_the_lab_speaks_it(site: Path) -> None:
    words = ["limes", "--bots", "tourist,traveller", "--games", "4", "--jobs", "1"]
    told = run(site, "--lang", CODE, "arena", *words, "--results", str(site / "results.jsonl"))
    assert "tourist" in told


def test_the_server_speaks_it(site: Path, tmp_path: Path) -> None:
    words = ["--port", "0", "--no-browser", "--workers", "1"]
    database = f"sqlite+aiosqlite:///{tmp_path}/tables.db"
    with subprocess.Popen(
        [sys.executable, "-m", "pomezi.server.serve", *words, "--database", database],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONPATH": path_with(site), "PYTHONUNBUFFERED": "1"},
        cwd=site,
    ) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split(" ")[-1].strip()
            wait_for(f"{address}healthz")
            body = json.dumps({"game": "chess", "seats": ["me"]}).encode()
            headers = {"Accept-Language": f"{CODE},en;q=0.5", "Content-Type": "application/json"}
            asked = urllib.request.Request(f"{address}api/tables", body, headers)
            with pytest.raises(urllib.error.HTTPError) as refused:
                urllib.request.urlopen(asked, timeout=20)
            assert json.loads(refused.value.read())["text"]
            with urllib.request.urlopen(f"{address}api/games/limes/text/{CODE}", timeout=20) as found:
                assert "refusal-" in found.read().decode()
        finally:
            process.terminate()
            process.wait(timeout=20)


def test_what_a_language_lacks_is_named(tmp_path: Path) -> None:
    for folder in ("src/pomezi/text", "src/pomezi/server/text", "web/src/text"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "en.ftl").write_text("hello = Hello\nbye = Bye\n")
    (tmp_path / "src/pomezi/text" / f"{CODE}.ftl").write_text("hello = Hëllö\nbye = Bÿë\n")
    (tmp_path / "web/src/text" / f"{CODE}.ftl").write_text("hello = Hëllö\n")
    assert languages(tmp_path) == [CODE]
    assert missing(CODE, tmp_path) == [
        "src/pomezi/server/text: bye",
        "src/pomezi/server/text: hello",
        "web/src/text: bye",
    ]
    assert not is_whole(CODE, tmp_path)
    assert is_whole("cs", ROOT)
    assert missing("cs", ROOT) == []
