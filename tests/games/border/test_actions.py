"""Notation, and what cannot be read."""

from __future__ import annotations

import pytest

from pomezi import NotationError
from pomezi.text import LANGUAGES, Texts
from tests.games.border.build import FIVE, act, new


def test_dice_may_be_named_in_any_order_and_are_written_in_theirs() -> None:
    state = new()
    assert state.write(state.read("roll 5,1,3")) == "roll 1,3,5"


@pytest.mark.parametrize(
    ("text", "code", "position"),
    [
        ("move c1", "unknown-verb", 0),
        ("roll", "missing-word", 4),
        ("roll 1,7", "unknown-die", 7),
        ("roll 2,2", "die-twice", 7),
        ("roll 1 2", "too-many-words", 7),
        ("complete", "missing-word", 8),
        ("complete a25", "unknown-area", 9),
        ("complete a1 a2", "too-many-words", 12),
        ("cross", "missing-word", 5),
        ("cross c86 red", "unknown-cell", 6),
        ("cross c1", "missing-word", 8),
        ("cross c1 pink", "unknown-colour", 9),
        ("cross c1 red now", "too-many-words", 13),
        ("keep it", "too-many-words", 5),
        ("done.", "unknown-verb", 0),
    ],
)
def test_a_text_that_is_no_action_is_refused_where_reading_failed(
    text: str, code: str, position: int
) -> None:
    with pytest.raises(NotationError) as caught:
        new().read(text)
    assert caught.value.refusal.code == code
    assert caught.value.position == position
    for lang in LANGUAGES:
        assert Texts(lang, "border").error(caught.value)


@pytest.mark.parametrize(
    ("text", "next_word"), [("roll", "1,3,5"), ("complete", "a1"), ("cross", "c0"), ("cross c1", "grey")]
)
def test_half_an_action_is_told_what_is_missing(text: str, next_word: str) -> None:
    """No empty quotation marks: what there is, and what may follow."""
    with pytest.raises(NotationError) as caught:
        new().read(text)
    for lang in LANGUAGES:
        sentence = Texts(lang, "border").error(caught.value)
        assert f"{text}“" in sentence or f"“{text}”" in sentence
        assert next_word in sentence


def test_every_refusal_has_its_sentence() -> None:
    """All actions of all kinds, asked at every phase, in both languages."""
    texts = [Texts(lang, "border") for lang in LANGUAGES]
    state = new(2, dice=("yellow", "yellow", "grey", "grey", "grey"))
    met = set()
    steps = [(0, FIVE), (0, "keep"), (0, "complete a1"), (0, "done"), (1, "cross c1 yellow")]
    for seat, step in [*steps, (1, "cross c2 yellow"), (1, "cross c3 grey"), (1, "done")]:
        for actor in (0, 1):
            for action in range(-1, 2048):
                refusal = state.refusal(actor, action)
                if refusal is not None and refusal.code not in met:
                    met.add(refusal.code)
                    for text in texts:
                        assert text.refusal(refusal)
        act(state, seat, step)
    assert met == {
        "no-such-action",
        "not-your-turn",
        "roll-all-first",
        "keep-first",
        "rolling-over",
        "whole-areas-only",
        "other-board",
        "area-is-complete",
        "too-few-dice",
        "cell-by-cell",
        "cell-is-crossed",
        "wrong-colour",
        "no-such-die",
        "no-dice-left",
        "not-touching",
    }
