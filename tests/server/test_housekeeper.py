"""The house keeps itself: tables wake after a start, dead ones are archived, never deleted; time is kept."""

from __future__ import annotations

import asyncio

from pomezi.server import wire
from pomezi.server.caretaker import Habits
from pomezi.server.housekeeper import Housekeeper
from pomezi.server.readers import Reader
from tests.server.rooms import BRISK, Rooms

DAY_MS = 86_400_000


def keeper(rooms: Rooms) -> Housekeeper:
    return Housekeeper(rooms.host, Habits(), rooms.clock)


async def test_tables_nobody_touches_are_ended_and_kept() -> None:
    rooms = Rooms(Habits())
    waiting, running, paused, watched = [await rooms.lay(["me", "me"], "ticket_to_ride") for _ in range(4)]
    for live in (running, paused):
        await rooms.start(live)
    anna = Reader("anna", "Anna", 0)
    await rooms.do(paused, anna, wire.Pause())
    assert isinstance(await rooms.act(running, anna), wire.Done)
    await rooms.host.enter(watched, Reader("", "", None))

    async def after(days: float) -> list[str]:
        rooms.clock.wall_ahead += days * DAY_MS
        await keeper(rooms).archive()
        return [live.table.status for live in (waiting, running, paused, watched)]

    assert await after(6) == ["open", "playing", "paused", "open"]
    assert await after(2) == ["ended", "playing", "paused", "open"]
    assert await after(83) == ["ended", "ended", "ended", "open"]
    assert await keeper(rooms).archive() == 0
    rooms.host.lives.clear()
    again = await rooms.host.find(running.table.id)
    assert again is not None
    assert again.table.status == "ended"
    assert len(again.table.turns) == 1


async def test_after_a_start_tables_with_bots_go_on_without_a_visitor() -> None:
    rooms = Rooms()
    live = await rooms.lay(["random", "random"], "ticket_to_ride")
    await rooms.start(live)
    again = await rooms.again()
    await keeper(again).round()
    await again.clock.pass_ms(3000)
    assert len(again.host.lives[live.table.id].table.turns) > 1


async def test_one_damaged_table_keeps_no_other_asleep() -> None:
    rooms = Rooms()
    bad, good = [await rooms.lay(["random", "random"], "ticket_to_ride") for _ in range(2)]
    for live in (bad, good):
        await rooms.start(live)
    await rooms.clock.pass_ms(1000)
    rooms.memory.lines[bad.table.id][-1] = (len(rooms.memory.lines[bad.table.id]), "{", "", 0)
    again = await rooms.again()
    kept = keeper(again)
    await kept.round()
    assert kept.is_well
    before = again.host.lives[good.table.id].table.seq
    await again.clock.pass_ms(3000)
    assert again.host.lives[good.table.id].table.seq > before
    assert bad.table.id not in again.host.lives


async def test_a_round_that_failed_is_made_again_and_said_once() -> None:
    rooms = Rooms()
    live = await rooms.lay(["random", "random"], "ticket_to_ride")
    await rooms.start(live)
    again = await rooms.again()
    kept = keeper(again)
    again.memory.fault = OSError("away")
    await kept.round()
    assert not kept.is_well
    again.memory.fault = None
    await kept.round()
    assert kept.is_well
    assert live.table.id in again.host.lives


async def test_the_house_notes_that_it_is_open_while_somebody_plays() -> None:
    rooms = Rooms(BRISK)
    live = await rooms.lay(["me", "me"])
    kept = keeper(rooms)
    await kept.beat()
    assert rooms.memory.beaten == 0
    await rooms.start(live)
    await kept.beat()
    assert rooms.memory.beaten == rooms.clock.wall()


async def test_tables_nobody_looks_at_are_dropped_from_memory() -> None:
    rooms = Rooms()
    idle, watched = await rooms.lay(["me", "me"]), await rooms.lay(["me", "me"])
    await rooms.come(watched)
    assert await rooms.host.forget_idle() == 0, "somebody has asked for it just now"
    await rooms.clock.pass_ms(300_000)
    assert await rooms.host.forget_idle() == 1
    assert list(rooms.host.lives) == [watched.table.id]
    assert await rooms.host.find(idle.table.id) is not None


async def test_the_house_forgets_finished_games_within_minutes() -> None:
    rooms = Rooms()
    await rooms.lay(["me", "me"])
    keeping = asyncio.create_task(keeper(rooms).run())
    await rooms.clock.pass_ms(400_000)
    assert not rooms.host.lives
    keeping.cancel()
