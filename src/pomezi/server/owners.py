"""Which of several processes serves a table: PostgreSQL says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from pomezi.server.commands.asking import Refuse
from pomezi.server.database import LEFT, NOBODYS
from pomezi.server.journal import Unsure
from pomezi.server.session import CLASS, Session
from pomezi.server.table import PLAYING

ADOPTED_AT_ONCE = 5  # so that all who are left take their share

# A process lives as long as its session holds its lock.
LIVING = f"""
    select objid::int from pg_locks
    where locktype = 'advisory' and classid = {CLASS} and objsubid = 2 and granted
        and database = (select oid from pg_database where datname = current_database())"""
CLAIM = f"""
    update tables set owner = $1 where id = $2 and (owner = $1 or owner not in ({LIVING})) returning id"""
ADOPT = f"""
    update tables set owner = $1 where id in (
        select id from tables where status = '{PLAYING}' and owner <> {NOBODYS} and owner not in ({LIVING})
        limit {ADOPTED_AT_ONCE} for update skip locked
    ) returning id"""
RELEASE = "update tables set owner = $3 where owner = $1 and id = any($2::text[])"
FIND = f"""
    select tables.id, number, address, secret from tables join processes on number = owner
    where tables.id = any(:ids) and number <> :own and number in ({LIVING})"""
FORGET = f"delete from processes where number not in ({LIVING})"


@dataclass(frozen=True)
class Place:
    """A process that serves tables we do not."""

    number: int
    host: str
    port: int
    secret: str


class Asking(Protocol):
    """How another process is asked."""

    async def follow(self, place: Place, table_id: str, person: str) -> None: ...

    async def quit(self, place: Place, table_id: str, person: str) -> None: ...


class Shared:
    """Several processes; a table's row says whose it is, and the owner's session whether it lives."""

    def __init__(self, session: Session, engine: AsyncEngine) -> None:
        self.session = session
        self.engine = engine
        self.asking: Asking | None = None
        self.is_leaving = False  # we serve nothing new

    async def claim(self, table_id: str) -> bool:
        if self.is_leaving:
            return False
        try:
            return await self._claim(table_id)
        except (ConnectionError, Unsure):  # the line was lost: the next one claims as well
            await self.session.until_open()
            return await self._claim(table_id)

    async def _claim(self, table_id: str) -> bool:
        async with self.session.line() as connection:
            return await connection.fetchval(CLAIM, self.session.number, table_id) is not None

    async def adopt(self) -> Sequence[str]:
        if self.is_leaving:
            return ()
        async with self.session.line() as connection:
            return [row["id"] for row in await connection.fetch(ADOPT, self.session.number)]

    async def release(self, table_ids: Sequence[str]) -> None:
        await self._give(table_ids, NOBODYS)

    async def leave(self, table_ids: Sequence[str]) -> None:
        """To the other processes: they go on with them at once."""
        await self._give(table_ids, LEFT)

    async def _give(self, table_ids: Sequence[str], owner: int) -> None:
        async with self.session.line() as connection:
            await connection.execute(RELEASE, self.session.number, list(table_ids), owner)

    async def find(self, table_ids: Sequence[str]) -> Mapping[str, Place]:
        """Those that another process serves, and which."""
        asked = {"ids": list(table_ids), "own": self.session.number}
        async with self.engine.connect() as connection:
            rows = (await connection.execute(text(FIND), asked)).all()
        return {row.id: Place(row.number, *split(row.address), row.secret) for row in rows}

    async def living(self) -> set[int]:
        async with self.engine.begin() as connection:
            await connection.execute(text(FORGET))
            return set((await connection.execute(text(LIVING))).scalars())

    async def follow(self, table_id: str, person: str) -> None:
        place = (await self.find([table_id])).get(table_id)
        if place is None or self.asking is None:
            raise Refuse("busy")
        await self.asking.follow(place, table_id, person)

    async def quit(self, table_id: str, person: str) -> None:
        place = (await self.find([table_id])).get(table_id)
        if place is None or self.asking is None:
            raise Refuse("busy")
        await self.asking.quit(place, table_id, person)


def split(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition(":")
    return host.strip("[]"), int(port)
