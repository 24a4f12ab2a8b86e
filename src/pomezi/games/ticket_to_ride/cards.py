"""The train cards on the table: deck, discards and the five face up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pomezi.core.events import Event
from pomezi.core.vecs import zeros
from pomezi.games.ticket_to_ride import memory
from pomezi.games.ticket_to_ride.pieces import (
    CARDS,
    DISPLAY,
    KINDS,
    LOCO,
    NONE,
    SWEEP_LOCOS,
    SWEEP_OTHERS,
    SWEEPS_TOLD,
)

if TYPE_CHECKING:
    from pomezi.games.ticket_to_ride.state import TicketToRideState


def top(s: TicketToRideState) -> i64:
    return s.deck[s.deck_left - 1]


def take_top(s: TicketToRideState, events: list[Event] | None) -> i64:
    """The top card of the deck, which must not be empty; an emptied deck is renewed at once."""
    card = top(s)
    drop_top(s, events)
    return card


def drop_top(s: TicketToRideState, events: list[Event] | None) -> None:
    """The top card of the deck is somewhere else now."""
    s.deck_left -= 1
    s.learned += 1
    if s.deck_left == 0:
        renew_deck(s, events)


def renew_deck(s: TicketToRideState, events: list[Event] | None) -> None:
    """Shuffles the discards, if there are any, into a new deck."""
    count = s.discarded
    if count == 0:
        return
    deck = zeros(count)
    discards = s.discards
    at: i64 = 0
    for card in range(KINDS):
        while discards[card] > 0:
            discards[card] -= 1
            deck[at] = card
            at += 1
    s.rng.shuffle(deck, count)
    memory.note_reshuffle(s)
    s.deck = deck
    s.deck_left = count
    s.discarded = 0
    if events is not None:
        events.append(Event("reshuffled", {"count": int(count)}))


def discard(s: TicketToRideState, card: i64, count: i64) -> None:
    s.discards[card] += count
    s.discarded += count


def replace_card(s: TicketToRideState, place: i64, events: list[Event] | None) -> None:
    """Turns up a new card on a place whose card was taken; with no deck the place stays empty."""
    if s.deck_left == 0:
        s.display[place] = NONE
        return
    if events is not None:
        events.append(Event("turned-up", {"places": [int(place)], "display": [CARDS[top(s)]]}))
    _turn_up(s, place, events)
    if s.display[place] == LOCO:
        sweep(s, events)


def _turn_up(s: TicketToRideState, place: i64, events: list[Event] | None) -> None:
    card = top(s)
    s.display[place] = card
    if card != LOCO:
        s.turned += 1
    drop_top(s, events)


def fill_display(s: TicketToRideState, events: list[Event] | None) -> None:
    """Fills the empty places in order while there are cards, then looks at the locomotives."""
    _fill_places(s, events)
    sweep(s, events)


def sweep(s: TicketToRideState, events: list[Event] | None) -> None:
    """Replaces the whole display while three or more locomotives lie there and it can help."""
    if _locos_up(s) < SWEEP_LOCOS:
        return
    sweeps: i64 = 0
    untold: list[Event] = []
    teller = events
    swapped = False  # whether display and deck are two fives that have just changed places
    while _locos_up(s) >= SWEEP_LOCOS and _others_in_piles(s) >= SWEEP_OTHERS:
        if sweeps == SWEEPS_TOLD and events is not None:
            teller = untold
        sweeps += 1
        _sweep_away(s, teller)
        fives = s.deck_left == DISPLAY and s.discarded == DISPLAY
        if fives and (swapped or s.setup.rules < 2):  # once they were shuffled at first sight
            _discard_deck(s)
        swapped = fives and not swapped
        if s.deck_left == 0:
            renew_deck(s, teller)
            if fives and s.setup.rules < 2:
                s.memory = None  # five of the ten nobody had seen
        _fill_places(s, teller)
    if events is not None and untold:
        _sum_up(s, events, int(sweeps) - SWEEPS_TOLD, untold)
    if s.deck_left > 0 and _locos_up(s) >= SWEEP_LOCOS:
        memory.note_unswept(s, SWEEP_OTHERS - 1 - _others_open(s))


def _sweep_away(s: TicketToRideState, events: list[Event] | None) -> None:
    if events is not None:
        events.append(Event("swept", {"display": [CARDS[card] for card in s.display if card != NONE]}))
    for place in range(DISPLAY):
        if s.display[place] != NONE:
            discard(s, s.display[place], 1)
            s.display[place] = NONE


def _sum_up(s: TicketToRideState, events: list[Event], sweeps: int, untold: list[Event]) -> None:
    """Of sweeps too many to tell one by one: how many, the last new deck (of cards that all have seen, so it
    is told what is left of it), and what lies there now."""
    renewed = [event for event in untold if event.kind == "reshuffled"][-1:]
    deck = _count_deck(s) if renewed else None
    events.append(Event("swept-on", {"count": sweeps, "cards": deck}))
    events.extend([*renewed, untold[-1]])


def _count_deck(s: TicketToRideState) -> dict[str, int]:
    cards = list(s.deck[: s.deck_left])
    return {kind: cards.count(card) for card, kind in enumerate(CARDS) if card in cards}


def _discard_deck(s: TicketToRideState) -> None:
    for i in range(s.deck_left):
        discard(s, s.deck[i], 1)
    s.deck_left = 0


def _fill_places(s: TicketToRideState, events: list[Event] | None) -> None:
    places: list[int] = []
    for place in range(DISPLAY):
        if s.display[place] == NONE and s.deck_left > 0:
            _turn_up(s, place, events)
            if events is not None:
                places.append(place)
    if events is not None and places:
        turned_up = [CARDS[s.display[place]] for place in places]
        events.append(Event("turned-up", {"places": places, "display": turned_up}))


def _locos_up(s: TicketToRideState) -> i64:
    count: i64 = 0
    for card in s.display:
        if card == LOCO:
            count += 1
    return count


def _others_in_piles(s: TicketToRideState) -> i64:
    count = _others_open(s)
    for i in range(s.deck_left):
        if s.deck[i] != LOCO:
            count += 1
    return count


def _others_open(s: TicketToRideState) -> i64:
    """Among discards and display, for all to see."""
    count = s.discarded - s.discards[LOCO]
    for card in s.display:
        if card != LOCO and card != NONE:
            count += 1
    return count
