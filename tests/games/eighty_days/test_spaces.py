"""The six action spaces."""

from __future__ import annotations

import pytest

from tests.games.eighty_days.build import CITIES, position


@pytest.mark.rule("AW-30")
def test_the_coin_comes_from_the_supply() -> None:
    table = position(3, coins=[1]).do("take 1", "use")
    assert (table.coins[0], table.dump["supply"]) == (2, 22)


@pytest.mark.rule("AW-30", "AW-70")
def test_without_coins_in_the_supply_the_coin_is_no_action() -> None:
    table = position(3, coins=[0, 24, 0]).do("take 1")
    assert table.phase == "act"
    assert table.coins == [0, 24, 0]


@pytest.mark.rule("AW-31")
def test_a_balloon_taken_this_turn_does_not_serve_the_next() -> None:
    table = position(2, cities=["paris"], hands={0: "train:6"})
    table.do("take 2", "stay").pass_turn().pass_turn()
    assert table.turn == 0
    table.do("take 3", "skip", "travel train:6")
    assert table.days[0] == 6
    assert "rolled" not in table.kinds()


@pytest.mark.rule("AW-32")
def test_the_event_space_gives_the_top_event_card() -> None:
    table = position(3, event_deck="offer princess").do("take 3", "use")
    assert table.held(0) == "offer"
    assert table.dump["event_deck"][0] == "princess"


@pytest.mark.rule("AW-33")
def test_the_detective_goes_anywhere_but_to_london() -> None:
    table = position(3).do("take 4")
    assert table.legal("detective") == [f"detective {city}" for city in CITIES[1:]]
    assert table.code("detective london") == "not-there"
    table.do("detective suez")
    assert table.dump["detective"] == "suez"


@pytest.mark.rule("AW-33")
def test_the_detective_space_asks_for_a_city() -> None:
    assert position(3).do("take 4").code("use") == "name-city"


@pytest.mark.rule("AW-35")
def test_up_to_three_travel_cards_are_exchanged() -> None:
    table = position(5, hands={0: "ship:8 ship:8 train:6"}, row="ship:7 " * 6, deck="train:2 train:3 ship:4")
    table.do("take 6", "exchange ship:8 train:6 ship:8")
    assert table.hand(0) == "ship:4 ship:7 train:2 train:3"
    assert table.dump["discards"] == {"ship:8": 2, "train:6": 1}


@pytest.mark.rule("AW-35")
def test_every_choice_of_one_to_three_cards_can_be_exchanged() -> None:
    table = position(5, phase="use", space="exchange", hands={0: "ship:8 ship:8 train:6 train:2"})
    assert sorted(table.legal("exchange")) == [
        "exchange ship:8",
        "exchange ship:8 ship:8",
        "exchange train:2",
        "exchange train:2 ship:8",
        "exchange train:2 ship:8 ship:8",
        "exchange train:2 train:6",
        "exchange train:2 train:6 ship:8",
        "exchange train:6",
        "exchange train:6 ship:8",
        "exchange train:6 ship:8 ship:8",
    ]


@pytest.mark.rule("AW-35")
def test_three_of_a_type_can_be_exchanged() -> None:
    table = position(5, phase="use", space="exchange", hands={0: "ship:8 ship:8 ship:8"})
    assert table.legal("exchange") == [
        "exchange ship:8",
        "exchange ship:8 ship:8",
        "exchange ship:8 ship:8 ship:8",
    ]


@pytest.mark.rule("AW-35")
def test_event_cards_cannot_be_exchanged() -> None:
    table = position(5, phase="use", space="exchange", hands={0: "ship:8"}, held={0: "offer"})
    assert table.legal("exchange") == ["exchange ship:8"]
    assert table.code("exchange train:2") == "not-in-hand"
    assert table.code("use") == "name-cards"


def test_the_action_of_another_space_is_refused() -> None:
    table = position(5, hands={0: "ship:8"}).do("take 3")
    assert table.code("detective suez") == table.code("exchange ship:8") == "other-space"
