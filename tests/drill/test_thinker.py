"""A thinking process is killed."""

from __future__ import annotations

from pathlib import Path

from tests.drill.short import drill


async def test_bots_go_on_after_their_processes_were_killed(tmp_path: Path) -> None:
    await drill("thinker", tmp_path)
