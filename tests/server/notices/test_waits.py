"""Who is waited for: computed from tables as they stir; whoever is at the table costs nothing."""

from __future__ import annotations

from sqlalchemy import event, select, update

from pomezi.server import wire
from pomezi.server.database import tables, waits
from pomezi.server.notices.waits import awaited
from pomezi.server.readers import Live, Reader
from tests.server.notices.desk import MINUTE, Desk


async def rows(desk: Desk) -> list[tuple[str, int, bool]]:
    """By person: the turn, and whether it will be told."""
    assert await desk.waits.write()
    async with desk.house.store.engine.connect() as connection:
        found = (await connection.execute(select(waits).order_by(waits.c.person_id))).all()
    return [(row.person_id, row.turn, row.due_at > 0) for row in found]


async def test_a_turn_is_kept_while_it_waits_and_forgotten_when_it_is_over(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    live = await desk.lay(anna, bob)
    turn = live.table.phase_seq
    assert await rows(desk) == sorted([(anna.id, turn, True), (bob.id, turn, True)])
    await desk.act(live, bob)
    assert await rows(desk) == [(anna.id, turn, True)]
    now, _ = await desk.begin(live, anna, bob)
    assert await rows(desk) == [(now.id, live.table.phase_seq, True)], "the next turn is another one"
    assert live.table.phase_seq > turn


async def test_where_everybody_is_at_the_table_nothing_is_written(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    live = await desk.lay(anna, bob, correspondence=False)
    there = [await desk.enter(live, guest) for guest in (anna, bob)]
    for guest in (anna, bob):
        await desk.act(live, guest)
    assert await rows(desk) == []
    written: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if "waits" in statement:
            written.append(statement)

    event.listen(desk.house.store.engine.sync_engine, "before_cursor_execute", note)
    for _ in range(3):
        for guest in (anna, bob):
            await desk.act(live, guest)
        assert await desk.waits.write()
    assert written == []
    assert len(there) == 2


async def test_bots_those_who_resigned_and_those_replaced_are_not_waited_for(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    live = await desk.lay(anna, bob)
    table = live.table
    assert set(awaited(table)) == {anna.id, bob.id}
    table.chairs[1].stand_in = "tourist"
    assert set(awaited(table)) == {anna.id}
    table.chairs[1].stand_in, table.chairs[1].resigned = "", True
    assert awaited(table) == {}, "Anna has nobody left who would wait for her"


async def test_in_a_race_by_letter_whoever_has_placed_is_not_waited_for(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    live = await desk.lay(anna, bob, game="bez_hranic")
    while not live.table.is_race():
        for guest in (anna, bob):
            await desk.act(live, guest)
    await press_all(desk, live, anna.id)
    assert set(awaited(live.table)) == {bob.id}


async def press_all(desk: Desk, live: Live, person: str) -> None:
    [seat] = live.table.seats_of(person)
    while live.table.imagine(seat).actors() >> seat & 1 and live.table.is_race():
        state = live.table.imagine(seat)
        action = state.write(state.default_action(seat))
        play = wire.Play(action=action, seq=live.table.numbers(seat), took_ms=500)
        done = await desk.host.do(live, Reader(person, "", seat), play)
        assert isinstance(done, wire.Done), done


async def test_a_table_that_was_let_go_is_still_written_and_then_forgotten(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    live = await desk.lay(anna, bob)
    desk.host.let_go(live)
    assert len(await rows(desk)) == 2
    assert desk.waits.watches == {}


async def test_another_owner_knows_better(desk: Desk) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    live = await desk.lay(anna, bob)
    desk.host.let_go(live)
    async with desk.house.store.engine.begin() as connection:
        await connection.execute(update(tables).values(owner=7))
    assert await rows(desk) == []


async def test_what_was_seen_before_a_restart_stays_seen(desk: Desk, database: str) -> None:
    anna, bob = await desk.come("Anna"), await desk.come("Bob")
    live = await desk.lay(anna, bob)
    assert len(await rows(desk)) == 2
    desk.host.leave(live, await desk.enter(live, bob))
    before = await rows(desk)
    assert (bob.id, live.table.phase_seq, False) in before
    again = await desk.restart(database)
    await again.clock.pass_ms(MINUTE)
    await again.host.find(live.table.id)
    assert await rows(again) == before
    await again.close()
