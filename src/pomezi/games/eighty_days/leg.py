"""A leg of the journey: its cards, what else serves it, the roll, its days, the arrival."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pomezi.core.events import Event
from pomezi.games.eighty_days import actions, cards, stack
from pomezi.games.eighty_days.edition import value_of
from pomezi.games.eighty_days.pieces import (
    ACTING,
    BALLOON,
    BLUE,
    CARD_MASK,
    CARD_SHIFT,
    CARDS,
    COLOURS,
    DIE,
    ELEPHANT,
    LEG,
    MOST_CARDS,
    NIBBLE,
    NONE,
    OFFER,
    ON_ELEPHANT,
    PRINCESS,
    PROPELLER_TRAIN,
    RED,
    REROLL_PRICE,
    ROLLING,
    TARGET_SHIFT,
    TOKEN,
    TOKEN_COIN,
    TOKEN_DAYS,
    TOKEN_EVENT,
    TOKEN_TRAVEL,
    TOKENS,
)

if TYPE_CHECKING:
    from pomezi.games.eighty_days.state import EightyDaysState


# -- the cards, and what serves the leg


def effect_of(s: EightyDaysState, about: i64) -> i64:
    """Whose effect an event card has: the princess that of the card she names; in games of version 1 that of
    the card on top of the discards, or NONE."""
    event = about & NIBBLE
    if event != PRINCESS:
        return event
    copied = actions.copied_of(about)
    if s.strict == 0:
        copied = stack.top(s.event_discards)
    if copied == PRINCESS:
        return NONE
    return copied


def lay_cards(s: EightyDaysState, seat: i64, packed: i64, events: list[Event] | None) -> None:
    """Names the cards of the leg. Without event cards and a balloon at hand there is no more to decide; that
    everybody can see, so that neither pausing nor going on tells what somebody holds."""
    s.laid = packed
    s.replaced = 0
    s.served = 0
    s.offers = 0
    s.elephant = 0
    s.roll_for = NONE
    s.die = 0
    while packed != 0:
        cards.put_away(s, seat, (packed & CARD_MASK) - 1)
        packed >>= CARD_SHIFT
    if s.held[seat] == 0 and (s.balloon == 0 or not balloon_may_fly(s)):
        go(s, seat, events)
        return
    s.phase = LEG
    if events is not None:
        slugs = [CARDS[card] for card in actions.cards_in(s.laid)]
        facts = {"seat": int(seat), "to": next_city(s, seat), "cards": slugs, "count": len(slugs)}
        events.append(Event("laid-cards", facts))


def balloon_may_fly(s: EightyDaysState) -> bool:
    """Never on the leg without cards, on an added leg, or together with another event card; contacts are one,
    though in games of version 1 only for the leg that they add."""
    return s.laid != 0 and s.legs == 0 and s.served == 0 and (s.contacts == 0 or s.strict == 0)


def place_of(s: EightyDaysState, card: i64) -> i64:
    """The place of a laid card of this type whose value still counts; NONE if there is none."""
    place: i64
    for place in range(MOST_CARDS):
        laid = (s.laid >> (place * CARD_SHIFT)) & CARD_MASK
        if laid == card + 1 and (s.replaced >> (place * TARGET_SHIFT)) & NIBBLE == 0:
            return place
    return NONE


def fly(s: EightyDaysState, seat: i64, card: i64, events: list[Event] | None) -> None:
    """By balloon: a roll will take the place of this card's value."""
    s.flown = 1
    attach(s, BALLOON, card)
    roll(s, seat, events)


def serve(s: EightyDaysState, seat: i64, event: i64, card: i64, events: list[Event] | None) -> None:
    """An event card (or the princess in its stead) serves the leg; `card` is the one it stands for."""
    if event == BALLOON:
        fly(s, seat, card, events)
        return
    s.served += 1
    attach(s, event, card)
    if s.held[seat] == 0:
        go(s, seat, events)


def attach(s: EightyDaysState, event: i64, card: i64) -> None:
    """What an event changes about the leg, before any roll."""
    if event == BALLOON:
        s.roll_for = place_of(s, card)
    elif event == OFFER:
        s.offers += 1
    elif event == ELEPHANT:
        s.elephant = 1
    else:
        days: i64 = s.edition.train_days if event == PROPELLER_TRAIN else s.edition.ship_days
        s.replaced |= days << (place_of(s, card) * TARGET_SHIFT)


def go(s: EightyDaysState, seat: i64, events: list[Event] | None) -> None:
    """All is named: by elephant the die decides, otherwise the days are known."""
    if s.elephant == 1:
        s.roll_for = ON_ELEPHANT
        roll(s, seat, events)
    else:
        arrive(s, seat, events)


