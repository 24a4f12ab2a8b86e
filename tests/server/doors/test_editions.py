"""Editions over HTTP: laid, told, kept through a restart; and files that nobody should believe."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pomezi import GAMES
from pomezi.core.record import Record
from pomezi.server.limits import LARGEST_WITH_EDITION
from tests.editions import HOSTILE, example
from tests.server.client import Somebody, serving
from tests.server.conftest import Arrive

CZECH = {"Accept-Language": "cs"}


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_hostile_file_is_refused_with_its_line(arrive: Arrive, name: str) -> None:
    game, text, code, line = HOSTILE[name]
    anna = await arrive("Anna")
    form = {"text": text, "file": "moje.json"}
    refused = await anna.http.post(f"/api/games/{game}/editions", json=form, headers=CZECH)
    assert refused.status_code == 409, refused.text[:300]
    told = refused.json()
    assert told["code"] == code
    assert told["facts"]["edition"] == "moje.json"
    assert "moje.json" in told["text"]
    if line:
        assert told["facts"]["line"] == line
        assert code == "edition-too-large" or f"řádek {line}" in told["text"]
    assert len(refused.content) < 4000
    laid = {"game": game, "seats": ["me", "random"], "edition_text": text, "edition_file": "moje.json"}
    assert (await anna.http.post("/api/tables", json=laid, headers=CZECH)).json() == told
    assert (await anna.http.get("/api/tables")).json() == []


async def test_a_body_larger_than_any_edition_is_not_even_read(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    for path in ("/api/games/limes/editions", "/api/tables"):
        answer = await anna.http.post(path, content=b" " * (LARGEST_WITH_EDITION + 1))
        assert answer.status_code == 413
    assert (await anna.http.post("/api/me", content=b" " * 20_000)).status_code == 413


@pytest.mark.parametrize("name", ["own-0123456789abcdef", "moravia"])
async def test_a_table_is_not_laid_with_a_name_that_is_none_of_ours(arrive: Arrive, name: str) -> None:
    anna = await arrive("Anna")
    asked = {"game": "ticket_to_ride", "seats": ["me", "random"], "edition": name}
    assert (await anna.http.post("/api/tables", json=asked)).json()["code"] == "unknown-edition"


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_of_an_own_edition_goes_on_after_a_restart(database: str, game: str) -> None:
    """The edition is in the journal: no file, no memory of the process that laid it."""
    text = example(game)
    kept = json.dumps(json.loads(text), ensure_ascii=False, separators=(",", ":"))
    async with serving(database) as url:
        anna = await Somebody(url, "Anna").arrive()
        told = (await anna.http.post(f"/api/games/{game}/editions", json={"text": text})).json()
        table = await anna.open_table(["me", "me"], game, edition_text=text, rated=True)
        await anna.do(table, "start")
        before = await anna.look(table)
        key = anna.key
    async with serving(database) as url:
        anna = Somebody(url, "Anna")
        anna.http.headers["Authorization"] = f"Bearer {key}"
        again = await anna.look(table)
        assert again["view"] == before["view"]
        assert again["view"]["edition"] == again["table"]["edition"] == told["edition"]
        assert again["table"]["edition_name"] == told["name"] == json.loads(text)["name"]
        assert again["table"]["rated"] is False
        edition = (await anna.http.get(f"/api/tables/{table}/edition")).json()
        assert edition["facts"] == json.loads(json.dumps(GAMES[game].facts(kept)))
        assert edition["names"]["cs"] == GAMES[game].names(text, "cs")
        assert (await anna.do(table, "end"))["is"] == "done"
        record = Record.parse((await anna.http.get(f"/api/tables/{table}/record")).text)
        assert record.setup.edition == kept
        assert record.replay().view(0)["edition"] == told["edition"]


async def test_a_game_on_an_own_map_is_played_to_its_end_and_its_record_verifies(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await anna.open_table(["me"], "limes", edition_text=example("limes"))
    await anna.do(table, "start")
    chair = await anna.sit_at(table)
    while (seen := await anna.look(table))["table"]["status"] != "over":
        await anna.do(table, "play", action=seen["legal"][0], seq=seen["seq"])
    await chair.close()
    text = (await anna.http.get(f"/api/tables/{table}/record")).text
    assert Record.parse(text).verify().actors() == 0


async def test_the_news_of_a_table_do_not_carry_its_edition(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await anna.open_table(["me", "random"], "bez_hranic", edition_text=example("bez_hranic"))
    await anna.do(table, "start")
    seen: Any = await anna.look(table)
    assert "population_year" not in json.dumps(seen)


async def test_the_same_again_is_laid_with_the_same_edition(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    table = await anna.open_table(["me", "random"], "border", edition_text=example("border"))
    await anna.do(table, "start")
    await anna.do(table, "end")
    again = (await anna.do(table, "rematch"))["table"]
    first, second = await anna.look(table), await anna.look(again)
    assert second["table"]["edition"] == first["table"]["edition"]
    assert second["table"]["edition_name"] == {"cs": "Zrcadlo", "en": "Mirror"}
