"""The days of a leg against a second, naive way of counting them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import Any

import pytest

from pomezi import GAMES, Setup, play, seeded
from pomezi.games.eighty_days.actions import pack_cards
from pomezi.games.eighty_days.leg import card_days
from pomezi.games.eighty_days.pieces import CARDS, TARGET_SHIFT


def naive_days(cards: list[str], instead: dict[int, int]) -> int:
    """By kind: replaced values as they are, the others once each if they are two and equal."""
    total = sum(instead.values())
    for kind in ("train", "ship"):
        values = [
            int(card.split(":")[1])
            for place, card in enumerate(cards)
            if card.startswith(kind) and place not in instead
        ]
        total += values[0] if len(values) == 2 and values[0] == values[1] else sum(values)
    return total


def test_every_choice_of_cards_and_replacements_counts_alike() -> None:
    checked = 0
    for count in (1, 2, 3):
        for cards in combinations_with_replacement(range(len(CARDS)), count):
            if sum(1 for card in cards if card < 8) > 2 or sum(1 for card in cards if card >= 8) > 2:
                continue
            for places in range(1 << count):
                instead = {place: place + 3 for place in range(count) if (places >> place) & 1}
                replaced = sum(days << (place * TARGET_SHIFT) for place, days in instead.items())
                slugs = [CARDS[card] for card in cards]
                assert card_days(pack_cards(cards), replaced) == naive_days(slugs, instead), (slugs, instead)
                checked += 1
    assert checked > 5000


class Bookkeeper:
    """Counts everybody's days by listening: what is played, rolled and lost."""

    def __init__(self, seats: int) -> None:
        self.days = [0] * seats
        self.legs = 0
        self.forget_leg()

    def forget_leg(self) -> None:
        self.instead: list[tuple[str, int]] = []  # a card and the days in its place
        self.flown = ""  # the card that the die replaces
        self.rides = False
        self.offers = 0
        self.die = 0

    def hear_action(self, text: str) -> None:
        words = text.split(" ")
        if words[0] == "balloon":
            self.flown = words[1]

    def hear(self, kind: str, facts: Mapping[str, Any]) -> None:
        if kind in ("played-event", "played-princess"):
            self.hear_played(facts["copied"] or facts["event_card"], facts["card"])
        elif kind == "rolled":
            self.die = facts["die"]
        elif kind == "lost-days":
            self.days[facts["seat"]] += facts["days"]
        elif kind == "travelled":
            self.days[facts["seat"]] += self.leg_days(facts["from"], facts["cards"])
            self.legs += 1
            self.forget_leg()

    def hear_played(self, effect: str, card: str) -> None:
        if effect == "offer":
            self.offers += 1
        elif effect == "elephant":
            self.rides = True
        elif effect == "balloon":
            self.flown = card
        elif effect in ("propeller-train", "submarine"):
            self.instead.append((card, 1 if effect == "propeller-train" else 2))

    def leg_days(self, start: str, cards: list[str]) -> int:
        if start == "bombay":
            days = 6 + self.die if self.rides else 12
        else:
            changes = self.instead + ([(self.flown, self.die)] if self.flown else [])
            left = list(cards)
            for card, _ in changes:
                left.remove(card)
            days = naive_days(left, {}) + sum(value for _, value in changes)
        for _ in range(self.offers):
            days = max(1, days - 2)
        return days


@pytest.mark.rule("AW-41", "AW-42", "AW-52")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_bookkeeper_who_only_listens_counts_the_same_days(seats: int) -> None:
    legs = 0
    for seed in range(1, 21):
        state = GAMES["eighty_days"].new(Setup(seats, f"{seed:x}"))
        chance = seeded(f"{seed}a")
        keeper = Bookkeeper(seats)
        while state.actors():
            seat = state.actors().bit_length() - 1
            text = state.write(state.random_action(seat, chance))
            keeper.hear_action(text)
            for event in play(state, seat, text):
                keeper.hear(event.kind, event.facts)
            assert keeper.days == state.scores(), text
        legs += keeper.legs
    assert legs > 20 * 10 * (seats - 1) * 0.6
