"""PostgreSQL restarts under load."""

from __future__ import annotations

from pathlib import Path

from tests.drill.short import drill


async def test_every_table_moves_again_when_postgresql_is_back(tmp_path: Path) -> None:
    await drill("postgres", tmp_path)
