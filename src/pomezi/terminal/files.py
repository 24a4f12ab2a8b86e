"""Records on disk: read with care, written line by line."""

from __future__ import annotations

from pathlib import Path
from typing import TextIO

from pomezi.core.record import Entry, Record
from pomezi.terminal.words import TerminalError


def read_text(path: str) -> str:
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise TerminalError("file-not-text", file=path) from error
    except FileNotFoundError as error:
        raise TerminalError("file-not-found", file=path) from error
    except (OSError, ValueError) as error:
        raise TerminalError("file-unreadable", file=path) from error
    if any(ord(letter) < ord(" ") and letter not in "\n\r\t" for letter in text):
        raise TerminalError("file-not-text", file=path)
    return text


class Recorder:
    """Writes a record as it is played; every line is on disk before the next action."""

    def __init__(self, path: str, record: Record) -> None:
        self.path = path
        self.record = record
        self.file: TextIO | None = self._open() if path else None
        self._write(record.header())

    def add(self, entry: Entry) -> None:
        self._write(f"{entry}\n")

    def close(self) -> None:
        """With the closing line, if the game has one by now."""
        if self.record.closing:
            self._write(f"{self.record.closing}\n")
        if self.file is not None:
            self.file.close()
            self.file = None

    def _open(self) -> TextIO:
        try:
            return Path(self.path).open("x", encoding="utf-8", newline="\n")
        except FileExistsError as error:
            raise TerminalError("file-exists", file=self.path) from error
        except (OSError, ValueError) as error:
            raise TerminalError("file-unwritable", file=self.path) from error

    def _write(self, text: str) -> None:
        if self.file is None:
            return
        try:
            self.file.write(text)
            self.file.flush()
        except OSError as error:
            raise TerminalError("file-unwritable", file=self.path) from error
