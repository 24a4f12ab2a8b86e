"""Every sentence exists in every language, with the same variables; every code in the source has one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import pomezi
from pomezi import GAMES
from pomezi.text import LANGUAGES

SOURCE = Path(pomezi.__file__).parent
HOUSE = "text"
FILES = "text/files"  # of the house too
ROOMS = sorted(
    str(path.parent.relative_to(SOURCE))
    for path in SOURCE.rglob("*.ftl")
    if path.name == f"{LANGUAGES[0]}.ftl"
)
NOTATION_FACTS = {"text", "word", "position", "expected"}
FAULT_FACTS = {"edition", "line", "place"}  # what an edition's fault always knows


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def read(room: str, lang: str) -> ftl.Resource:
    text = (files("pomezi") / room / f"{lang}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text)


def variables(room: str, lang: str) -> dict[str, set[str]]:
    """By message: the variables its sentence uses."""
    found: dict[str, set[str]] = {}
    for entry in read(room, lang).body:
        if isinstance(entry, ftl.Message):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def test_the_catalogues_of_the_house_the_terminal_and_every_game_are_found() -> None:
    assert set(ROOMS) >= {HOUSE, "terminal/text", *(f"games/{key}/text" for key in GAMES)}


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_catalogue_can_be_read_and_says_nothing_twice(room: str, lang: str) -> None:
    body = read(room, lang).body
    faults = [FluentSerializer().serialize_entry(entry) for entry in body if isinstance(entry, ftl.Junk)]
    assert not faults
    keys = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert [key for key in keys if keys.count(key) > 1] == []


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_have_the_same_keys_and_variables(room: str, lang: str) -> None:
    assert variables(room, lang) == variables(room, LANGUAGES[0])


@pytest.mark.parametrize("key", GAMES)
def test_no_key_stands_in_two_catalogues_that_are_read_together(key: str) -> None:
    house, of_files, terminal, game = (
        set(variables(room, "en")) for room in (HOUSE, FILES, "terminal/text", f"games/{key}/text")
    )
    assert not house & of_files
    assert not (house | of_files) & terminal
    assert not (house | of_files | terminal) & game


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_a_name_and_a_sentence_about_itself(key: str) -> None:
    assert set(variables(f"games/{key}/text", "en")) >= {"game", "about"}


# -- what the source says


@dataclass(frozen=True)
class Said:
    """A code in the source: which message it needs, and the facts it gives (None: cannot be told)."""

    where: str
    message: str
    facts: frozenset[str] | None


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            yield name, node


def words_in(node: ast.expr) -> list[str]:
    """The strings an argument may be: itself, or either side of a condition."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return words_in(node.body) + words_in(node.orelse)
    return []


def dict_keys(node: ast.expr | None) -> frozenset[str] | None:
    if node is None:
        return frozenset()
    if isinstance(node, ast.Dict) and all(isinstance(key, ast.Constant) for key in node.keys):
        keys = {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
        return frozenset(keys | ({"player"} if "seat" in keys else set()))
    return None


def is_notation_fault(name: str, call: ast.Call) -> bool:
    """`notation.fault(code, index, expected)`; others give a place or facts."""
    return name == "fault" and len(call.args) == 3 and bool(words_in(call.args[0]))


def said_by(name: str, call: ast.Call, where: str) -> Iterator[Said]:
    arguments = call.args
    if name == "Refusal" and arguments:
        facts = dict_keys(arguments[1] if len(arguments) > 1 else None)
        yield from (Said(where, f"refusal-{code}", facts) for code in words_in(arguments[0]))
    elif name == "NotationError" or is_notation_fault(name, call):
        known = frozenset(NOTATION_FACTS)
        yield from (Said(where, f"refusal-{code}", known) for code in words_in(arguments[0]))
    elif name == "choice" and len(arguments) > 2 and not call.keywords:  # of a notation
        known = frozenset(NOTATION_FACTS)
        yield from (Said(where, f"refusal-{code}", known) for code in words_in(arguments[2]))
    elif name in ("TerminalError", "Refuse") and arguments:
        known = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
        yield from (Said(where, f"refusal-{code}", known) for code in words_in(arguments[0]))
    elif name.endswith("fault") and len(arguments) > 1:
        given = dict_keys(arguments[-1])
        facts = None if given is None else given | FAULT_FACTS
        yield from (Said(where, f"refusal-{code}", facts) for node in arguments for code in words_in(node))
    elif name == "Reason" and arguments:
        facts = dict_keys(arguments[1] if len(arguments) > 1 else None)
        yield from (Said(where, f"reason-{code}", facts) for code in words_in(arguments[0]))
    elif name == "Event" and len(arguments) > 1:
        yield from (Said(where, f"event-{kind}", dict_keys(arguments[1])) for kind in words_in(arguments[0]))


def everything_said() -> list[Said]:
    return [
        said
        for path in sorted(SOURCE.rglob("*.py"))
        for name, call in calls(path)
        for said in said_by(name, call, str(path.relative_to(SOURCE)))
    ]


def rooms_for(where: str) -> list[str]:
    """The catalogues that are at hand when a file's codes are spoken."""
    where = where.replace("pocket/", "server/")  # a server's tables, without one
    inner = where.replace("/doors/", "/").removesuffix(".py") + "/"  # the room behind a door
    own = [
        room for room in ROOMS if f"{where}|{inner}".find(room.removesuffix("text")) >= 0 and room != HOUSE
    ]
    guests = [key for key in GAMES if where == f"lab/{key}.py" or where.startswith(f"bots/{key}/")]
    return [HOUSE, FILES, *own, *(f"games/{key}/text" for key in guests)]


EVERYTHING = everything_said()


def test_codes_are_found_in_every_part_of_the_source() -> None:
    """Else the tests below would pass with nothing to look at."""
    messages = {said.message for said in EVERYTHING}
    assert messages >= {
        "refusal-not-your-turn",  # Refusal
        "refusal-unknown-die",  # NotationError
        "refusal-unknown-verb",  # fault of a notation
        "refusal-unknown-cell",  # choice of a notation
        "refusal-edition-missing",  # fault of an edition
        "refusal-dump-missing",  # fault of a dump
        "refusal-file-exists",  # TerminalError
        "event-claimed",  # Event
        "reason-brings-points",  # Reason
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_and_event_in_the_source_has_a_sentence(lang: str) -> None:
    missing = [
        f"{said.where}: {said.message}"
        for said in EVERYTHING
        if not any(said.message in variables_of(room, lang) for room in rooms_for(said.where))
    ]
    assert sorted(set(missing)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_needs_a_fact_that_its_code_does_not_give(lang: str) -> None:
    unmet = [
        f"{said.where}: {said.message} needs {', '.join(sorted(needs - said.facts))}"
        for said in EVERYTHING
        for room in rooms_for(said.where)
        for needs in [variables_of(room, lang).get(said.message, set())]
        if said.facts is not None and not needs <= said.facts
    ]
    assert sorted(set(unmet)) == []


_read: dict[tuple[str, str], dict[str, set[str]]] = {}


def variables_of(room: str, lang: str) -> dict[str, set[str]]:
    if (room, lang) not in _read:
        _read[room, lang] = variables(room, lang)
    return _read[room, lang]
