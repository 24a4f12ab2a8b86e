"""Every game of the house over the wire: what is sent can be read, and what is legal is accepted."""

from __future__ import annotations

import random

import pytest

from pomezi import GAMES
from tests.server.client import Somebody
from tests.server.conftest import Arrive

STEPS = 40


async def act(person: Somebody, table: str, seat: int, rng: random.Random) -> bool:
    """One action of a seat, if it may act."""
    news = await person.look(table, seat=seat)
    if not news.get("legal"):
        return False
    assert "seed" not in news["view"]
    answer = await person.http.post(
        f"/api/tables/{table}/commands?seat={seat}",
        json={"do": "play", "seq": news["seq"], "action": rng.choice(news["legal"])},
    )
    assert answer.status_code == 200, answer.text
    return True


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_played_over_the_wire(arrive: Arrive, game: str) -> None:
    anna, rng = await arrive("Anna"), random.Random(4)
    seats = GAMES[game].seats[0]
    table = await anna.open_table(["me"] * seats, game, correspondence=True)
    assert (await anna.do(table, "start"))["is"] == "done"
    acted = 0
    for _ in range(STEPS * 4):
        for seat in range(seats):
            acted += await act(anna, table, seat, rng)
        if acted > STEPS:
            break
    watched = await (await arrive("Watcher")).look(table)
    assert acted > STEPS or watched["table"]["status"] == "over"
    assert watched["view"]["seat"] == -1
    assert watched["seq"] > 0


async def test_bots_of_every_game_play_in_seats(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    tables = [await anna.open_table(["random"] * game.seats[0], key) for key, game in GAMES.items()]
    for table in tables:
        await anna.do(table, "start")
    for table in tables:
        seq = 0
        for _ in range(40):
            seq = (await anna.look(table, after=seq, wait=2000))["seq"]
            if seq > 12:
                break
        assert seq > 12
        await anna.do(table, "end")
