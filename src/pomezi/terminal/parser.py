"""The words of a command, read by argparse; what is wrong with them is said in our own sentences."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from pomezi.terminal.words import TerminalError


class Parser(argparse.ArgumentParser):
    """Leaves help to the catalogue, and complaints to whoever catches a TerminalError."""

    def __init__(self, command: str) -> None:
        super().__init__(prog=f"pomezi {command}", add_help=False, allow_abbrev=False, exit_on_error=False)
        self.command = command
        self.needed: list[str] = []
        self.add_argument("-h", "--help", action="store_true")

    def need(self, name: str) -> None:
        """A word that must be there."""
        self.needed.append(name)
        self.add_argument(name, nargs="?")

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        try:
            asked, others = self.parse_known_args(words)
        except argparse.ArgumentError as error:
            raise self._fault(error, words) from error
        missing = [name for name in self.needed if getattr(asked, name) is None]
        if others:
            raise self._complaint("usage-unknown", others)
        if missing:
            raise self._complaint("usage-missing", missing)
        return asked

    def _fault(self, error: argparse.ArgumentError, words: Sequence[str]) -> TerminalError:
        """Of an option: a value that cannot be read, one where none belongs, or none."""
        name = error.argument_name or ""
        given = [word for word in words if "=" in word and word.partition("=")[0] in name.split("/")]
        if isinstance(error.__context__, ValueError):
            return self._complaint("usage-bad-value", [name])
        return self._complaint("usage-unknown", given) if given else self._complaint("usage-no-value", [name])

    def _complaint(self, code: str, words: Sequence[str]) -> TerminalError:
        return TerminalError(code, words=" ".join(words), command=self.command)
