"""Actions as packed ints, and as text."""

from __future__ import annotations

from mypy_extensions import i64

from pomezi.core.errors import NotationError
from pomezi.core.notation import Notation
from pomezi.games.border.edition import Edition
from pomezi.games.border.pieces import (
    ALL_DICE,
    BOARDS,
    COLOUR_MASK,
    COLOUR_SHIFT,
    COLOURS,
    COMPLETE_FIRST,
    CROSS_FIRST,
    DICE,
    DONE,
    HUES,
    KEEP,
)

VERBS = "roll, keep, complete, cross, done"
DICE_EXAMPLE = "1,3,5"
ROLL_EXAMPLE = f"roll {DICE_EXAMPLE}"


def complete(area: i64) -> i64:
    """`area` is counted over all boards."""
    return COMPLETE_FIRST + area


def area_of(action: i64) -> i64:
    return action - COMPLETE_FIRST


def cross(cell: i64, colour: i64) -> i64:
    return CROSS_FIRST + (cell << COLOUR_SHIFT | colour)


def cell_of(action: i64) -> i64:
    return (action - CROSS_FIRST) >> COLOUR_SHIFT


def colour_of(action: i64) -> i64:
    return (action - CROSS_FIRST) & COLOUR_MASK


def is_action(edition: Edition, action: int) -> bool:
    """Whether an int is an action of this edition at all, of any seat at any time."""
    if action >= CROSS_FIRST:
        past = CROSS_FIRST + (len(edition.cells) << COLOUR_SHIFT)  # a plain int, as the action may be any
        return action < past and colour_of(action) < HUES
    if action >= COMPLETE_FIRST:
        area = action - COMPLETE_FIRST
        board = area // edition.most_areas
        return board < len(BOARDS) and area % edition.most_areas < edition.area_count[board]
    return 1 <= action <= DONE


def dice_in(mask: int) -> list[int]:
    """The numbers, from 1, of the dice in a bit mask."""
    return [die + 1 for die in range(DICE) if (mask >> die) & 1]


def write(edition: Edition, action: int) -> str:
    if action >= CROSS_FIRST:
        return f"cross {edition.cells[cell_of(action)]} {COLOURS[colour_of(action)]}"
    if action >= COMPLETE_FIRST:
        return f"complete {edition.area_slug(area_of(action))}"
    if action <= ALL_DICE:
        return "roll " + ",".join(str(die) for die in dice_in(action))
    return "keep" if action == KEEP else "done"


def read(edition: Edition, text: str) -> int:
    notation = Notation(text)
    verb = notation.verb
    if verb == "roll":
        return _read_roll(notation)
    if verb == "complete":
        return _read_complete(edition, notation)
    if verb == "cross":
        return _read_cross(edition, notation)
    if verb in ("keep", "done"):
        notation.expect_length(1)
        return KEEP if verb == "keep" else DONE
    raise notation.fault("unknown-verb", 0, VERBS)


def _read_roll(notation: Notation) -> int:
    notation.expect_more(1, DICE_EXAMPLE)
    notation.expect_length(2)
    mask = 0
    position = len("roll ")
    for number in notation.words[1].split(","):
        if number not in ("1", "2", "3", "4", "5"):
            raise NotationError("unknown-die", notation.text, position, ROLL_EXAMPLE)
        bit = 1 << (int(number) - 1)
        if mask & bit:
            raise NotationError("die-twice", notation.text, position, ROLL_EXAMPLE)
        mask |= bit
        position += len(number) + 1
    return mask


def _read_complete(edition: Edition, notation: Notation) -> int:
    expected = _range_of(edition.areas[0])
    notation.expect_more(1, expected)
    if notation.words[1] not in edition.area_by_slug:
        raise notation.fault("unknown-area", 1, expected)
    notation.expect_length(2)
    return complete(edition.area_by_slug[notation.words[1]])


def _read_cross(edition: Edition, notation: Notation) -> int:
    cell = notation.choice(1, edition.cells, "unknown-cell", _range_of(edition.cells))
    colour = notation.choice(2, COLOURS, "unknown-colour")
    notation.expect_length(3)
    return cross(cell, colour)


def _range_of(slugs: tuple[str, ...]) -> str:
    return f"{slugs[0]}…{slugs[-1]}"
