"""Editions of players' own: what comes in is checked, what goes out is short."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from pomezi.core import edition as editions
from pomezi.core.errors import EditionError, PomeziError, Refusal, SetupError
from pomezi.core.game import Game, Setup, find_game
from pomezi.server import forms
from pomezi.server.commands.asking import clean
from pomezi.server.journal import Head
from pomezi.text import LANGUAGES

UNNAMED = "{…}"


def checked_text(game: Game, text: str, file: str) -> str:
    """An edition as the journal keeps it; raises EditionError with the line of the fault in the file."""
    label = clean(file) or UNNAMED
    text = text.removeprefix("\ufeff")
    try:
        kept = editions.on_one_line(label, text)
        for seats in (game.seats[0], game.seats[-1]):
            game.new(Setup(seats, "0", text))
        game.facts(text)
    except (EditionError, SetupError) as error:
        raise _told(error, game, label) from error
    return kept


def _told(error: PomeziError, game: Game, label: str) -> EditionError:
    """With the name of its file, and with that of the game, in whose words it is told."""
    facts = {**error.refusal.facts, "edition": label, "game": game.key}
    return EditionError(Refusal(error.refusal.code, facts))


@lru_cache(256)
def name_of(edition: str) -> str:
    return editions.short_name(edition)


@lru_cache(256)
def title_of(edition: str) -> Mapping[str, str]:
    return editions.title_of(edition)


def looked_over(game: Game, asked: forms.EditionForm) -> forms.OwnEdition:
    """Nothing is kept: whoever lays a table brings the text along again."""
    text = checked_text(game, asked.text, asked.file)
    return forms.OwnEdition(name_of(text), dict(title_of(text)))


def told(head: Head) -> forms.TableEdition:
    """What the edition of a table brings, and how its things are called."""
    game = find_game(head.game)
    names = {lang: dict(game.names(head.edition, lang)) for lang in LANGUAGES}
    title = dict(title_of(head.edition))
    return forms.TableEdition(head.game, name_of(head.edition), title, game.facts(head.edition), names)
