"""How long `make play` takes: a fresh clone of what is committed here, then the same folder a second time.

    python -m tools.first_minute

Prints the seconds until the page is served with its script, until a first move is accepted, and until the
engine is compiled. Packages come from the caches of this machine, if it has any.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from tools.play import DONE, PURE

ROOT = Path(__file__).resolve().parent.parent
LATEST_S = 900
READY = re.compile(r"^Pomezí: (http\S+)$")


class Visitor:
    """Somebody with a browser's cookies."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def get(self, path: str, body: object = None) -> str:
        asked = urllib.request.Request(self.address + path)
        if body is not None:
            asked.data = json.dumps(body).encode()
            asked.add_header("content-type", "application/json")
        with self.opener.open(asked, timeout=60) as answer:
            return str(answer.read().decode())

    def open_page(self) -> None:
        """The page and its script; the address is printed a moment before anybody answers there."""
        while not self.is_answered():
            sleep(0.02)
        script = re.search(r'src="\.?/?([^"]+\.js)"', self.get(""))
        assert script, "a page without a script"
        self.get(script[1])

    def is_answered(self) -> bool:
        try:
            self.get("healthz")
        except urllib.error.URLError:
            return False
        return True

    def move(self) -> None:
        """The first action of a game alone."""
        self.get("api/me", {"name": "Eva"})
        table = json.loads(self.get("api/tables", {"game": "limes", "seats": ["me"]}))["id"]
        self.do(table, {"do": "start"})
        news: dict[str, Any] = json.loads(self.get(f"api/tables/{table}"))
        self.do(table, {"do": "play", "seq": news["seq"], "action": news["legal"][0]})

    def do(self, table: str, command: dict[str, object]) -> None:
        answer = json.loads(self.get(f"api/tables/{table}/commands", {"id": str(command["do"]), **command}))
        assert answer["is"] == "done", answer


def lines(process: subprocess.Popen[str], began: float) -> Iterator[str]:
    assert process.stdout is not None
    for line in process.stdout:
        if monotonic() - began > LATEST_S:
            raise TimeoutError(line)
        yield line.strip()


def start(folder: Path, what: str, is_compiled: bool) -> None:
    """`make play`, until the engine is compiled or, if it was before, until a move is played."""
    began = monotonic()
    command = [
        "make",
        "play",
        f"ARGS=--port 0 --no-browser --database sqlite+aiosqlite:///{folder}/tables.db",
    ]
    process = subprocess.Popen(
        command,
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        for line in lines(process, began):
            if found := READY.match(line):
                visitor = Visitor(found[1])
                visitor.open_page()
                print(f"{what}: the page after {monotonic() - began:.1f} s", flush=True)
                visitor.move()
                print(f"{what}: a first move after {monotonic() - began:.1f} s", flush=True)
                if is_compiled:
                    return
            if line.startswith((DONE.split("(")[0], PURE[:40])):
                print(f"{what}: {line} After {monotonic() - began:.1f} s", flush=True)
                return
        raise AssertionError("the table ended by itself")
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGINT)
        process.wait(timeout=60)


def main() -> None:
    folder = Path(tempfile.mkdtemp(prefix="pomezi-first-"))
    try:
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder / "clone")], check=True)
        start(folder / "clone", "A fresh clone", is_compiled=False)
        start(folder / "clone", "The second start", is_compiled=True)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
