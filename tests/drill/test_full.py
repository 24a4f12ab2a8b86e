"""The disk is full for a while."""

from __future__ import annotations

from pathlib import Path

from tests.drill.short import drill


async def test_every_table_moves_again_when_there_is_room(tmp_path: Path) -> None:
    await drill("full", tmp_path)
