"""The shelf of a game's editions: read once, and not too many of players' own."""

from __future__ import annotations

import json
from pathlib import Path

from pomezi.core.edition import Sheet
from pomezi.core.shelf import MOST_OWN, Shelf

PACKAGE = "pomezi.games.limes"


def shelf() -> Shelf[Sheet]:
    return Shelf(PACKAGE, lambda sheet: sheet)


def own(number: int) -> str:
    return json.dumps({"key": f"own-{number}"})


def test_an_edition_is_read_once() -> None:
    editions = shelf()
    assert editions.load("pomezi") is editions.load("pomezi")
    assert editions.load(own(1)) is editions.load(own(1))


def test_a_file_is_read_anew_for_it_may_have_changed(tmp_path: Path) -> None:
    editions = shelf()
    path = tmp_path / "own.json"
    path.write_text(own(1))
    before = editions.load(str(path))
    path.write_text(own(2))
    assert (before.word("key"), editions.load(str(path)).word("key")) == ("own-1", "own-2")


def test_the_oldest_edition_of_a_player_makes_room_but_never_one_of_ours() -> None:
    editions = shelf()
    ours = editions.load("pomezi")
    first, second = editions.load(own(0)), editions.load(own(1))
    for number in range(2, MOST_OWN + 1):
        editions.load(own(number))
    assert editions.load("pomezi") is ours
    assert editions.load(own(1)) is second
    assert editions.load(own(0)) is not first
