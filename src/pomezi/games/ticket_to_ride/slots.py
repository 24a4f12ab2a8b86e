"""The unseen cards one by one, each with its deck, its moment and its holder; how they may change places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.rng import Rng
from pomezi.core.vecs import zeros
from pomezi.games.ticket_to_ride.memory import PAID, RESHUFFLED, UNSWEPT, Note, oldest_first
from pomezi.games.ticket_to_ride.pieces import KINDS, LOCO

if TYPE_CHECKING:
    from pomezi.games.ticket_to_ride.state import TicketToRideState

PASSES: Final = 2  # over the cards of a deck, where not every exchange is allowed

# Scratch, filled and read within one call. A slot is one card drawn unseen, or still in the deck (its holder
# is then a seat after the last one).
MOST: Final = 4096  # more than there are cards, or moments that say something of them
CARD: Final = zeros(MOST)
HOLDER: Final = zeros(MOST)
DECK: Final = zeros(MOST)  # from which deck, counted from 0
WHEN: Final = zeros(MOST)  # the number of the first note that it was drawn before
# A want: a seat had paid so many of a card by that note, so must have drawn them before it.
WANT: Final = zeros(MOST)  # seat * KINDS + card, in this order
WANT_WHEN: Final = zeros(MOST)
DUE: Final = zeros(MOST)  # how many
SPARE: Final = zeros(MOST)  # how many more of the card it had drawn
# A limit: of a deck, as it lay at that note, only so many cards were no locomotives.
LIMIT_DECK: Final = zeros(MOST)
LIMIT_WHEN: Final = zeros(MOST)
ALLOWED: Final = zeros(MOST)  # of those not turned up since
ROOM: Final = zeros(MOST)  # how many more would be allowed
LINE: Final = zeros(MOST)


class Layout:
    """All that is known of the unseen cards of a position, looked at from one seat. Never changes."""

    def __init__(self, s: TicketToRideState, seat: i64, notes: list[Note]) -> None:
        self.seat: i64 = seat
        self.seats: i64 = s.seats
        self.notes = notes
        self.decks: i64 = 1
        for note in notes:
            if note.kind == RESHUFFLED:
                self.decks += 1
        self.paid: vec[i64] = zeros(s.seats * KINDS)  # unseen, in all; seat * KINDS + card
        self.first_want: vec[i64] = zeros((s.seats + 1) * KINDS + 1)  # by seat * KINDS + card
        self.wants: i64 = 0
        self.limits: i64 = 0
        self.size: i64 = 0
        self.first_slot: vec[i64] = zeros(s.seats + 1)  # by holder, in the order of their moments
        for other in range(s.seats):
            for card in range(KINDS):
                self._lay_line(s, other, card)
            self.first_slot[other + 1] = self.size
            self._sort_slots(self.first_slot[other])
        for line in range(s.seats * KINDS, len(self.first_want)):
            self.first_want[line] = self.wants
        self.in_hands: i64 = self.size
        for i in range(s.deck_left):
            self._lay(s.deck[i], s.seats, self.decks - 1, len(notes))
        self._lay_limits(s.turned)
        self._keep()

    def _lay(self, card: i64, holder: i64, deck: i64, when: i64) -> None:
        at = self.size
        CARD[at] = card
        HOLDER[at] = holder
        DECK[at] = deck
        WHEN[at] = when
        self.size = at + 1

    def _lay_line(self, s: TicketToRideState, seat: i64, card: i64) -> None:
        """All that a seat has drawn of a card unseen, note by note, and all it has paid of it."""
        line = seat * KINDS + card
        self.first_want[line] = self.wants
        deck: i64 = 0
        when: i64 = 0
        last: i64 = 0  # had at the note before
        drawn: i64 = 0
        for note in self.notes:
            if note.kind != PAID or note.seat() == seat:
                now = note.unseen[card if note.kind == PAID else line]
                paid = note.paid(card)
                for _ in range(now + paid - last):
                    self._lay(card, seat, deck, when)
                    drawn += 1
                last = now
                if paid != 0:
                    self.paid[line] += paid
                    WANT[self.wants] = line
                    WANT_WHEN[self.wants] = when
                    DUE[self.wants] = self.paid[line]
                    SPARE[self.wants] = drawn - self.paid[line]
                    self.wants += 1
            if note.kind == RESHUFFLED:
                deck += 1
            when += 1
        for _ in range(s.hands[line] - s.shown[line] - last):
            self._lay(card, seat, deck, when)

    def _sort_slots(self, first: i64) -> None:
        """By moment, whatever the cards are: how slots are numbered must tell nothing of what is hidden."""
        for at in range(first + 1, self.size):
            card, deck, when = CARD[at], DECK[at], WHEN[at]
            to: i64 = at
            while to > first and WHEN[to - 1] > when:
                CARD[to] = CARD[to - 1]
                DECK[to] = DECK[to - 1]
                WHEN[to] = WHEN[to - 1]
                to -= 1
            CARD[to] = card
            DECK[to] = deck
            WHEN[to] = when

    def _lay_limits(self, turned: i64) -> None:
        """`turned` other cards of the last deck have been turned up for all to see."""
        deck = self.decks - 1
        when: i64 = len(self.notes)
        for note in reversed(self.notes):
            when -= 1
            if note.kind == RESHUFFLED:
                deck -= 1
                turned = note.turned
            elif note.kind == UNSWEPT:
                LIMIT_DECK[self.limits] = deck
                LIMIT_WHEN[self.limits] = when
                ALLOWED[self.limits] = note.what - (turned - note.turned)
                ROOM[self.limits] = ALLOWED[self.limits] - self._others_after(deck, when)
                self.limits += 1

    def _others_after(self, deck: i64, when: i64) -> i64:
        count: i64 = 0
        for slot in range(self.size):
            if DECK[slot] == deck and WHEN[slot] > when and CARD[slot] != LOCO:
                count += 1
        return count

    def _keep(self) -> None:
        """Takes what lies in the scratch, and lists the slots that the seat has not seen, deck by deck."""
        self.card: vec[i64] = CARD[: self.size]
        self.holder: vec[i64] = HOLDER[: self.size]
        self.deck: vec[i64] = DECK[: self.size]
        self.when: vec[i64] = WHEN[: self.size]
        self.want: vec[i64] = WANT[: self.wants]
        self.want_when: vec[i64] = WANT_WHEN[: self.wants]
        self.due: vec[i64] = DUE[: self.wants]
        self.spare: vec[i64] = SPARE[: self.wants]
        self.limit_deck: vec[i64] = LIMIT_DECK[: self.limits]
        self.limit_when: vec[i64] = LIMIT_WHEN[: self.limits]
        self.allowed: vec[i64] = ALLOWED[: self.limits]
        self.room: vec[i64] = ROOM[: self.limits]
        self.first_free: vec[i64] = zeros(self.decks + 1)
        free: i64 = 0
        for deck in range(self.decks):
            for slot in range(self.size):
                if DECK[slot] == deck and HOLDER[slot] != self.seat:
                    LINE[free] = slot
                    free += 1
            self.first_free[deck + 1] = free
        self.free: vec[i64] = LINE[:free]

    def is_sound(self) -> bool:
        """Whether all that was paid had been drawn, and no display was left that should have been swept."""
        return all(spare >= 0 for spare in self.spare) and all(room >= 0 for room in self.room)

    # -- shuffling

    def lay(self, cards: Cards) -> None:
        """Lays these cards into the scratch."""
        for at in range(self.size):
            CARD[at] = cards.card[at]
        for at in range(self.wants):
            SPARE[at] = cards.spare[at]
        for at in range(self.limits):
            ROOM[at] = cards.room[at]

    def count(self) -> None:
        """How far the cards in the scratch fulfil the wants and keep the limits."""
        for at in range(self.wants):
            SPARE[at] = -self.due[at]
        for slot in range(self.in_hands):
            line = self.holder[slot] * KINDS + CARD[slot]
            for at in range(self.first_want[line], self.first_want[line + 1]):
                if self.want_when[at] >= self.when[slot]:
                    SPARE[at] += 1
        for at in range(self.limits):
            ROOM[at] = self.allowed[at] - self._others_after(self.limit_deck[at], self.limit_when[at])

    def mix(self, rng: Rng) -> None:
        """Cards of the same deck change places at random wherever the seat could not tell."""
        free = self.free
        for deck in range(self.decks):
            first = self.first_free[deck]
            for _ in range(PASSES):
                last = self.first_free[deck + 1] - 1
                while last > first:
                    self.exchange(free[last], free[first + rng.below(last - first + 1)])
                    last -= 1

    def exchange(self, one: i64, other: i64) -> bool:
        """Swaps two cards of a deck, if nobody then has paid what they had not, and no limit is passed."""
        if CARD[one] == CARD[other] or not (self._can_give(one, other) and self._can_give(other, one)):
            return False
        if self.limits != 0 and not self._keeps_limits(one, other):
            return False
        self._give(one, other)
        self._give(other, one)
        card = CARD[one]
        CARD[one] = CARD[other]
        CARD[other] = card
        return True

    def _can_give(self, slot: i64, other: i64) -> bool:
        holder = self.holder[slot]
        line = holder * KINDS + CARD[slot]
        for want in range(self.first_want[line], self.first_want[line + 1]):
            if SPARE[want] == 0 and self.want_when[want] >= self.when[slot]:
                if self.holder[other] != holder or self.when[other] > self.want_when[want]:
                    return False
        return True

    def _give(self, slot: i64, other: i64) -> None:
        """Counts the card of the other slot in place of the slot's own."""
        when = self.when[slot]
        line = self.holder[slot] * KINDS + CARD[slot]
        for want in range(self.first_want[line], self.first_want[line + 1]):
            if self.want_when[want] >= when:
                SPARE[want] -= 1
        line = self.holder[slot] * KINDS + CARD[other]
        for want in range(self.first_want[line], self.first_want[line + 1]):
            if self.want_when[want] >= when:
                SPARE[want] += 1

    def _keeps_limits(self, one: i64, other: i64) -> bool:
        if CARD[one] != LOCO and CARD[other] != LOCO:
            return True
        early, late = (one, other) if self.when[one] <= self.when[other] else (other, one)
        more: i64 = 1 if CARD[late] == LOCO else -1  # other cards in the later slot, after the exchange
        for limit in range(self.limits):
            if more > 0 and self._parts(limit, early, late) and ROOM[limit] < more:
                return False
        for limit in range(self.limits):
            if self._parts(limit, early, late):
                ROOM[limit] -= more
        return True

    def _parts(self, limit: i64, early: i64, late: i64) -> bool:
        """Whether only the later slot was still in the deck at that note."""
        at = self.limit_when[limit]
        return self.limit_deck[limit] == self.deck[late] and self.when[early] <= at < self.when[late]

    def put_back(self, s: TicketToRideState) -> None:
        """Hands and deck as the cards lie now; the notes are told anew when somebody asks."""
        hands = s.hands
        for at in range(len(hands)):
            hands[at] = s.shown[at] - self.paid[at]
        holder = self.holder
        for slot in range(self.in_hands):
            hands[holder[slot] * KINDS + CARD[slot]] += 1
        s.deck = CARD[self.in_hands : self.size]
        cards = Cards(CARD[: self.size], SPARE[: self.wants], ROOM[: self.limits])
        s.retold = Retold(self, cards, s.memory, s.learned)


