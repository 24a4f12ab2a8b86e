"""Leads tournaments: takes wishes, lays the tables of a round, notes how they ended, begins the next one.

Any process may do any of it at any moment, for the journal takes each step once: whoever comes second reads
what the first has written, and goes on from there. What a step promises (tables) is looked after until it is
so, so a kill between two of them changes nothing."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Callable, Sequence
from copy import deepcopy
from secrets import token_hex
from typing import TypeAlias

from msgspec import structs
from sqlalchemy.exc import IntegrityError

from pomezi.bots import USUAL_LEVEL, bot_names
from pomezi.server import forms as table_forms
from pomezi.server import journal as j
from pomezi.server.clock import Clock
from pomezi.server.commands.asking import Refuse, clean
from pomezi.server.commands.seats import dealt
from pomezi.server.host import Elsewhere, Host, fold
from pomezi.server.journal import Conflict
from pomezi.server.laying import new_head, new_id
from pomezi.server.people import Person
from pomezi.server.readers import Live
from pomezi.server.table import CLOSED, OPEN, OVER, PLAYING, Table
from pomezi.server.tournaments import forms
from pomezi.server.tournaments import journal as tj
from pomezi.server.tournaments.book import TOLD, Book
from pomezi.server.tournaments.deciding import by_itself, decide
from pomezi.server.tournaments.tournament import Play, Round, Tournament

TOURNAMENT_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
MOST_KNOWN = 500
TRIES = 20  # of a step that others write as well

Deciding: TypeAlias = Callable[[Tournament], Sequence[tj.AnyEntry]]


class Director:
    def __init__(self, host: Host, book: Book, clock: Clock) -> None:
        self.host = host
        self.book = book
        self.clock = clock
        self._known: dict[str, Tournament] = {}
        self._lock = asyncio.Lock()  # nobody takes up the same line twice

    # -- wishes

    async def open(self, person: Person, asked: forms.NewTournament) -> Tournament:
        """Raises SetupError or Refuse for what cannot be played."""
        bot, at = asked.bot or USUAL_LEVEL, self.clock.wall()
        if bot not in bot_names(asked.game):
            raise Refuse("unknown-bot", bot=bot, expected=", ".join(bot_names(asked.game)))
        head = tj.Head(
            id=new_id(),
            title=clean(asked.title),
            organiser=person.id,
            game=asked.game,
            edition=asked.edition,
            options=dict(asked.options),
            seats=asked.seats,
            rounds=asked.rounds,
            limit_s=asked.limit_s,
            bot=bot,
            secret=token_hex(32),
            made_at=at,
            correspondence=asked.correspondence,
            bots=asked.bots,
            accounts=asked.accounts,
            keep=asked.keep,
            rated=asked.rated,
            pause_s=asked.pause_s,
        )
        checked = self._table_head(head)
        head = structs.replace(head, edition=checked.edition, options=dict(checked.options))
        await self.book.add(head)
        if asked.plays:
            await self.do(head.id, person, forms.Join())
        return await self.find(head.id)

    async def find(self, tournament_id: str) -> Tournament:
        async with self._lock:
            return await self._fresh(tournament_id)

    async def find_all(self, ids: Sequence[str]) -> list[Tournament]:
        return [await self.find(tournament_id) for tournament_id in ids]

    async def do(self, tournament_id: str, person: Person, asked: forms.AnyAsked) -> Tournament:
        """Returns when it is on disk, or says why not."""
        found = await self._write(tournament_id, lambda known: decide(known, person, asked))
        if isinstance(asked, forms.Close):
            await self._end_tables(found.rounds[-1] if found.rounds else None)
        elif found.status == "running":
            await self._lead(tournament_id)
        return await self.find(tournament_id)

    async def forget(self, person: Person, name: str) -> None:
        """Whoever goes for good leaves what they are in; from now on they are called so."""
        for tournament_id in await self.book.of(person.id, most=None):
            with contextlib.suppress(Refuse):
                await self.do(tournament_id, person, forms.Quit())
        for tournament_id in await self.book.take_out(person.id, name):
            self.heard(TOLD + tournament_id)

    def heard(self, words: str) -> None:
        """The journal of a tournament has other names now: it is read again."""
        if words.startswith(TOLD):
            self._known.pop(words.removeprefix(TOLD), None)

    # -- the journal

    async def _fresh(self, tournament_id: str) -> Tournament:
        """With whatever other processes have written meanwhile. The caller holds the lock."""
        known = self._known.get(tournament_id)
        if known is None:
            head = (
                await self.book.read_head(tournament_id) if TOURNAMENT_ID.fullmatch(tournament_id) else None
            )
            if head is None:
                raise Refuse("no-such-tournament")
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            known = self._known[tournament_id] = Tournament(head)
        for line in await self.book.read_lines(tournament_id, known.step):
            known.fold(line)
        return known

    async def _write(self, tournament_id: str, deciding: Deciding) -> Tournament:
        """Decides on what is known, and anew if somebody else was first."""
        async with self._lock:
            for _ in range(TRIES):
                known = await self._fresh(tournament_id)
                entries = await asyncio.to_thread(deciding, known)
                if not entries:
                    return known
                at, after = self.clock.wall(), deepcopy(known)
                lines = [tj.Line(known.step + 1 + i, entry, at) for i, entry in enumerate(entries)]
                for line in lines:
                    after.fold(line)
                with contextlib.suppress(Conflict):
                    await self.book.append(after, lines)
                    self._known[tournament_id] = after
                    return after
        raise Refuse("busy")

    # -- by itself

    async def tend(self) -> None:
        """Every running tournament is led on; one that cannot be does not keep the others."""
        fault: Exception | None = None
        for tournament_id in await self.book.running():
            try:
                await self._lead(tournament_id)
            except Exception as error:
                fault = error
        if fault is not None:
            raise fault

    async def _lead(self, tournament_id: str) -> None:
        known = await self.find(tournament_id)
        round = known.running()
        if round is not None:
            await self._look_after(known, round)
        at = self.clock.wall()
        if by_itself_is_due(await self.find(tournament_id), at):
            after = await self._write(tournament_id, lambda known: by_itself(known, at))
            begun = after.running()
            if begun is not None:
                await self._look_after(after, begun)

    async def _look_after(self, tournament: Tournament, round: Round) -> None:
        plays = [(number, play) for number, play in enumerate(round.plays) if not play.is_over]
        statuses = await self.book.statuses([play.id for _, play in plays])
        for number, play in plays:
            status = statuses.get(play.id, "")
            if status in CLOSED:
                await self._note_end(tournament, round, number, play)
            elif status in ("", OPEN):
                await self._lay(tournament, round, play)
            else:
                await self._excuse(tournament, play)

    # -- tables

    def _table_head(self, head: tj.Head) -> j.Head:
        asked = table_forms.NewTable(
            game=head.game,
            seats=["open"] * head.seats,
            edition=head.edition,
            options=head.options,
            correspondence=head.correspondence,
            limit_s=head.limit_s,
            rated=head.rated,
            hints=False,
        )
        return new_head("", asked, self.clock.wall(), self.host.caretaker.habits.grace_s)

    async def _lay(self, tournament: Tournament, round: Round, play: Play) -> None:
        """As far as it is not laid yet. The host of such a table is nobody."""
        if await self.host.journals.read_table(play.id) is None:
            head = structs.replace(
                self._table_head(tournament.head),
                id=play.id,
                secret=tournament.secret_of(round.number),
                tournament=tournament.id,
                round=round.number,
            )
            with contextlib.suppress(IntegrityError):  # another process was first
                await self.host.journals.add_table(head)
        live = await self._live(play)
        if live is None:
            return
        async with live.lock:
            for seat, chair in enumerate(live.table.chairs):
                if chair.is_open() and live.table.status == OPEN:
                    await self._seat(live, seat, tournament, play.seats[seat])
            if live.table.status == OPEN:
                await self.host.write(live, [dealt(live.table)])

    async def _seat(self, live: Live, seat: int, tournament: Tournament, number: int) -> None:
        if number < 0:
            await self.host.write(live, [j.BotSat(seat, tournament.head.bot)])
            return
        entrant = tournament.entrants[number]
        await self.host.write(live, [j.Sat(seat, entrant.person, entrant.name)], sitter=entrant.person)

    async def _live(self, play: Play) -> Live | None:
        """None where another process serves it: it leads the tournament as well."""
        try:
            return await self.host.find(play.id)
        except Elsewhere:
            return None

    async def _excuse(self, tournament: Tournament, play: Play) -> None:
        """A bot finishes for whoever has left the tournament."""
        gone = [
            seat
            for seat, number in enumerate(play.seats)
            if number >= 0 and tournament.entrants[number].presence == "out"
        ]
        live = await self._live(play) if gone else None
        if live is None:
            return
        async with live.lock:
            for seat in gone:
                if live.table.status == PLAYING and not live.table.chairs[seat].resigned:
                    await self.host.write(live, [j.Resigned(seat), j.BotSat(seat, tournament.head.bot)])

    async def _end_tables(self, round: Round | None) -> None:
        """Those of a round that was closed before its time."""
        for play in round.plays if round else ():
            live = await self._live(play) if not play.merits else None
            if live is None:
                continue
            async with live.lock:
                if live.table.status not in CLOSED:
                    await self.host.write(live, [j.Ended("host")])

    async def _note_end(self, tournament: Tournament, round: Round, number: int, play: Play) -> None:
        entry = how_it_ended(await self.closed_table(play.id), round.number, number)
        await self._write(
            tournament.id,
            lambda known: [] if known.rounds[round.number - 1].plays[number].is_over else [entry],
        )

    async def closed_table(self, table_id: str) -> Table:
        """A table that is over, as its journal has it: whoever serves it, nothing more happens there."""
        live = self.host.lives.get(table_id)
        if live is not None:
            return live.table
        found = await self.host.journals.read_table(table_id)
        assert found is not None
        table = Table(found[0])
        for line in await self.host.journals.read_journal(table_id):
            fold(table, line)
        return table

    # -- the seal

    async def check_open(self, table: Table, person: str) -> None:
        """While a round is played, its tables are their players' alone; whoever has finished may look at
        others that have."""
        if not table.head.tournament or table.seats_of(person):
            return
        tournament = await self.find(table.head.tournament)
        round = tournament.rounds[table.head.round - 1]
        entrant = tournament.entrant(person)
        own = round.play_of(entrant.number) if entrant is not None else None
        if round.is_over or (own is not None and own.id == table.id):  # who has not quite sat down yet
            return
        if is_sealed(tournament, round, person):
            raise Refuse("sealed-round", round=round.number)
        if table.status not in CLOSED:
            raise Refuse("sealed-running")

    async def check_record(self, table: Table) -> None:
        """With the record goes the seed: not before all have played that deal."""
        if table.head.tournament:
            tournament = await self.find(table.head.tournament)
            if not tournament.rounds[table.head.round - 1].is_over:
                raise Refuse("sealed-round", round=table.head.round)


def by_itself_is_due(tournament: Tournament, at: int) -> bool:
    """Whether something may have to be decided; cheap, for it is asked all the time."""
    round = tournament.running()
    if round is not None:
        return all(play.is_over for play in round.plays)
    return 0 < tournament.next_at() <= at


def is_sealed(tournament: Tournament, round: Round, person: str) -> bool:
    """Whether a person may not know how a round went: it is played, and they have not finished it."""
    entrant = tournament.entrant(person)
    own = round.play_of(entrant.number) if entrant is not None else None
    return not round.is_over and (own is None or not own.is_over)


def how_it_ended(table: Table, round: int, number: int) -> tj.TableOver:
    if table.status != OVER:
        return tj.TableOver(round, number, [], [], [])
    state = table.playing()
    hands = [hand_of(table, seat) for seat in range(len(table.chairs))]
    return tj.TableOver(round, number, list(state.scores()), list(state.merits()), hands)


def hand_of(table: Table, seat: int) -> tj.Hand:
    """Who played a seat: its person, who must have acted more often than the bot that stood in; a seat of a
    bot is its own."""
    chair = table.chairs[seat]
    if chair.resigned:
        return "resigned"
    if not chair.person:
        return "own"
    if chair.stand_in:
        return "gone"
    acted = {True: 0, False: 0}
    is_bot = False
    for past in table.history:
        if past.seat == seat and past.kind in ("took-over", "handed-back"):
            is_bot = past.kind == "took-over"
        elif past.seat == seat and past.kind == "played":
            acted[is_bot] += 1
    return "own" if acted[False] >= acted[True] else "shared"
