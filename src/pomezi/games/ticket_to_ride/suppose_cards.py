"""Unseen cards of several decks laid out from what a view remembers of them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.vecs import ints
from pomezi.games.ticket_to_ride import redeal
from pomezi.games.ticket_to_ride.memory import PAID, RESHUFFLED, UNSWEPT, Note, payment
from pomezi.games.ticket_to_ride.pieces import CARDS, KINDS, LOCO
from pomezi.games.ticket_to_ride.shapes import Memory, Paid, TicketToRideView, Unswept

if TYPE_CHECKING:
    from pomezi.games.ticket_to_ride.state import TicketToRideState


def lay(s: TicketToRideState, told: TicketToRideView, memory: Memory) -> bool:
    """First as many cards as each had at each moment, and of the right kinds where they were paid; then from
    each deck such as were in it. Whether any way fits."""
    own = told["own"]["drawn"]
    hands = [_Hand(memory, seat, own if seat == told["seat"] else None) for seat in range(s.seats)]
    s.memory = _notes(told, memory, hands)
    for seat, hand in enumerate(hands):
        hand.draw(len(memory["decks"]) - 1, memory["decks"][-1]["drawn"][seat])
        for card in range(KINDS):
            s.hands[seat * KINDS + card] = s.shown[seat * KINDS + card] + hand.unseen[card]
    pools: list[list[int]] = []
    for deck, drawn in zip(memory["decks"], own, strict=True):
        left = Counter(deck["cards"])
        left.subtract(drawn)
        pools.append([CARDS.index(card) for card in left.elements()])
    s.deck_left = told["deck"]
    s.deck = ints([0] * told["deck"])
    return redeal.lay_told(s, told["seat"], pools)


class _Hand:
    """The unseen cards of a seat as the game goes on: its own as it drew them, of another any that can have
    been paid in time."""

    def __init__(self, memory: Memory, seat: int, own: list[list[str]] | None) -> None:
        self.own = own
        self.due = [
            CARDS.index(card)
            for paid in memory["paid"]
            if paid["seat"] == seat
            for card, count in paid["cards"].items()
            for _ in range(count)
        ]  # what is paid first must be drawn first
        self.drawn = [0] * len(memory["decks"])
        self.unseen = [0] * KINDS

    def draw(self, deck: int, count: int) -> None:
        """Until it has drawn so many from a deck."""
        while self.drawn[deck] < count:
            if self.own is not None:
                card = CARDS.index(self.own[deck][self.drawn[deck]])
            else:
                card = self.due.pop(0) if self.due else 0
            self.unseen[card] += 1
            self.drawn[deck] += 1

    def pay(self, cards: dict[str, int]) -> None:
        for card, count in cards.items():
            self.unseen[CARDS.index(card)] -= count


def _notes(told: TicketToRideView, memory: Memory, hands: list[_Hand]) -> Note | None:
    """As they were taken; the last one."""
    last: Note | None = None
    paid, unswept = memory["paid"][:], memory["unswept"][:]
    for deck in range(len(memory["decks"])):
        while (paid and paid[0]["deck"] == deck) or (unswept and unswept[0]["deck"] == deck):
            before = len(memory["paid"]) - len(paid)
            if unswept and unswept[0]["deck"] == deck and unswept[0]["paid"] == before:
                last = _unswept(last, unswept.pop(0), hands)
            else:
                last = _paid(last, paid.pop(0), hands)
        if deck < len(memory["decks"]) - 1:
            for seat, hand in enumerate(hands):
                hand.draw(deck, memory["decks"][deck]["drawn"][seat])
            last = Note(last, RESHUFFLED, _rows(hands), 0, told["turned"][deck])
    return last


def _paid(last: Note | None, paid: Paid, hands: list[_Hand]) -> Note:
    hand = hands[paid["seat"]]
    hand.draw(paid["deck"], paid["drawn"])
    hand.pay(paid["cards"])
    colours = [card for card in paid["cards"] if card != CARDS[LOCO]] or [CARDS[0]]
    what = payment(
        paid["seat"],
        CARDS.index(colours[0]),
        paid["cards"].get(colours[0], 0),
        paid["cards"].get(CARDS[LOCO], 0),
    )
    return Note(last, PAID, ints(hand.unseen), what, 0)


def _unswept(last: Note | None, unswept: Unswept, hands: list[_Hand]) -> Note:
    for seat, hand in enumerate(hands):
        hand.draw(unswept["deck"], unswept["drawn"][seat])
    return Note(last, UNSWEPT, _rows(hands), unswept["others"], unswept["turned"])


def _rows(hands: list[_Hand]) -> vec[i64]:
    return ints([count for hand in hands for count in hand.unseen])
