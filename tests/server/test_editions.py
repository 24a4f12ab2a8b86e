"""Editions of players' own at the server: a line in the journal, a short name, faults with their file."""

from __future__ import annotations

import json

import pytest

from pomezi import GAMES
from pomezi.core.errors import EditionError
from pomezi.games import HOUSE
from pomezi.server.editions import UNNAMED, checked_text, name_of, title_of
from tests.editions import example, swapped


@pytest.mark.parametrize("key", [game.key for game in HOUSE])
def test_an_edition_is_kept_on_one_line_whatever_its_file_looked_like(key: str) -> None:
    kept = checked_text(GAMES[key], "\ufeff" + example(key), "own.json")
    assert "\n" not in kept
    assert json.loads(kept) == json.loads(example(key))
    assert checked_text(GAMES[key], kept, "") == kept


def test_on_the_wire_it_is_named_by_its_digest_and_called_as_it_calls_itself() -> None:
    kept = checked_text(GAMES["limes"], example("limes"), "own.json")
    assert name_of(kept).startswith("own-")
    assert len(name_of(kept)) < 40
    assert title_of(kept)
    assert name_of("pomezi") == "pomezi"
    assert title_of("pomezi") == {}


@pytest.mark.parametrize(("file", "told"), [("moje.json", "moje.json"), ("", UNNAMED), ("\x07", UNNAMED)])
def test_what_is_wrong_is_told_with_the_file_and_the_game(file: str, told: str) -> None:
    text = swapped("limes", '"workers": 5', '"workers": -5')
    with pytest.raises(EditionError) as refused:
        checked_text(GAMES["limes"], text, file)
    facts = refused.value.refusal.facts
    assert (facts["edition"], facts["game"], facts["line"]) == (told, "limes", 4)
