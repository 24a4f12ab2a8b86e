"""What a person has played: games with filters, and all of it added up by game, company and opponent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from unicodedata import combining, normalize

from sqlalchemy import FromClause, Select, and_, case, func, select, tuple_

from pomezi.bots import LEVELS
from pomezi.games import GAMES
from pomezi.server import forms
from pomezi.server.database import people, results, tries
from pomezi.server.ratings import Skill
from pomezi.server.store import Store
from pomezi.server.tries import FIELD, RANK

PAGE = 50  # games in one answer
LONGEST_CURVE = 200
MOST_OPPONENTS = 50
MOST_DAYS = 12

# Against whom: whatever comes last in this list was at the table.
COMPANY = ("alone", "bot", *LEVELS, "people", "screen")

own, other = results.alias("own"), results.alias("other")
KIND = case(
    (other.c.seat.is_(None), COMPANY.index("alone")),
    (other.c.person_id == own.c.person_id, COMPANY.index("screen")),
    (other.c.person_id != "", COMPANY.index("people")),
    *((other.c.name == level, COMPANY.index(level)) for level in LEVELS),
    else_=COMPANY.index("bot"),
)
MET = and_(other.c.table_id == own.c.table_id, other.c.seat != own.c.seat)


@dataclass(frozen=True)
class Wanted:
    """Which of my games; what is empty does not matter."""

    game: str = ""
    name: str = ""  # part of an opponent's
    result: str = ""  # won, lost
    company: str = ""
    since: int = 0  # unix milliseconds
    until: int = 0
    skip: int = 0


class Mine:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def games(self, person: str, wanted: Wanted) -> forms.MyGames:
        played = _played(person)
        query = select(played).where(*self._filters(played, wanted))
        if wanted.name:
            query = query.where(played.c.table_id.in_(await self._tables_with(person, wanted.name)))
        newest = query.order_by(played.c.finished_at.desc(), played.c.table_id, played.c.seat)
        rows = await self._rows(newest.offset(wanted.skip).limit(PAGE))
        tables: dict[str, list[Any]] = {row.table_id: [] for row in rows}
        seats = select(results).where(results.c.table_id.in_(tables)).order_by(results.c.seat)
        for seat in await self._rows(seats):
            tables[seat.table_id].append(seat)
        [count] = await self._rows(select(func.count()).select_from(query.subquery()))
        return forms.MyGames([finished(row, tables[row.table_id]) for row in rows], count[0])

    def _filters(self, played: FromClause, wanted: Wanted) -> list[Any]:
        column = played.c
        found: list[Any] = []
        if wanted.game:
            found.append(column.game == wanted.game)
        if wanted.company:
            found.append(column.company == _index(wanted.company))
        if wanted.result:
            found.append(column.company > COMPANY.index("alone"))
            found.append(column.place == 1 if wanted.result == "won" else column.place > 1)
        if wanted.since:
            found.append(column.finished_at >= wanted.since)
        if wanted.until:
            found.append(column.finished_at < wanted.until)
        return found

    async def _tables_with(self, person: str, name: str) -> list[str]:
        """Letters are compared here: databases do not agree about č and Č."""
        query = select(other.c.table_id, other.c.name).join(own, MET)
        query = query.where(own.c.person_id == person, other.c.person_id != person).distinct()
        sought = folded(name)
        return [row.table_id for row in await self._rows(query) if sought in folded(row.name)]

    async def standing(self, person: str) -> forms.Standing:
        levels = await self._levels(person)
        return forms.Standing(
            games=sum(level.games for level in levels),
            ratings=await self._ratings(person),
            levels=levels,
            opponents=await self._opponents(person),
            days=await self._days(person),
        )

    async def _ratings(self, person: str) -> list[forms.MyRating]:
        rated = results.c.person_id == person, results.c.sigma > 0
        counts = select(results.c.game, func.count()).where(*rated).group_by(results.c.game)
        found = []
        for game, count in sorted(tuple(row) for row in await self._rows(counts)):
            query = select(results).where(*rated, results.c.game == game)
            last = await self._rows(query.order_by(results.c.finished_at.desc()).limit(LONGEST_CURVE))
            curve = [curve_point(row) for row in reversed(last)]
            now = curve[-1]
            found.append(forms.MyRating(game, now.rating, now.spread, count, curve))
        return found

    async def _levels(self, person: str) -> list[forms.LevelCount]:
        played = _played(person)
        column = played.c
        won = func.sum(case((and_(column.place == 1, column.company > 0), 1), else_=0))
        ends = func.min(column.score), func.max(column.score)
        query = select(column.game, column.company, func.count(), won, *ends)
        query = query.group_by(column.game, column.company).order_by(column.game, column.company)
        return [
            forms.LevelCount(game, COMPANY[company], count, int(firsts), most if is_more(game) else least)
            for game, company, count, firsts, least, most in await self._rows(query)
        ]

    async def _opponents(self, person: str) -> list[forms.Opponent]:
        """People by who they are, under the name they have now; whoever has gone is nobody's opponent."""
        won = func.sum(case((own.c.place < other.c.place, 1), else_=0))
        lost = func.sum(case((own.c.place > other.c.place, 1), else_=0))
        met = func.count()
        query = (
            select(people.c.name, met, won, lost)
            .select_from(own)
            .join(other, MET)
            .join(people, people.c.id == other.c.person_id)
            .where(own.c.person_id == person, other.c.person_id != person)
            .group_by(people.c.id, people.c.name)
            .order_by(met.desc(), people.c.name)
            .limit(MOST_OPPONENTS)
        )
        return [forms.Opponent(row[0], row[1], int(row[2]), int(row[3])) for row in await self._rows(query)]

    async def _days(self, person: str) -> list[forms.BestDay]:
        """The best part of the field first; among equals the larger field, then the newer day."""
        mine = tries.alias()
        days = select(mine.c.game, mine.c.day).where(mine.c.person_id == person, mine.c.ranked == 1)
        every = select(tries, RANK.label("rank"), FIELD.label("field"))
        every = every.where(tries.c.ranked == 1, tries.c.person_id != "")
        field = every.where(tuple_(tries.c.game, tries.c.day).in_(days)).subquery()
        rows = await self._rows(
            select(field).where(field.c.person_id == person).order_by(field.c.day.desc(), field.c.game)
        )
        rows.sort(key=lambda row: (row.rank / row.field, -row.field))
        return [
            forms.BestDay(row.game, row.day, row.rank, row.field, row.score, row.table_id)
            for row in rows[:MOST_DAYS]
        ]

    async def _rows(self, query: Select[Any]) -> list[Any]:
        async with self.store.engine.connect() as connection:
            return list((await connection.execute(query)).all())


