"""Edition files: JSON read with care, so that every fault names its file, line and place."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeAlias

from pomezi.core.errors import EditionError, Refusal

SLUG_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789-"

LONGEST_NAME: Final = 400  # letters of a name or path
LARGEST: Final = 1_000_000  # letters of an edition; ours have up to 120,000

Place: TypeAlias = tuple[str | int, ...]


class Sheet:
    """The text of an edition file, and doors to its values that check what they hand out."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        try:
            self.value: object = json.loads(text)
        except (ValueError, RecursionError) as error:  # broken, or absurdly long or deep
            line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
            facts = {"edition": name, "line": line, "place": "", "expected": "JSON"}
            raise EditionError(Refusal("edition-not-json", facts)) from error

    def fault(self, place: Place, code: str, facts: Mapping[str, object]) -> EditionError:
        """The error for a fault at a place such as ("routes", 3, "a")."""
        where: dict[str, object] = {
            "edition": self.name,
            "line": line_of(self.text, place),
            "place": write_place(place),
        }
        where.update(facts)
        return EditionError(Refusal(code, where))

    def has(self, *place: str | int) -> bool:
        holder = self.at(*place[:-1])
        return isinstance(holder, dict) and place[-1] in holder

    def at(self, *place: str | int) -> object:
        value = self.value
        for depth, step in enumerate(place):
            if isinstance(value, dict) and isinstance(step, str) and step in value:
                value = value[step]
            elif isinstance(value, list) and isinstance(step, int) and step < len(value):
                value = value[step]
            else:
                raise self.fault(place[:depth], "edition-missing", {"expected": str(step)})
        return value

    def number(self, *place: str | int, least: int, most: int) -> int:
        value = self.at(*place)
        if type(value) is not int or not least <= value <= most:
            raise self.fault(place, "edition-bad-value", {"value": str(value), "expected": f"{least}…{most}"})
        return value

    def word(self, *place: str | int) -> str:
        value = self.at(*place)
        if not isinstance(value, str) or not value:
            raise self.fault(place, "edition-bad-value", {"value": str(value), "expected": '"…"'})
        return value

    def slug(self, *place: str | int) -> str:
        """A word that notation can hold: small letters, digits and hyphens."""
        value = self.word(*place)
        if not all(letter in SLUG_LETTERS for letter in value):
            raise self.fault(place, "edition-bad-value", {"value": value, "expected": "a-z 0-9 -"})
        return value

    def choice(self, *place: str | int, known: Sequence[str]) -> int:
        """The index of a word in a list of known ones."""
        value = self.word(*place)
        for index, slug in enumerate(known):
            if slug == value:
                return index
        raise self.fault(place, "edition-unknown", {"value": value, "expected": ", ".join(known)})

    def count(self, *place: str | int) -> int:
        """How many items a list has."""
        value = self.at(*place)
        if not isinstance(value, list):
            raise self.fault(place, "edition-bad-value", {"value": str(value)[:40], "expected": "[…]"})
        return len(value)

    def keys(self, *place: str | int) -> list[str]:
        value = self.at(*place)
        if not isinstance(value, dict):
            raise self.fault(place, "edition-bad-value", {"value": str(value)[:40], "expected": "{…}"})
        return [str(key) for key in value]


def is_own(edition: str) -> bool:
    """Whether an edition is a player's own (the path of a file, or its text) rather than one of ours."""
    return edition.endswith(".json") or edition.startswith("{")


def embedded(edition: str) -> str:
    """An edition as a record carries it: one of ours by name, a file of one's own as its text on one line."""
    if not edition.endswith(".json"):
        return edition
    try:
        value = json.loads(Path(edition).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise EditionError(Refusal("edition-not-found", {"edition": edition})) from error
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def open_sheet(package: str, edition: str) -> Sheet:
    """One of a game's own editions by name, a file by its path, or the text of one."""
    if len(edition) > LONGEST_NAME and not edition.startswith("{"):
        raise EditionError(Refusal("edition-not-found", {"edition": edition[:LONGEST_NAME]}))
    if edition.startswith("{"):
        return Sheet(edition, _short_enough(edition))
    try:
        if edition.endswith(".json"):
            return Sheet(edition, _short_enough(Path(edition).read_text(encoding="utf-8")))
        return Sheet(edition, (files(package) / "editions" / f"{edition}.json").read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise EditionError(Refusal("edition-not-found", {"edition": edition})) from error


def _short_enough(text: str) -> str:
    """Nobody may keep us busy with an edition larger than any game could need."""
    if len(text) > LARGEST:
        facts = {"edition": "", "line": 1, "place": "", "value": str(len(text)), "expected": f"1…{LARGEST}"}
        raise EditionError(Refusal("edition-bad-value", facts))
    return text


def write_place(place: Place) -> str:
    """`routes[3].a`"""
    written = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in place)
    return written.removeprefix(".")


def line_of(text: str, place: Place) -> int:
    """The line on which the value at a place begins."""
    at = _skip_blank(text, 0)
    for step in place:
        at = _enter(text, at, step)
    return text.count("\n", 0, at) + 1


def _enter(text: str, at: int, step: str | int) -> int:
    decoder = json.JSONDecoder()
    is_object = text[at] == "{"
    index = 0
    at = _skip_blank(text, at + 1)
    while True:
        here: str | int = index
        if is_object:
            here, at = decoder.raw_decode(text, at)
            at = _skip_blank(text, _skip_blank(text, at) + 1)
        if here == step:
            return at
        _, at = decoder.raw_decode(text, at)
        at = _skip_blank(text, _skip_blank(text, at) + 1)
        index += 1


def _skip_blank(text: str, at: int) -> int:
    while at < len(text) and text[at] in " \t\r\n":
        at += 1
    return at
