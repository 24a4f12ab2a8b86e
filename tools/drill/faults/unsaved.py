"""For a while nothing can be written: a locked database, a full disk, a PostgreSQL that restarts."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

from tools.drill.database import postgres
from tools.drill.hall import LONGEST_STILL_S, Hall, Watch
from tools.drill.outcome import Form, Outcome
from tools.drill.outside import locked, sqlite_file
from tools.drill.process import Server

LOAD_S = 1.5  # of play before the fault
DISK_BYTES = 24 << 20
DOWN_S = 2.0  # how long PostgreSQL is away

Fault = Callable[[], Awaitable[None]]  # returns when it has healed


async def lock(form: Form) -> Outcome:
    """Another process holds the lock of the SQLite file."""
    outcome = Outcome(f"database locked for {form.hold_s:.0f} s")

    async with Server(form.folder) as server:

        async def fault() -> None:
            async with locked(server.database, form.hold_s):
                pass

        await go_through(server, fault, outcome)
    return outcome


async def fill_disk(form: Form) -> Outcome:
    """No room left on the device, then room again."""
    outcome = Outcome(f"disk full for {form.hold_s:.0f} s")
    async with small_disk(form.folder) as disk, Server(disk or form.folder) as server:

        async def fault() -> None:
            with no_room(server, disk):
                await asyncio.sleep(form.hold_s)

        await go_through(server, fault, outcome)
    if disk is None:
        outcome.notes.append(
            "mounting is not allowed here: a limit on the size of files stood in for the disk"
        )
    return outcome


async def restart_postgres(form: Form) -> Outcome:
    """The database goes away under load and comes back."""
    outcome = Outcome(f"PostgreSQL away for {DOWN_S:.0f} s")
    async with postgres() as cluster, Server(form.folder, cluster.address) as server:

        async def fault() -> None:
            await cluster.stop()
            await asyncio.sleep(DOWN_S)
            await cluster.start()

        await go_through(server, fault, outcome)
    return outcome


async def go_through(server: Server, fault: Fault, outcome: Outcome) -> None:
    """Everybody plays; the fault comes and heals; nobody opens the unattended tables."""
    hall = Hall(server)
    await hall.arrive()
    await hall.fill()
    await asyncio.sleep(LOAD_S)
    before = hall.acknowledged()
    watch = Watch(server.port, hall.people[1], hall.players[0].table)
    watching = asyncio.create_task(watch.run())
    try:
        await fault()
        outcome.took(*await hall.moves_again(), LONGEST_STILL_S, len(hall.unattended))
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
    outcome.check(hall.acknowledged() > before, "nobody's action was acknowledged again")
    tell(watch, outcome)
    outcome.tally = await hall.judge()


def tell(watch: Watch, outcome: Outcome) -> None:
    """What a visitor was answered meanwhile: 503 and never 500, and a health that knows."""
    for status in (500, 0):
        number = watch.commands.count(status) + watch.health.count(status)
        what = "bare 500s" if status else "requests without an answer"
        outcome.check(number == 0, f"{number} {what} while the fault lasted")
    is_hurt = any(status != 200 for status in watch.commands) or watch.slowest_s > LONGEST_STILL_S
    outcome.check(not is_hurt or 503 in watch.health, "/healthz never answered 503")
    outcome.notes.append(f"the slowest answer took {watch.slowest_s:.1f} s")


@contextlib.asynccontextmanager
async def small_disk(folder: Path) -> AsyncIterator[Path | None]:
    """A small disk of its own; None where we may not mount one."""
    disk = folder / "disk"
    disk.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={DISK_BYTES},mode=700", "tmpfs", str(disk)]
    is_mounted = (
        os.getuid() == 0 and subprocess.run(command, capture_output=True, check=False).returncode == 0
    )
    try:
        yield disk if is_mounted else None
    finally:
        if is_mounted:
            subprocess.run(["umount", "--lazy", str(disk)], check=True)


@contextlib.contextmanager
def no_room(server: Server, disk: Path | None) -> Iterator[None]:
    if disk is None:
        largest = sqlite_file(server.database).with_suffix(".sqlite-wal").stat().st_size
        _, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (largest, hard))
        yield
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))
        return
    filler = disk / "filler"
    with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
        while file.write(bytes(1 << 12)):
            pass
    yield
    filler.unlink()
