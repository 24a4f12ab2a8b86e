"""Malformed messages."""

from __future__ import annotations

from pathlib import Path

from tests.drill.short import drill


async def test_malformed_messages_are_refused_and_others_play_on(tmp_path: Path) -> None:
    await drill("malformed", tmp_path)
