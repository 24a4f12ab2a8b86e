"""What the house tells of a game: its seats, editions, options and bots."""

from __future__ import annotations

from pomezi.bots import LEVELS, USUAL_LEVEL, bot_names
from pomezi.core.game import GAMES
from pomezi.games import HOUSE
from pomezi.server import lessons
from pomezi.server.forms import GameInfo


def game_info(key: str) -> GameInfo:
    game = GAMES[key]
    options = {option.key: list(option.allowed) for option in game.options}
    return GameInfo(
        game.key,
        list(game.seats),
        list(game.editions),
        options,
        bot_names(game.key),
        list(LEVELS),
        USUAL_LEVEL,
        game.has_daily,
        game.rules_version,
        dict(game.families),
        game.scoring.unit,
        game.scoring.better,
        lessons.find_lesson(key) is not None,
        game not in HOUSE,
    )
