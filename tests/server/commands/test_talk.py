"""Talk at a table: kept with it, shown to everybody who is there or comes back, and never in the record."""

from __future__ import annotations

from typing import Any

import pytest

from pomezi.server.limits import Rate, Rates
from tests.server.client import Chair, Somebody, serving
from tests.server.conftest import Arrive
from tests.server.test_table import two_at_a_table, until_done


async def hear(chair: Chair, lines: int) -> list[dict[str, Any]]:
    """Reads until so many lines have been said."""
    while True:
        said = [line for news in chair.news for line in news.get("chat", [])]
        if len(said) >= lines:
            return said
        await chair.read()


async def test_everybody_at_the_table_hears_what_is_said(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    watcher = await (await arrive("Cyril")).sit_at(a.table)
    done = await a.ask("say", text="  Good\u0000 luck\n\u202eall ")
    assert done["is"] == "done"
    await watcher.ask("say", phrase="well-played")
    for chair in (a, b, watcher):
        first, second = await hear(chair, 2)
        assert (first["seat"], first["name"], first["text"]) == (0, "Anna", "Good luck all")
        assert (second["seat"], second["name"], second["phrase"]) == (None, "Cyril", "well-played")


async def test_talk_is_there_after_a_restart_and_never_in_the_record(database: str) -> None:
    async with serving(database) as url:
        anna = await Somebody(url, "Anna").arrive()
        table = await anna.open_table(["me", "random"])
        await anna.do(table, "start")
        await anna.do(table, "say", text="Hello")
        await anna.do(table, "end")
        key = anna.key
    async with serving(database) as url:
        anna = Somebody(url, "Anna")
        anna.http.headers["Authorization"] = f"Bearer {key}"
        told = await anna.look(table)
        assert [line["text"] for line in told["chat"]] == ["Hello"]
        assert not any(step["kind"] == "said" for step in told["steps"])
        record = (await anna.http.get(f"/api/tables/{table}/record")).text
        assert "Hello" not in record


async def test_talk_never_makes_an_action_stale(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    seq, legal = a.seq, await a.until_legal()
    await b.ask("say", text="Take your time")
    assert (await a.play(legal[0], seq=seq))["is"] == "done"


@pytest.mark.parametrize("said", [{}, {"text": " \n "}, {"text": "Hi", "phrase": "hello"}])
async def test_neither_nothing_nor_both_can_be_said(arrive: Arrive, said: dict[str, str]) -> None:
    a, _ = await two_at_a_table(arrive)
    assert (await a.ask("say", **said))["code"] == "nothing-said"


async def test_talk_has_a_size_and_a_rate(database: str) -> None:
    much = Rate(1e9, 1e9)
    async with serving(database, rates=Rates(much, much, much, Rate(0.001, 3), much, much)) as url:
        anna = await Somebody(url, "Anna").arrive()
        table = await anna.open_table(["me", "random"])
        assert (await anna.do(table, "say", text="x" * 281))["code"] == "bad-message"
        assert (await anna.do(table, "say", phrase="Not A Key"))["code"] == "bad-message"
        codes = [(await anna.do(table, "say", text=f"{i}")).get("code") for i in range(4)]
        assert codes == [None, None, None, "too-fast"]


async def test_nobody_talks_without_a_name(arrive: Arrive, url: str) -> None:
    a, _ = await two_at_a_table(arrive)
    stranger = await Chair(Somebody(url), a.table).connect()
    assert (await stranger.ask("say", text="Psst"))["code"] == "no-person"


async def test_the_host_may_ask_somebody_for_silence_and_end_it(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    assert (await b.ask("mute", seat=0))["code"] == "not-host"
    assert (await a.ask("mute", seat=7))["code"] == "no-such-seat"
    await until_done(await a.ask("mute", seat=1), a, b)
    assert [seat["muted"] for seat in b.info["seats"]] == [False, True]
    assert (await b.ask("say", text="But"))["code"] == "muted"
    assert (await a.ask("say", text="Thanks"))["is"] == "done"
    await until_done(await a.ask("mute", seat=1, on=False), a, b)
    assert (await b.ask("say", text="Well"))["is"] == "done"


async def test_the_host_may_ask_all_who_look_on_for_silence(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    watcher = await (await arrive("Cyril")).sit_at(a.table)
    await until_done(await a.ask("mute"), a, b, watcher)
    assert watcher.info["watchers_muted"] is True
    assert (await watcher.ask("say", text="She has the king"))["code"] == "muted"
    assert (await b.ask("say", text="Good"))["is"] == "done"


async def test_there_is_nobody_to_mute_in_the_seat_of_a_bot(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await anna.open_table(["me", "random"])
    assert (await anna.do(table, "mute", seat=1))["code"] == "nobody-there"
