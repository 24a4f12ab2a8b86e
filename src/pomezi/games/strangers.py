"""Games from other packages: named by the entry point `pomezi.games`, looked over, and let in.

[project.entry-points."pomezi.games"]
toll = "toll:GAME"
"""
# mypyc: interpreted

from __future__ import annotations

import re
import warnings
from collections.abc import Container, Iterator
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from types import ModuleType

from pomezi.core.errors import PomeziError
from pomezi.core.game import Game, Setup
from pomezi.core.state import State

GROUP = "pomezi.games"
LANGUAGE = "en"  # the one that every game must speak: it stands in for all others
SENTENCES = ("game", "about")
DOORS = (
    "clone", "actors", "pace", "fill_actions", "apply", "scores", "places", "knowledge", "refusal",
    "default_action", "view", "determinize", "write", "read", "dump",
)  # fmt: skip


class Lacking(Exception):
    """A part of a game is not there; the message names it."""


def brought(known: Container[str]) -> Iterator[Game]:
    """A game that lacks something is left out, with a warning that says what; all others play on."""
    for entry in entry_points(group=GROUP):
        try:
            game = look_over(entry)
            if game.key in known:
                raise Lacking(f"a key of its own: {game.key!r} is taken")
            yield game
        except Lacking as lack:
            warnings.warn(f"The game {entry.name} is left out. It lacks {lack}", stacklevel=2)


def look_over(entry: EntryPoint) -> Game:
    """The game of an entry point; raises Lacking."""
    try:
        game = entry.load()
    except (ImportError, AttributeError, SyntaxError, TypeError) as error:
        raise Lacking(f"something that it imports: {error}") from error
    if not isinstance(game, Game):
        raise Lacking(f"a Game: {entry.value} is {type(game).__name__}")
    _check_sentences(game)
    for edition in game.editions or (_no_editions(),):
        _check_start(game, edition)
    return game


def _no_editions() -> str:
    raise Lacking("editions: there must be one at least")


def _check_sentences(game: Game) -> None:
    catalogue = files(game.package) / "text" / f"{LANGUAGE}.ftl"
    if not catalogue.is_file():
        raise Lacking(f"its sentences: text/{LANGUAGE}.ftl is not there")
    written = set(re.findall(r"^([a-z][\w-]*) =", catalogue.read_text(encoding="utf-8"), re.MULTILINE))
    for key in (*SENTENCES, *(f"option-{option.key}" for option in game.options)):
        if key not in written:
            raise Lacking(f"a sentence: {key} is not in text/{LANGUAGE}.ftl")


def _check_start(game: Game, edition: str) -> None:
    """A first position can be dealt, written down and looked at."""
    try:
        state = game.new(Setup(game.seats[0], "0", edition))
        _check_doors(state)
        state.view(0)
        game.load(state.dump())
    except PomeziError as error:
        raise Lacking(f"a first position of {edition!r}: {error.refusal}") from error
    except (AttributeError, TypeError, KeyError) as error:
        raise Lacking(f"a door of the protocol: {error}") from error


def _check_doors(state: State) -> None:
    """Compiled, nothing else complains of an abstract door that a class leaves shut."""
    for name in DOORS:
        if getattr(type(state), name, None) is getattr(State, name):
            raise Lacking(f"a door of the protocol: {type(state).__name__}.{name}")


def part_of(game: Game, name: str) -> ModuleType | None:
    """A part that a game's folder brings itself (`bots`, `terminal`, `encoder`), if it does."""
    wanted = f"{game.package}.{name}"
    try:
        return import_module(wanted)
    except ModuleNotFoundError as error:
        if error.name != wanted:
            raise
        return None
