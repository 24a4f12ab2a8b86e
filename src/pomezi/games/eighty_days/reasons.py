"""Why a seat may not do what it may not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pomezi.core.errors import Refusal
from pomezi.core.state import actor_refusal
from pomezi.games.eighty_days import actions, stack
from pomezi.games.eighty_days.edition import MOST_WAYS
from pomezi.games.eighty_days.leg import balloon_may_fly, effect_of, next_city
from pomezi.games.eighty_days.legal import may_travel
from pomezi.games.eighty_days.pieces import (
    ACCEPT,
    ACTING,
    BALLOON,
    BUY,
    CARD_PRICE,
    CARD_TYPES,
    CARDS,
    CASH,
    CITY_TARGET,
    CONTACTS,
    DETECTIVE,
    DISCARD,
    DISCARDING,
    ELEPHANT,
    END,
    EVENT_CARDS,
    EXCHANGE,
    FLY,
    GO,
    KINDS,
    LEG,
    MOVE_DETECTIVE,
    NONE,
    OFFER,
    PHASES,
    PLAY,
    PRINCESS,
    PROPELLER_TRAIN,
    REROLL,
    ROLLING,
    SHIP,
    SKIP,
    SPACE_DETECTIVE,
    SPACE_EXCHANGE,
    SPACES,
    STAY,
    SUBMARINE,
    TAKE,
    TAKING,
    TOKEN,
    TRAIN,
    TRAVEL,
    UNSEEN,
    USE,
    USING,
    VALUES,
    VERB_SHIFT,
)

if TYPE_CHECKING:
    from pomezi.games.eighty_days.state import EightyDaysState

LARGEST = (DISCARD + 1 << VERB_SHIFT) - 1
ANYTIME = (TAKING, USING, ACTING)
PHASES_OF = {  # the phases a verb belongs to
    TAKE: (TAKING,),
    USE: (USING, TOKEN),
    SKIP: (USING, TOKEN),
    MOVE_DETECTIVE: (USING,),
    EXCHANGE: (USING,),
    TRAVEL: (ACTING,),
    FLY: (LEG,),
    PLAY: (*ANYTIME, LEG),
    GO: (LEG,),
    REROLL: (ROLLING,),
    ACCEPT: (ROLLING,),
    BUY: ANYTIME,
    CASH: ANYTIME,
    STAY: (ACTING,),
    END: (ACTING,),
    DISCARD: (DISCARDING,),
}


def refusal(s: EightyDaysState, seat: int, action: int) -> Refusal | None:
    """None exactly for the legal actions."""
    reason = actor_refusal(s, seat, s.seats)
    if reason is not None:
        return reason
    if action in s.legal_actions(seat):
        return None
    nonsense = Refusal("no-such-action", {"action": action})
    if not 0 <= action <= LARGEST:
        return nonsense
    verb = int(actions.verb_of(action))
    about = int(actions.about_of(action))
    if not _makes_sense(s, verb, about):
        return nonsense
    if int(s.phase) not in PHASES_OF[verb]:
        return Refusal("not-in-phase", {"phase": PHASES[s.phase]})
    return _reason(s, seat, verb, about) or nonsense


def _makes_sense(s: EightyDaysState, verb: int, about: int) -> bool:
    """Whether an action of this number can ever be written down."""
    if verb == TAKE:
        return about <= UNSEEN
    if verb == MOVE_DETECTIVE:
        return about < len(s.edition.cities)
    if verb in (EXCHANGE, TRAVEL):
        cards = actions.cards_in(about)
        return all(0 <= card < CARD_TYPES for card in cards) and actions.pack_cards(cards) == about
    if verb == FLY:
        return about < CARD_TYPES
    if verb == PLAY:
        return _play_makes_sense(s, about)
    if verb == BUY:
        return about <= 1
    if verb == DISCARD:
        return about < CARD_TYPES + len(EVENT_CARDS)
    return about == 0


def _play_makes_sense(s: EightyDaysState, about: int) -> bool:
    event = actions.event_of(about)
    copied = int(actions.copied_of(about))
    if copied != NONE and (event != PRINCESS or s.strict == 0 or copied >= len(EVENT_CARDS)):
        return False
    return event < len(EVENT_CARDS) and actions.target_of(about) < CITY_TARGET + len(s.edition.cities)


def _reason(s: EightyDaysState, seat: int, verb: int, about: int) -> Refusal | None:
    if verb == TAKE:
        return _take_reason(s, about)
    if verb in (USE, MOVE_DETECTIVE, EXCHANGE):
        return _use_reason(s, seat, verb, about)
    if verb == TRAVEL:
        return _travel_reason(s, seat, about)
    if verb == FLY:
        return Refusal("no-balloon") if s.balloon == 0 else _replace_reason(s, BALLOON, about + 1)
    if verb == PLAY:
        return _play_reason(s, seat, about)
    if verb == DISCARD:
        is_travel = about < CARD_TYPES
        return _hand_reason(s, seat, [about]) if is_travel else _held_reason(s, seat, about - CARD_TYPES)
    return _plain_reason(s, seat, verb)


def _plain_reason(s: EightyDaysState, seat: int, verb: int) -> Refusal | None:
    """Of the verbs that need no more words."""
    if verb == BUY:
        return _buy_reason(s, seat)
    if verb == CASH:
        return _held_reason(s, seat, ELEPHANT) or Refusal("supply-empty")
    if verb == STAY:
        return Refusal("already-travelled")
    return Refusal("not-travelled") if verb == END else None


def _take_reason(s: EightyDaysState, space: int) -> Refusal:
    if space == UNSEEN:
        return Refusal("not-unseen")
    if s.row[space] == NONE:
        return Refusal("space-empty", {"space": SPACES[space]})
    return Refusal("watch-is-yours")


def _use_reason(s: EightyDaysState, seat: int, verb: int, about: int) -> Refusal:
    if verb == EXCHANGE and s.space == SPACE_EXCHANGE:
        return _hand_reason(s, seat, actions.cards_in(about)) or Refusal("name-cards")
    if verb == MOVE_DETECTIVE and s.space == SPACE_DETECTIVE:
        return Refusal("not-there", {"city": s.edition.cities[about]})
    if verb == USE and s.space == SPACE_DETECTIVE:
        return Refusal("name-city")
    if verb == USE and s.space == SPACE_EXCHANGE:
        return Refusal("name-cards")
    return Refusal("other-space", {"space": SPACES[s.space]})


def _travel_reason(s: EightyDaysState, seat: int, about: int) -> Refusal:
    if not may_travel(s):
        return Refusal("one-leg")
    return _hand_reason(s, seat, actions.cards_in(about)) or wrong_cards(s, seat)


def wrong_cards(s: EightyDaysState, seat: int) -> Refusal:
    """Of cards that the next leg does not take: it takes those of `way`, or else of `other`, or none."""
    ed = s.edition
    first = int(s.at[seat]) * MOST_WAYS
    ways = [
        "-".join([KINDS[TRAIN]] * int(ed.trains[way]) + [KINDS[SHIP]] * int(ed.ships[way]))
        for way in range(first, first + int(ed.ways[s.at[seat]]))
    ]
    named = dict(zip(("way", "other"), ways, strict=False))
    return Refusal("wrong-cards", {"to": next_city(s, seat), "count": len(ways), **named})


def _hand_reason(s: EightyDaysState, seat: int, cards: list[int]) -> Refusal | None:
    for card in cards:
        held = int(s.hands[seat * CARD_TYPES + card])
        if held < cards.count(card):
            return Refusal("not-in-hand", {"card": CARDS[card], "count": held})
    return None


def _held_reason(s: EightyDaysState, seat: int, event: int) -> Refusal | None:
    return (
        None if stack.holds(s.held[seat], event) else Refusal("not-held", {"event_card": EVENT_CARDS[event]})
    )


def _buy_reason(s: EightyDaysState, seat: int) -> Refusal:
    if s.coins[seat] < CARD_PRICE:
        return Refusal("too-few-coins", {"needed": CARD_PRICE, "count": int(s.coins[seat])})
    return Refusal("deck-empty")


def _play_reason(s: EightyDaysState, seat: int, about: int) -> Refusal:
    event = int(actions.event_of(about))
    reason = _held_reason(s, seat, event) or (_copy_reason(s, about) if event == PRINCESS else None)
    return reason or _effect_reason(s, int(effect_of(s, about)), int(actions.target_of(about)))


def _copy_reason(s: EightyDaysState, about: int) -> Refusal | None:
    """Why a princess cannot have this card's effect wherever it is played."""
    pile = stack.cards_of(s.event_discards)
    if s.strict == 0:
        return Refusal("nothing-to-copy") if effect_of(s, about) == NONE else None
    copied = int(actions.copied_of(about))
    facts: dict[str, object] = {"event_card": EVENT_CARDS[copied]}
    if all(card == PRINCESS for card in pile):
        return Refusal("nothing-to-copy")
    if copied == NONE:
        return Refusal("name-copied")
    if copied == PRINCESS or copied not in pile:
        return Refusal("cannot-copy", facts)
    return Refusal("copies-top", facts) if s.copies_any == 0 and copied != pile[0] else None


