"""People: nobody needs an account; a key in a cookie, a phrase to come back with, a password if they like."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_bytes, token_urlsafe
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from pomezi.server.clock import Clock
from pomezi.server.commands.asking import Refuse, clean
from pomezi.server.database import keys, people
from pomezi.server.store import Store

T = TypeVar("T")

COOKIE = "pomezi"
COOKIE_S = 400 * 86_400
PHRASE_WORDS = 6
CONSONANTS, VOWELS = "bdfghjklmnprstvz", "aiou"
MOST_KNOWN = 10_000
KNOWN_MS = 30_000.0  # for what another process has changed while nobody could tell us
HASHES_AT_ONCE = 2  # each takes 64 MB
MOST_WAITING = 16  # for their password to be looked at

hasher = PasswordHasher()
DUMMY = hasher.hash("nobody's password")  # so that an unknown login takes as long as a wrong password


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    login: str = ""


def new_phrase() -> str:
    """Words one can say, 16 bits each: lusab-babad-…"""
    return "-".join(_say(int.from_bytes(token_bytes(2))) for _ in range(PHRASE_WORDS))


def _say(number: int) -> str:
    letters = ""
    for i, bits in enumerate((4, 2, 4, 2, 4)):
        number, index = number >> bits, number & ((1 << bits) - 1)
        letters += (VOWELS if i % 2 else CONSONANTS)[index]
    return letters


def spoken(phrase: str) -> str:
    """However somebody writes it down."""
    return "-".join(phrase.lower().replace("-", " ").split())


def digest(secret: str) -> str:
    """For secrets of our own making, long enough that a plain hash will do."""
    return sha256(secret.encode()).hexdigest()


class Hashing:
    """Passwords are dear to look at: only so many at once, and not an endless queue."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(HASHES_AT_ONCE)
        self._waiting = 0

    async def hash(self, password: str) -> str:
        return await self._run(lambda: hasher.hash(password))

    async def is_right(self, hashed: str, password: str) -> bool:
        try:
            return await self._run(lambda: hasher.verify(hashed, password))
        except VerificationError:
            return False

    async def _run(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Refuse("too-fast")
        self._waiting += 1
        try:
            async with self._free:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


class People:
    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.hashing = Hashing()
        self._known: dict[str, tuple[Person, float]] = {}  # by hash of the key: a small cache
        self._held: dict[str, set[Callable[[], None]]] = {}  # by hash of the key: how to end its connections

    # -- keys

    async def whose(self, key: str) -> Person | None:
        """The person who holds a key, if it is still good."""
        if not key or len(key) > 100:
            return None
        hashed = digest(key)
        person, known = self._known.get(hashed, (None, 0.0))
        if person is not None and self.clock.now() - known < KNOWN_MS:
            return person
        query = select(people).join(keys, keys.c.person_id == people.c.id).where(keys.c.key == hashed)
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        person = Person(row.id, row.name, row.login or "")
        self._known[hashed] = person, self.clock.now()
        return person

    async def new_key(self, person: Person) -> str:
        key = token_urlsafe(32)
        row = {"key": digest(key), "person_id": person.id, "made_at": self.clock.wall()}
        async with self.store.engine.begin() as connection:
            await connection.execute(insert(keys), row)
        return key

    def hold(self, key: str, hang_up: Callable[[], None]) -> Callable[[], None]:
        """A connection opened with a key ends with it; returns how to let go."""
        held = self._held.setdefault(digest(key), set())
        held.add(hang_up)

        def let_go() -> None:
            held.discard(hang_up)
            if not held:
                self._held.pop(digest(key), None)

        return let_go

    async def _revoke(self, person: Person, but: str = "", only: str = "") -> None:
        """Ends a person's keys (all, all but one, or only one), and whatever was opened with them."""
        which = select(keys.c.key).where(keys.c.person_id == person.id)
        async with self.store.engine.begin() as connection:
            found = set((await connection.execute(which)).scalars()) - {digest(but)}
            ended = found & {digest(only)} if only else found
            await connection.execute(delete(keys).where(keys.c.key.in_(ended)))
            for hashed in ended:
                await self.store.tell(connection, hashed)
        for hashed in ended:
            self.heard(hashed)

    def heard(self, hashed: str) -> None:
        """A key is good no more, here or in another process; without one, somebody has another name."""
        if not hashed:
            self._known.clear()
        self._known.pop(hashed, None)
        for hang_up in list(self._held.get(hashed, ())):
            hang_up()

    async def look_again(self) -> None:
        """Something may have been told that we could not hear."""
        self._known.clear()
        held = set(self._held)
        async with self.store.engine.connect() as connection:
            good = set((await connection.execute(select(keys.c.key).where(keys.c.key.in_(held)))).scalars())
        for hashed in held - good:
            self.heard(hashed)

    # -- who they are

    async def greet(self, name: str) -> tuple[Person, str, str]:
        """A new person, their key and their phrase; both are shown once and kept only as hashes."""
        person, phrase = Person(token_urlsafe(12), clean(name) or "?"), new_phrase()
        row = {"id": person.id, "name": person.name, "phrase": digest(phrase), "made_at": self.clock.wall()}
        async with self.store.engine.begin() as connection:
            await connection.execute(insert(people), row)
        return person, await self.new_key(person), phrase

    async def rename(self, person: Person, name: str) -> Person:
        async with self.store.engine.begin() as connection:
            await connection.execute(
                update(people).where(people.c.id == person.id).values(name=clean(name) or "?")
            )
            await self.store.tell(connection, "")
        self._known.clear()
        return Person(person.id, clean(name) or "?", person.login)

    async def recover(self, phrase: str) -> tuple[Person, str]:
        """A new key for whoever knows the phrase."""
        query = select(people).where(people.c.phrase == digest(spoken(phrase)))
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise Refuse("bad-phrase")
        person = Person(row.id, row.name, row.login or "")
        return person, await self.new_key(person)

    async def set_phrase(self, person: Person) -> str:
        """A new phrase; the old one is forgotten."""
        phrase = new_phrase()
        change = update(people).where(people.c.id == person.id)
        async with self.store.engine.begin() as connection:
            await connection.execute(change.values(phrase=digest(phrase)))
        return phrase

    # -- accounts

    async def set_password(self, person: Person, login: str, password: str, old: str, key: str) -> None:
        """Makes the account; or, for whoever knows its password, changes it and ends all other keys."""
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(select(people).where(people.c.id == person.id))).one()
        if row.password and not await self.hashing.is_right(row.password, old):
            raise Refuse("bad-password")
        hashed = await self.hashing.hash(password)
        change = update(people).where(people.c.id == person.id)
        try:
            async with self.store.engine.begin() as connection:
                await connection.execute(change.values(login=login.lower(), password=hashed))
        except IntegrityError as error:
            raise Refuse("login-taken") from error
        self._known.clear()
        if row.password:
            await self._revoke(person, but=key)

    async def sign_in(self, login: str, password: str) -> tuple[Person, str]:
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(select(people).where(people.c.login == login.lower()))).first()
        is_right = await self.hashing.is_right(row.password if row is not None else DUMMY, password)
        if row is None or not is_right:
            raise Refuse("bad-password")
        person = Person(row.id, row.name, row.login)
        return person, await self.new_key(person)

    async def check_self(self, person: Person, password: str, phrase: str) -> None:
        """Refuses whoever cannot prove who they are: by their password, else by their phrase."""
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(select(people).where(people.c.id == person.id))).one()
        if row.password:
            if not await self.hashing.is_right(row.password, password):
                raise Refuse("bad-password")
        elif row.phrase != digest(spoken(phrase)):
            raise Refuse("bad-phrase")

    async def end_keys(self, person: Person) -> None:
        await self._revoke(person)

    async def sign_out(self, person: Person, key: str, everywhere: bool) -> None:
        await self._revoke(person, only="" if everywhere else key)
