"""The API as an OpenAPI document and the wire as JSON Schema, both computed from the doors and messages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from pomezi import __version__
from pomezi.server import wire
from pomezi.server.routes import Door

COUNT = {"type": "integer", "minimum": 0}
QUERY_SCHEMAS: dict[str, Any] = {
    "seat": {"type": "integer", "minimum": -1},
    "day": {"type": "string", "format": "date"},
}


def wire_schema(doors: Sequence[Door]) -> dict[str, Any]:
    """Both directions of the WebSocket at /api/tables/{table}/live, and what HTTP takes and gives."""
    forms = [form for door in doors for form in (door.takes, door.gives) if form is not None]
    kinds = [wire.AnyCommand, wire.AnyMessage, *forms]
    schemas, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Pomezí wire",
        "version": wire.PROTOCOL,
        "$defs": {**parts, "AnyCommand": schemas[0], "AnyMessage": schemas[1]},
    }


def document(doors: Sequence[Door]) -> dict[str, Any]:
    kinds = [wire.Refused, *(door.takes or Any for door in doors), *(door.gives or Any for door in doors)]
    schemas, parts = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    refused, takes, gives = schemas[0], schemas[1 : 1 + len(doors)], schemas[1 + len(doors) :]
    paths: dict[str, dict[str, Any]] = {}
    for door, form, given in zip(doors, takes, gives):
        paths.setdefault(door.path, {})[door.method.lower()] = _operation(door, form, given, refused)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Pomezí", "version": __version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "pomezi"},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"cookie": []}, {"bearer": []}],
    }


def _operation(door: Door, form: Any, given: Any, refused: Any) -> dict[str, Any]:
    kind = "text/plain" if door.is_text else "application/json"
    fine = {"description": "Fine", "content": {kind: {"schema": given}}}
    operation: dict[str, Any] = {
        "summary": door.about,
        "operationId": door.method.lower() + re.sub("{.*?}", "one", door.path).replace("/", "-"),
        "parameters": _parameters(door),
        "responses": {
            "200": fine,
            "201": fine,
            "default": {
                "description": "Refused, with the reason",
                "content": {"application/json": {"schema": refused}},
            },
        },
    }
    if door.takes is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": form}}}
    return operation


def _parameters(door: Door) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for name in re.findall("{(.*?)}", door.path):
        found.append({"name": name, "in": "path", "required": True, "schema": {"type": "string"}})
    for name in door.query:
        found.append({"name": name, "in": "query", "schema": QUERY_SCHEMAS.get(name, COUNT)})
    return found
