"""A look over the text of an edition that is JSON, before anything in it is believed."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Final

LARGEST: Final = 400_000  # bytes of an edition; ours have up to 120,000
DEEPEST: Final = 8  # lists and objects within each other; ours have up to 5
LONGEST_TEXT: Final = 500  # letters of one text; ours have up to 200
MOST_ITEMS: Final = 2_000  # of one list or object; ours have up to 90

TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}:,]')
CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


@dataclass(frozen=True)
class Flaw:
    """What is wrong at which line and column."""

    code: str
    line: int
    column: int
    value: str


def spot_of(text: str, at: int) -> tuple[int, int]:
    """Line and column of an offset, both from 1."""
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


def flaw_of(text: str) -> Flaw | None:
    """The first thing that no edition has: absurd depth, length or number, a key twice, unseen letters."""
    keys: list[set[str] | None] = []  # by open bracket: the keys of an object so far, nothing for a list
    counts: list[int] = []
    before = ""
    for token in TOKEN.finditer(text):
        found = token.group()
        code = ""
        if found in "{[":
            keys.append(set() if found == "{" else None)
            counts.append(0)
            code = "edition-too-deep" if len(keys) > DEEPEST else ""
        elif found in "}]":
            keys.pop()
            counts.pop()
        elif found == ",":
            counts[-1] += 1
            code = "edition-too-many" if counts[-1] >= MOST_ITEMS else ""
        elif found != ":":
            seen = keys[-1] if keys else None
            code = _text_flaw(found)
            if seen is not None and before != ":":  # a key
                code = "edition-key-twice" if _plain(found) in seen else code
                seen.add(_plain(found))
        if code:
            line, column = spot_of(text, token.start())
            return Flaw(code, line, column, CONTROL.sub("?", found[1:-1])[:40])
        before = found
    return None


def _text_flaw(quoted: str) -> str:
    if len(quoted) - 2 > LONGEST_TEXT:
        return "edition-long-text"
    return "edition-control" if CONTROL.search(_plain(quoted)) else ""


def _plain(quoted: str) -> str:
    """What a text says: an escape may stand for anything, half a letter too."""
    return str(json.loads(quoted)) if "\\" in quoted else quoted[1:-1]
