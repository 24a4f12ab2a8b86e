"""Coins and purchases."""

from __future__ import annotations

import pytest

from tests.games.eighty_days.build import position, traveller


@pytest.mark.rule("AW-70")
def test_coins_paid_return_to_the_supply() -> None:
    table = position(3, coins=[3]).do("buy event")
    assert (table.coins[0], table.dump["supply"]) == (1, 23)


@pytest.mark.rule("AW-71")
def test_two_coins_buy_the_top_travel_card() -> None:
    table = position(3, coins=[2], deck="ship:4").do("buy travel")
    assert (table.hand(0), table.coins[0]) == ("ship:4", 0)


@pytest.mark.rule("AW-71")
def test_two_coins_buy_the_top_event_card() -> None:
    assert position(3, coins=[2], event_deck="offer").do("buy event").held(0) == "offer"


@pytest.mark.rule("AW-71")
def test_one_coin_is_not_enough() -> None:
    table = position(3, coins=[1])
    assert table.legal("buy") == []
    assert table.code("buy travel") == "too-few-coins"


@pytest.mark.rule("AW-71")
def test_one_may_buy_as_often_as_one_can_pay() -> None:
    table = position(3, coins=[5], deck="ship:4 ship:5").do("buy travel", "buy travel")
    assert (table.hand(0), table.coins[0]) == ("ship:4 ship:5", 1)


@pytest.mark.rule("AW-71")
def test_a_card_bought_can_be_used_in_the_same_turn() -> None:
    table = traveller("brindisi", "", coins=[2], deck="ship:4").do("buy travel", "travel ship:4")
    assert table.city(0) == "suez"


@pytest.mark.rule("AW-71")
def test_one_may_buy_after_the_journey_too() -> None:
    table = traveller("brindisi", "ship:4", coins=[2], event_deck="offer").do(
        "travel ship:4", "buy event", "end"
    )
    assert table.held(0) == "offer"
