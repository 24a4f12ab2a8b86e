"""The editions of one game, each read once and kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from pomezi.core.edition import OWN, Sheet, open_sheet, short_name

MOST_OWN: Final = 32  # editions of players' own that are kept

E = TypeVar("E")


class Shelf(Generic[E]):
    """Hands out the editions of a game's folder, of files, and of texts."""

    def __init__(self, package: str, read: Callable[[Sheet], E]) -> None:
        self._package = package
        self._read = read
        self._kept: dict[str, E] = {}

    def load(self, edition: str) -> E:
        """By name or as text (kept once read), or by path (read anew: a file may have changed)."""
        if edition.endswith(".json"):
            return self._read(open_sheet(self._package, edition))
        key = short_name(edition)
        if key not in self._kept:
            self._make_room()
            self._kept[key] = self._read(open_sheet(self._package, edition))
        return self._kept[key]

    def _make_room(self) -> None:
        """Takes the oldest editions of players' own off when there are too many."""
        own = [key for key in self._kept if key.startswith(OWN)]
        for key in own[: max(0, len(own) - MOST_OWN + 1)]:
            del self._kept[key]
