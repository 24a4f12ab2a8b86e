"""What is told of a tournament: live, and sealed until my own table is over."""

from __future__ import annotations

from tests.server.tournaments.hall import Hall


async def test_a_running_round_is_told_to_whoever_has_finished_it(hall: Hall) -> None:
    made = await hall.open(6, rounds=2)
    await hall.begin(made)
    lives = await hall.tables(made)
    for live in lives[:2]:
        await hall.play(live)
    await hall.director.tend()
    names = [[chair.name for chair in live.table.chairs] for live in lives]
    done = await hall.told(made, names[0][0])
    [round] = done.told
    assert (round.sealed, round.ended, round.over) == (False, 2, False)
    assert [play.table != "" for play in round.plays] == [True, True, False]
    assert [play.seats[0].score is not None for play in round.plays] == [True, True, False]
    assert {play.seats[0].top for play in round.plays[:2]} == {2}
    assert sum(standing.played for standing in done.ranking) == 4
    for who in (names[2][0], "Cyril", ""):
        waits = await hall.told(made, who)
        [round] = waits.told
        assert (round.sealed, round.ended) == (True, 2)
        assert {seat.score for play in round.plays for seat in play.seats} == {None}
        assert [play.table != "" for play in round.plays] == [False, False, who == names[2][0]]
        assert sum(standing.played for standing in waits.ranking) == 0
    await hall.play_round(made)
    told = await hall.told(made, "")
    assert all(play.table for play in told.told[0].plays)
    assert sum(standing.played for standing in told.ranking) == 6


async def test_everybody_is_told_their_own_table_and_who_they_are(hall: Hall) -> None:
    made = await hall.open(4)
    told = await hall.told(made, "P1")
    assert (told.mine, told.table, told.organiser, told.status) == (1, "", False, "open")
    await hall.begin(made)
    told = await hall.told(made, "P1")
    known = await hall.director.find(made.id)
    assert told.table == known.rounds[0].play_of(1).id  # type: ignore[union-attr]
    assert (await hall.told(made, "Cyril")).mine is None
    assert (await hall.told(made, "Anna")).organiser
    assert (told.unit, told.better) == ("points", 1)
