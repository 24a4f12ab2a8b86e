"""Actions as packed ints, and as text."""

from __future__ import annotations

from mypy_extensions import i64

from pomezi.core.notation import Notation
from pomezi.games.ticket_to_ride.edition import Edition
from pomezi.games.ticket_to_ride.pieces import (
    CARD_SHIFT,
    CARDS,
    CLAIM,
    DRAW_DECK,
    KEEP_FLAG,
    LOCO,
    NIBBLE,
    OFFER,
    PASS,
    ROUTE_SHIFT,
    TICKETS,
)

PILES = (*CARDS, "deck")  # what can be drawn
VERBS = "draw, claim, tickets, keep, pass"
ROUTE_EXAMPLE = "denver-omaha"
PAYMENT_EXAMPLE = "purple:3 loco:1"
TICKET_EXAMPLE = "chicago-new-orleans"


def claim(route: i64, card: i64, locos: i64) -> i64:
    """`card` is LOCO when locomotives pay for all of it."""
    return (route + 1) << ROUTE_SHIFT | card << CARD_SHIFT | locos


def payment(card: i64, locos: i64) -> i64:
    """The part of a claim that does not depend on the route."""
    return card << CARD_SHIFT | locos


def is_claim(action: i64) -> bool:
    return CLAIM <= action < KEEP_FLAG


def route_of(action: i64) -> i64:
    return (action >> ROUTE_SHIFT) - 1


def card_of(action: i64) -> i64:
    return (action >> CARD_SHIFT) & NIBBLE


def locos_of(action: i64) -> i64:
    return action & NIBBLE


def keep(tickets: i64) -> i64:
    """`tickets` is a bit mask of at most three."""
    return KEEP_FLAG | tickets


def kept_of(action: i64) -> i64:
    """The bit mask of the tickets an action keeps."""
    return action ^ KEEP_FLAG


def is_sound(edition: Edition, action: int) -> bool:
    """Whether an int is an action at all, in this or any other position."""
    if action < CLAIM:
        return 0 <= action <= PASS
    if action < KEEP_FLAG:
        return route_of(action) < len(edition.routes) and _is_payment(
            edition.route_length[route_of(action)], action
        )
    tickets = action - KEEP_FLAG
    return 0 < tickets < 1 << len(edition.tickets) and tickets.bit_count() <= OFFER


def _is_payment(length: i64, action: i64) -> bool:
    """Some cards of a colour and fewer locomotives than the route is long, or locomotives alone."""
    locos = locos_of(action)
    return locos == length if card_of(action) == LOCO else card_of(action) < LOCO and locos < length


def cards_of(edition: Edition, action: i64) -> dict[str, int]:
    """What a claim pays."""
    route = route_of(action)
    locos = locos_of(action)
    others = edition.route_length[route] - locos
    cards = {CARDS[card_of(action)]: int(others)} if others else {}
    if locos:
        cards[CARDS[LOCO]] = int(locos)
    return cards


def tickets_in(edition: Edition, mask: i64) -> list[str]:
    return [slug for ticket, slug in enumerate(edition.tickets) if (mask >> ticket) & 1]


def write(edition: Edition, action: i64) -> str:
    if action >= KEEP_FLAG:
        return " ".join(["keep", *tickets_in(edition, kept_of(action))])
    if action >= CLAIM:
        payment = " ".join(f"{card}:{count}" for card, count in cards_of(edition, action).items())
        return f"claim {edition.routes[route_of(action)]} {payment}"
    if action <= LOCO:
        return f"draw {CARDS[action]}"
    return {DRAW_DECK: "draw deck", TICKETS: "tickets", PASS: "pass"}[int(action)]


def read(edition: Edition, text: str) -> int:
    notation = Notation(text)
    verb = notation.verb
    if verb == "draw":
        return _read_draw(notation)
    if verb == "claim":
        return _read_claim(edition, notation)
    if verb == "keep":
        return _read_keep(edition, notation)
    if verb in ("tickets", "pass"):
        notation.expect_length(1)
        return TICKETS if verb == "tickets" else PASS
    raise notation.fault("unknown-verb", 0, VERBS)


def _read_draw(notation: Notation) -> int:
    pile = notation.choice(1, PILES, "unknown-card")
    notation.expect_length(2)
    return pile


def _read_claim(edition: Edition, notation: Notation) -> int:
    notation.expect_more(1, ROUTE_EXAMPLE)
    if notation.words[1] not in edition.route_by_slug:
        raise notation.fault("unknown-route", 1, ROUTE_EXAMPLE)
    route = edition.route_by_slug[notation.words[1]]
    counts = _read_payment(notation)
    colours = [card for card in range(LOCO) if counts[card]]
    if len(colours) > 1:
        raise notation.fault("two-colours", 2, PAYMENT_EXAMPLE)
    length = int(edition.route_length[route])
    if sum(counts) != length:
        raise notation.fault("wrong-count", 2, str(length))
    return claim(route, colours[0] if colours else LOCO, counts[LOCO])


def _read_payment(notation: Notation) -> list[int]:
    """How many of each card."""
    notation.expect_more(2, PAYMENT_EXAMPLE)
    counts = [0] * len(CARDS)
    for i in range(2, len(notation.words)):
        card, colon, number = notation.words[i].partition(":")
        if card not in CARDS or not colon or not _is_count(number):
            raise notation.fault("bad-payment", i, PAYMENT_EXAMPLE)
        if counts[CARDS.index(card)]:
            raise notation.fault("card-twice", i, PAYMENT_EXAMPLE)
        counts[CARDS.index(card)] = int(number)
    return counts


def _is_count(number: str) -> bool:
    return number.isascii() and number.isdecimal() and len(number) <= 2 and 1 <= int(number) <= NIBBLE


def _read_keep(edition: Edition, notation: Notation) -> int:
    notation.expect_more(1, TICKET_EXAMPLE)
    tickets = 0
    for i in range(1, len(notation.words)):
        bit = 1 << notation.choice(i, edition.tickets, "unknown-ticket", TICKET_EXAMPLE)
        if tickets & bit:
            raise notation.fault("ticket-twice", i, TICKET_EXAMPLE)
        tickets |= bit
    if len(notation.words) > OFFER + 1:
        raise notation.fault("wrong-count", 1, f"1…{OFFER}")
    return keep(tickets)