def _effect_reason(s: EightyDaysState, effect: int, target: int) -> Refusal:
    facts: dict[str, object] = {"event_card": EVENT_CARDS[effect]}
    if (effect in (CONTACTS, DETECTIVE)) == (s.phase == LEG):
        return Refusal("play-later" if s.phase == LEG else "play-with-leg", facts)
    if effect == DETECTIVE:
        city = target - CITY_TARGET
        return Refusal("not-there", {"city": s.edition.cities[city]}) if city >= 0 else Refusal("name-city")
    if effect == CONTACTS:
        return _contacts_reason(s) if target == 0 else Refusal("no-target", facts)
    if effect in (OFFER, ELEPHANT):
        return Refusal("no-elephant-here") if target == 0 else Refusal("no-target", facts)
    return _replace_reason(s, effect, target)


def _contacts_reason(s: EightyDaysState) -> Refusal:
    return Refusal("balloon-alone" if s.flown == 1 and s.strict == 1 else "contacts-no-use")


def _replace_reason(s: EightyDaysState, effect: int, target: int) -> Refusal:
    """Why an effect cannot stand for a laid card."""
    facts: dict[str, object] = {"event_card": EVENT_CARDS[effect]}
    if effect == BALLOON and not balloon_may_fly(s):
        if s.laid == 0:
            return Refusal("balloon-not-here")
        return Refusal("balloon-added-leg" if s.legs > 0 and s.strict == 0 else "balloon-alone")
    if not 0 < target < CITY_TARGET:
        return Refusal("name-replaced", facts)
    kind = (target - 1) // VALUES
    if (effect == PROPELLER_TRAIN and kind != TRAIN) or (effect == SUBMARINE and kind != SHIP):
        return Refusal("wrong-kind", facts)
    return Refusal("not-laid", {"card": CARDS[target - 1]})
