"""Three processes, one of them killed, paused or cut off."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.drill.short import drill


@pytest.mark.alone
async def test_tables_go_on_when_one_of_three_processes_is_gone(tmp_path: Path) -> None:
    await drill("owners", tmp_path, kills=3)
