"""Sentences of refusals and of the server itself, for programs that want them."""

from __future__ import annotations

from pomezi.core.errors import Refusal
from pomezi.games import GAMES
from pomezi.server.table import Table
from pomezi.server.wire import Refused
from pomezi.text import FALLBACK, LANGUAGES, Texts

ROOM = "pomezi.server"
NOTICES = "pomezi.server.notices"
ROOMS = (ROOM, NOTICES, "pomezi.server.tournaments")  # no page has the inner ones at first sight


def say(lang: str, key: str, room: str = ROOM, **facts: object) -> str:
    return Texts(lang, room=room).say(key, {name: str(fact) for name, fact in facts.items()})


def language(accepted: str) -> str:
    """The first of our languages in an Accept-Language header."""
    for item in accepted.split(","):
        lang = item.split(";")[0].strip().split("-")[0].lower()
        if lang in LANGUAGES:
            return lang
    return FALLBACK


def explain(refused: Refused, lang: str, table: Table | None = None) -> Refused:
    """The refusal with its sentence."""
    for room in ROOMS:
        texts = _texts(refused, lang, table, room)
        if texts.has(f"refusal-{refused.code}"):
            refused.text = texts.refusal(Refusal(refused.code, refused.facts))
            break
    return refused


def _texts(refused: Refused, lang: str, table: Table | None, room: str) -> Texts:
    if table is not None:
        names = [chair.name for chair in table.chairs]
        return Texts(lang, table.head.game, table.head.edition, names, room)
    game = refused.facts.get("game")
    return Texts(lang, str(game) if game in GAMES else "", room=room)
