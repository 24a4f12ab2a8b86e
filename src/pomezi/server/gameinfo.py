"""What the house tells of a game: its seats, editions, options and bots; and of the edition of a table."""

from __future__ import annotations

from pomezi.bots import LEVELS, USUAL_LEVEL, bot_names
from pomezi.core.edition import is_own
from pomezi.core.game import Game, find_game
from pomezi.games import GAMES, HOUSE
from pomezi.server import forms, lessons
from pomezi.server.editions import checked_text, name_of, title_of
from pomezi.server.forms import GameInfo
from pomezi.server.journal import Head
from pomezi.text import LANGUAGES


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
        None if game.daily is None else list(game.daily),
        game.rules_version,
        dict(game.families),
        game.scoring.unit,
        game.scoring.better,
        lessons.find_lesson(key) is not None,
        game not in HOUSE,
    )


def looked_over(game: Game, asked: forms.EditionForm) -> forms.OwnEdition:
    """Nothing is kept: whoever lays a table brings the text along again."""
    text = checked_text(game, asked.text, asked.file)
    return forms.OwnEdition(name_of(text), dict(title_of(text)))


def told(head: Head) -> forms.TableEdition:
    """What the edition of a table brings, and how its things are called."""
    game = find_game(head.game)
    names = {lang: dict(game.names(head.edition, lang)) for lang in LANGUAGES}
    title = dict(title_of(head.edition))
    text = head.edition if is_own(head.edition) else ""
    return forms.TableEdition(head.game, name_of(head.edition), title, text, game.facts(head.edition), names)
