"""Whoever goes for good is forgotten, and the games of the others stay."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine

from pomezi.server import journal as j
from pomezi.server.database import metadata
from pomezi.server.farewell import without
from tests.server.client import Somebody
from tests.server.conftest import Arrive
from tests.server.test_sight import play_alone

SECRET = "Zuzana Tajemná"


async def goodbye(person: Somebody, **proof: str) -> int:
    return int((await person.http.post("/api/me/goodbye", json=proof)).status_code)


async def test_the_phrase_or_the_password_is_asked_for(arrive: Arrive) -> None:
    anna, bob = await arrive("Anna"), await arrive("Bob")
    assert await goodbye(anna) == await goodbye(anna, phrase="lusab-babad") == 401
    login = {"login": "bob", "password": "correct horse"}
    await bob.http.post("/api/me/account", json=login)
    assert await goodbye(bob, phrase=bob.phrase) == 401  # who has a password is asked for that
    assert (await bob.http.get("/api/me")).json()["name"] == "Bob"
    assert await goodbye(bob, password="correct horse") == 200
    assert await goodbye(anna, phrase=anna.phrase.replace("-", " ").upper()) == 200
    for person in (anna, bob):
        person.http.cookies.set("pomezi", person.key)
        assert (await person.http.get("/api/me")).json()["name"] == ""
    assert (await anna.http.post("/api/me/recover", json={"phrase": anna.phrase})).status_code == 401
    assert (await bob.http.post("/api/me/sign-in", json=login)).status_code == 401


async def test_nothing_of_the_name_is_left_and_the_game_is_as_it_was(arrive: Arrive, database: str) -> None:
    anna, gone = await arrive("Anna"), await arrive(SECRET)
    table = await anna.open_table(["me", "open"], "limes")
    await gone.do(table, "sit", name=SECRET)
    await anna.do(table, "start")
    await gone.do(table, "say", text=f"I am {SECRET}")
    await anna.do(table, "say", text="I stay")
    await gone.do(table, "resign")
    watched = await anna.open_table(["me", "open"], "limes")
    await gone.do(watched, "say", text=f"{SECRET} looks on")
    before = (await anna.http.get(f"/api/tables/{table}/record")).text
    games = (await anna.http.get("/api/me/games")).json()["games"]
    assert "Zuzana" in (await kept(database))["journal"]
    assert await goodbye(gone, phrase=gone.phrase) == 200
    news = await anna.look(table)
    assert [seat["name"] for seat in news["table"]["seats"]] == ["Anna", "?"]
    assert [line["text"] for line in news["chat"]] == ["…", "I stay"]
    assert (await anna.http.get(f"/api/tables/{table}/record")).text == before.replace(SECRET, "?")
    [told] = (await anna.http.get("/api/me/games")).json()["games"]
    assert told == {**games[0], "names": ["Anna", "?"]}
    assert (await anna.http.get("/api/me/standing")).json()["opponents"] == []
    assert not [name for name, rows in (await kept(database)).items() if "Zuzana" in rows]


async def test_tournaments_and_wishes_forget_them_too(arrive: Arrive, database: str) -> None:
    anna, gone = await arrive("Anna"), await arrive(SECRET)
    laid = {"title": "Tuesday", "game": "limes", "seats": 2, "rounds": 2, "limit_s": 600}
    place = f"/api/tournaments/{(await anna.http.post('/api/tournaments', json=laid)).json()['id']}"
    await gone.http.post(f"{place}/commands", json={"do": "join", "name": SECRET})
    wish = {"lang": "cs", "zone": "Europe/Prague", "quiet_from": -1, "quiet_until": -1}
    assert (await gone.http.post("/api/me/notices", json=wish)).status_code == 200
    me = (await kept(database))["keys"]
    assert await goodbye(gone, phrase=gone.phrase) == 200
    told = (await anna.http.get(place)).json()
    assert [(one["name"], one["presence"]) for one in told["entrants"]] == [("Anna", "in"), ("?", "out")]
    after = await kept(database)
    assert not [name for name, rows in after.items() if "Zuzana" in rows]
    assert len(after["keys"]) < len(me)
    assert "Prague" not in after["wishes"]


async def kept(database: str) -> dict[str, str]:
    """All that the database has, by table."""
    engine = create_async_engine(database)
    async with engine.connect() as connection:
        tables = metadata.tables.items()
        found = {name: str((await connection.execute(select(table))).all()) for name, table in tables}
    await engine.dispose()
    return found


async def test_running_games_go_on_without_them(arrive: Arrive) -> None:
    anna, bob, gone = await arrive("Anna"), await arrive("Bob"), await arrive("Gone")
    three = await anna.open_table(["me", "open", "open"], "limes")
    for person in (bob, gone):
        await person.do(three, "sit", name=person.name)
    await anna.do(three, "start")
    waiting = await anna.open_table(["me", "open"], "limes")
    await gone.do(waiting, "sit", name="Gone")
    hosted = await gone.open_table(["me", "open"], "limes")
    await bob.do(hosted, "sit", name="Bob")
    alone = await gone.open_table(["me"], "limes")
    await gone.do(alone, "start")
    assert await goodbye(gone, phrase=gone.phrase) == 200
    seats = (await anna.look(three))["table"]["seats"]
    assert [seat["resigned"] for seat in seats] == [False, False, True]
    assert seats[2]["bot"]
    assert (await anna.look(three))["table"]["status"] == "playing"
    assert (await anna.look(waiting))["table"]["seats"][1]["kind"] == "open"
    assert (await bob.look(hosted))["table"]["status"] == "ended"
    assert (await bob.look(alone))["table"]["status"] == "ended"


async def test_ranks_of_others_stay(arrive: Arrive) -> None:
    anna, gone = await arrive("Anna"), await arrive("Gone")
    today = datetime.now(UTC).date().isoformat()
    for person in (anna, gone):
        await play_alone(person, daily=today)
    assert await goodbye(gone, phrase=gone.phrase) == 200
    told = (await anna.http.get("/api/daily/limes", params={"day": today})).json()
    assert told["players"] == 2
    assert sorted(result["name"] for result in told["results"]) == ["?", "Anna"]


def test_who_said_an_older_line_is_found_by_its_command_or_its_seat() -> None:
    speakers = j.Speakers()
    lines = [
        j.Line(1, j.Sat(0, "anna", "Anna")),
        j.Line(2, j.Said(None, "Eva", "hello"), "eva:c1"),
        j.Line(3, j.Said(0, "Anna", "hello")),
        j.Line(4, j.Sat(0, "bob", "Bob")),
        j.Line(5, j.Said(0, "Bob", "hello")),
        j.Line(6, j.Said(None, "Cyril", "hello", person="cyril")),
    ]
    assert [speakers.of(line) for line in lines] == ["", "eva", "anna", "", "bob", "cyril"]


def test_only_their_own_words_are_taken_out() -> None:
    said = j.Said(None, "Eva", "hello")
    assert without(said, "anna", False) == said
    assert without(said, "anna", True) == j.Said(None, "?", "…")
    kept = j.Kept(1, "eva", "Eva")
    assert without(kept, "anna", True) == kept
    assert without(kept, "eva", False) == j.Kept(1, "eva", "?")
