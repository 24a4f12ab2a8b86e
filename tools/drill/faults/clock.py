"""The clock on the wall jumps while a limit runs and bots play."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from tools.drill.hall import LONGEST_STILL_S, Hall
from tools.drill.outcome import Form, Missing, Outcome, within
from tools.drill.outside import standings, until_moved
from tools.drill.people import Person
from tools.drill.process import Server

LIBRARIES = ("/usr/lib/*/faketime/libfaketimeMT.so.1", "/usr/lib/faketime/libfaketimeMT.so.1")
LIMIT_S = 4
EARLY_S = 0.4  # our own way of measuring
LATE_S = 5.0
JUMPS = ("+8h", "-1h")  # a laptop that slept; a clock that was set back


def library() -> str:
    found = [str(path) for pattern in LIBRARIES for path in Path("/").glob(pattern[1:])]
    if not found:
        raise Missing("libfaketime is not installed here")
    return found[0]


class Wall:
    """The server's clock on the wall. What counts seconds (the monotonic clock) is left alone, as a
    laptop that slept or a clock that was set would leave it."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "faketime"
        self.set("+0s")

    def set(self, offset: str) -> None:
        new = self.file.with_suffix(".new")
        new.write_text(offset + "\n")
        new.rename(self.file)

    def env(self) -> dict[str, str]:
        return {
            "LD_PRELOAD": library(),
            "FAKETIME_TIMESTAMP_FILE": str(self.file),
            "FAKETIME_CACHE_DURATION": "1",  # seconds until a jump is noticed
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "DONT_FAKE_MONOTONIC": "1",  # its older name
        }


async def jump(form: Form) -> Outcome:
    """Eight hours ahead at one server, an hour back at another."""
    outcome = Outcome(f"clock {', '.join(JUMPS)}, limit of {LIMIT_S} s")
    await asyncio.gather(*(jump_once(form.folder, offset, outcome) for offset in JUMPS))
    return outcome


async def jump_once(place: Path, offset: str, outcome: Outcome) -> None:
    """While a limit runs; and whatever begins after the jump has its own time too."""
    folder = place / offset
    folder.mkdir()
    wall = Wall(folder)
    async with Server(folder, env=wall.env()) as server:
        hall = Hall(server)
        await hall.arrive()
        await hall.open_unattended()
        limited = await hall.clock_table(LIMIT_S)
        hall.unattended.remove(limited)
        await until_moved(server.database, hall.unattended, 30)
        began = await act(hall.host, limited)
        wall.set(offset)
        await watch_limit(server, limited, began, outcome, f"{offset}, while it ran")
        outcome.took(*await hall.moves_again(), LONGEST_STILL_S, len(hall.unattended))
        began = await act(hall.host, limited)
        await watch_limit(server, limited, began, outcome, f"{offset}, afterwards")
        outcome.tally.add(await hall.judge())


async def watch_limit(server: Server, table: str, began: float | None, outcome: Outcome, when: str) -> None:
    """Nobody acts any more: the limit runs out in its own time."""
    before = (await standings(server.database))[table]
    if began is None:
        outcome.check(False, f"{when}: nobody could act")
        return
    while (await standings(server.database))[table] == before:
        late_s = LIMIT_S + within(LATE_S)
        if time.monotonic() - began > late_s:
            outcome.check(False, f"{when}: a limit of {LIMIT_S} s has not run out after {late_s} s")
            return
        await asyncio.sleep(0.05)
    took = time.monotonic() - began
    outcome.check(took >= LIMIT_S - EARLY_S, f"{when}: a limit of {LIMIT_S} s ran out after {took:.1f} s")


async def act(host: Person, table: str) -> float | None:
    """Plays for the host as soon as it is the host's turn; the moment before, or None if it never was.

    A limit may have to run out for the other one first.
    """
    deadline = time.monotonic() + LIMIT_S + within(LATE_S)
    while time.monotonic() < deadline:
        news = (await host.ask("GET", f"/api/tables/{table}?seat=0")).json()
        if news.get("legal"):
            command = {"do": "play", "seq": news["seq"], "action": news["legal"][0]}
            before = time.monotonic()
            if (await host.ask("POST", f"/api/tables/{table}/commands?seat=0", command)).status == 200:
                return before
        await asyncio.sleep(0.1)
    return None
