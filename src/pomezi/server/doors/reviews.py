"""Reviews over HTTP: asked for, watched, supposed otherwise, and a table from the middle of a game."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from pomezi.server import forms, sight, whatif
from pomezi.server.limits import Rate
from pomezi.server.people import Person
from pomezi.server.reception import Reception
from pomezi.server.reviews import Reviews, check_over
from pomezi.server.routes import Door, answer, body_of, number
from pomezi.server.table import Table
from pomezi.server.wire import TableInfo


def review_doors(reception: Reception, reviews: Reviews) -> list[Door]:
    async def played_out(request: Request) -> tuple[Table, Person | None]:
        """A game that is over, open to whoever asks, and whose deal nobody plays any more."""
        live, person = await reception.table_for(request)
        check_over(live.table)
        await reception.director.check_record(live.table)
        return live.table, person

    async def limited(request: Request, kind: str, rate: Rate) -> tuple[Table, Person]:
        """The same for whoever has a name, and not too often."""
        table, _ = await played_out(request)
        person = await reception.need_person(request)
        reception.limit(request, kind, rate)
        reception.limit(request, kind, rate, person.id)
        return table, person

    async def look(request: Request) -> Response:
        table, _ = await played_out(request)
        return answer(await reviews.look(table, number(request, "seen", 9)))

    async def ask(request: Request) -> Response:
        table, _ = await played_out(request)
        told = await reviews.look(table, 9)
        if told.state in ("none", "failed"):
            table, _ = await limited(request, "reviews", reception.rates.reviews)
            told = await reviews.ask(table)
        return answer(told)

    async def suppose(request: Request) -> Response:
        asked = await body_of(request, forms.WhatIf)
        if asked.moves:  # else it is the game's own position, and nobody thinks
            await limited(request, "suppositions", reception.rates.suppositions)
        table, _ = await played_out(request)
        return answer(await whatif.what_if(table, asked, reviews.workers))

    async def again(request: Request) -> Response:
        asked = await body_of(request, forms.Again)
        table, _ = await played_out(request)
        person = await reception.need_person(request)
        reception.limit(request, "newcomers", reception.rates.newcomers)
        live = await whatif.lay(reception.host, table, person.id, person.name, asked)
        return answer(sight.info(live.table, person.id, live.company()), 201)

    async def mine(request: Request) -> Response:
        person = await reception.need_person(request)
        return answer(await reviews.mine(person.id))

    path = "/api/tables/{table}/review"
    return [
        Door(
            "GET",
            path,
            "How far the review of a finished game is, and what is known by now, unless `seen` so far",
            look,
            gives=forms.ReviewNews,
            query=("seen",),
        ),
        Door("POST", path, "Asks for it, once a game", ask, gives=forms.ReviewNews),
        Door(
            "POST",
            f"{path}/what-if",
            "Other moves from a step of a finished game on, and what they would have been worth",
            suppose,
            takes=forms.WhatIf,
            gives=forms.Supposed,
        ),
        Door(
            "POST",
            "/api/tables/{table}/again",
            "A table against bots from a step of a finished game on, with the same luck or with other",
            again,
            takes=forms.Again,
            gives=TableInfo,
        ),
        Door("GET", "/api/me/reviews", "What reviews say of my games", mine, gives=list[forms.MyReview]),
    ]
