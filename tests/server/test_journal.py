"""What a table remembers can be written and read back, and what cannot be read says so."""

from __future__ import annotations

from typing import get_args

import pytest

from pomezi.server import journal as j
from pomezi.server.table import FOLDS

ENTRIES: list[j.AnyEntry] = [
    j.Sat(0, "p", "Anna", "kapr"),
    j.Left(1),
    j.Removed(1, "q"),
    j.Muted(None, True),
    j.BotSat(1, "random"),
    j.Kept(1, "q", "Bob"),
    j.Said(None, "Cyril", "Ahoj"),
    j.Started("5", ["a", "b"], 1),
    j.Laid("6"),
    j.Played(0, "draw deck", 12, 3),
    j.Pressed(0, "place gr", 400, 380, 420, 40, 1_700_000_000_000, 0),
    j.Dropped(0, 8),
    j.Undone(0, 7),
    j.TakebackAsked(0),
    j.TakebackAnswered(1, agree=True),
    j.Resigned(1),
    j.Paused(on=True),
    j.TookOver(1, "tourist"),
    j.HandedBack(1),
    j.Ended("host"),
    j.RematchMade("t2"),
]


def test_every_kind_of_entry_comes_back_as_it_was() -> None:
    assert {type(entry) for entry in ENTRIES} == set(get_args(j.AnyEntry)) == set(FOLDS)
    for entry in ENTRIES:
        assert j.read_entry(j.write_entry(entry)) == entry
    assert len({j.kind_of(entry) for entry in ENTRIES}) == len(ENTRIES)


def test_a_head_of_an_older_house_is_read_with_what_was_usual_then() -> None:
    head = j.Head("t", "limes", "first", {}, 2, "p", "s", 5, correspondence=True, grace_s=30)
    assert j.read_head(j.write_head(head)) == head
    old = '{"id":"t","game":"limes","edition":"first","options":{},"seats":2,'
    old += '"host":"p","secret":"s","made_at":5}'
    assert j.read_head(old) == j.Head("t", "limes", "first", {}, 2, "p", "s", 5)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"kind":"nonsense"}', '{"kind":"sat","seat":"0"}', "null"])
def test_what_is_no_entry_is_unreadable(text: str) -> None:
    with pytest.raises(j.Unreadable):
        j.read_entry(text)
    with pytest.raises(j.Unreadable):
        j.read_head(text)
