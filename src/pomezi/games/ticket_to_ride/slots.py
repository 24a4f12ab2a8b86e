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

PASSES: Final = 3  # over the cards of a deck, where not every exchange is allowed
MOST_SLOTS: Final = 512  # more than any edition has cards
MOST_WANTS: Final = 4096

# A slot is one unseen card. Its holder may be the deck, as a seat after the last one.
CARD: Final = zeros(MOST_SLOTS)
HOLDER: Final = zeros(MOST_SLOTS)
DECK: Final = zeros(MOST_SLOTS)  # from which deck, counted from 0
WHEN: Final = zeros(MOST_SLOTS)  # the number of the first note that it was drawn before
FREE_SLOTS: Final = zeros(MOST_SLOTS)

# A want: by that note the seat had paid so many of a card unseen, so it must have drawn them before.
WANT_CARD: Final = zeros(MOST_WANTS)
WANT_WHEN: Final = zeros(MOST_WANTS)
SPARE: Final = zeros(MOST_WANTS)  # how many more it had drawn
FIRST_WANT: Final = zeros(8)  # by seat

# A limit: of a deck, as it was at that note, only so many cards were no locomotives.
LIMIT_DECK: Final = zeros(MOST_WANTS)
LIMIT_WHEN: Final = zeros(MOST_WANTS)
ROOM: Final = zeros(MOST_WANTS)  # how many more would be allowed

LAST: Final = zeros(KINDS)
DRAWN: Final = zeros(KINDS)
OWED: Final = zeros(KINDS)