# -- the die


def roll(s: EightyDaysState, seat: i64, events: list[Event] | None) -> None:
    """Whoever has a coin may roll again; otherwise the roll stands."""
    if s.rolled < len(s.dice):
        s.die = s.dice[s.rolled]
        s.rolled += 1
    else:
        s.die = s.rng.below(DIE) + 1
    s.learned += 1
    if events is not None:
        facts = {"seat": int(seat), "die": int(s.die), "coins": int(s.coins[seat])}
        events.append(Event("rolled", facts))
    if s.coins[seat] >= REROLL_PRICE:
        s.phase = ROLLING
    else:
        accept(s, seat, events)


def reroll(s: EightyDaysState, seat: i64, events: list[Event] | None) -> None:
    cards.pay(s, seat, REROLL_PRICE)
    if events is not None:
        events.append(Event("rerolled", {"seat": int(seat), "coins": int(s.coins[seat])}))
    roll(s, seat, events)


def accept(s: EightyDaysState, seat: i64, events: list[Event] | None) -> None:
    if s.roll_for != ON_ELEPHANT:
        s.replaced |= s.die << (s.roll_for * TARGET_SHIFT)
    arrive(s, seat, events)


# -- its days


def leg_days(s: EightyDaysState, seat: i64) -> i64:
    """The days of the leg as it lies on the table; a roll, if any, has been accepted."""
    ed = s.edition
    at = s.at[seat]
    if ed.ways[at] != 0:
        days = card_days(s.laid, s.replaced)
    elif s.elephant == 1:
        days = ed.by_elephant[at] + s.die
    else:
        days = ed.overland[at]
    for _offer in range(s.offers):
        days = max(min(days, ed.offer_least), days - ed.offer_days)
    return days


def card_days(laid: i64, replaced: i64) -> i64:
    """The sum of the values; two equal cards of a kind count once, unless a value was replaced."""
    days: i64 = 0
    last: i64 = 0  # the card before, if its own value counted
    while laid != 0:
        card = laid & CARD_MASK
        instead = replaced & NIBBLE
        if instead != 0:
            days += instead
        elif card != last:
            days += value_of(card - 1)
            last = card
        laid >>= CARD_SHIFT
        replaced >>= TARGET_SHIFT
    return days


# -- the arrival


def arrive(s: EightyDaysState, seat: i64, events: list[Event] | None) -> None:
    days = leg_days(s, seat)
    if events is not None:
        events.append(_travelled(s, seat, days))
    s.days[seat] += days
    s.at[seat] += 1
    s.legs += 1
    s.balloon = 0
    s.laid = 0
    s.phase = ACTING
    if s.at[seat] < s.edition.legs:
        take_token(s, seat, events)


def next_city(s: EightyDaysState, seat: i64) -> str:
    return s.edition.cities[(s.at[seat] + 1) % s.edition.legs]


def _travelled(s: EightyDaysState, seat: i64, days: i64) -> Event:
    facts = {
        "seat": int(seat),
        "from": s.edition.cities[s.at[seat]],
        "to": next_city(s, seat),
        "cards": [CARDS[card] for card in actions.cards_in(s.laid)],
        "days": int(days),
        "total": int(s.days[seat] + days),
    }
    return Event("travelled", facts)


def take_token(s: EightyDaysState, seat: i64, events: list[Event] | None) -> None:
    """The red token for the first in a city, the blue one for the last of all players."""
    city = s.at[seat]
    others: i64 = 0  # who have been there
    for other in range(s.seats):
        if other != seat and s.at[other] >= city:
            others += 1
    one: i64 = 1
    if others == 0:
        s.used_red |= one << city
        use_token(s, seat, RED, events)
    elif others == s.seats - 1:
        s.used_blue |= one << city
        use_token(s, seat, BLUE, events)


def use_token(s: EightyDaysState, seat: i64, colour: i64, events: list[Event] | None) -> None:
    city = s.at[seat]
    token = s.tokens[colour * s.edition.legs + city]
    if events is not None:
        facts: dict[str, object] = {
            "seat": int(seat),
            "city": s.edition.cities[city],
            "colour": COLOURS[colour],
            "token": TOKENS[token],
        }
        events.append(Event("token", facts))
    if token == TOKEN_COIN:
        cards.gain_coin(s, seat, "token", events)
    elif token == TOKEN_TRAVEL:
        cards.draw_travel(s, seat, "token", events)
    elif token == TOKEN_EVENT:
        s.phase = TOKEN
    else:
        for other in range(s.seats):
            if other != seat:
                cards.lose_days(s, other, TOKEN_DAYS, "token", events)
