"""How games ended: my games, ratings between accounts, the deal of a day, the same table again."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from pomezi.core.record import Record
from pomezi.server.results import new_ratings
from tests.server.client import Somebody
from tests.server.conftest import Arrive
from tests.server.test_sight import play_alone
from tests.server.test_table import two_at_a_table

TODAY = datetime.now(UTC).date()


async def resign_after(host: Somebody, guest: Somebody) -> str:
    """A game that the guest gives up at once."""
    table = await host.open_table(["me", "open"])
    await guest.do(table, "sit", name=guest.name)
    await host.do(table, "start")
    assert (await guest.do(table, "resign"))["is"] == "done"
    return table


# -- my games and ratings


async def test_a_finished_game_is_in_my_list(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await play_alone(anna)
    told = (await anna.http.get("/api/me/games")).json()
    [game] = told["games"]
    assert (game["table"], game["game"], game["place"]) == (table, "limes", 1)
    assert game["names"] == ["Anna"]
    assert game["scores"] == (await anna.look(table))["view"]["result"]["scores"]
    assert told["ratings"] == {}
    assert (await (await arrive("Bob")).http.get("/api/me/games")).json()["games"] == []


async def test_accounts_have_a_rating_and_guests_have_none(arrive: Arrive) -> None:
    anna, bob, guest = await arrive("Anna"), await arrive("Bob"), await arrive("Guest")
    for person in (anna, bob):
        login = {"login": person.name, "password": "correct horse"}
        assert (await person.http.post("/api/me/account", json=login)).status_code == 200
    await resign_after(anna, guest)
    assert (await anna.http.get("/api/me/games")).json()["ratings"] == {}
    await resign_after(anna, bob)
    assert (await anna.http.get("/api/me/games")).json()["ratings"] == {"ticket_to_ride": 1520}
    told = (await bob.http.get("/api/me/games")).json()
    assert told["ratings"] == {"ticket_to_ride": 1480}
    assert told["games"][0]["place"] == 2


async def test_a_host_who_ends_a_lost_game_has_lost_it(arrive: Arrive) -> None:
    anna, bob = await arrive("Anna"), await arrive("Bob")
    for person in (anna, bob):
        login = {"login": person.name, "password": "correct horse"}
        await person.http.post("/api/me/account", json=login)
    table = await anna.open_table(["me", "open"])
    await bob.do(table, "sit", name="Bob")
    await anna.do(table, "start")
    assert (await anna.do(table, "end"))["is"] == "done"
    assert (await bob.http.get("/api/me/games")).json()["ratings"] == {"ticket_to_ride": 1520}
    assert (await anna.http.get("/api/me/games")).json()["ratings"] == {"ticket_to_ride": 1480}


async def test_no_rating_is_lost_when_games_end_at_the_same_moment(arrive: Arrive) -> None:
    anna, others = await arrive("Anna"), [await arrive(f"Bob {number}") for number in range(6)]
    for number, person in enumerate([anna, *others]):
        login = {"login": f"player{number}", "password": "correct horse"}
        assert (await person.http.post("/api/me/account", json=login)).status_code == 200
    tables = [await anna.open_table(["me", "open"]) for _ in others]
    for table, other in zip(tables, others, strict=True):
        await other.do(table, "sit", name=other.name)
        await anna.do(table, "start")
    await asyncio.gather(*(other.do(table, "resign") for table, other in zip(tables, others, strict=True)))
    told = (await anna.http.get("/api/me/games")).json()["games"]
    assert len({game["rating"] for game in told}) == len(tables)  # each went on from the one before
    assert min(game["rating"] for game in told) == 1520
    assert max(game["rating"] for game in told) > 1590


def test_ratings_move_towards_what_was_shown() -> None:
    even = new_ratings({0: 1500.0, 1: 1500.0}, [1, 2])
    assert even == {0: 1520, 1: 1480}
    assert new_ratings({0: 1500.0, 1: 1500.0}, [1, 1]) == {0: 1500, 1: 1500}
    upset = new_ratings({0: 1900.0, 1: 1500.0}, [2, 1])
    assert upset[1] - 1500 > 30
    three = new_ratings({0: 1500.0, 2: 1500.0, 3: 1500.0}, [1, 1, 2, 3])
    assert (three[0], three[2], three[3]) == (1520, 1500, 1480)


# -- the deal of a day


async def test_everybody_gets_the_same_deal_on_a_day(arrive: Arrive) -> None:
    anna, bob = await arrive("Anna"), await arrive("Bob")
    day = TODAY.isoformat()
    tables = [await play_alone(person, daily=day) for person in (anna, bob)]
    records = [(await anna.http.get(f"/api/tables/{table}/record")).text for table in tables]
    seeds = {Record.parse(text).setup.seed for text in records}
    assert len(seeds) == 1
    for text in records:
        Record.parse(text).verify()
    assert (await anna.look(tables[0]))["table"]["daily"] == day
    told = (await bob.http.get("/api/daily/limes")).json()
    assert told["day"] == day
    assert {result["name"] for result in told["results"]} == {"Anna", "Bob"}
    assert [result["name"] for result in told["results"] if result["mine"]] == ["Bob"]
    await play_alone(anna, daily=day)
    again = (await bob.http.get("/api/daily/limes", params={"day": day})).json()
    assert len(again["results"]) == 2
    other = (TODAY - timedelta(days=3)).isoformat()
    assert (await bob.http.get("/api/daily/limes", params={"day": other})).json()["results"] == []


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"game": "limes", "seats": ["me", "open"], "daily": TODAY.isoformat()}, "no-daily"),
        ({"game": "border", "seats": ["me", "random"], "daily": TODAY.isoformat()}, "no-daily"),
        ({"game": "limes", "seats": ["me"], "daily": "2026-02-30"}, "bad-day"),
        ({"game": "limes", "seats": ["me"], "daily": (TODAY + timedelta(days=9)).isoformat()}, "bad-day"),
        ({"game": "limes", "seats": ["me"], "daily": "today"}, "bad-message"),
    ],
)
async def test_no_other_deal_is_a_daily_one(arrive: Arrive, asked: dict[str, object], code: str) -> None:
    anna = await arrive("Anna")
    assert (await anna.http.post("/api/tables", json=asked)).json()["code"] == code


# -- the same again


async def test_whoever_follows_a_rematch_gets_their_old_seat(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    await a.ask("end")
    first = await b.ask("rematch")
    table = first["table"]
    stranger = await arrive("Cyril")
    assert (await stranger.do(table, "sit", name="Cyril"))["code"] == "table-full"
    waiting = (await a.person.look(table))["table"]
    assert (waiting["seats"][0]["kind"], waiting["seats"][0]["name"]) == ("open", "Anna")
    assert waiting["seats"][0]["kept"]
    assert not (await stranger.look(table))["table"]["seats"][0]["kept"]
    assert (await a.ask("rematch"))["table"] == table
    seats = (await a.person.look(table))["table"]["seats"]
    assert [(seat["kind"], seat["name"], seat["mine"]) for seat in seats] == [
        ("person", "Anna", True),
        ("person", "Bob", False),
    ]
    assert (await b.person.do(table, "start"))["is"] == "done"


async def test_bots_are_reseated_and_names_at_one_screen_are_kept(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await anna.open_table(["me", "random", "me"], names=["Anna", "", "Eva"])
    seats = (await anna.look(table))["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "random", "Eva"]
    await anna.do(table, "start")
    await anna.do(table, "end")
    again = (await anna.do(table, "rematch"))["table"]
    seats = (await anna.look(again))["table"]["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats] == [
        ("Anna", ""),
        ("random", "random"),
        ("Eva", ""),
    ]


# -- my tables


async def test_my_tables_say_whose_turn_it_is(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    await a.play((await a.until_legal())[0])
    for chair, is_mine in ((a, False), (b, True)):
        [told] = (await chair.person.http.get("/api/tables")).json()
        assert told["status"] == "playing"
        assert told["actors"] == [1]
        assert told["mine_to_act"] is is_mine
        assert told["correspondence"] is False


async def test_those_who_look_on_are_named(arrive: Arrive, url: str) -> None:
    a, _ = await two_at_a_table(arrive)
    await (await arrive("Cyril")).sit_at(a.table)
    await Somebody(url).sit_at(a.table)
    while a.info["watchers"] != {"names": ["Cyril"], "nameless": 1}:
        await a.read()


@pytest.mark.rule("BH-03")
async def test_my_tables_say_where_the_map_is_hidden(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await anna.open_table(["me", "me"], game="bez_hranic", options={"correspondence": True})

    async def hushed() -> bool:
        [told] = (await anna.http.get("/api/tables")).json()
        return bool(told["hushed"])

    seen = [await hushed()]
    await anna.do(table, "start")
    seen.append(await hushed())
    for seat in (0, 1):
        await anna.http.post(
            f"/api/tables/{table}/commands?seat={seat}",
            json={"do": "play", "action": "ready", "seq": 1 << 30},
        )
    seen.append(await hushed())
    assert seen == [False, False, True]
