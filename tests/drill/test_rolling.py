"""Three processes, replaced one after the other."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.drill.short import drill


@pytest.mark.alone
async def test_a_rolling_restart_breaks_no_game(tmp_path: Path) -> None:
    await drill("rolling", tmp_path)
