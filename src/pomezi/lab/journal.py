"""Results on disk: a line of JSON for every chunk of deals, so that an interrupted tournament goes on."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from pomezi.core.errors import Refusal, SetupError
from pomezi.core.game import find_game
from pomezi.lab.match import Played, Terms, from_json, to_json


@dataclass(frozen=True)
class Chunk:
    """Deals of one pair that one process plays at a time: decided by their seeds alone."""

    terms: Terms
    a: str
    b: str
    first: int
    last: int

    def seeds(self) -> range:
        return range(self.first, self.last + 1)


@dataclass(frozen=True)
class Entry:
    """One line: the results of a chunk, and the code that played it."""

    chunk: Chunk
    games: tuple[Played, ...]
    code: str
    seconds: float


class Journal:
    """Lines are only ever added; a line that a crash has cut short is dropped and played again."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self, terms: Terms) -> list[Entry]:
        """The lines under these terms, in the order of the file."""
        key = terms.key()
        return [_entry(found, terms) for found in self._lines() if found["terms"] == key]

    def _lines(self) -> Iterator[dict[str, Any]]:
        try:
            text = self.path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return
        for number, line in enumerate(text.split("\n")[:-1], 1):
            try:
                found = dict(json.loads(line))
                yield found | {"terms": str(found["terms"])}
            except (KeyError, TypeError, ValueError) as error:
                raise SetupError(
                    Refusal("journal-broken", {"file": str(self.path), "line": number})
                ) from error

    def mend(self) -> None:
        """Cuts off a last line without an end."""
        if self.path.exists():
            with self.path.open("rb+") as file:
                file.truncate(file.read().rfind(b"\n") + 1)

    def add(self, entry: Entry) -> None:
        chunk = entry.chunk
        line = {
            "terms": chunk.terms.key(),
            "a": chunk.a,
            "b": chunk.b,
            "seeds": [chunk.first, chunk.last],
            "games": [to_json(played) for played in entry.games],
            "code": entry.code,
            "seconds": round(entry.seconds, 3),
        }
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
            file.flush()
            os.fsync(file.fileno())


def _entry(found: dict[str, Any], terms: Terms) -> Entry:
    first, last = found["seeds"]
    games = tuple(from_json(game) for game in found["games"])
    return Entry(
        Chunk(terms, found["a"], found["b"], first, last), games, found["code"], float(found["seconds"])
    )


def fingerprint(game: str) -> str:
    """Of the sources that decide how bots play a game: results of different ones should not be mixed."""
    digest = sha256()
    bots = files("pomezi.bots")
    rooms = [files("pomezi.core"), files(find_game(game).package), bots, bots / "search", bots / game]
    for room in rooms:
        if room.is_dir():  # a stranger's game keeps its bots in its own folder
            for path in _sources(room):
                digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def _sources(folder: Traversable) -> list[Traversable]:
    found = [path for path in folder.iterdir() if path.name.endswith((".py", ".json"))]
    found += [path for sub in folder.iterdir() if sub.name == "editions" for path in sub.iterdir()]
    return sorted(found, key=lambda path: path.name)
