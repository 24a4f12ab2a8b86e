"""A record that somebody brings along becomes the table it could come from."""

from __future__ import annotations

import pytest

from pomezi import GAMES, Record
from pomezi.server.commands.asking import Refuse
from pomezi.server.journal import Line
from pomezi.server.records import SOMEBODY, entries_of, head_of, id_of, read_record
from pomezi.server.table import ENDED, OVER, Table
from tests.pocket.random_games import random_record


def table_of(record: Record) -> Table:
    table = Table(head_of(record, "t", 0))
    for seq, entry in enumerate(entries_of(record), 1):
        table.fold(Line(seq, entry))
    return table


@pytest.mark.parametrize("game", list(GAMES))
def test_the_table_of_a_record_gives_the_record_back(game: str) -> None:
    text = random_record(game, 0)
    table = table_of(read_record(text))
    assert table.status == OVER
    assert table.record is not None
    assert table.record.text() == text


def test_a_record_that_breaks_off_is_a_game_that_was_ended() -> None:
    part = "\n".join(random_record("limes", 0).split("\n")[:12]) + "\n"
    table = table_of(read_record(part))
    assert table.status == ENDED
    assert table.record is not None
    assert table.record.body() == part


def test_bots_are_seated_as_bots_and_people_as_somebody() -> None:
    text = random_record("limes", 0)
    record = read_record(text)
    record.players = ("Eva", "guide")[: record.setup.seats]
    seated = table_of(record).chairs
    assert seated[0].person == SOMEBODY
    assert [chair.bot for chair in seated[1:]] == ["guide"] * (len(seated) - 1)
    mine = entries_of(record, first="eva")[0]
    assert getattr(mine, "person", "") == "eva"


def test_the_same_record_of_the_same_person_is_the_same_table() -> None:
    first, again = (read_record(random_record("limes", 0)) for _ in range(2))
    other = read_record(random_record("limes", 1))
    assert id_of(first, "x-", "eva") == id_of(again, "x-", "eva")
    assert len({id_of(first, "x-", "eva"), id_of(first, "x-", "bob"), id_of(other, "x-", "eva")}) == 3


@pytest.mark.parametrize(
    ("change", "code"), [(("end ", "end 1"), "no-record"), (("rules: 1", "rules: 99"), "newer-record")]
)
def test_what_cannot_be_played_is_refused(change: tuple[str, str], code: str) -> None:
    with pytest.raises(Refuse) as refused:
        read_record(random_record("limes", 0).replace(*change))
    assert refused.value.refusal.code == code
