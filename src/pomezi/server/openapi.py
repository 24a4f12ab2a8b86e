"""The API as an OpenAPI document and the wire as JSON Schema, both computed from the doors and messages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from pomezi import __version__
from pomezi.server import wire
from pomezi.server.routes import Door
from pomezi.server.shapes import Schema, schemas

DIALECT = "https://json-schema.org/draft/2020-12/schema"
VIEWS = "views.schema.json"  # beside the wire's own
PART = "#/components/schemas/{name}"
COUNT = {"type": "integer", "minimum": 0}
QUERY_SCHEMAS: dict[str, Any] = {
    "seat": {"type": "integer", "minimum": -1},
    "day": {"type": "string", "format": "date"},
}


def wire_schema(doors: Sequence[Door]) -> Schema:
    """Both directions of the WebSocket at /api/tables/{table}/live, and what HTTP takes and gives."""
    forms = [form for door in doors for form in (door.takes, door.gives) if form is not None]
    kinds = [wire.AnyCommand, wire.AnyMessage, *forms]
    heads, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    defs = {**parts, "AnyCommand": heads[0], "AnyMessage": heads[1]}
    return {
        "$schema": DIALECT,
        "title": "Pomezí wire",
        "version": wire.PROTOCOL,
        "$defs": _linked(defs, f"{VIEWS}#/$defs/{{name}}"),
    }


def views_schema() -> Schema:
    """The views and the facts of editions of all games."""
    return {"$schema": DIALECT, "title": "Pomezí views", "$defs": schemas("#/$defs/{name}")}


def document(doors: Sequence[Door]) -> Schema:
    kinds = [wire.Refused, *(door.takes or Any for door in doors), *(door.gives or Any for door in doors)]
    heads, parts = msgspec.json.schema_components(kinds, ref_template=PART)
    refused, takes, gives = heads[0], heads[1 : 1 + len(doors)], heads[1 + len(doors) :]
    paths: dict[str, dict[str, Any]] = {}
    for door, form, given in zip(doors, takes, gives):
        paths.setdefault(door.path, {})[door.method.lower()] = _operation(door, form, given, refused)
    told = {
        "openapi": "3.1.0",
        "info": {"title": "Pomezí", "version": __version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": {**parts, **schemas(PART)},
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "pomezi"},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"cookie": []}, {"bearer": []}],
    }
    return dict(_linked(told, PART))


def _linked(node: Any, ref: str) -> Any:
    """With the shapes of the games where a message says `View` or `Facts`: msgspec cannot tell them apart."""
    if isinstance(node, list):
        return [_linked(each, ref) for each in node]
    if not isinstance(node, dict):
        return node
    if node.get("title") == "View" and "type" not in node:  # none before the start
        return {"anyOf": [{"$ref": ref.format(name="View")}, {"type": "null"}], **_default(node)}
    if node.get("title") == "Facts" and "type" not in node:
        return {"$ref": ref.format(name="Facts")}
    return {key: _linked(each, ref) for key, each in node.items()}


def _default(node: Schema) -> Schema:
    return {"default": node["default"]} if "default" in node else {}


def _operation(door: Door, form: Any, given: Any, refused: Any) -> dict[str, Any]:
    fine = {"description": "Fine", "content": {door.kind: {"schema": given}}}
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