class Cards:
    """One way in which the slots of a layout may be filled."""

    def __init__(self, card: vec[i64], spare: vec[i64], room: vec[i64]) -> None:
        self.card: vec[i64] = card
        self.spare: vec[i64] = spare
        self.room: vec[i64] = room


class Retold:
    """What an imagined position remembers: the layout that it came from, otherwise filled."""

    def __init__(self, layout: Layout, cards: Cards, memory: Note | None, learned: i64) -> None:
        self.layout = layout
        self.cards = cards
        self.memory: Note | None = memory  # the last note then, and the knowledge
        self.learned: i64 = learned

    def notes(self) -> list[Note]:
        layout = self.layout
        rows = zeros(layout.seats * KINDS)
        notes: list[Note] = []
        when: i64 = 0
        for note in layout.notes:
            for slot in range(layout.in_hands):
                if layout.when[slot] == when:
                    rows[layout.holder[slot] * KINDS + self.cards.card[slot]] += 1
            unseen = rows[:]
            if note.kind == PAID:
                at = note.seat() * KINDS
                for card in range(KINDS):
                    rows[at + card] -= note.paid(card)
                unseen = rows[at : at + KINDS]
            notes.append(Note(None, note.kind, unseen, note.what, note.turned))
            when += 1
        return notes


def notes_of(s: TicketToRideState) -> list[Note]:
    """The oldest first; in an imagined position those from before it was imagined are told as it has them."""
    notes = oldest_first(s.memory)
    if s.retold is not None:
        notes[: len(s.retold.layout.notes)] = s.retold.notes()
    return notes


def layout_of(s: TicketToRideState, seat: i64) -> Layout:
    return Layout(s, seat, notes_of(s))
