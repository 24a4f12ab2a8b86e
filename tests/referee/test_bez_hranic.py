"""Games of Bez hranic beside a model made from the ledger; more by `python -m tests.referee.bez_hranic`."""

from __future__ import annotations

from typing import Any

import pytest

from pomezi import Setup, seeded
from tests.referee.bez_hranic import geography, herd, match, matches
from tests.referee.side_by_side import play


def test_the_model_agrees_with_the_engine() -> None:
    """Every seat count, both maps, options and rules at random, full purses and empty ones."""
    rng = seeded("1")
    endless = matches(rng)
    for _ in range(20):
        assert play(next(endless), rng) > 0


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("options", [{}, {"two_colours": True}, {"correspondence": True}], ids=str)
def test_the_model_agrees_on_every_option(options: dict[str, bool], rules: int) -> None:
    rng = seeded("3")
    setup = Setup(3, "3", "europe", options, rules=rules)
    assert play(match(setup, rng, ("", "guide")), rng) > 50


def test_the_model_agrees_on_a_final_worth_less_than_nothing() -> None:
    """Six in two stacks, and a journey of seven crossings with no neighbours: 70 less up to 100."""
    rng = seeded("4")
    final = ["no", "gb", "cz", "pl", "sk", "hu", "at", "es", "de"]
    for seed in range(1, 9):
        label, state, model, _ = match(Setup(6, f"{seed:x}", "europe", stacked={"final": final}), rng)
        play((label, state, model, [herd] * 6), rng)
        view: Any = state.view(-1)
        bills = view["evaluation"]["bills"]
        if any(sum(bill["charges"].values()) < 0 for bill in bills):
            return
    raise AssertionError("nobody got less than nothing")


def test_the_model_knows_the_examples() -> None:
    """The model itself must be right, too."""
    europe = geography("europe")
    assert europe.journey(["fr"], ["gr"]) == 3
    assert europe.journey(["pl"], ["fi"]) == 3  # not by Kaliningrad
    assert europe.journey(["it"], ["mc", "es"]) == 4
    assert europe.journey(["pl"], ["ru", "fi"]) == 3
    assert europe.touch("pl", "ru")
    assert not europe.touch("hr", "it")
