"""Actions as packed ints, and as text."""

from __future__ import annotations

from mypy_extensions import i64

from pomezi.core.errors import NotationError
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

VERBS = "draw, claim, tickets, keep, pass"


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
    words = text.split(" ")
    verb = words[0]
    if verb == "draw":
        return _read_draw(text, words)
    if verb == "claim":
        return _read_claim(edition, text, words)
    if verb == "keep":
        return _read_keep(edition, text, words)
    if verb in ("tickets", "pass"):
        _expect_length(text, words, 1)
        return TICKETS if verb == "tickets" else PASS
    raise NotationError("unknown-verb", text, 0, VERBS)


def _read_draw(text: str, words: list[str]) -> int:
    piles = (*CARDS, "deck")
    if len(words) < 2 or words[1] not in piles:
        raise NotationError("unknown-card", text, _at(words, 1), ", ".join(piles))
    _expect_length(text, words, 2)
    return piles.index(words[1])


def _read_claim(edition: Edition, text: str, words: list[str]) -> int:
    if len(words) < 2 or words[1] not in edition.route_by_slug:
        raise NotationError("unknown-route", text, _at(words, 1), "denver-omaha")
    route = edition.route_by_slug[words[1]]
    counts = [0] * len(CARDS)
    for i in range(2, len(words)):
        card, colon, number = words[i].partition(":")
        if card not in CARDS or not colon or not _is_count(number):
            raise NotationError("bad-payment", text, _at(words, i), "purple:3 loco:1")
        if counts[CARDS.index(card)]:
            raise NotationError("card-twice", text, _at(words, i), "purple:3 loco:1")
        counts[CARDS.index(card)] = int(number)
    colours = [card for card in range(LOCO) if counts[card]]
    if len(colours) > 1:
        raise NotationError("two-colours", text, _at(words, 2), "purple:3 loco:1")
    length = int(edition.route_length[route])
    if sum(counts) != length:
        raise NotationError("wrong-count", text, _at(words, 2), str(length))
    return claim(route, colours[0] if colours else LOCO, counts[LOCO])


def _is_count(number: str) -> bool:
    return number.isascii() and number.isdecimal() and len(number) <= 2 and 1 <= int(number) <= NIBBLE


def _read_keep(edition: Edition, text: str, words: list[str]) -> int:
    tickets = 0
    for i in range(1, len(words)):
        if words[i] not in edition.tickets:
            raise NotationError("unknown-ticket", text, _at(words, i), "chicago-new-orleans")
        bit = 1 << edition.tickets.index(words[i])
        if tickets & bit:
            raise NotationError("ticket-twice", text, _at(words, i), "chicago-new-orleans")
        tickets |= bit
    if not 2 <= len(words) <= OFFER + 1:
        raise NotationError("wrong-count", text, _at(words, 1), f"1…{OFFER}")
    return keep(tickets)


def _expect_length(text: str, words: list[str], length: int) -> None:
    if len(words) != length:
        raise NotationError("too-many-words", text, _at(words, length), " ".join(words[:length]))


def _at(words: list[str], index: int) -> int:
    """Where a word begins in the text."""
    return sum(len(word) + 1 for word in words[:index]) if index < len(words) else len(" ".join(words))
