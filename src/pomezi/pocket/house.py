"""The house in a browser's worker: doors that take and give text, and lines to its tables.

Whoever calls knows no Python and is known to none: paths and messages are those of the server."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from pomezi.core.errors import PomeziError
from pomezi.core.game import find_game
from pomezi.core.state import lead
from pomezi.games import GAMES
from pomezi.pocket.journals import BrowserJournals, Keep
from pomezi.pocket.thinkers import BrowserThinkers, Think
from pomezi.server import forms, lessons, records, sight, telemetry, wire
from pomezi.server.alone import Alone
from pomezi.server.caretaker import Habits
from pomezi.server.clock import SystemClock
from pomezi.server.commands.asking import Refuse
from pomezi.server.gameinfo import game_info, looked_over, told
from pomezi.server.host import Host
from pomezi.server.housekeeper import Housekeeper
from pomezi.server.journal import Line as Step
from pomezi.server.laying import day_at
from pomezi.server.readers import Live, Reader
from pomezi.server.table import CLOSED, ENDED, OPEN, OVER, PAUSED, PLAYING, Table

ME = "me"  # the one person of this browser
MARK = "pocket."  # ids of its tables begin so: no server makes such ones
MOST_CLOSED = 50

Query: TypeAlias = dict[str, str]
Answer: TypeAlias = Awaitable[object]
Send: TypeAlias = Callable[[str], object]


class RecordForm(Struct, forbid_unknown_fields=True):
    """A record's text."""

    text: str


class Uncounted:
    """Results and figures that nobody reads here: the journals have it all."""

    async def add(self, table: Table) -> None:
        pass

    def accepted(self, seconds: float) -> None:
        pass

    def refused(self, code: str) -> None:
        pass

    def readers(self, change: int) -> None:
        pass


