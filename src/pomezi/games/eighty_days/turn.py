"""What an action does, phase by phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pomezi.core.events import Event
from pomezi.games.eighty_days import actions, cards, leg, rounds, stack
from pomezi.games.eighty_days.pieces import (
    ABOUT_MASK,
    ACCEPT,
    ACTING,
    BUY,
    BUY_TRAVEL,
    CARD_MASK,
    CARD_PRICE,
    CARD_SHIFT,
    CARD_TYPES,
    CARDS,
    CASH,
    CITY_TARGET,
    CONTACTS,
    DETECTIVE,
    DETECTIVE_DAYS,
    DISCARD,
    DISCARDING,
    ELEPHANT,
    EVENT_CARDS,
    EXCHANGE,
    FLY,
    GO,
    HAND_LIMIT,
    MOST_LEGS,
    MOVE_DETECTIVE,
    NONE,
    PLAY,
    PRINCESS,
    REROLL,
    SKIP,
    SPACE_BALLOON,
    SPACE_COIN,
    SPACE_EVENT,
    SPACES,
    STAY,
    TAKE,
    TOKEN,
    TRAVEL,
    UNSEEN,
    USE,
    USING,
    VERB_SHIFT,
)

if TYPE_CHECKING:
    from pomezi.games.eighty_days.state import EightyDaysState


def apply(s: EightyDaysState, seat: i64, action: i64, events: list[Event] | None) -> None:
    s.unshare()
    verb = action >> VERB_SHIFT
    about = action & ABOUT_MASK
    if verb == TAKE:
        take_card(s, seat, about, events)
    elif verb <= EXCHANGE:
        use_space(s, seat, verb, about, events)
    elif verb == DISCARD:
        discard_card(s, seat, about, events)
    else:
        act(s, seat, verb, about, events)
        if s.phase == ACTING and s.legs > 0:
            after_leg(s, seat, events)


def act(s: EightyDaysState, seat: i64, verb: i64, about: i64, events: list[Event] | None) -> None:
    if verb == TRAVEL:
        leg.lay_cards(s, seat, about, events)
    elif verb == PLAY:
        play_event(s, seat, about, events)
    elif verb == BUY:
        buy(s, seat, about, events)
    elif verb == FLY:
        leg.fly(s, seat, about, events)
    elif verb == GO:
        leg.go(s, seat, events)
    elif verb == REROLL:
        leg.reroll(s, seat, events)
    elif verb == ACCEPT:
        leg.accept(s, seat, events)
    elif verb == CASH:
        cash_elephant(s, seat, events)
    else:
        if events is not None:
            facts: dict[str, object] = {"seat": int(seat), "city": s.edition.cities[s.at[seat]]}
            events.append(Event("stayed" if verb == STAY else "ended-turn", facts))
        end_turn(s, seat, events)


# -- taking a card, and the action above it


def take_card(s: EightyDaysState, seat: i64, space: i64, events: list[Event] | None) -> None:
    if space == UNSEEN:
        cards.draw_travel(s, seat, "deck", events)
        s.phase = ACTING
        return
    card = s.row[space]
    s.row[space] = NONE
    cards.take_open(s, seat, card)
    s.space = space
    s.phase = USING
    if events is not None:
        facts = {"seat": int(seat), "card": CARDS[card], "space": SPACES[space]}
        events.append(Event("took-card", facts))
    if space == SPACE_BALLOON:  # whether to fly is decided with the leg
        s.balloon = 1
        s.phase = ACTING
    elif space == SPACE_COIN and s.supply == 0:
        s.phase = ACTING


def use_space(s: EightyDaysState, seat: i64, verb: i64, about: i64, events: list[Event] | None) -> None:
    """Uses or skips what the space, or a bonus token, offers."""
    at_token = s.phase == TOKEN
    s.phase = ACTING
    if verb == SKIP:
        if events is not None:
            offer = "event" if at_token else SPACES[s.space]
            events.append(Event("skipped", {"seat": int(seat), "space": offer}))
    elif verb == MOVE_DETECTIVE:
        move_detective(s, seat, about, events)
    elif verb == EXCHANGE:
        exchange(s, seat, about, events)
    elif verb == USE:
        if at_token:
            cards.draw_event(s, seat, "token", events)
        elif s.space == SPACE_COIN:
            cards.gain_coin(s, seat, "space", events)
        elif s.space == SPACE_EVENT:
            cards.draw_event(s, seat, "space", events)
        else:
            s.next_watch = seat
            if events is not None:
                events.append(Event("took-watch", {"seat": int(seat)}))
    if at_token:
        after_leg(s, seat, events)


def move_detective(s: EightyDaysState, seat: i64, city: i64, events: list[Event] | None) -> None:
    s.detective = city
    if events is not None:
        events.append(Event("moved-detective", {"seat": int(seat), "city": s.edition.cities[city]}))


def exchange(s: EightyDaysState, seat: i64, packed: i64, events: list[Event] | None) -> None:
    """Discards first, so that a deck renewed on the way holds these cards too."""
    count: i64 = 0
    rest = packed
    while rest != 0:
        cards.put_away(s, seat, (rest & CARD_MASK) - 1)
        rest >>= CARD_SHIFT
        count += 1
    if events is not None:
        slugs = [CARDS[card] for card in actions.cards_in(packed)]
        events.append(Event("exchanged", {"seat": int(seat), "cards": slugs, "count": int(count)}))
    for _card in range(count):
        cards.draw_travel(s, seat, "exchange", events)


# -- event cards and purchases


def play_event(s: EightyDaysState, seat: i64, about: i64, events: list[Event] | None) -> None:
    event = actions.event_of(about)
    target = actions.target_of(about)
    effect = leg.effect_of(s, about)
    cards.spend_event(s, seat, event)
    if events is not None:
        events.append(_played(s, seat, event, effect, target))
    if effect == CONTACTS:
        s.contacts = 1
    elif effect == DETECTIVE:
        move_detective(s, seat, target - CITY_TARGET, events)
    else:
        leg.serve(s, seat, effect, target - 1, events)


def _played(s: EightyDaysState, seat: i64, event: i64, effect: i64, target: i64) -> Event:
    facts: dict[str, object] = {
        "seat": int(seat),
        "event_card": EVENT_CARDS[event],
        "copied": EVENT_CARDS[effect] if event == PRINCESS else None,
        "card": CARDS[target - 1] if 0 < target < CITY_TARGET else None,
    }
    return Event("played-princess" if event == PRINCESS else "played-event", facts)


def buy(s: EightyDaysState, seat: i64, goods: i64, events: list[Event] | None) -> None:
    cards.pay(s, seat, CARD_PRICE)
    if goods == BUY_TRAVEL:
        cards.draw_travel(s, seat, "bought", events)
    else:
        cards.draw_event(s, seat, "bought", events)


def cash_elephant(s: EightyDaysState, seat: i64, events: list[Event] | None) -> None:
    cards.spend_event(s, seat, ELEPHANT)
    cards.gain_coin(s, seat, "elephant", events)


# -- the end of a turn


def after_leg(s: EightyDaysState, seat: i64, events: list[Event] | None) -> None:
    """Goes on only while the player could do something, as far as everybody can see."""
    if s.at[seat] == s.edition.legs:
        come_home(s, seat, events)
        return
    may_travel = s.contacts == 1 and s.legs < MOST_LEGS
    if not may_travel and s.held[seat] == 0 and s.coins[seat] < CARD_PRICE:
        end_turn(s, seat, events)


def end_turn(s: EightyDaysState, seat: i64, events: list[Event] | None) -> None:
    """The detective, then the hand limit."""
    if s.at[seat] == s.detective:
        cards.lose_days(s, seat, DETECTIVE_DAYS, "detective", events)
    s.phase = DISCARDING
    check_hand(s, seat, events)


def check_hand(s: EightyDaysState, seat: i64, events: list[Event] | None) -> None:
    if s.sizes[seat] + stack.size(s.held[seat]) <= HAND_LIMIT:
        rounds.next_turn(s, events)


def discard_card(s: EightyDaysState, seat: i64, card: i64, events: list[Event] | None) -> None:
    if card < CARD_TYPES:
        cards.put_away(s, seat, card)
        if events is not None:
            events.append(Event("discarded", {"seat": int(seat), "card": CARDS[card]}))
    else:
        cards.spend_event(s, seat, card - CARD_TYPES)
        if events is not None:
            slug = EVENT_CARDS[card - CARD_TYPES]
            events.append(Event("discarded-event", {"seat": int(seat), "event_card": slug}))
    check_hand(s, seat, events)


def come_home(s: EightyDaysState, seat: i64, events: list[Event] | None) -> None:
    """Ends the turn at once; the hand goes to the discards, the coins stay."""
    s.homes += 1
    s.ranks[seat] = s.homes
    if events is not None:
        facts = {"seat": int(seat), "days": int(s.days[seat]), "rank": int(s.homes)}
        events.append(Event("came-home", {**facts, "cards": _names_in_hand(s, seat)}))
    card: i64
    for card in range(CARD_TYPES):
        for _copy in range(s.hands[seat * CARD_TYPES + card]):
            cards.put_away(s, seat, card)
    cards.drop_events(s, seat, events)
    rounds.next_turn(s, events)


def _names_in_hand(s: EightyDaysState, seat: int) -> list[str]:
    return [slug for card, slug in enumerate(CARDS) for _ in range(s.hands[seat * CARD_TYPES + card])]
