"""A tournament as a whole: the same deals at every table, played, compared and ranked."""

from __future__ import annotations

from tests.server.tournaments import conftest
from tests.server.tournaments.hall import Hall

hall = conftest.hall


async def test_two_rounds_are_played_compared_and_ranked(hall: Hall) -> None:
    made = await hall.open(people=4, pause_s=0)
    for number in (1, 2):
        begun = await hall.begin(made, number)
        tables = await hall.tables(begun)
        assert len(tables) == 2
        assert len({live.table.record.setup.seed for live in tables if live.table.record}) == 1
        made = await hall.play_round(begun)
    told = await hall.told(made, "Anna")
    assert told.status == "over"
    assert sorted(standing.rank for standing in told.ranking)[0] == 1
    assert len(told.ranking) == len(told.entrants) == 4
    compared = [seat for play in told.told[0].plays for seat in play.seats]
    assert {seat.top for seat in compared} == {2}  # with the same seat of the one other table
    assert sum(seat.points for seat in compared) == 2 * 2
