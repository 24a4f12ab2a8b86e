"""The deal of a day: the same luck for everybody, one ranked try, a seal until it is over, then ranks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import insert

from pomezi.bots import LEVELS
from pomezi.core.shuffle import daily_seed
from pomezi.server import forms, wire
from pomezi.server.commands.asking import Refuse
from pomezi.server.daily import Dailies, streak
from pomezi.server.database import tries
from pomezi.server.readers import Live, Reader
from pomezi.server.results import Results
from pomezi.server.store import Store
from pomezi.server.thinking import Job
from pomezi.server.tries import Tries
from tests.server.rooms import Here, Rooms

FIVE = ("limes", "border", "ticket_to_ride", "bez_hranic", "eighty_days")
TODAY, YESTERDAY = "2023-11-14", "2023-11-13"  # on the clock of the rooms
DAY_MS = 86_400_000.0


class Hasty(Here):
    """The strongest bot takes its time, interpreted; how well it plays does not matter here."""

    async def choose(self, job: Job) -> tuple[str, int] | None:
        return await super().choose(replace(job, bot="tourist") if job.bot == LEVELS[-1] else job)


class Days:
    """A house with a database, whose clock we hold."""

    def __init__(self, rooms: Rooms, store: Store) -> None:
        self.rooms = rooms
        rooms.host.results = self.results = Results(store)
        rooms.host.caretaker.thinkers = Hasty()
        self.dailies = Dailies(rooms.host, Tries(store), rooms.clock)

    async def lay(self, person: str, game: str = "limes", day: str = TODAY, **more: Any) -> Live:
        asked = forms.NewTable(game=game, seats=["me"], name=person.title(), daily=day, **more)
        return await self.dailies.lay(person, asked)

    async def begin(self, person: str, **more: Any) -> tuple[Live, Reader]:
        live = await self.lay(person, **more)
        reader = await self.rooms.come(live, person)
        assert isinstance(await self.rooms.do(live, reader, wire.Start()), wire.Done)
        return live, reader

    async def finish(self, live: Live, reader: Reader, which: int = 0) -> None:
        """One's own way through Limes: always the first legal action, or another one."""
        table = live.table
        while table.is_running():
            state = table.playing()
            legal = state.legal_actions(0)
            await self.rooms.act(live, reader, state.write(legal[which % len(legal)]))

    async def play(self, person: str, which: int = 0, **more: Any) -> Live:
        live, reader = await self.begin(person, **more)
        await self.finish(live, reader, which)
        return live

    async def told(self, person: str, day: str = TODAY) -> forms.Daily:
        return await self.dailies.standing("limes", day, person)

    async def may_look(self, live: Live, person: str) -> str:
        try:
            await self.dailies.check_open(live.table, person)
        except Refuse as error:
            return error.refusal.code
        return "open"


@pytest.fixture
async def days(database: str) -> AsyncIterator[Days]:
    rooms = Rooms()
    store = Store(database, rooms.clock)
    await store.open()
    yield Days(rooms, store)
    await rooms.host.close()
    await store.close()


# -- the same luck


async def some_of(game: str, actions: int, pause_ms: float) -> list[tuple[int, str]]:
    """What happened at a table of the day until somebody had acted so often, in whatever time."""
    rooms = Rooms()
    live = await rooms.lay(["me"], game, daily=TODAY)
    anna = await rooms.come(live)
    await rooms.start(live)
    table = live.table
    for _ in range(actions):
        while 0 not in table.actors() or not table.imagine(0).legal_actions(0) or live.is_veiled:
            await rooms.clock.pass_ms(100)
            rooms.hear(live, anna)
        await rooms.clock.pass_ms(pause_ms)
        done = await rooms.act(live, anna)
        assert isinstance(done, wire.Done), done
        rooms.hear(live, anna)
    await rooms.clock.pass_ms(9000)
    await rooms.host.close()
    assert table.seed == daily_seed(game, TODAY)
    assert live.table.record is not None
    return [(entry.seat, entry.notation) for entry in live.table.record.entries]


@pytest.mark.parametrize("game", FIVE)
async def test_whoever_acts_alike_meets_the_same_bots_with_the_same_luck(game: str) -> None:
    slow_ms = 10.0 if game == "bez_hranic" else 3000.0  # in a race the moment is part of the action
    quick, slow = await some_of(game, 6, 10.0), await some_of(game, 6, slow_ms)
    own = {seat: [text for other, text in quick if other == seat] for seat in range(3)}
    assert own == {seat: [text for other, text in slow if other == seat] for seat in range(3)}
    assert game == "limes" or all(own.values())


