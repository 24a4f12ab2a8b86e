"""A real PostgreSQL server of our own, on a free loopback port, in a folder that vanishes."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

LONGEST_START_S = 40.0


def find_binary(name: str) -> str | None:
    """On the path, or where Debian hides the server programs of PostgreSQL."""
    hidden = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(hidden[-1]) if hidden else shutil.which(name)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def folder_for_anybody() -> Iterator[Path]:
    """PostgreSQL refuses to run as root: then everything belongs to nobody."""
    folder = Path(tempfile.mkdtemp(prefix="pomezi-"))
    if os.getuid() == 0:
        shutil.chown(folder, "nobody")
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def start(command: list[str], port: int) -> subprocess.Popen[bytes]:
    """Runs a server, and waits until its port answers."""
    user = "nobody" if os.getuid() == 0 else None
    server = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, user=user, cwd="/tmp"
    )
    deadline = time.monotonic() + LONGEST_START_S
    while time.monotonic() < deadline and server.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return server
        time.sleep(0.05)
    server.kill()
    raise RuntimeError(f"{command[0]} does not start")


def stop(server: subprocess.Popen[bytes]) -> None:
    server.send_signal(2)  # PostgreSQL: end now, do not wait for those who are connected
    try:
        server.wait(10)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def wait_until_it_lets_in(port: int) -> None:
    """Its port answers before it does."""
    asked = [find_binary("pg_isready") or "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]
    deadline = time.monotonic() + LONGEST_START_S
    while subprocess.run(asked, check=False).returncode and time.monotonic() < deadline:
        time.sleep(0.05)


@contextlib.contextmanager
def postgres(*, is_safe: bool = False) -> Iterator[str]:
    """Gives the address without a database: `postgresql+asyncpg://…/`. Tests do not wait for the disk."""
    initdb, program, port = find_binary("initdb"), find_binary("postgres"), free_port()
    assert initdb
    assert program
    with folder_for_anybody() as folder:
        user = "nobody" if os.getuid() == 0 else None
        words = ["-D", str(folder / "data"), "-U", "pomezi", "--auth=trust", "--no-sync", "-E", "UTF8"]
        subprocess.run([initdb, *words], check=True, stdout=subprocess.DEVNULL, user=user, cwd="/tmp")
        words = [
            "-D",
            str(folder / "data"),
            "-p",
            str(port),
            "-k",
            str(folder),
            "-h",
            "127.0.0.1",
            *([] if is_safe else ["-F"]),
        ]
        server = start([program, *words], port)
        try:
            wait_until_it_lets_in(port)
            yield f"postgresql+asyncpg://pomezi@127.0.0.1:{port}/"
        finally:
            stop(server)
