"""The deal of a day: one ranked try for everybody, sealed from each other until it is over, then compared."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any

from pomezi.core.game import GAMES, find_game
from pomezi.server import forms
from pomezi.server.clock import Clock
from pomezi.server.commands.asking import Refuse
from pomezi.server.commands.seats import dealt
from pomezi.server.handed import hand_in
from pomezi.server.host import Host
from pomezi.server.laying import check_day, day_at, new_id, of_the_day
from pomezi.server.readers import Live
from pomezi.server.table import CLOSED, OPEN, Table
from pomezi.server.tries import Tries

HOUSE = ""  # the person that the house itself is


class Dailies:
    def __init__(self, host: Host, tries: Tries, clock: Clock) -> None:
        self.host = host
        self.tries = tries
        self.clock = clock
        self._laying = asyncio.Lock()  # of two presses the second finds what the first has laid

    def today(self) -> str:
        return day_at(self.clock.wall())

    # -- playing

    async def lay(self, person: str, asked: forms.NewTable) -> Live:
        """On its day the first table is the ranked try, and none other until it is over; then practice."""
        game, day = of_the_day(asked, self.clock.wall()).game, asked.daily
        async with self._laying:
            mine = await self._try(game, day, person)
            if mine is None and day == self.today():
                mine = await self._claim(game, day, person)
                await self._lay_house(game, day)
            if mine is None or mine.finished_at:
                return await self.host.create(person, asked)
            running = await self.host.find(mine.table_id)
            return running or await self.host.create(person, asked, try_id=mine.table_id)

    async def take(self, person: str, form: forms.HandIn) -> Live:
        """One that was played elsewhere."""
        async with self._laying:
            return await hand_in(self.host, self.tries, person, form)

    async def _claim(self, game: str, day: str, person: str) -> Any:
        await self.tries.claim(game, day, person, new_id())
        return await self.tries.find(game, day, person)

    async def _lay_house(self, game: str, day: str) -> None:
        """The house's best bot plays the same deal against the same bots, at a table that anybody may open
        whose own try is over."""
        mine = await self.tries.find(game, day, HOUSE) or await self._claim(game, day, HOUSE)
        asked = forms.NewTable(game=game, seats=["me"], daily=day)
        live = await self.host.find(mine.table_id) or await self.host.create(
            HOUSE, asked, try_id=mine.table_id
        )
        async with live.lock:
            if live.table.status == OPEN:
                await self.host.write(live, [dealt(live.table)])

    async def _try(self, game: str, day: str, person: str) -> Any:
        """A person's own; how it ended is noted by now, if it has."""
        mine = await self.tries.find(game, day, person)
        if mine is None or mine.finished_at:
            return mine
        try:
            live = await self.host.find(mine.table_id)
        except Refuse:  # another process serves it, and notes its end
            return mine
        if live is None or live.table.status not in CLOSED:
            return mine
        await self.tries.close(live.table)
        return await self.tries.find(game, day, person)

    # -- the seal

    async def check_open(self, table: Table, person: str) -> None:
        """Whoever may still play this deal sees nobody else's game of it, by no door."""
        head = table.head
        if not head.daily or table.seats_of(person):
            return
        if await self.is_sealed(head.game, head.daily, person):
            raise Refuse("sealed", day=head.daily)
        if head.ranked and table.status not in CLOSED:  # nobody looks over a shoulder, and whispers
            raise Refuse("sealed-running")

    async def is_sealed(self, game: str, day: str, person: str) -> bool:
        mine = await self._try(game, day, person) if person else None
        return day >= self.today() if mine is None else not mine.finished_at

    # -- comparing

    async def cards(self, person: str) -> list[forms.DailyCard]:
        """Today's, of all games that have one."""
        day = self.today()
        games = [game.key for game in GAMES.values() if game.daily is not None]
        return [forms.DailyCard(**await self._card(game, day, person)) for game in games]

    async def standing(self, game: str, day: str, person: str) -> forms.Daily:
        if find_game(game).daily is None:
            raise Refuse("no-daily", game=game)
        day = check_day(day or self.today(), self.clock.wall())
        card = await self._card(game, day, person)
        month = await self.tries.month_of(game, day[:7], person) if person else []
        days = [my_day(row) for row in month]
        told = forms.Daily(**card, today=self.today(), results=[], house=None, month=days)
        if not await self.is_sealed(game, day, person):
            told.results = [result(row, person) for row in await self.tries.ranked(game, day)]
            house = await self._try(game, day, HOUSE)
            told.house = result(house, person) if house is not None and house.ranked else None
        return told

    async def _card(self, game: str, day: str, person: str) -> dict[str, Any]:
        mine = await self._try(game, day, person) if person else None
        days = await self.tries.days_of(game, person) if person else []
        ranks = await self.tries.month_of(game, day[:7], person) if mine is not None and mine.ranked else []
        state: forms.TryState = "new" if day == self.today() else "past"
        if mine is not None:
            state = "over" if mine.finished_at else "playing"
        return {
            "game": game,
            "day": day,
            "bots": list(find_game(game).daily or ()),
            "unit": find_game(game).scoring.unit,
            "state": state,
            "table": mine.table_id if mine is not None else "",
            "players": await self.tries.count(game, day),
            "rank": next((row.rank for row in ranks if row.day == day), 0),
            "streak": streak(days, self.today()),
        }


def result(row: Any, person: str) -> forms.DailyResult:
    rank, is_mine = getattr(row, "rank", 0), bool(person) and row.person_id == person
    return forms.DailyResult(row.name, rank, row.place, row.score, row.lead, row.table_id, is_mine)


def my_day(row: Any) -> forms.MyDay:
    return forms.MyDay(row.day, row.rank, row.field, row.place, row.score, row.lead, row.table_id)


def streak(days: Sequence[str], today: str) -> int:
    """How many days in a row; today may still be missing."""
    played, day, count = set(days), date.fromisoformat(today), 0
    if today not in played:
        day -= timedelta(days=1)
    while day.isoformat() in played:
        count += 1
        day -= timedelta(days=1)
    return count
