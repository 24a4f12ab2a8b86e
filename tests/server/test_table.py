"""Tables over the wire: from an empty seat to the last action."""

from __future__ import annotations

import asyncio
import random
from itertools import pairwise
from typing import Any, cast

from pomezi.core.state import State, seats_in
from pomezi.server import journal as j
from pomezi.server.table import SNAPSHOT_STEPS
from tests.server.client import Chair, Somebody, serving
from tests.server.conftest import Arrive
from tests.server.test_hidden import new_table, write


async def two_at_a_table(arrive: Arrive, **more: Any) -> tuple[Chair, Chair]:
    """Anna hosts, Bob joins by the link, the game has started."""
    anna, bob = await arrive("Anna"), await arrive("Bob")
    table = await anna.open_table(["me", "open"], **more)
    a, b = await anna.sit_at(table), await bob.sit_at(table)
    await b.ask("sit", name="Bob")
    started = await a.ask("start")
    assert started["is"] == "done", started
    await a.until(started["seq"])
    await b.until(started["seq"])
    return a, b


async def until_done(done: dict[str, Any], *chairs: Chair) -> None:
    """The command was done, and these have been told."""
    assert done["is"] == "done", done
    for chair in chairs:
        await chair.until(int(done["seq"]))


async def choose_tickets(*chairs: Chair) -> None:
    for chair in chairs:
        done = await chair.play((await chair.until_legal())[0])
        assert done["is"] == "done", done
        for other in chairs:
            await other.until(done["seq"])


async def test_two_people_play_a_game_to_the_end(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)

    async def play_on(chair: Chair) -> None:
        while chair.info.get("status") != "over":
            legal = chair.latest.get("legal")
            if legal:
                claims = [action for action in legal if action.startswith("claim")]
                done = await chair.play((claims or legal)[-1])
                assert done["is"] == "done", done
                await chair.until(done["seq"])
            else:
                await chair.read()

    await asyncio.wait_for(asyncio.gather(play_on(a), play_on(b)), 60)
    assert a.latest["view"]["result"]["scores"] == b.latest["view"]["result"]["scores"]
    assert a.info["secret"]
    assert a.info["seed"]
    record = await a.person.http.get(f"/api/tables/{a.table}/record")
    assert record.text.startswith("pomezi record 1")


async def test_each_reader_sees_their_own_seat_alone(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    watcher = await (await arrive("Cyril")).sit_at(a.table)
    await watcher.read()
    assert a.latest["view"]["seat"] == 0
    assert b.latest["view"]["seat"] == 1
    assert "own" not in watcher.latest["view"]
    assert "legal" not in watcher.latest
    for chair in (a, b, watcher):
        assert not chair.info.get("seed")
        assert not chair.info.get("secret")
        assert len(chair.info["commitment"]) == 64


async def test_events_tell_each_seat_what_it_may_know(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    await choose_tickets(a, b)
    drawer, other = (a, b) if a.latest.get("legal") else (b, a)
    done = await drawer.play("draw deck")
    await drawer.until(done["seq"])
    await other.until(done["seq"])
    seen = [step["events"] for step in drawer.latest["steps"] if step["seq"] == done["seq"]]
    told = [step["events"] for step in other.latest["steps"] if step["seq"] == done["seq"]]
    assert any(event.get("own") for event in seen[0])
    assert not any(event.get("own") for event in told[0])


async def test_a_repeated_action_is_answered_and_not_played_twice(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    await choose_tickets(a, b)
    chair = a if a.latest.get("legal") else b
    first = await chair.play("draw deck", id="same")
    again = await chair.play("draw deck", id="same")
    over_http = await chair.person.do(chair.table, "play", id="same", seq=0, action="draw deck")
    assert first == again == over_http
    assert (await chair.person.look(chair.table))["seq"] == first["seq"]


async def test_whoever_comes_back_gets_what_they_missed(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    seen = b.seq
    await b.close()
    await a.play((await a.until_legal())[0])
    back = await b.person.sit_at(b.table, after=seen)
    news = await back.read()
    assert [step["seq"] for step in news["steps"]] == list(range(seen + 1, news["seq"] + 1))
    assert news["protocol"] == 1


async def test_a_table_is_the_same_after_a_restart(database: str) -> None:
    async with serving(database) as url:
        anna = await Somebody(url, "Anna").arrive()
        table = await anna.open_table(["me", "me"])
        await anna.do(table, "start")
        news = await anna.look(table)
        await anna.do(table, "play", seq=news["seq"], action=news["legal"][0])
        before = await anna.look(table)
        await anna.leave()
    async with serving(database) as url:
        again = Somebody(url, "Anna")
        again.http.cookies.set("pomezi", anna.key)
        after = await again.look(table)
        assert after["view"] == before["view"]
        assert after["seq"] == before["seq"]
        await again.leave()


async def test_one_person_can_hold_two_seats_at_one_screen(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await anna.open_table(["me", "me"])
    await anna.do(table, "start")
    assert (await anna.look(table, seat=0))["view"]["seat"] == 0
    assert (await anna.look(table, seat=1))["view"]["seat"] == 1


def test_a_position_of_the_past_is_played_on_from_the_nearest_one_kept() -> None:
    table, rng = new_table("ticket_to_ride", 3), random.Random(3)
    dumps = {table.seq: table.playing().dump()}
    while table.seq < 6 * SNAPSHOT_STEPS:
        state = table.playing()
        seat = seats_in(state.actors())[0]
        write(table, j.Played(seat, state.write(rng.choice(state.legal_actions(seat)))))
        dumps[table.seq] = table.playing().dump()
    for seq, dump in dumps.items():
        past = table.position_at(seq)
        assert past is not None
        assert past.dump() == dump
    kept = [seq for seq, _ in table.snapshots]
    assert max(b - a for a, b in pairwise(kept)) <= SNAPSHOT_STEPS
    del table.snapshots[:-1]  # what came long before is not needed
    past = table.position_at(table.seq)
    assert past is not None
    assert past.dump() == dumps[table.seq]
    table.snapshots[:0] = [(kept[0], cast(State, None))]
    assert table.position_at(table.seq) is not None
