"""Tournaments in this process, on a clock of our own; people who play anything legal."""

from __future__ import annotations

from random import Random
from typing import Any

from pomezi.core.state import State
from pomezi.server import wire
from pomezi.server.people import Person
from pomezi.server.readers import Live
from pomezi.server.store import Store
from pomezi.server.tournaments import forms, sight
from pomezi.server.tournaments.book import Book
from pomezi.server.tournaments.director import Director
from pomezi.server.tournaments.tournament import Tournament
from tests.server.rooms import Memory, Rooms


def person(name: str, login: str = "") -> Person:
    return Person(name.lower(), name, login)


class Beside(Book):
    """Tournaments in the database; their tables are in memory."""

    def __init__(self, store: Store, memory: Memory) -> None:
        super().__init__(store)
        self.memory = memory

    async def statuses(self, table_ids: Any) -> dict[str, str]:
        return {table: self.memory.status[table] for table in table_ids if table in self.memory.status}


class Hall:
    """A house with tournaments."""

    def __init__(self, store: Store, rooms: Rooms | None = None) -> None:
        self.store = store
        self.rooms = rooms or Rooms()
        self.director = Director(self.rooms.host, Beside(store, self.rooms.memory), self.rooms.clock)
        self.chance = Random(7)

    async def again(self) -> Hall:
        """The process dies at this moment, and another one begins."""
        hall = Hall(self.store, await self.rooms.again())
        await hall.rooms.host.find_all(list(self.rooms.memory.heads))
        return hall

    async def open(self, people: int = 4, **more: Any) -> Tournament:
        """Anna's, with some people in it: Anna, P1, P2, …"""
        asked: dict[str, Any] = {"game": "limes", "seats": 2, "rounds": 2, "limit_s": 60, "bot": "tourist"}
        made = await self.director.open(person("Anna"), forms.NewTournament(**{**asked, **more}))
        for number in range(1, people):
            await self.do(made, f"P{number}", forms.Join())
        return await self.director.find(made.id)

    async def do(self, tournament: Tournament, who: str, asked: forms.AnyAsked) -> Tournament:
        return await self.director.do(tournament.id, person(who), asked)

    async def begin(self, tournament: Tournament, round: int = 1) -> Tournament:
        return await self.do(tournament, "Anna", forms.Begin(round))

    async def tables(self, tournament: Tournament) -> list[Live]:
        """Of the last round."""
        known = await self.director.find(tournament.id)
        lives = [await self.rooms.host.find(play.id) for play in known.rounds[-1].plays]
        return [live for live in lives if live is not None]

    async def play(self, live: Live) -> None:
        """To its end: people act by chance, bots as they do."""
        table = live.table
        readers = {seat: await self.rooms.come(live, table.chairs[seat].person) for seat in table.persons()}
        for _ in range(5000):
            if not table.is_running():
                break
            seats = [seat for seat in table.actors() if seat in readers and not table.chairs[seat].player()]
            if not seats:
                await self.rooms.clock.pass_ms(600)
                continue
            reader, state = readers[seats[0]], table.imagine(seats[0])
            action = self.some(state, seats[0])
            done = await self.rooms.act(live, reader, action)
            assert isinstance(done, wire.Done), done
        assert table.status == "over"
        for reader in readers.values():
            self.rooms.host.leave(live, reader)

    def some(self, state: State, seat: int) -> str:
        return state.write(self.chance.choice(list(state.legal_actions(seat))))

    async def play_round(self, tournament: Tournament) -> Tournament:
        for live in await self.tables(tournament):
            if live.table.is_running():
                await self.play(live)
        await self.director.tend()
        return await self.director.find(tournament.id)

    async def told(self, tournament: Tournament, who: str) -> forms.TournamentTold:
        known = await self.director.find(tournament.id)
        return sight.told(known, who.lower(), self.rooms.clock.wall())
