"""Dead tables are archived, never deleted."""

from __future__ import annotations

import pytest

from pomezi.server import store
from pomezi.server.asking import Asker
from pomezi.server.forms import NewTable
from pomezi.server.house import House
from pomezi.server.keeper import Habits, Keeper
from pomezi.server.readers import Reader
from pomezi.server.store import Store
from pomezi.server.wire import Done, Pause, Play, Start

DAY_MS = 86_400_000


async def test_tables_nobody_touches_are_ended_and_kept(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(Store(database))
    await house.open()
    keeper = Keeper(house, Habits())
    seats = NewTable(game="ticket_to_ride", seats=["me", "me"])
    waiting, running, paused, watched = [await house.create("anna", seats) for _ in range(4)]
    for live in (running, paused):
        await house.do(live, Asker("anna", 0), Start())
    await house.do(paused, Asker("anna", 0), Pause())
    state = running.table.playing()
    action = state.write(state.legal_actions(0)[0])
    assert isinstance(await house.do(running, Asker("anna", 0), Play(action=action, seq=9)), Done)
    await house.enter(watched, Reader("", "", None))

    async def after(days: float) -> list[str]:
        monkeypatch.setattr("pomezi.server.keeper.now_ms", lambda: store.now_ms() + int(days * DAY_MS))
        await keeper.archive()
        return [live.table.status for live in (waiting, running, paused, watched)]

    assert await after(6) == ["open", "playing", "paused", "open"]
    assert await after(8) == ["ended", "playing", "paused", "open"]
    assert await after(91) == ["ended", "ended", "ended", "open"]
    assert await keeper.archive() == 0
    house.lives.clear()
    again = await house.find(running.table.id)
    assert again is not None
    assert again.table.status == "ended"
    assert [turn.action for turn in again.table.turns] == [action]
    await keeper.close()
    await house.close()
