"""A crowd that seeks company, in short."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.drill.short import drill


@pytest.mark.alone
async def test_a_crowd_finds_company_and_no_table_is_stuck(tmp_path: Path) -> None:
    await drill("crowd", tmp_path, size=0.25, minutes=0.25)
