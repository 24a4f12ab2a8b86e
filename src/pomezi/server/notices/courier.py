"""Takes what waits to the people it waits for: turns into the outbox, each once, and the outbox to browsers,
mail and webhooks, again and again until it has arrived or is of no use any more. No table waits for this."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import groupby
from typing import Any, Protocol

import msgspec
from sqlalchemy import and_, delete, insert, or_, select, update

from pomezi.server import telemetry
from pomezi.server.clock import Clock
from pomezi.server.database import outbox, tables, waits
from pomezi.server.notices import outside, push, words
from pomezi.server.notices.mail import Letter, Post, Undeliverable
from pomezi.server.notices.times import remind_at
from pomezi.server.notices.waits import About
from pomezi.server.notices.wishes import Wish, Wishes, outgoing
from pomezi.server.notices.words import Reader, Turn
from pomezi.server.store import Store
from pomezi.server.table import PAUSED, PLAYING

ROUND_MS = 2000.0
GAP_MS = 10 * 60_000  # by correspondence nobody is told twice in so short a time: tables gather meanwhile
LEASE_MS = 60_000  # a try that nobody has heard of since was cut short
PAUSES_MS = (10_000, 60_000, 300_000, 1_200_000, 3_600_000, 3 * 3_600_000, 6 * 3_600_000)  # between tries
MOST_AT_ONCE = 16
LAST_WORDS_S = 3.0  # for what is on its way when the house closes
DAY_MS = 86_400_000
TIDY_MS = 3_600_000
TAKEN = range(200, 300)
GONE = (404, 410)
SIGNATURE = "X-Pomezi-Signature"


@dataclass(frozen=True)
class Ways:
    """How this house reaches people who are elsewhere."""

    address: str = ""  # of the page, as the world knows it; ends with a slash
    post: Post | None = None
    may_be_private: bool = False  # whether webhooks and browsers may be in our own network

    def can_write(self) -> bool:
        return self.post is not None and bool(self.address)

    def contact(self) -> str:
        """Whom a push service may write to."""
        if self.address.startswith("https:"):
            return self.address
        return f"mailto:pomezi@{self.post.domain if self.post else 'localhost'}"


class Counts(Protocol):
    def told(self, way: str, outcome: str) -> None:
        """A notice has left, or has not."""


class Ref(msgspec.Struct, array_like=True):
    """A turn that something in the outbox is about."""

    table: str
    person: str
    turn: int
    is_reminder: bool = False


class Gone(Exception):
    """Nobody is there any more."""


_refs = msgspec.json.Decoder(list[Ref])


class Courier:
    def __init__(self, store: Store, wishes: Wishes, ways: Ways, clock: Clock, counts: Counts) -> None:
        self.store = store
        self.wishes = wishes
        self.ways = ways
        self.clock = clock
        self.counts = counts
        self.roads: Mapping[str, Callable[[Any], Awaitable[bool]]] = {
            "push": self._push,
            "mail": self._mail,
            "hook": self._hook,
            "confirm": self._confirm,
        }
        self._failing: set[str] = set()  # ways that did not work last, said once
        self._on_the_way: set[asyncio.Task[None]] = set()
        self._tidy_at = 0

    async def run(self) -> None:
        """For ever: whatever fails is said once, and done again in the next round."""
        is_well = True
        while True:
            try:
                await self.round()
                is_well = True
            except Exception as error:
                if is_well:
                    telemetry.failed("notices could not be looked after", error)
                is_well = False
            await self.clock.sleep(ROUND_MS)

    async def close(self) -> None:
        """What is cut short here is sent again after the next start."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.rest(), LAST_WORDS_S)

    async def rest(self) -> None:
        """Until nothing is on its way."""
        await asyncio.gather(*self._on_the_way, return_exceptions=True)

    async def round(self) -> None:
        if self.clock.wall() >= self._tidy_at:
            await self.tidy()
            self._tidy_at = self.clock.wall() + TIDY_MS
        await self.gather()
        await self.deliver()

    # -- from turns to the outbox

    async def gather(self) -> None:
        """Whoever is due is told of all that waits for them."""
        now = self.clock.wall()
        is_due = and_(waits.c.due_at > 0, waits.c.due_at <= now)
        soon = and_(waits.c.remind_at > 0, waits.c.remind_at <= now + DAY_MS, waits.c.limit_at > now)
        query = select(waits).join(tables, tables.c.id == waits.c.table_id)
        query = query.where(tables.c.status == PLAYING)
        told = query.where(or_(and_(waits.c.told == 0, is_due), and_(waits.c.reminded == 0, soon)))
        posted = query.where(waits.c.posted == 0, is_due)
        async with self.store.engine.connect() as connection:
            persons = (await connection.execute(told.order_by(waits.c.person_id))).all()
            hosts = (await connection.execute(posted.order_by(waits.c.host_id))).all()
        for person, rows in groupby(persons, lambda row: str(row.person_id)):
            await self._tell(person, list(rows), now)
        for host, _ in groupby(hosts, lambda row: str(row.host_id)):
            await self._post(host)

    async def _tell(self, person: str, rows: Sequence[Any], now: int) -> None:
        wish = await self.wishes.of(person)
        if wish.quiet.span(now) is not None:
            return
        late = [row for row in rows if row.remind_at and not row.reminded]
        late = [row for row in late if remind_at(row.remind_at, wish.quiet) <= now < row.limit_at]
        fresh = [row for row in rows if not row.told and 0 < row.due_at <= now]
        is_soon = now < wish.told_at + GAP_MS and all(is_by_letter(row) for row in fresh)
        if not late and (not fresh or is_soon):
            return
        ways = [("push", row.id) for row in await self.wishes.browsers_of(person)]
        if wish.mail_at and self.ways.can_write():
            ways.append(("mail", ""))
        await self._claim(person, late, ways)

    async def _claim(self, person: str, late: Sequence[Any], ways: Sequence[tuple[str, str]]) -> None:
        """Of several processes one gets a turn; what it gets is in the outbox in the same moment."""
        own = waits.c.person_id == person
        open_turns = and_(own, waits.c.told == 0, waits.c.due_at > 0)
        these = [and_(waits.c.table_id == row.table_id, waits.c.turn == row.turn) for row in late]
        async with self.store.engine.begin() as connection:
            found: dict[str, Ref] = {}
            if these:
                is_late = and_(own, waits.c.reminded == 0, or_(*these))
                marked = update(waits).where(is_late).values(reminded=1, told=1)
                for row in (await connection.execute(marked.returning(waits.c.table_id, waits.c.turn))).all():
                    found[row.table_id] = Ref(row.table_id, person, row.turn, True)
            marked = update(waits).where(open_turns).values(told=1)
            for row in (await connection.execute(marked.returning(waits.c.table_id, waits.c.turn))).all():
                found[row.table_id] = Ref(row.table_id, person, row.turn)
            if found and ways:
                turns = written(sorted(found.values(), key=lambda ref: (not ref.is_reminder, ref.table)))
                made = [outgoing(person, way, target, turns, self.clock.wall()) for way, target in ways]
                await connection.execute(insert(outbox), made)
        if found and ways:
            await self.wishes.set(person, told_at=self.clock.wall())

    async def _post(self, host: str) -> None:
        """The webhooks of whoever laid these tables are told of everybody's turns."""
        targets = [row.id for row in await self.wishes.hooks_of(host)]
        due = and_(waits.c.host_id == host, waits.c.posted == 0, waits.c.due_at > 0)
        marked = update(waits).where(due, waits.c.due_at <= self.clock.wall()).values(posted=1)
        columns = waits.c.table_id, waits.c.person_id, waits.c.turn
        async with self.store.engine.begin() as connection:
            found = (await connection.execute(marked.returning(*columns))).all()
            if found and targets:
                turns = written([Ref(row.table_id, row.person_id, row.turn) for row in found])
                made = [outgoing(host, "hook", target, turns, self.clock.wall()) for target in targets]
                await connection.execute(insert(outbox), made)

    async def tidy(self) -> None:
        """Turns of tables that are over, if somebody died before they were forgotten."""
        running = select(tables.c.id).where(tables.c.status.in_((PLAYING, PAUSED)))
        async with self.store.engine.begin() as connection:
            await connection.execute(delete(waits).where(waits.c.table_id.not_in(running)))

    # -- from the outbox to people

    async def deliver(self) -> None:
        """Starts whatever is due; a slow one takes a place, but holds up nobody."""
        free = MOST_AT_ONCE - len(self._on_the_way)
        query = select(outbox).where(outbox.c.due_at <= self.clock.wall()).order_by(outbox.c.due_at)
        async with self.store.engine.connect() as connection:
            due = (await connection.execute(query.limit(max(0, free)))).all()
        for row in due:
            task = asyncio.create_task(self._deliver(row))
            self._on_the_way.add(task)
            task.add_done_callback(self._on_the_way.discard)

    async def _deliver(self, row: Any) -> None:
        same = outbox.c.id == row.id
        lease = update(outbox).where(same, outbox.c.due_at == row.due_at, outbox.c.tries == row.tries)
        async with self.store.engine.begin() as connection:
            until = self.clock.wall() + LEASE_MS
            claimed = await connection.execute(lease.values(due_at=until, tries=row.tries + 1))
        if claimed.rowcount != 1:  # another process has it
            return
        try:
            outcome = "told" if await self.roads[row.way](row) else "over"
            self._failing.discard(row.way)
        except (Gone, Undeliverable, outside.Forbidden):
            outcome = "gone"
        except Exception as error:
            outcome = self._fail(row, error)
        self.counts.told(row.way, outcome)
        async with self.store.engine.begin() as connection:
            if outcome == "again":
                again = self.clock.wall() + PAUSES_MS[row.tries]
                await connection.execute(update(outbox).where(same).values(due_at=again))
            else:
                await connection.execute(delete(outbox).where(same))

    def _fail(self, row: Any, error: Exception) -> str:
        if row.way not in self._failing:
            telemetry.failed(f"a notice could not be delivered ({row.way})", error)
        self._failing.add(row.way)
        return "again" if row.tries < len(PAUSES_MS) else "lost"

    async def _turns(self, row: Any) -> list[Turn]:
        """What of it still waits: whoever has acted or looked meanwhile needs no word."""
        refs = _refs.decode(row.turns)
        if not refs:
            return []
        these = [
            and_(waits.c.table_id == ref.table, waits.c.person_id == ref.person, waits.c.turn == ref.turn)
            for ref in refs
        ]
        query = select(waits).join(tables, tables.c.id == waits.c.table_id)
        async with self.store.engine.connect() as connection:
            found = await connection.execute(query.where(tables.c.status == PLAYING, or_(*these)))
            rows = {(row.table_id, row.person_id): row for row in found.all()}
        turns = []
        for ref in refs:
            kept = rows.get((ref.table, ref.person))
            if kept is not None and (kept.limit_at > self.clock.wall() if ref.is_reminder else kept.due_at):
                about = msgspec.json.decode(kept.about, type=About)
                turns.append(Turn(ref.table, about, kept.limit_at, ref.is_reminder))
        return turns

    # -- the ways; each says whether there was anything left to tell

    async def _push(self, row: Any) -> bool:
        turns, browser = await self._turns(row), await self.wishes.browser(row.target)
        if not turns or browser is None:
            return False
        wish = await self.wishes.of(row.person_id)
        message = note(turns, wish)
        key, now_s = await self.wishes.push_key(), self.clock.wall() // 1000
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(life_s(turns, now_s)),
            "Urgency": "normal" if all(turn.about.correspondence for turn in turns) else "high",
            "Topic": sha256(message["tag"].encode()).hexdigest()[:32],
            "Authorization": push.signature(key, browser.endpoint, self.ways.contact(), now_s),
        }
        body = push.encrypt(msgspec.json.encode(message)[: push.LARGEST], browser.p256dh, browser.auth)
        status = await outside.post(browser.endpoint, headers, body, self.ways.may_be_private)
        if status in GONE:
            await self.wishes.unsubscribe(browser.endpoint)
            raise Gone
        expect(status)
        return True

    async def _mail(self, row: Any) -> bool:
        turns, wish = await self._turns(row), await self.wishes.of(row.person_id)
        if not turns or not wish.mail_at:
            return False
        reader = Reader(wish.lang, wish.quiet.zone)
        subject, text = words.letter(turns, reader, self.ways.address, wish.mail_key)
        stop = f"{self.ways.address}api/letters/{wish.mail_key}/stop"
        return await self._send(Letter(wish.mail, subject, text, row.id, stop, row.made_at))

    async def _confirm(self, row: Any) -> bool:
        wish = await self.wishes.of(row.person_id)
        if wish.mail_key != row.target or wish.mail_at:
            return False
        reader = Reader(wish.lang, wish.quiet.zone)
        subject, text = words.confirmation(reader, self.ways.address, wish.mail_key)
        return await self._send(Letter(wish.mail, subject, text, row.id, at=row.made_at))

    async def _send(self, letter: Letter) -> bool:
        if self.ways.post is None:
            return False
        await self.ways.post.send(letter)
        return True

    async def _hook(self, row: Any) -> bool:
        turns, hook = await self._turns(row), await self.wishes.hook(row.target)
        if not turns or hook is None:
            return False
        wish = await self.wishes.of(row.person_id)
        text = words.chat_line(turns, Reader(wish.lang, wish.quiet.zone), self.ways.address)
        expect(await self.call(hook, text, turns, row.id))
        return True

    async def call(self, hook: Any, text: str, turns: Sequence[Turn], number: str) -> int:
        """Signed over the time and the body, so that nobody else can send it, nor again much later."""
        told = [{"table": t.table, "game": t.about.game, "name": t.about.name} for t in turns]
        body = msgspec.json.encode({"id": number, "text": text, "content": text, "turns": told})
        headers = {
            "Content-Type": "application/json",
            SIGNATURE: signed(hook.secret, self.clock.wall() // 1000, body),
        }
        return await outside.post(hook.address, headers, body, self.ways.may_be_private)


def is_by_letter(row: Any) -> bool:
    return msgspec.json.decode(row.about, type=About).correspondence


def written(refs: Sequence[Ref]) -> str:
    return msgspec.json.encode(refs).decode()


def signed(secret: str, now_s: int, body: bytes) -> str:
    mark = hmac.new(secret.encode(), f"{now_s}.".encode() + body, sha256).hexdigest()
    return f"t={now_s},v1={mark}"


def expect(status: int) -> None:
    if status not in TAKEN:
        raise ConnectionError(f"answered {status}")


def life_s(turns: Sequence[Turn], now_s: int) -> int:
    """How long a push service keeps it for a browser that is off."""
    limits = [turn.limit_at // 1000 - now_s for turn in turns if turn.limit_at]
    usual = 86_400 if all(turn.about.correspondence for turn in turns) else 600
    return max(0, min([usual, *limits]))


def note(turns: Sequence[Turn], wish: Wish) -> dict[str, str]:
    """What the browser shows; pressed, it opens the table, or the list of all."""
    reader = Reader(wish.lang, wish.quiet.zone)
    first = turns[0]
    if len(turns) == 1:
        body, path = words.line_of(first, reader), f"#/table/{first.table}"
    else:
        titles = dict.fromkeys(words.title_of(turn.about.game, wish.lang) for turn in turns)
        body, path = ", ".join(titles), "#/"
    tag = ",".join(sorted(turn.table for turn in turns))[:200]
    return {"title": words.headline(turns, reader), "body": body, "tag": tag, "path": path, "lang": wish.lang}
