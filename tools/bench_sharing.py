"""What several processes cost: processor time an action of one process, of two with whole tables, and of two
where the players of every table are split between them; all on one PostgreSQL, in one run.

python tools/bench_sharing.py --tables 60 --seconds 6
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from secrets import token_hex

import asyncpg

from tests.server import engines
from tools.bench_players import Load, Player
from tools.bench_server import Server, measure

# By name: how many processes, and at which of them a seat of a table sits.
PLACES: dict[str, tuple[int, Callable[[int, int], int]]] = {
    "one process": (1, lambda table, seat: 0),
    "two, whole tables": (2, lambda table, seat: table % 2),
    "two, split tables": (2, lambda table, seat: (table + seat) % 2),
}


@dataclass(frozen=True)
class Cost:
    rate: float
    p50_ms: float
    p99_ms: float
    us: float  # processor time an action, of all processes


async def fresh(base: str) -> str:
    """A database of its own, once PostgreSQL lets anybody in."""
    name = f"b{token_hex(6)}"
    for _ in range(400):
        try:
            link = await asyncpg.connect(base.replace("+asyncpg", "") + "postgres")
        except asyncpg.CannotConnectNowError:
            await asyncio.sleep(0.1)
            continue
        await link.execute(f"create database {name}")
        await link.close()
        return base + name
    raise SystemExit("PostgreSQL does not let us in")


async def seat(servers: list[Server], load: Load, asked: argparse.Namespace, name: str) -> list[Player]:
    """Every table is made, and so owned, where its first player sits."""
    place, players = PLACES[name][1], []
    for server in servers:
        server.key = servers[0].key
    for number in range(asked.tables):
        table = servers[place(number, 0)].lay(asked.game, asked.seats)
        players += [await servers[place(number, s)].seat(load, table, s) for s in range(asked.seats)]
    return players


async def cost(base: str, asked: argparse.Namespace, name: str, rate: float) -> Cost:
    database = await fresh(base)
    servers: list[Server] = []
    with tempfile.TemporaryDirectory() as folder:
        try:
            for number in range(PLACES[name][0]):
                servers.append(Server(database, ["--workers", "1"], f"{folder}/{number}"))
            load = Load(1)
            players = await seat(servers, load, asked, name)
            await measure(players, load, 2, 0, asked.tables, servers[0].pid)  # past the opening
            before = sum(server.cpu_s() for server in servers)
            found = await measure(players, load, asked.seconds, rate, asked.tables, servers[0].pid)
            used = sum(server.cpu_s() for server in servers) - before
            assert not load.refused, load.refused
            return Cost(found.rate, found.p50_ms, found.p99_ms, used / (found.rate * asked.seconds) * 1e6)
        finally:
            for server in servers:
                server.kill()


async def run(asked: argparse.Namespace) -> None:
    with engines.postgres() as base:
        print(f"{asked.tables} tables of {asked.seats}, {asked.game}; load here {os.getloadavg()[0]:.1f}")
        for rate in (asked.rate, 0.0):
            first = 0.0
            for name in PLACES:
                found = await cost(base, asked, name, rate)
                first = first or found.us
                asked_for = f"{rate:.0f}/s" if rate else "saturated"
                print(
                    f"{name:18} {asked_for:>9}: {found.rate:5.0f} actions/s, p50 {found.p50_ms:5.1f} ms, "
                    f"p99 {found.p99_ms:6.1f} ms, {found.us:5.0f} µs an action, {found.us / first:.2f} × one",
                    flush=True,
                )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--game", default="ticket_to_ride")
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rate", type=float, default=300.0)
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
