"""What goes from hand to hand: travel cards, event cards, coins, days."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pomezi.core.events import Event
from pomezi.core.vecs import zeros
from pomezi.games.eighty_days import memory, stack
from pomezi.games.eighty_days.pieces import CARD_TYPES, CARDS, EVENT_CARDS, NONE, STORM

if TYPE_CHECKING:
    from pomezi.games.eighty_days.state import EightyDaysState


# -- travel cards


def can_draw_travel(s: EightyDaysState) -> bool:
    return s.deck_left > 0 or s.discarded > 0


def take_top(s: EightyDaysState, events: list[Event] | None) -> i64:
    """The top card of the travel deck, renewed from the discards if need be; NONE if both are empty."""
    if s.deck_left == 0:
        renew_deck(s, events)
        if s.deck_left == 0:
            return NONE
    s.deck_left -= 1
    s.learned += 1
    return s.deck[s.deck_left]


def renew_deck(s: EightyDaysState, events: list[Event] | None) -> None:
    count = s.discarded
    if count == 0:
        return
    deck = zeros(count)
    at: i64 = 0
    card: i64
    for card in range(CARD_TYPES):
        for _copy in range(s.discards[card]):
            deck[at] = card
            at += 1
        s.discards[card] = 0
    s.rng.shuffle(deck, count)
    s.deck = deck
    s.deck_left = count
    s.discarded = 0
    memory.note_shuffle(s)
    if events is not None:
        events.append(Event("reshuffled", {"count": int(count)}))


def draw_travel(s: EightyDaysState, seat: i64, source: str, events: list[Event] | None) -> None:
    """An unseen card into a hand, if there is one."""
    card = take_top(s, events)
    if card == NONE:
        return
    s.hands[seat * CARD_TYPES + card] += 1
    s.sizes[seat] += 1
    memory.note_drawn(s, seat, card)
    if events is not None:
        facts: dict[str, object] = {"seat": int(seat), "source": source}
        events.append(Event("drew-travel", facts, int(seat), {"card": CARDS[card]}))


def take_open(s: EightyDaysState, seat: i64, card: i64) -> None:
    """A card that everybody can see into a hand."""
    s.hands[seat * CARD_TYPES + card] += 1
    s.shown[seat * CARD_TYPES + card] += 1
    s.sizes[seat] += 1


def put_away(s: EightyDaysState, seat: i64, card: i64) -> None:
    """A travel card from a hand to the discards."""
    at = seat * CARD_TYPES + card
    s.hands[at] -= 1
    s.sizes[seat] -= 1
    if s.shown[at] > 0:
        s.shown[at] -= 1
    else:
        s.learned += 1
        memory.note_shown(s, seat, card)
    discard(s, card)


def discard(s: EightyDaysState, card: i64) -> None:
    s.discards[card] += 1
    s.discarded += 1


# -- event cards


def draw_event(s: EightyDaysState, seat: i64, source: str, events: list[Event] | None) -> None:
    """The top event card into a hand; a blue one takes effect at once. The deck is never empty."""
    card = stack.top(s.event_deck)
    s.event_deck = stack.pop(s.event_deck)
    s.learned += 1
    if card >= STORM:
        blow(s, seat, card, events)
        return
    s.held[seat] = stack.push(s.held[seat], card)
    if events is not None:
        facts: dict[str, object] = {"seat": int(seat), "source": source}
        events.append(Event("drew-event", facts, int(seat), {"event_card": EVENT_CARDS[card]}))


def blow(s: EightyDaysState, seat: i64, card: i64, events: list[Event] | None) -> None:
    """A blue card: days for everybody travelling, all hands of event cards gone, a new event deck."""
    days = s.edition.storm_days[card - STORM]
    if events is not None:
        facts: dict[str, object] = {"seat": int(seat), "event_card": EVENT_CARDS[card], "days": int(days)}
        events.append(Event("blue-card", facts))
    s.event_discards = stack.push(s.event_discards, card)
    for other in range(s.seats):
        lose_days(s, other, days, "blue", events)
    for other in range(s.seats):
        drop_events(s, other, events)
    _renew_event_deck(s, events)


def drop_events(s: EightyDaysState, seat: i64, events: list[Event] | None) -> None:
    """All event cards of a hand to the discards, in the order in which they were drawn."""
    held = s.held[seat]
    if held == 0:
        return
    if events is not None:
        slugs = [EVENT_CARDS[card] for card in reversed(stack.cards_of(held))]
        events.append(Event("dropped-events", {"seat": int(seat), "event_cards": slugs}))
    s.event_discards = stack.poured(held, s.event_discards)
    s.held[seat] = 0
    s.learned += 1


def _renew_event_deck(s: EightyDaysState, events: list[Event] | None) -> None:
    """All event cards of the game, now in deck and discards, shuffled."""
    count: i64 = 0
    rest = stack.poured(s.event_discards, 0)
    cards = SHUFFLED
    while rest != 0:
        cards[count] = stack.top(rest)
        rest = stack.pop(rest)
        count += 1
    rest = s.event_deck
    while rest != 0:
        cards[count] = stack.top(rest)
        rest = stack.pop(rest)
        count += 1
    s.rng.shuffle(cards, count)
    deck: i64 = 0
    for i in range(count):
        deck = stack.push(deck, cards[i])
    s.event_deck = deck
    s.event_discards = 0
    if events is not None:
        events.append(Event("events-reshuffled", {"count": int(count)}))


def spend_event(s: EightyDaysState, seat: i64, card: i64) -> None:
    """An event card from a hand onto the discards."""
    s.held[seat] = stack.without(s.held[seat], card)
    s.event_discards = stack.push(s.event_discards, card)
    s.learned += 1


# -- coins and days


def gain_coin(s: EightyDaysState, seat: i64, source: str, events: list[Event] | None) -> None:
    if s.supply == 0:
        return
    s.supply -= 1
    s.coins[seat] += 1
    if events is not None:
        facts = {
            "seat": int(seat),
            "source": source,
            "coins": int(s.coins[seat]),
            "supply": int(s.supply),
        }
        events.append(Event("gained-coin", facts))


def pay(s: EightyDaysState, seat: i64, count: i64) -> None:
    s.coins[seat] -= count
    s.supply += count


def lose_days(s: EightyDaysState, seat: i64, days: i64, reason: str, events: list[Event] | None) -> None:
    """Nothing touches the days of a player at home."""
    if s.ranks[seat] != 0 or days == 0:
        return
    s.days[seat] += days
    if events is not None:
        facts = {"seat": int(seat), "days": int(days), "reason": reason, "total": int(s.days[seat])}
        events.append(Event("lost-days", facts))


SHUFFLED: Final = zeros(stack.MOST)  # scratch, filled and read within one call
