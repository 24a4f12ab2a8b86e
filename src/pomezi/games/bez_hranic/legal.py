"""What a seat may do now, and why not what it may not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.errors import Refusal
from pomezi.core.state import actor_refusal
from pomezi.games.bez_hranic import actions, board
from pomezi.games.bez_hranic.pieces import (
    CARD_FIELDS,
    CHOOSE,
    COLOURS,
    DEAL,
    DEAL_ACTION,
    FIELDS,
    NONE,
    OPEN_ACTION,
    PLACE_END,
    READY_ACTION,
    REVEAL_ACTION,
    SINGLE_ROUNDS,
    TOKENS,
)

if TYPE_CHECKING:
    from pomezi.games.bez_hranic.state import BezHranicState


def fill_actions(s: BezHranicState, seat: i64, buffer: vec[i64]) -> i64:
    """Placements by colour, then by field clockwise from 40; in the other phases the one thing to do."""
    if s.phase == CHOOSE and has_opened(s, seat):
        return _fill_places(s, seat, buffer)
    buffer[0] = _only_action(s)
    return 1


def _only_action(s: BezHranicState) -> i64:
    if s.phase == CHOOSE:
        return OPEN_ACTION
    if s.phase == DEAL:
        if s.shown < CARD_FIELDS:
            return DEAL_ACTION
        return REVEAL_ACTION
    return READY_ACTION


def has_opened(s: BezHranicState, seat: i64) -> bool:
    """At a live table the reveal opens the offer for everybody."""
    return not s.hidden_choice or (s.opened >> seat) & 1 == 1


def _fill_places(s: BezHranicState, seat: i64, buffer: vec[i64]) -> i64:
    count: i64 = 0
    due = board.tokens_due(s)
    colour: i64
    field: i64
    for colour in range(seat * s.each, (seat + 1) * s.each):
        if board.placed(s, colour) < due:
            name: i64 = NONE
            if s.two_colours:
                name = colour
            for field in range(FIELDS):
                if _is_free(s, colour, field):
                    buffer[count] = actions.place(name, board.state_at(s, field))
                    count += 1
    return count


def can_place(s: BezHranicState, colour: i64, field: i64) -> bool:
    return board.placed(s, colour) < board.tokens_due(s) and _is_free(s, colour, field)


def _is_free(s: BezHranicState, colour: i64, field: i64) -> bool:
    """For another token of a colour."""
    if board.lies_at(s, colour, field):
        return False
    return not s.two_colours or not _meets_sister(s, colour, field)


def sister(colour: i64) -> i64:
    """The other colour of the same player."""
    return colour ^ 1


def _meets_sister(s: BezHranicState, colour: i64, field: i64) -> bool:
    """Whether the two colours of a player would stand alike: at one field in rounds 1–2, later at the same
    two fields. With eight fields any other start can still be completed."""
    other = sister(colour)
    if not board.lies_at(s, other, field):
        return False
    if s.round <= SINGLE_ROUNDS:
        return True
    if board.placed(s, colour) + 1 < TOKENS or board.placed(s, other) < TOKENS:
        return False
    return board.lies_at(s, other, s.fields[colour * TOKENS])


def default_action(s: BezHranicState, seat: int) -> int:
    """The first legal one: a missing token goes to field 40, or to the first field from there that is free
    to it; whatever else is due is done."""
    return s.legal_actions(seat)[0]


# -- refusals


def refusal(s: BezHranicState, seat: int, action: int) -> Refusal | None:
    """None exactly for the legal actions."""
    reason = actor_refusal(s, seat, s.seats)
    is_known = 0 <= action < PLACE_END
    if reason is not None:
        early = reason.code == "not-your-turn" and is_known and actions.is_place(action)
        return _idle_refusal(s) if early else reason
    if not is_known or not (action <= OPEN_ACTION or actions.is_place(action)):
        return Refusal("no-such-action", {"action": action})
    if s.phase != CHOOSE or not has_opened(s, seat):
        return _single_refusal(s, action)
    if actions.is_place(action):
        return _place_refusal(s, seat, action)
    return Refusal("choose-now")


def _idle_refusal(s: BezHranicState) -> Refusal:
    """Why a seat that has nothing to do now may not place a token."""
    if s.phase == DEAL:
        return Refusal("middle-hidden")
    return Refusal("all-placed" if s.phase == CHOOSE else "map-open")


def _single_refusal(s: BezHranicState, action: int) -> Refusal | None:
    """In phases with one thing to do."""
    if action == _only_action(s):
        return None
    if s.phase == CHOOSE:
        return Refusal("open-first")
    if s.phase == DEAL:
        if actions.is_place(action):
            return Refusal("middle-hidden")
        if action == REVEAL_ACTION and not s.dealer_reveals:
            return Refusal("reveals-itself")
        return Refusal("deal-first" if s.shown < CARD_FIELDS else "reveal-now")
    return Refusal("map-open")


def _place_refusal(s: BezHranicState, seat: int, action: int) -> Refusal | None:
    named = int(actions.colour_of(action))
    if (named == NONE) == s.two_colours:
        return Refusal("no-such-action", {"action": action})
    colour = named if s.two_colours else seat
    if colour // s.each != seat:
        return Refusal("not-your-colour", {"colour": COLOURS[colour]})
    state = int(actions.state_of(action))
    place = actions.write_place(s.edition, state)
    field = int(board.field_of(s, state))
    if field == NONE:
        return Refusal("not-offered", {"place": place})
    if board.placed(s, colour) == board.tokens_due(s):
        return Refusal("colour-placed", {"colour": COLOURS[colour]})
    if board.lies_at(s, colour, field):
        return Refusal("same-field", {"place": place})
    if s.two_colours and _meets_sister(s, colour, field):
        code = "colours-together" if s.round <= SINGLE_ROUNDS else "same-pair"
        return Refusal(code, {"place": place, "colour": COLOURS[sister(colour)]})
    return None
