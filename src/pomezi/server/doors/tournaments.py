"""Tournaments over HTTP: mine, new ones, what each tells, what its people want, papers to take along."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from pomezi.server.people import Person
from pomezi.server.reception import Reception
from pomezi.server.routes import Door, answer, body_of
from pomezi.server.table import OPEN
from pomezi.server.tournaments import papers, sight
from pomezi.server.tournaments.forms import AnyAsked, NewTournament, TournamentCard, TournamentTold
from pomezi.server.tournaments.tournament import Tournament

CSV, ZIP = "text/csv", "application/zip"


def tournament_doors(reception: Reception) -> list[Door]:
    director = reception.director

    async def told(tournament: Tournament, person: Person | None) -> TournamentTold:
        who = person.id if person else ""
        found = sight.told(tournament, who, director.clock.wall())
        tables = await reception.listed([found.table], who) if found.table else []
        laid = [table for table in tables if table.status != OPEN]
        found.table = laid[0].id if laid else ""  # a round is written a moment before its tables are laid
        found.turn = any(table.mine_to_act for table in laid)
        return found

    async def mine(request: Request) -> Response:
        person = await reception.need_person(request)
        found = await director.find_all(await director.book.of(person.id))
        return answer([sight.card(tournament, person.id) for tournament in found])

    async def create(request: Request) -> Response:
        asked = await body_of(request, NewTournament)
        person = await reception.need_person(request)
        reception.limit(request, "newcomers", reception.rates.newcomers)
        return answer(await told(await director.open(person, asked), person), 201)

    async def look(request: Request) -> Response:
        found = await director.find(request.path_params["tournament"])
        return answer(await told(found, await reception.person_of(request)))

    async def command(request: Request) -> Response:
        asked: AnyAsked = await body_of(request, AnyAsked)  # type: ignore[arg-type]
        person = await reception.need_person(request)
        reception.limit(request, "commands", reception.rates.commands, person.id)
        found = await director.do(request.path_params["tournament"], person, asked)
        return answer(await told(found, person))

    async def results(request: Request) -> Response:
        found = await director.find(request.path_params["tournament"])
        return attached(papers.results_csv(found), CSV, f"{found.id}.csv")

    async def records(request: Request) -> Response:
        reception.limit(request, "newcomers", reception.rates.newcomers)  # many games are played again for it
        found = await director.find(request.path_params["tournament"])
        packed = await papers.records_zip(director, found)
        return attached(packed, ZIP, f"{found.id}.zip")

    return [
        Door(
            "GET",
            "/api/tournaments",
            "Those I organise or play in, the newest first",
            mine,
            gives=list[TournamentCard],
        ),
        Door(
            "POST",
            "/api/tournaments",
            "A new tournament: its link is its key",
            create,
            takes=NewTournament,
            gives=TournamentTold,
        ),
        Door(
            "GET",
            "/api/tournaments/{tournament}",
            "Who is in, the ranking, my table, and of each round what I may know",
            look,
            gives=TournamentTold,
        ),
        Door(
            "POST",
            "/api/tournaments/{tournament}/commands",
            "To join, leave or come back; for the organiser to begin, close or end, and to show somebody out",
            command,
            takes=AnyAsked,
            gives=TournamentTold,
        ),
        Door(
            "GET",
            "/api/tournaments/{tournament}/results",
            "Every seat of the rounds that are over, as CSV",
            results,
            kind=CSV,
        ),
        Door(
            "GET",
            "/api/tournaments/{tournament}/records",
            "The records of the rounds that are over with both tables, as a zip",
            records,
            kind=ZIP,
        ),
    ]


def attached(content: str | bytes, kind: str, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=kind, headers=headers)
