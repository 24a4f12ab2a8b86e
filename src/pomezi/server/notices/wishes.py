"""What people wish to be told and how, as the database keeps it: language, quiet hours, letters, browsers,
webhooks; and the house's own key."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_urlsafe
from typing import Any

from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from pomezi.server.clock import Clock
from pomezi.server.commands.asking import Refuse
from pomezi.server.database import hooks, house_keys, keys, outbox, subscriptions, waits, wishes
from pomezi.server.notices import push
from pomezi.server.notices.times import Quiet
from pomezi.server.store import Store
from pomezi.text import FALLBACK

MOST_BROWSERS = 10  # of one person; the oldest goes
MOST_HOOKS = 3
PUSH_KEY = "push"
NEVER = Quiet()
NEW = {
    "lang": FALLBACK, "zone": "UTC", "quiet_from": -1, "quiet_until": -1,
    "mail": "", "mail_key": "", "mail_at": 0, "told_at": 0,
}  # fmt: skip


@dataclass(frozen=True)
class Wish:
    """Of one person; whoever has said nothing has the usual one."""

    lang: str = FALLBACK
    quiet: Quiet = NEVER
    mail: str = ""
    mail_key: str = ""
    mail_at: int = 0  # when the address was confirmed; 0 = not yet
    told_at: int = 0


class Wishes:
    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self._push_key = ""

    async def of(self, person: str) -> Wish:
        found = await self._rows(select(wishes).where(wishes.c.person_id == person))
        if not found:
            return Wish()
        row = found[0]
        quiet = Quiet(row.zone, row.quiet_from, row.quiet_until)
        return Wish(row.lang, quiet, row.mail, row.mail_key, row.mail_at, row.told_at)

    async def set(self, person: str, **values: Any) -> None:
        with contextlib.suppress(IntegrityError):
            async with self.store.engine.begin() as connection:
                await connection.execute(insert(wishes), {"person_id": person, **NEW})
        async with self.store.engine.begin() as connection:
            await connection.execute(update(wishes).where(wishes.c.person_id == person).values(**values))

    # -- letters

    async def set_mail(self, person: str, address: str) -> None:
        """A letter that confirms it is on its way; until then no other goes there. An empty one ends them."""
        key = token_urlsafe(24) if address else ""
        await self.set(person, mail=address, mail_key=key, mail_at=0)
        if address:
            await self.put(person, "confirm", key)

    async def confirm_mail(self, key: str) -> str:
        """Whose address it is; asked again, the same."""
        person = await self._whose(key)
        change = update(wishes).where(wishes.c.mail_key == key, wishes.c.mail_at == 0)
        async with self.store.engine.begin() as connection:
            await connection.execute(change.values(mail_at=self.clock.wall()))
        return person

    async def stop_mail(self, key: str) -> None:
        """The key stays, so that the same letter can undo it."""
        await self._whose(key)
        async with self.store.engine.begin() as connection:
            await connection.execute(update(wishes).where(wishes.c.mail_key == key).values(mail_at=0))

    async def _whose(self, key: str) -> str:
        found = await self._rows(select(wishes).where(wishes.c.mail_key == key)) if key else []
        if not found:
            raise Refuse("no-such-letter")
        return str(found[0].person_id)

    # -- browsers

    async def subscribe(self, person: str, key: str, endpoint: str, p256dh: str, auth: str) -> None:
        """A browser has one person: whoever came last. It is told nothing any more when its key ends."""
        row = {
            "id": _id_of(endpoint), "person_id": person, "key": key, "endpoint": endpoint, "p256dh": p256dh,
            "auth": auth, "made_at": self.clock.wall(),
        }  # fmt: skip
        own = subscriptions.c.person_id == person
        newest = select(subscriptions.c.id).where(own).order_by(subscriptions.c.made_at.desc())
        async with self.store.engine.begin() as connection:
            await connection.execute(delete(subscriptions).where(subscriptions.c.id == row["id"]))
            await connection.execute(insert(subscriptions), row)
            kept = (await connection.execute(newest.limit(MOST_BROWSERS))).scalars().all()
            await connection.execute(delete(subscriptions).where(own, subscriptions.c.id.not_in(kept)))

    async def unsubscribe(self, endpoint: str, person: str = "") -> None:
        """Whoever knows the endpoint is that browser, or the service that has dropped it."""
        gone = delete(subscriptions).where(subscriptions.c.id == _id_of(endpoint))
        if person:
            gone = gone.where(subscriptions.c.person_id == person)
        async with self.store.engine.begin() as connection:
            await connection.execute(gone)

    async def browsers_of(self, person: str) -> list[Any]:
        """Those whose keys are still good."""
        query = select(subscriptions).join(keys, keys.c.key == subscriptions.c.key)
        return await self._rows(query.where(subscriptions.c.person_id == person))

    async def browser(self, target: str) -> Any:
        query = select(subscriptions).join(keys, keys.c.key == subscriptions.c.key)
        return next(iter(await self._rows(query.where(subscriptions.c.id == target))), None)

    async def push_key(self) -> str:
        """The private key of the house, the same for ever: browsers have been told its other half."""
        if not self._push_key:
            with contextlib.suppress(IntegrityError):
                async with self.store.engine.begin() as connection:
                    row = {"name": PUSH_KEY, "value": push.new_key()}
                    await connection.execute(insert(house_keys), row)
            found = await self._rows(select(house_keys).where(house_keys.c.name == PUSH_KEY))
            self._push_key = str(found[0].value)
        return self._push_key

    # -- webhooks

    async def hooks_of(self, person: str) -> list[Any]:
        query = select(hooks).where(hooks.c.person_id == person).order_by(hooks.c.made_at, hooks.c.id)
        return await self._rows(query)

    async def hook(self, target: str, person: str = "") -> Any:
        found = await self._rows(select(hooks).where(hooks.c.id == target))
        return next((row for row in found if person in ("", row.person_id)), None)

    async def add_hook(self, person: str, address: str) -> Any:
        count = select(func.count()).where(hooks.c.person_id == person)
        row = {
            "id": token_urlsafe(12), "person_id": person, "address": address, "secret": token_urlsafe(32),
            "made_at": self.clock.wall(),
        }  # fmt: skip
        async with self.store.engine.begin() as connection:
            if int((await connection.execute(count)).scalar() or 0) >= MOST_HOOKS:
                raise Refuse("many-hooks", count=MOST_HOOKS)
            await connection.execute(insert(hooks), row)
        return await self.hook(str(row["id"]))

    async def remove_hook(self, person: str, target: str) -> None:
        async with self.store.engine.begin() as connection:
            gone = delete(hooks).where(hooks.c.id == target, hooks.c.person_id == person)
            await connection.execute(gone)

    # -- all of them

    async def put(self, person: str, way: str, target: str) -> None:
        """Something of its own into the outbox, now."""
        async with self.store.engine.begin() as connection:
            row = outgoing(person, way, target, "[]", self.clock.wall())
            await connection.execute(insert(outbox), row)

    async def forget(self, person: str) -> None:
        """Everything that is kept of somebody here."""
        async with self.store.engine.begin() as connection:
            for table in (wishes, subscriptions, hooks, outbox, waits):
                await connection.execute(delete(table).where(table.c.person_id == person))

    async def _rows(self, query: Select[Any]) -> list[Any]:
        async with self.store.engine.connect() as connection:
            return list((await connection.execute(query)).all())


def outgoing(person: str, way: str, target: str, turns: str, at: int) -> dict[str, Any]:
    return {
        "id": token_urlsafe(12), "person_id": person, "way": way, "target": target, "turns": turns,
        "tries": 0, "due_at": at, "made_at": at,
    }  # fmt: skip


def _id_of(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()
