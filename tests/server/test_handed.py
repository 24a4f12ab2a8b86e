"""Deals of a day that were played without a network: handed in once, and without a rank."""

from __future__ import annotations

import pytest

from pomezi.server import forms, wire
from pomezi.server.commands.asking import Refuse
from pomezi.server.mine import Mine, Wanted
from tests.server.rooms import Rooms
from tests.server.test_daily import TODAY, YESTERDAY, Days, days

__all__ = ["days"]  # the fixture


async def offline_record(which: int = 0, day: str = TODAY) -> str:
    """Today's Limes as somebody plays it without a server."""
    rooms = Rooms()
    live = await rooms.host.create("me", forms.NewTable(game="limes", seats=["me"], name="Eva", daily=day))
    reader = await rooms.come(live, "me")
    await rooms.do(live, reader, wire.Start())
    while live.table.is_running():
        state = live.table.playing()
        legal = state.legal_actions(0)
        await rooms.act(live, reader, state.write(legal[which % len(legal)]))
    assert live.table.record is not None
    return live.table.record.text()


async def test_a_deal_played_offline_is_kept_once_without_a_rank(days: Days) -> None:
    form = forms.HandIn(TODAY, await offline_record())
    live = await days.dailies.take("eva", form)
    assert (await days.dailies.take("eva", form)).table.id == live.table.id
    assert (live.table.status, live.table.head.offline, live.table.head.ranked) == ("over", True, False)
    assert live.table.record is not None
    assert live.table.record.text() == form.record
    told = await days.told("eva")
    assert (told.state, told.table, told.rank, told.players) == ("over", live.table.id, 0, 0)
    games = (await Mine(days.results.store).games("eva", Wanted())).games
    assert [game.table for game in games] == [live.table.id]


async def test_whoever_has_played_it_offline_knows_the_deal_and_has_no_ranked_try_left(days: Days) -> None:
    await days.dailies.take("eva", forms.HandIn(TODAY, await offline_record()))
    assert not (await days.lay("eva")).table.head.ranked


async def test_a_ranked_try_stays_what_it_was_when_another_game_of_it_is_handed_in(days: Days) -> None:
    ranked = await days.play("eva", 3)
    await days.dailies.take("eva", forms.HandIn(TODAY, await offline_record()))
    told = await days.told("eva")
    assert (told.table, told.rank) == (ranked.table.id, 1)


@pytest.mark.parametrize("change", ["another day", "another bot", "unfinished", "edited"])
async def test_what_is_not_of_that_day_is_not_taken(days: Days, change: str) -> None:
    record, day = await offline_record(), TODAY
    if change == "another day":
        day = YESTERDAY
    if change == "another bot":
        record = record.replace('["Eva"]', '["Eva", "tourist"]')
    if change == "unfinished":
        record = record[: record.index("end ")]
    if change == "edited":
        record = record.replace("scores ", "scores 9")
    with pytest.raises(Refuse):
        await days.dailies.take("eva", forms.HandIn(day, record))
    assert (await days.told("eva")).state == "new"
