"""Where a drill keeps its tables: a SQLite file, or a PostgreSQL server of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

from tests.server import engines
from tools.drill.outcome import Form, Missing


@contextlib.asynccontextmanager
async def database_for(form: Form) -> AsyncIterator[str]:
    """An address for the server; a PostgreSQL lives as long as the drill."""
    if form.database == "sqlite":
        yield f"sqlite+aiosqlite:///{form.folder / 'tables.sqlite'}"
        return
    async with postgres() as cluster:
        yield cluster.address


class Postgres:
    """A PostgreSQL server on a free loopback port, to be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = engines.free_port()
        self.address = f"postgresql+asyncpg://pomezi@127.0.0.1:{self.port}/postgres"
        self.process: subprocess.Popen[bytes] | None = None

    def make(self, initdb: str) -> None:
        words = ["-D", str(self.folder / "data"), "-U", "pomezi", "--auth=trust", "--no-sync", "-E", "UTF8"]
        user = "nobody" if os.getuid() == 0 else None
        subprocess.run([initdb, *words], check=True, stdout=subprocess.DEVNULL, user=user, cwd="/tmp")

    async def start(self) -> None:
        """Returns when it lets people in."""
        import asyncpg

        program = engines.find_binary("postgres")
        assert program
        words = ["-D", str(self.folder / "data"), "-p", str(self.port), "-k", str(self.folder)]
        command = [program, *words, "-h", "127.0.0.1"]
        self.process = await asyncio.to_thread(engines.start, command, self.port)
        for _ in range(400):
            with contextlib.suppress(asyncpg.PostgresError, OSError):
                await (await asyncpg.connect(self.address.replace("+asyncpg", ""))).close()
                return
            await asyncio.sleep(0.05)
        raise RuntimeError("PostgreSQL lets nobody in")

    async def stop(self) -> None:
        """Now, whoever is connected."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            try:
                await asyncio.to_thread(self.process.wait, 20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None


@contextlib.asynccontextmanager
async def postgres() -> AsyncIterator[Postgres]:
    initdb = engines.find_binary("initdb")
    if not initdb or not engines.find_binary("postgres"):
        raise Missing("PostgreSQL is not installed here")
    with engines.folder_for_anybody() as folder:
        cluster = Postgres(folder)
        await asyncio.to_thread(cluster.make, initdb)
        try:
            await cluster.start()
            yield cluster
        finally:
            await cluster.stop()
