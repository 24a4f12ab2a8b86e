"""A second opinion on what is legal, from the dump alone and straight from the ledger."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

from tests.games.ticket_to_ride.naive import Route, board, is_open

COLOURS = ("purple", "white", "blue", "yellow", "orange", "black", "red", "green")


def legal(dump: Mapping[str, Any], seat: int) -> set[str]:
    """The notations of all legal actions of a seat."""
    if dump["phase"] == "choose":
        waiting = not dump["players"][seat]["chosen"]
        return set(keeps(dump, seat, least=2)) if waiting else set()
    if dump["phase"] == "over" or dump["turn"] != seat:
        return set()
    if dump["phase"] == "keep":
        return set(keeps(dump, seat, least=1))
    if dump["phase"] == "second":
        return set(second_cards(dump))
    possible = {*first_cards(dump), *claims(dump, seat)}
    if dump["ticket_deck"]:  # TR-31
        possible.add("tickets")
    return possible or {"pass"}  # TR-33


def first_cards(dump: Mapping[str, Any]) -> Iterator[str]:
    """TR-11, TR-12; nothing at all without a deck (TR-18)."""
    if dump["deck"]:
        yield "draw deck"
        yield from (f"draw {card}" for card in dump["display"] if card)


def second_cards(dump: Mapping[str, Any]) -> Iterator[str]:
    """TR-12, TR-19."""
    if dump["deck"]:
        yield "draw deck"
    yield from (f"draw {card}" for card in dump["display"] if card and card != "loco")


def keeps(dump: Mapping[str, Any], seat: int, least: int) -> Iterator[str]:
    """TR-04, TR-30. Notation names tickets in the order of the edition."""
    offer = dump["players"][seat]["offer"]
    order = [slug for slug in board(dump["edition"]).tickets if slug in offer]
    for count in range(min(least, len(order)), len(order) + 1):
        for kept in combinations(order, count):
            yield " ".join(["keep", *kept])


def claims(dump: Mapping[str, Any], seat: int) -> Iterator[str]:
    player = dump["players"][seat]
    for route in board(dump["edition"]).routes.values():
        if player["wagons"] >= route.length and is_open(dump, seat, route):  # TR-23
            for payment in payments(player["hand"], route):
                yield f"claim {route.slug} {payment}"


def payments(hand: Mapping[str, int], route: Route) -> Iterator[str]:
    """TR-21, TR-22."""
    colours = COLOURS if route.colour == "grey" else (route.colour,)
    for colour in colours:
        for locos in range(route.length):
            others = route.length - locos
            if hand.get(colour, 0) >= others and hand.get("loco", 0) >= locos:
                yield f"{colour}:{others}" + (f" loco:{locos}" if locos else "")
    if hand.get("loco", 0) >= route.length:
        yield f"loco:{route.length}"
