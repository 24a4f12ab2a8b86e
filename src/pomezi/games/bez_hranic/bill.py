"""The evaluation told to people: for each colour its way on the map, and every charge by name."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from pomezi.games.bez_hranic import actions, board, score
from pomezi.games.bez_hranic.pieces import (
    COLOURS,
    CROSSING_EUR,
    FINAL,
    FORTY,
    FORTY_EUR,
    KINDS,
    NEIGHBOUR_EUR,
    NONE,
    TOKENS,
    UNDER_EUR,
)
from pomezi.games.bez_hranic.shapes import Bill

if TYPE_CHECKING:
    from pomezi.games.bez_hranic.state import BezHranicState


def bills(s: BezHranicState) -> list[Bill]:
    """One for each colour, once the money has changed hands."""
    sign = 1 if s.round == FINAL else -1
    found: list[Bill] = []
    money = [int(m) for m in s.money]
    for colour in range(len(s.paid)):
        money[colour // s.each] -= sign * int(s.paid[colour])
    for colour in range(len(s.paid)):
        seat = int(colour // s.each)
        money[seat] += sign * int(s.paid[colour])
        found.append(_bill(s, colour, seat, money[seat]))
    return found


def _bill(s: BezHranicState, colour: int, seat: int, money: int) -> Bill:
    tokens = _tokens(s, colour)
    chosen = [int(board.state_at(s, field)) for field, _ in tokens if field != FORTY]
    way = _way(s, chosen)
    pairs = _neighbours(s, chosen)
    stack = UNDER_EUR * sum(under for _, under in tokens)
    return {
        "seat": seat,
        "colour": COLOURS[colour],
        "places": [actions.write_place(s.edition, board.state_at(s, field)) for field, _ in tokens],
        "under": [under for _, under in tokens],
        "way": [s.edition.nodes[node] for node in way],
        "crossings": [KINDS[s.edition.kinds[a, b]] for a, b in pairwise(way)],
        "borders": max(0, len(way) - 1),
        "neighbours": pairs,
        "charges": {
            "crossings": CROSSING_EUR * max(0, len(way) - 1),
            "neighbours": NEIGHBOUR_EUR * len(pairs),
            "forty": FORTY_EUR if board.lies_at(s, colour, FORTY) else 0,
            "stack": -stack if s.round == FINAL else stack,
        },
        "price": int(score.price_eur(s, colour)),
        "amount": int(s.paid[colour]),
        "money": money,
    }


def _tokens(s: BezHranicState, colour: int) -> list[tuple[int, int]]:
    """(field, tokens underneath) of a colour, clockwise from field 40."""
    at = colour * TOKENS
    return sorted((int(s.fields[i]), int(s.under[i])) for i in range(at, at + TOKENS) if s.fields[i] != NONE)


def _way(s: BezHranicState, chosen: Sequence[int]) -> list[int]:
    """Nodes of the cheapest journey; empty if there is none to make."""
    if not chosen:
        return []
    start = int(board.start_state(s))
    target = int(board.target_state(s))
    end = [] if target == NONE else [target]
    orders = [chosen] if len(chosen) == 1 else [chosen, chosen[::-1]]
    return min((s.edition.atlas.way([start, *order, *end]) for order in orders), key=len)


def _neighbours(s: BezHranicState, chosen: Sequence[int]) -> list[list[str]]:
    middle = [state for state in (int(board.start_state(s)), int(board.target_state(s))) if state != NONE]
    pairs = [(a, b) for a in middle for b in chosen] + list(combinations(chosen, 2))
    slugs = s.edition.states
    return [[slugs[a], slugs[b]] for a, b in pairs if s.edition.atlas.are_neighbours(a, b)]
