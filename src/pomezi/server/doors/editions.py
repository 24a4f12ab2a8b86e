"""Editions over HTTP: those of the house, those of players' own, and that of a table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from pomezi.core.game import find_game
from pomezi.server import forms
from pomezi.server.gameinfo import looked_over, told
from pomezi.server.reception import Reception
from pomezi.server.routes import Door, answer, body_of


def edition_doors(reception: Reception) -> list[Door]:
    async def house_edition(request: Request) -> Response:
        """Of our own editions only: a path would open any file of this machine."""
        game, edition = find_game(request.path_params["game"]), request.path_params["edition"]
        game.check_edition(edition)
        return answer(game.facts(edition))

    async def check(request: Request) -> Response:
        """Nothing is kept: whoever lays a table brings the text along again."""
        reception.limit(request, "newcomers", reception.rates.newcomers)
        asked = await body_of(request, forms.EditionForm)
        return answer(looked_over(find_game(request.path_params["game"]), asked))

    async def table_edition(request: Request) -> Response:
        return answer(told((await reception.table_for(request))[0].table.head))

    return [
        Door(
            "GET",
            "/api/games/{game}/editions/{edition}",
            "What an edition brings: maps, cards, counts",
            house_edition,
            gives=forms.Facts,
        ),
        Door(
            "POST",
            "/api/games/{game}/editions",
            "Whether an edition of one's own can be played; else what is wrong in which line",
            check,
            takes=forms.EditionForm,
            gives=forms.OwnEdition,
        ),
        Door(
            "GET",
            "/api/tables/{table}/edition",
            "What the edition of a table brings, and how its things are called",
            table_edition,
            gives=forms.TableEdition,
        ),
    ]
