"""Tournaments on the disk: a step is written once, and lists know what the journal says."""

from __future__ import annotations

import pytest

from pomezi.server.journal import Conflict
from pomezi.server.tournaments import forms
from pomezi.server.tournaments import journal as tj
from pomezi.server.tournaments.book import Book
from tests.server.tournaments.hall import Hall, person


async def test_of_two_who_write_the_same_step_one_is_told(hall: Hall) -> None:
    made = await hall.open(2)
    book = hall.director.book
    with pytest.raises(Conflict):
        await book.append(made, [tj.Line(2, tj.Joined("cyril", "Cyril"), 5)])
    names = [line.entry.name for line in await book.read_lines(made.id) if isinstance(line.entry, tj.Joined)]
    assert names == ["Anna", "P1"]
    assert await book.of("cyril") == []


async def test_lists_name_whoever_organises_or_plays_the_newest_first(hall: Hall) -> None:
    first = await hall.open(2)
    await hall.rooms.clock.pass_ms(1000)
    second = await hall.open(1, plays=False)
    await hall.do(second, "P1", forms.Join())
    assert await hall.director.book.of("anna") == [second.id, first.id]
    assert await hall.director.book.of("p1") == [second.id, first.id]
    assert await hall.director.book.of("cyril") == []
    await hall.do(first, "P1", forms.Quit())
    await hall.do(first, "P1", forms.Join())
    assert len(await hall.director.book.of("p1")) == 2


async def test_whoever_goes_leaves_more_tournaments_than_a_list_shows(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = [await hall.open(2) for _ in range(3)]
    monkeypatch.setattr(Book.of, "__defaults__", (2,))
    assert len(await hall.director.book.of("p1")) == 2
    await hall.director.forget(person("P1"), "?")
    for each in made:
        entrant = (await hall.director.find(each.id)).entrants[1]
        assert (entrant.name, entrant.presence) == ("?", "out")


async def test_tables_tell_their_status(hall: Hall) -> None:
    book = Book(hall.store)
    assert await book.statuses(["nowhere"]) == {}
    assert await book.read_head("nowhere") is None