class Slots:
    """Lies in the scratch vectors above until the next one is laid out."""

    def __init__(self, s: TicketToRideState) -> None:
        self.notes = oldest_first(s.memory)
        self.seats: i64 = s.seats
        self.size: i64 = 0
        self.wants: i64 = 0
        self.limits: i64 = 0
        self.decks: i64 = 1
        for note in self.notes:
            if note.kind == RESHUFFLED:
                self.decks += 1
        for seat in range(s.seats):
            self._lay_hand(s, seat)
        FIRST_WANT[s.seats] = self.wants
        FIRST_WANT[s.seats + 1] = self.wants
        for i in range(s.deck_left):
            self._lay(s.deck[i], s.seats, self.decks - 1, len(self.notes))
        self._lay_limits(s.turned)

    def _lay(self, card: i64, holder: i64, deck: i64, when: i64) -> None:
        CARD[self.size] = card
        HOLDER[self.size] = holder
        DECK[self.size] = deck
        WHEN[self.size] = when
        self.size += 1

    def _lay_hand(self, s: TicketToRideState, seat: i64) -> None:
        """All that a seat has drawn unseen, note by note, and all it has paid of it."""
        FIRST_WANT[seat] = self.wants
        for card in range(KINDS):
            LAST[card] = DRAWN[card] = OWED[card] = 0
        deck: i64 = 0
        when: i64 = 0
        for note in self.notes:
            if note.kind != PAID:
                self._lay_drawn(note, seat * KINDS, seat, deck, when)
            elif note.seat == seat:
                self._lay_drawn(note, 0, seat, deck, when)
                self._lay_wants(note, when)
            if note.kind == RESHUFFLED:
                deck += 1
            when += 1
        for card in range(KINDS):
            at = seat * KINDS + card
            for _ in range(s.hands[at] - s.shown[at] - LAST[card]):
                self._lay(card, seat, deck, when)

    def _lay_drawn(self, note: Note, row: i64, seat: i64, deck: i64, when: i64) -> None:
        card: i64
        for card in range(KINDS):
            now = note.unseen[row + card]
            for _ in range(now + note.paid(card) - LAST[card]):
                self._lay(card, seat, deck, when)
                DRAWN[card] += 1
            LAST[card] = now

    def _lay_wants(self, note: Note, when: i64) -> None:
        card: i64
        for card in range(KINDS):
            paid = note.paid(card)
            if paid != 0:
                OWED[card] += paid
                WANT_CARD[self.wants] = card
                WANT_WHEN[self.wants] = when
                SPARE[self.wants] = DRAWN[card] - OWED[card]
                self.wants += 1

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
                ROOM[self.limits] = note.others - (turned - note.turned) - self._others_after(deck, when)
                self.limits += 1

    def _others_after(self, deck: i64, when: i64) -> i64:
        count: i64 = 0
        for slot in range(self.size):
            if DECK[slot] == deck and WHEN[slot] > when and CARD[slot] != LOCO:
                count += 1
        return count

    def is_sound(self) -> bool:
        """Whether all that was paid had been drawn, and no display was left that should have been swept."""
        for want in range(self.wants):
            if SPARE[want] < 0:
                return False
        for limit in range(self.limits):
            if ROOM[limit] < 0:
                return False
        return True

    # -- shuffling

    def shuffle(self, seat: i64, rng: Rng) -> None:
        """Cards of the same deck change places at random wherever `seat` could not tell; its own stay."""
        passes = 1 if self.wants + self.limits == 0 else PASSES
        for deck in range(self.decks):
            size: i64 = 0
            for slot in range(self.size):
                if DECK[slot] == deck and HOLDER[slot] != seat:
                    FREE_SLOTS[size] = slot
                    size += 1
            for _ in range(passes):
                last = size - 1
                while last > 0:
                    self._exchange(FREE_SLOTS[last], FREE_SLOTS[rng.below(last + 1)])
                    last -= 1

    def _exchange(self, one: i64, other: i64) -> None:
        """Swaps two cards of a deck, if nobody then has paid what they had not, and no sweep is amiss."""
        if CARD[one] == CARD[other] or not (self._can_give(one, other) and self._can_give(other, one)):
            return
        if self.limits != 0 and not self._keeps_limits(one, other):
            return
        self._give(one, other)
        self._give(other, one)
        card = CARD[one]
        CARD[one] = CARD[other]
        CARD[other] = card

    def _can_give(self, slot: i64, other: i64) -> bool:
        holder = HOLDER[slot]
        for want in range(FIRST_WANT[holder], FIRST_WANT[holder + 1]):
            if WANT_CARD[want] == CARD[slot] and WANT_WHEN[want] >= WHEN[slot] and SPARE[want] == 0:
                if HOLDER[other] != holder or WHEN[other] > WANT_WHEN[want]:
                    return False
        return True

    def _give(self, slot: i64, other: i64) -> None:
        """Counts the card of the other slot in place of the slot's own."""
        holder = HOLDER[slot]
        for want in range(FIRST_WANT[holder], FIRST_WANT[holder + 1]):
            if WANT_WHEN[want] >= WHEN[slot]:
                if WANT_CARD[want] == CARD[slot]:
                    SPARE[want] -= 1
                elif WANT_CARD[want] == CARD[other]:
                    SPARE[want] += 1

    def _keeps_limits(self, one: i64, other: i64) -> bool:
        if CARD[one] != LOCO and CARD[other] != LOCO:
            return True
        early, late = (one, other) if WHEN[one] <= WHEN[other] else (other, one)
        more: i64 = 1 if CARD[late] == LOCO else -1  # other cards in the later slot, after the exchange
        for limit in range(self.limits):
            if self._parts(limit, early, late) and ROOM[limit] < more:
                return False
        for limit in range(self.limits):
            if self._parts(limit, early, late):
                ROOM[limit] -= more
        return True

    def _parts(self, limit: i64, early: i64, late: i64) -> bool:
        """Whether only the later slot was still in the deck at that note."""
        when = LIMIT_WHEN[limit]
        return LIMIT_DECK[limit] == DECK[late] and WHEN[early] <= when < WHEN[late]

    # -- and back onto the table

    def put_back(self, s: TicketToRideState) -> None:
        """Hands, deck and notes as the slots have them now."""
        rows = zeros(s.seats * KINDS)
        memory: Note | None = None
        when: i64 = 0
        for note in self.notes:
            self._take_up(rows, when)
            if note.kind == PAID:
                at = note.seat * KINDS
                rows[at + note.card] -= note.count
                rows[at + LOCO] -= note.locos
                unseen = rows[at : at + KINDS]
            else:
                unseen = rows[:]
            memory = note.with_unseen(memory, unseen)
            when += 1
        self._take_up(rows, when)
        s.memory = memory
        for at in range(len(rows)):
            s.hands[at] = rows[at] + s.shown[at]
        s.deck = ints([CARD[slot] for slot in range(self.size) if HOLDER[slot] == s.seats])

    def _take_up(self, rows: vec[i64], when: i64) -> None:
        for slot in range(self.size):
            if WHEN[slot] == when and HOLDER[slot] != self.seats:
                rows[HOLDER[slot] * KINDS + CARD[slot]] += 1
