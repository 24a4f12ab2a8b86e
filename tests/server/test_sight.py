"""Looking back at a table: my own seat while it runs, anybody's after the end."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.client import Somebody
from tests.server.conftest import Arrive
from tests.server.test_table import choose_tickets, two_at_a_table


async def play_alone(person: Somebody, game: str = "limes", **more: Any) -> str:
    """A whole game of one seat, over HTTP."""
    table = await person.open_table(["me"], game, **more)
    await person.do(table, "start")
    news = await person.look(table)
    while news["table"]["status"] == "playing":
        done = await person.do(table, "play", action=news["legal"][-1], seq=news["seq"])
        assert done["is"] == "done", done
        news = await person.look(table)
    return table


async def get(person: Somebody, table: str, what: str, **query: Any) -> Any:
    return (await person.http.get(f"/api/tables/{table}/{what}", params=query)).json()


async def test_a_moment_is_the_view_the_seat_had_then(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    await choose_tickets(a, b)
    seen = {news["seq"]: news["view"] for news in a.news if "view" in news}
    moments = await get(a.person, a.table, "moments", first=1, last=a.seq)
    assert [moment["seq"] for moment in moments] == list(range(1, a.seq + 1))
    assert moments[0]["view"] is None
    compared = [moment for moment in moments if moment["seq"] in seen]
    assert len(compared) >= 3
    for moment in compared:
        assert moment["view"] == seen[moment["seq"]]


async def test_events_looked_back_at_are_those_of_the_own_seat(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    await choose_tickets(a, b)
    drawer, other = (a, b) if a.latest.get("legal") else (b, a)
    done = await drawer.play("draw deck")
    for chair, is_own in ((drawer, True), (other, False)):
        [moment] = await get(chair.person, chair.table, "moments", first=done["seq"])
        assert any(event.get("own") for event in moment["step"]["events"]) is is_own


async def test_nobody_looks_through_a_foreign_seat_while_the_game_runs(arrive: Arrive) -> None:
    a, b = await two_at_a_table(arrive)
    stranger = await arrive("Cyril")
    for person, seat in ((a.person, 1), (b.person, 0), (stranger, 0), (stranger, 7)):
        for what in ("moments", "history"):
            assert (await get(person, a.table, what, seat=seat))["code"] == "not-your-seat"
    [beside] = await get(stranger, a.table, "moments", first=a.seq)
    assert beside["view"]["seat"] == -1
    assert "own" not in beside["view"]
    await a.ask("end")
    [moment] = await get(stranger, a.table, "moments", seat=1, first=a.seq - 1)
    assert moment["view"]["seat"] == 1
    assert moment["view"]["own"]
    assert (await get(stranger, a.table, "moments", seat=2))["code"] == "not-your-seat"


async def test_what_was_undone_can_be_looked_back_at(arrive: Arrive) -> None:
    a, _ = await two_at_a_table(arrive)
    before = a.latest["view"]
    done = await a.play((await a.until_legal())[0])
    undone = await a.ask("undo")
    assert undone["is"] == "done", undone
    moments = await get(a.person, a.table, "moments", first=done["seq"], last=undone["seq"])
    assert moments[0]["view"]["own"]["chosen"]
    assert moments[-1]["view"] == before


@pytest.mark.parametrize("game", ["limes", "ticket_to_ride"])
async def test_the_history_has_the_scores_of_every_step(arrive: Arrive, game: str) -> None:
    anna = await arrive("Anna")
    if game == "limes":
        table = await play_alone(anna)
    else:
        table = await anna.open_table(["me", "random"], game)
        await anna.do(table, "start")
    told = await get(anna, table, "history")
    news = await anna.look(table)
    assert [mark["seq"] for mark in told["steps"]] == list(range(1, len(told["steps"]) + 1))
    points = [player["points"] for player in news["view"]["players"]]
    assert told["steps"][-1]["scores"] == news["view"].get("result", {}).get("scores", points)
    started = next(mark for mark in told["steps"] if mark["kind"] == "started")
    assert len(started["scores"]) == len(points)


async def test_the_record_is_shown_after_the_end_alone(arrive: Arrive) -> None:
    a, _ = await two_at_a_table(arrive)
    assert (await a.person.http.get(f"/api/tables/{a.table}/record")).json()["code"] == "running"
    done = await play_alone(a.person)
    record = await a.person.http.get(f"/api/tables/{done}/record")
    assert "attachment" in record.headers["content-disposition"]
    assert record.text.rstrip().splitlines()[-1].startswith("end ")


@pytest.mark.rule("BH-20")
async def test_while_the_map_is_hidden_nobody_sees_earlier_rounds(arrive: Arrive) -> None:
    """Two rounds of Bez hranic over HTTP: during the second choice the bills of the first are nowhere."""
    anna = await arrive("Anna")
    table = await anna.open_table(["me", "me"], "bez_hranic")
    await anna.do(table, "start")

    async def until(round_: int, phase: str) -> dict[str, Any]:
        while True:
            for seat in (0, 1):
                news = await anna.look(table, seat=seat)
                if news["view"]["round"] >= round_ and news["view"]["phase"] == phase:
                    return news
                if news.get("legal"):
                    await anna.http.post(
                        f"/api/tables/{table}/commands?seat={seat}",
                        json={"do": "play", "action": news["legal"][0], "seq": news["seq"]},
                    )

    first = await until(1, "review")
    kinds = {event["kind"] for step in first["steps"] for event in step.get("events", [])}
    assert "paid" in kinds
    assert isinstance(await get(anna, table, "moments", seat=0, first=first["seq"]), list)
    second = await until(2, "choose")
    assert second["view"]["hushed"]
    kinds = {event["kind"] for step in second["steps"] for event in step.get("events", [])}
    assert not kinds & set(second["view"]["hushed"])
    for what in ("moments", "history"):
        assert (await get(anna, table, what, seat=0))["code"] == "hushed"


@pytest.mark.rule("BH-29")
async def test_by_correspondence_tokens_wait_until_all_are_laid(arrive: Arrive) -> None:
    """Opened at once, each for themselves; laid in the order of everybody's own times, when all are in."""
    anna = await arrive("Anna")
    table = await anna.open_table(["me", "me"], "bez_hranic", correspondence=True)
    await anna.do(table, "start")

    async def act(seat: int, action: str, **more: Any) -> None:
        news = await anna.look(table, seat=seat)
        chosen = next(each for each in news["legal"] if each.startswith(action))
        done = await anna.http.post(
            f"/api/tables/{table}/commands?seat={seat}",
            json={"do": "play", "action": chosen, "seq": news["seq"], **more},
        )
        assert done.json()["is"] == "done", done.text

    async def seen(seat: int) -> dict[str, Any]:
        return dict((await anna.look(table, seat=seat))["view"])

    def laid(view: dict[str, Any]) -> list[str]:
        return [colour for field in view["fields"] for colour in field["stack"]]

    while (await seen(0))["phase"] != "choose":
        for seat in (0, 1):
            if (await anna.look(table, seat=seat)).get("legal"):
                await act(seat, "")
    assert not (await seen(0))["middle"]
    await act(0, "open")
    assert (await seen(0))["middle"]
    assert not (await seen(1))["middle"]
    await asyncio.sleep(0.3)
    while (await anna.look(table, seat=0)).get("legal"):
        await act(0, "place", took_ms=280)
    assert not laid(await seen(1))
    await act(1, "open")
    while (await seen(1))["phase"] == "choose":
        await act(1, "place", took_ms=5)
    told = await anna.look(table, seat=1)
    order = [step["seat"] for step in told["steps"] if step["kind"] == "played" and "took_ms" in step]
    assert order == sorted(order, reverse=True)
    assert set(order) == {0, 1}
