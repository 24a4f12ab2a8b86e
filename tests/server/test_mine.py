"""What I have played: filters, search, and sums by game, company and opponent."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import insert

from pomezi.server.clock import SystemClock
from pomezi.server.database import people, results, tries
from pomezi.server.mine import PAGE, Mine, Wanted, folded
from pomezi.server.store import Store

Seats = list[tuple[str, str, int, int]]  # person, name, place, score
ANNA, BOB, GUIDE = ("anna", "Anna"), ("bob", "Bořek Čáp"), ("", "guide")


class Shelf:
    """Results as games leave them, the last one the newest."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.mine = Mine(store)
        self.at = 0

    async def add(self, game: str, *seats: tuple[tuple[str, str], int, int], mu: float = 0.0) -> str:
        self.at += 1000
        table = f"t{self.at}"
        rows = [
            {"table_id": table, "seat": seat, "person_id": who[0], "name": who[1], "game": game,
             "place": place, "score": score, "daily": "", "finished_at": self.at,
             "mu": mu, "sigma": 5.0 if mu else 0.0}
            for seat, (who, place, score) in enumerate(seats)
        ]  # fmt: skip
        await self.put(results, rows)
        return table

    async def put(self, table: Any, rows: list[dict[str, Any]]) -> None:
        async with self.store.engine.begin() as connection:
            await connection.execute(insert(table), rows)

    async def games(self, **wanted: Any) -> list[str]:
        return [game.table for game in (await self.mine.games("anna", Wanted(**wanted))).games]


@pytest.fixture
async def shelf(database: str) -> AsyncIterator[Shelf]:
    store = Store(database, SystemClock())
    await store.open()
    found = Shelf(store)
    named = [("anna", "Anna"), ("bob", "Bořek Čáp")]
    await found.put(people, [{"id": key, "name": name, "phrase": key, "made_at": 0} for key, name in named])
    yield found
    await store.close()


async def test_games_are_found_by_all_that_one_remembers(shelf: Shelf) -> None:
    alone = await shelf.add("limes", (ANNA, 1, 40))
    bot = await shelf.add("limes", (GUIDE, 1, 50), (ANNA, 2, 30))
    won = await shelf.add("border", (ANNA, 1, 9), (BOB, 2, 3), (GUIDE, 3, 1))
    lost = await shelf.add("border", (BOB, 1, 9), (ANNA, 2, 3))
    screen = await shelf.add("border", (ANNA, 1, 9), (("anna", "Eva"), 2, 3))
    assert await shelf.games() == [screen, screen, lost, won, bot, alone]
    assert await shelf.games(game="limes") == [bot, alone]
    assert await shelf.games(name="cap") == await shelf.games(name="BOŘ") == [lost, won]
    assert await shelf.games(name="anna") == []  # I am not my opponent
    assert await shelf.games(result="won") == [screen, won]
    assert await shelf.games(result="lost", game="border", company="people") == [lost]
    assert await shelf.games(company="alone") == [alone]
    assert await shelf.games(company="guide") == [bot]
    assert await shelf.games(company="nobody's word") == []
    assert await shelf.games(since=3000, until=4000) == [won]
    assert await shelf.games(skip=4) == [bot, alone]


async def test_a_long_history_comes_page_by_page_and_says_how_long_it_is(shelf: Shelf) -> None:
    tables = [await shelf.add("limes", (ANNA, 1, 40)) for _ in range(PAGE + 2)]
    told = await shelf.mine.games("anna", Wanted())
    assert (len(told.games), told.count) == (PAGE, PAGE + 2)
    assert [game.table for game in told.games] == tables[:1:-1]
    assert await shelf.games(skip=PAGE) == tables[1::-1]


async def test_all_of_it_adds_up(shelf: Shelf) -> None:
    await shelf.add("limes", (ANNA, 1, 40))
    await shelf.add("limes", (ANNA, 1, 45))
    await shelf.add("border", (ANNA, 1, 9), (BOB, 2, 3), (GUIDE, 3, 1), mu=26.0)
    await shelf.add("border", (BOB, 1, 9), (ANNA, 2, 12), mu=24.0)
    await shelf.add("eighty_days", (GUIDE, 1, 70), (ANNA, 2, 79))
    await shelf.add("eighty_days", (GUIDE, 2, 78), (ANNA, 1, 75))
    told = await shelf.mine.standing("anna")
    sums = {(each.game, each.company): (each.games, each.won, each.best) for each in told.levels}
    assert sums == {
        ("limes", "alone"): (2, 0, 45),
        ("border", "people"): (2, 1, 12),
        ("eighty_days", "guide"): (2, 1, 75),  # of days the fewer are better
    }
    assert told.games == 6
    [bob] = told.opponents
    assert (bob.name, bob.games, bob.won, bob.lost) == ("Bořek Čáp", 2, 1, 1)
    [rating] = told.ratings
    assert (rating.game, rating.games, rating.rating) == ("border", 2, rating.curve[-1].rating)
    assert [point.at for point in rating.curve] == [3000, 4000]
    assert rating.curve[0].rating > 1500 > rating.curve[1].rating


async def test_the_best_days_are_those_with_the_best_part_of_the_field(shelf: Shelf) -> None:
    def row(day: str, person: str, lead: int, ranked: int = 1) -> dict[str, Any]:
        return {"game": "limes", "day": day, "person_id": person, "table_id": f"{day}{person}",
                "name": person, "finished_at": 1, "ranked": ranked, "place": 1, "score": lead,
                "lead": lead}  # fmt: skip

    await shelf.put(tries, [row("2026-11-01", "anna", 5), row("2026-11-01", "bob", 9)])
    await shelf.put(
        tries, [row("2026-11-02", "anna", 9), row("2026-11-02", "bob", 5), row("2026-11-02", "", 99)]
    )
    await shelf.put(tries, [row("2026-11-03", "anna", 9, ranked=0), row("2026-11-04", "bob", 1)])
    days = (await shelf.mine.standing("anna")).days
    assert [(day.day, day.rank, day.field) for day in days] == [("2026-11-02", 1, 2), ("2026-11-01", 2, 2)]


def test_letters_are_compared_as_somebody_in_a_hurry_types_them() -> None:
    assert folded("Bořek ČÁP") == "borek cap"
