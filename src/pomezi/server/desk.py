"""What every request needs: who asks, at which table, from which seat."""

from __future__ import annotations

from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from pomezi.server import pace, wire
from pomezi.server.asking import Asker, Refuse
from pomezi.server.house import House
from pomezi.server.keeper import Keeper
from pomezi.server.limits import Buckets, Rate, Rates, address
from pomezi.server.people import COOKIE, People, Person
from pomezi.server.readers import Live, Reader


@dataclass
class Desk:
    house: House
    people: People
    keeper: Keeper
    rates: Rates = field(default_factory=Rates)
    buckets: Buckets = field(default_factory=Buckets)

    def key_of(self, request: HTTPConnection) -> str:
        """From the cookie of a browser, or the bearer's token of a program."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        return token if scheme.lower() == "bearer" else request.cookies.get(COOKIE, "")

    async def person_of(self, request: HTTPConnection) -> Person | None:
        return await self.people.whose(self.key_of(request))

    async def need_person(self, request: HTTPConnection) -> Person:
        person = await self.person_of(request)
        if person is None:
            raise Refuse("no-person")
        return person

    async def live_of(self, request: HTTPConnection) -> Live:
        live = await self.house.find(request.path_params["table"])
        if live is None:
            raise Refuse("no-such-table")
        return live

    def seat_of(self, request: HTTPConnection, live: Live, person: Person | None) -> int | None:
        """The seat a connection speaks and sees for: one of the person's own, the first unless told."""
        own = live.table.seats_of(person.id) if person else []
        asked = request.query_params.get("seat", "")
        if not asked:
            return own[0] if own else None
        if not asked.isdecimal() or int(asked) not in own:
            raise Refuse("not-your-seat")
        return int(asked)

    def asker(self, live: Live, person: Person | None, seat: int | None, reader: Reader | None) -> Asker:
        trip = settle = 0.0
        if live.table.is_race():
            began = pace.began(live.table, -1 if seat is None else seat, live.shown)
            trip = (reader.trips.trip_ms() if reader else 0.0) + self.keeper.pulse.stalled_ms(began)
            settle = self.keeper.settle_ms(live)
        name = person.name if person else ""
        if seat is not None:
            name = live.table.chairs[seat].name
        here = frozenset(live.here())
        return Asker(person.id if person else "", seat, pace.now(), trip, live.shown, settle, name, here)

    async def do(
        self,
        live: Live,
        person: Person | None,
        seat: int | None,
        reader: Reader | None,
        command: wire.AnyCommand,
    ) -> wire.Message:
        """A command from wherever it came; talk is cheap, so there is a limit of its own."""
        if isinstance(command, wire.Say) and person is not None:
            if not self.buckets.may("chat", person.id, self.rates.chat):
                return wire.Refused(command.id, "too-fast", {})
        return await self.house.do(live, self.asker(live, person, seat, reader), command)

    def limit(self, request: HTTPConnection, kind: str, rate: Rate, who: str = "") -> None:
        if not self.buckets.may(kind, who or address(request.scope), rate):
            raise Refuse("too-fast")
