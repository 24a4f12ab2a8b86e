"""The short form of a drill, for the test suite."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.drill.drills import run
from tools.drill.outcome import Form

SIZE = 0.1
PATIENCE = 8.0  # that all is well again is proved here; how soon, on a machine of its own, by `make drill`


async def drill(
    name: str, folder: Path, hold_s: float = 4.0, size: float = SIZE, kills: int = 2, minutes: float = 0.25
) -> None:
    """Skips with the reason where the machine lacks something; fails with everything that was found."""
    outcome = await run(
        name, Form(folder, kills=kills, size=size, hold_s=hold_s, patience=PATIENCE, minutes=minutes)
    )
    if outcome.missing:
        pytest.skip(outcome.missing)
    assert outcome.is_good(), f"{outcome.tried}: " + "; ".join(outcome.reasons())
