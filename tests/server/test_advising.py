"""Hints, and why a bot did something: what is told, to whom, and what stays hidden."""

from __future__ import annotations

from typing import Any

from pomezi.server import wire
from pomezi.server.advising import last_turn
from pomezi.server.readers import Live, Reader
from tests.server.rooms import Rooms

# -- hints


async def test_a_hint_arrives_with_its_reasons() -> None:
    rooms = Rooms()
    live, anna = await against(rooms, "guide")
    told = await rooms.do(live, anna, wire.Hint(id="h"))
    assert isinstance(told, wire.Hinted)
    assert told.thought.reasons
    await rooms.host.close()


# -- why


async def against(rooms: Rooms, *others: str, game: str = "limes", **more: Any) -> tuple[Live, Reader]:
    live = await rooms.lay(["me", *others], game, **more)
    if "open" in others:
        await rooms.sit(live, "bob")
    anna = await rooms.come(live)
    await rooms.start(live)
    return live, anna


async def go_on(rooms: Rooms, live: Live, actions: int, *readers: Reader) -> None:
    """The readers' seats act so many times, as they may; bots in between."""
    for _ in range(actions):
        for reader in readers:
            await rooms.clock.pass_ms(5_000)
            if reader.seat in live.table.actors():
                assert isinstance(await rooms.act(live, reader), wire.Done)
    await rooms.clock.pass_ms(5_000)


async def why(rooms: Rooms, live: Live, reader: Reader, seat: int = 1) -> wire.Message:
    return await rooms.do(live, reader, wire.Why(id="w", seat=seat))


def code(told: wire.Message) -> str:
    assert isinstance(told, wire.Refused), told
    return told.code


async def test_who_plays_alone_against_bots_may_ask_why_one_did_what_it_did() -> None:
    rooms = Rooms()
    live, anna = await against(rooms, "guide")
    await go_on(rooms, live, 4, anna)
    told = await why(rooms, live, anna)
    assert isinstance(told, wire.Explained)
    assert (told.seat, told.bot) == (1, "guide")
    assert told.thoughts
    assert all(thought.reasons for thought in told.thoughts)
    await rooms.host.close()


async def test_during_the_game_neither_the_action_nor_a_figure_is_told() -> None:
    rooms = Rooms()
    live, anna = await against(rooms, "guide")
    await go_on(rooms, live, 4, anna)
    told = await why(rooms, live, anna)
    assert isinstance(told, wire.Explained)
    assert all(thought.action == "" and thought.ahead is None for thought in told.thoughts)
    assert (told.rather, told.games) == (None, 0)
    await rooms.host.close()


async def test_what_is_chosen_together_is_explained_when_all_have_chosen() -> None:
    """The bot has played its card of the second round, and is asked: it tells of the first."""
    rooms = Rooms()
    live, anna = await against(rooms, "guide")
    await go_on(rooms, live, 2, anna)
    first_round = [turn for turn in live.table.turns if turn.seat == 1][:2]
    await rooms.clock.pass_ms(10_000)
    assert len([turn for turn in live.table.turns if turn.seat == 1]) == 4
    asker = rooms.host.asker(live, anna, 0.0)
    assert last_turn(live.table, asker, wire.Why(seat=1)) is first_round[1]
    named = await rooms.do(live, anna, wire.Why(seat=1, seq=live.table.numbers(0)))
    assert code(named) == "still-hidden"
    await rooms.host.close()


async def test_an_earlier_action_is_named_by_a_step() -> None:
    rooms = Rooms()
    live, anna = await against(rooms, "guide")
    await go_on(rooms, live, 2, anna)
    await go_on(rooms, live, 2, anna)
    first = [turn for turn in live.table.turns if turn.seat == 1][1]
    asker = rooms.host.asker(live, anna, 0.0)
    asked = wire.Why(seat=1, seq=live.table.number(0, first.seq))
    assert last_turn(live.table, asker, asked) is first
    await rooms.host.close()


async def test_where_others_play_too_reasons_wait_for_the_end() -> None:
    rooms = Rooms()
    live, anna = await against(rooms, "guide", "open", rated=False)
    await go_on(rooms, live, 2, anna)
    assert code(await why(rooms, live, anna)) == "no-reasons"
    assert isinstance(await rooms.do(live, anna, wire.End(id="e")), wire.Done)
    assert isinstance(await why(rooms, live, anna), wire.Explained)
    await rooms.host.close()


async def test_a_table_without_hints_tells_no_reasons_either() -> None:
    rooms = Rooms()
    live, anna = await against(rooms, "guide", hints=False)
    await go_on(rooms, live, 4, anna)
    assert code(await why(rooms, live, anna)) == "no-reasons"
    await rooms.host.close()


async def test_whoever_looks_on_and_whoever_asks_about_a_person_hears_nothing() -> None:
    rooms = Rooms()
    live, anna = await against(rooms, "guide")
    await go_on(rooms, live, 4, anna)
    assert code(await why(rooms, live, Reader("eve", "Eve", None))) == "no-reasons"
    assert code(await why(rooms, live, anna, 0)) == "no-reasons"
    assert code(await why(rooms, live, anna, 9)) == "no-reasons"
    await rooms.host.close()


async def test_after_the_end_all_is_told() -> None:
    rooms = Rooms()
    live, anna = await against(rooms, "guide")
    await go_on(rooms, live, 4, anna)
    assert isinstance(await rooms.do(live, anna, wire.End(id="e")), wire.Done)
    told = await why(rooms, live, anna)
    assert isinstance(told, wire.Explained)
    assert all(thought.action for thought in told.thoughts)
    await rooms.host.close()