class Pocket:
    def __init__(self, keep: Keep, think: Think, kept: str = "[]", habits: Habits | None = None) -> None:
        clock, nobody, own = SystemClock(), Uncounted(), habits or Habits()
        self.journals = BrowserJournals(keep, clock, kept)
        self.thinkers = BrowserThinkers(think)
        self.host = Host(
            self.journals, nobody, self.thinkers, nobody, clock, Alone(self.journals), own, mark=MARK
        )
        self.housekeeper = Housekeeper(self.host, own, clock)
        self.lines: dict[int, Line] = {}
        self._keeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Tables with bots go on where they were."""
        await self.housekeeper.round()
        self._keeping = asyncio.create_task(self.housekeeper.run())

    async def close(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
        await self.host.close()

    # -- doors

    async def ask(self, path: str, body: str | None = None) -> str:
        """`[status, answer]` as the server would give it."""
        try:
            return text([200, await self._answer(path, body)])
        except PomeziError as error:
            return text([409, wire.Refused("", error.refusal.code, dict(error.refusal.facts))])
        except msgspec.ValidationError as error:
            return text([400, wire.Refused("", "bad-message", {"reason": str(error)})])

    def _answer(self, path: str, body: str | None) -> Answer:
        route, _, query = path.partition("?")
        asked = dict(pair.partition("=")[::2] for pair in query.split("&") if pair)
        for pattern, is_post, door in DOORS:
            found = pattern.fullmatch(route)
            if found and is_post == (body is not None):
                return door(self, *found.groups(), body if is_post else asked)
        raise Refuse("not-in-the-pocket")

    async def me(self, _asked: Query) -> object:
        """Nobody needs to be told apart here."""
        return forms.Me("?")

    async def games(self, _asked: Query) -> object:
        return [game_info(key) for key in GAMES]

    async def lesson(self, game: str, _asked: Query) -> object:
        return lessons.told(find_game(game).key)

    async def check_edition(self, game: str, body: str) -> object:
        return looked_over(find_game(game), msgspec.json.decode(body, type=forms.EditionForm))

    async def create(self, body: str) -> object:
        asked = msgspec.json.decode(body, type=forms.NewTable)
        if "open" in asked.seats:
            raise Refuse("not-in-the-pocket")  # nobody else could come
        live = await self.host.create(ME, msgspec.structs.replace(asked, rated=False, listed=False))
        return sight.info(live.table, ME, live.company())

    async def tables(self, _asked: Query) -> object:
        running = await self.journals.tables_in((OPEN, PLAYING, PAUSED))
        closed = (await self.journals.tables_in(CLOSED))[:MOST_CLOSED]
        lives = await self.host.find_all(running + closed)
        return [sight.listed(live.table, ME, live.company()) for live in lives]

    async def edition(self, table: str, _asked: Query) -> object:
        return told((await self._need(table)).table.head)

    async def history(self, table: str, asked: Query) -> object:
        return sight.history(*await self._seen(table, asked))

    async def moments(self, table: str, asked: Query) -> object:
        found, eyes = await self._seen(table, asked)
        return sight.moments(found, eyes, int(asked["first"]), int(asked["last"]))

    async def record(self, table: str, _asked: Query) -> object:
        found = (await self._need(table)).table
        if found.status not in CLOSED or found.record is None:
            raise Refuse("running")
        return found.record.text() if found.status == OVER else found.record.body()

    async def open_record(self, body: str) -> object:
        """A record from anywhere, as a table to look back at."""
        record = records.read_record(msgspec.json.decode(body, type=RecordForm).text)
        head = records.head_of(record, records.id_of(record, MARK), self.host.clock.wall())
        if head.id not in self.journals.tables:
            lines = [Step(i, entry, at=head.made_at) for i, entry in enumerate(records.entries_of(record), 1)]
            await self.journals.add_whole(head, lines, OVER if record.closing else ENDED)
        live = await self._need(head.id)
        return sight.info(live.table, ME, live.company())

    async def dailies(self, _asked: Query) -> object:
        """Today's, for practice: only a server could vouch for a rank."""
        games = [game.key for game in GAMES.values() if game.daily is not None]
        return [forms.DailyCard(**await self._card(game, self._today())) for game in games]

    async def daily(self, game: str, asked: Query) -> object:
        day = asked.get("day") or self._today()
        mine = await self._tries(game, day)
        results = [_result(table) for table in mine if table.status == OVER]
        results.sort(key=lambda result: (result.place, -result.lead))
        card = await self._card(game, day)
        return forms.Daily(**card, today=self._today(), results=results, house=None, month=[])

    def _today(self) -> str:
        return day_at(self.host.clock.wall())

    async def _tries(self, game: str, day: str) -> list[Table]:
        lives = await self.host.find_all(await self.journals.tables_in((PLAYING, PAUSED, OVER)))
        return [x.table for x in lives if (x.table.head.game, x.table.head.daily) == (game, day)]

    async def _card(self, game: str, day: str) -> dict[str, Any]:
        mine = await self._tries(game, day)
        running = [table.id for table in mine if table.status != OVER]
        state: forms.TryState = "playing" if running else "over" if mine else "new"
        return {
            "game": game,
            "day": day,
            "bots": list(find_game(game).daily or ()),
            "unit": find_game(game).scoring.unit,
            "state": state,
            "table": next(iter([*running, *(table.id for table in mine)]), ""),
            "players": 0,
            "rank": 0,
            "streak": 0,
        }

    # -- lines

    async def connect(self, key: int, path: str, send: Send) -> None:
        """A line to a table, as a WebSocket would be; refused by a message and `hang_up`."""
        found = LIVE.fullmatch(path.partition("?")[0])
        live = await self._need(found[1] if found else "")
        asked = dict(pair.partition("=")[::2] for pair in path.partition("?")[2].split("&") if pair)
        own = live.table.seats_of(ME)
        seat = int(asked["seat"]) if asked.get("seat", "-1") != "-1" else own[0] if own else None
        reader = Reader(ME, live.table.chairs[own[0]].name if own else "", seat, int(asked.get("after", "0")))
        reader.takes_changes = asked.get("changes") == "1"
        line = self.lines[key] = Line(self.host, live, reader, send)
        await self.host.enter(live, reader)
        line.speak()

    async def take(self, key: int, message: str) -> None:
        line = self.lines.get(key)
        if line is not None:
            await line.take(message)

    def disconnect(self, key: int) -> None:
        line = self.lines.pop(key, None)
        if line is not None:
            line.reader.nudge = lambda: None
            self.host.leave(line.live, line.reader)

    # -- what they need

    async def _need(self, table: str) -> Live:
        live = await self.host.find(table)
        if live is None:
            raise Refuse("no-such-table")
        return live

    async def _seen(self, table: str, asked: Query) -> tuple[Table, int]:
        found = (await self._need(table)).table
        eyes = sight.eyes_for(found, ME, int(asked["seat"]) if asked.get("seat") else None)
        sight.check_quiet(found)
        return found, eyes


