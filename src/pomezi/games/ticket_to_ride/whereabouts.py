"""Who knows where a ticket is; and what is left to know once somebody has returned some of an offer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.vecs import BITS, zeros
from pomezi.games.ticket_to_ride.pieces import KEEP, NIBBLE, NONE, OFFER

if TYPE_CHECKING:
    from pomezi.games.ticket_to_ride.state import TicketToRideState

DRAWN_SHIFT: Final = 4  # in a choice; see `choice`
KEPT_SHIFT: Final = 8

# Scratch, filled and read within one call.
MOST: Final = 64  # tickets: their masks have no more bits
CHOICES: Final = zeros(4 * MOST)
OFFERS: Final = zeros(4 * MOST * OFFER)  # of the choices
QUEUE: Final = zeros(16 * MOST)  # the ticket deck, from the head on


class Muddle:
    """Some seats knew some of the tickets in an offer, and no longer know which of them were kept.

    Holds how all lay before the first such choice, and every choice since. Never changes: clones share it.
    """

    def __init__(self, base: Base, choices: Choice, seats: i64) -> None:
        self.base = base
        self.choices = choices
        self.seats: i64 = seats  # mask of those who are muddled


class Base:
    """How the tickets lay once, and who knew it."""

    def __init__(self, deck: vec[i64], tickets: vec[i64], offer: vec[i64], seen: vec[i64]) -> None:
        self.deck: vec[i64] = deck  # hidden; the top first
        self.tickets: vec[i64] = tickets  # each for its owner; bit masks
        self.offer: vec[i64] = offer  # for who chose first
        self.seen: vec[i64] = seen  # by ticket: mask of seats that knew where it was

    def known_to(self, seat: i64, chooser: i64) -> i64:
        """Mask of the tickets that the seat knew the place of; the offer lay before the chooser."""
        known = self.tickets[seat]
        if seat == chooser:
            known |= mask_of(self.offer)
        for ticket in range(len(self.seen)):
            if (self.seen[ticket] >> seat) & 1 == 1:
                known |= BITS[ticket]
        return known

    def replay(self, choices: vec[i64], count: i64) -> i64:
        """Lays out what each would have chosen from; where in the queue the ticket deck begins in the end."""
        head: i64 = 0
        tail: i64 = len(self.deck)
        for at in range(tail):
            QUEUE[at] = self.deck[at]
        for number in range(count):
            kept = choices[number] >> KEPT_SHIFT
            for place in range(drawn_of(choices[number])):
                if number == 0:
                    ticket = self.offer[place]
                else:
                    ticket = QUEUE[head]
                    head += 1
                OFFERS[number * OFFER + place] = ticket
                if (kept >> place) & 1 == 0:
                    QUEUE[tail] = ticket
                    tail += 1
        return head


class Choice:
    """One in a row of them; `what` is a `choice`, and which were kept is hidden."""

    def __init__(self, before: Choice | None, what: i64) -> None:
        self.before = before
        self.what: i64 = what


def choices_of(muddle: Muddle) -> vec[i64]:
    """The oldest first."""
    count: i64 = 0
    last: Choice | None = muddle.choices
    while last is not None:
        count += 1
        last = last.before
    at = count
    last = muddle.choices
    while last is not None:
        at -= 1
        CHOICES[at] = last.what
        last = last.before
    return CHOICES[:count]


def muddle_of(base: Base, choices: vec[i64], seats: i64) -> Muddle:
    """There must be a choice."""
    last = Choice(None, choices[0])
    for at in range(1, len(choices)):
        last = Choice(last, choices[at])
    return Muddle(base, last, seats)


def choice(seat: i64, drawn: i64, kept: i64) -> i64:
    """A seat drew so many, and kept those of the mask over the order drawn."""
    return seat | drawn << DRAWN_SHIFT | kept << KEPT_SHIFT


def seat_of(choice: i64) -> i64:
    return choice & NIBBLE


def drawn_of(choice: i64) -> i64:
    return (choice >> DRAWN_SHIFT) & NIBBLE


def kept_in(choice: i64) -> list[int]:
    """The places of those kept, in the order drawn."""
    return [place for place in range(drawn_of(choice)) if (choice >> KEPT_SHIFT >> place) & 1]


def note_whereabouts(seen: vec[i64], seat: i64, ticket: i64, is_kept: bool, are_all_kept: bool) -> None:
    """Who knows where a ticket is now: if it was returned the seat itself, if it was kept nobody else (except
    when all of the offer were kept: then whoever knew it knows it still)."""
    if not is_kept:
        seen[ticket] = BITS[seat]
    elif not are_all_kept:
        seen[ticket] = 0


def note_choice(s: TicketToRideState, seat: i64, kept: i64) -> None:
    """Before the choice takes effect: begins a muddle if it makes one, and remembers it if there is one."""
    muddled: i64 = 0
    drawn: i64 = 0
    places: i64 = 0
    for at in range(seat * OFFER, seat * OFFER + OFFER):
        ticket = s.offers[at]
        if ticket != NONE:
            muddled |= s.seen[ticket]
            if (kept >> ticket) & 1 == 1:
                places |= BITS[drawn]
            drawn += 1
    muddled &= ~BITS[seat]
    if places == BITS[drawn] - 1:
        muddled = 0
    muddle = s.muddle
    if muddle is not None:
        made = Choice(muddle.choices, choice(seat, drawn, places))
        s.muddle = Muddle(muddle.base, made, muddle.seats | muddled)
    elif muddled != 0:
        s.muddle = Muddle(_base(s, seat, drawn), Choice(None, choice(seat, drawn, places)), muddled)


def _base(s: TicketToRideState, seat: i64, drawn: i64) -> Base:
    ring = len(s.ticket_deck)
    for depth in range(s.tickets_left):
        QUEUE[depth] = s.ticket_deck[(s.ticket_top + depth) % ring]
    offer = s.offers[seat * OFFER : seat * OFFER + drawn]
    return Base(QUEUE[: s.tickets_left], s.tickets[:], offer, s.seen[:])


def offered(s: TicketToRideState, seat: i64) -> list[int]:
    """The tickets in a seat's offer, in the order drawn."""
    return [ticket for ticket in s.offers[seat * OFFER : seat * OFFER + OFFER] if ticket != NONE]