def _played(person: str) -> FromClause:
    """My seats, each with the company it had."""
    columns = list(own.c)
    query = select(*columns, func.max(KIND).label("company")).select_from(own.outerjoin(other, MET))
    return query.where(own.c.person_id == person).group_by(*columns).subquery()


def _index(company: str) -> int:
    """Nobody's, for a word that is none of ours."""
    return COMPANY.index(company) if company in COMPANY else -1


def is_more(game: str) -> bool:
    """Whether more is better there; a game that has left the house counts as most do."""
    return game not in GAMES or GAMES[game].scoring.better > 0


def folded(name: str) -> str:
    """As somebody in a hurry types it: small, and without accents."""
    return "".join(letter for letter in normalize("NFKD", name.casefold()) if not combining(letter))


def finished(row: Any, seats: Sequence[Any]) -> forms.Finished:
    return forms.Finished(
        table=row.table_id,
        game=row.game,
        seat=row.seat,
        place=row.place,
        score=row.score,
        names=[seat.name for seat in seats],
        scores=[seat.score for seat in seats],
        company=COMPANY[row.company],
        finished_at=row.finished_at,
        daily=row.daily,
        rating=Skill(row.mu, row.sigma).figure() if row.sigma else 0,
    )


def curve_point(row: Any) -> forms.CurvePoint:
    skill = Skill(row.mu, row.sigma)
    return forms.CurvePoint(row.finished_at, skill.figure(), skill.spread())
