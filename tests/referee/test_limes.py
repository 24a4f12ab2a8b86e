"""Games of Limes beside a model written from the ledger; more by `python -m tests.referee.limes`."""

from __future__ import annotations

import pytest

from pomezi import Setup, seeded
from tests.referee.limes import Chart, Land, match, matches
from tests.referee.side_by_side import play


@pytest.mark.parametrize("seed", ["1", "2"])
def test_the_model_agrees_with_the_engine(seed: str) -> None:
    """Every seat count, options at random, printed cards and strange ones, chance and bots."""
    rng = seeded(seed)
    endless = matches(rng)
    for _ in range(6):
        assert play(next(endless), rng) > 0


@pytest.mark.parametrize("options", [{}, {"diagonal": True}, {"ferry": True}], ids=str)
def test_the_model_agrees_on_every_option(options: dict[str, bool]) -> None:
    rng = seeded("3")
    assert play(match(Setup(2, "3", options=options), rng, ("", "greedy")), rng) == 64


def test_the_model_knows_a_field_from_a_rock() -> None:
    """The model itself must be right, too: a field of three, a rock that sees two forests."""
    faces = {"1": ["field", "field", "rock", "forest"], "2": ["field", "water", "forest", "rock"]}
    land = Land({(3, 3): ("1", 0), (4, 3): ("2", 0)}, ((6, 6), (6, 7), (8, 6)))
    assert Chart(land, faces).points == [3, 2, 0]
