"""Why not: refusals, and the exceptions that carry them out of the engine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Refusal:
    """A code and the facts its sentence needs; the sentences live in the text catalogues."""

    code: str
    facts: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        facts = ", ".join(f"{key}: {value}" for key, value in self.facts.items())
        return f"{self.code} ({facts})" if facts else self.code

    def __reduce__(self) -> tuple[object, ...]:  # a frozen compiled class cannot be pickled field by field
        return Refusal, (self.code, self.facts)


class PomeziError(Exception):
    """The base of everything the engine raises for a caller's mistake."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class IllegalAction(PomeziError):
    """The text is an action, but not now or not for this seat."""


class NotationError(PomeziError):
    """The text is no action; `position` is where reading failed."""

    def __init__(self, code: str, text: str, position: int, expected: str) -> None:
        facts = {
            "text": text,
            "word": text[position:].split(" ")[0],
            "position": position,
            "expected": expected,
        }
        super().__init__(Refusal(code, facts))
        self.text = text
        self.position = position
        self.args = (code, text, position, expected)

    def __str__(self) -> str:
        return str(self.refusal)


class SetupError(PomeziError):
    """An unknown game, edition, option or value, a wrong number of seats, a bad seed, a bad stacked pile."""


class EditionError(PomeziError):
    """An edition file that cannot be played; the facts say where and why."""


class DumpError(PomeziError):
    """A dump that is no position of the game."""


class RecordError(PomeziError):
    """A record that cannot be read or replayed; the facts name the line."""
