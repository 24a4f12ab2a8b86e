"""Journals that cannot be read."""

from __future__ import annotations

from pathlib import Path

from tests.drill.short import drill


async def test_damaged_tables_hurt_nobody_else(tmp_path: Path) -> None:
    await drill("damaged", tmp_path)
