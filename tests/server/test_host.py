"""The one door into the journal: tried, written, folded, told, in this order; and nothing illegal gets in."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

import pytest

from pomezi.server import journal as j
from pomezi.server import sight, wire
from pomezi.server.commands.asking import Refuse
from pomezi.server.host import Elsewhere
from pomezi.server.journal import Line
from pomezi.server.readers import Live, Reader
from tests.server import sprint
from tests.server.rooms import Memory, Rooms, settle


@pytest.fixture(autouse=True)
def race_game() -> Iterator[None]:
    sprint.install()
    yield
    sprint.remove()


async def racing(rooms: Rooms) -> tuple[Live, Reader, Reader]:
    """Two at a race of two rounds; Bob has placed, and waits for Anna."""
    live = await rooms.lay(["me", "open"], "sprint", options={"rounds": 2})
    bob, anna = await rooms.sit(live, "bob"), await rooms.come(live)
    await rooms.start(live)
    for reader in (anna, bob):
        assert isinstance(await rooms.act(live, reader, "ready"), wire.Done)
    await rooms.clock.pass_ms(500)
    assert isinstance(await rooms.act(live, bob, "place 1"), wire.Done)
    await rooms.clock.pass_ms(500)
    assert live.table.playing().view(-1)["order"] == [1]
    return live, anna, bob


async def test_what_comes_after_a_race_is_refused_until_it_is_over() -> None:
    rooms = Rooms()
    live, anna, _ = await racing(rooms)
    async with live.lock:  # the race cannot settle meanwhile
        live.table.fold(Line(live.table.seq + 1, j.Pressed(0, "place 2", 1000, 1000, 1000, 0, 1000)))
    told = sight.news(live, anna, first=False)
    assert (told.pace, told.legal) == ("race", [])
    refused = await rooms.act(live, anna, "ready")
    assert isinstance(refused, wire.Refused)
    assert refused.code == "not-your-turn"


@pytest.mark.parametrize(
    "actions",
    [[(0, "ready")], [(0, "place 1"), (0, "place 2")], [(1, "place 1")], [(0, "dance")]],
)
async def test_the_door_refuses_what_the_true_position_would_not_take(actions: list[tuple[int, str]]) -> None:
    rooms = Rooms()
    live, *_ = await racing(rooms)
    before = list(rooms.memory.lines[live.table.id])
    async with live.lock:
        with pytest.raises(Refuse):
            await rooms.host.write(live, [j.Played(seat, action) for seat, action in actions])
    assert rooms.memory.lines[live.table.id] == before


class Watching(Memory):
    """Looks at the table and its readers at the moment when the disk has been reached."""

    def __init__(self) -> None:
        super().__init__()
        self.live: Live | None = None
        self.nudges: list[int] = []  # the last step of the table at each of them
        self.seen: list[tuple[int, int]] = []

    async def append(self, table_id: str, lines: Sequence[Line], sitter: str = "") -> None:
        await super().append(table_id, lines, sitter)
        await settle()  # whoever could look now, looks
        if self.live is not None:
            self.seen.append((self.live.table.seq, len(self.nudges)))


async def test_the_disk_comes_before_the_table_and_the_table_before_the_readers() -> None:
    memory = Watching()
    rooms = Rooms(memory=memory)
    live = await rooms.lay(["me", "me"])
    reader = await rooms.come(live)
    await rooms.start(live)
    rooms.hear(live, reader)
    memory.live, before = live, live.table.seq
    reader.nudge = lambda: memory.nudges.append(live.table.seq)
    assert isinstance(await rooms.act(live, reader), wire.Done)
    assert memory.seen == [(before, 0)], "the table or a reader knew before the disk"
    assert memory.nudges == [before + 1], "a reader knew before the table"


async def test_what_could_not_be_written_has_not_happened() -> None:
    rooms = Rooms()
    live = await rooms.lay(["me", "me"])
    reader = await rooms.come(live)
    await rooms.start(live)
    rooms.hear(live, reader)
    before = live.table.playing().dump()
    rooms.memory.fault = OSError("the disk is full")
    with pytest.raises(OSError, match="full"):
        await rooms.act(live, reader)
    assert live.table.playing().dump() == before
    assert rooms.hear(live, reader) is None
    rooms.memory.fault = None
    assert isinstance(await rooms.act(live, reader), wire.Done)


async def test_a_command_that_was_written_is_answered_so_whatever_else_fails() -> None:
    """Lists and results are noted later: the journal has it all."""
    rooms = Rooms()
    live = await rooms.lay(["me", "open"])
    bob = await rooms.sit(live, "bob")
    await rooms.start(live)
    noted = rooms.memory.set_status

    async def no_list(table_id: str, status: str) -> None:
        raise OSError("away")

    rooms.memory.set_status = no_list  # type: ignore[method-assign]
    assert isinstance(await rooms.do(live, bob, wire.Resign()), wire.Done)
    assert rooms.memory.status[live.table.id] == "playing"
    rooms.memory.set_status = noted  # type: ignore[method-assign]
    await rooms.clock.pass_ms(3000)
    assert rooms.memory.status[live.table.id] == "ended"
    assert rooms.counted.results


async def test_a_table_that_cannot_be_read_is_left_alone_and_all_others_are_found() -> None:
    rooms = Rooms()
    good, bad = await rooms.lay(["me", "open"]), await rooms.lay(["me", "open"])
    rooms.memory.lines[bad.table.id][0] = (1, '{"kind":"nonsense"}', "", 0)
    again = await rooms.again()
    assert [live.table.id for live in await again.host.find_all([bad.table.id, good.table.id])] == [
        good.table.id
    ]
    for _ in range(2):
        with pytest.raises(Refuse) as refused:
            await again.host.find(bad.table.id)
        assert refused.value.refusal.code == "table-damaged"


async def test_a_mended_table_comes_back_by_itself() -> None:
    rooms = Rooms()
    bad = (await rooms.lay(["me", "open"])).table.id
    good = rooms.memory.lines[bad][0]
    rooms.memory.lines[bad][0] = (1, "{", "", 0)
    again = await rooms.again()
    with pytest.raises(Refuse):
        await again.host.find(bad)
    rooms.memory.lines[bad][0] = good
    await rooms.clock.pass_ms(61_000)
    assert await again.host.find(bad) is not None


async def test_nobody_stays_connected_who_could_not_come_in() -> None:
    """A bot stands in; its person comes back while the disk is away."""
    rooms = Rooms()
    live = await rooms.lay(["me", "open"])
    bob = await rooms.sit(live, "bob")
    await rooms.come(live)
    await rooms.start(live)
    rooms.host.leave(live, bob)
    await rooms.clock.pass_ms(95_000)
    assert live.table.chairs[1].stand_in
    rooms.memory.fault = OSError("away")
    back = Reader("bob", "Bob", 1)
    try:
        with pytest.raises(OSError, match="away"):
            await rooms.host.enter(live, back)
    finally:
        rooms.host.leave(live, back)
    assert 1 not in live.here()


async def test_the_same_command_twice_is_answered_twice_and_done_once() -> None:
    rooms = Rooms()
    live = await rooms.lay(["me", "me"])
    reader = await rooms.come(live)
    await rooms.start(live)
    state = live.table.playing()
    command = wire.Play(id="x", action=state.write(state.legal_actions(0)[0]), seq=9)
    first = await rooms.do(live, reader, command)
    assert await rooms.do(live, reader, command) == first
    assert len(live.table.turns) == 1


# -- owners


async def test_a_table_that_another_process_has_written_to_is_let_go_and_read_again() -> None:
    rooms = Rooms()
    live = await rooms.lay(["me", "me"])
    await rooms.start(live)
    anna = await rooms.come(live)
    other = Rooms(memory=rooms.memory, clock=rooms.clock)
    there = await other.host.find(live.table.id)
    assert there is not None
    assert isinstance(await other.act(there, await other.come(there)), wire.Done)
    refused = await rooms.act(live, anna)
    assert isinstance(refused, wire.Refused)
    assert refused.code == "busy"
    assert live.is_moved
    again = await rooms.host.find(live.table.id)
    assert again is not None
    assert again is not live
    assert again.table.seq == there.table.seq


async def test_nothing_is_written_to_a_table_that_was_let_go() -> None:
    rooms = Rooms()
    live = await rooms.lay(["me", "random"])
    await rooms.start(live)
    anna = await rooms.come(live)
    before = len(rooms.memory.lines[live.table.id])
    async with live.lock:
        waiting = asyncio.create_task(rooms.act(live, anna))
        await settle()
        rooms.host.let_go(live)
    refused = await waiting
    assert isinstance(refused, wire.Refused)
    assert refused.code == "busy"
    await rooms.clock.pass_ms(60_000)
    assert len(rooms.memory.lines[live.table.id]) == before


async def test_a_table_that_was_lost_while_it_was_read_is_not_served(monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = Rooms()
    live = await rooms.lay(["me", "me"])
    rooms.host.let_go(live)
    read = rooms.memory.read_journal

    async def lose(table_id: str, after: int = 0) -> list[Line]:
        rooms.host.let_go_all()
        return await read(table_id, after)

    with monkeypatch.context() as patch:
        patch.setattr(rooms.memory, "read_journal", lose)
        with pytest.raises(Refuse):
            await rooms.host.find(live.table.id)
    assert not rooms.host.lives
    assert await rooms.host.find(live.table.id)


async def test_a_table_of_another_process_is_not_served(monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = Rooms()
    live = await rooms.lay(["me", "me"])
    rooms.host.let_go(live)

    async def refuse(_table_id: str) -> bool:
        return False

    monkeypatch.setattr(rooms.host.owners, "claim", refuse)
    with pytest.raises(Elsewhere):
        await rooms.host.find(live.table.id)


async def test_whoever_listens_hears_of_all_that_stirs_and_breaks_nothing() -> None:
    rooms, heard = Rooms(), list[tuple[int, int]]()

    def broken(_live: Live) -> None:
        raise ValueError

    rooms.host.when_stirred += [broken, lambda live: heard.append((live.table.seq, len(live.readers)))]
    live = await rooms.lay(["me", "me"], "ticket_to_ride")
    await rooms.start(live)
    anna = await rooms.come(live)
    assert isinstance(await rooms.act(live, anna), wire.Done)
    rooms.host.leave(live, anna)
    seq = live.table.seq
    assert heard[-4:] == [(seq - 1, 0), (seq - 1, 1), (seq, 1), (seq, 0)]
    rooms.host.let_go(live)
    await rooms.host.find(live.table.id)
    assert heard[-1] == (seq, 0)
    assert heard[-2:] == [(seq, 0)] * 2, "also when it is read again"
