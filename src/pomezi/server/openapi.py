"""The API as an OpenAPI document and the wire as JSON Schema, both computed from the message types."""

from __future__ import annotations

from typing import Any

import msgspec

from pomezi import __version__
from pomezi.server import api, wire

FORMS: dict[tuple[str, str], Any] = {
    ("/api/me", "POST"): api.NameForm,
    ("/api/me/recover", "POST"): api.PhraseForm,
    ("/api/me/account", "POST"): api.AccountForm,
    ("/api/me/sign-in", "POST"): api.AccountForm,
    ("/api/me/sign-out", "POST"): api.SignOutForm,
    ("/api/tables", "POST"): wire.NewTable,
    ("/api/tables/{table}/commands", "POST"): wire.AnyCommand,
}
ANSWERS: dict[tuple[str, str], Any] = {
    ("/api/games", "GET"): list[api.GameInfo],
    ("/api/me", "GET"): api.Me,
    ("/api/me", "POST"): api.Me,
    ("/api/me/recover", "POST"): api.Me,
    ("/api/me/account", "POST"): api.Me,
    ("/api/me/sign-in", "POST"): api.Me,
    ("/api/tables", "GET"): list[wire.TableInfo],
    ("/api/tables", "POST"): wire.TableInfo,
    ("/api/lobby", "GET"): list[wire.TableInfo],
    ("/api/tables/{table}", "GET"): wire.News,
    ("/api/tables/{table}/commands", "POST"): wire.Done | wire.Weighed | wire.Hinted,
}
QUERIES = {
    ("/api/tables/{table}", "GET"): ("seat", "after", "wait"),
    ("/api/tables/{table}/commands", "POST"): ("seat",),
}
TEXTS = ("/metrics", "/api/tables/{table}/record")
ABOUT = {
    ("/healthz", "GET"): "Whether the server and its database are well",
    ("/metrics", "GET"): "Figures in Prometheus format",
    ("/api/games", "GET"): "The games, their seats, editions, options and bots",
    ("/api/me", "GET"): "Who I am",
    ("/api/me", "POST"): "A new person (the key comes in a cookie, and once in the answer), or a new name",
    ("/api/me/recover", "POST"): "A new key for whoever knows the phrase",
    ("/api/me/account", "POST"): "A login and a password for a lasting name",
    ("/api/me/sign-in", "POST"): "A new key for login and password",
    ("/api/me/sign-out", "POST"): "Ends this key, or all of them",
    ("/api/tables", "GET"): "My tables, the newest first",
    ("/api/tables", "POST"): "A new table",
    ("/api/lobby", "GET"): "Open tables whose hosts want to be found",
    ("/api/tables/{table}", "GET"): "What has happened since step `after`; waits up to `wait` ms for it",
    ("/api/tables/{table}/commands", "POST"): "The same commands as over the WebSocket",
    ("/api/tables/{table}/record", "GET"): "The record of a finished game",
}


def wire_schema() -> dict[str, Any]:
    """Both directions of the WebSocket at /api/tables/{table}/live."""
    kinds = [wire.AnyCommand, wire.AnyMessage, wire.NewTable, api.Me, api.GameInfo]
    schemas, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Pomezí wire",
        "version": wire.PROTOCOL,
        "$defs": {**parts, "AnyCommand": schemas[0], "AnyMessage": schemas[1]},
    }


def document() -> dict[str, Any]:
    kinds = [*FORMS.values(), *ANSWERS.values(), wire.Refused]
    schemas, parts = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    forms = dict(zip(FORMS, schemas, strict=False))
    answers = dict(zip(ANSWERS, schemas[len(FORMS) :], strict=False))
    paths: dict[str, dict[str, Any]] = {}
    for door in ABOUT:
        path, method = door
        operation = _operation(door, forms.get(door), answers.get(door), schemas[-1])
        paths[path] = {**paths.get(path, {}), method.lower(): operation}
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


def _operation(door: tuple[str, str], form: Any, answer: Any, refused: Any) -> dict[str, Any]:
    path, method = door
    kind = "text/plain" if path in TEXTS else "application/json"
    fine = {"description": "Fine", "content": {kind: {"schema": answer or {}}}}
    operation: dict[str, Any] = {
        "summary": ABOUT[door],
        "operationId": method.lower() + path.replace("{table}", "one").replace("/", "-"),
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
    if form is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": form}}}
    return operation


def _parameters(door: tuple[str, str]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    if "{table}" in door[0]:
        found.append({"name": "table", "in": "path", "required": True, "schema": {"type": "string"}})
    for name in QUERIES.get(door, ()):
        found.append({"name": name, "in": "query", "schema": {"type": "integer", "minimum": 0}})
    return found
