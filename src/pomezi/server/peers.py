"""How one process asks another: a request over HTTP to the port that is for processes alone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import h11
import msgspec

from pomezi.server.forms import ListedTable
from pomezi.server.host import Host
from pomezi.server.owners import Place, Shared
from pomezi.server.wire import encode

SECRET = b"x-pomezi-peer"  # whoever knows it is one of us, or a proxy that we have told
ELSEWHERE = b"x-pomezi-elsewhere"  # an answer: the table is not here any more
CONNECT_S = 1.0
ANSWER_S = 5.0
LISTED, FOLLOW, QUIT = "/peer/listed", "/peer/follow", "/peer/quit"

Headers: TypeAlias = list[tuple[bytes, bytes]]


@dataclass(frozen=True)
class Answer:
    status: int
    headers: Headers
    body: bytes


class Unreached(Exception):
    """The other process has not even heard it."""


class Silent(Exception):
    """The other process may have heard it, but has not answered."""


async def ask(
    place: Place, method: str, target: bytes, headers: Headers, body: bytes, patience_s: float = ANSWER_S
) -> Answer:
    """One request on a connection of its own."""
    try:
        async with asyncio.timeout(CONNECT_S):
            reader, writer = await asyncio.open_connection(place.host, place.port)
    except (OSError, TimeoutError) as error:
        raise Unreached from error
    try:
        async with asyncio.timeout(patience_s):
            return await _ask(place, reader, writer, h11.Request(method=method, target=target, headers=[
                *headers, (SECRET, place.secret.encode()), (b"connection", b"close"),
                (b"content-length", str(len(body)).encode()),
            ]), body)  # fmt: skip
    except (OSError, TimeoutError, h11.ProtocolError) as error:
        raise Silent from error
    finally:
        writer.transport.abort()


async def _ask(
    place: Place,
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    request: h11.Request,
    body: bytes,
) -> Answer:
    line = h11.Connection(h11.CLIENT)
    parts = (request, h11.Data(data=body), h11.EndOfMessage())
    writer.write(b"".join(line.send(part) or b"" for part in parts))
    status, answered, received = 0, list[tuple[bytes, bytes]](), b""
    while not isinstance(event := line.next_event(), h11.EndOfMessage):
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(1 << 16))
        elif isinstance(event, h11.Response):
            status, answered = event.status_code, list(event.headers)
        elif isinstance(event, h11.Data):
            received += event.data
        elif isinstance(event, h11.ConnectionClosed):
            raise ConnectionResetError
    return Answer(status, answered, received)


class ListedQuestion(msgspec.Struct):
    ids: list[str]
    person: str


class PersonQuestion(msgspec.Struct):
    """A person at a table."""

    table: str
    person: str


class Peers:
    """What processes ask each other beside what people ask."""

    def __init__(self, host: Host, owners: Shared) -> None:
        self.host = host
        self.owners = owners
        owners.asking = self

    async def listed(self, ids: Sequence[str], person: str) -> list[ListedTable]:
        """Tables for a list, each as its own process knows it."""
        places = await self.owners.find([table_id for table_id in ids if table_id not in self.host.lives])
        own = [table_id for table_id in ids if table_id not in places]
        found = {table.id: table for table in await self.host.listed(own, person)}
        for place in set(places.values()):
            theirs = [table_id for table_id, at in places.items() if at == place]
            answer = await self._ask(place, LISTED, ListedQuestion(theirs, person))
            found |= {table.id: table for table in msgspec.json.decode(answer, type=list[ListedTable])}
        return [found[table_id] for table_id in ids if table_id in found]

    async def follow(self, place: Place, table_id: str, person: str) -> None:
        await self._ask(place, FOLLOW, PersonQuestion(table_id, person))

    async def quit(self, place: Place, table_id: str, person: str) -> None:
        await self._ask(place, QUIT, PersonQuestion(table_id, person))

    async def _ask(self, place: Place, path: str, question: msgspec.Struct) -> bytes:
        answer = await ask(place, "POST", path.encode(), [(b"host", b"peer")], encode(question))
        if answer.status != 200:
            raise Silent
        return answer.body

    async def answer(self, path: str, body: bytes) -> bytes:
        """The other end."""
        if path in (FOLLOW, QUIT):
            asked = msgspec.json.decode(body, type=PersonQuestion)
            await (self.host.follow if path == FOLLOW else self.host.quit)(asked.table, asked.person)
            return b""
        question = msgspec.json.decode(body, type=ListedQuestion)
        return encode(await self.host.listed(question.ids, question.person))
