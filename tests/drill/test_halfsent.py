"""Half-sent requests."""

from __future__ import annotations

from pathlib import Path

from tests.drill.short import drill


async def test_half_sent_requests_are_let_go_and_others_are_served(tmp_path: Path) -> None:
    await drill("halfsent", tmp_path)
