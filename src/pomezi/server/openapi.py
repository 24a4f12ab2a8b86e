"""The API as an OpenAPI document and the wire as JSON Schema, both computed from the message types."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from pomezi import __version__
from pomezi.server import forms, wire

FORMS: dict[tuple[str, str], Any] = {
    ("/api/me", "POST"): forms.NameForm,
    ("/api/me/recover", "POST"): forms.PhraseForm,
    ("/api/me/account", "POST"): forms.AccountForm,
    ("/api/me/sign-in", "POST"): forms.AccountForm,
    ("/api/me/sign-out", "POST"): forms.SignOutForm,
    ("/api/tables", "POST"): forms.NewTable,
    ("/api/tables/{table}/commands", "POST"): wire.AnyCommand,
}
ANSWERS: dict[tuple[str, str], Any] = {
    ("/api/games", "GET"): list[forms.GameInfo],
    ("/api/me", "GET"): forms.Me,
    ("/api/me", "POST"): forms.Me,
    ("/api/me/phrase", "POST"): forms.Me,
    ("/api/me/recover", "POST"): forms.Me,
    ("/api/me/account", "POST"): forms.Me,
    ("/api/me/sign-in", "POST"): forms.Me,
    ("/api/me/games", "GET"): forms.MyGames,
    ("/api/tables", "GET"): list[forms.ListedTable],
    ("/api/tables", "POST"): wire.TableInfo,
    ("/api/lobby", "GET"): list[forms.ListedTable],
    ("/api/tables/{table}", "GET"): wire.News,
    ("/api/tables/{table}/commands", "POST"): wire.Done | wire.Weighed | wire.Hinted,
    ("/api/tables/{table}/moments", "GET"): list[forms.Moment],
    ("/api/tables/{table}/history", "GET"): forms.History,
    ("/api/daily/{game}", "GET"): forms.Daily,
}
QUERIES = {
    ("/api/tables/{table}", "GET"): ("seat", "after", "wait"),
    ("/api/tables/{table}/commands", "POST"): ("seat",),
    ("/api/tables/{table}/moments", "GET"): ("seat", "first", "last"),
    ("/api/tables/{table}/history", "GET"): ("seat",),
    ("/api/daily/{game}", "GET"): ("day",),
}
COUNT = {"type": "integer", "minimum": 0}
QUERY_SCHEMAS: dict[str, Any] = {
    "seat": {"type": "integer", "minimum": -1},
    "day": {"type": "string", "format": "date"},
}
TEXTS = ("/metrics", "/api/tables/{table}/record")
ABOUT = {
    ("/healthz", "GET"): "Whether the server and its database are well",
    ("/metrics", "GET"): "Figures in Prometheus format",
    ("/api/games", "GET"): "The games, their seats, editions, options and bots",
    ("/api/me", "GET"): "Who I am",
    ("/api/me", "POST"): "A new person (the key comes in a cookie, and once in the answer), or a new name",
    ("/api/me/phrase", "POST"): "A new phrase; the old one is good no more",
    ("/api/me/recover", "POST"): "A new key for whoever knows the phrase",
    ("/api/me/account", "POST"): "A login and a password for a lasting name",
    ("/api/me/sign-in", "POST"): "A new key for login and password",
    ("/api/me/sign-out", "POST"): "Ends this key, or all of them",
    ("/api/me/games", "GET"): "My finished games, the newest first, and my ratings",
    ("/api/tables", "GET"): "My tables: open and running ones, then the last that ended; the newest first",
    ("/api/tables", "POST"): "A new table",
    ("/api/lobby", "GET"): "Open tables whose hosts want to be found",
    ("/api/tables/{table}", "GET"): "What has happened since step `after`; waits up to `wait` ms for it",
    ("/api/tables/{table}/commands", "POST"): "The same commands as over the WebSocket",
    ("/api/tables/{table}/moments", "GET"): (
        "The table as it was after each step from `first` to `last` (fifty at most), through `seat`: one of "
        "my own or -1 (beside the table) while the game runs, anybody's after the end"
    ),
    ("/api/tables/{table}/history", "GET"): "Every step, with the scores as `seat` saw them",
    ("/api/daily/{game}", "GET"): "The deal of a day (today's unless told): everybody's best on this server",
    ("/api/tables/{table}/record", "GET"): "The record of a finished game",
}


def wire_schema() -> dict[str, Any]:
    """Both directions of the WebSocket at /api/tables/{table}/live, and what HTTP takes and gives."""
    kinds = [wire.AnyCommand, wire.AnyMessage, *FORMS.values(), *ANSWERS.values()]
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
        "operationId": method.lower() + re.sub("{.*?}", "one", path).replace("/", "-"),
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
    for name in re.findall("{(.*?)}", door[0]):
        found.append({"name": name, "in": "path", "required": True, "schema": {"type": "string"}})
    for name in QUERIES.get(door, ()):
        found.append({"name": name, "in": "query", "schema": QUERY_SCHEMAS.get(name, COUNT)})
    return found
