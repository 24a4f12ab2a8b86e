"""Whether a value has a shape: a walk through TypedDicts that finds what is missing, wrong or undeclared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)


@cache
def hints_of(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def misfits(value: object, kind: Any, place: str = "view") -> list[str]:
    """What does not fit and where; nothing when the value has exactly this shape."""
    return list(_misfits(value, kind, place))


def _misfits(value: object, kind: Any, place: str) -> Iterator[str]:
    origin, args = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        yield from _in_object(value, kind, place)
    elif kind in (str, int, bool, NoneType):
        if type(value) is not kind:
            yield f"{place} is {value!r}, not {kind.__name__}"
    elif origin is Literal:
        if value not in args:
            yield f"{place} is {value!r}, none of {args}"
    elif origin in (Union, UnionType):
        if all(misfits(value, each, place) for each in args):
            yield f"{place} is {str(value)[:80]}, none of {args}"
    elif origin is dict:
        yield from _in_dict(value, args[0], args[1], place)
    elif origin is Annotated:
        yield from _in_list(value, get_args(args[1]), place)
    else:
        assert origin is list, kind
        yield from _in_list(value, args * len(value) if isinstance(value, list) else args, place)


def _in_object(value: object, kind: Any, place: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{place} is no object"
        return
    hints = hints_of(kind)
    yield from (f"{place}.{key} is not declared" for key in value if key not in hints)
    for key, each in hints.items():
        inner = get_args(each)[0] if get_origin(each) is NotRequired else each
        if key in value:
            yield from _misfits(value[key], inner, f"{place}.{key}")
        elif inner is each:
            yield f"{place}.{key} is missing"


def _in_dict(value: object, key_kind: Any, kind: Any, place: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{place} is no object"
        return
    for key, item in value.items():
        yield from _misfits(key, key_kind, f"a key of {place}")
        yield from _misfits(item, kind, f"{place}.{key}")


def _in_list(value: object, kinds: tuple[Any, ...], place: str) -> Iterator[str]:
    if not isinstance(value, list) or len(value) != len(kinds):
        yield f"{place} is no list of {len(kinds)}"
        return
    for i, kind in enumerate(kinds):
        yield from _misfits(value[i], kind, f"{place}[{i}]")


def fields_in(value: object, kind: Any) -> Iterator[tuple[str, str, str]]:
    """Each field of the shapes in a value, and what it tells: something, null, a word, or nothing at all."""
    origin, args = get_origin(kind), get_args(kind)
    if is_typeddict(kind) and isinstance(value, Mapping):
        for key, each in hints_of(kind).items():
            inner = get_args(each)[0] if get_origin(each) is NotRequired else each
            if key not in value:
                yield kind.__name__, key, "left out"
            else:
                yield kind.__name__, key, _told(value[key])
                yield from fields_in(value[key], inner)
    elif origin in (Union, UnionType):
        for each in args:
            if not misfits(value, each):
                yield from fields_in(value, each)
    elif origin is dict and isinstance(value, Mapping):
        for item in value.values():
            yield from fields_in(item, args[1])
    elif origin is list and isinstance(value, list):
        for item in value:
            yield from fields_in(item, args[0])


def _told(value: object) -> str:
    return "null" if value is None else value if isinstance(value, str) else "something"
