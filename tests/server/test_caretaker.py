"""What happens at a table by itself, in time of our own: and whatever fails is tried until it is done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from pomezi.server import journal as j
from pomezi.server import wire
from pomezi.server.race import FRAMES_MS
from pomezi.server.readers import Live, Reader
from tests.server import sprint
from tests.server.rooms import BRISK, Rooms, entries_of

HOUR_MS = 3_600_000


@pytest.fixture(autouse=True)
def race_game() -> Iterator[None]:
    sprint.install()
    yield
    sprint.remove()


async def two_people(rooms: Rooms, game: str = "ticket_to_ride", **more: Any) -> tuple[Live, Reader, Reader]:
    live = await rooms.lay(["me", "open"], game, **more)
    bob, anna = await rooms.sit(live, "bob"), await rooms.come(live)
    await rooms.start(live)
    return live, anna, bob


# -- bots


async def test_a_bot_takes_a_natural_while() -> None:
    rooms = Rooms()
    live = await rooms.lay(["random", "random"], "ticket_to_ride")
    await rooms.start(live)
    await rooms.clock.pass_ms(499)
    assert not live.table.turns
    await rooms.clock.pass_ms(2)
    assert live.table.turns


@pytest.mark.parametrize("fault_ms", [500, 9000, 60_000])
async def test_after_any_fault_has_healed_bots_move_again_within_five_seconds(fault_ms: int) -> None:
    rooms = Rooms()
    lives = [await rooms.lay(["random", "random"], "ticket_to_ride") for _ in range(5)]
    for live in lives:
        await rooms.start(live)
    await rooms.clock.pass_ms(3000)
    rooms.memory.fault = OSError("database is locked")
    await rooms.clock.pass_ms(fault_ms)
    stood = [live.table.seq for live in lives]
    rooms.memory.fault = None
    await rooms.clock.pass_ms(5000)
    assert all(live.table.seq > seq for live, seq in zip(lives, stood))


async def test_a_limit_that_ended_while_the_disk_was_away_is_kept_afterwards() -> None:
    rooms = Rooms()
    live, *_ = await two_people(rooms, limit_s=30)
    rooms.memory.fault = OSError("away")
    await rooms.clock.pass_ms(60_000)
    assert not live.table.turns
    rooms.memory.fault = None
    await rooms.clock.pass_ms(5000)
    assert live.table.turns


async def test_the_log_tells_of_a_lasting_fault_once(caplog: pytest.LogCaptureFixture) -> None:
    rooms = Rooms()
    live = await rooms.lay(["random", "random"], "ticket_to_ride")
    await rooms.start(live)
    rooms.memory.fault = OSError("away")
    await rooms.clock.pass_ms(60_000)
    told = [record for record in caplog.records if "caretaker" in record.message]
    assert len(told) == 1
    assert "table" in told[0].__dict__["facts"]


# -- missing people


@pytest.mark.parametrize("seats", [["me"], ["me", "random"], ["me", "me"]])
async def test_nobodys_game_is_played_on_while_nobody_else_waits(seats: list[str]) -> None:
    rooms = Rooms()
    live = await rooms.lay(seats)
    reader = await rooms.come(live)
    await rooms.start(live)
    rooms.host.leave(live, reader)
    await rooms.clock.pass_ms(24 * HOUR_MS)
    assert not entries_of(live, j.TookOver)
    assert 0 in live.table.actors()


async def test_nobody_is_replaced_when_all_have_left() -> None:
    rooms = Rooms()
    live, anna, bob = await two_people(rooms)
    rooms.host.leave(live, anna)
    rooms.host.leave(live, bob)
    await rooms.clock.pass_ms(HOUR_MS)
    assert not entries_of(live, j.TookOver)


async def test_a_bot_plays_for_a_missing_person_whom_somebody_waits_for() -> None:
    rooms = Rooms()
    live, _, bob = await two_people(rooms)
    rooms.host.leave(live, bob)
    await rooms.clock.pass_ms(89_000)
    assert not live.table.chairs[1].stand_in
    await rooms.clock.pass_ms(2000)
    assert live.table.chairs[1].stand_in
    await rooms.come(live, "bob")
    assert not live.table.chairs[1].stand_in


async def test_patience_begins_when_somebody_leaves_and_not_when_they_sat_down() -> None:
    """Connected first, seated later, as every browser does."""
    rooms = Rooms()
    live = await rooms.lay(["me", "open"], "ticket_to_ride")
    anna, bob = await rooms.come(live), await rooms.come(live, "bob")
    assert isinstance(await rooms.do(live, bob, wire.Sit(name="Bob")), wire.Done)
    rooms.hear(live, bob)
    assert bob.seat == 1
    await rooms.start(live)
    await rooms.act(live, anna)
    await rooms.clock.pass_ms(HOUR_MS)
    rooms.host.leave(live, bob)
    await rooms.clock.pass_ms(89_000)
    assert not live.table.chairs[1].stand_in
    await rooms.clock.pass_ms(2000)
    assert live.table.chairs[1].stand_in


@pytest.mark.parametrize("more", [{"correspondence": True}, {"grace_s": 0}])
async def test_where_time_does_not_press_nobody_is_replaced(more: dict[str, Any]) -> None:
    rooms = Rooms()
    live, _, bob = await two_people(rooms, **more)
    rooms.host.leave(live, bob)
    await rooms.clock.pass_ms(24 * HOUR_MS)
    assert not entries_of(live, j.TookOver)


async def test_by_correspondence_nobody_is_replaced_whatever_the_house_is_used_to() -> None:
    """Tables of an older house have no patience of their own."""
    rooms = Rooms()
    live, _, bob = await two_people(rooms, correspondence=True)
    live.table.head.grace_s = -1.0
    rooms.host.leave(live, bob)
    await rooms.clock.pass_ms(24 * HOUR_MS)
    assert not entries_of(live, j.TookOver)


async def test_a_table_has_a_patience_of_its_own() -> None:
    rooms = Rooms()
    live, _, bob = await two_people(rooms, grace_s=600)
    rooms.host.leave(live, bob)
    await rooms.clock.pass_ms(599_000)
    assert not live.table.chairs[1].stand_in
    await rooms.clock.pass_ms(2000)
    assert live.table.chairs[1].stand_in


# -- limits, and clocks that jump


async def test_a_limit_runs_on_the_house_s_clock_wherever_the_wall_clock_goes() -> None:
    for jump in (-HOUR_MS, 8 * HOUR_MS):
        rooms = Rooms()
        live, *_ = await two_people(rooms, limit_s=10)
        await rooms.clock.pass_ms(200)
        rooms.clock.wall_ahead += jump
        await rooms.clock.pass_ms(9000)
        assert not live.table.turns, "the limit ended early"
        await rooms.clock.pass_ms(1500)
        assert live.table.turns, "the limit never ended"


async def test_time_in_which_the_house_was_closed_is_nobodys() -> None:
    rooms = Rooms()
    live, *_ = await two_people(rooms, limit_s=100)
    await rooms.clock.pass_ms(40_000)
    await rooms.memory.beat(rooms.clock.wall())
    again = await rooms.again()
    rooms.clock.at += HOUR_MS  # the machine is off
    again.host.last_served = await again.memory.last_beat()
    back = await again.host.find(live.table.id)
    assert back is not None
    await rooms.clock.pass_ms(55_000)
    assert not back.table.turns
    await rooms.clock.pass_ms(6000)
    assert back.table.turns


async def test_whoever_comes_back_after_a_restart_has_a_moment_left() -> None:
    rooms = Rooms()
    live, *_ = await two_people(rooms, limit_s=100)
    await rooms.clock.pass_ms(99_000)
    await rooms.memory.beat(rooms.clock.wall())
    again = await rooms.again()
    again.host.last_served = await again.memory.last_beat()
    back = await again.host.find(live.table.id)
    assert back is not None
    await rooms.clock.pass_ms(29_000)
    assert not back.table.turns
    await rooms.clock.pass_ms(2000)
    assert back.table.turns


# -- races


async def to_race(rooms: Rooms, seats: list[str], **more: Any) -> Live:
    live = await rooms.lay(seats, "sprint", **more)
    readers = [await rooms.come(live, "anna", seat) for seat, kind in enumerate(seats) if kind == "me"]
    await rooms.start(live)
    for reader in readers:
        await rooms.act(live, reader, "ready")
    for _ in range(100):
        if not live.table.is_race():
            await rooms.clock.pass_ms(100)
    assert live.table.is_race(), "it begins, and is not over at once"
    for reader in readers:
        rooms.hear(live, reader)
    return live


async def test_no_bot_reacts_faster_than_a_person_could() -> None:
    rooms = Rooms(replace(BRISK, second_thought_ms=0))
    live = await to_race(rooms, ["random", "random"], options={"rounds": 2})
    await rooms.clock.pass_ms(299)
    assert not live.table.placements
    await rooms.clock.pass_ms(400)
    assert live.table.races == 1
    took = [entry.took_ms for entry in live.table.reactions]
    assert len(took) == 2
    assert min(took) >= 300


async def test_a_bot_looks_at_the_stacks_again_at_the_moment_of_its_press() -> None:
    rooms = Rooms()
    live = await to_race(rooms, ["me", "random"])
    asked = rooms.thinkers.asked
    rooms.thinkers.is_fickle = True
    await rooms.clock.pass_ms(299)
    assert rooms.thinkers.asked == asked
    await rooms.clock.pass_ms(2)
    assert rooms.thinkers.asked == asked + 1
    assert len(live.table.placements) + len(live.table.reactions) == 0  # it thinks again before it presses
    await rooms.clock.pass_ms(300)
    assert len(live.table.placements) + len(live.table.reactions) == 1


@pytest.mark.rule("BH-28")
async def test_the_limit_for_choosing_limits_choosing_alone() -> None:
    rooms = Rooms()
    live = await rooms.lay(["me", "me"], "bez_hranic", options={"pick_seconds": 10})
    readers = [await rooms.come(live, "anna", seat) for seat in (0, 1)]
    await rooms.start(live)
    await rooms.clock.pass_ms(HOUR_MS)
    assert not live.table.turns, "the look at the map was ended"
    while not live.table.is_race():
        turns = len(live.table.turns)
        await rooms.clock.pass_ms(60_000)
        assert len(live.table.turns) == turns, "the deal was ended"
        actor = next(reader for reader in readers if reader.seat in live.table.actors())
        await rooms.act(live, actor)
    await rooms.clock.pass_ms(9000)
    assert live.table.is_race()
    await rooms.clock.pass_ms(2000)
    assert not live.table.is_race()
    turns = len(live.table.turns)
    await rooms.clock.pass_ms(HOUR_MS)
    assert len(live.table.turns) == turns, "the review was ended"


@pytest.mark.rule("BH-28", "BH-29")
async def test_by_correspondence_the_limit_runs_from_the_own_opening() -> None:
    rooms = Rooms()
    live = await rooms.lay(["me", "open"], "sprint", correspondence=True, limit_s=20)
    bob, anna = await rooms.sit(live, "bob"), await rooms.come(live)
    await rooms.start(live)
    for reader in (anna, bob):
        await rooms.act(live, reader, "ready")
    await rooms.clock.pass_ms(HOUR_MS)
    assert not live.table.placements, "the limit ran before the offer was open"
    await rooms.act(live, anna, "open")
    await rooms.clock.pass_ms(19_000)
    assert not live.table.placements
    await rooms.clock.pass_ms(2000)
    assert [placed.entry.seat for placed in live.table.placements] == [0]
    await rooms.act(live, bob, "open")
    await rooms.clock.pass_ms(5000)
    await rooms.act(live, bob, "place 2")
    await rooms.clock.pass_ms(1000)
    assert live.table.playing().view(-1)["orders"] == [[1, 0]]


@pytest.mark.rule("BH-28")
async def test_when_time_runs_out_missing_tokens_are_laid_on_top() -> None:
    rooms = Rooms()
    live = await to_race(rooms, ["me", "me"], limit_s=10)
    seat_1 = next(reader for reader in live.readers if reader.seat == 1)
    await rooms.clock.pass_ms(9000)
    assert isinstance(await rooms.act(live, seat_1, "place 3"), wire.Done)
    await rooms.clock.pass_ms(1000 + FRAMES_MS + 100)
    assert live.table.playing().view(-1)["orders"] == [[1, 0]]


async def test_a_placement_is_kept_when_the_server_dies_in_the_settle_window() -> None:
    rooms = Rooms()
    live = await to_race(rooms, ["me", "me"])
    await rooms.clock.pass_ms(400)
    first = next(reader for reader in live.readers if reader.seat == 0)
    assert isinstance(await rooms.act(live, first, "place 2"), wire.Done)
    again = await rooms.again()
    back = await again.host.find(live.table.id)
    assert back is not None
    assert not back.table.reactions
    await rooms.clock.pass_ms(1000)
    assert [entry.seat for entry in back.table.reactions] == [0]
