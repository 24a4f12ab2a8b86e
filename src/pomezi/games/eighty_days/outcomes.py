"""For the owner of a hand: how many days the next leg would take, action by action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pomezi.games.eighty_days import actions, leg, plan
from pomezi.games.eighty_days.pieces import (
    ACCEPT,
    BALLOON,
    DIE,
    DISCARDING,
    FLY,
    LEG,
    NONE,
    ON_ELEPHANT,
    OVER,
    PLAY,
    ROLLING,
    TARGET_SHIFT,
    TRAVEL,
)

if TYPE_CHECKING:
    from pomezi.games.eighty_days.state import EightyDaysState

ANY_ROLL = (1, DIE)


def outcomes(s: EightyDaysState, seat: int) -> dict[str, list[int]]:
    """The fewest and the most days of the leg, by notation: the cards it can take from this hand, whoever's
    turn it is; once they lie on the table, what may serve it."""
    if s.turn == seat and s.phase in (LEG, ROLLING):
        return {s.write(action): days_after(s, seat, action) for action in s.legal_actions(seat)}
    if not may_plan(s, seat):
        return {}
    found = {}
    for packed in choices(s, seat):
        t = s.clone()
        t.laid, t.replaced, t.offers, t.elephant = packed, 0, 0, 0
        days = int(leg.leg_days(t, seat))
        found[s.write(int(actions.pack(TRAVEL, packed)))] = [days, days]
    return found


def may_plan(s: EightyDaysState, seat: int) -> bool:
    """Whether cards for the next leg may be chosen, if only in thought: as long as there is one, except while
    the seat's own cards lie on the table or have to be discarded."""
    if s.ranks[seat] != 0 or s.phase == OVER:
        return False
    return s.turn != seat or s.phase not in (LEG, ROLLING, DISCARDING)


def choices(s: EightyDaysState, seat: int) -> list[int]:
    at = int(s.at[seat])
    return plan.choices_of(s, seat, at) if s.edition.ways[at] != 0 else [0]


def days_after(s: EightyDaysState, seat: int, action: int) -> list[int]:
    verb = actions.verb_of(action)
    about = actions.about_of(action)
    t = s.clone()
    if verb == ACCEPT:
        return [days_rolled(t, seat, int(s.die))] * 2
    if verb == FLY:
        leg.attach(t, BALLOON, about)
    elif verb == PLAY:
        leg.attach(t, leg.effect_of(s, about), actions.target_of(about) - 1)
    if t.elephant == 1:
        t.roll_for = ON_ELEPHANT
    return [days_rolled(t, seat, die) for die in ANY_ROLL]


def days_rolled(s: EightyDaysState, seat: int, die: int) -> int:
    """As if this roll stood; the same for every roll if none is due."""
    t = s.clone()
    t.die = die
    if t.roll_for not in (NONE, ON_ELEPHANT):
        t.replaced |= t.die << (t.roll_for * TARGET_SHIFT)
    return int(leg.leg_days(t, seat))
