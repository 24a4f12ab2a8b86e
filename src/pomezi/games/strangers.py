"""Games from other packages: named by the entry point `pomezi.games`, looked over, and let in.

[project.entry-points."pomezi.games"]
toll = "toll:GAME"
"""
# mypyc: interpreted

from __future__ import annotations

import re
import warnings
from collections.abc import Container, Iterator, Mapping
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from types import ModuleType

from pomezi.core.errors import DumpError, PomeziError
from pomezi.core.game import Game, Setup
from pomezi.core.rng import seeded
from pomezi.core.state import State

GROUP = "pomezi.games"
LANGUAGE = "en"  # the one that every game must speak: it stands in for all others
SENTENCES = ("game", "about")
DOORS = (
    "clone", "actors", "pace", "fill_actions", "apply", "scores", "places", "knowledge", "refusal",
    "default_action", "view", "determinize", "redeal", "write", "read", "dump",
)  # fmt: skip
GAME_DOORS = ("new", "load", "suppose", "names")
VIEW_KEYS = ("seat", "actors")


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
    except Exception as error:  # whatever a stranger does, the house plays on
        raise Lacking(f"a module that can be imported: {type(error).__name__}: {error}") from error
    if not isinstance(game, Game):
        raise Lacking(f"a Game: {entry.value} is {type(game).__name__}")
    _check_doors(game, Game, GAME_DOORS)
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
        _check_doors(state, State, DOORS)
        game.load(state.dump())
        _check_way_back(game, state.view(0))
    except PomeziError as error:
        raise Lacking(f"a first position of {edition!r}: {error.refusal}") from error
    except (AttributeError, TypeError, KeyError) as error:
        raise Lacking(f"a door of the protocol: {error}") from error
    except Lacking:
        raise
    except Exception as error:
        raise Lacking(f"a first position of {edition!r}: {type(error).__name__}: {error}") from error


def _check_way_back(game: Game, view: Mapping[str, object]) -> None:
    """From a view to a position that has it."""
    for key in VIEW_KEYS:
        if key not in view:
            raise Lacking(f"a key of its view: {key}")
    try:
        game.imagine(view, seeded("0"))
    except DumpError as error:
        name = type(game).__name__
        raise Lacking(f"a way back from its view: {name}.suppose does not lead to it") from error


def _check_doors(found: State | Game, protocol: type[State] | type[Game], doors: tuple[str, ...]) -> None:
    """Compiled, nothing else complains of an abstract door that a class leaves shut."""
    for name in doors:
        if getattr(type(found), name, None) is getattr(protocol, name):
            raise Lacking(f"a door of the protocol: {type(found).__name__}.{name}")


def part_of(game: Game, name: str) -> ModuleType | None:
    """A part that a game's folder brings itself (`bots`, `terminal`, `encoder`), if it does."""
    wanted = f"{game.package}.{name}"
    try:
        return import_module(wanted)
    except ModuleNotFoundError as error:
        if error.name != wanted:
            raise
        return None
