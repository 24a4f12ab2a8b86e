"""80 Days beside its second opinion: a few games of every kind."""

from __future__ import annotations

import pytest

from tests.referee.eighty_days_match import play_one


@pytest.mark.parametrize("number", range(30))
def test_the_engine_and_the_model_play_the_same_game(number: int) -> None:
    assert play_one(number, "80") > 0
