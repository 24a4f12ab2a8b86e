"""Second thoughts: undo while nobody has learned anything, takebacks by consent of all."""

from __future__ import annotations

from pomezi.server import journal as j
from pomezi.server import wire
from tests.server.conftest import Arrive
from tests.server.rooms import Rooms, entries_of
from tests.server.test_table import choose_tickets, two_at_a_table, until_done


async def test_a_choice_that_nobody_has_learned_of_can_be_undone(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    before = a.latest["view"]
    action = (await a.until_legal())[0]
    assert (await a.ask("weigh", action=action))["undo"] is True
    await until_done(await a.play(action), a, b)
    assert a.latest["undo"] is True
    assert not b.latest.get("undo")
    await until_done(await a.ask("undo"), a, b)
    assert a.latest["view"] == before


async def test_a_card_that_was_drawn_cannot_be_undone(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    await choose_tickets(a, b)
    chair = a if a.latest.get("legal") else b
    assert (await chair.ask("weigh", action="draw deck"))["undo"] is False
    await until_done(await chair.play("draw deck"), chair)
    assert not chair.latest.get("undo")
    assert (await chair.ask("undo"))["code"] == "no-undo"


async def test_an_undone_choice_stays_undone_after_the_others_chose(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    await until_done(await a.play((await a.until_legal())[0]), a, b)
    await until_done(await a.ask("undo"), a, b)
    await until_done(await b.play((await b.until_legal())[0]), a, b)
    assert a.latest["legal"]
    assert a.latest["view"]["phase"] == b.latest["view"]["phase"]


async def test_a_takeback_needs_everybody_else(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    await choose_tickets(a, b)
    actor, other = (a, b) if a.latest.get("legal") else (b, a)
    before = actor.latest["view"]
    await until_done(await actor.play("draw deck"), a, b)
    await until_done(await actor.ask("ask-takeback"), a, b)
    assert other.info["takeback"] == actor.latest["view"]["seat"]
    assert (await actor.ask("answer-takeback", agree=True))["code"] == "nobody-asks"
    await until_done(await other.ask("answer-takeback", agree=False), a, b)
    assert actor.latest["view"] != before
    await until_done(await actor.ask("ask-takeback"), a, b)
    await until_done(await other.ask("answer-takeback", agree=True), a, b)
    assert actor.latest["view"] == before


async def test_a_takeback_is_granted_by_the_last_of_all_others() -> None:
    rooms = Rooms()
    live = await rooms.lay(["me", "open", "open", "open"], "ticket_to_ride")
    others = [await rooms.sit(live, name) for name in ("bob", "cyril", "dana")]
    anna = await rooms.come(live)
    await rooms.start(live)
    await rooms.act(live, anna)
    assert isinstance(await rooms.do(live, anna, wire.AskTakeback()), wire.Done)
    for other in others:
        assert not entries_of(live, j.Undone), "taken back before all had agreed"
        assert isinstance(await rooms.do(live, other, wire.AnswerTakeback(agree=True)), wire.Done)
    assert entries_of(live, j.Undone) == 1
    assert not live.table.turns


async def test_one_no_ends_a_takeback() -> None:
    rooms = Rooms()
    live = await rooms.lay(["me", "open", "open"], "ticket_to_ride")
    bob, cyril = await rooms.sit(live, "bob"), await rooms.sit(live, "cyril")
    anna = await rooms.come(live)
    await rooms.start(live)
    await rooms.act(live, anna)
    await rooms.do(live, anna, wire.AskTakeback())
    await rooms.do(live, bob, wire.AnswerTakeback(agree=True))
    await rooms.do(live, cyril, wire.AnswerTakeback(agree=False))
    late = await rooms.do(live, bob, wire.AnswerTakeback(agree=True))
    assert isinstance(late, wire.Refused)
    assert late.code == "nobody-asks"
    assert len(live.table.turns) == 1
