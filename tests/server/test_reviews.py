"""Reviews on the server: made once, kept, told as they grow, refused for what is not over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import update

from pomezi.lab.match import Terms, play_record
from pomezi.review.glance import Chance
from pomezi.server import journal as j
from pomezi.server import records, reviews
from pomezi.server.clock import SystemClock
from pomezi.server.commands.asking import Refuse
from pomezi.server.database import reviews as kept
from pomezi.server.reviewing import Progress, Work, go_on, what_if
from pomezi.server.reviews import Reviews
from pomezi.server.store import Store
from pomezi.server.table import Table
from pomezi.server.thinking import Job

RECORD = play_record(Terms("bez_hranic", 2).checked(), ["tourist", "guide"], 1)


class Here:
    """Works in this very process; it can be held up, and told to fail."""

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.may.set()
        self.pieces = 0
        self.fails = False

    async def review(self, work: Work) -> Progress | None:
        await asyncio.sleep(0)
        self.pieces += 1
        if self.pieces > 1:
            await self.may.wait()
        return None if self.fails else go_on(work)

    async def what_if(self, job: Job) -> Chance | None:
        return what_if(job)


def table_of(id: str = "t", entries: int | None = None) -> Table:
    """A person in the first seat, a bot in the second."""
    table = Table(records.head_of(RECORD, id, 1))
    told = records.entries_of(RECORD, first="anna")[:entries]
    for seq, entry in enumerate(told, 1):
        table.fold(j.Line(seq, entry, at=seq))
    return table


@pytest.fixture
async def house(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Reviews]:
    monkeypatch.setattr(reviews, "GAMES", 2)
    store = Store(database, SystemClock())
    await store.open()
    found = Reviews(store, Here(), store.clock)
    yield found
    await found.close()
    await store.close()


def here(house: Reviews) -> Here:
    assert isinstance(house.workers, Here)
    return house.workers


async def finish(house: Reviews) -> None:
    await asyncio.gather(*house.tasks)


async def test_a_review_is_made_once_and_kept(house: Reviews) -> None:
    table = table_of()
    assert (await house.look(table, 0)).state == "none"
    assert (await house.ask(table)).state == "waiting"
    assert (await house.ask(table)).state == "waiting"
    assert len(house.tasks) == 1
    await finish(house)
    pieces = here(house).pieces
    told = await house.ask(table)
    assert (told.state, told.stage, here(house).pieces) == ("done", 3, pieces)
    assert told.review is not None
    assert [len(told.review.steps), told.review.game] == [len(RECORD.entries), "bez_hranic"]
    assert (await house.look(table, 3)).review is None, "whoever has seen it is not told again"


async def test_another_version_of_the_house_makes_its_own(house: Reviews) -> None:
    table = table_of()
    await house.ask(table)
    await finish(house)
    async with house.store.engine.begin() as connection:
        await connection.execute(update(kept).values(version="0"))
    assert (await house.look(table, 0)).state == "none"
    await house.ask(table)
    await finish(house)
    assert (await house.look(table, 0)).state == "done"


async def test_a_first_look_is_told_while_the_rest_is_made(house: Reviews) -> None:
    table = table_of()
    here(house).may.clear()
    await house.ask(table)
    while not house.runs["t"].points:
        await asyncio.sleep(0.01)
    told = await house.look(table, 0)
    assert (told.state, told.stage, told.review) == ("working", 1, None)
    assert told.rough[0].number == 0
    assert told.rough[-1].number == len(RECORD.entries)
    assert not (await house.look(table, 1)).rough
    here(house).may.set()
    await finish(house)


async def test_what_fails_is_told_and_may_be_asked_for_again(house: Reviews) -> None:
    table = table_of()
    here(house).fails = True
    await house.ask(table)
    await finish(house)
    assert (await house.look(table, 0)).state == "failed"
    here(house).fails = False
    await house.ask(table)
    await finish(house)
    assert (await house.look(table, 0)).state == "done"


async def test_no_more_at_once_than_can_be_remembered(house: Reviews) -> None:
    here(house).may.clear()
    for number in range(reviews.MOST_AT_ONCE):
        await house.ask(table_of(str(number)))
    with pytest.raises(Refuse, match="many-reviews"):
        await house.ask(table_of("one more"))


async def test_a_game_that_is_not_over_is_reviewed_for_nobody(house: Reviews) -> None:
    running = table_of(entries=20)
    given_up = table_of(entries=20)
    given_up.fold(j.Line(21, j.Ended("host")))
    for table in (running, given_up, Table(running.head)):
        for door in (house.ask(table), house.look(table, 0)):
            with pytest.raises(Refuse, match="not-played-out"):
                await door
    assert not house.tasks


async def test_my_reviewed_games_are_my_own(house: Reviews) -> None:
    await house.ask(table_of())
    await finish(house)
    [mine] = await house.mine("anna")
    told = (await house.look(table_of(), 0)).review
    assert told is not None
    assert (mine.table, mine.skill, mine.cost) == ("t", told.totals[0].skill, told.totals[0].cost)
    assert await house.mine("bob") == []
    assert await house.mine("") == [], "bots have no list"
