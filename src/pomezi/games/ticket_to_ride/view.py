"""What a seat may know, built up from nothing; and how it may imagine the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from pomezi.core.rng import Rng
from pomezi.core.state import seats_in
from pomezi.core.vecs import zeros
from pomezi.games.ticket_to_ride import reach, recall, redeal, rename, score, whereabouts
from pomezi.games.ticket_to_ride.actions import tickets_in
from pomezi.games.ticket_to_ride.pieces import (
    CARDS,
    CHOOSE,
    CLOSED,
    KEEP_AT_START,
    KINDS,
    NONE,
    OVER,
    PHASES,
)
from pomezi.games.ticket_to_ride.recall import counts
from pomezi.games.ticket_to_ride.shapes import Options, Own, Player, TicketToRideView

if TYPE_CHECKING:
    from pomezi.games.ticket_to_ride.state import TicketToRideState


def view(s: TicketToRideState, seat: int) -> TicketToRideView:
    ed = s.edition
    seen: TicketToRideView = {
        "game": "ticket_to_ride",
        "edition": ed.key,
        "options": cast(Options, dict(s.setup.options)),
        "rules": s.setup.rules,
        "seat": seat,
        "phase": PHASES[s.phase],
        "actors": seats_in(s.actors()),
        "turn": int(s.turn),
        "start": int(s.start),
        "last_turns": int(s.last_turns),
        "passes": int(s.passes),
        "display": [CARDS[card] if card != NONE else None for card in s.display],
        "deck": int(s.deck_left),
        "discards": counts(s.discards, 0),
        "ticket_deck": int(s.tickets_left),
        "routes": {
            slug: int(s.owners[route]) for route, slug in enumerate(ed.routes) if s.owners[route] >= 0
        },
        "closed": [slug for route, slug in enumerate(ed.routes) if s.owners[route] == CLOSED],
        "players": [_player(s, other) for other in range(s.seats)],
        "turned": recall.cards_turned(s),
        "memory": recall.cards_seen(s) if s.memory is not None else None,
        "ticket_memory": recall.ticket_memory(s),
    }
    if 0 <= seat < s.seats:
        seen["own"] = _own(s, seat)
    if s.phase == OVER:
        seen["result"] = {
            "scores": s.scores(),
            "places": score.places(s),
            "decided": score.decided(s),
            "table": score.table(s),
        }
    return seen


def own(s: TicketToRideState, seat: int) -> dict[str, object]:
    return {"seat": seat, "own": _own(s, seat)}


def _player(s: TicketToRideState, seat: int) -> Player:
    return {
        "points": int(s.points[seat]),
        "wagons": int(s.wagons[seat]),
        "cards": sum(s.hands[seat * KINDS : seat * KINDS + KINDS]),
        "known_cards": counts(s.shown, seat * KINDS),
        "tickets": int(s.tickets[seat]).bit_count(),
        "offered": len(whereabouts.offered(s, seat)),
        "chosen": s.phase != CHOOSE or s.chosen[seat] != 0,
    }


def _own(s: TicketToRideState, seat: int) -> Own:
    return {
        "hand": counts(s.hands, seat * KINDS),
        "tickets": reach.ticket_facts(s, seat, seats_in(s.tickets[seat])),
        "offer": reach.ticket_facts(s, seat, whereabouts.offered(s, seat)),
        "chosen": tickets_in(s.edition, s.chosen[seat]) if s.phase == CHOOSE else [],
        "known_tickets": recall.known_tickets(s, seat),
        "drawn": recall.cards_drawn(s, seat) if s.memory is not None else [],
        "lost_tickets": recall.tickets_lost(s, s.muddle, seat) if s.muddle is not None else None,
    }


# -- imagining the rest


def determinize(s: TicketToRideState, seat: int, rng: Rng) -> TicketToRideState:
    """Deals all that the seat has not seen anew: deck and hands, tickets, hidden choices."""
    t = s.clone()
    t.unshare()
    t.rng = rng.fork()
    if t.memory is None:
        _redeal_cards(t, seat, rng)
    else:
        redeal.imagine(s, t, seat, rng)
    if t.phase != OVER:  # then all tickets lie open
        rename.imagine(t, seat, rng)
    if t.phase == CHOOSE:
        _rechoose(t, seat, rng)
    return t


def _redeal_cards(s: TicketToRideState, seat: i64, rng: Rng) -> None:
    """While all unseen cards are from one deck; those that everybody saw somebody take stay with them."""
    left = zeros(KINDS)
    for i in range(s.deck_left):
        left[s.deck[i]] += 1
    for other in range(s.seats):
        if other != seat:
            for card in range(KINDS):
                left[card] += s.hands[other * KINDS + card] - s.shown[other * KINDS + card]
    pool = zeros(sum(left))
    size: i64 = 0
    for card in range(KINDS):
        for _ in range(left[card]):
            pool[size] = card
            size += 1
    rng.shuffle(pool, size)
    s.deck = pool[: s.deck_left]
    at = s.deck_left
    for other in range(s.seats):
        if other != seat:
            unseen: i64 = 0
            for card in range(KINDS):
                unseen += s.hands[other * KINDS + card] - s.shown[other * KINDS + card]
                s.hands[other * KINDS + card] = s.shown[other * KINDS + card]
            for _ in range(unseen):
                s.hands[other * KINDS + pool[at]] += 1
                at += 1


def _rechoose(s: TicketToRideState, seat: int, rng: Rng) -> None:
    for other in range(s.seats):
        if other != seat and s.chosen[other]:
            s.chosen[other] = _any_choice(whereabouts.offered(s, other), rng)


def _any_choice(offer: list[int], rng: Rng) -> int:
    """All of the offer, or all but one."""
    dropped = rng.below(len(offer) + 1)
    choice = 0
    for place, ticket in enumerate(offer):
        if place != dropped or len(offer) <= KEEP_AT_START:
            choice |= 1 << ticket
    return choice
