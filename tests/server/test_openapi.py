"""The documents for other programs say what the server does."""

from __future__ import annotations

from pomezi.server.app import House, Settings
from pomezi.server.openapi import document, wire_schema
from pomezi.server.routes import make_routes
from tools.schema import texts


def test_the_committed_documents_are_current() -> None:
    for path, text in texts().items():
        assert path.read_text() == text, f"{path} is out of date: make views"


def test_every_door_is_open_and_described_once() -> None:
    doors = House(Settings("sqlite+aiosqlite://")).doors()
    described = [(door.path, door.method) for door in doors]
    assert len(set(described)) == len(described)
    opened = {(route.path, method) for route in make_routes(doors) for method in route.methods or ()}
    assert opened - {(path, "HEAD") for path, _ in described} == set(described)
    paths = document(doors)["paths"]
    assert {(path, method.upper()) for path, methods in paths.items() for method in methods} == set(described)


def test_every_message_has_its_schema() -> None:
    doors = House(Settings("sqlite+aiosqlite://")).doors()
    parts = wire_schema(doors)["$defs"]
    assert {"Play", "Sit", "News", "Company", "Done", "Refused", "TableInfo", "AnyCommand"} <= set(parts)
    assert document(doors)["paths"]["/api/tables/{table}/commands"]["post"]["requestBody"]
