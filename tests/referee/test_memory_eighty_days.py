"""80 Days: what a seat imagines is possible, given all that it was told."""

from __future__ import annotations

import pytest

from tests.referee.memory_eighty_days import sample_many


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_whatever_a_seat_imagines_fits_all_that_it_was_told(seed: str) -> None:
    samples, games = sample_many(120, seed)
    assert samples >= 120
    assert games > 1
