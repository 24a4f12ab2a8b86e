"""Several processes of one house in this loop, on one PostgreSQL, and people who come to them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import asyncpg
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pomezi.server.app import Settings
from pomezi.server.limits import Rates
from pomezi.server.serve import listen, server
from pomezi.server.sharing import SharingServer
from tests.server.client import PATIENCE_S, QUICK, Chair, Somebody, as_again, see_out


class Process:
    """A process of the house, in this loop; it can be cut off from its session, or stop beating."""

    def __init__(self, database: str, rates: Rates | None = None, proxies: str = "") -> None:
        self.listener = listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        running = server(Settings(database, 1, QUICK, rates or Rates.generous(), proxies=proxies))
        assert isinstance(running, SharingServer)
        self.server = running
        self.session, self.host = running.sharing.session, running.sharing.host
        self.owners = running.sharing.owners

    async def start(self) -> Process:
        self.task = asyncio.create_task(self.server.serve(sockets=[self.listener]))
        await until(lambda: self.server.started and self.session.port)
        return self

    async def close(self) -> None:
        await see_out(self.url)
        self.server.should_exit = True
        await asyncio.wait_for(self.task, PATIENCE_S)
        self.listener.close()

    def silence(self) -> asyncio.Lock:
        """While it is held nothing comes over the line any more, as from a process that was stopped."""
        return self.session._turn

    def carries(self) -> int:
        """Sockets that it passes on to other processes."""
        return len(self.server.sharing._relay.lines)

    def owns(self, table: str) -> bool:
        return table in self.host.lives


async def until(is_so: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not is_so():
            await asyncio.sleep(0.01)


async def two_at(here: Process, there: Process) -> tuple[str, Somebody, Somebody, Chair, Chair]:
    """Anna's table is owned where she is; Bob sits at it from another process."""
    anna, bob = await Somebody(here.url, "Anna").arrive(), await Somebody(there.url, "Bob").arrive()
    table = await anna.open_table(["me", "open"])
    a, b = await anna.sit_at(table), await bob.sit_at(table)
    assert (await b.ask("sit", name="Bob"))["is"] == "done"
    return table, anna, bob, a, b


async def play_some(chairs: tuple[Chair, Chair], actions: int) -> None:
    for _ in range(actions):
        chair = next((chair for chair in chairs if chair.latest.get("legal")), None)
        while chair is None:
            await asyncio.gather(*(other.until(other.seq + 1) for other in chairs))
            chair = next((other for other in chairs if other.latest.get("legal")), None)
        done = await chair.play(chair.latest["legal"][0])
        assert done["is"] == "done", done
        for other in chairs:
            await other.until(done["seq"])


async def come_back(chair: Chair, process: Process) -> Chair:
    """As a good client does: again and again, with what it knows."""
    again = Chair(as_again(process.url, chair.person), chair.table)
    async with asyncio.timeout(PATIENCE_S):
        while True:
            with contextlib.suppress(ConnectionClosed, InvalidStatus, OSError):
                await again.connect(after=chair.seq)
                await again.read()
                if again.latest:
                    return again
            await asyncio.sleep(0.05)


async def closed_with(chair: Chair) -> int:
    with contextlib.suppress(ConnectionClosed):
        while True:
            await chair.read()
    assert chair.socket is not None
    return int(chair.socket.close_code or 0)


async def steps_of(database: str, table: str) -> list[int]:
    connection = await asyncpg.connect(database.replace("+asyncpg", ""))
    rows = await connection.fetch("select seq from journal where table_id = $1 order by seq", table)
    await connection.close()
    return [row["seq"] for row in rows]


Begin = Callable[..., Awaitable[Process]]
