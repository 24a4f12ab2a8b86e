"""Other ways on from a finished game: other moves and their worth; a table laid from its middle."""

from __future__ import annotations

import pytest

from pomezi import PomeziError
from pomezi.core.record import Record
from pomezi.games import HOUSE
from pomezi.lab.match import Terms, play_record
from pomezi.server import forms, records, whatif
from pomezi.server import journal as j
from pomezi.server.commands.undo import can_undo, last_turn
from pomezi.server.readers import Live
from pomezi.server.reviewing import what_if as worth_of
from pomezi.server.table import PLAYING, Table
from pomezi.server.thinking import job_for, position
from tests.server.rooms import Rooms

GAMES = [game.key for game in HOUSE]


class Workers:
    async def review(self, work: object) -> None:
        raise AssertionError

    async def what_if(self, job: object) -> object:
        return worth_of(job)  # type: ignore[arg-type]


def record_of(game: str) -> Record:
    return play_record(Terms(game, 2).checked(), ["traveller", "guide"], 1)


def table_of(record: Record) -> Table:
    table = Table(records.head_of(record, "t", 1))
    for seq, entry in enumerate(records.entries_of(record), 1):
        table.fold(j.Line(seq, entry, at=seq))
    return table


async def suppose(table: Table, step: int, *moves: tuple[int, str]) -> forms.Supposed:
    asked = forms.WhatIf(step, [forms.Move(seat, action) for seat, action in moves])
    return await whatif.what_if(table, asked, Workers())  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES)
async def test_other_moves_lead_to_other_positions_with_their_worth(game: str) -> None:
    record = record_of(game)
    table, step = table_of(record), len(record.entries) // 2
    before = await suppose(table, step)
    assert before.view == record.replay(step).view(before.seat)
    assert before.chance == []
    seat, action = before.seat, before.legal[-1]
    after = await suppose(table, step, (seat, action))
    state = record.replay(step)
    state.apply(seat, state.read(action))
    assert after.view == state.view(after.seat)
    assert sum(after.chance) == pytest.approx(1.0)
    assert after.error > 0


async def test_what_the_rules_refuse_is_refused() -> None:
    table = table_of(record_of("ticket_to_ride"))
    told = await suppose(table, 30)
    for moves, code in (
        ([(1 - told.seat, told.legal[0])], "not-your-turn"),
        ([(7, told.legal[0])], "no-such-seat"),
        ([(told.seat, "dance")], "unknown-verb"),
    ):
        with pytest.raises(PomeziError) as refused:
            await suppose(table, 30, *moves)
        assert refused.value.refusal.code == code
    with pytest.raises(PomeziError) as refused:
        await suppose(table, 9999)
    assert refused.value.refusal.code == "no-such-step"


async def lay(rooms: Rooms, table: Table, step: int, luck: str, seat: int = 0) -> Live:
    asked = forms.Again(step, seat, luck)  # type: ignore[arg-type]
    return await whatif.lay(rooms.host, table, "anna", "Anna", asked)


@pytest.mark.parametrize("game", GAMES)
async def test_with_the_same_luck_the_same_moves_end_as_they_ended(game: str) -> None:
    record, rooms = record_of(game), Rooms()
    table, step = table_of(record), len(record.entries) // 2
    again = (await lay(rooms, table, step, "same")).table
    assert again.status == PLAYING
    assert again.playing().dump() == record.replay(step).dump()
    state = again.playing().clone()
    for entry in record.entries[step:]:
        state.apply(entry.seat, state.read(entry.notation))
    assert state.scores() == record.verify().scores()


@pytest.mark.parametrize("game", GAMES)
async def test_with_other_luck_everybody_knows_what_they_knew(game: str) -> None:
    record, rooms = record_of(game), Rooms()
    table, step = table_of(record), len(record.entries) // 2
    again = (await lay(rooms, table, step, "other")).table
    assert again.playing().dump() != record.replay(step).dump()
    for seat in range(2):
        assert again.playing().view(seat) == record.replay(step).view(seat)
    assert position(job_for(again, 0, "guide")).dump() == again.playing().dump(), "bots play the same game"
    assert again.record is not None
    body = Record.parse(again.record.body())
    assert body.replay().dump() == again.playing().dump(), "and so does its record"


async def test_such_a_table_is_marked_and_counts_for_nobody() -> None:
    rooms, table = Rooms(), table_of(record_of("bez_hranic"))
    live = await lay(rooms, table, 40, "other", seat=1)
    head = live.table.head
    assert (head.source, head.rated, head.ranked, head.secret) == ("t", False, False, "")
    assert [chair.person for chair in live.table.chairs] == ["", "anna"]
    assert live.table.chairs[0].bot == "traveller"


async def test_of_a_days_deal_it_stays_one() -> None:
    """Whoever may still play the deal sees no table of it, wherever that begins."""
    record = record_of("limes")
    table = table_of(record)
    table.head.daily = "2026-11-18"
    assert (await lay(Rooms(), table, 3, "same")).table.head.daily == "2026-11-18"


async def test_it_is_laid_within_the_game_and_for_a_seat_of_it() -> None:
    table = table_of(record_of("bez_hranic"))
    for step, seat, code in ((len(table.turns), 0, "no-such-step"), (3, 5, "no-such-seat")):
        with pytest.raises(PomeziError) as refused:
            await lay(Rooms(), table, step, "same", seat)
        assert refused.value.refusal.code == code


async def test_nothing_is_undone_that_was_played_at_the_other_table() -> None:
    record = record_of("ticket_to_ride")
    table = table_of(record)
    step = next(
        n for n in range(20, 90) if record.entries[n].seat == record.entries[n - 1].seat
    )  # the second card of a turn
    live = await lay(Rooms(), table, step, "other", seat=record.entries[step].seat)
    seat = record.entries[step].seat
    assert last_turn(live.table, seat) is None
    assert not can_undo(live.table, seat)
