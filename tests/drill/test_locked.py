"""The database is locked for a while."""

from __future__ import annotations

from pathlib import Path

from tests.drill.short import drill


async def test_every_table_moves_again_after_the_lock_is_gone(tmp_path: Path) -> None:
    await drill("locked", tmp_path, hold_s=11.0)
