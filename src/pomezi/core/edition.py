"""Edition files: JSON read with care, so that every fault names its file, line and place."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeAlias

from pomezi.core.errors import EditionError, Refusal
from pomezi.core.scan import LARGEST, Flaw, flaw_of, spot_of

SLUG_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789-"

LONGEST_PATH: Final = 400  # letters of a name or path
LONGEST_SLUG: Final = 40  # letters of a word of notation
LONGEST_NAME: Final = 60  # letters of what a thing or the edition is called
OWN: Final = "own-"  # before the digest of an edition's text: how views name it
DIGITS: Final = 16  # of the digest

Place: TypeAlias = tuple[str | int, ...]


class Sheet:
    """The text of an edition file, and doors to its values that check what they hand out."""

    def __init__(self, name: str, text: str, label: str = "") -> None:
        self.name = name
        self.label = label or name  # by which faults call it
        self.text = text
        self.value: object = _read(self.label, text)

    def fault(self, place: Place, code: str, facts: Mapping[str, object]) -> EditionError:
        """The error for a fault at a place such as ("routes", 3, "a")."""
        line, column = spot_of(self.text, offset_of(self.text, place))
        where: dict[str, object] = {
            "edition": self.label,
            "line": line,
            "column": column,
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
            raise self.fault(
                place, "edition-bad-value", {"value": str(value)[:80], "expected": f"{least}…{most}"}
            )
        return value

    def word(self, *place: str | int) -> str:
        value = self.at(*place)
        if not isinstance(value, str) or not value:
            raise self.fault(place, "edition-bad-value", {"value": str(value)[:80], "expected": '"…"'})
        return value

    def slug(self, *place: str | int, also: str = "") -> str:
        """A word that notation can hold: small letters, digits and hyphens, and maybe some letters more."""
        value = self.word(*place)
        if len(value) > LONGEST_SLUG or not all(letter in SLUG_LETTERS or letter in also for letter in value):
            expected = " ".join(["a-z 0-9 -", *also])
            raise self.fault(place, "edition-bad-value", {"value": value[:80], "expected": expected})
        return value

    def name_of(self, *place: str | int) -> str:
        """What people call a thing: short enough to stand on a board."""
        value = self.word(*place)
        if len(value) > LONGEST_NAME:
            facts = {"value": value[:80], "expected": f"1…{LONGEST_NAME}", "count": len(value)}
            raise self.fault(place, "edition-long-name", facts)
        return value

    def real(self, *place: str | int, least: float, most: float) -> float:
        value = self.at(*place)
        if isinstance(value, int | float) and not isinstance(value, bool) and least <= value <= most:
            return float(value)
        facts = {"value": str(value)[:80], "expected": f"{least:g}…{most:g}"}
        raise self.fault(place, "edition-bad-value", facts)

    def choice(self, *place: str | int, known: Sequence[str]) -> int:
        """The index of a word in a list of known ones."""
        value = self.word(*place)
        for index, slug in enumerate(known):
            if slug == value:
                return index
        raise self.fault(place, "edition-unknown", {"value": value[:80], "expected": ", ".join(known)})

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


def _read(label: str, text: str) -> object:
    try:
        value: object = json.loads(text, parse_constant=_refuse)
    except RecursionError as error:
        raise _broken(label, "edition-too-deep", Flaw("edition-too-deep", 1, 1, "")) from error
    except ValueError as error:  # broken, or a number with thousands of digits
        line, column = 1, 1
        if isinstance(error, json.JSONDecodeError):
            line, column = error.lineno, error.colno
        raise _broken(label, "edition-not-json", Flaw("", line, column, "")) from error
    flaw = flaw_of(text)
    if flaw is not None:
        raise _broken(label, flaw.code, flaw)
    return value


def _refuse(constant: str) -> object:
    raise ValueError(constant)  # NaN and its like are no JSON


def _broken(label: str, code: str, flaw: Flaw) -> EditionError:
    facts = {
        "edition": label,
        "line": flaw.line,
        "column": flaw.column,
        "place": "",
        "value": flaw.value,
        "expected": "JSON",
    }
    return EditionError(Refusal(code, facts))


def is_own(edition: str) -> bool:
    """Whether an edition is a player's own (the path of a file, its text, or how views name that) rather than
    one of ours."""
    return edition.endswith(".json") or edition.startswith(OWN) or is_text(edition)


def is_text(edition: str) -> bool:
    """Whether it is the text of an edition, which may begin with some blank lines."""
    return edition[:LONGEST_PATH].lstrip().startswith("{")


def embedded(edition: str) -> str:
    """An edition as a record carries it: one of ours by name, a file of one's own as its text on one line."""
    if not edition.endswith(".json"):
        return edition
    try:
        text = _decoded(Path(edition).read_bytes(), edition)
    except OSError as error:
        raise EditionError(Refusal("edition-not-found", {"edition": edition})) from error
    return on_one_line(edition, text)


