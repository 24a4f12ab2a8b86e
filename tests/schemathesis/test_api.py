"""Whatever a program sends by our own description of the API: it never meets a fault of ours.

Schemathesis runs as a program of its own, for its pytest plug-in would come along everywhere.
"""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pomezi.server.app import House, Settings
from pomezi.server.openapi import document

EXAMPLES = 20  # for each door
SIGN_OUT = "/api/me/sign-out"


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
    words = ["--port", "0", "--no-browser", "--no-limits", "--database", database]
    with open(tmp_path / "log", "w") as log:
        command = [sys.executable, "-m", "pomezi.server.serve", *words]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
    assert server.stdout is not None
    address = server.stdout.readline().split()[-1].rstrip("/")
    while server.poll() is None:
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"{address}/healthz", timeout=5).close()
            break
        time.sleep(0.05)
    yield address
    server.terminate()
    server.wait()
    server.stdout.close()
    assert '"level": "error"' not in (tmp_path / "log").read_text()


def post(url: str, body: object, key: str = "") -> dict[str, Any]:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {key}"}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=20) as answer:
        return dict(json.loads(answer.read()))


def about(tables: list[str]) -> dict[str, Any]:
    """Our document, with tables that exist, and short waits."""
    told = document(House(Settings("sqlite+aiosqlite://")).doors())
    for doors in told["paths"].values():
        for door in doors.values():
            for parameter in door["parameters"]:
                if parameter["name"] == "table":
                    parameter["schema"] = {"enum": [*tables, "nowhere"]}
                if parameter["name"] == "wait":
                    parameter["schema"] = {"type": "integer", "maximum": 20}
    return told


def run(url: str, schema: Path, key: str, *more: str) -> None:
    words = [str(schema), "--url", url, "-H", f"Authorization: Bearer {key}", "--no-color", "--seed", "1"]
    words += ["--checks", "not_a_server_error", "--max-examples", str(EXAMPLES), "--phases", "fuzzing"]
    words += ["--generation-database", "none", *more]
    program = str(Path(sys.executable).with_name("st"))
    told = subprocess.run([program, "run", *words], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout[-4000:] + told.stderr[-2000:]


def test_no_request_is_a_fault_of_ours(url: str, tmp_path: Path) -> None:
    key = post(f"{url}/api/me", {"name": "Anna"})["key"]
    asked = {"game": "limes", "seats": ["me"]}
    waiting, playing, ended = [post(f"{url}/api/tables", asked, key)["id"] for _ in range(3)]
    for table, commands in ((playing, ["start"]), (ended, ["start", "end"])):
        for command in commands:
            post(f"{url}/api/tables/{table}/commands", {"do": command}, key)
    schema = tmp_path / "openapi.json"
    schema.write_text(json.dumps(about([waiting, playing, ended])))
    run(url, schema, key, "--exclude-path", SIGN_OUT)
    run(url, schema, key, "--include-path", SIGN_OUT)  # ends the key
