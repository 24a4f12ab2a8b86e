"""Whatever the documentation shows works."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from pomezi import GAMES, NotationError, Setup, State
from tests.docs_pages import DOCS, save, snippets

PAGES = sorted(page.name for page in DOCS.glob("*.md") if snippets(page.name))
TITLES = {
    "Ticket to Ride": "ticket_to_ride",
    "Bez hranic": "bez_hranic",
    "Limes": "limes",
    "The Border": "border",
    "Around the World in 80 Days": "eighty_days",
}


def written() -> list[tuple[str, str]]:
    """Every action that the page of notation names, with its game."""
    found = []
    for chapter in (DOCS / "notation.md").read_text(encoding="utf-8").split("\n## ")[1:]:
        title, _, rest = chapter.partition("\n")
        cells = [line.split("|")[1] for line in rest.splitlines() if line.startswith("| `")]
        found += [(TITLES[title], text) for cell in cells for text in re.findall(r"`([^`]+)`", cell)]
    return found


def some_state(game: str, text: str) -> State:
    options = {"two_colours": True} if text == "place red az" else {}
    options |= {"correspondence": True} if text == "open" else {}
    return GAMES[game].new(Setup(2, "1", options=options))


@pytest.mark.parametrize(("game", "text"), written(), ids=str)
def test_every_action_named_is_one(game: str, text: str) -> None:
    state = some_state(game, text)
    assert state.write(state.read(text)) == text
    with pytest.raises(NotationError):
        state.read(text + " nonsense")


@pytest.mark.parametrize("game", GAMES)
def test_no_verb_is_left_out(game: str) -> None:
    from tests.contract.cases import all_cases, positions

    named = {text.split(" ")[0] for key, text in written() if key == game}
    cases = [case for case in all_cases() if case.game.key == game]
    done = {
        state.write(action).split(" ")[0]
        for case in cases
        for state in positions(case)
        for seat in range(case.setup.seats)
        for action in state.legal_actions(seat)
    }
    assert done <= named


@pytest.mark.parametrize("page", PAGES)
def test_every_snippet_runs(page: str, tmp_path: Path) -> None:
    save(page, tmp_path)
    plain = [code for name, code in snippets(page) if not name]
    assert plain
    for code in plain:
        ran = subprocess.run(
            [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert ran.returncode == 0, f"{page}:\n{code}\n{ran.stderr}"
