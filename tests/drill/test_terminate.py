"""SIGTERM under load."""

from __future__ import annotations

from pathlib import Path

from tests.drill.short import drill


async def test_nothing_acknowledged_is_lost_when_the_server_is_asked_to_end(tmp_path: Path) -> None:
    await drill("terminate", tmp_path)
