"""How games ended: my games, ratings between accounts, the deal of a day, the same table again."""

from __future__ import annotations

import asyncio

from tests.server.client import Somebody
from tests.server.conftest import Arrive
from tests.server.test_sight import play_alone


async def resign_after(host: Somebody, guest: Somebody) -> str:
    """A game that the guest gives up at once."""
    table = await host.open_table(["me", "open"])
    await guest.do(table, "sit", name=guest.name)
    await host.do(table, "start")
    assert (await guest.do(table, "resign"))["is"] == "done"
    return table


async def ratings_of(person: Somebody) -> dict[str, int]:
    told = (await person.http.get("/api/me/standing")).json()
    return {rating["game"]: rating["rating"] for rating in told["ratings"]}


# -- my games and ratings


async def test_a_finished_game_is_in_my_list(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await play_alone(anna)
    told = (await anna.http.get("/api/me/games")).json()
    [game] = told["games"]
    assert (game["table"], game["game"], game["place"]) == (table, "limes", 1)
    assert game["names"] == ["Anna"]
    assert game["scores"] == (await anna.look(table))["view"]["result"]["scores"]
    assert await ratings_of(anna) == {}
    assert (await (await arrive("Bob")).http.get("/api/me/games")).json()["games"] == []


async def test_accounts_have_a_rating_and_guests_have_none(arrive: Arrive) -> None:
    anna, bob, guest = await arrive("Anna"), await arrive("Bob"), await arrive("Guest")
    for person in (anna, bob):
        login = {"login": person.name, "password": "correct horse"}
        assert (await person.http.post("/api/me/account", json=login)).status_code == 200
    await resign_after(anna, guest)
    assert await ratings_of(anna) == {}
    await resign_after(anna, bob)
    assert await ratings_of(anna) == {"ticket_to_ride": 1578}
    assert await ratings_of(bob) == {"ticket_to_ride": 1422}
    assert (await bob.http.get("/api/me/games")).json()["games"][0]["place"] == 2


async def test_a_host_who_ends_a_lost_game_has_lost_it(arrive: Arrive) -> None:
    anna, bob = await arrive("Anna"), await arrive("Bob")
    for person in (anna, bob):
        login = {"login": person.name, "password": "correct horse"}
        await person.http.post("/api/me/account", json=login)
    table = await anna.open_table(["me", "open"])
    await bob.do(table, "sit", name="Bob")
    await anna.do(table, "start")
    assert (await anna.do(table, "end"))["is"] == "done"
    assert await ratings_of(bob) == {"ticket_to_ride": 1578}
    assert await ratings_of(anna) == {"ticket_to_ride": 1422}


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
    assert min(game["rating"] for game in told) == 1578
    assert max(game["rating"] for game in told) > 1700