class Line:
    """One reader's line to a table: commands one after the other, answers before news."""

    def __init__(self, host: Host, live: Live, reader: Reader, send: Send) -> None:
        self.host = host
        self.live = live
        self.reader = reader
        self.send = send
        self.busy = asyncio.Lock()
        reader.nudge = self.speak

    async def take(self, message: str) -> None:
        arrived = self.host.clock.now()
        command = wire.decode_command(message.encode())
        if isinstance(command, wire.Hint | wire.Why):  # take their time: whoever asks may go on playing
            self.reader.post(await self._do(command, arrived))
            return
        async with self.busy:
            self.reader.outbox.append(await self._do(command, arrived))
        self.speak()

    async def _do(self, command: wire.AnyCommand, arrived: float) -> wire.Message:
        try:
            return await self.host.do(self.live, self.reader, command, arrived)
        except Exception as error:
            telemetry.failed("a command failed", error)
            return wire.Refused(command.id, "unsaved", {})

    def speak(self) -> None:
        if self.busy.locked():
            return
        reader, live = self.reader, self.live
        self.host.find_seat(live, reader)
        posted, reader.outbox = reader.outbox, []
        for message in posted:
            self.send(wire.encode(message).decode())
        if reader.company:
            told, reader.company = reader.company, b""
            self.send(told.decode())
        if live.has_news_for(reader):
            news = sight.news_bytes(live, reader)
            self.host.shown(live, reader)
            self.send(news.decode())


LIVE = re.compile(r"api/tables/([^/]+)/live")
DOORS: tuple[tuple[re.Pattern[str], bool, Callable[..., Answer]], ...] = (
    (re.compile(r"api/me"), False, Pocket.me),
    (re.compile(r"api/games"), False, Pocket.games),
    (re.compile(r"api/games/([^/]+)/lesson"), False, Pocket.lesson),
    (re.compile(r"api/games/([^/]+)/editions"), True, Pocket.check_edition),
    (re.compile(r"api/tables"), True, Pocket.create),
    (re.compile(r"api/tables"), False, Pocket.tables),
    (re.compile(r"api/tables/([^/]+)/edition"), False, Pocket.edition),
    (re.compile(r"api/tables/([^/]+)/history"), False, Pocket.history),
    (re.compile(r"api/tables/([^/]+)/moments"), False, Pocket.moments),
    (re.compile(r"api/tables/([^/]+)/record"), False, Pocket.record),
    (re.compile(r"api/records"), True, Pocket.open_record),
    (re.compile(r"api/daily"), False, Pocket.dailies),
    (re.compile(r"api/daily/([^/]+)"), False, Pocket.daily),
)


def _result(table: Table) -> forms.DailyResult:
    state = table.playing()
    place, score = state.places()[0], state.scores()[0]
    return forms.DailyResult(table.chairs[0].name, 0, place, score, lead(state, 0), table.id, mine=True)


async def open_pocket(keep: Keep, think: Think, kept: str, pause_ms: int | None = None) -> Pocket:
    habits = Habits() if pause_ms is None else Habits(bot_least_ms=pause_ms, bot_most_ms=pause_ms)
    pocket = Pocket(keep, think, kept, habits)
    await pocket.open()
    return pocket


def text(answer: Any) -> str:
    return msgspec.json.encode(answer).decode()
