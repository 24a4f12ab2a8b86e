"""Undo, takeback, resigning, pausing, ending, playing again."""

from __future__ import annotations

from tests.server.client import Chair
from tests.server.conftest import Arrive
from tests.server.test_table import choose_tickets, two_at_a_table


async def both(done: dict[str, object], *chairs: Chair) -> None:
    assert done["is"] == "done", done
    for chair in chairs:
        await chair.until(int(str(done["seq"])))


async def test_a_choice_that_nobody_has_learned_of_can_be_undone(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    before = a.latest["view"]
    action = (await a.until_legal())[0]
    assert (await a.ask("weigh", action=action))["undo"] is True
    await both(await a.play(action), a, b)
    assert a.latest["undo"] is True
    assert not b.latest.get("undo")
    await both(await a.ask("undo"), a, b)
    assert a.latest["view"] == before


async def test_a_card_that_was_drawn_cannot_be_undone(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    await choose_tickets(a, b)
    chair = a if a.latest.get("legal") else b
    assert (await chair.ask("weigh", action="draw deck"))["undo"] is False
    await both(await chair.play("draw deck"), chair)
    assert not chair.latest.get("undo")
    assert (await chair.ask("undo"))["code"] == "no-undo"


async def test_an_undone_choice_stays_undone_after_the_others_chose(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    await both(await a.play((await a.until_legal())[0]), a, b)
    await both(await a.ask("undo"), a, b)
    await both(await b.play((await b.until_legal())[0]), a, b)
    assert a.latest["legal"]
    assert a.latest["view"]["phase"] == b.latest["view"]["phase"]


async def test_a_takeback_needs_everybody_else(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    await choose_tickets(a, b)
    actor, other = (a, b) if a.latest.get("legal") else (b, a)
    before = actor.latest["view"]
    await both(await actor.play("draw deck"), a, b)
    await both(await actor.ask("ask-takeback"), a, b)
    assert other.info["takeback"] == actor.latest["view"]["seat"]
    assert (await actor.ask("answer-takeback", agree=True))["code"] == "nobody-asks"
    await both(await other.ask("answer-takeback", agree=False), a, b)
    assert actor.latest["view"] != before
    await both(await actor.ask("ask-takeback"), a, b)
    await both(await other.ask("answer-takeback", agree=True), a, b)
    assert actor.latest["view"] == before


async def test_resigning_with_one_player_left_ends_the_game(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    await both(await a.ask("resign"), a, b)
    assert b.info["status"] == "ended"
    assert b.info["seats"][0]["resigned"] is True
    assert (await b.play("draw deck"))["code"] == "table-ended"


async def test_a_bot_plays_on_for_one_of_three_who_resigns(arrive: Arrive) -> None:
    anna, bob = await arrive("Anna"), await arrive("Bob")
    table = await anna.open_table(["me", "open", "random"])
    b = await bob.sit_at(table)
    await b.ask("sit", name="Bob")
    a = await anna.sit_at(table)
    await both(await a.ask("start"), a, b)
    await both(await a.ask("resign"), b)
    while b.latest["view"]["actors"] != [1]:
        await b.read()
    assert b.info["status"] == "playing"
    assert b.info["seats"][0]["bot"]


async def test_the_host_alone_pauses_and_ends(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    assert (await b.ask("pause"))["code"] == "not-host"
    assert (await b.ask("end"))["code"] == "not-host"
    await both(await a.ask("pause"), a, b)
    assert not b.latest.get("legal")
    assert (await b.play("draw deck"))["code"] == "table-paused"
    await both(await a.ask("pause", on=False), a, b)
    assert b.latest["legal"]
    await both(await a.ask("end"), a, b)
    assert b.info["status"] == "ended"
    mine = (await a.person.http.get("/api/tables")).json()
    assert [table["id"] for table in mine] == [a.table]


async def test_who_asks_second_for_a_rematch_is_led_to_the_same_table(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    assert (await a.ask("rematch"))["code"] == "table-playing"
    await both(await a.ask("end"), a, b)
    first, second = await a.ask("rematch"), await b.ask("rematch")
    assert first["table"] == second["table"] != a.table
    assert (await b.person.look(first["table"]))["table"]["seats"][1]["mine"]


async def test_seats_are_taken_and_left_before_the_start_alone(arrive: Arrive) -> None:
    anna, bob = await arrive("Anna"), await arrive("Bob")
    table = await anna.open_table(["me", "open"])
    assert (await anna.do(table, "start"))["code"] == "seats-open"
    assert (await bob.do(table, "sit", name="Bob", seat=0))["code"] == "seat-taken"
    assert (await bob.do(table, "sit", name="Bob"))["is"] == "done"
    assert (await bob.do(table, "sit", name="Bob"))["code"] == "table-full"
    assert (await bob.do(table, "leave"))["is"] == "done"
    assert (await bob.do(table, "leave"))["code"] == "no-seat"
    assert (await anna.do(table, "seat-bot", seat=1, bot="random"))["is"] == "done"
    assert (await anna.do(table, "start"))["is"] == "done"
    assert (await bob.do(table, "sit", name="Bob"))["code"] == "table-playing"
    assert (await anna.do(table, "leave"))["code"] == "table-playing"


async def test_the_host_replaces_nobody_who_is_here_or_plays_for_a_rating(arrive: Arrive) -> None:
    for rated, code in ((False, None), (True, "rated")):
        a, b = await two_at_a_table(arrive, rated=rated)
        refused = await a.ask("seat-bot", seat=1, bot="random")
        assert (refused["code"], bool(refused["text"])) == ("still-here", True)
        await b.close()
        while a.info["seats"][1]["here"]:
            await a.read()
        assert (await a.ask("seat-bot", seat=1, bot="random")).get("code") == code


async def test_the_record_stays_closed_while_the_game_runs(arrive: Arrive) -> None:
    a, _ = await two_at_a_table(arrive)
    answer = await a.person.http.get(f"/api/tables/{a.table}/record", headers={"Accept-Language": "cs"})
    assert answer.status_code == 409
    assert "seed" not in answer.text
    assert answer.json()["text"] == "Záznam se ukáže, až hra skončí."
