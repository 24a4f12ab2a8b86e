"""Reading a notation: every complaint names the word where reading failed."""

from __future__ import annotations

import pytest

from pomezi import NotationError
from pomezi.core.notation import Notation

COLOURS = ("red", "blue")


def position_of(caught: pytest.ExceptionInfo[NotationError]) -> tuple[str, int]:
    return caught.value.refusal.code, caught.value.position


def test_a_known_word_is_its_number() -> None:
    assert Notation("paint blue").choice(1, COLOURS, "unknown-colour") == 1


@pytest.mark.parametrize(
    ("text", "code", "position"),
    [
        ("paint", "missing-word", 5),
        ("paint ", "missing-word", 6),
        ("paint green", "unknown-colour", 6),
    ],
)
def test_a_word_that_is_missing_or_unknown_is_named_with_its_place(
    text: str, code: str, position: int
) -> None:
    with pytest.raises(NotationError) as caught:
        Notation(text).choice(1, COLOURS, "unknown-colour")
    assert position_of(caught) == (code, position)
    assert caught.value.refusal.facts["expected"] == "red, blue"


def test_a_long_list_may_be_told_by_an_example() -> None:
    with pytest.raises(NotationError) as caught:
        Notation("paint green").choice(1, COLOURS, "unknown-colour", "red")
    assert caught.value.refusal.facts["expected"] == "red"


def test_a_word_too_many_is_named_with_what_would_have_been_enough() -> None:
    with pytest.raises(NotationError) as caught:
        Notation("paint red twice").expect_length(2)
    assert position_of(caught) == ("too-many-words", 10)
    assert caught.value.refusal.facts["expected"] == "paint red"
