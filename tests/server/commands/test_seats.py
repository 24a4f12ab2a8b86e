"""Who sits where, who plays for whom, and what a host may do."""

from __future__ import annotations

from pomezi.server import wire
from tests.server.conftest import Arrive
from tests.server.rooms import Rooms
from tests.server.test_table import two_at_a_table, until_done


async def test_resigning_with_one_player_left_ends_the_game(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    await until_done(await a.ask("resign"), a, b)
    assert b.info["status"] == "ended"
    assert b.info["seats"][0]["resigned"] is True
    assert (await b.play("draw deck"))["code"] == "table-ended"


async def test_a_bot_plays_on_for_one_of_three_who_resigns(arrive: Arrive) -> None:
    anna, bob = await arrive("Anna"), await arrive("Bob")
    table = await anna.open_table(["me", "open", "random"])
    b = await bob.sit_at(table)
    await b.ask("sit", name="Bob")
    a = await anna.sit_at(table)
    await until_done(await a.ask("start"), a, b)
    await until_done(await a.ask("resign"), b)
    while b.latest["view"]["actors"] != [1]:
        await b.read()
    assert b.info["status"] == "playing"
    assert b.info["seats"][0]["bot"]


async def test_the_host_alone_pauses_and_ends(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    assert (await b.ask("pause"))["code"] == "not-host"
    assert (await b.ask("end"))["code"] == "not-host"
    await until_done(await a.ask("pause"), a, b)
    assert not b.latest.get("legal")
    assert (await b.play("draw deck"))["code"] == "table-paused"
    await until_done(await a.ask("pause", on=False), a, b)
    assert b.latest["legal"]
    await until_done(await a.ask("end"), a, b)
    assert b.info["status"] == "ended"
    mine = (await a.person.http.get("/api/tables")).json()
    assert [table["id"] for table in mine] == [a.table]


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


async def test_a_host_replaces_nobody_who_has_sat_down_before_the_start() -> None:
    """Whether they are connected or not, rated or not; their own seat and open ones a host may fill."""
    for rated in (False, True):
        rooms = Rooms()
        live = await rooms.lay(["me", "open", "open"], rated=rated)
        bob, anna = await rooms.sit(live, "bob"), await rooms.come(live)
        for _ in range(2):
            refused = await rooms.do(live, anna, wire.SeatBot(seat=1, bot="random"))
            assert isinstance(refused, wire.Refused)
            assert refused.code == "seat-taken"
            rooms.host.leave(live, bob)
        assert live.table.chairs[1].person == "bob"
        assert isinstance(await rooms.do(live, anna, wire.SeatBot(seat=2, bot="random")), wire.Done)


async def test_a_host_may_fill_the_seat_of_somebody_who_has_resigned() -> None:
    rooms = Rooms()
    live = await rooms.lay(["me", "open", "open"], rated=True)
    bob, _ = await rooms.sit(live, "bob"), await rooms.sit(live, "cyril")
    anna = await rooms.come(live)
    await rooms.start(live)
    assert isinstance(await rooms.do(live, bob, wire.Resign()), wire.Done)
    assert isinstance(await rooms.do(live, anna, wire.SeatBot(seat=1, bot="greedy")), wire.Done)
    assert live.table.chairs[1].player() == "greedy"
    assert (await rooms.do(live, anna, wire.SeatBot(seat=9, bot="greedy"))).code == "no-such-seat"  # type: ignore[attr-defined]


async def test_the_host_removes_somebody_before_the_start_and_for_good(arrive: Arrive) -> None:
    anna, bob, cyril = await arrive("Anna"), await arrive("Bob"), await arrive("Cyril")
    table = await anna.open_table(["me", "open"])
    assert (await bob.do(table, "sit", name="Bob"))["is"] == "done"
    assert (await bob.do(table, "remove", seat=0))["code"] == "not-host"
    assert (await anna.do(table, "remove", seat=0))["code"] == "nobody-there"
    assert (await anna.do(table, "remove", seat=9))["code"] == "no-such-seat"
    assert (await anna.do(table, "remove", seat=1))["is"] == "done"
    assert (await anna.do(table, "remove", seat=1))["code"] == "nobody-there"
    assert (await bob.look(table))["table"]["seats"][1]["kind"] == "open"
    assert (await bob.do(table, "sit", name="Bob"))["code"] == "removed"
    assert (await cyril.do(table, "sit", name="Cyril"))["is"] == "done"
    assert (await anna.do(table, "start"))["is"] == "done"
    assert (await anna.do(table, "remove", seat=1))["code"] == "table-playing"


async def test_whoever_is_removed_sees_through_their_seat_no_more(arrive: Arrive) -> None:
    anna, bob = await arrive("Anna"), await arrive("Bob")
    table = await anna.open_table(["me", "open"])
    b = await bob.sit_at(table)
    await until_done(await b.ask("sit", name="Bob"), b)
    assert b.info["seats"][1]["mine"] is True
    await until_done(await anna.do(table, "remove", seat=1), b)
    assert [seat["mine"] for seat in b.info["seats"]] == [False, False]
    assert (await b.ask("leave"))["code"] == "no-seat"


async def test_nobody_sits_down_under_a_name_that_looks_like_another(arrive: Arrive) -> None:
    anna, bob = await arrive("Anna"), await arrive("Bob")
    table = await anna.open_table(["me", "me", "open"])
    refused = await bob.do(table, "sit", name="АNNA")
    assert (refused["code"], refused["facts"]) == ("name-taken", {"name": "АNNA"})
    assert (await bob.do(table, "sit", name="Bob"))["is"] == "done"
