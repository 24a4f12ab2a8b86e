"""Games of The Border beside a model written from the ledger; more by `python -m tests.referee.border`."""

from __future__ import annotations

import pytest

from pomezi import GAMES, Setup, seeded
from tests.referee.border import Model, boards_of, match, matches
from tests.referee.side_by_side import play


@pytest.mark.parametrize("seed", ["1", "2"])
def test_the_model_agrees_with_the_engine(seed: str) -> None:
    """Every seat count, options at random, dice at random and fixed, made-up positions, chance and bots."""
    rng = seeded(seed)
    endless = matches(rng)
    for _ in range(9):
        assert play(next(endless), rng) > 0


@pytest.mark.parametrize("edition", GAMES["border"].editions)
def test_the_model_agrees_on_every_edition(edition: str) -> None:
    rng = seeded("4")
    assert play(match(Setup(4, "4", edition), rng, ("", "guide")), rng) > 100


def test_the_model_knows_when_an_area_is_complete() -> None:
    """The model itself must be right, too: two grey dice complete the area of two, not that of three."""
    setup = GAMES["border"].check(Setup(2, "1", "pomezi", {"boards": "abcd"}))
    model = Model(setup, boards_of("pomezi"), GAMES["border"].new(setup).dump())
    assert model.players[0].completable(["grey", "grey", "red", "blue", "green"]) == ["a1"]
    assert model.players[0].crossable(["green", "red", "orange"]) == {"c1", "c10", "c84"}
