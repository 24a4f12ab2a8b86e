"""How a table is laid: provable shuffles, who sits from the start, usual settings, the same again."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from pomezi.core.errors import RecordError
from pomezi.core.record import Record
from pomezi.core.shuffle import commitment, seed_from
from pomezi.server.commands.asking import Refuse
from pomezi.server.forms import NewTable
from pomezi.server.laying import first_seats, new_head
from tests.server import sprint
from tests.server.conftest import Arrive
from tests.server.test_table import two_at_a_table, until_done

TODAY = datetime.now(UTC).date()


async def test_the_seed_is_made_of_the_promised_secret_and_the_players_words(arrive: Arrive) -> None:
    sprint.install()
    try:
        anna, bob = await arrive("Anna"), await arrive("Bob")
        table = await anna.open_table(["me", "open"], "sprint", word="kapr")
        promised = (await bob.look(table))["table"]["commitment"]
        await bob.do(table, "sit", name="Bob", word="dub")
        await anna.do(table, "start")
        running = (await anna.look(table))["table"]
        assert (running.get("secret"), running.get("seed")) == ("", "")
        for action in ("ready", "place 1"):
            for person in (anna, bob):
                seq = (await person.look(table))["seq"]
                assert (await person.do(table, "play", action=action, seq=seq))["is"] == "done"
        while (shown := (await anna.look(table, wait=1000))["table"])["status"] != "over":
            pass
        assert shown["words"] == ["kapr", "dub"]
        assert commitment(shown["secret"]) == promised
        assert seed_from(shown["secret"], shown["words"]) == shown["seed"]
        text = (await anna.http.get(f"/api/tables/{table}/record")).text
        assert Record.parse(text).verify().actors() == 0
        for true, forged in ((shown["secret"], "0" * 64), ("kapr", "okoun")):
            with pytest.raises(RecordError) as error:
                Record.parse(text.replace(true, forged)).verify()
            assert error.value.refusal.code == "record-shuffle-broken"
    finally:
        sprint.remove()


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"game": "limes", "seats": ["me", "open"], "daily": TODAY.isoformat()}, "no-daily"),
        ({"game": "border", "seats": ["me", "random"], "daily": TODAY.isoformat()}, "no-daily"),
        ({"game": "limes", "seats": ["me"], "daily": "2026-02-30"}, "bad-day"),
        ({"game": "limes", "seats": ["me"], "daily": (TODAY + timedelta(days=1)).isoformat()}, "bad-day"),
        ({"game": "limes", "seats": ["me"], "daily": "today"}, "bad-message"),
    ],
)
async def test_no_other_deal_is_a_daily_one(arrive: Arrive, asked: dict[str, object], code: str) -> None:
    anna = await arrive("Anna")
    assert (await anna.http.post("/api/tables", json=asked)).json()["code"] == code


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


async def test_who_asks_second_for_a_rematch_is_led_to_the_same_table(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    assert (await a.ask("rematch"))["code"] == "table-playing"
    await until_done(await a.ask("end"), a, b)
    first, second = await a.ask("rematch"), await b.ask("rematch")
    assert first["table"] == second["table"] != a.table
    assert (await b.person.look(first["table"]))["table"]["seats"][1]["mine"]


@pytest.mark.parametrize(
    ("asked", "hints", "grace_s"),
    [
        ({"seats": ["me", "open"]}, False, 90.0),
        ({"seats": ["me", "open"], "rated": False}, True, 90.0),
        ({"seats": ["me", "open"], "hints": True, "grace_s": 30}, False, 30.0),
        ({"seats": ["me", "open"], "rated": False, "hints": False}, False, 90.0),
        ({"seats": ["me", "random"]}, True, 0.0),
        ({"seats": ["me", "me"], "grace_s": 30}, True, 0.0),
        ({"seats": ["me", "open"], "correspondence": True, "grace_s": 30}, False, 0.0),
    ],
)
def test_hints_and_patience_are_as_players_expect(
    asked: dict[str, object], hints: bool, grace_s: float
) -> None:
    """No hints for a rating; nobody is replaced where nobody else waits."""
    head = new_head("anna", NewTable(game="limes", **asked), 1_800_000_000_000, 90.0)  # type: ignore[arg-type]
    assert (head.hints, head.grace_s) == (hints, grace_s)


def test_each_table_has_a_secret_and_an_id_of_its_own() -> None:
    heads = [new_head("anna", NewTable(game="limes", seats=["me"]), 0, 90.0) for _ in range(20)]
    assert len({head.id for head in heads}) == len({head.secret for head in heads}) == 20
    assert all(len(head.secret) == 64 for head in heads)


def test_a_seat_is_open_mine_or_a_known_bot() -> None:
    asked = NewTable(game="limes", seats=["me", "open", "random"], name="Anna", names=["", "x", "y"])
    assert [type(entry).__name__ for entry in first_seats("anna", asked)] == ["Sat", "BotSat"]
    with pytest.raises(Refuse) as refused:
        new_head("anna", NewTable(game="limes", seats=["me", "nobody"]), 0, 90.0)
    assert refused.value.refusal.code == "unknown-bot"
