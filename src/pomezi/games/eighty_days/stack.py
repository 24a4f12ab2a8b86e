"""Stacks of event cards in one number: four bits a card (its id + 1), the newest in the lowest bits."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BITS: Final = 4
MASK: Final = 15
MOST: Final = 15  # cards in a stack, so that it stays below 2**60


def push(stack: i64, card: i64) -> i64:
    return stack << BITS | (card + 1)


def top(stack: i64) -> i64:
    """The newest card; -1 for an empty stack."""
    return (stack & MASK) - 1


def pop(stack: i64) -> i64:
    return stack >> BITS


def size(stack: i64) -> i64:
    count: i64 = 0
    while stack != 0:
        count += 1
        stack >>= BITS
    return count


def holds(stack: i64, card: i64) -> bool:
    while stack != 0:
        if (stack & MASK) == card + 1:
            return True
        stack >>= BITS
    return False


def without(stack: i64, card: i64) -> i64:
    """The stack without the oldest of these cards."""
    found: i64 = -1
    shift: i64 = 0
    rest = stack
    while rest != 0:
        if (rest & MASK) == card + 1:
            found = shift
        rest >>= BITS
        shift += BITS
    one: i64 = 1
    below = stack & ((one << found) - 1)
    return (stack >> (found + BITS)) << found | below


def poured(stack: i64, onto: i64) -> i64:
    """The other stack with these cards on top of it, the oldest first."""
    count = size(stack)
    while count > 0:
        count -= 1
        onto = onto << BITS | ((stack >> (count * BITS)) & MASK)
    return onto


def cards_of(stack: i64) -> list[int]:
    """The ids, the newest first."""
    cards: list[int] = []
    while stack != 0:
        cards.append(int(top(stack)))
        stack >>= BITS
    return cards


def stack_of(cards: list[int]) -> i64:
    """The stack whose ids, the newest first, are these."""
    stack: i64 = 0
    for card in reversed(cards):
        stack = push(stack, card)
    return stack