async def test_the_seats_of_the_day_are_the_houses(days: Days) -> None:
    live = await days.lay("anna", "border")
    assert [chair.bot for chair in live.table.chairs] == ["", "guide", "guide"]
    reader = await days.rooms.come(live)
    told = await days.rooms.do(live, reader, wire.SeatBot(seat=1, bot="tourist"))
    assert isinstance(told, wire.Refused)
    assert told.code == "daily-seats"


# -- one try


async def test_the_first_table_of_a_day_is_the_try_and_later_ones_are_practice(days: Days) -> None:
    first = await days.play("anna")
    second = await days.play("anna", which=-1)
    assert (first.table.head.ranked, second.table.head.ranked) == (True, False)
    assert (first.table.head.hints, second.table.head.hints) == (False, True)
    told = await days.told("anna")
    assert [result.table for result in told.results] == [first.table.id]


async def test_nobody_practises_before_the_try_is_over(days: Days) -> None:
    live, _ = await days.begin("anna")
    assert (await days.lay("anna")).table.id == live.table.id


async def test_a_try_that_was_promised_but_not_laid_is_laid_when_asked_again(days: Days) -> None:
    """The house was killed between the two."""
    await days.dailies.tries.claim("limes", TODAY, "anna", "promised")
    live = await days.lay("anna")
    assert (live.table.id, live.table.head.ranked) == ("promised", True)


async def test_an_older_day_is_practice_and_tomorrow_cannot_be_played(days: Days) -> None:
    assert not (await days.lay("anna", day=YESTERDAY)).table.head.ranked
    with pytest.raises(Refuse) as error:
        await days.lay("anna", day="2023-11-15")
    assert error.value.refusal.code == "bad-day"


async def test_in_a_try_nobody_is_helped_and_nothing_is_taken_back(days: Days) -> None:
    live, anna = await days.begin("anna", hints=True)
    await days.rooms.act(live, anna)
    refused: dict[str, wire.AnyCommand] = {"no-hints": wire.Hint(id="h"), "ranked": wire.AskTakeback()}
    for code, command in refused.items():
        told = await days.rooms.do(live, anna, command)
        assert isinstance(told, wire.Refused)
        assert told.code == code
    news = days.rooms.hear(live, anna)
    assert news is not None
    assert not news.undo


async def test_a_game_left_alone_waits(days: Days) -> None:
    live, anna = await days.begin("anna", game="border")
    days.rooms.host.leave(live, anna)
    await days.rooms.clock.pass_ms(600_000)
    acted = len(live.table.turns)
    await days.rooms.clock.pass_ms(600_000)
    assert 0 in live.table.actors()
    assert len(live.table.turns) == acted


# -- what ranks nowhere


async def test_a_game_that_a_bot_has_played_at_ranks_nowhere(days: Days) -> None:
    live, anna = await days.begin("anna")
    await days.rooms.act(live, anna)
    assert isinstance(await days.rooms.do(live, anna, wire.SeatBot(seat=0, bot="tourist")), wire.Done)
    await days.rooms.clock.pass_ms(3000)
    await days.rooms.host.hand_back(live, 0)
    await days.finish(live, anna)
    told = await days.told("anna")
    assert (told.state, told.rank, told.results, told.players) == ("over", 0, [], 0)


@pytest.mark.parametrize("end", [wire.Resign(), wire.End()])
async def test_a_try_given_up_ranks_nowhere_but_is_over(days: Days, end: wire.AnyCommand) -> None:
    live, anna = await days.begin("anna")
    await days.rooms.act(live, anna)
    assert isinstance(await days.rooms.do(live, anna, end), wire.Done)
    told = await days.told("anna")
    assert (told.state, told.rank, told.results) == ("over", 0, [])


# -- the seal


async def test_others_stay_sealed_until_my_own_try_is_over(days: Days) -> None:
    bobs = await days.play("bob")
    live, anna = await days.begin("anna")
    for person in ("anna", "cyril", ""):
        assert await days.may_look(bobs, person) == "sealed"
        told = await days.told(person)
        assert (told.results, told.house, told.players) == ([], None, 1)
    await days.finish(live, anna)
    assert await days.may_look(bobs, "anna") == "open"
    assert {result.name for result in (await days.told("anna")).results} == {"Anna", "Bob"}
    assert await days.may_look(live, "cyril") == "sealed"


async def test_practice_of_today_is_sealed_as_well(days: Days) -> None:
    await days.play("bob")
    practice = await days.play("bob")
    assert await days.may_look(practice, "anna") == "sealed"


