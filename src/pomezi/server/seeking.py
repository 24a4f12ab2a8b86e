"""Whoever would like company: a seat at a table of somebody who waits, or a table laid for two who seek."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from secrets import choice, token_urlsafe
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update

from pomezi.games import GAMES
from pomezi.server import forms
from pomezi.server import journal as j
from pomezi.server.clock import Clock
from pomezi.server.commands.seats import dealt
from pomezi.server.database import seeks
from pomezi.server.host import Host
from pomezi.server.lookalikes import looks_like
from pomezi.server.readers import Live
from pomezi.server.store import Store

LOOK_MS = 2_000.0  # how often whoever waits looks round for a table
LONGEST_WAIT_MS = 20_000
GAP_MS = 4_000  # between two questions of one person, their place in the queue is kept
FORGET_MS = 60_000
TOLD = "seek "  # to other processes: a table was found for this person
PAIR = 2

Lobby = Callable[[str], Awaitable[list[forms.ListedTable]]]


class Seeking:
    """People in a queue are rows; a request that waits holds one, and takes it along when it breaks off."""

    def __init__(self, store: Store, host: Host, clock: Clock, lobby: Lobby) -> None:
        self.store = store
        self.host = host
        self.clock = clock
        self.lobby = lobby  # tables with a free seat, as a person sees them
        self._waiting: dict[str, asyncio.Event] = {}
        self._pairing = asyncio.Lock()  # within a process; between processes rows are locked

    async def seek(self, person: str, form: forms.SeekForm) -> forms.Sought:
        """Returns with a table, or after the time that was asked for. Whoever cancels it leaves the queue; of
        two questions of one person the later one counts."""
        token, until = token_urlsafe(12), self.clock.now() + min(form.wait, LONGEST_WAIT_MS)
        self.heard(TOLD + person)
        nudged = self._waiting[person] = asyncio.Event()
        try:
            await self._queue(person, form, token)
            while True:
                nudged.clear()
                found = await self._look(person, form)
                left = until - self.clock.now()
                if found is not None or left <= 0 or self._waiting.get(person) is not nudged:
                    break
                await self._sleep(nudged, min(left, LOOK_MS))
            told = found or forms.Sought("", False, await self._count())
            await self._let_go(person, token, self.clock.wall() + GAP_MS if found is None else 0)
            return told
        except BaseException:
            await asyncio.shield(self._let_go(person, token, 0))
            raise
        finally:
            if self._waiting.get(person) is nudged:
                del self._waiting[person]

    async def _sleep(self, nudged: asyncio.Event, ms: float) -> None:
        timer = self.clock.call_later(ms, nudged.set)
        try:
            await nudged.wait()
        finally:
            timer.cancel()

    def heard(self, words: str) -> None:
        """Something was found for somebody, here or by another process."""
        nudged = self._waiting.get(words.removeprefix(TOLD)) if words.startswith(TOLD) else None
        if nudged is not None:
            nudged.set()

    # -- the queue

    async def _queue(self, person: str, form: forms.SeekForm, token: str) -> None:
        """Whoever asks again soon keeps their place; what they want now counts."""
        now = self.clock.wall()
        until = now + min(form.wait, LONGEST_WAIT_MS) + GAP_MS
        wish = msgspec.json.encode(form).decode()
        mine = seeks.c.person_id == person
        async with self.store.engine.begin() as connection:
            await connection.execute(delete(seeks).where(seeks.c.until < now - FORGET_MS))
            row = (await connection.execute(select(seeks).where(mine).with_for_update())).first()
            if row is None:
                fresh = {"person_id": person, "wish": wish, "since": now, "until": until, "token": token}
                await connection.execute(insert(seeks), {**fresh, "table_id": ""})
                return
            is_new = row.until < now
            change = {"wish": wish, "until": until, "token": token, "since": now if is_new else row.since}
            if is_new:
                change["table_id"] = ""
            await connection.execute(update(seeks).where(mine).values(**change))

    async def _let_go(self, person: str, token: str, until: int) -> None:
        """Out of the queue, or until a moment not to be chosen but with the place kept. A later question of
        the same person is none of ours."""
        mine = seeks.c.person_id == person, seeks.c.token == token
        change = (
            update(seeks).where(*mine).values(until=until, token="") if until else delete(seeks).where(*mine)
        )
        async with self.store.engine.begin() as connection:
            await connection.execute(change)

    async def _count(self) -> int:
        query = select(func.count()).where(seeks.c.until >= self.clock.wall(), seeks.c.table_id == "")
        async with self.store.engine.connect() as connection:
            return int((await connection.execute(query)).scalar() or 0)

    # -- finding

    async def _look(self, person: str, form: forms.SeekForm) -> forms.Sought | None:
        """What another seeker has found for both; then tables of those who wait; then other seekers."""
        async with self.store.engine.connect() as connection:
            query = select(seeks.c.table_id).where(seeks.c.person_id == person)
            found = (await connection.execute(query)).scalar()
        if found:
            return forms.Sought(found, True, 0)
        for table in sorted(await self.lobby(person), key=lambda each: each.changed_at):
            if fits_table(form, table):
                return forms.Sought(table.id, False, 0)
        async with self._pairing:
            return await self._pair(person, form)

    async def _pair(self, person: str, form: forms.SeekForm) -> forms.Sought | None:
        for row in await self._others(person):
            theirs = msgspec.json.decode(row.wish, type=forms.SeekForm)
            games = common(form, theirs)
            if not games:
                continue
            live = await self._lay(person, form, row.person_id, theirs, choice(games))
            if await self._claim([person, row.person_id], live.table.id):
                async with live.lock:
                    await self.host.write(live, [dealt(live.table)])
                await self._tell(row.person_id)
                return forms.Sought(live.table.id, True, 0)
            async with live.lock:  # one of them has found something else, or has gone
                await self.host.write(live, [j.Ended("host")])
        return None

    async def _others(self, person: str) -> Sequence[Any]:
        """Those who wait now, the longest first."""
        query = select(seeks).where(
            seeks.c.person_id != person, seeks.c.table_id == "", seeks.c.token != "",
            seeks.c.until >= self.clock.wall(),
        )  # fmt: skip
        async with self.store.engine.connect() as connection:
            return (await connection.execute(query.order_by(seeks.c.since))).all()

    async def _lay(
        self, person: str, mine: forms.SeekForm, partner: str, theirs: forms.SeekForm, game: str
    ) -> Live:
        """Whoever has waited longer sits first."""
        asked = forms.NewTable(
            game=game,
            seats=["me", "open"],
            name=theirs.name,
            correspondence=mine.correspondence,
            lang=mine.lang or theirs.lang,
            level=mine.level or theirs.level,
        )
        live = await self.host.create(partner, asked)
        name = mine.name if not looks_like(mine.name, live.table.chairs[0].name) else f"{mine.name[:29]} II"
        async with live.lock:
            await self.host.write(live, [j.Sat(1, person, name)], sitter=person)
        return live

    async def _claim(self, pair: list[str], table_id: str) -> bool:
        """Both or neither: whoever is chosen by two at once goes with the first."""
        free = seeks.c.person_id.in_(pair), seeks.c.table_id == "", seeks.c.token != ""
        async with self.store.engine.begin() as connection:
            query = select(seeks.c.person_id).where(*free).order_by(seeks.c.person_id).with_for_update()
            if len((await connection.execute(query)).all()) < PAIR:
                return False
            await connection.execute(update(seeks).where(*free).values(table_id=table_id))
        return True

    async def _tell(self, person: str) -> None:
        async with self.store.engine.begin() as connection:
            await self.store.tell(connection, TOLD + person)
        self.heard(TOLD + person)


def common(mine: forms.SeekForm, theirs: forms.SeekForm) -> list[str]:
    """Games that both would play, if they want the same of all else."""
    if mine.correspondence != theirs.correspondence:
        return []
    if not (agree(mine.lang, theirs.lang) and agree(mine.level, theirs.level)):
        return []
    return [
        key
        for key, game in GAMES.items()
        if PAIR in game.seats and key in (mine.games or GAMES) and key in (theirs.games or GAMES)
    ]


def fits_table(form: forms.SeekForm, table: forms.ListedTable) -> bool:
    return (
        table.id not in form.skip
        and table.game in (form.games or GAMES)
        and table.correspondence == form.correspondence
        and agree(form.lang, table.lang)
        and agree(form.level, table.level)
        and not any(seat.mine for seat in table.seats)
    )


def agree(mine: str, theirs: str) -> bool:
    """What somebody leaves open fits everything."""
    return not mine or not theirs or mine == theirs
