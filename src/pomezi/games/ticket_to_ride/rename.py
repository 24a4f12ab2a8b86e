"""Gives other names to the tickets that a seat cannot know, from what it knows and from nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.rng import Rng, seeded
from pomezi.core.vecs import BITS, zeros
from pomezi.games.ticket_to_ride.pieces import CHOOSE, KEEP, NONE, OFFER
from pomezi.games.ticket_to_ride.whereabouts import (
    CHOICES,
    KEPT_SHIFT,
    MOST,
    OFFERS,
    QUEUE,
    Base,
    Muddle,
    choice,
    choices_of,
    drawn_of,
    lay_out,
    mask_of,
    muddle_of,
    offered,
    seat_of,
)

if TYPE_CHECKING:
    from pomezi.games.ticket_to_ride.state import TicketToRideState

TRIES: Final = 200  # to find choices of others that agree with all a seat was told
ROUNDS: Final = 2  # over the choices that others may have made otherwise

# Scratch, filled and read within one call.
NAME: Final = zeros(MOST)  # by ticket: which one takes its place, or NONE while it may be any
FREE_NAMES: Final = zeros(MOST)
HIDDEN: Final = zeros(MOST)
TOLD: Final = zeros(4 * MOST)  # all that was truly offered to a seat, in its order


def imagine(s: TicketToRideState, seat: i64, rng: Rng) -> None:
    """Gives other names to all tickets that the seat cannot know, and lets the others choose otherwise where
    it is muddled about that."""
    muddle = s.muddle
    if muddle is None:
        _know_only(_known_now(s, seat), len(s.seen))
        _name_the_rest(_hidden_in(s), len(s.seen), rng)
        _rename(s)
        return
    choices = choices_of(muddle)  # in the scratch as well, to be changed there
    own_draw: i64 = len(offered(s, seat)) if s.phase == KEEP and s.turn == seat else 0
    told = _note_told(muddle.base, choices, seat, own_draw)
    _choose_anew(muddle.base, choices, seat, own_draw, told, rng)
    _mix_choices(muddle.base, choices, seat, own_draw, told, rng)
    _name_the_rest(_hidden_in_base(muddle.base), len(s.seen), rng)
    s.muddle = muddle_of(_renamed_base(muddle.base), CHOICES[: len(choices)], muddle.seats)
    lay_out(s, s.muddle)


def lay_told(s: TicketToRideState, muddle: Muddle, seat: i64, own_draw: i64, told: list[int]) -> bool:
    """Puts the tickets where they may lie, if the others chose so that the seat was offered what it was told,
    ticket by ticket; of the muddle only what the seat knows, and how many all kept, must be true."""
    for at, ticket in enumerate(told):
        TOLD[at] = ticket
    rng = seeded("0")
    choices = choices_of(muddle)
    for _ in range(TRIES):
        _choose_anew(muddle.base, choices, seat, own_draw, len(told), rng)
        if _agreeing(muddle.base, len(choices), seat, own_draw) == len(told):
            _name_the_rest(_hidden_in_base(muddle.base), len(s.seen), rng)
            s.muddle = muddle_of(_renamed_base(muddle.base), CHOICES[: len(choices)], muddle.seats)
            lay_out(s, s.muddle)
            return True
    return False


def _known_now(s: TicketToRideState, seat: i64) -> i64:
    known = s.tickets[seat] | mask_of(s.offers[seat * OFFER : seat * OFFER + OFFER])
    for ticket in range(len(s.seen)):
        if (s.seen[ticket] >> seat) & 1 == 1:
            known |= BITS[ticket]
    return known


def _know_only(known: i64, count: i64) -> None:
    ticket: i64
    for ticket in range(count):
        NAME[ticket] = ticket if (known >> ticket) & 1 == 1 else NONE


def _hidden_in(s: TicketToRideState) -> i64:
    """Lists the tickets without a name by where they lie, whatever they are; how many."""
    count: i64 = 0
    ring = len(s.ticket_deck)
    for depth in range(s.tickets_left):
        count = _hide(s.ticket_deck[(s.ticket_top + depth) % ring], count)
    for ticket in s.offers:
        if ticket != NONE:
            count = _hide(ticket, count)
    return _hide_hands(s.tickets, s.seen, count)


def _hidden_in_base(base: Base) -> i64:
    count: i64 = 0
    for ticket in base.deck:
        count = _hide(ticket, count)
    for ticket in base.offer:
        count = _hide(ticket, count)
    return _hide_hands(base.tickets, base.seen, count)


def _hide(ticket: i64, count: i64) -> i64:
    if NAME[ticket] == NONE:
        HIDDEN[count] = ticket
        count += 1
    return count


def _hide_hands(tickets: vec[i64], seen: vec[i64], count: i64) -> i64:
    """Those of one hand differ in nothing but in who else knows of them."""
    ticket: i64
    for seat in range(len(tickets)):
        first = count
        held = tickets[seat]
        ticket = 0
        while held != 0:
            if held & 1 == 1:
                count = _hide(ticket, count)
            held >>= 1
            ticket += 1
        for at in range(first + 1, count):
            ticket = HIDDEN[at]
            to: i64 = at
            while to > first and seen[HIDDEN[to - 1]] > seen[ticket]:
                HIDDEN[to] = HIDDEN[to - 1]
                to -= 1
            HIDDEN[to] = ticket
    return count


def _name_the_rest(hidden: i64, count: i64, rng: Rng) -> None:
    """Every hidden ticket gets one of the names that are left, by chance."""
    taken: i64 = 0
    for ticket in range(count):
        if NAME[ticket] != NONE:
            taken |= BITS[NAME[ticket]]
    free: i64 = 0
    name: i64
    for name in range(count):
        if (taken >> name) & 1 == 0:
            FREE_NAMES[free] = name
            free += 1
    rng.shuffle(FREE_NAMES, free)
    for at in range(hidden):
        NAME[HIDDEN[at]] = FREE_NAMES[at]


def _rename(s: TicketToRideState) -> None:
    """Without a muddle: every ticket that the seat has not seen may lie in the place of any other."""
    deck = s.ticket_deck[:]
    for at in range(len(deck)):
        deck[at] = NAME[deck[at]]
    s.ticket_deck = deck
    s.seen = _renamed_seen(s.seen)
    s.tickets = _renamed_tickets(s.tickets, len(deck))
    if s.phase == CHOOSE or s.phase == KEEP:
        offers = s.offers[:]
        for at in range(len(offers)):
            if offers[at] != NONE:
                offers[at] = NAME[offers[at]]
        s.offers = offers


def _renamed_seen(seen: vec[i64]) -> vec[i64]:
    renamed = seen[:]
    for ticket in range(len(seen)):
        renamed[NAME[ticket]] = seen[ticket]
    return renamed


def _renamed_tickets(tickets: vec[i64], count: i64) -> vec[i64]:
    renamed = tickets[:]
    ticket: i64
    for seat in range(len(tickets)):
        held = tickets[seat]
        mask: i64 = 0
        for ticket in range(count):
            if (held >> ticket) & 1 == 1:
                mask |= BITS[NAME[ticket]]
        renamed[seat] = mask
    return renamed


# -- where a seat is muddled


def _note_told(base: Base, choices: vec[i64], seat: i64, own_draw: i64) -> i64:
    """Writes down all that was truly offered to the seat; how many tickets."""
    head = base.replay(choices, len(choices))
    told: i64 = 0
    for number in range(len(choices)):
        if seat_of(choices[number]) == seat:
            for place in range(drawn_of(choices[number])):
                TOLD[told] = OFFERS[number * OFFER + place]
                told += 1
    for place in range(own_draw):
        TOLD[told] = QUEUE[head + place]
        told += 1
    return told


def _agreeing(base: Base, count: i64, seat: i64, own_draw: i64) -> i64:
    """How many tickets of all that the seat was told it would, with these choices, have been offered just so,
    up to the first that it would not; names what it knows."""
    head = base.replay(CHOICES, count)
    known = base.known_to(seat, seat_of(CHOICES[0]))
    _know_only(known, len(base.seen))
    at: i64 = 0
    for number in range(count):
        if seat_of(CHOICES[number]) == seat:
            for place in range(drawn_of(CHOICES[number])):
                if not _can_be(OFFERS[number * OFFER + place], TOLD[at], known):
                    return at
                known |= BITS[TOLD[at]]
                at += 1
    for place in range(own_draw):
        if not _can_be(QUEUE[head + place], TOLD[at], known):
            return at
        known |= BITS[TOLD[at]]
        at += 1
    return at


def _can_be(ticket: i64, name: i64, known: i64) -> bool:
    """Whether a ticket of the base may have been the one that was seen; if so it is named."""
    if NAME[ticket] == NONE and (known >> name) & 1 == 0:
        NAME[ticket] = name
    return NAME[ticket] == name


def _choose_anew(base: Base, choices: vec[i64], seat: i64, own_draw: i64, told: i64, rng: Rng) -> None:
    """Lets all others keep as many of their offers at random, then one of them otherwise, again and again,
    until all agrees with what the seat was told. Should that fail the choices are as they were."""
    count = len(choices)
    number: i64
    for number in range(count):
        if seat_of(choices[number]) != seat:
            CHOICES[number] = _any_choice(choices[number], rng)
    agreeing = _agreeing(base, count, seat, own_draw)
    for _ in range(TRIES):
        if agreeing == told:
            return
        number = rng.below(count)
        if seat_of(CHOICES[number]) != seat:
            old = CHOICES[number]
            CHOICES[number] = _any_choice(old, rng)
            now = _agreeing(base, count, seat, own_draw)
            if now < agreeing:
                CHOICES[number] = old
            else:
                agreeing = now
    if agreeing != told:
        for number in range(count):
            CHOICES[number] = choices[number]
        _agreeing(base, count, seat, own_draw)


def _mix_choices(base: Base, choices: vec[i64], seat: i64, own_draw: i64, told: i64, rng: Rng) -> None:
    """Each is made otherwise where the seat could not tell."""
    count = len(choices)
    for _ in range(ROUNDS):
        for number in range(count):
            if seat_of(CHOICES[number]) != seat and _matters(number):
                old = CHOICES[number]
                CHOICES[number] = _any_choice(old, rng)
                if _agreeing(base, count, seat, own_draw) != told:
                    CHOICES[number] = old
                    _agreeing(base, count, seat, own_draw)


def _any_choice(old: i64, rng: Rng) -> i64:
    """As many of as many."""
    drawn = drawn_of(old)
    every = BITS[drawn] - 1
    kept = old >> KEPT_SHIFT
    if kept == every:
        return old
    one = BITS[rng.below(drawn)]
    if kept & (kept - 1) != 0:
        one = every & ~one  # two of three
    return choice(seat_of(old), drawn, one)


def _matters(number: i64) -> bool:
    """Whether any ticket of an offer is known."""
    for place in range(drawn_of(CHOICES[number])):
        if NAME[OFFERS[number * OFFER + place]] != NONE:
            return True
    return False


def _renamed_base(base: Base) -> Base:
    deck, offer = base.deck[:], base.offer[:]
    for at in range(len(deck)):
        deck[at] = NAME[deck[at]]
    for at in range(len(offer)):
        offer[at] = NAME[offer[at]]
    return Base(deck, _renamed_tickets(base.tickets, len(base.seen)), offer, _renamed_seen(base.seen))
