"""Imagining the travel cards that a seat has not seen, in keeping with all that the table remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.core.rng import Rng
from pomezi.core.vecs import zeros
from pomezi.games.eighty_days.memory import bound_of, card_of, cells, count_drawn, deck_of, fill_pool, seat_of
from pomezi.games.eighty_days.pieces import CARD_TYPES, NONE

if TYPE_CHECKING:
    from pomezi.games.eighty_days.state import EightyDaysState

FINE: Final = 720720  # so that weights of small decks can be told apart
ZEROS: Final = zeros(256)


def blank(length: i64) -> vec[i64]:
    """As `zeros`; what is short is cut from a vector, which is quicker than making one of a list."""
    if length <= len(ZEROS):
        return ZEROS[:length]
    return zeros(int(length))


def redeal(s: EightyDaysState, me: i64, rng: Rng) -> None:
    """Deals deck and hands anew. Cards that everybody saw somebody take stay with them; the others come from
    the decks that they were drawn from."""
    s.unshare()
    Recall(s, me, rng).deal()


@final
class Recall:
    """One try to remember: which deck each card that was shown came from, then the rest by chance."""

    def __init__(self, s: EightyDaysState, me: i64, rng: Rng) -> None:
        self.s = s
        self.me: i64 = me
        self.rng = rng
        decks: i64 = s.shuffles + 1
        self.left = blank(decks * CARD_TYPES)  # by deck: what others drew from it, or what is in it
        self.sizes = blank(decks)
        self.drew = blank(decks * s.seats)  # by deck and seat: cards drawn unseen
        self.room = blank(decks * s.seats)  # of these, those that have not been shown
        deck: i64
        seat: i64
        card: i64
        for deck in range(decks):
            first = deck * CARD_TYPES
            fill_pool(s, deck, self.left, first)
            for card in range(CARD_TYPES):
                if me >= 0:
                    self.left[first + card] -= s.drawn[cells(s, deck, me) + card]
                self.sizes[deck] += self.left[first + card]
            for seat in range(s.seats):
                count: i64 = 0
                if seat != me:
                    count = count_drawn(s, deck, seat)
                self.drew[deck * s.seats + seat] = count
                self.room[deck * s.seats + seat] = count
        self.decks = blank(len(s.trail))  # by step of the trail: the deck that its card came from

    def deal(self) -> None:
        s = self.s
        found = self.follow(0)
        assert found, "what really happened is possible"
        self.forget_others()
        step: i64
        for step in range(len(s.trail)):
            seat = seat_of(s.trail[step])
            if seat != self.me:
                s.drawn[cells(s, self.decks[step], seat) + card_of(s.trail[step])] += 1
        deck: i64
        for deck in range(s.shuffles + 1):
            self.deal_deck(deck)

    # -- which deck did it come from?

    def follow(self, at: i64) -> bool:
        """Finds a deck for each card of the trail from here on; goes back where that leads nowhere."""
        trail = self.s.trail
        while at < len(trail) and seat_of(trail[at]) == self.me:
            at += 1
        if at == len(trail):
            return True
        step = trail[at]
        seat = seat_of(step)
        card = card_of(step)
        tried: i64 = 0
        one: i64 = 1
        while True:
            deck = self.pick(step, tried)
            if deck == NONE:
                return False
            tried |= one << deck
            self.move(deck, seat, card, -1)
            if self.follow(at + 1):
                self.decks[at] = deck
                return True
            self.move(deck, seat, card, 1)

    def pick(self, step: i64, tried: i64) -> i64:
        """A deck by chance, weighed by how likely the seat held such a card from it; NONE if none is left."""
        total: i64 = 0
        one: i64 = 1
        deck: i64
        for deck in range(deck_of(step) + 1):
            if tried & (one << deck) == 0:
                total += self.weight(step, deck)
        if total == 0:
            return NONE
        chance: i64 = self.rng.below(total)
        for deck in range(deck_of(step) + 1):
            if tried & (one << deck) == 0:
                chance -= self.weight(step, deck)
                if chance < 0:
                    return deck
        return NONE

    def weight(self, step: i64, deck: i64) -> i64:
        place = deck * self.s.seats + seat_of(step)
        room = self.room[place]
        if deck == deck_of(step):  # only what had been drawn by then
            room -= self.drew[place] - bound_of(step)
        count = self.left[deck * CARD_TYPES + card_of(step)]
        if room <= 0 or count == 0:
            return 0
        return max(1, FINE * room * count // self.sizes[deck])

    def move(self, deck: i64, seat: i64, card: i64, by: i64) -> None:
        self.left[deck * CARD_TYPES + card] += by
        self.sizes[deck] += by
        self.room[deck * self.s.seats + seat] += by

    # -- the rest

    def forget_others(self) -> None:
        """Empties the hands of others but for the cards that everybody saw them take."""
        s = self.s
        deck: i64
        seat: i64
        card: i64
        for seat in range(s.seats):
            if seat == self.me:
                continue
            for card in range(CARD_TYPES):
                s.hands[seat * CARD_TYPES + card] = s.shown[seat * CARD_TYPES + card]
            for deck in range(s.shuffles + 1):
                for card in range(CARD_TYPES):
                    s.drawn[cells(s, deck, seat) + card] = 0

    def deal_deck(self, deck: i64) -> None:
        """What is left of a deck: to the hands that drew from it; the rest is the deck in use."""
        s = self.s
        cards = self.spread(deck)
        size = len(cards)
        self.rng.shuffle(cards, size)
        at: i64 = 0
        if deck == s.shuffles:
            s.deck = cards[: s.deck_left]
            at = s.deck_left
        seat: i64
        for seat in range(s.seats):
            end = at + self.room[deck * s.seats + seat]
            while at < end:
                s.hands[seat * CARD_TYPES + cards[at]] += 1
                s.drawn[cells(s, deck, seat) + cards[at]] += 1
                at += 1
        assert at == size

    def spread(self, deck: i64) -> vec[i64]:
        """Sorted, so that the true order cannot show through."""
        cards = blank(self.sizes[deck])
        at: i64 = 0
        card: i64
        for card in range(CARD_TYPES):
            end = at + self.left[deck * CARD_TYPES + card]
            while at < end:
                cards[at] = card
                at += 1
        return cards
