"""Who is at a table now: connections, what each has been told, and the table as this process serves it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from pomezi.server import pace, wire
from pomezi.server.tables import Table


class Reader:
    """One connection to a table: what it has been told, and what waits for it."""

    def __init__(self, person: str, name: str, seat: int | None, after: int = 0) -> None:
        self.person = person
        self.name = name
        self.seat = seat
        self.told = after
        self.seen_comings = 0
        self.first = True
        self.races = 0  # the last race it was shown
        self.wake = asyncio.Event()
        self.outbox: list[wire.Message] = []
        self.trips = pace.RoundTrips()

    def post(self, message: wire.Message) -> None:
        self.outbox.append(message)
        self.wake.set()


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
    shown: dict[int, float] = field(default_factory=dict)  # by seat: when this race was first shown
    shown_race: int = 0
    away_since: dict[int, float] = field(default_factory=dict)
    thinking: set[int] = field(default_factory=set)
    timer: asyncio.TimerHandle | None = None
    comings: int = 0  # raised when somebody comes or goes

    def here(self) -> set[int]:
        return {reader.seat for reader in self.readers if reader.seat is not None}

    def company(self) -> Company:
        watching = [reader for reader in self.readers if reader.seat is None]
        names = {reader.person: reader.name for reader in watching if reader.person}
        nameless = sum(not reader.person for reader in watching)
        return Company(frozenset(self.here()), wire.Watchers(sorted(names.values()), nameless))

    def mark_shown(self, seat: int | None) -> None:
        """The race leaves for a reader now; the first time counts."""
        if not self.table.is_race():
            return
        if self.shown_race != self.table.races:
            self.shown_race, self.shown = self.table.races, {}
        if seat is not None:
            self.shown.setdefault(seat, pace.now())
