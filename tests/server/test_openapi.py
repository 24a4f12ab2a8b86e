"""The documents for other programs say what the server does."""

from __future__ import annotations

from pathlib import Path

from starlette.routing import Route

from pomezi.server.app import Settings, make_app
from pomezi.server.openapi import ABOUT, document, wire_schema
from tools.schema import texts


def test_the_committed_documents_are_current() -> None:
    for path, text in texts().items():
        assert path.read_text() == text, f"{path} is out of date: python tools/schema.py"


async def test_every_door_of_the_server_is_described(tmp_path: Path) -> None:
    app = make_app(Settings(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}"))
    doors = {
        (route.path, method)
        for route in app.routes
        if isinstance(route, Route)
        for method in route.methods or ()
        if method != "HEAD"
    }
    assert doors == set(ABOUT)


def test_every_message_has_its_schema() -> None:
    parts = wire_schema()["$defs"]
    assert {"Play", "Sit", "News", "Done", "Refused", "TableInfo", "AnyCommand", "AnyMessage"} <= set(parts)
    assert document()["paths"]["/api/tables/{table}/commands"]["post"]["requestBody"]
