"""The unseen cards one by one, each with its deck, its moment and its holder; how they may change places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.rng import Rng
from pomezi.core.vecs import ints, zeros
from pomezi.games.ticket_to_ride.memory import PAID, RESHUFFLED, UNSWEPT, Note, oldest_first
from pomezi.games.ticket_to_ride.pieces import KINDS, LOCO

if TYPE_CHECKING:
    from pomezi.games.ticket_to_ride.state import TicketToRideState

PASSES: Final = 2  # over the cards of a deck, where not every exchange is allowed
ROOM_FOR: Final = 4096  # more than there are cards, or moments that say something of them

# What an imagined deal changes, filled from a layout and read within one call.
CARD: Final = zeros(ROOM_FOR)
SPARE: Final = zeros(ROOM_FOR)
ROOM: Final = zeros(ROOM_FOR)


class Layout:
    """All that is known of the unseen cards of a position, looked at from one seat. Never changes.

    A slot is one card drawn unseen, or still in the deck (its holder then is a seat after the last one). A
    want says that a seat had paid so many of a card by some note, so must have drawn them before it. A limit
    says that of a deck, as it lay at some note, only so many cards were no locomotives.
    """

    def __init__(self, s: TicketToRideState, seat: i64) -> None:
        self.seat: i64 = seat
        self.seats: i64 = s.seats
        self.notes = notes_of(s)
        self.decks: i64 = 1
        for note in self.notes:
            if note.kind == RESHUFFLED:
                self.decks += 1
        sheet = _Sheet(s, self.notes, self.decks)
        self.size: i64 = len(sheet.card)
        self.in_hands: i64 = self.size - s.deck_left
        self.card: vec[i64] = ints(sheet.card)
        self.holder: vec[i64] = ints(sheet.holder)
        self.deck: vec[i64] = ints(sheet.deck)  # from which deck, counted from 0
        self.when: vec[i64] = ints(sheet.when)  # the number of the first note that it was drawn before
        self.paid: vec[i64] = ints(sheet.paid)  # in all; seat * KINDS + card
        self.want_card: vec[i64] = ints(sheet.want_card)
        self.want_when: vec[i64] = ints(sheet.want_when)
        self.spare: vec[i64] = ints(sheet.spare)  # how many more of the card it had drawn
        self.first_want: vec[i64] = ints(sheet.first_want)  # by seat
        self.limit_deck: vec[i64] = ints(sheet.limit_deck)
        self.limit_when: vec[i64] = ints(sheet.limit_when)
        self.room: vec[i64] = ints(sheet.room)  # how many more would be allowed
        self._find_free(sheet)

    def _find_free(self, sheet: _Sheet) -> None:
        """The slots that the seat has not seen, deck by deck."""
        free: list[int] = []
        self.first_free: vec[i64] = zeros(self.decks + 1)
        for deck in range(self.decks):
            free += [at for at, of in enumerate(sheet.deck) if of == deck and sheet.holder[at] != self.seat]
            self.first_free[deck + 1] = len(free)
        self.free: vec[i64] = ints(free)

    def is_sound(self) -> bool:
        """Whether all that was paid had been drawn, and no display was left that should have been swept."""
        return all(spare >= 0 for spare in self.spare) and all(room >= 0 for room in self.room)

    # -- shuffling

    def imagine(self, s: TicketToRideState, rng: Rng) -> None:
        """Cards of the same deck change places at random wherever the seat could not tell."""
        for at in range(self.size):
            CARD[at] = self.card[at]
        for at in range(len(self.spare)):
            SPARE[at] = self.spare[at]
        for at in range(len(self.room)):
            ROOM[at] = self.room[at]
        passes = 1 if len(self.spare) + len(self.room) == 0 else PASSES
        for deck in range(self.decks):
            first = self.first_free[deck]
            for _ in range(passes):
                last = self.first_free[deck + 1] - 1
                while last > first:
                    other = first + rng.below(last - first + 1)
                    self._exchange(self.free[last], self.free[other])
                    last -= 1
        self._put_back(s)

    def _exchange(self, one: i64, other: i64) -> None:
        """Swaps two cards of a deck, if nobody then has paid what they had not, and no sweep is amiss."""
        if CARD[one] == CARD[other] or not (self._can_give(one, other) and self._can_give(other, one)):
            return
        if len(self.room) != 0 and not self._keeps_limits(one, other):
            return
        self._give(one, other)
        self._give(other, one)
        card = CARD[one]
        CARD[one] = CARD[other]
        CARD[other] = card

    def _can_give(self, slot: i64, other: i64) -> bool:
        holder = self.holder[slot]
        card = CARD[slot]
        for want in range(self.first_want[holder], self.first_want[holder + 1]):
            if self.want_card[want] == card and SPARE[want] == 0 and self.want_when[want] >= self.when[slot]:
                if self.holder[other] != holder or self.when[other] > self.want_when[want]:
                    return False
        return True

    def _give(self, slot: i64, other: i64) -> None:
        """Counts the card of the other slot in place of the slot's own."""
        holder = self.holder[slot]
        when = self.when[slot]
        for want in range(self.first_want[holder], self.first_want[holder + 1]):
            if self.want_when[want] >= when:
                if self.want_card[want] == CARD[slot]:
                    SPARE[want] -= 1
                elif self.want_card[want] == CARD[other]:
                    SPARE[want] += 1

    def _keeps_limits(self, one: i64, other: i64) -> bool:
        if CARD[one] != LOCO and CARD[other] != LOCO:
            return True
        early, late = (one, other) if self.when[one] <= self.when[other] else (other, one)
        more: i64 = 1 if CARD[late] == LOCO else -1  # other cards in the later slot, after the exchange
        for limit in range(len(self.room)):
            if self._parts(limit, early, late) and ROOM[limit] < more:
                return False
        for limit in range(len(self.room)):
            if self._parts(limit, early, late):
                ROOM[limit] -= more
        return True

    def _parts(self, limit: i64, early: i64, late: i64) -> bool:
        """Whether only the later slot was still in the deck at that note."""
        at = self.limit_when[limit]
        return self.limit_deck[limit] == self.deck[late] and self.when[early] <= at < self.when[late]

    def _put_back(self, s: TicketToRideState) -> None:
        """Hands and deck as the cards lie now; the notes are told anew when somebody asks."""
        hands = s.hands
        for at in range(len(hands)):
            hands[at] = s.shown[at] - self.paid[at]
        for slot in range(self.in_hands):
            hands[self.holder[slot] * KINDS + CARD[slot]] += 1
        s.deck = CARD[self.in_hands : self.size]
        s.retold = Retold(self, CARD[: self.size])


