"""The clock on the wall jumps."""

from __future__ import annotations

from pathlib import Path

from tests.drill.short import drill


async def test_bots_and_limits_keep_their_time_when_the_clock_jumps(tmp_path: Path) -> None:
    await drill("clock", tmp_path)
