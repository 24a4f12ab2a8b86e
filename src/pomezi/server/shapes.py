"""The shapes of all games as JSON Schema: the types of their `shapes.py`, and what its comments say."""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator, Mapping
from importlib import import_module
from inspect import getsource
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)
from typing import is_typeddict as is_object

from pomezi.core.game import Game
from pomezi.games import HOUSE

Schema: TypeAlias = dict[str, Any]

PLAIN = {str: "string", int: "integer", float: "number", bool: "boolean", NoneType: "null"}


class Shapes:
    """The shapes of one game: objects and named values, by name and in the order of the file."""

    def __init__(self, game: Game, module: ModuleType) -> None:
        self.key = game.key
        self.prefix = game.key.title().replace("_", "")
        self.module = module
        self.said = comments(getsource(module))
        found = {name: value for name, value in vars(module).items() if is_shape(value)}
        self.objects = {name: value for name, value in found.items() if is_object(value)}
        self.values = {value: name for name, value in found.items() if not is_object(value)}

    @property
    def view(self) -> str:
        return f"{self.prefix}View"

    @property
    def facts(self) -> str:
        return f"{self.prefix}Facts"

    def full_name(self, name: str) -> str:
        """One that no other game uses."""
        return name if name in (self.view, self.facts) else self.prefix + name

    def schemas(self, ref: str) -> dict[str, Schema]:
        """All of them; `ref` says how one refers to another, such as `#/$defs/{name}`."""
        found = {name: self._schema(value, ref, is_named=False) for value, name in self.values.items()}
        for name, value in self.objects.items():
            found[name] = self._object(name, value, ref)
        return {self.full_name(name): schema for name, schema in found.items()}

    def _object(self, name: str, value: Any, ref: str) -> Schema:
        hints = get_type_hints(value, include_extras=True)
        properties = {key: self._field(name, key, kind, ref) for key, kind in hints.items()}
        required = [key for key, kind in hints.items() if get_origin(kind) is not NotRequired]
        return {
            "title": name,
            "description": self.about(name),
            "type": "object",
            "properties": properties,
            "required": required,
        }

    def _field(self, name: str, key: str, kind: Any, ref: str) -> Schema:
        return {**self._schema(kind, ref), "description": self.about(name, key)}

    def about(self, *place: str) -> str:
        """What is said of a shape or of a field of it; each of them must say something."""
        if place not in self.said:
            raise ValueError(f"{self.module.__name__}: no comment on {'.'.join(place)}")
        return self.said[place]

    def _schema(self, kind: Any, ref: str, is_named: bool = True) -> Schema:
        if is_named and get_origin(kind) in (Literal, Annotated) and kind in self.values:
            return {"$ref": ref.format(name=self.full_name(self.values[kind]))}
        if is_object(kind):
            return {"$ref": ref.format(name=self.full_name(kind.__name__))}
        if kind in PLAIN:
            return {"type": PLAIN[kind]}
        origin, args = get_origin(kind), get_args(kind)
        if origin is Literal:
            return {"const": args[0]} if len(args) == 1 else {"enum": list(args)}
        if origin is NotRequired:
            return self._schema(args[0], ref)
        if origin in (Union, UnionType):
            return {"anyOf": [self._schema(each, ref) for each in args]}
        if origin is list:
            return {"type": "array", "items": self._schema(args[0], ref)}
        if origin is Annotated:  # a list of a fixed length: the tuple says what stands where
            items = [self._schema(each, ref) for each in get_args(args[1])]
            return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}
        assert origin is dict, f"{self.module.__name__}: {kind}"
        found = {"type": "object", "additionalProperties": self._schema(args[1], ref)}
        return found if args[0] is str else {**found, "propertyNames": self._schema(args[0], ref)}


def is_shape(value: Any) -> bool:
    return is_object(value) or get_origin(value) in (Literal, Annotated)


def all_shapes() -> list[Shapes]:
    """Of all games of the house."""
    return [Shapes(game, import_module(f"{type(game).__module__}.shapes")) for game in HOUSE]


def schemas(ref: str) -> dict[str, Schema]:
    """The shapes of these games, and `View` and `Facts`: that of any of them, told apart by its `game`."""
    every = all_shapes()
    found: dict[str, Schema] = {
        "View": _any_of({shapes.key: ref.format(name=shapes.view) for shapes in every}),
        "Facts": _any_of({shapes.key: ref.format(name=shapes.facts) for shapes in every}),
    }
    for shapes in every:
        found.update(shapes.schemas(ref))
    return found


def _any_of(by_game: Mapping[str, str]) -> Schema:
    return {
        "oneOf": [{"$ref": ref} for ref in by_game.values()],
        "discriminator": {"propertyName": "game", "mapping": dict(by_game)},
    }


# -- what the comments say


def comments(source: str) -> dict[tuple[str, ...], str]:
    """By shape, and by shape and field: its docstring, the comment on its line, or the line above a call."""
    lines = dict(_comment_lines(source))
    found: dict[tuple[str, ...], str] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            found[node.name,] = " ".join((ast.get_docstring(node) or "").split())
            fields = [(field.target, field) for field in node.body if isinstance(field, ast.AnnAssign)]
            found.update(_told(node.name, {ast.unparse(key): field for key, field in fields}, lines))
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            name, table = ast.unparse(node.targets[0]), node.value.args[1]
            assert isinstance(table, ast.Dict)
            found[name,] = lines.get(node.lineno - 1, "")
            keys = [key.value for key in table.keys if isinstance(key, ast.Constant)]
            found.update(_told(name, dict(zip(map(str, keys), table.values)), lines))
    return {place: text for place, text in found.items() if text}


def _told(
    shape: str, fields: Mapping[str, ast.AST], lines: Mapping[int, str]
) -> Iterator[tuple[tuple[str, ...], str]]:
    for key, field in fields.items():
        yield (shape, key), lines.get(getattr(field, "end_lineno", 0), "")


def _comment_lines(source: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.removeprefix("#").strip()
