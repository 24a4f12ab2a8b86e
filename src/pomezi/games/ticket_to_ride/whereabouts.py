"""Who knows where a ticket is; and what is left to know once somebody has returned some of an offer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.rng import Rng
from pomezi.core.state import seats_in
from pomezi.core.vecs import BITS, ints, zeros
from pomezi.games.ticket_to_ride.pieces import KEEP, NONE, OFFER

if TYPE_CHECKING:
    from pomezi.games.ticket_to_ride.state import TicketToRideState

ROUNDS = 3  # over the choices that others may have made otherwise


class Tickets:
    """Where all tickets lie: whole lists, for looking back; the state itself packs them tighter."""

    def __init__(
        self, deck: list[int], hands: list[list[int]], offers: list[list[int]], seen: vec[i64]
    ) -> None:
        self.deck = deck  # the top first
        self.hands = hands
        self.offers = offers
        self.seen: vec[i64] = seen  # by ticket: mask of seats that know where it is

    def copy(self) -> Tickets:
        return self.renamed(list(range(len(self.seen))))

    def renamed(self, names: list[int]) -> Tickets:
        """The same with another ticket in the place of each."""
        seen = zeros(len(names))
        for ticket, name in enumerate(names):
            seen[name] = self.seen[ticket]
        return Tickets(
            [names[ticket] for ticket in self.deck],
            [[names[ticket] for ticket in hand] for hand in self.hands],
            [[names[ticket] for ticket in offer] for offer in self.offers],
            seen,
        )

    def draw(self, seat: int, count: int) -> None:
        self.offers[seat] = self.deck[:count]
        del self.deck[:count]

    def settle(self, seat: int, kept: int) -> None:
        """The seat keeps a mask over its offer, in the order drawn; the rest goes under the deck."""
        offer = self.offers[seat]
        returned = [ticket for place, ticket in enumerate(offer) if not (kept >> place) & 1]
        self.hands[seat] += [ticket for place, ticket in enumerate(offer) if (kept >> place) & 1]
        self.deck += returned
        note_whereabouts(self.seen, seat, offer, returned)
        self.offers[seat] = []

    def alike(self, other: Tickets) -> bool:
        hands = all(sorted(one) == sorted(two) for one, two in zip(self.hands, other.hands))
        same = self.deck == other.deck and self.offers == other.offers and hands
        return same and list(self.seen) == list(other.seen)

    def own(self, seat: int) -> list[int]:
        """What the seat knows the place of."""
        elsewhere = [ticket for ticket, mask in enumerate(self.seen) if (mask >> seat) & 1]
        return [*self.hands[seat], *self.offers[seat], *elsewhere]


class Choice:
    """Somebody drew so many tickets, and kept those of the mask over the order drawn (which is hidden)."""

    def __init__(self, seat: int, drawn: int, kept: int) -> None:
        self.seat = seat
        self.drawn = drawn
        self.kept = kept


class Muddle:
    """Some seats knew some of the tickets in an offer, and no longer know which of them were kept.

    Holds how all lay before the first such choice, and every choice since. Never changes: clones share it.
    """

    def __init__(self, base: Tickets, choices: list[Choice], seats: int) -> None:
        self.base = base
        self.choices = choices
        self.seats = seats  # mask of those who are muddled

    def replay(self, choices: list[Choice], turn: int, drawn: int) -> Tickets:
        """How all lies after those choices, and after the seat whose turn it is has drawn so many."""
        now = self.base.copy()
        for number, choice in enumerate(choices):
            if number > 0:
                now.draw(choice.seat, choice.drawn)
            now.settle(choice.seat, choice.kept)
        if drawn:
            now.draw(turn, drawn)
        return now

    def offers(self, choices: list[Choice], drawn: int) -> list[list[int]]:
        """What each would have chosen from, and what so many more drawn now would be."""
        deck = self.base.deck[:]
        offers: list[list[int]] = []
        offer = self.base.offers[choices[0].seat]
        for number, choice in enumerate(choices):
            if number > 0:
                offer = deck[: choice.drawn]
                del deck[: choice.drawn]
            offers.append(offer)
            for place in range(choice.drawn):
                if not (choice.kept >> place) & 1:
                    deck.append(offer[place])
        offers.append(deck[:drawn])
        return offers

    def offered_to(self, seat: int, offers: list[list[int]], turn: int) -> list[int]:
        """Of all those offers the tickets that a seat has seen."""
        seen: list[int] = []
        for number, choice in enumerate(self.choices):
            if choice.seat == seat:
                seen += offers[number]
        return seen + offers[-1] if turn == seat else seen


def note_whereabouts(seen: vec[i64], seat: i64, offer: list[int], returned: list[int]) -> None:
    """Who knows where these tickets are now: of those returned the seat itself, of those kept nobody else
    (except when all were kept: then whoever knew the offer knows them still)."""
    one: i64 = 1
    for ticket in offer:
        if ticket in returned:
            seen[ticket] = one << seat
        elif returned:
            seen[ticket] = 0


def note_choice(s: TicketToRideState, seat: i64, offer: list[int], returned: list[int]) -> None:
    """Before the choice takes effect: begins a muddle if it makes one, and remembers it if there is one."""
    muddled: i64 = 0
    if returned:
        for ticket in offer:
            muddled |= s.seen[ticket]
        muddled &= ~BITS[seat]
    if s.muddle is None and muddled == 0:
        return
    kept = sum(1 << place for place, ticket in enumerate(offer) if ticket not in returned)
    choice = Choice(int(seat), len(offer), kept)
    if s.muddle is None:
        s.muddle = Muddle(tickets_of(s), [choice], int(muddled))
    else:
        s.muddle = Muddle(s.muddle.base, [*s.muddle.choices, choice], s.muddle.seats | int(muddled))


def tickets_of(s: TicketToRideState) -> Tickets:
    ring = len(s.ticket_deck)
    return Tickets(
        [int(s.ticket_deck[(s.ticket_top + depth) % ring]) for depth in range(s.tickets_left)],
        [seats_in(s.tickets[seat]) for seat in range(s.seats)],
        [offered(s, seat) for seat in range(s.seats)],
        s.seen[:],
    )


def offered(s: TicketToRideState, seat: i64) -> list[int]:
    """The tickets in a seat's offer, in the order drawn."""
    return [ticket for ticket in s.offers[seat * OFFER : seat * OFFER + OFFER] if ticket != NONE]


