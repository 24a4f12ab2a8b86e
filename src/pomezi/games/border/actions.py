"""Actions as packed ints, and as text."""

from __future__ import annotations

from mypy_extensions import i64

from pomezi.core.errors import NotationError
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
    words = text.split(" ")
    verb = words[0]
    if verb == "roll":
        return _read_roll(text, words)
    if verb == "complete":
        return _read_complete(edition, text, words)
    if verb == "cross":
        return _read_cross(edition, text, words)
    if verb in ("keep", "done"):
        _expect_length(text, words, 1)
        return KEEP if verb == "keep" else DONE
    raise NotationError("unknown-verb", text, 0, VERBS)


def _read_roll(text: str, words: list[str]) -> int:
    _expect_more(text, words, 1, DICE_EXAMPLE)
    _expect_length(text, words, 2)
    mask = 0
    position = _at(words, 1)
    for number in words[1].split(","):
        if number not in ("1", "2", "3", "4", "5"):
            raise NotationError("unknown-die", text, position, ROLL_EXAMPLE)
        bit = 1 << (int(number) - 1)
        if mask & bit:
            raise NotationError("die-twice", text, position, ROLL_EXAMPLE)
        mask |= bit
        position += len(number) + 1
    return mask


def _read_complete(edition: Edition, text: str, words: list[str]) -> int:
    _expect_more(text, words, 1, _range_of(edition.areas[0]))
    if words[1] not in edition.area_by_slug:
        raise NotationError("unknown-area", text, _at(words, 1), _range_of(edition.areas[0]))
    _expect_length(text, words, 2)
    return complete(edition.area_by_slug[words[1]])


def _read_cross(edition: Edition, text: str, words: list[str]) -> int:
    _expect_more(text, words, 1, _range_of(edition.cells))
    if words[1] not in edition.cells:
        raise NotationError("unknown-cell", text, _at(words, 1), _range_of(edition.cells))
    _expect_more(text, words, 2, ", ".join(COLOURS))
    if words[2] not in COLOURS:
        raise NotationError("unknown-colour", text, _at(words, 2), ", ".join(COLOURS))
    _expect_length(text, words, 3)
    return cross(edition.cells.index(words[1]), COLOURS.index(words[2]))


def _range_of(slugs: tuple[str, ...]) -> str:
    return f"{slugs[0]}…{slugs[-1]}"


def _expect_more(text: str, words: list[str], index: int, expected: str) -> None:
    if index >= len(words) or words[index] == "":
        raise NotationError("missing-word", text, _at(words, index), expected)


def _expect_length(text: str, words: list[str], length: int) -> None:
    if len(words) != length:
        raise NotationError("too-many-words", text, _at(words, length), " ".join(words[:length]))


def _at(words: list[str], index: int) -> int:
    """Where a word begins in the text."""
    return sum(len(word) + 1 for word in words[:index]) if index < len(words) else len(" ".join(words))
