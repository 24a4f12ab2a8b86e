"""Provable shuffles: promised before the first card, shown after the last."""

from __future__ import annotations

import pytest

from pomezi.core.errors import RecordError
from pomezi.core.record import Record
from pomezi.core.shuffle import commitment, seed_from
from tests.server import sprint
from tests.server.conftest import Arrive


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
