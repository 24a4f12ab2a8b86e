"""What serves a leg, as a bot sees it: balloon, event cards, and what they are worth. In tenths of a day."""

from __future__ import annotations

from typing import Final

from pomezi.bots.eighty_days.outlook import TENTHS, Outlook
from pomezi.games.eighty_days import actions, stack
from pomezi.games.eighty_days.leg import card_days, effect_of, place_of
from pomezi.games.eighty_days.pieces import (
    BALLOON,
    ELEPHANT,
    FLY,
    GO,
    OFFER,
    PLAY,
    PROPELLER_TRAIN,
    SUBMARINE,
    TARGET_SHIFT,
    VALUES,
)
from pomezi.games.eighty_days.state import EightyDaysState

ROLL: Final = 35  # what a die shows on average
KEPT: Final = {SUBMARINE: 25, PROPELLER_TRAIN: 18, BALLOON: 18, OFFER: 8, ELEPHANT: 0}  # held for a later leg
ANY: Final = 15  # some value to replace by; taken off again


def leg_cost(s: EightyDaysState, seat: int, outlook: Outlook, packed: int, balloon: bool) -> int:
    """About what a leg will cost with the best of what is at hand; event cards have their price."""
    at = int(s.at[seat])
    if packed == 0:
        return outlook.overland(at)
    held = stack.cards_of(s.held[seat])
    may_fly = s.legs == 0 and s.contacts == 0 and (balloon or BALLOON in held)
    best = TENTHS * int(card_days(packed, 0))
    for place, card in enumerate(actions.cards_in(packed)):
        rest = TENTHS * without(packed, 0, place)
        if may_fly:
            best = min(best, rest + ROLL + (0 if balloon else KEPT[BALLOON]))
        event = SUBMARINE if card >= VALUES else PROPELLER_TRAIN
        if event in held:
            best = min(best, rest + TENTHS * _days(s, event) + KEPT[event])
    return best


def without(laid: int, replaced: int, place: int) -> int:
    """The days of the other cards of a leg, when the one on this place is replaced."""
    return int(card_days(laid, replaced | ANY << (place * TARGET_SHIFT))) - ANY


def _days(s: EightyDaysState, event: int) -> int:
    return int(s.edition.ship_days if event == SUBMARINE else s.edition.train_days)


def best_service(s: EightyDaysState, seat: int, legal: list[int]) -> int:
    """Whatever saves more on the leg that lies there than it is worth for a later one; else just go."""
    best = int(actions.pack(GO, 0))
    most = 0
    for action in legal:
        about = int(actions.about_of(action))
        if actions.verb_of(action) == FLY:
            gain = gain_of(s, seat, BALLOON, about)
        elif actions.verb_of(action) == PLAY:
            event = int(actions.event_of(about))
            effect = int(effect_of(s, about))
            gain = gain_of(s, seat, effect, int(actions.target_of(about)) - 1) - _price(
                s, seat, event, effect
            )
        else:
            continue
        if gain > most:
            best, most = action, gain
    return best


def _price(s: EightyDaysState, seat: int, event: int, effect: int) -> int:
    """What a card would be worth on a later leg: less and less towards the end."""
    left = int(s.edition.legs - s.at[seat]) - 1
    return min(KEPT.get(effect, 0), 6 * left) if event == effect else 5 * min(1, left)


def gain_of(s: EightyDaysState, seat: int, effect: int, card: int) -> int:
    """Tenths of a day that an effect saves on the leg as it lies."""
    if effect == OFFER:
        return TENTHS * int(s.edition.offer_days)
    if effect == ELEPHANT:
        return TENTHS * int(s.edition.overland[s.at[seat]] - s.edition.by_elephant[s.at[seat]]) - ROLL
    saved = int(card_days(s.laid, s.replaced)) - without(int(s.laid), int(s.replaced), int(place_of(s, card)))
    return TENTHS * saved - (ROLL if effect == BALLOON else TENTHS * _days(s, effect))
