"""People: nobody needs an account; a key in a cookie, a phrase to come back with, a password if they like."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_bytes, token_urlsafe

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from pomezi.server.asking import Refuse, clean
from pomezi.server.store import Store, keys, now_ms, people

COOKIE = "pomezi"
COOKIE_S = 400 * 86_400
PHRASE_WORDS = 6
CONSONANTS, VOWELS = "bdfghjklmnprstvz", "aiou"

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


def digest(secret: str) -> str:
    """For secrets of our own making, long enough that a plain hash will do."""
    return sha256(secret.encode()).hexdigest()


class People:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[str, Person] = {}  # by hash of the key; a small cache

    async def greet(self, name: str) -> tuple[Person, str, str]:
        """A new person, their key and their phrase; both are shown once and kept only as hashes."""
        person, phrase = Person(token_urlsafe(12), clean(name) or "?"), new_phrase()
        row = {"id": person.id, "name": person.name, "phrase": digest(phrase), "made_at": now_ms()}
        async with self.store.engine.begin() as connection:
            await connection.execute(insert(people), row)
        return person, await self.new_key(person), phrase

    async def new_key(self, person: Person) -> str:
        key = token_urlsafe(32)
        row = {"key": digest(key), "person_id": person.id, "made_at": now_ms()}
        async with self.store.engine.begin() as connection:
            await connection.execute(insert(keys), row)
        return key

    async def whose(self, key: str) -> Person | None:
        """The person who holds a key, if it is still good."""
        if not key or len(key) > 100:
            return None
        hashed = digest(key)
        if hashed not in self._known:
            query = select(people).join(keys, keys.c.person_id == people.c.id).where(keys.c.key == hashed)
            async with self.store.engine.connect() as connection:
                row = (await connection.execute(query)).first()
            if row is None:
                return None
            if len(self._known) > 10_000:
                self._known.clear()
            self._known[hashed] = Person(row.id, row.name, row.login or "")
        return self._known[hashed]

    async def recover(self, phrase: str) -> tuple[Person, str]:
        """A new key for whoever knows the phrase."""
        spoken = "-".join(phrase.lower().replace("-", " ").split())
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(select(people).where(people.c.phrase == digest(spoken)))).first()
        if row is None:
            raise Refuse("bad-phrase")
        person = Person(row.id, row.name, row.login or "")
        return person, await self.new_key(person)

    async def set_password(self, person: Person, login: str, password: str) -> None:
        """Makes the account, or changes its login and password."""
        hashed = await asyncio.to_thread(hasher.hash, password)
        change = update(people).where(people.c.id == person.id)
        try:
            async with self.store.engine.begin() as connection:
                await connection.execute(change.values(login=login.lower(), password=hashed))
        except IntegrityError as error:
            raise Refuse("login-taken") from error
        self._known.clear()

    async def sign_in(self, login: str, password: str) -> tuple[Person, str]:
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(select(people).where(people.c.login == login.lower()))).first()
        try:
            await asyncio.to_thread(hasher.verify, row.password if row is not None else DUMMY, password)
        except VerificationError as error:
            raise Refuse("bad-password") from error
        if row is None:
            raise Refuse("bad-password")
        person = Person(row.id, row.name, row.login)
        return person, await self.new_key(person)

    async def set_phrase(self, person: Person) -> str:
        """A new phrase; the old one is forgotten."""
        phrase = new_phrase()
        change = update(people).where(people.c.id == person.id)
        async with self.store.engine.begin() as connection:
            await connection.execute(change.values(phrase=digest(phrase)))
        return phrase

    async def sign_out(self, person: Person, key: str, everywhere: bool) -> None:
        which = keys.c.person_id == person.id if everywhere else keys.c.key == digest(key)
        async with self.store.engine.begin() as connection:
            await connection.execute(delete(keys).where(which))
        self._known.clear()

    async def rename(self, person: Person, name: str) -> Person:
        async with self.store.engine.begin() as connection:
            await connection.execute(
                update(people).where(people.c.id == person.id).values(name=clean(name) or "?")
            )
        self._known.clear()
        return Person(person.id, clean(name) or "?", person.login)
