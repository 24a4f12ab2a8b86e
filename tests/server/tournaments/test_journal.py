"""What a tournament remembers comes back from the disk as it was."""

from __future__ import annotations

import pytest

from pomezi.server.journal import Unreadable
from pomezi.server.tournaments import journal as tj

ENTRIES: list[tj.AnyEntry] = [
    tj.Joined("anna", "Anna"),
    tj.Left(0, barred=True),
    tj.Begun(1, ["a", "b"], [[0, -1], [1, 2]]),
    tj.TableOver(1, 0, [3, 4], [-3, -4], ["own", "gone"]),
    tj.RoundOver(1, [2]),
    tj.Ended("organiser"),
]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_an_entry_comes_back_as_it_was(entry: tj.AnyEntry) -> None:
    assert tj.read_entry(tj.write(entry)) == entry


def test_a_head_comes_back_as_it_was_and_knows_what_is_usual() -> None:
    head = tj.Head("t", "Tuesday", "anna", "limes", "first", {"x": 1}, 2, 3, 60, "guide", "s", 5, keep=True)
    assert tj.read_head(tj.write(head)) == head
    assert (head.rated, head.accounts, head.pause_s) == (False, False, 60)


@pytest.mark.parametrize("text", ["", "{}", '{"kind": "left"}', '{"kind": "unknown"}'])
def test_what_is_no_entry_cannot_be_read(text: str) -> None:
    with pytest.raises(Unreadable):
        tj.read_entry(text)
    with pytest.raises(Unreadable):
        tj.read_head(text)
