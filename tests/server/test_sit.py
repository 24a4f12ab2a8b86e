"""A program of one's own at a table."""

from __future__ import annotations

import asyncio
import sys

from tests.server.conftest import Arrive

BOT = """
class Last:
    def choose(self, view, legal):
        return legal[-1]
"""


async def test_a_bot_of_ones_own_plays_a_seat(arrive: Arrive, url: str, tmp_path: object) -> None:
    (tmp_path / "mine.py").write_text(BOT)  # type: ignore[operator]
    anna = await arrive("Anna")
    table = await anna.open_table(["me", "open"])
    words = [f"{url}/api/tables/{table}", "--bot", "mine:Last", "--name", "Mine"]
    program = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "pomezi.server.sit",
        *words,
        cwd=str(tmp_path),
        stdout=asyncio.subprocess.DEVNULL,
    )
    a = await anna.sit_at(table)
    while not a.info or a.info["seats"][1]["kind"] != "person":
        await a.read()
    await a.ask("start")
    await a.play((await a.until_legal())[0])
    while a.latest["view"]["phase"] == "choose":
        await a.read()
    await a.ask("end")
    assert await asyncio.wait_for(program.wait(), 30) == 0
