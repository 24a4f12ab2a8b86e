"""What a table remembers: everything that ever happened at it, in order, and who keeps it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

import msgspec
from msgspec import Struct


class Head(Struct):
    """What a table is from its first moment on. The secret leaves the server after the end alone."""

    id: str
    game: str
    edition: str
    options: dict[str, Any]
    seats: int
    host: str  # a person's id
    secret: str
    made_at: int  # unix milliseconds
    correspondence: bool = False
    limit_s: int = 0
    listed: bool = False
    welcome: bool = False  # whoever comes may take a bot's seat while the game runs
    lang: str = ""  # what is spoken there, if it matters
    level: Literal["", "new", "seasoned"] = ""  # whom the host would like to meet, if it matters
    hints: bool = True
    daily: str = ""  # the day whose deal it is
    ranked: bool = False  # whether it is its host's one try of that day
    lesson: bool = False
    seed: str = ""  # of a lesson; else it is made at the start
    stacked: dict[str, list[str]] = {}  # piles and dice that a lesson fixes
    offline: bool = False  # played where no server looked on, and handed in
    rated: bool = True  # whether the result counts between accounts
    source: str = ""  # the table from the middle of which it was laid
    grace_s: float = -1.0  # before a bot plays for a missing person; 0 = never, -1 = the house's usual
    tournament: str = ""  # whose table it is, and
    round: int = 0  # in which round


class Entry(Struct, tag_field="kind", tag=str.lower, omit_defaults=True):
    pass


class Sat(Entry):
    seat: int
    person: str
    name: str
    word: str = ""


class Left(Entry):
    seat: int


class Removed(Entry):
    """The host has asked somebody to leave before the game; they do not sit down here again."""

    seat: int
    person: str


class Muted(Entry):
    """Whether a seat may talk; nobody's seat stands for all who look on."""

    seat: int | None
    on: bool


class BotSat(Entry, tag="bot-sat"):
    seat: int
    bot: str


class Kept(Entry):
    """An open seat that waits for a person of the last table."""

    seat: int
    person: str
    name: str


class Said(Entry):
    """A line of chat; never part of the record."""

    seat: int | None
    name: str
    text: str = ""
    phrase: str = ""
    person: str = ""  # who said it


class Started(Entry):
    seed: str
    words: list[str]
    rules: int


class Laid(Entry):
    """A table laid from the middle of another one: what comes before is not played here. With a seed the luck
    to come is dealt anew."""

    seed: str = ""


class Played(Entry):
    seat: int
    action: str
    at_ms: int = -1
    press: int = 0  # the step of the press it fixes, in a race


class Pressed(Entry):
    """A placement in a race, kept until the settle window has passed."""

    seat: int
    action: str
    took_ms: int
    claimed_ms: int
    measured_ms: int
    allowance_ms: int
    received_at: int  # unix milliseconds
    due_at: int = 1  # 0 = it waits until everybody has placed


class Dropped(Entry):
    """A press that the rules no longer allowed when its moment came."""

    seat: int
    press: int


class Undone(Entry):
    seat: int
    play: int  # the step that is taken back


class TakebackAsked(Entry, tag="takeback-asked"):
    seat: int


class TakebackAnswered(Entry, tag="takeback-answered"):
    seat: int
    agree: bool


class Resigned(Entry):
    seat: int


class Paused(Entry):
    on: bool


class TookOver(Entry, tag="took-over"):
    seat: int
    bot: str


class HandedBack(Entry, tag="handed-back"):
    seat: int


class Ended(Entry):
    reason: str


class RematchMade(Entry, tag="rematch"):
    table: str


AnyEntry: TypeAlias = (
    Sat | Left | Removed | Muted | BotSat | Kept | Said | Started | Laid | Played | Pressed | Dropped | Undone
    | TakebackAsked | TakebackAnswered | Resigned | Paused | TookOver | HandedBack | Ended | RematchMade
)  # fmt: skip


class Line(NamedTuple):
    """A line of a journal."""

    seq: int
    entry: AnyEntry
    client: str = ""  # person:id of the command, or empty
    at: int = 0  # unix milliseconds


class Speakers:
    """Who said what, line by line. Older lines do not tell, but their command does, or who sat there."""

    def __init__(self) -> None:
        self._seats: dict[int | None, str] = {}

    def of(self, line: Line) -> str:
        """A person's id; empty for what is no talk."""
        if isinstance(line.entry, Sat):
            self._seats[line.entry.seat] = line.entry.person
        if not isinstance(line.entry, Said):
            return ""
        return line.entry.person or line.client.partition(":")[0] or self._seats.get(line.entry.seat, "")


class Conflict(Exception):
    """Somebody else wrote this step first."""


class Unsure(Exception):
    """Nobody knows whether it was written: the line to the database broke on the way. Whoever waits gets no
    answer, for it could be untrue."""


class Unreadable(Exception):
    """What is kept of a table cannot be read, or is no game."""


class Journals(Protocol):
    """Whoever keeps the journals of all tables."""

    async def add_table(self, head: Head) -> None: ...

    async def append(self, table_id: str, lines: Sequence[Line], sitter: str = "") -> None:
        """Returns when the lines are on disk; raises Conflict if another process was first."""

    async def set_status(self, table_id: str, status: str) -> None:
        """For lists alone: the journal knows better."""

    async def read_table(self, table_id: str) -> tuple[Head, str] | None:
        """What it is, and the status that lists know of; raises Unreadable."""

    async def read_journal(self, table_id: str, after: int = 0) -> list[Line]:
        """Raises Unreadable."""

    async def tables_of(self, person_id: str, status: Sequence[str], most: int) -> list[str]: ...

    async def tables_in(self, status: Sequence[str], listed: bool = False, before: int = 0) -> list[str]: ...

    async def beat(self, at: int) -> None:
        """Notes that the house is open at this moment (unix milliseconds)."""

    async def last_beat(self) -> int:
        """When it was known to be open last; 0 = never."""


_entry_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyEntry)
_head_decoder = msgspec.json.Decoder(Head)
_encoder = msgspec.json.Encoder()


def write_entry(entry: AnyEntry) -> str:
    return _encoder.encode(entry).decode()


def read_entry(text: str) -> AnyEntry:
    """Raises Unreadable."""
    try:
        entry: AnyEntry = _entry_decoder.decode(text)
    except msgspec.DecodeError as error:
        raise Unreadable(str(error)) from error
    return entry


def write_head(head: Head) -> str:
    return _encoder.encode(head).decode()


def read_head(text: str) -> Head:
    """Raises Unreadable."""
    try:
        return _head_decoder.decode(text)
    except msgspec.DecodeError as error:
        raise Unreadable(str(error)) from error


def kind_of(entry: AnyEntry) -> str:
    return str(entry.__struct_config__.tag)
