"""Writes the page's types, docs/views.md and the page's table of chances from the games."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pomezi.games.border.chances import keeping_table
from pomezi.server.shapes import Schema, Shapes, all_shapes
from pomezi.text import Texts

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "views.md"
CHANCES = ROOT / "web" / "src" / "games" / "border" / "chances.json"  # of dice set aside, for the page
WIDTH = 110  # of a line, as prettier would have it
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
WORDS = {"string": "text", "integer": "int", "number": "number", "boolean": "bool", "null": "null"}

INTRO = """# Views and facts

What each game tells, field by field. This page, the JSON Schema
([api/views.schema.json](api/views.schema.json), and the answers in [api/openapi.json](api/openapi.json))
and the page's types (`web/src/games/<game>/view.ts`) are made from `src/pomezi/games/<game>/shapes.py` by
`make views`; `make check` fails when any of them is old.

A **view** is all that a seat may know, and nothing else: `state.view(seat)` in Python, `view` in the news
of a table on the network. The **facts** of an edition are what never changes in a game:
`game.facts(edition)` in Python, `GET /api/games/<game>/editions/<edition>` on the network. Both are plain
JSON. In Python they are typed, so `mypy` and your editor know every field:

```python
from pomezi import SPECTATOR, Setup
from pomezi.games.ticket_to_ride import TicketToRide, TicketToRideView

game = TicketToRide()
state = game.new(Setup(seats=2, seed="2026"))
view: TicketToRideView = state.view(0)
print(view["own"]["hand"].get("loco", 0), "own" in state.view(SPECTATOR))
lengths = {route["route"]: route["length"] for route in game.facts()["routes"]}
```

A field marked with ? is not always there. *Slugs* are the words of notation (`denver-omaha`); names for
people are in the catalogues. Seats are counted from 0.
"""


def texts() -> dict[Path, str]:
    """Every file that is made from the shapes."""
    every = all_shapes()
    page = "\n".join([INTRO, *(section(shapes) for shapes in every)])
    found = {ROOT / "web" / "src" / "games" / shapes.key / "view.ts": typescript(shapes) for shapes in every}
    return {**found, PAGE: page, CHANCES: json.dumps(keeping_table(), separators=(",", ":")) + "\n"}


def short_schemas(shapes: Shapes) -> dict[str, Schema]:
    """By the names of the game's own file; so are their references."""
    short = {shapes.full_name(name): name for name in (*shapes.objects, *shapes.values.values())}
    return {short[name]: _shortened(schema, short) for name, schema in shapes.schemas("{name}").items()}


def _shortened(node: Any, short: Mapping[str, str]) -> Any:
    if isinstance(node, list):
        return [_shortened(each, short) for each in node]
    if not isinstance(node, dict):
        return node
    return {key: short[each] if key == "$ref" else _shortened(each, short) for key, each in node.items()}


# -- the page's types


def typescript(shapes: Shapes) -> str:
    blocks = [
        f"// Made from src/pomezi/games/{shapes.key}/shapes.py by tools/views.py (make views): do not edit."
    ]
    for name, schema in short_schemas(shapes).items():
        blocks.append(interface(name, schema) if "properties" in schema else alias(name, schema))
    return "\n\n".join(blocks) + "\n"


def interface(name: str, schema: Schema) -> str:
    lines = [f"/** {schema['description']} */", f"export interface {name} {{"]
    for key, field in schema["properties"].items():
        mark = "" if key in schema["required"] else "?"
        lines += [f"  /** {field['description']} */", f"  {key}{mark}: {type_of(field)};"]
    return "\n".join([*lines, "}"])


def alias(name: str, schema: Schema) -> str:
    line = f"export type {name} = {type_of(schema)};"
    if len(line) <= WIDTH or "enum" not in schema:
        return line
    return "\n".join([f"export type {name} =", *(f"  | '{value}'" for value in schema["enum"])]) + ";"


def type_of(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "const" in schema or "enum" in schema:
        return " | ".join(f"'{value}'" for value in schema.get("enum", [schema.get("const")]))
    if "anyOf" in schema:
        return " | ".join(type_of(each) for each in schema["anyOf"])
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(each) for each in schema['prefixItems'])}]"
    if schema["type"] == "array":
        inner = type_of(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema["type"] == "object":
        return record_of(schema)
    return PLAIN[schema["type"]]


def record_of(schema: Schema) -> str:
    inner = type_of(schema["additionalProperties"])
    if "propertyNames" not in schema:
        return f"Record<string, {inner}>"
    return f"Partial<Record<{type_of(schema['propertyNames'])}, {inner}>>"


# -- the reference


def section(shapes: Shapes) -> str:
    """A game: its view with all that is in it, then the facts of its editions."""
    schemas = short_schemas(shapes)
    order = [*_within(shapes.view, schemas), *_within(shapes.facts, schemas)]
    title = Texts("en", shapes.key).say("game")
    blocks = [f"## {title}", *(table(name, schemas) for name in dict.fromkeys(order))]
    return "\n\n".join(blocks) + "\n"


def _within(name: str, schemas: Mapping[str, Schema]) -> list[str]:
    """A shape, then all objects it is made of."""
    found = [name]
    for each in found:
        found += [ref for ref in _refs(schemas[each]) if ref not in found and "properties" in schemas[ref]]
    return list(dict.fromkeys(found))


def _refs(node: object) -> list[str]:
    if isinstance(node, list):
        return [ref for each in node for ref in _refs(each)]
    if not isinstance(node, dict):
        return []
    own = [str(node["$ref"])] if "$ref" in node else []
    return own + [ref for each in node.values() for ref in _refs(each)]


def table(name: str, schemas: Mapping[str, Schema]) -> str:
    schema = schemas[name]
    lines = [f"### {name}", "", schema["description"], "", "| field | type | |", "|---|---|---|"]
    for key, field in schema["properties"].items():
        mark = "" if key in schema["required"] else " ?"
        lines.append(f"| `{key}`{mark} | {words(field, schemas)} | {field['description']} |")
    return "\n".join(lines)


def words(schema: Schema, schemas: Mapping[str, Schema]) -> str:
    if "$ref" in schema:
        name = schema["$ref"]
        return f"**{name}**" if "properties" in schemas[name] else words(schemas[name], schemas)
    if "const" in schema or "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema.get("enum", [schema.get("const")]))
    if "anyOf" in schema:
        return " or ".join(words(each, schemas) for each in schema["anyOf"])
    if "prefixItems" in schema:
        return f"[{'; '.join(words(each, schemas) for each in schema['prefixItems'])}]"
    if schema["type"] == "array":
        inner = words(schema["items"], schemas)
        return f"list of ({inner})" if " or " in inner else f"list of {inner}"
    if schema["type"] == "object":
        key = words(schema.get("propertyNames", {"type": "string"}), schemas)
        return f"object: {key} → {words(schema['additionalProperties'], schemas)}"
    return WORDS[schema["type"]]
