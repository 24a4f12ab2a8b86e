"""What a tournament may be asked for over HTTP."""

from __future__ import annotations

import msgspec
import pytest

from pomezi.server.tournaments import forms

LEAST = {"game": "limes", "seats": 2, "rounds": 3, "limit_s": 60}


def test_game_seats_rounds_and_a_limit_are_enough() -> None:
    asked = msgspec.convert(LEAST, forms.NewTournament)
    assert (asked.rated, asked.keep, asked.accounts, asked.plays, asked.bots) == (
        False,
        False,
        False,
        True,
        0,
    )


@pytest.mark.parametrize(
    "wrong",
    [{"limit_s": 0}, {"limit_s": 4}, {"rounds": 0}, {"rounds": 13}, {"bots": 17}, {"seats": 0}, {"more": 1}],
)
def test_a_round_that_might_not_end_is_no_form(wrong: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**LEAST, **wrong}, forms.NewTournament)


@pytest.mark.parametrize("do", ["join", "quit", "finish"])
def test_a_wish_is_known_by_its_word(do: str) -> None:
    asked = msgspec.convert({"do": do}, forms.AnyAsked)
    assert type(asked).__name__.lower() == do