def mask_of(tickets: vec[i64]) -> i64:
    mask: i64 = 0
    for ticket in tickets:
        if ticket != NONE:
            mask |= BITS[ticket]
    return mask


def lay_out(s: TicketToRideState, muddle: Muddle) -> None:
    """Puts the tickets where the choices of a muddle lead."""
    base = muddle.base
    choices = choices_of(muddle)
    head = base.replay(choices, len(choices))
    tail: i64 = len(base.deck)
    s.tickets, s.seen, s.offers = base.tickets[:], base.seen[:], s.offers[:]
    for number in range(len(choices)):
        seat = seat_of(choices[number])
        kept = choices[number] >> KEPT_SHIFT
        drawn = drawn_of(choices[number])
        for place in range(drawn):
            ticket = OFFERS[number * OFFER + place]
            is_kept = (kept >> place) & 1 == 1
            note_whereabouts(s.seen, seat, ticket, is_kept, kept == BITS[drawn] - 1)
            if is_kept:
                s.tickets[seat] |= BITS[ticket]
            else:
                tail += 1
    if s.phase == KEEP:
        for place in range(OFFER):
            at = s.turn * OFFER + place
            if s.offers[at] != NONE:
                s.offers[at] = QUEUE[head]
                head += 1
    s.ticket_deck = s.ticket_deck[:]
    s.ticket_top = 0
    s.tickets_left = tail - head
    for depth in range(s.tickets_left):
        s.ticket_deck[depth] = QUEUE[head + depth]
