"""The order of a race."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.drill.short import drill


@pytest.mark.alone
async def test_true_reaction_times_decide_and_cheating_does_not_pay(tmp_path: Path) -> None:
    await drill("race", tmp_path)
