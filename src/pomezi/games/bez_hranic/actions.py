"""Actions as packed ints, and as text."""

from __future__ import annotations

from mypy_extensions import i64

from pomezi.core.notation import Notation
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
    notation = Notation(text)
    if notation.verb in WORDS:
        notation.expect_length(1)
        return WORDS.index(notation.verb)
    if notation.verb != "place":
        raise notation.fault("unknown-verb", 0, VERBS)
    colour = notation.choice(1, COLOURS, "unknown-colour") if two_colours else NONE
    at = 2 if two_colours else 1
    places = (FORTY_SLUG, *edition.states)
    state = notation.choice(at, places, "unknown-place", f"{FORTY_SLUG}, {edition.states[0]}") - 1
    notation.expect_length(at + 1)
    return place(colour, state)
