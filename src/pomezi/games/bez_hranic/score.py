"""Money: what each journey costs or brings, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pomezi.core.vecs import zeros
from pomezi.games.bez_hranic import board, price
from pomezi.games.bez_hranic.pieces import FINAL, FORTY, FORTY_EUR, NONE, TOKENS, UNDER_EUR

if TYPE_CHECKING:
    from pomezi.games.bez_hranic.state import BezHranicState


def settle(s: BezHranicState) -> None:
    """Each colour pays its price, as far as the purse goes; in the final it receives it."""
    is_final = s.round == FINAL
    paid = zeros(len(s.paid))
    colour: i64
    for colour in range(len(paid)):
        seat = colour // s.each
        eur = price_eur(s, colour)
        if is_final:
            paid[colour] = eur
            s.money[seat] += eur
        else:
            paid[colour] = min(eur, s.money[seat])
            s.money[seat] -= paid[colour]
    s.paid = paid


def price_eur(s: BezHranicState, colour: i64) -> i64:
    """What a colour has to pay; in the final what it receives, and that is never below zero."""
    stack = UNDER_EUR * tokens_under(s, colour)
    if s.round == FINAL:
        return max(0, value_eur(s, colour) - stack)
    return value_eur(s, colour) + stack


def value_eur(s: BezHranicState, colour: i64) -> i64:
    """The price but for the tokens underneath."""
    at = colour * TOKENS
    forty: i64 = 0
    if board.lies_at(s, colour, FORTY):
        forty = FORTY_EUR
    a = chosen_state(s, at)
    b = chosen_state(s, at + 1)
    return forty + price.journey_eur(s.edition.atlas, board.start_state(s), board.target_state(s), a, b)


def chosen_state(s: BezHranicState, at: i64) -> i64:
    """The state a token has chosen; NONE at field 40, and while it lies nowhere."""
    field = s.fields[at]
    if field == NONE:
        return NONE
    return board.state_at(s, field)


def tokens_under(s: BezHranicState, colour: i64) -> i64:
    """Tokens under all of a colour's own; one that lies nowhere has none."""
    at = colour * TOKENS
    return s.under[at] + s.under[at + 1]


def places(s: BezHranicState) -> list[int]:
    """By money; equal money shares a place."""
    return [1 + sum(1 for other in s.money if other > own) for own in s.money]