async def test_a_running_try_is_nobody_elses(days: Days) -> None:
    """Whoever knows the deal already could whisper."""
    await days.play("bob")
    live, _ = await days.begin("anna")
    assert await days.may_look(live, "bob") == "sealed-running"


async def test_older_days_are_open_but_not_to_whoever_still_plays_them(days: Days) -> None:
    bobs = await days.play("bob")
    live, anna = await days.begin("anna")
    await days.rooms.clock.pass_ms(DAY_MS)
    assert await days.may_look(bobs, "cyril") == "open"
    assert [result.name for result in (await days.told("cyril")).results] == ["Bob"]
    assert await days.may_look(bobs, "anna") == "sealed"
    await days.finish(live, anna)
    assert {result.name for result in (await days.told("cyril")).results} == {"Anna", "Bob"}


# -- the ranking


async def test_a_try_is_ranked_by_place_then_by_lead_and_ties_share_a_rank(days: Days) -> None:
    for person, place, lead in (("a", 2, 30), ("b", 1, 4), ("c", 1, 9), ("d", 1, 4), ("e", 3, 99)):
        await note(days, person, TODAY, place=place, lead=lead)
    told = (await days.told("b", TODAY)).results
    assert [(result.name, result.rank) for result in told] == [
        ("c", 1),
        ("b", 2),
        ("d", 2),
        ("a", 4),
        ("e", 5),
    ]
    assert [result.name for result in told if result.mine] == ["b"]


async def note(days: Days, person: str, day: str, **how: int) -> None:
    """A try as the database keeps it."""
    row = {"game": "limes", "day": day, "person_id": person, "table_id": f"{person}{day}", "name": person}
    row |= {"finished_at": 1, "ranked": 1, "place": 1, "score": 0, "lead": 0, **how}  # type: ignore[dict-item]
    async with days.dailies.tries.store.engine.begin() as connection:
        await connection.execute(insert(tries), row)


async def test_alone_more_points_rank_higher(days: Days) -> None:
    scores = {}
    for which, person in enumerate(("anna", "bob", "cyril")):
        live = await days.play(person, which)
        scores[person.title()] = live.table.playing().scores()[0]
    told = (await days.told("anna")).results
    assert len(set(scores.values())) > 1
    assert [result.name for result in told] == sorted(scores, key=lambda name: -scores[name])
    assert [result.lead for result in told] == sorted(scores.values(), reverse=True)


async def test_the_month_tells_my_rank_in_each_days_field(days: Days) -> None:
    for day, own in (("2023-11-02", 7), ("2023-11-09", 3), ("2023-10-31", 9)):
        await note(days, "anna", day, lead=own)
        await note(days, "bob", day, lead=5)
    month = (await days.told("anna", "2023-11-09")).month
    assert [(day.day, day.rank, day.field, day.lead) for day in month] == [
        ("2023-11-02", 1, 2, 7),
        ("2023-11-09", 2, 2, 3),
    ]


@pytest.mark.parametrize(
    ("played", "count"),
    [
        ([], 0),
        (["2023-11-14"], 1),
        (["2023-11-13"], 1),
        (["2023-11-12"], 0),
        (["2023-11-14", "2023-11-13", "2023-11-11"], 2),
        (["2023-11-01", "2023-10-31"], 0),
    ],
)
def test_a_streak_is_not_broken_while_today_lasts(played: list[str], count: int) -> None:
    assert streak(played, TODAY) == count


async def test_the_houses_best_bot_plays_the_same_deal_for_comparison(days: Days) -> None:
    live = await days.play("anna")
    assert (await days.told("anna")).house is None
    house = await days.dailies.tries.find("limes", TODAY, "")
    await days.rooms.clock.pass_ms(60_000)
    told = await days.told("anna")
    assert told.house is not None
    assert (told.house.table, told.house.name, told.house.rank) == (house.table_id, LEVELS[-1], 0)
    table = (await days.rooms.host.find(house.table_id)).table  # type: ignore[union-attr]
    assert table.playing().scores()[0] == told.house.lead > 0
    assert table.seed == live.table.seed
    assert [result.name for result in told.results] == ["Anna"]
    await days.play("bob")
    assert (await days.dailies.tries.find("limes", TODAY, "")).table_id == house.table_id


async def test_the_front_page_is_told_of_every_games_deal(days: Days) -> None:
    await days.play("anna")
    cards = {card.game: card for card in await days.dailies.cards("anna")}
    assert set(FIVE) <= set(cards)
    assert (cards["limes"].state, cards["limes"].rank, cards["limes"].streak) == ("over", 1, 1)
    assert (cards["border"].state, cards["border"].bots) == ("new", ["guide", "guide"])
