"""The schema that programs read fits what the engine tells, and nothing else; the door of editions."""

from __future__ import annotations

from typing import Any

import jsonschema_rs
import pytest

from pomezi import GAMES, SPECTATOR
from pomezi.server.openapi import views_schema
from tests.contract.cases import all_cases, positions
from tests.contract.test_contract import as_json
from tests.server.conftest import Arrive

CASES = {case.game.key: case for case in all_cases() if not case.setup.options}
SCHEMA = views_schema()


def misses(value: object, shape: str) -> list[str]:
    found = jsonschema_rs.iter_errors({**SCHEMA, "$ref": f"#/$defs/{shape}"}, value)
    return [str(error.message) for error in found]


@pytest.mark.parametrize("key", GAMES)
def test_the_schema_fits_views_and_facts(key: str) -> None:
    case = CASES[key]
    prefix = key.title().replace("_", "")
    assert misses(as_json(GAMES[key].facts(case.setup.edition)), f"{prefix}Facts") == []
    for state in positions(case, 4):
        for seat in (SPECTATOR, 0):
            view = as_json(state.view(seat))
            assert misses(view, f"{prefix}View") == []
            assert misses(view, "View") == []


def test_the_schema_fits_nothing_else() -> None:
    view: Any = as_json(CASES["limes"].new().view(0))
    assert misses({**view, "game": "chess"}, "View")
    assert misses({**view, "phase": "lunch"}, "View")
    assert misses({**view, "players": [{**view["players"][0], "points": "many"}]}, "View")
    assert misses({key: value for key, value in view.items() if key != "undrawn"}, "View")
    assert misses(view, "BorderView")


async def test_editions_are_told_over_http(arrive: Arrive) -> None:
    anna = await arrive("Anna")
    for key, game in GAMES.items():
        for edition in game.editions:
            answer = await anna.http.get(f"/api/games/{key}/editions/{edition}")
            assert (answer.status_code, answer.json()) == (200, as_json(game.facts(edition)))


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("chess/editions/usa", "unknown-game"),
        ("limes/editions/moon", "unknown-edition"),
        ("limes/editions/usa.json", "unknown-edition"),
        ("limes/editions/..%2F..%2Fticket_to_ride%2Feditions%2Fusa", ""),
        ("limes/editions/..%2F..%2Flimes%2Feditions%2Fpomezi.json", ""),
    ],
)
async def test_no_other_file_is_opened(arrive: Arrive, path: str, code: str) -> None:
    answer = await (await arrive("Anna")).http.get(f"/api/games/{path}")
    assert answer.status_code in (404, 409)
    assert not code or answer.json()["code"] == code
