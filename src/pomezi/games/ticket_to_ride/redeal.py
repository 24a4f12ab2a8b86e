"""Deals the unseen cards anew from what a seat knows, and from nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pomezi.core.rng import Rng, seeded
from pomezi.core.vecs import zeros
from pomezi.games.ticket_to_ride.memory import chained
from pomezi.games.ticket_to_ride.pieces import KINDS, LOCO, NONE
from pomezi.games.ticket_to_ride.slots import CARD, LINE, MOST, ROOM, Cards, Layout, layout_of, notes_of

if TYPE_CHECKING:
    from pomezi.games.ticket_to_ride.state import TicketToRideState

TRIES: Final = 4  # deals that may end without the cards for a payment
TRIES_TOLD: Final = 1000  # likewise, where there is nothing else to fall back on
MOST_MOVED: Final = 200  # cards that make way in one of them

# Scratch, filled and read within one call.
LEFT: Final = zeros(MOST)  # deck * KINDS + card: how many are still to be dealt
UNTIL: Final = zeros(MOST)  # by slot: the note at which the card that was dealt to it had been paid
OWED: Final = zeros(MOST)  # seat * KINDS + card: one that is to be dealt
OWED_UNTIL: Final = zeros(MOST)  # the note at which it had been paid


def imagine(s: TicketToRideState, t: TicketToRideState, seat: i64, rng: Rng) -> None:
    """Into `t`, a clone of `s`.

    A deal that fulfils all that is known does not depend on how the cards truly lie; mixed by exchanges that
    nobody could tell, each such deal is about as likely as any other. Should every try fail, the cards are
    mixed as they lie.
    """
    layout = _layout(s, seat)
    for _ in range(TRIES):
        if _deal(layout, rng):
            break
    else:
        layout.lay(_cards(s, layout))
    if layout.wants + layout.limits != 0:
        layout.mix(rng)
    layout.put_back(t)


def lay_told(s: TicketToRideState, seat: i64, pools: list[list[int]]) -> bool:
    """Into a position in which only the numbers of unseen cards are right, some that agree with what all
    remember: from each deck those of its pool, which lacks what the seat itself drew. Whether it could."""
    layout = layout_of(s, seat)
    for deck, pool in enumerate(pools):
        for at, card in enumerate(pool):
            layout.card[layout.free[layout.first_free[deck] + at]] = card
    rng = seeded("0")
    for _ in range(TRIES_TOLD):
        if _deal(layout, rng):
            layout.put_back(s)
            s.memory = chained(notes_of(s))
            s.retold = None
            return True
    return False


def _layout(s: TicketToRideState, seat: i64) -> Layout:
    """Of an imagined position in which nothing has happened since, the one that it came from."""
    retold = s.retold
    if retold is not None and retold.layout.seat == seat and retold.memory is s.memory:
        if retold.learned == s.learned:
            return retold.layout
    return layout_of(s, seat)


def _cards(s: TicketToRideState, layout: Layout) -> Cards:
    """As they lie in this position, imagined or true."""
    retold = s.retold
    if retold is not None and retold.layout is layout:
        return retold.cards
    return Cards(layout.card, layout.spare, layout.room)


def _deal(slots: Layout, rng: Rng) -> bool:
    """Whether there were cards for all that others have paid, and few enough others where locomotives lay."""
    for at in range(slots.decks * KINDS):
        LEFT[at] = 0
    for slot in range(slots.size):
        CARD[slot] = slots.card[slot]
    for slot in slots.free:
        LEFT[slots.deck[slot] * KINDS + CARD[slot]] += 1
        CARD[slot] = NONE
    if slots.wants != 0 and not _deal_payments(slots, rng):
        return False
    _deal_rest(slots, rng)
    slots.count()
    return slots.limits == 0 or _keep_limits(slots, rng)


def _deal_payments(slots: Layout, rng: Rng) -> bool:
    """Card by card; where there is none left to deal, one that was dealt makes way and is owed again."""
    owed = _list_owed(slots)
    moved: i64 = 0
    while owed > 0:
        owed -= 1
        line, until = OWED[owed], OWED_UNTIL[owed]
        card = line % KINDS
        slot = _any_slot(slots, line // KINDS, card, until, rng)
        if slot == NONE:
            slot = _any_other_slot(slots, line // KINDS, card, until, rng)
            moved += 1
            if slot == NONE or moved > MOST_MOVED:
                return False
            owed = _make_way(slots, slot, card, owed, rng)
        if LEFT[slots.deck[slot] * KINDS + card] == 0:  # that deck has none at all
            OWED[owed] = line
            OWED_UNTIL[owed] = until
            owed += 1
        else:
            CARD[slot] = card
            UNTIL[slot] = until
            LEFT[slots.deck[slot] * KINDS + card] -= 1
    return True


def _list_owed(slots: Layout) -> i64:
    """All that others have paid, a card at a time; what was paid first comes last, to be dealt first: it can
    come from the fewest decks."""
    owed: i64 = 0
    want: i64
    when: i64 = len(slots.notes)
    while when > 0:
        when -= 1
        for want in range(slots.wants):
            line = slots.want[want]
            if slots.want_when[want] == when and line // KINDS != slots.seat:
                new = slots.due[want]
                if want > slots.first_want[line]:
                    new -= slots.due[want - 1]
                for _ in range(new):
                    OWED[owed] = line
                    OWED_UNTIL[owed] = when
                    owed += 1
    return owed


def _make_way(slots: Layout, slot: i64, card: i64, owed: i64, rng: Rng) -> i64:
    """Takes back what was dealt to the slot, and a card of its deck if none is left."""
    deck = slots.deck[slot]
    if LEFT[deck * KINDS + card] == 0:
        first, end = slots.first_free[deck], slots.first_free[deck + 1]
        turn: i64 = rng.below(end - first)
        for at in range(end - first):
            other = slots.free[first + (at + turn) % (end - first)]
            if CARD[other] == card:
                owed = _take_back(slots, other, owed)
                break
        else:
            return owed
    return owed if CARD[slot] == NONE else _take_back(slots, slot, owed)


def _take_back(slots: Layout, slot: i64, owed: i64) -> i64:
    OWED[owed] = slots.holder[slot] * KINDS + CARD[slot]
    OWED_UNTIL[owed] = UNTIL[slot]
    LEFT[slots.deck[slot] * KINDS + CARD[slot]] += 1
    CARD[slot] = NONE
    return owed + 1


def _any_slot(slots: Layout, holder: i64, card: i64, until: i64, rng: Rng) -> i64:
    """One that was drawn by then; the more of the card its deck still has, the likelier."""
    total: i64 = 0
    for slot in range(slots.first_slot[holder], slots.first_slot[holder + 1]):
        if CARD[slot] == NONE and slots.when[slot] <= until:
            total += LEFT[slots.deck[slot] * KINDS + card]
    if total == 0:
        return NONE
    left: i64 = rng.below(total)
    slot = slots.first_slot[holder]
    while True:
        if CARD[slot] == NONE and slots.when[slot] <= until:
            left -= LEFT[slots.deck[slot] * KINDS + card]
            if left < 0:
                return slot
        slot += 1


def _any_other_slot(slots: Layout, holder: i64, card: i64, until: i64, rng: Rng) -> i64:
    """One that was drawn by then, and has no such card."""
    first = slots.first_slot[holder]
    count: i64 = 0
    for slot in range(first, slots.first_slot[holder + 1]):
        if CARD[slot] != card and slots.when[slot] <= until:
            LINE[count] = slot
            count += 1
    return LINE[rng.below(count)] if count != 0 else NONE


def _deal_rest(slots: Layout, rng: Rng) -> None:
    for deck in range(slots.decks):
        size: i64 = 0
        for card in range(KINDS):
            for _ in range(LEFT[deck * KINDS + card]):
                LINE[size] = card
                size += 1
        rng.shuffle(LINE, size)
        for at in range(slots.first_free[deck], slots.first_free[deck + 1]):
            slot = slots.free[at]
            if CARD[slot] == NONE:
                size -= 1
                CARD[slot] = LINE[size]


def _keep_limits(slots: Layout, rng: Rng) -> bool:
    """Lets locomotives change places with cards that lay too deep."""
    for limit in range(slots.limits):
        while ROOM[limit] < 0:
            if not _deepen_loco(slots, limit, rng):
                return False
    return True


def _deepen_loco(slots: Layout, limit: i64, rng: Rng) -> bool:
    """One drawn before the note goes where another card lay at it; whether there is such a pair."""
    deck, when = slots.limit_deck[limit], slots.limit_when[limit]
    first, end = slots.first_free[deck], slots.first_free[deck + 1]
    turn: i64 = rng.below(end - first)
    for one in range(first, end):
        early = slots.free[first + (one - first + turn) % (end - first)]
        if CARD[early] == LOCO and slots.when[early] <= when:
            for other in range(first, end):
                late = slots.free[first + (other - first + turn) % (end - first)]
                if CARD[late] != LOCO and slots.when[late] > when and slots.exchange(early, late):
                    return True
    return False
