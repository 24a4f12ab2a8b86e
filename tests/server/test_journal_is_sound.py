"""Nothing illegal is ever written: what does not apply to the true position is refused at the door."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pomezi.server import acting, seen, wire
from pomezi.server import entries as e
from pomezi.server.asking import Asker, Refuse
from pomezi.server.store import Line
from pomezi.server.tables import Table
from tests.server import sprint


@pytest.fixture(autouse=True)
def race_game() -> Iterator[None]:
    sprint.install()
    yield
    sprint.remove()


def racing() -> Table:
    """Two at a race of two rounds; seat 1 has placed, and waits for seat 0."""
    options = {"correspondence": False, "rounds": 2}
    table = Table(e.Head("t", "sprint", "usual", options, 2, "anna", "secret", 0))
    write(table, e.Sat(0, "anna", "Anna"), e.Sat(1, "bob", "Bob"), e.Started("1", ["", ""], 1))
    write(table, e.Played(0, "ready"), e.Played(1, "ready"))
    write(table, e.Pressed(1, "place 1", 500, 500, 500, 0, 500, 600))
    write(table, e.Played(1, "place 1", 500, table.seq))
    return table


def write(table: Table, *entries: e.AnyEntry) -> None:
    for entry in entries:
        table.fold(Line(table.seq + 1, entry))


def test_what_comes_after_a_race_is_refused_until_it_is_over() -> None:
    table = racing()
    anna = Asker("anna", 0, at=900.0)
    write(table, *acting.play(table, anna, wire.Play(action="place 2", seq=table.seq)))
    told = wire.News(table.seq)
    seen.tell_position(table, table.playing(), 0, told)
    assert (told.pace, told.legal) == ("race", [])
    with pytest.raises(Refuse) as refused:
        acting.play(table, anna, wire.Play(action="ready", seq=table.seq))
    assert refused.value.refusal.code == "not-your-turn"


def test_the_door_refuses_what_the_true_position_would_not_take() -> None:
    table = racing()
    with pytest.raises(Refuse):
        acting.check(table, [e.Played(0, "ready")])
    with pytest.raises(Refuse):
        acting.check(table, [e.Played(0, "place 1"), e.Played(0, "place 2")])
    acting.check(table, [e.Played(0, "place 1"), e.Played(0, "ready"), e.Played(1, "ready")])
