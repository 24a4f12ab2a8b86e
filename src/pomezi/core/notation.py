"""Reading a notation word by word: what every game complains of alike."""

from __future__ import annotations

from collections.abc import Sequence

from pomezi.core.errors import NotationError


class Notation:
    """The words of a text that should be an action; every fault names the word where reading failed."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = text.split(" ")
        self.verb = self.words[0]

    def fault(self, code: str, index: int, expected: str) -> NotationError:
        return NotationError(code, self.text, self._begin(index), expected)

    def expect_more(self, index: int, expected: str) -> None:
        """Something stands at this place or after it."""
        if not any(self.words[index:]):
            raise self.fault("missing-word", index, expected)

    def expect_length(self, length: int) -> None:
        """Nothing follows the word before this place."""
        if len(self.words) != length:
            raise self.fault("too-many-words", length, " ".join(self.words[:length]))

    def choice(self, index: int, known: Sequence[str], code: str, expected: str = "") -> int:
        """Which of the known words stands at this place."""
        expected = expected or ", ".join(known)
        self.expect_more(index, expected)
        word = self.words[index]
        for number, each in enumerate(known):
            if each == word:
                return number
        raise self.fault(code, index, expected)

    def _begin(self, index: int) -> int:
        """Where a word begins in the text."""
        if index >= len(self.words):
            return len(self.text)
        return sum(len(word) + 1 for word in self.words[:index])
