"""Writes the documents in docs/api from the message types and the games."""

from __future__ import annotations

import json
from pathlib import Path

from msgspec import to_builtins

from pomezi.bots import LEVELS, USUAL_LEVEL
from pomezi.games import HOUSE
from pomezi.server.app import House, Settings
from pomezi.server.gameinfo import game_info
from pomezi.server.lessons import find_lesson
from pomezi.server.openapi import VIEWS, document, views_schema, wire_schema

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "api"
PAGE = ROOT / "web" / "src" / "games"


def texts() -> dict[Path, str]:
    doors = House(Settings("sqlite+aiosqlite://")).doors()
    games = [to_builtins(game_info(game.key)) for game in HOUSE]
    found = {
        "wire.schema.json": wire_schema(doors),
        "openapi.json": document(doors),
        VIEWS: views_schema(),
        "games.json": games,
    }
    told = {
        FOLDER / name: json.dumps(content, indent=1, ensure_ascii=False) + "\n"
        for name, content in found.items()
    }
    return told | {PAGE / name: json.dumps(content, indent=2) + "\n" for name, content in for_page().items()}


def for_page() -> dict[str, object]:
    """What the page must know of games: before any is loaded, and of each."""
    seats = {game.key: [game.seats[0], game.seats[-1]] for game in HOUSE}
    lessons = [game.key for game in HOUSE if find_lesson(game.key)]
    return {
        "known.json": {"levels": list(LEVELS), "usual": USUAL_LEVEL, "seats": seats, "lessons": lessons},
        "families.json": {game.key: dict(game.families) for game in HOUSE},
    }
