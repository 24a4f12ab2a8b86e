"""From the table to the rules: every refusal and every event leads to a paragraph that the rules page has."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from pomezi import GAMES
from tests.text.test_catalogues import SOURCE, calls, variables, words_in

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
TOLD = re.compile(r"\{([^{}]*)\}$", re.MULTILINE)
NOT_OF_THE_RULES = re.compile(r"edition-|dump-")  # faults of files


def addresses(game: str) -> dict[str, dict[str, str]]:
    found: dict[str, Any] = json.loads((WEB / "rules" / "addresses" / f"{game}.json").read_text("utf-8"))
    return found


def codes(game: str, kind: str) -> set[str]:
    """Of the sentences in a game's catalogue."""
    keys = variables(f"games/{game}/text", "en")
    return {key.removeprefix(f"{kind}-") for key in keys if key.startswith(f"{kind}-")}


def said_elsewhere(game: str) -> set[str]:
    """Of notation, which no board ever gets wrong (and which quotes a word of it), and of the lab."""
    folders = [SOURCE / "games" / game, SOURCE / "lab"]
    sentences = variables(f"games/{game}/text", "en")
    quoting = {key.removeprefix("refusal-") for key, needs in sentences.items() if "word" in needs}
    return quoting | {
        code
        for folder in folders
        for path in folder.glob("*.py")
        for name, call in calls(path)
        if call.args and (name in ("NotationError", "fault") or folder.name == "lab")
        for code in words_in(call.args[0])
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_of_the_rules_leads_to_a_paragraph(game: str) -> None:
    refusals = codes(game, "refusal") - said_elsewhere(game)
    assert set(addresses(game)["refusals"]) == {c for c in refusals if not NOT_OF_THE_RULES.match(c)}


@pytest.mark.parametrize("game", GAMES)
def test_every_event_in_the_log_leads_to_a_paragraph(game: str) -> None:
    events = {kind for kind in codes(game, "event") if not kind.endswith("-own")}
    assert set(addresses(game)["events"]) == events


@pytest.mark.parametrize("lang", ["cs", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_every_address_is_that_of_a_paragraph(game: str, lang: str) -> None:
    page = (WEB / "text" / "rules" / f"{game}.{lang}.md").read_text("utf-8")
    told = {id for ids in TOLD.findall(page) for id in ids.split()}
    led_to = {id for kind in addresses(game).values() for id in kind.values()}
    assert led_to <= told


@pytest.mark.parametrize("game", GAMES)
def test_a_question_mark_stands_beside_a_panel_for_each_address_of_one(game: str) -> None:
    boards = "".join(path.read_text("utf-8") for path in (WEB / "games" / game).glob("*.svelte"))
    marks = re.findall(r"<RuleMark panel=(?:\"([a-z-]+)\"|\{(.*?)\} />)", boards)
    named = {plain for plain, _ in marks if plain}
    named |= {word for _, chosen in marks for word in re.findall(r"[?:] '([a-z-]+)'", chosen)}
    assert named == set(addresses(game)["panels"])
