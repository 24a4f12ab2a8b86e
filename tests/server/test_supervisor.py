"""`--processes`: several behind one port; one that has gone comes again, all are replaced on demand."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx2
import pytest

from pomezi.server.serve import main
from tests.server.client import PATIENCE_S

BEGIN_S = 3 * PATIENCE_S


def children_of(pid: int) -> set[int]:
    """Server processes that a supervisor has started."""
    found = set()
    with contextlib.suppress(OSError):
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            with contextlib.suppress(OSError):
                if b"--inherited" in Path(f"/proc/{child}/cmdline").read_bytes():
                    found.add(int(child))
    return found


class House:
    def __init__(self, process: asyncio.subprocess.Process, url: str) -> None:
        self.process = process
        self.url = url

    async def until(self, least: int, without: set[int]) -> set[int]:
        """Until so many processes run, none of them one of these, and all is well."""
        async with asyncio.timeout(BEGIN_S), httpx2.AsyncClient(base_url=self.url) as http:
            while True:
                found = children_of(self.process.pid)
                if len(found) == least and not found & without:
                    with contextlib.suppress(httpx2.HTTPError):
                        if (await http.get("/healthz")).status_code == 200:
                            return found
                await asyncio.sleep(0.05)


@contextlib.asynccontextmanager
async def several(database: str, count: int) -> AsyncIterator[House]:
    words = ["--port", "0", "--no-browser", "--no-limits", "--processes", str(count), "--workers", "1"]
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "pomezi.server.serve", *words, "--database", database),
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        url = (await process.stdout.readline()).decode().split()[-1].rstrip("/")
        yield House(process, url)
    finally:
        children = children_of(process.pid)
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE_S):
            await process.wait()
        assert not [pid for pid in children if Path(f"/proc/{pid}").exists()]


def test_a_file_is_served_by_one_process_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--no-browser", "--processes", "2", "--database", "sqlite+aiosqlite://"]) == 2
    assert "PostgreSQL" in capsys.readouterr().err


async def test_one_that_was_killed_or_hangs_is_started_again_and_all_are_replaced_on_demand(
    database: str,
) -> None:
    async with several(database, 2) as house:
        first = await house.until(2, set())
        killed, paused = sorted(first)
        os.kill(killed, signal.SIGKILL)
        second = await house.until(2, {killed})
        assert paused in second
        os.kill(paused, signal.SIGSTOP)
        third = await house.until(2, {paused})
        house.process.send_signal(signal.SIGHUP)
        await house.until(2, third)
