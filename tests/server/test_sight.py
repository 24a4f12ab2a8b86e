"""Looking back at a table: my own seat while it runs, anybody's after the end."""

from __future__ import annotations

from typing import Any

import pytest

from pomezi.server import sight, wire
from tests.server.client import Somebody
from tests.server.conftest import Arrive
from tests.server.rooms import Rooms
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
    [moment] = await get(stranger, a.table, "moments", seat=1, first=a.seq)
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
async def test_by_correspondence_tokens_wait_until_all_are_laid() -> None:
    """Opened at once, each for themselves; laid in the order of everybody's own times, when all are in."""
    rooms = Rooms()
    live = await rooms.lay(["me", "me"], "bez_hranic", correspondence=True)
    readers = [await rooms.come(live, "anna", seat) for seat in (0, 1)]
    await rooms.start(live)

    def seen(seat: int) -> Any:
        readers[seat].is_new = True
        told = rooms.hear(live, readers[seat])
        assert told is not None
        return told

    def laid(view: Any) -> list[str]:
        return [colour for field in view["fields"] for colour in field["stack"]]

    async def press_all(seat: int, after_ms: float) -> None:
        await rooms.clock.pass_ms(after_ms)
        while seen(seat).legal and seen(seat).pace == "race":
            assert isinstance(await rooms.act(live, readers[seat]), wire.Done)

    while not live.table.is_race():
        actor = live.table.actors()[0]
        await rooms.act(live, readers[actor])
    assert not seen(0).view["middle"]
    await rooms.act(live, readers[0], "open")
    assert seen(0).view["middle"]
    assert not seen(1).view["middle"]
    await press_all(0, 280)
    await rooms.clock.pass_ms(60_000)
    assert not laid(seen(1).view)
    await rooms.act(live, readers[1], "open")
    await press_all(1, 5)
    await rooms.clock.pass_ms(1000)
    order = [
        past.seat or 0 for past in live.table.history if past.kind == "played" and past.took_ms is not None
    ]
    assert order == sorted(order, reverse=True)
    assert set(order) == {0, 1}


async def test_what_all_spectators_see_is_computed_and_encoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = Rooms()
    live = await rooms.lay(["me", "me"], "ticket_to_ride")
    anna = await rooms.come(live)
    crowd = [await rooms.come(live, f"guest{number}" if number % 2 else "") for number in range(50)]
    await rooms.start(live)
    for reader in (anna, *crowd):
        rooms.hear(live, reader)
    written: list[object] = []
    encode = wire.encode

    def noted(message: object) -> bytes:
        written.append(message)
        return encode(message)

    monkeypatch.setattr(wire, "encode", noted)
    await rooms.act(live, anna)
    told = [sight.news_bytes(live, reader) for reader in crowd]
    assert len([message for message in written if isinstance(message, wire.News)]) == 1
    assert len({id(message) for message in told}) == 1
    assert b'"own"' in sight.news_bytes(live, anna)
    assert b'"own"' not in told[0]


async def test_coming_and_going_is_told_together_and_apart_from_positions() -> None:
    rooms = Rooms()
    live = await rooms.lay(["me", "open"])
    anna = await rooms.come(live)
    await rooms.clock.pass_ms(1000)
    before = anna.company
    for _ in range(20):
        await rooms.come(live, "")
    assert anna.company == before
    await rooms.clock.pass_ms(200)
    assert anna.company == b'{"is":"company","here":[0],"watchers":{"names":[],"nameless":20}}'
    assert not live.has_news_for(anna)


async def test_a_crowd_is_told_less_often_who_comes_and_goes() -> None:
    """Else each who joins a thousand would cost a thousand messages."""
    rooms = Rooms()
    live = await rooms.lay(["me", "open"])
    anna = await rooms.come(live)
    for _ in range(400):
        await rooms.come(live, "")
    await rooms.clock.pass_ms(1000)
    before = anna.company
    await rooms.come(live, "")
    await rooms.clock.pass_ms(400)
    assert anna.company == before
    await rooms.clock.pass_ms(200)
    assert b'"nameless":401' in anna.company
