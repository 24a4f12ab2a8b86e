"""Who is at a table now: connections, what each has been told, and the table as this process serves it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from pomezi.core.state import SPECTATOR
from pomezi.server import wire
from pomezi.server.clock import Timer
from pomezi.server.race import RoundTrips, Stopwatch
from pomezi.server.shown import Shown, Stage
from pomezi.server.table import Table

MOST_NAMES = 30  # of those who look on; the others are counted


def quiet() -> None:
    """For readers whom nobody needs to wake."""


class Reader:
    """One connection to a table: what it has been told, and what waits for it."""

    def __init__(self, person: str, name: str, seat: int | None, told: int = 0, came: float = 0.0) -> None:
        self.person = person
        self.name = name
        self.seat = seat
        self.told = told  # the last of its steps, as it counts them
        self.came = came  # when, on the house's clock
        self.is_new = True
        self.seated_seq = -1  # of the table when its seat was looked for
        self.takes_changes = False  # instead of whole views
        self.shown: Shown | None = None  # the last view told to whoever takes changes
        self.veiled = 0  # the last race it was shown under its veil
        self.company: bytes = b""  # who is here, not told yet
        self.nudge: Callable[[], None] = quiet  # something may be told now
        self.outbox: list[wire.Message] = []
        self.trips = RoundTrips()

    def eyes(self) -> int:
        return SPECTATOR if self.seat is None else self.seat

    def post(self, message: wire.Message) -> None:
        self.outbox.append(message)
        self.nudge()


@dataclass(frozen=True)
class Company:
    """Seats with somebody connected, and those who look on."""

    here: frozenset[int] = frozenset()
    watchers: wire.Watchers = field(default_factory=lambda: wire.Watchers([], 0))


@dataclass
class Live:
    """A table while this process serves it."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    readers: set[Reader] = field(default_factory=set)
    stopwatch: Stopwatch = field(default_factory=Stopwatch)
    acted: float = 0.0  # when the position changed last, on the house's clock
    away_since: dict[int, float] = field(default_factory=dict)
    thinking: set[int] = field(default_factory=set)  # seats whose bots are at it
    is_veiled: bool = False  # a race has begun, but what it is about is not turned up yet
    timer: Timer | None = None  # until something happens by itself
    is_stirring: bool = False  # the news of who is here is on its way
    faults: int = 0  # in a row, of what should have happened by itself
    is_gone: bool = False  # nobody may write to it any more: it could not be read on, or
    is_moved: bool = False  # another process may serve it now
    noted: str = ""  # the status that lists know of
    asked: float = 0.0  # when somebody asked for it last, on the house's clock
    stage: Stage = field(default_factory=Stage)  # what was computed of this step

    def here(self) -> set[int]:
        return {reader.seat for reader in self.readers if reader.seat is not None}

    def trips_for(self, reader: Reader) -> RoundTrips:
        """Of all connections of a seat the nearest counts: what one of them shows another can press."""
        own = [other.trips for other in self.readers if other.seat == reader.seat and other.trips.samples]
        return min([reader.trips, *own], key=RoundTrips.trip_ms)

    def has_news_for(self, reader: Reader) -> bool:
        """Whether there is anything it may be told now."""
        if reader.is_new or reader.told < self.last_told(reader.eyes()):
            return True
        return self.is_veiled and reader.veiled != self.table.races

    def last_told(self, eyes: int) -> int:
        """The number of the last step these eyes may know of: under a veil, the one before the race."""
        table = self.table
        return table.number(eyes, table.phase_seq - 1) if self.is_veiled else table.numbers(eyes)

    def company(self) -> Company:
        watching = [reader for reader in self.readers if reader.seat is None]
        names = sorted({reader.person: reader.name for reader in watching if reader.person}.values())
        nameless = sum(not reader.person for reader in watching) + max(0, len(names) - MOST_NAMES)
        return Company(frozenset(self.here()), wire.Watchers(names[:MOST_NAMES], nameless))

    def forget_views(self) -> None:
        """Something has changed."""
        self.stage = Stage()

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