def on_one_line(label: str, text: str) -> str:
    """The text of an edition of one's own as records and journals keep it; raises EditionError."""
    _check_size(label, len(text.encode("utf-8", "replace")))
    value = _read(label, text.removeprefix("\ufeff"))
    if not isinstance(value, dict):
        raise _broken(label, "edition-not-json", Flaw("", 1, 1, ""))
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def title_of(edition: str) -> Mapping[str, str]:
    """By language, what an edition of one's own calls itself; nothing for ours, which the catalogues name."""
    if not is_text(edition):
        return {}
    value: Mapping[str, object] = json.loads(edition)
    for key in ("name", "key"):
        name = value.get(key)
        if isinstance(name, str) and name:
            return {"en": name[:LONGEST_NAME]}
        if isinstance(name, dict) and name:
            return {str(lang)[:8]: str(each)[:LONGEST_NAME] for lang, each in list(name.items())[:8]}
    return {"en": short_name(edition)}


def called(edition: str, lang: str) -> str:
    """What to call an edition in one line: ours by its name, somebody's own by the title it gives itself."""
    title = title_of(edition)
    return title.get(lang) or title.get("en") or next(iter(title.values()), edition)


def short_name(edition: str) -> str:
    """How views name an edition: ours by name, a text by its digest."""
    if not is_text(edition):
        return edition
    return OWN + sha256(edition.encode("utf-8", "replace")).hexdigest()[:DIGITS]


def open_sheet(package: str, edition: str) -> Sheet:
    """One of a game's own editions by name, a file by its path, or the text of one."""
    if is_text(edition):
        _check_size(_label(edition), len(edition.encode("utf-8", "replace")))
        return Sheet(short_name(edition), edition, _label(edition))
    if len(edition) > LONGEST_PATH:
        raise EditionError(Refusal("edition-not-found", {"edition": edition[:LONGEST_PATH]}))
    try:
        if edition.endswith(".json"):
            return Sheet(edition, _decoded(Path(edition).read_bytes(), edition))
        return Sheet(edition, (files(package) / "editions" / f"{edition}.json").read_text(encoding="utf-8"))
    except OSError as error:
        raise EditionError(Refusal("edition-not-found", {"edition": edition})) from error


def _decoded(data: bytes, label: str) -> str:
    _check_size(label, len(data))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise EditionError(Refusal("edition-not-found", {"edition": label})) from error


def _check_size(label: str, size: int) -> None:
    """Nobody may keep us busy with an edition larger than any game could need."""
    if size > LARGEST:
        facts = {"edition": label, "line": 1, "column": 1, "place": "", "count": size}
        raise EditionError(Refusal("edition-too-large", {**facts, "expected": LARGEST}))


def _label(text: str) -> str:
    """The key that stands in a text, if it is one; whatever else it holds may be anything."""
    key = text.partition('"key"')[2][:LONGEST_SLUG].partition('"')[2].partition('"')[0]
    return key if key and all(letter in SLUG_LETTERS for letter in key) else "{…}"


def write_place(place: Place) -> str:
    """`routes[3].a`"""
    written = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in place)
    return written.removeprefix(".")


def line_of(text: str, place: Place) -> int:
    """The line on which the value at a place begins."""
    return spot_of(text, offset_of(text, place))[0]


def offset_of(text: str, place: Place) -> int:
    """Where the value at a place begins."""
    at = _skip_blank(text, 0)
    for step in place:
        at = _enter(text, at, step)
    return at


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
