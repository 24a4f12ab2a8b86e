"""Tickets laid out from what a view knows and remembers of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pomezi.core.vecs import BITS, ints, zeros
from pomezi.games.ticket_to_ride import rename
from pomezi.games.ticket_to_ride.pieces import CHOOSE, NONE, OFFER
from pomezi.games.ticket_to_ride.shapes import KnownTickets, LostTickets, Own, TicketMemory, TicketToRideView
from pomezi.games.ticket_to_ride.whereabouts import Base, choice, mask_of, muddle_of

if TYPE_CHECKING:
    from pomezi.games.ticket_to_ride.edition import Edition
    from pomezi.games.ticket_to_ride.state import TicketToRideState


def lay(s: TicketToRideState, told: TicketToRideView) -> bool:
    """As they are, or as they were before the first muddle and then on from there; whether any way fits."""
    own, lost = told["own"], told["own"]["lost_tickets"]
    if lost is not None:
        return _lay_muddle(s, told, lost)
    held = [player["tickets"] for player in told["players"]]
    offered = [player["offered"] for player in told["players"]]
    lying = _Lying(s.edition, told["seat"], told["ticket_memory"], own["known_tickets"])
    lying.own_hand = [ticket["ticket"] for ticket in own["tickets"]]
    lying.own_offer = [ticket["ticket"] for ticket in own["offer"]]
    lying.lay(told["ticket_deck"], held, offered)
    s.tickets, s.seen = lying.hands, lying.seen
    for depth, ticket in enumerate(lying.deck):
        s.ticket_deck[depth] = ticket
    s.tickets_left = len(lying.deck)
    for seat, offer in enumerate(lying.offers):
        for place, ticket in enumerate(offer):
            s.offers[seat * OFFER + place] = ticket
        if s.phase == CHOOSE and told["players"][seat]["chosen"]:
            s.chosen[seat] = mask_of(ints(offer))
    if s.phase == CHOOSE:
        s.chosen[told["seat"]] = sum(1 << s.edition.tickets.index(slug) for slug in own["chosen"])
    return True


def _lay_muddle(s: TicketToRideState, told: TicketToRideView, lost: LostTickets) -> bool:
    memory, players, since = told["ticket_memory"], told["players"], lost["since"]
    held = [
        player["tickets"] - sum(made["kept"] for made in since if made["seat"] == seat)
        for seat, player in enumerate(players)
    ]
    drawn = sum(made["drawn"] for made in since[1:]) + sum(player["offered"] for player in players)
    deck = told["ticket_deck"] + drawn - sum(made["drawn"] - made["kept"] for made in since)
    offered = [since[0]["drawn"] if seat == since[0]["seat"] else 0 for seat in range(s.seats)]
    lying = _Lying(s.edition, told["seat"], memory, lost["known"])
    lying.own_hand, lying.own_offer = _own_before(told["own"], lost, told["seat"])
    lying.lay(deck, held, offered)
    base = Base(ints(lying.deck), lying.hands, ints(lying.offers[since[0]["seat"]]), lying.seen)
    choices = []
    offers: list[str] = []
    for made in since:
        places = made.get("places", list(range(made["kept"])))  # of another, any as many
        offers += made.get("offer", [])
        choices.append(int(choice(made["seat"], made["drawn"], sum(1 << place for place in places))))
    own_draw = [ticket["ticket"] for ticket in told["own"]["offer"]]
    for place in range(players[s.turn]["offered"]):
        s.offers[s.turn * OFFER + place] = 0  # that there is one; `lay_told` says which
    muddle = muddle_of(base, ints(choices), sum(1 << seat for seat in memory["lost"]))
    named = [s.edition.tickets.index(slug) for slug in [*offers, *own_draw]]
    return rename.lay_told(s, muddle, told["seat"], len(own_draw), named)


def _own_before(own: Own, lost: LostTickets, seat: int) -> tuple[list[str], list[str]]:
    """The hand and the offer of the seat itself before the first of its choices since."""
    kept: list[str] = []
    first: list[str] = []
    for number, made in enumerate(lost["since"]):
        if made["seat"] == seat:
            kept += [made["offer"][place] for place in made["places"]]
            if number == 0:
                first = made["offer"]
    return [ticket["ticket"] for ticket in own["tickets"] if ticket["ticket"] not in kept], first


class _Lying:
    """Where all tickets lie: those that the seat knows in their places, any others in the rest of them."""

    def __init__(self, edition: Edition, seat: int, memory: TicketMemory, known: KnownTickets) -> None:
        self.slugs = edition.tickets
        self.seat = seat
        self.memory = memory
        self.known = known
        self.own_hand: list[str] = []
        self.own_offer: list[str] = []
        self.free: list[int] = []
        self.deck: list[int] = []
        self.offers: list[list[int]] = []
        self.hands = zeros(len(memory["hands"]))
        self.seen = zeros(len(self.slugs))

    def lay(self, deck: int, held: list[int], offered: list[int]) -> None:
        taken = {*self.known["deck"], *self.known["seats"], *self.own_hand, *self.own_offer}
        self.free = [ticket for ticket, slug in enumerate(self.slugs) if slug not in taken]
        self.deck = [NONE] * deck
        for slug, depth in self.known["deck"].items():
            self.deck[depth] = self.slugs.index(slug)
        self.deck = [self._filled(ticket) for ticket in self.deck]
        for depth_slug, seat in self.memory["deck"].items():
            self.seen[self.deck[int(depth_slug)]] = BITS[seat]
        for seat, count in enumerate(offered):
            self._lay_offer(seat, count)
        for seat, count in enumerate(held):
            self._lay_hand(seat, count)
        for slug, seat in self.known["own"].items():
            self.seen[self.slugs.index(slug)] = BITS[seat]

    def _filled(self, ticket: int) -> int:
        return self.free.pop() if ticket == NONE else ticket

    def _lay_offer(self, seat: int, count: int) -> None:
        offer = [NONE] * count
        if seat == self.seat:
            offer = [self.slugs.index(slug) for slug in self.own_offer]
        elif count == len(self.memory["offer"]):
            for slug, place in self.known["offer"].items():
                offer[place] = self.slugs.index(slug)
        self.offers.append([self._filled(ticket) for ticket in offer])
        if count == len(self.memory["offer"]):
            for ticket, knower in zip(self.offers[-1], self.memory["offer"], strict=True):
                self.seen[ticket] = 0 if knower is None else BITS[knower]

    def _lay_hand(self, seat: int, count: int) -> None:
        """Of another: those that the seat knows, those that others know of, then any."""
        if seat == self.seat:
            hand = [self.slugs.index(slug) for slug in self.own_hand]
        else:
            hand = [
                self.slugs.index(slug)
                for slug, other in self.known["seats"].items()
                if other == seat and slug not in self.known["offer"]
            ]
            knowers = [BITS[self.seat]] * len(hand)
            knowers += [BITS[knower] for knower in self.memory["hands"][seat] if knower != self.seat]
            hand += [self.free.pop() for _ in range(count - len(hand))]
            for ticket, seen in zip(hand, knowers, strict=False):
                self.seen[ticket] = seen
        self.hands[seat] = mask_of(ints(hand))
