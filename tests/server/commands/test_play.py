"""Actions and presses: taken, or refused with a reason; and what the table does for those who are late."""

from __future__ import annotations

from pomezi.core.state import TURN
from pomezi.server import journal as j
from pomezi.server import wire
from pomezi.server.commands.play import run_out
from tests.server.conftest import Arrive
from tests.server.rooms import Rooms
from tests.server.test_table import choose_tickets, two_at_a_table


async def test_a_stale_action_is_refused_in_a_turn(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    await choose_tickets(a, b)
    chair = a if a.latest.get("legal") else b
    before = chair.seq
    await chair.play("draw deck")
    refused = await chair.play("draw deck", seq=before)
    assert refused["code"] == "stale"
    assert refused["text"]


async def test_what_others_choose_together_never_makes_mine_stale(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    before = b.seq
    await a.play((await a.until_legal())[0])
    done = await b.play((await b.until_legal())[0], seq=before)
    assert done["is"] == "done"


async def test_an_illegal_action_is_refused_with_its_reason(arrive: Arrive) -> None:
    a, _ = await two_at_a_table(arrive)
    refused = await a.play("draw deck")
    assert refused["is"] == "refused"
    assert refused["code"]
    assert refused["text"]
    refused = await a.play("dance")
    assert refused["code"] == "unknown-verb"


async def test_nobody_plays_without_a_seat_or_after_resigning() -> None:
    rooms = Rooms()
    live = await rooms.lay(["me", "open", "open"])
    bob, _ = await rooms.sit(live, "bob"), await rooms.sit(live, "cyril")
    await rooms.start(live)
    watcher = await rooms.come(live, "dana")
    refused = await rooms.do(live, watcher, wire.Play(action="pass", seq=9))
    assert (type(refused), getattr(refused, "code", "")) == (wire.Refused, "no-seat")
    await rooms.do(live, bob, wire.Resign())
    refused = await rooms.do(live, bob, wire.Play(action="pass", seq=9))
    assert (type(refused), getattr(refused, "code", "")) == (wire.Refused, "resigned")


async def test_when_time_runs_out_in_a_turn_one_action_is_played() -> None:
    rooms = Rooms()
    live = await rooms.lay(["me", "me"], "ticket_to_ride")
    await rooms.start(live)
    entries = run_out(live.table, live.table.actors())
    assert all(isinstance(entry, j.Played) for entry in entries)
    assert live.table.refusal(entries) is None
    for seat in (0, 1):
        await rooms.act(live, await rooms.come(live, "anna", seat))
    assert live.table.playing().pace() == TURN
    assert len(run_out(live.table, live.table.actors())) == 1