def lay_out(s: TicketToRideState, tickets: Tickets) -> None:
    """Puts them onto the table."""
    deck = [*tickets.deck, *([0] * (len(s.ticket_deck) - len(tickets.deck)))]
    s.ticket_deck, s.ticket_top, s.tickets_left = ints(deck), 0, len(tickets.deck)
    s.tickets = ints([mask_of(hand) for hand in tickets.hands])
    s.offers = ints(
        [(tickets.offers[at // OFFER] + [NONE] * OFFER)[at % OFFER] for at in range(len(s.offers))]
    )
    s.seen = tickets.seen[:]


def mask_of(tickets: list[int]) -> i64:
    mask: i64 = 0
    for ticket in tickets:
        mask |= BITS[ticket]
    return mask


# -- imagining


def imagine(s: TicketToRideState, seat: int, rng: Rng) -> None:
    """Gives other names to all tickets that the seat cannot know, and lets the others choose otherwise where
    it is muddled about that."""
    muddle = s.muddle
    if muddle is None:
        _rename_hidden(s, seat, rng)
        return
    turn = int(s.turn)
    drawn = len(offered(s, turn)) if s.phase == KEEP else 0
    own = muddle.base.own(seat)
    choices = muddle.choices
    offers = muddle.offers(choices, drawn)
    truly = muddle.offered_to(seat, offers, turn)
    known = _known(own, truly, truly)
    for number in list(range(len(choices))) * (ROUNDS if (muddle.seats >> seat) & 1 else 0):
        if choices[number].seat != seat and any(ticket in known for ticket in offers[number]):
            others = _chosen_otherwise(choices, number, rng)
            otherwise = muddle.offers(others, drawn)
            possible = _known(own, muddle.offered_to(seat, otherwise, turn), truly)
            if possible:
                choices, offers, known = others, otherwise, possible
    s.muddle = Muddle(muddle.base.renamed(_new_names(len(s.seen), known, rng)), choices, muddle.seats)
    lay_out(s, s.muddle.replay(choices, turn, drawn))


def _rename_hidden(s: TicketToRideState, seat: i64, rng: Rng) -> None:
    """Without a muddle: every ticket that the seat has not seen may lie in the place of any other."""
    known = s.tickets[seat] | mask_of(offered(s, seat))
    hidden = [
        ticket for ticket in range(len(s.seen)) if not ((s.seen[ticket] >> seat) | (known >> ticket)) & 1
    ]
    names = ints(hidden)
    rng.shuffle(names, len(names))
    name_of = ints(range(len(s.seen)))
    for at in range(len(names)):
        name_of[hidden[at]] = names[at]
    deck, offers, seen, tickets = s.ticket_deck[:], s.offers[:], s.seen[:], s.tickets[:]
    for at in range(len(deck)):
        deck[at] = name_of[deck[at]]
        seen[name_of[at]] = s.seen[at]
    for at in range(len(offers)):
        if offers[at] != NONE:
            offers[at] = name_of[offers[at]]
    for other in range(s.seats):
        held: i64 = 0
        for ticket in seats_in(tickets[other]):
            held |= BITS[name_of[ticket]]
        tickets[other] = held
    s.ticket_deck, s.offers, s.seen, s.tickets = deck, offers, seen, tickets


def _known(own: list[int], offered: list[int], truly: list[int]) -> dict[int, int]:
    """By ticket of the base which ticket it was, as far as a seat can tell that knew its own, would have been
    offered one list and was truly offered the other. Empty if the two cannot be the same."""
    known = {ticket: ticket for ticket in own}
    names = dict(known)
    for ticket, name in zip(offered, truly):
        if known.setdefault(ticket, name) != name or names.setdefault(name, ticket) != ticket:
            return {}
    return known


def _chosen_otherwise(choices: list[Choice], number: int, rng: Rng) -> list[Choice]:
    """The same choices, but that one keeps as many at random."""
    old = choices[number]
    places = ints(range(old.drawn))
    rng.shuffle(places, len(places))
    kept = mask_of(list(places[: old.kept.bit_count()]))
    return [*choices[:number], Choice(old.seat, old.drawn, kept), *choices[number + 1 :]]


def _new_names(count: int, known: dict[int, int], rng: Rng) -> list[int]:
    taken = set(known.values())
    free = ints([name for name in range(count) if name not in taken])
    rng.shuffle(free, len(free))
    names = []
    at = 0
    for ticket in range(count):
        if ticket in known:
            names.append(known[ticket])
        else:
            names.append(int(free[at]))
            at += 1
    return names
