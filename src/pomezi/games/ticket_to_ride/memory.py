"""What everybody remembers of train cards drawn unseen: from which deck, and which of them were paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.games.ticket_to_ride.pieces import CARD_SHIFT, KINDS, LOCO, NIBBLE

if TYPE_CHECKING:
    from pomezi.games.ticket_to_ride.state import TicketToRideState

# Kinds of notes
RESHUFFLED: Final = 0  # the deck was empty; the new one holds the discards, which all had seen
PAID: Final = 1  # somebody paid cards that nobody had seen them take
UNSWEPT: Final = 2  # three locomotives face up were not swept: the deck holds few other cards
COUNT_SHIFT: Final = 8  # in a payment; the card has CARD_SHIFT
LOCOS_SHIFT: Final = 12
NOTES: Final = ("reshuffled", "paid", "unswept")


class Note:
    """One moment, and the part of each hand that nobody had seen taken then (PAID: of the one hand).

    Notes begin with the first reshuffle, or the first display left unswept: until then any unseen card may be
    anywhere. A note never changes, so clones share them; `before` leads to the older ones.
    """

    def __init__(self, before: Note | None, kind: i64, unseen: vec[i64], what: i64, turned: i64) -> None:
        self.before = before
        self.kind: i64 = kind
        self.unseen: vec[i64] = unseen  # hidden; seat * KINDS + card, or card
        self.what: i64 = what  # PAID: see `payment`; UNSWEPT: so many of the deck at most were no locomotives
        self.turned: i64 = turned  # so many that were none had been turned up from the deck; not of PAID

    def seat(self) -> i64:
        """Who paid."""
        return self.what & NIBBLE

    def paid(self, card: i64) -> i64:
        """How many of a card were paid unseen."""
        paid: i64 = 0
        if self.kind == PAID:
            if card == (self.what >> CARD_SHIFT) & NIBBLE:
                paid += (self.what >> COUNT_SHIFT) & NIBBLE
            if card == LOCO:
                paid += self.what >> LOCOS_SHIFT
        return paid


def payment(seat: i64, card: i64, count: i64, locos: i64) -> i64:
    """Unseen cards of a colour, and unseen locomotives."""
    return seat | card << CARD_SHIFT | count << COUNT_SHIFT | locos << LOCOS_SHIFT


def oldest_first(last: Note | None) -> list[Note]:
    notes: list[Note] = []
    note = last
    while note is not None:
        notes.append(note)
        note = note.before
    notes.reverse()
    return notes


def chained(notes: list[Note]) -> Note | None:
    """The last of these, the oldest first, each leading to the one before."""
    last: Note | None = None
    for note in notes:
        last = Note(last, note.kind, note.unseen, note.what, note.turned)
    return last


def note_reshuffle(s: TicketToRideState) -> None:
    unseen = unseen_cards(s)
    last = s.memory
    if last is None or last.kind != RESHUFFLED or not _alike(last.unseen, unseen):
        s.memory = Note(last, RESHUFFLED, unseen, 0, s.turned)
    s.turned = 0


def note_payment(s: TicketToRideState, seat: i64, card: i64, count: i64, locos: i64) -> None:
    """Of a payment the cards that nobody had seen before."""
    at = seat * KINDS
    shown = s.shown
    unseen = s.hands[at : at + KINDS]
    for kind in range(KINDS):
        unseen[kind] -= shown[at + kind]
    s.memory = Note(s.memory, PAID, unseen, payment(seat, card, count, locos), 0)


def note_unswept(s: TicketToRideState, others: i64) -> None:
    """Of the deck so many cards at most are no locomotives."""
    unseen = unseen_cards(s)
    last = s.memory
    if last is None or last.kind != UNSWEPT or last.what > others or not _alike(last.unseen, unseen):
        s.memory = Note(last, UNSWEPT, unseen, others, s.turned)


def unseen_cards(s: TicketToRideState) -> vec[i64]:
    """The part of each hand that nobody saw taken."""
    unseen = s.hands[:]
    for at in range(len(unseen)):
        unseen[at] -= s.shown[at]
    return unseen


def _alike(one: vec[i64], other: vec[i64]) -> bool:
    for at in range(len(one)):
        if one[at] != other[at]:
            return False
    return True
