"""What speaks for an action in Around the World in 80 Days: days of the leg, cards for it, what awaits."""

from __future__ import annotations

from typing import Final

from pomezi.bots.eighty_days.leg import gain_of
from pomezi.bots.eighty_days.outlook import TENTHS, Outlook, Temper
from pomezi.bots.eighty_days.sights import next_token
from pomezi.bots.reason import Reason
from pomezi.core.state import State
from pomezi.games.eighty_days import actions
from pomezi.games.eighty_days.leg import card_days, effect_of, leg_days, next_city
from pomezi.games.eighty_days.pieces import (
    ACCEPT,
    BALLOON,
    BUY,
    CARD_PRICE,
    CARD_TYPES,
    CARDS,
    DETECTIVE_DAYS,
    DISCARD,
    FLY,
    GO,
    LEG,
    MOVE_DETECTIVE,
    NONE,
    PAR_DAYS,
    PLAY,
    REROLL,
    SPACES,
    STAY,
    TAKE,
    TOKENS,
    TRAVEL,
    UNSEEN,
    USE,
    VALUES,
)
from pomezi.games.eighty_days.state import EightyDaysState

NEXT_LEG: Final = Temper(legs=1)


def reasons(state: State, seat: int, action: int) -> list[Reason]:
    assert isinstance(state, EightyDaysState)
    verb, about = int(actions.verb_of(action)), int(actions.about_of(action))
    if verb == TAKE:
        return [] if about == UNSEEN else _for_a_card(state, seat, about)
    if verb == TRAVEL:
        return _for_a_leg(state, seat, about)
    if verb == STAY:
        return _for_staying(state, seat)
    if verb == MOVE_DETECTIVE:
        return _for_the_detective(state, seat, about)
    if verb in (REROLL, ACCEPT):
        return [Reason("die-shows", {"die": int(state.die)})]
    if verb == USE and state.space != NONE:
        return [Reason("uses-action", {"space": SPACES[state.space]})]
    if verb == BUY:
        return [Reason("buys-card", {"coins": CARD_PRICE})]
    if verb == DISCARD and about < CARD_TYPES:
        return [Reason("card-not-needed", {"card": CARDS[about]}, is_secret=True)]
    return _for_a_service(state, seat, verb, about) if state.phase == LEG else []


# -- the card to take


def _for_a_card(s: EightyDaysState, seat: int, space: int) -> list[Reason]:
    card = int(s.row[space])
    outlook = Outlook(s, seat, NEXT_LEG)
    hand = outlook.hand_of(s, seat)
    before = _fewest(s, seat, outlook, hand)
    after = _fewest(s, seat, outlook, hand + outlook.one(card))
    facts = {"card": CARDS[card], "to": next_city(s, seat), "days": after}
    found = []
    if before < 0 <= after:
        found.append(Reason("card-opens-leg", facts, is_secret=True))
    elif 0 <= after < before:
        found.append(Reason("card-shortens-leg", facts, is_secret=True))
    found.append(Reason("brings-action", {"space": SPACES[space]}))
    return [*found, Reason("card-takes", {"card": CARDS[card], "days": card % VALUES + 1})]


def _fewest(s: EightyDaysState, seat: int, outlook: Outlook, hand: int) -> int:
    """Days of the next leg with the best cards in hand; -1 if they do not do."""
    at = int(s.at[seat])
    return min([_days(s, at, packed) for packed in outlook.travels(at, hand)], default=-1)


def _days(s: EightyDaysState, leg: int, packed: int) -> int:
    return int(card_days(packed, 0)) if s.edition.ways[leg] else int(s.edition.overland[leg])


# -- the leg


def _for_a_leg(s: EightyDaysState, seat: int, packed: int) -> list[Reason]:
    at = int(s.at[seat])
    days = _days(s, at, packed)
    to = next_city(s, seat)
    found = [Reason("leg-takes", {"to": to, "days": days})]
    outlook = Outlook(s, seat, NEXT_LEG)
    hand = outlook.hand_of(s, seat)
    if len(outlook.travels(at, hand)) > 1 and days == _fewest(s, seat, outlook, hand):
        found.append(Reason("fewest-days", {"to": to}, is_secret=True))
    if at + 1 < s.edition.legs:
        token = next_token(s, seat)
        if token != NONE:
            found.append(Reason("token-waits", {"city": to, "token": TOKENS[token]}))
        if s.detective == at + 1:
            found.append(Reason("detective-waits", {"city": to, "days": DETECTIVE_DAYS}, is_risk=True))
    gone = int(s.days[seat]) + days
    left = int(s.edition.legs) - at - 1
    if gone * s.edition.legs > PAR_DAYS * (at + 1):
        found.append(Reason("behind-time", {"days": gone, "legs": left}, is_risk=True))
    return found


def _for_staying(s: EightyDaysState, seat: int) -> list[Reason]:
    outlook = Outlook(s, seat, NEXT_LEG)
    days = _fewest(s, seat, outlook, outlook.hand_of(s, seat))
    to = next_city(s, seat)
    if days < 0:
        found = [Reason("cards-missing", {"to": to}, is_secret=True)]
    else:
        found = [Reason("leg-can-wait", {"to": to, "days": days}, is_secret=True)]
    if s.detective == s.at[seat]:
        city = s.edition.cities[s.at[seat]]
        found.append(Reason("detective-waits", {"city": city, "days": DETECTIVE_DAYS}, is_risk=True))
    return found


def _for_a_service(s: EightyDaysState, seat: int, verb: int, about: int) -> list[Reason]:
    """What a balloon or an event card saves on the leg that lies there, a die counted by its average."""
    if verb == GO and s.elephant == 0:
        return [Reason("leg-takes", {"to": next_city(s, seat), "days": int(leg_days(s, seat))})]
    if verb == FLY:
        gain = gain_of(s, seat, BALLOON, about)
    elif verb == PLAY:
        gain = gain_of(s, seat, int(effect_of(s, about)), int(actions.target_of(about)) - 1)
    else:
        return []
    return [Reason("saves-days", {"days": gain // TENTHS})] if gain >= TENTHS else []


def _for_the_detective(s: EightyDaysState, seat: int, city: int) -> list[Reason]:
    near = sum(1 for other in range(s.seats) if other != seat and s.at[other] in (city - 1, city))
    return [Reason("detective-bars", {"city": s.edition.cities[city], "count": near})] if near else []
