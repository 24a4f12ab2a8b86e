"""Hidden choices."""

from __future__ import annotations

from pathlib import Path

from tests.drill.short import drill


async def test_others_are_sent_the_same_whatever_was_chosen_in_secret(tmp_path: Path) -> None:
    await drill("rival", tmp_path)
