"""Bonus tokens of the first and the last in a city."""

from __future__ import annotations

import pytest

from tests.games.eighty_days.build import Table, position


def arriving(cities: list[str], **more: object) -> Table:
    """Seat 0 in Paris travels to Brindisi."""
    facts = {"phase": "act", "hands": {0: "train:2"}, **more}
    table = position(len(cities), cities=cities, **facts)  # type: ignore[arg-type]
    return table.do("travel train:2")


@pytest.mark.rule("AW-55")
def test_the_first_in_a_city_gets_the_red_token() -> None:
    table = arriving(["paris", "paris", "london"], red="day coin", blue="day day")
    assert (table.coins[0], table.last("token")["colour"]) == (1, "red")
    assert table.dump["used_tokens"] == {"red": ["brindisi"], "blue": []}


@pytest.mark.rule("AW-55")
def test_the_last_of_all_gets_the_blue_token() -> None:
    table = arriving(["paris", "brindisi", "suez"], red="day day", blue="day coin")
    assert (table.coins[0], table.last("token")["colour"]) == (1, "blue")
    assert table.dump["used_tokens"] == {"red": [], "blue": ["brindisi"]}


@pytest.mark.rule("AW-55")
def test_those_in_between_get_nothing() -> None:
    table = arriving(["paris", "brindisi", "london"])
    assert "token" not in table.kinds()


@pytest.mark.rule("AW-55")
def test_a_token_is_used_once() -> None:
    table = arriving(
        ["paris", "paris", "london"], hands={0: "train:2", 1: "train:3"}, red="day coin", row="- ship:8"
    )
    table.do("take 2", "travel train:3", "go")
    assert table.kinds().count("token") == 1


@pytest.mark.rule("AW-57")
def test_players_at_home_have_been_everywhere() -> None:
    table = arriving(["paris", "london", "brindisi"], homes=[1], blue="day coin")
    assert table.last("token")["colour"] == "blue"


@pytest.mark.rule("AW-56")
def test_a_token_may_give_the_top_travel_card() -> None:
    table = arriving(["paris", "paris"], red="coin travel", deck="ship:4")
    assert table.hand(0) == "ship:4"


@pytest.mark.rule("AW-56")
def test_a_token_may_give_the_top_event_card() -> None:
    table = arriving(["paris", "paris"], red="coin event", event_deck="offer")
    assert table.legal() == ["use", "skip"]
    assert table.do("use").held(0) == "offer"


@pytest.mark.rule("AW-56", "AW-57")
def test_the_event_card_of_a_token_can_be_declined_unseen() -> None:
    table = arriving(["paris", "paris"], red="coin event", event_deck="offer").do("skip")
    assert (table.held(0), table.turn) == ("", 1)
    assert table.dump["event_deck"][0] == "offer"
    assert table.dump["used_tokens"]["red"] == ["brindisi"]


@pytest.mark.rule("AW-56", "AW-76")
def test_a_token_may_cost_everybody_else_a_day() -> None:
    table = arriving(["paris", "suez", "suez", "london"], homes=[3], days=[5, 6, 7, 70], blue="coin day")
    assert table.days == [7, 7, 8, 70]


@pytest.mark.rule("AW-57", "AW-70")
def test_a_token_is_turned_down_even_if_the_supply_is_empty() -> None:
    table = arriving(["paris", "paris"], red="day coin", coins=[0, 24])
    assert table.coins == [0, 24]
    assert table.dump["used_tokens"]["red"] == ["brindisi"]


@pytest.mark.rule("AW-57")
def test_a_token_is_turned_down_even_if_nobody_is_left_to_lose_a_day() -> None:
    table = arriving(["paris", "london", "london"], homes=[1, 2], days=[9, 70, 71], blue="coin day")
    assert table.days == [11, 70, 71]
    assert table.dump["used_tokens"]["blue"] == ["brindisi"]


@pytest.mark.rule("AW-55")
def test_london_has_no_token() -> None:
    hand = {0: "train:2 ship:4 ship:4"}
    table = position(3, phase="act", cities=["new-york", "paris", "paris"], hands=hand)
    table.do("travel train:2 ship:4 ship:4")
    assert "token" not in table.kinds()
