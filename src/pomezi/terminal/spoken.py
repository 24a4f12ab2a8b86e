"""Names in place of slugs: `place Řecko` or `place greece` for `place gr`, with accents or without."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from itertools import islice, product

from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from pomezi.core.errors import NotationError
from pomezi.core.game import find_game
from pomezi.core.state import State
from pomezi.text import LANGUAGES, Texts, catalogue_folders
from pomezi.text.letters import folded

# Families of names that notation knows by their slugs.
NAMING = (
    "card", "city", "colour", "eventcard", "route", "space", "state", "territory", "ticket", "token"
)  # fmt: skip
MOST_READINGS = 24  # of a line in which a name may mean several things


def read(state: State, seat: int, text: str, game: str, edition: str) -> int:
    """The action of a line as it stands, or with its names taken for slugs: of several meanings one that is
    legal. The error is that of the line as it was typed."""
    try:
        return state.read(text)
    except NotationError as error:
        meant = list(_actions(state, _readings(text, vocabulary(game, edition))))
        if not meant:
            raise error
        return next((action for action in meant if state.refusal(seat, action) is None), meant[0])


def _actions(state: State, lines: Iterator[str]) -> Iterator[int]:
    for line in lines:
        with suppress(NotationError):
            yield state.read(line)


@cache
def vocabulary(game: str, edition: str) -> Mapping[str, tuple[str, ...]]:
    """Every name in every language, folded, with the slugs it may stand for."""
    found: dict[str, set[str]] = {}
    for lang in LANGUAGES:
        for key, name in _names(game, edition, lang):
            slug = key.partition("-")[2]
            # `ship:7` of the notation is `card-ship-7` in a catalogue
            found.setdefault(folded(name), set()).update({slug, re.sub(r"-(\d+)$", r":\1", slug)})
    return {name: tuple(sorted(slugs)) for name, slugs in found.items()}


def _names(game: str, edition: str, lang: str) -> Iterator[tuple[str, str]]:
    texts = Texts(lang, game, edition)
    own = catalogue_folders(game)[-1] / f"{lang}.ftl"
    written = own.read_text(encoding="utf-8") if own.is_file() else ""  # a game need not speak every language
    for entry in FluentResource(written).body:
        if isinstance(entry, Message) and _is_name(entry.id.name):
            yield entry.id.name, texts.say(entry.id.name)
    yield from ((key, name) for key, name in find_game(game).names(edition, lang).items() if _is_name(key))


def _is_name(key: str) -> bool:
    return key.partition("-")[0] in NAMING


def _readings(text: str, known: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    """The line with its names replaced, in every way they may be meant; the verb is no name."""
    if not known:
        return
    verb, _, rest = folded(text).partition(" ")
    parts = _pattern(tuple(known)).split(rest)
    meanings = [known[part] if i % 2 else (part,) for i, part in enumerate(parts)]
    for words in islice(product(*meanings), MOST_READINGS):
        yield f"{verb} {''.join(words)}".strip()


@cache
def _pattern(names: tuple[str, ...]) -> re.Pattern[str]:
    """Longer names first: `new mexico` before a mexico."""
    ordered = sorted(names, key=len, reverse=True)
    return re.compile(rf"(?<!\w)({'|'.join(map(re.escape, ordered))})(?!\w)")
