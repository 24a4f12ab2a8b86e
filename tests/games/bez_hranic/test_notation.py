"""Actions as text."""

from __future__ import annotations

import pytest

from pomezi import NotationError
from tests.games.bez_hranic.build import at_round, new

SEVEN = ["hu", "gr", "gb", "es", "pt", "no", "va"]


@pytest.mark.parametrize("text", ["ready", "deal", "reveal", "open", "place 40", "place hu", "place va"])
def test_text_goes_round(text: str) -> None:
    state = new()
    assert state.write(state.read(text)) == text


@pytest.mark.parametrize("text", ["place red 40", "place white va"])
def test_with_two_colours_a_placement_names_its_colour(text: str) -> None:
    state = new(2, two_colours=True)
    assert state.write(state.read(text)) == text


@pytest.mark.parametrize(
    ("text", "code", "position"),
    [
        ("fly hu", "unknown-verb", 0),
        ("place", "missing-word", 5),
        ("place narnia", "unknown-place", 6),
        ("place red hu", "unknown-place", 6),
        ("place hu gr", "too-many-words", 9),
        ("ready now", "too-many-words", 6),
    ],
)
def test_nonsense_says_where_reading_failed(text: str, code: str, position: int) -> None:
    with pytest.raises(NotationError) as caught:
        new().read(text)
    assert (caught.value.refusal.code, caught.value.position) == (code, position)


@pytest.mark.parametrize(
    ("text", "code"),
    [("place hu", "unknown-colour"), ("place orange hu", "unknown-colour"), ("place red", "missing-word")],
)
def test_with_two_colours_a_missing_colour_is_named(text: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        new(2, two_colours=True).read(text)
    assert caught.value.refusal.code == code


def test_an_action_of_the_other_kind_of_game_is_refused() -> None:
    one = at_round(1, SEVEN, ["fr"], seats=2)
    two = at_round(1, SEVEN, ["fr"], seats=2, two_colours=True)
    for state, action in ((one, two.read("place red hu")), (two, one.read("place hu"))):
        refusal = state.refusal(0, action)
        assert refusal is not None
        assert refusal.code == "no-such-action"
