"""Other luck to come: the decks are mixed anew, as far as nobody knows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pomezi.core.rng import Rng

if TYPE_CHECKING:
    from pomezi.games.ticket_to_ride.state import TicketToRideState


def redeal(s: TicketToRideState, rng: Rng) -> TicketToRideState:
    t = s.clone()
    t.rng = rng.fork()
    t.deck = t.deck[: t.deck_left]
    rng.shuffle(t.deck, t.deck_left)
    _mix_tickets(t, rng)
    return t


def _mix_tickets(s: TicketToRideState, rng: Rng) -> None:
    """Those that were never drawn lie above those that were returned, and a muddle begins where the last of
    them are gone: what anybody remembers of tickets stays true."""
    ring = len(s.ticket_deck)
    deck = s.ticket_deck[:]
    for depth in range(s.tickets_left):
        deck[depth] = s.ticket_deck[(s.ticket_top + depth) % ring]
    undrawn = s.tickets_left
    while undrawn > 0 and s.seen[deck[undrawn - 1]] != 0:
        undrawn -= 1
    rng.shuffle(deck, undrawn)
    s.ticket_deck = deck
    s.ticket_top = 0
