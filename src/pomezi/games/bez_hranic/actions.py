"""Actions as packed ints, and as text."""

from __future__ import annotations

from mypy_extensions import i64

from pomezi.core.errors import NotationError
from pomezi.games.bez_hranic.edition import Edition
from pomezi.games.bez_hranic.pieces import (
    COLOURS,
    NONE,
    PLACE,
    PLACE_END,
    PLACE_MASK,
    PLACE_SHIFT,
    STATES,
)

WORDS = ("ready", "deal", "reveal", "open")  # by action; `reveal` is a word of rules 1
VERBS = "ready, deal, open, place"
FORTY_SLUG = "40"


def place(colour: i64, state: i64) -> i64:
    """`colour` is NONE where each player has one; `state` is NONE for field 40."""
    return PLACE + ((colour + 1) << PLACE_SHIFT) + state + 1


def is_place(action: i64) -> bool:
    return PLACE <= action < PLACE_END and action & PLACE_MASK <= STATES


def colour_of(action: i64) -> i64:
    return ((action - PLACE) >> PLACE_SHIFT) - 1


def state_of(action: i64) -> i64:
    return (action & PLACE_MASK) - 1


def write(edition: Edition, action: i64) -> str:
    if action < PLACE:
        return WORDS[action]
    colour = colour_of(action)
    where = write_place(edition, state_of(action))
    return f"place {where}" if colour == NONE else f"place {COLOURS[colour]} {where}"


def write_place(edition: Edition, state: i64) -> str:
    return FORTY_SLUG if state == NONE else edition.states[state]


def read(edition: Edition, two_colours: bool, text: str) -> int:
    """`place hu`, `place 40`; with two colours each `place red hu`."""
    words = text.split(" ")
    if words[0] in WORDS:
        _expect_length(text, words, 1)
        return WORDS.index(words[0])
    if words[0] != "place":
        raise NotationError("unknown-verb", text, 0, VERBS)
    colour = NONE
    if two_colours:
        if len(words) < 2 or words[1] not in COLOURS:
            raise NotationError("unknown-colour", text, _at(words, 1), ", ".join(COLOURS))
        colour = COLOURS.index(words[1])
    at = 2 if two_colours else 1
    if len(words) <= at or (words[at] != FORTY_SLUG and words[at] not in edition.state_by_slug):
        raise NotationError("unknown-place", text, _at(words, at), f"{FORTY_SLUG}, {edition.states[0]}")
    _expect_length(text, words, at + 1)
    return place(colour, edition.state_by_slug.get(words[at], NONE))


def _expect_length(text: str, words: list[str], length: int) -> None:
    if len(words) != length:
        raise NotationError("too-many-words", text, _at(words, length), " ".join(words[:length]))


def _at(words: list[str], index: int) -> int:
    """Where a word begins in the text."""
    return sum(len(word) + 1 for word in words[:index]) if index < len(words) else len(" ".join(words))
