"""Sentences for people: Fluent catalogues of the house and of each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from pomezi.core.errors import PomeziError, Refusal
from pomezi.core.game import find_game

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FALLBACK = "en"  # speaks for every language that lacks a sentence
LONGEST = 800  # letters of one fact in a sentence


class Texts:
    """Turns codes, events and slugs of one game (or of none) into sentences of one language."""

    def __init__(
        self,
        lang: str,
        game: str = "",
        edition: str = "",
        players: Sequence[str] = (),
        room: str = "",
    ) -> None:
        """`room` is a package with sentences of its own, such as `pomezi.terminal`."""
        self.lang = lang
        self.players = tuple(players)
        self.names: Mapping[str, str] = find_game(game).names(edition, lang) if game else {}
        self.families: Mapping[str, str] = find_game(game).families if game else {}
        self.bundles = [_bundle(each, game, room) for each in dict.fromkeys((lang, FALLBACK))]

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self.bundles)

    def say(self, key: str, facts: Mapping[str, object] | None = None) -> str:
        """The sentence of a key; an unknown key is our own mistake."""
        bundle = next((each for each in self.bundles if each.has_message(key)), None)
        assert bundle is not None, f"no text for {key!r} in {self.lang}"
        pattern = bundle.get_message(key).value
        assert pattern is not None
        sentence, errors = bundle.format_pattern(pattern, self._arguments(facts or {}))
        assert not errors, f"{key!r} in {self.lang}: {errors}"
        return str(sentence)

    def name(self, family: str, slug: str) -> str:
        """A thing's name: from the catalogue, else the edition's proper name, else the slug itself."""
        key = f"{family}-{slug}".replace(":", "-")  # the notation's `ship:7` is `card-ship-7` in a catalogue
        return self.say(key) if self.has(key) else self.names.get(key, slug)

    def player(self, seat: int) -> str:
        if 0 <= seat < len(self.players):
            return self.players[seat]
        return self.say("player", {"number": seat + 1})

    def refusal(self, refusal: Refusal) -> str:
        return self.say(f"refusal-{refusal.code}", refusal.facts)

    def error(self, error: PomeziError) -> str:
        return self.refusal(error.refusal)

    def event(self, seen: Mapping[str, object]) -> str:
        """What an event (as `Event.seen_by` shows it) tells; who knows its secret hears more."""
        key = f"event-{seen['kind']}"
        own = f"{key}-own"
        return self.say(own if seen.get("own") and self.has(own) else key, seen)

    def _arguments(self, facts: Mapping[str, object]) -> dict[str, object]:
        arguments = {key: _shortened(self._argument(key, value)) for key, value in facts.items()}
        seat = facts.get("seat")
        if isinstance(seat, int) and seat >= 0:
            arguments["player"] = self.player(seat)
        return arguments

    def _argument(self, key: str, value: object) -> object:
        family = self.families.get(key, key)
        if isinstance(value, Refusal):
            return self.refusal(value)
        if isinstance(value, str):
            return self.name(family, value)
        if isinstance(value, bool) or value is None:
            return str(value).lower()
        if isinstance(value, int | float):
            return value
        if key == "actors" and isinstance(value, Sequence):
            return ", ".join(self.player(int(seat)) for seat in value)
        if isinstance(value, Mapping):
            return ", ".join(f"{count}× {self.name(family, str(slug))}" for slug, count in value.items())
        if isinstance(value, Sequence):
            return ", ".join(self.name(family, str(slug)) for slug in value)
        return str(value)


def _shortened(argument: object) -> object:
    """Somebody may type a book; Fluent takes no more than a page."""
    if isinstance(argument, str) and len(argument) > LONGEST:
        return argument[:LONGEST] + "…"
    return argument


@cache
def _bundle(lang: str, game: str, room: str) -> FluentBundle:
    """The catalogues of the house, of a room and of a game together; no key stands in two of them."""
    from fluent.runtime import FluentBundle, FluentResource  # where nobody reads, nothing is loaded

    bundle = FluentBundle([lang], use_isolating=False)
    for folder in catalogue_folders(game, room):
        bundle.add_resource(FluentResource(_written(folder, lang)))
    return bundle


def _written(folder: Traversable, lang: str) -> str:
    """A catalogue, or nothing where a room does not speak a language yet."""
    found = folder / f"{lang}.ftl"
    return found.read_text(encoding="utf-8") if found.is_file() else ""


def catalogue_folders(game: str, room: str = "") -> list[Traversable]:
    folders = [files("pomezi.text"), files("pomezi.text") / "files"]
    if room:
        folders.append(files(room) / "text")
    if game:
        folders.append(files(find_game(game).package) / "text")
    return folders


def catalogue(game: str, lang: str) -> str:
    """A game's own sentences as they are written; in English where the game does not speak a language."""
    folder = files(find_game(game).package) / "text"
    return _written(folder, lang) or _written(folder, FALLBACK)


def _spoken() -> tuple[str, ...]:
    """A language is a catalogue in this folder; whatever else lacks it falls back to English."""
    names = sorted(entry.name for entry in files("pomezi.text").iterdir())
    return tuple(name.removesuffix(".ftl") for name in names if name.endswith(".ftl"))


LANGUAGES = _spoken()
