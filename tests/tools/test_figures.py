"""The figures of the rules pages: each section has one, the engine plays them, their numbers are its own."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import pomezi
from pomezi.core.game import Game
from pomezi.games import HOUSE
from tools import figures

ROOT = Path(__file__).parent.parent.parent
PAGES = ROOT / "web" / "src" / "text" / "rules"
GAMES = list(HOUSE)
LANGUAGES = ("cs", "en")
FIGURE = re.compile(r"^!\[([a-z0-9-]+)\]$")
NUMBER = re.compile(r"\[\[([a-z0-9-]+)\.(\w+)\]\]")
ours = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
spoken = pytest.mark.parametrize("language", LANGUAGES)


def chapters(game: Game, language: str) -> dict[str, list[str]]:
    """The lines of each chapter of a page."""
    text = (PAGES / f"{game.key}.{language}.md").read_text("utf-8")
    found = [chapter.split("\n") for chapter in re.split(r"^## ", text, flags=re.MULTILINE)[1:]]
    return {lines[0]: [line for line in lines[1:] if line] for lines in found}


def named(lines: list[str]) -> list[str]:
    return [found[1] for line in lines if (found := FIGURE.match(line))]


def captions(game: Game, language: str) -> dict[str, str]:
    """By figure, its whole sentence, plural forms included."""
    text = (PAGES / game.key / f"{language}.ftl").read_text("utf-8")
    found = re.findall(r"^figure-([a-z0-9-]+) = (.*(?:\n[ }].*)*)", text, flags=re.MULTILINE)
    return dict(found)


@pytest.fixture(scope="module")
def made() -> dict[str, dict[str, Any]]:
    return {game.key: figures.figures(game) for game in GAMES}


@ours
@spoken
def test_every_section_has_a_figure(game: Game, language: str) -> None:
    bare = [title for title, lines in chapters(game, language).items() if not named(lines)]
    assert not bare


@ours
@spoken
def test_every_figure_is_shown_once_and_has_a_caption(
    game: Game, language: str, made: dict[str, dict[str, Any]]
) -> None:
    shown = [name for lines in chapters(game, language).values() for name in named(lines)]
    assert sorted(shown) == sorted(made[game.key])
    assert sorted(captions(game, language)) == sorted(made[game.key])


@ours
def test_the_page_has_the_positions_as_the_engine_plays_them_now(game: Game) -> None:
    path = ROOT / "web" / "src" / "games" / game.key / "figures.json"
    assert path.read_text("utf-8") == figures.written(game)


# What is called by a number, or counts what the reader sees.
CALLED = re.compile(r"(Player|[Hh]ráč\w*|field|pol\w+|round|Round|kol\w+) \d+|\d+\. kol\w+|\b80\b|BH-\w+")


@ours
@spoken
def test_no_number_of_a_caption_is_typed(game: Game, language: str, made: dict[str, dict[str, Any]]) -> None:
    for name, sentence in captions(game, language).items():
        outside = re.sub(r"\{[^{}]*\}|\[\w+\]", "", re.sub(r"\{ \$\w+ \}", "", sentence))
        assert not re.search(r"\d", CALLED.sub("", outside)), (name, outside)
        asked = set(re.findall(r"\$(\w+)", sentence))
        assert asked <= set(made[game.key][name]["facts"]), name


@ours
@spoken
def test_numbers_in_paragraphs_are_facts_of_figures(
    game: Game, language: str, made: dict[str, dict[str, Any]]
) -> None:
    for lines in chapters(game, language).values():
        for line in lines:
            for name, fact in NUMBER.findall(line):
                assert isinstance(made[game.key][name]["facts"][fact], int), line


def test_a_record_that_no_longer_plays_is_named() -> None:
    plot = {"seats": 2, "options": {"start": 0}, "actions": ["0 claim chicago-omaha blue:4"]}
    with pytest.raises(figures.FigureError, match="ticket_to_ride/broken: 0 claim chicago-omaha"):
        figures.Plot(pomezi.GAMES["ticket_to_ride"], "broken", plot).figure()


def test_what_is_not_refused_is_no_refusal() -> None:
    plot = {"seats": 2, "options": {"start": 0}, "refused": "0 draw deck"}
    game = pomezi.GAMES["ticket_to_ride"]
    assert figures.Plot(game, "early", plot).figure()["refused"]["code"]
    allowed = json.loads(json.dumps(plot)) | {"refused": f"0 {a_choice(game)}"}
    with pytest.raises(figures.FigureError, match="is not refused"):
        figures.Plot(game, "fine", allowed).figure()


def a_choice(game: Game) -> str:
    state = game.new(pomezi.Setup(2, "1", options={"start": 0}))
    return state.write(state.legal_actions(0)[0])
