"""The server is killed, or asked to end, while everybody plays."""

from __future__ import annotations

import asyncio
import random
import time

from tools.drill.database import database_for
from tools.drill.hall import LONGEST_STILL_S, Hall
from tools.drill.outcome import Form, Outcome, within
from tools.drill.process import Server, born

LEAST_LOAD = 25  # acknowledged actions between two kills
LOAD_S = (0.0, 0.5)  # more play after them
ORPHAN_S = 10.0  # a thinking process must notice that its server is gone


async def kill(form: Form) -> Outcome:
    """kill -9 under load, again and again."""
    rng, outcome = random.Random(7), Outcome("")
    async with database_for(form) as database, Server(form.folder, database) as server:
        hall = Hall(server)
        await hall.arrive()
        await hall.fill()
        orphans: dict[int, str] = {}
        for _ in range(form.kills):
            await hall.refill()
            await hall.be_busy(LEAST_LOAD)
            await asyncio.sleep(rng.uniform(*LOAD_S))
            orphans |= {pid: born(pid) for pid in server.thinkers()}
            await server.kill()
            await server.start()
        await be_left_alone(hall, outcome, server)
        outcome.tally = await hall.judge()
        await look_for_orphans(orphans, outcome)
    outcome.tried = f"{form.kills} × kill -9, {len(hall.seats)} tables, {form.database}"
    return outcome


async def be_left_alone(hall: Hall, outcome: Outcome, server: Server) -> None:
    """Fresh tables, one more kill, and nobody comes back until they have moved by themselves."""
    await hall.stop()
    hall.unattended.clear()
    await hall.open_unattended()
    await server.kill()
    await server.start()
    outcome.took(*await hall.moves_again(), LONGEST_STILL_S, len(hall.unattended))


async def look_for_orphans(pids: dict[int, str], outcome: Outcome) -> None:
    """Processes whose server is gone must not stay for ever."""
    deadline = time.monotonic() + within(ORPHAN_S)
    while (
        left := [pid for pid, since in pids.items() if since and born(pid) == since]
    ) and time.monotonic() < deadline:
        await asyncio.sleep(0.2)
    outcome.check(not left, f"{len(left)} of {len(pids)} thinking processes outlived their server")


async def terminate(form: Form) -> Outcome:
    """SIGTERM under load: it ends by itself, soon, and nothing is lost."""
    rounds = max(1, round(3 * form.size))
    outcome = Outcome(f"{rounds} × SIGTERM under load, {form.database}")
    slowest_s, thinkers = 0.0, dict[int, str]()
    async with database_for(form) as database, Server(form.folder, database) as server:
        hall = Hall(server, seed=2)
        await hall.arrive()
        await hall.fill()
        for _ in range(rounds):
            await hall.be_busy(LEAST_LOAD)
            began = time.monotonic()
            thinkers |= {pid: born(pid) for pid in server.thinkers()}
            outcome.check(await server.terminate(), "it did not end within 15 s of SIGTERM")
            slowest_s = max(slowest_s, time.monotonic() - began)
            await server.start()
            await hall.refill()
        hall.unattended.clear()
        await hall.open_unattended()
        await server.terminate()
        await server.start()
        outcome.took(*await hall.moves_again(), LONGEST_STILL_S, len(hall.unattended))
        outcome.tally = await hall.judge()
        await look_for_orphans(thinkers, outcome)
    outcome.notes.append(f"ended {slowest_s:.1f} s after SIGTERM at the latest")
    return outcome
