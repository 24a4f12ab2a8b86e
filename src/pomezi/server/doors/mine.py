"""What is mine, over HTTP: my games and how I stand, all my data as a file, and leaving for good."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from starlette.requests import Request
from starlette.responses import Response

from pomezi.server.commands.asking import Refuse
from pomezi.server.farewell import Farewell
from pomezi.server.forms import GoodbyeForm, MyGames, Standing
from pomezi.server.limits import address
from pomezi.server.mine import Mine, Wanted
from pomezi.server.reception import Reception
from pomezi.server.routes import Door, answer, body_of, number, with_cookie
from pomezi.server.takeout import Takeout

LONGEST_WORD = 40


def mine_doors(reception: Reception, mine: Mine, takeout: Takeout, farewell: Farewell) -> list[Door]:
    async def games(request: Request) -> Response:
        person = await reception.need_person(request)
        return answer(await mine.games(person.id, wanted(request)))

    async def standing(request: Request) -> Response:
        person = await reception.need_person(request)
        return answer(await mine.standing(person.id))

    async def export(request: Request) -> Response:
        person = await reception.need_person(request)
        reception.limit(request, "newcomers", reception.rates.newcomers)
        headers = {"Content-Disposition": 'attachment; filename="pomezi.zip"', "Cache-Control": "no-store"}
        return Response(await takeout.packed(person.id), media_type="application/zip", headers=headers)

    async def goodbye(request: Request) -> Response:
        form = await body_of(request, GoodbyeForm)
        person = await reception.need_person(request)
        await reception.limit_guesses(address(request.scope))
        await reception.limit_guesses(f"goodbye {person.id}")
        await reception.people.check_self(person, form.password, form.phrase)
        await farewell.leave(person)
        return with_cookie(answer({}), request, "")

    return [
        Door(
            "GET",
            "/api/me/games",
            "My finished games, the newest first, fifty at a time from `skip` on; those of a `game`, with "
            "somebody whose `name` has these letters, `result` won or lost, in that `company`, `since` a day "
            "and `until` a day",
            games,
            gives=MyGames,
            query=("game", "name", "result", "company", "since", "until", "skip"),
        ),
        Door("GET", "/api/me/standing", "All I have played, added up", standing, gives=Standing),
        Door("GET", "/api/me/export", "All my data, a zip file", export, kind="application/zip"),
        Door(
            "POST",
            "/api/me/goodbye",
            "Forgets me for good: with the password of my account, else with my phrase",
            goodbye,
            takes=GoodbyeForm,
            gives=dict[str, str],
        ),
    ]


def wanted(request: Request) -> Wanted:
    def word(name: str) -> str:
        return request.query_params.get(name, "")[:LONGEST_WORD]

    until = day(word("until"))
    return Wanted(
        word("game"),
        word("name").strip(),
        word("result"),
        word("company"),
        millis(day(word("since"))),
        millis(until + timedelta(days=1) if until else None),
        number(request, "skip", 1 << 31),
    )


def day(given: str) -> datetime | None:
    if not given:
        return None
    try:
        return datetime.strptime(given, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError as error:
        raise Refuse("bad-day", day=given[:20]) from error


def millis(moment: datetime | None) -> int:
    return 0 if moment is None else int(moment.timestamp() * 1000)
