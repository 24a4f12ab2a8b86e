"""Looking for company over HTTP: a request that waits, and whoever breaks it off waits no longer."""

from __future__ import annotations

import asyncio
import contextlib

from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response

from pomezi.server.forms import SeekForm, Sought
from pomezi.server.reception import Reception
from pomezi.server.routes import Door, answer, body_of
from pomezi.server.seeking import Seeking


def seeking_doors(reception: Reception, seeking: Seeking) -> list[Door]:
    async def seek(request: Request) -> Response:
        form = await body_of(request, SeekForm)
        person = await reception.need_person(request)
        reception.limit(request, "commands", reception.rates.commands, person.id)
        if form.name == "?":
            form = structs.replace(form, name=person.name)
        looking = asyncio.create_task(seeking.seek(person.id, form))
        leaving = asyncio.create_task(gone(request))
        try:
            await asyncio.wait((looking, leaving), return_when=asyncio.FIRST_COMPLETED)
            if looking.done():
                return answer(looking.result())
            return Response(status_code=204)  # nobody reads it
        finally:
            for task in (looking, leaving):
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task

    return [
        Door(
            "POST",
            "/api/seek",
            "Somebody to play with: a table with a free seat, or one laid for me and another who seeks; "
            "waits up to `wait` ms. Whoever breaks off leaves the queue at once",
            seek,
            takes=SeekForm,
            gives=Sought,
        ),
    ]


async def gone(request: Request) -> None:
    """Returns when the asker has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
