"""The board as it lies: cards of the round, tokens at the fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pomezi.core.vecs import ints
from pomezi.games.bez_hranic.pieces import (
    CARD_FIELDS,
    FIRST_CARD,
    FORTY,
    NONE,
    SINGLE_ROUNDS,
    START_ROUNDS,
    TOKENS,
)

if TYPE_CHECKING:
    from pomezi.games.bez_hranic.state import BezHranicState

FIRST: Final = ints(FIRST_CARD)


def middle_cards(s: BezHranicState) -> i64:
    if s.round <= START_ROUNDS:
        return 1
    return 2


def tokens_due(s: BezHranicState) -> i64:
    """How many tokens a colour places in this round."""
    if s.round <= SINGLE_ROUNDS:
        return 1
    return TOKENS


def first_card(s: BezHranicState) -> i64:
    """Where this round's cards begin in the deck."""
    return FIRST[s.round]


def state_at(s: BezHranicState, field: i64) -> i64:
    """The state whose card lies (or will lie) at a field; NONE at field 40."""
    if field == FORTY:
        return NONE
    return s.deck[first_card(s) + field - 1]


def field_of(s: BezHranicState, state: i64) -> i64:
    """The field where a state lies, field 40 for NONE; NONE if it is not in the offer."""
    if state == NONE:
        return FORTY
    deck = s.deck
    first = first_card(s)
    field: i64
    for field in range(CARD_FIELDS):
        if deck[first + field] == state:
            return field + 1
    return NONE


def start_state(s: BezHranicState) -> i64:
    return s.deck[first_card(s) + CARD_FIELDS]


def target_state(s: BezHranicState) -> i64:
    """NONE in the rounds that have a start only."""
    if s.round <= START_ROUNDS:
        return NONE
    return s.deck[first_card(s) + CARD_FIELDS + 1]


def lies_at(s: BezHranicState, colour: i64, field: i64) -> bool:
    fields = s.fields
    at = colour * TOKENS
    return fields[at] == field or fields[at + 1] == field


def placed(s: BezHranicState, colour: i64) -> i64:
    """How many tokens of a colour lie on the board."""
    fields = s.fields
    at = colour * TOKENS
    if fields[at] == NONE:
        return 0
    if fields[at + 1] == NONE:
        return 1
    return 2


def lay_token(s: BezHranicState, colour: i64, field: i64) -> None:
    """On top of whatever lies at the field."""
    height: i64 = 0
    for other in s.fields:
        if other == field:
            height += 1
    at = colour * TOKENS + placed(s, colour)
    s.fields[at] = field
    s.under[at] = height
    s.left[colour // s.each] -= 1


def stack(s: BezHranicState, field: i64) -> list[int]:
    """The colours at a field from the bottom up."""
    found = [(int(s.under[at]), at // TOKENS) for at in range(len(s.fields)) if s.fields[at] == field]
    return [colour for _, colour in sorted(found)]


def clear(s: BezHranicState) -> None:
    """Everybody takes their tokens back and has this round's to place."""
    fields = s.fields
    under = s.under
    at: i64
    seat: i64
    for at in range(len(fields)):
        fields[at] = NONE
        under[at] = 0
    for seat in range(s.seats):
        s.left[seat] = s.each * tokens_due(s)


# -- in slugs


def offer(s: BezHranicState) -> list[str]:
    """The cards turned up at the edge, clockwise from field 40."""
    first = first_card(s)
    return [s.edition.states[card] for card in s.deck[first : first + min(s.shown, CARD_FIELDS)]]


def middle(s: BezHranicState) -> list[str]:
    """The cards turned up in the middle: none, the start, or start and target."""
    first = first_card(s)
    return [
        s.edition.states[card] for card in s.deck[first + CARD_FIELDS : first + max(s.shown, CARD_FIELDS)]
    ]
