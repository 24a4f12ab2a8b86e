"""The processes in which bots think are killed."""

from __future__ import annotations

import asyncio
import os
import signal
import time

from tools.drill.hall import LONGEST_STILL_S, Hall
from tools.drill.outcome import Form, Outcome
from tools.drill.outside import until_moved
from tools.drill.process import Server

FIRST_S = 30.0  # until the first thought


async def kill_thinkers(form: Form) -> Outcome:
    """Twice in a row; every bot goes on."""
    outcome = Outcome("thinking processes killed twice")
    async with Server(form.folder) as server:
        hall = Hall(server)
        await hall.arrive()
        await hall.fill()
        await until_moved(server.database, hall.unattended, FIRST_S)
        for _ in range(2):
            await kill_all(server)
            outcome.took(*await hall.moves_again(), LONGEST_STILL_S, len(hall.unattended))
        outcome.tally = await hall.judge()
    return outcome


async def kill_all(server: Server) -> None:
    deadline = time.monotonic() + FIRST_S
    while not (thinkers := server.thinkers()):
        if time.monotonic() > deadline:
            raise RuntimeError("no process thinks")
        await asyncio.sleep(0.05)
    for pid in thinkers:
        os.kill(pid, signal.SIGKILL)
