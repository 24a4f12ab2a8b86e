"""Actions as text, and what is said about text that is none."""

from __future__ import annotations

import pytest

from pomezi import NotationError
from pomezi.text import LANGUAGES, Texts
from tests.games.limes.build import new_game


@pytest.mark.parametrize(
    "text", ["lay 3,3 r0", "lay 0,6 r270", "place z1", "place z4", "move w7 13,0", "pass"]
)
def test_notation_is_written_as_it_is_read(text: str) -> None:
    state = new_game()
    assert state.write(state.read(text)) == text


@pytest.mark.parametrize(
    ("text", "code", "position"),
    [
        ("leave", "unknown-verb", 0),
        ("lay", "missing-word", 3),
        ("lay ", "missing-word", 4),
        ("lay 7,0 r0", "bad-place", 4),
        ("lay 3;3 r0", "bad-place", 4),
        ("lay 03,3 r0", "bad-place", 4),
        ("lay 3,3", "missing-word", 7),
        ("lay 3,3 90", "bad-turn", 8),
        ("lay 3,3 r0 r0", "too-many-words", 11),
        ("place", "missing-word", 5),
        ("place z5", "bad-zone", 6),
        ("place z1 z2", "too-many-words", 9),
        ("move w8 3,3", "bad-worker", 5),
        ("move 1 3,3", "bad-worker", 5),
        ("move w1 14,0", "bad-place", 8),
        ("move", "missing-word", 4),
        ("move w1", "missing-word", 7),
        ("move w1 3,3 3,4", "too-many-words", 12),
        ("pass please", "too-many-words", 5),
    ],
)
def test_text_that_is_no_action_is_refused_with_its_place(text: str, code: str, position: int) -> None:
    with pytest.raises(NotationError) as caught:
        new_game().read(text)
    assert (caught.value.refusal.code, caught.value.position) == (code, position)
    for lang in LANGUAGES:
        assert Texts(lang, "limes").error(caught.value)


@pytest.mark.parametrize(("text", "next_word"), [("lay", "0,0"), ("lay 3,3", "r90"), ("move w1", "13,13")])
def test_half_an_action_is_told_what_is_missing(text: str, next_word: str) -> None:
    """No empty quotation marks: what there is, and what may follow."""
    with pytest.raises(NotationError) as caught:
        new_game().read(text)
    for lang in LANGUAGES:
        sentence = Texts(lang, "limes").error(caught.value)
        assert f"{text}“" in sentence or f"“{text}”" in sentence
        assert next_word in sentence
