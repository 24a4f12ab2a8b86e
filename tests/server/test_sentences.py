"""Every refusal of the server has a sentence, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pomezi.server import sentences
from pomezi.server.sentences import explain, language, say
from pomezi.server.wire import Refused
from pomezi.text import LANGUAGES
from tests.server.rooms import Rooms

SERVER = Path(sentences.__file__).parent
CODES = re.compile(r'(?:Refuse|plain|Refused)\([^"\n]*"([a-z-]+)"')
FACTS = {
    "seat": 1,
    "actors": [0],
    "seq": 1,
    "now": 2,
    "limit": 9,
    "reason": "?",
    "day": "x",
    "game": "limes",
    "bot": "b",
    "expected": "c",
    "last": 3,
    "line": 1,
    "round": 1,
    "least": 2,
    "most": 64,
    "lang": "de",
    "name": "Anna",
    "count": 3,
    "zone": "Mars/Olympus",
    "status": 500,
}
STATUSES = ("open", "playing", "paused", "over", "ended")


def codes() -> set[str]:
    """All that the code refuses with by name."""
    found = {code for path in SERVER.rglob("*.py") for code in CODES.findall(path.read_text("utf-8"))}
    return found | {f"table-{status}" for status in STATUSES}


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_code_has_its_sentence(lang: str) -> None:
    table = (await Rooms().lay(["me", "open"])).table
    assert {"stale", "too-fast", "table-damaged", "unsaved"} <= codes()
    for code in codes():
        told = explain(Refused("", code, dict(FACTS)), lang, table)
        assert told.text, f"{code} has no sentence in {lang}"


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [("cs", "cs"), ("de,cs;q=0.8", "cs"), ("en-US,en;q=0.9", "en"), ("de", "en"), ("", "en"), (";;,", "en")],
)
def test_the_first_language_we_know_is_spoken(accepted: str, lang: str) -> None:
    assert language(accepted) == lang


def test_what_is_said_at_the_start_knows_its_facts() -> None:
    assert "8765" in say("en", "serve-no-port", host="127.0.0.1", port=8765, reason="in use")
