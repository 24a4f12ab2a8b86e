"""What a tournament remembers: what it is, and everything that ever happened in it, in order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from pomezi.server.journal import Unreadable

Hand: TypeAlias = Literal["own", "shared", "gone", "resigned"]
# Who played a seat: its entrant; a bot more than half of it; a bot to the end, for somebody missing; or a
# bot to the end, for somebody who had given up.


class Head(Struct):
    """What a tournament is from its first moment on. The secret makes all its deals, and leaves the server
    after the end alone."""

    id: str
    title: str
    organiser: str  # a person's id
    game: str
    edition: str
    options: dict[str, Any]
    seats: int  # at each table
    rounds: int
    limit_s: int  # for each turn
    bot: str  # the level of those that fill gaps
    secret: str
    made_at: int  # unix milliseconds
    correspondence: bool = False
    bots: int = 0  # at least so many play along
    accounts: bool = False  # whether only people with an account may join
    keep: bool = False  # whether everybody keeps a seat, instead of changing it from round to round
    rated: bool = False
    pause_s: int = 60  # between two rounds


class Entry(Struct, tag_field="kind", tag=str.lower, omit_defaults=True):
    pass


class Joined(Entry):
    """Somebody is in: for the first time, or again."""

    person: str
    name: str


class Left(Entry):
    """Somebody is out; whoever was shown out by the organiser does not come back."""

    entrant: int
    barred: bool = False


class Begun(Entry):
    """A round, with all that its tables will be: they are laid by whoever finds that they are not."""

    round: int
    tables: list[str]  # ids
    seats: list[list[int]]  # by table and seat: an entrant, or a bot (-1, -2, …)


class TableOver(Entry, tag="table-over"):
    """How a table ended; without merits it ended before its time, and is compared with nothing."""

    round: int
    table: int
    scores: list[int]
    merits: list[int]
    hands: list[Hand]


class RoundOver(Entry, tag="round-over"):
    """Whoever had gone sits at no table until they are back."""

    round: int
    away: list[int]


class Ended(Entry):
    """Before its last round."""

    reason: str


AnyEntry: TypeAlias = Joined | Left | Begun | TableOver | RoundOver | Ended


@dataclass(frozen=True)
class Line:
    """A line of a tournament's journal."""

    step: int
    entry: AnyEntry
    at: int  # unix milliseconds


_entries: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyEntry)
_heads = msgspec.json.Decoder(Head)


def write(thing: AnyEntry | Head) -> str:
    return msgspec.json.encode(thing).decode()


def read_entry(text: str) -> AnyEntry:
    """Raises Unreadable."""
    try:
        entry: AnyEntry = _entries.decode(text)
    except msgspec.DecodeError as error:
        raise Unreadable(str(error)) from error
    return entry


def read_head(text: str) -> Head:
    """Raises Unreadable."""
    try:
        return _heads.decode(text)
    except msgspec.DecodeError as error:
        raise Unreadable(str(error)) from error
