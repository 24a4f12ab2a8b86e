"""The engine's prices against a naive pricer that tries every walk."""

from __future__ import annotations

from itertools import combinations

import pytest

from pomezi import GAMES, Setup, seats_in, seeded
from pomezi.games.bez_hranic.edition import load_edition
from pomezi.games.bez_hranic.price import rank_offer
from tests.games.bez_hranic.naive import NaiveMap

OFFERS = 260  # for each map and part of the game: some two thousand
CHOICES = 3  # compared of each offer


@pytest.mark.no_cover
@pytest.mark.parametrize("edition", ["europe", "usa"])
@pytest.mark.parametrize("round_", [1, 3, 5, 7])
def test_choices_of_random_offers_cost_what_the_naive_pricer_says(edition: str, round_: int) -> None:
    naive = NaiveMap(edition)
    rng = seeded(f"{round_}{len(edition)}")
    for _ in range(OFFERS):
        cards = list(naive.states)
        for i in range(9):
            j = i + rng.below(len(cards) - i)
            cards[i], cards[j] = cards[j], cards[i]
        offer = cards[:7]
        middle = cards[7:9] if round_ > 4 else cards[7:8]
        ranked = rank_offer(load_edition(edition), round_, offer, *middle)
        fields = ["40", *offer]
        choices = [(place,) for place in fields] if round_ == 1 else list(combinations(fields, 2))
        assert sorted(places for places, _ in ranked) == sorted(choices)
        for _ in range(CHOICES):
            places, price = ranked[rng.below(len(ranked))]
            assert price == naive.price(round_, middle, places, [0] * len(places)), (middle, places)


@pytest.mark.no_cover
@pytest.mark.parametrize("edition", ["europe", "usa"])
@pytest.mark.parametrize("options", [{}, {"two_colours": True}], ids=["one", "two"])
def test_every_bill_of_random_games_is_what_the_naive_pricer_says(
    edition: str, options: dict[str, bool]
) -> None:
    naive = NaiveMap(edition)
    game = GAMES["bez_hranic"]
    for seed in range(1, 7):
        state = game.new(Setup(3, f"{seed:x}", edition, options))
        rng = seeded(f"{seed + 50:x}")
        while state.actors():
            seats = seats_in(state.actors())
            seat = seats[rng.below(len(seats))]
            events: list = []
            state.apply(seat, state.random_action(seat, rng), events)
            view = state.view(-1)
            for event in events:
                if event.kind in ("paid", "received"):
                    bill = event.facts
                    expected = naive.price(view["round"], view["middle"], bill["places"], bill["under"])  # type: ignore[arg-type]
                    assert bill["price"] == expected
                    walked = len(bill["way"]) - 1 if bill["way"] else 0
                    assert bill["charges"]["crossings"] == 10 * walked


@pytest.mark.parametrize("edition", ["europe", "usa"])
def test_any_two_states_are_as_far_as_the_naive_walks(edition: str) -> None:
    naive = NaiveMap(edition)
    atlas = load_edition(edition).atlas
    for a, first in enumerate(naive.states):
        for b, second in enumerate(naive.states):
            if a != b:
                assert atlas.direct(a, b) == naive.fewest_borders(first, second, [])


def test_a_ranking_is_best_first() -> None:
    europe = load_edition("europe")
    offer = ["hu", "gr", "gb", "es", "pt", "no", "va"]
    for round_, middle in ((1, ["fr"]), (3, ["fr"]), (5, ["fr", "ie"]), (7, ["fr", "ie"])):
        prices = [price for _, price in rank_offer(europe, round_, offer, *middle)]
        assert prices == sorted(prices, reverse=round_ == 7)
    assert rank_offer(europe, 1, offer, "fr")[0] == (("pt",), 20)
    assert len(rank_offer(europe, 3, offer, "fr")) == 28