class _Sheet:
    """A layout in the making."""

    def __init__(self, s: TicketToRideState, notes: list[Note], decks: i64) -> None:
        self.notes = notes
        self.card: list[int] = []
        self.holder: list[int] = []
        self.deck: list[int] = []
        self.when: list[int] = []
        self.paid = [0] * len(s.hands)
        self.want_card: list[int] = []
        self.want_when: list[int] = []
        self.spare: list[int] = []
        self.first_want: list[int] = []
        self.limit_deck: list[int] = []
        self.limit_when: list[int] = []
        self.room: list[int] = []
        for seat in range(s.seats):
            self._lay_hand(s, seat)
        self.first_want += [len(self.spare)] * 2
        for i in range(s.deck_left):
            self._lay(s.deck[i], s.seats, decks - 1, len(notes))
        self._lay_limits(s.turned, decks - 1)

    def _lay(self, card: int, holder: int, deck: int, when: int) -> None:
        self.card.append(card)
        self.holder.append(holder)
        self.deck.append(deck)
        self.when.append(when)

    def _lay_hand(self, s: TicketToRideState, seat: int) -> None:
        """All that a seat has drawn unseen, note by note, and all it has paid of it."""
        self.first_want.append(len(self.spare))
        last, drawn = [0] * KINDS, [0] * KINDS
        deck = 0
        for when, note in enumerate(self.notes):
            row = 0 if note.kind == PAID else seat * KINDS
            if note.kind != PAID or note.seat == seat:
                for card in range(KINDS):
                    now, paid = int(note.unseen[row + card]), int(note.paid(card))
                    more = now + paid - last[card]
                    for _ in range(more):
                        self._lay(card, seat, deck, when)
                    drawn[card] += more
                    last[card] = now
                    if paid:
                        self._lay_want(seat, card, paid, when, drawn[card])
            if note.kind == RESHUFFLED:
                deck += 1
        for card in range(KINDS):
            at = seat * KINDS + card
            for _ in range(s.hands[at] - s.shown[at] - last[card]):
                self._lay(card, seat, deck, len(self.notes))

    def _lay_want(self, seat: int, card: int, paid: int, when: int, drawn: int) -> None:
        self.paid[seat * KINDS + card] += paid
        self.want_card.append(card)
        self.want_when.append(when)
        self.spare.append(drawn - self.paid[seat * KINDS + card])

    def _lay_limits(self, turned: i64, deck: i64) -> None:
        """`turned` other cards of the last deck have been turned up for all to see."""
        when = len(self.notes)
        for note in reversed(self.notes):
            when -= 1
            if note.kind == RESHUFFLED:
                deck -= 1
                turned = note.turned
            elif note.kind == UNSWEPT:
                others = [
                    at
                    for at, of in enumerate(self.deck)
                    if of == deck and self.when[at] > when and self.card[at] != LOCO
                ]
                self.limit_deck.append(int(deck))
                self.limit_when.append(when)
                self.room.append(int(note.others - (turned - note.turned)) - len(others))


class Retold:
    """The notes of an imagined position: those of the layout it came from, with the cards dealt otherwise."""

    def __init__(self, layout: Layout, card: vec[i64]) -> None:
        self.layout = layout
        self.card: vec[i64] = card

    def notes(self) -> list[Note]:
        layout = self.layout
        rows = zeros(layout.seats * KINDS)
        notes: list[Note] = []
        for when, note in enumerate(layout.notes):
            for slot in range(layout.in_hands):
                if layout.when[slot] == when:
                    rows[layout.holder[slot] * KINDS + self.card[slot]] += 1
            at = note.seat * KINDS
            if note.kind == PAID:
                rows[at + note.card] -= note.count
                rows[at + LOCO] -= note.locos
            notes.append(note.with_unseen(None, rows[at : at + KINDS] if note.kind == PAID else rows[:]))
        return notes


def notes_of(s: TicketToRideState) -> list[Note]:
    """The oldest first; in an imagined position those from before it was imagined are told as it has them."""
    notes = oldest_first(s.memory)
    if s.retold is not None:
        notes[: len(s.retold.layout.notes)] = s.retold.notes()
    return notes


def layout_of(s: TicketToRideState, seat: i64) -> Layout:
    """Kept with the state, for search asks again and again from the same position."""
    known = s.layout
    if known is None or known.seat != seat or s.layout_memory is not s.memory or s.layout_at != s.learned:
        known = Layout(s, seat)
        s.layout = known
        s.layout_memory = s.memory
        s.layout_at = s.learned
    return known
