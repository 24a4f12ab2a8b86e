"""Legs and their cards."""

from __future__ import annotations

import pytest

from tests.games.eighty_days.build import CITIES, traveller

EVERY_CARD = "train:2 train:3 ship:4 ship:5"


def days_of(city: str, hand: str) -> int:
    return traveller(city, hand).do(f"travel {hand}".strip()).days[0]


@pytest.mark.rule("AW-40")
@pytest.mark.parametrize(
    ("city", "ways"),
    [
        ("london", {"train ship"}),
        ("paris", {"train"}),
        ("brindisi", {"ship"}),
        ("suez", {"ship ship"}),
        ("bombay", {""}),
        ("calcutta", {"ship ship"}),
        ("hong-kong", {"ship ship", "train ship"}),
        ("yokohama", {"ship ship"}),
        ("san-francisco", {"train train"}),
        ("new-york", {"train ship ship"}),
    ],
)
def test_a_leg_takes_exactly_the_cards_it_shows(city: str, ways: set[str]) -> None:
    table = traveller(city, EVERY_CARD)
    found = {" ".join(word.split(":")[0] for word in text.split()[1:]) for text in table.legal("travel")}
    assert found == ways


@pytest.mark.rule("AW-40")
def test_the_journey_leads_through_all_cities_in_order() -> None:
    for at, city in enumerate(CITIES[:-1]):
        table = traveller(city, EVERY_CARD)
        table.do(table.legal("travel")[0])
        assert table.city(0) == CITIES[at + 1]


@pytest.mark.rule("AW-40")
def test_cards_that_are_not_needed_cannot_be_played() -> None:
    table = traveller("paris", "train:2 ship:4")
    assert table.code("travel train:2 ship:4") == "wrong-cards"
    assert table.code("travel ship:4") == "wrong-cards"
    assert table.code("travel") == "wrong-cards"


@pytest.mark.rule("AW-40")
def test_cards_that_are_not_in_hand_cannot_be_played() -> None:
    table = traveller("suez", "ship:4 ship:5")
    assert table.code("travel ship:4 ship:4") == "not-in-hand"
    assert table.legal("travel") == ["travel ship:4 ship:5"]


@pytest.mark.rule("AW-40")
def test_the_cards_played_go_to_the_discards() -> None:
    table = traveller("suez", "ship:4 ship:4 ship:5").do("travel ship:4 ship:4")
    assert table.hand(0) == "ship:5"
    assert table.dump["discards"] == {"ship:4": 2}


@pytest.mark.rule("AW-41", "AW-E1")
def test_the_leg_takes_the_sum_of_its_cards() -> None:
    assert days_of("london", "ship:7 train:3") == 10


@pytest.mark.rule("AW-42", "AW-E1")
def test_a_train_and_a_ship_of_the_same_value_do_not_pair() -> None:
    assert days_of("london", "ship:4 train:4") == 8
    assert days_of("hong-kong", "ship:4 train:4") == 8


@pytest.mark.rule("AW-42", "AW-E2")
def test_two_equal_ships_count_once() -> None:
    assert days_of("suez", "ship:8 ship:8") == 8
    assert days_of("suez", "ship:4 ship:5") == 9


@pytest.mark.rule("AW-42")
def test_two_equal_trains_count_once() -> None:
    assert days_of("san-francisco", "train:6 train:6") == 6
    assert days_of("san-francisco", "train:2 train:3") == 5


@pytest.mark.rule("AW-42", "AW-E5")
def test_new_york_to_london_pairs_the_ships_and_counts_the_train_in_full() -> None:
    table = traveller("new-york", "ship:6 ship:6 train:6").do("travel train:6 ship:6 ship:6")
    assert table.days[0] == 12


@pytest.mark.rule("AW-43")
def test_bombay_to_calcutta_takes_twelve_days_and_no_cards() -> None:
    table = traveller("bombay", "ship:4")
    assert table.legal("travel") == ["travel"]
    assert table.code("travel ship:4") == "wrong-cards"
    table.do("travel")
    assert (table.city(0), table.days[0], table.hand(0)) == ("calcutta", 12, "ship:4")


@pytest.mark.rule("AW-43", "AW-65")
def test_by_elephant_it_takes_six_days_and_a_roll() -> None:
    table = traveller("bombay", "", held={0: "elephant"}, dice=[4]).do("travel", "play elephant")
    assert (table.city(0), table.days[0]) == ("calcutta", 10)
    assert table.dump["event_discards"] == ["elephant"]


@pytest.mark.rule("AW-43")
def test_coins_roll_again_for_the_elephant() -> None:
    table = traveller("bombay", "", held={0: "elephant"}, dice=[6, 2], coins=[1])
    table.do("travel", "play elephant", "reroll")
    assert (table.days[0], table.coins[0]) == (8, 0)


@pytest.mark.rule("AW-43")
def test_the_balloon_cannot_be_used_from_bombay_to_calcutta() -> None:
    table = traveller("bombay", "ship:4", held={0: "balloon"}, balloon=True).do("travel")
    assert table.legal() == ["go"]
    assert table.code("play balloon ship:4") == table.code("balloon ship:4") == "balloon-not-here"


@pytest.mark.rule("AW-43", "AW-65")
def test_an_offer_serves_from_bombay_to_calcutta() -> None:
    assert traveller("bombay", "", held={0: "offer"}).do("travel", "play offer").days[0] == 10


@pytest.mark.rule("AW-43")
def test_contacts_serve_from_bombay_to_calcutta() -> None:
    table = traveller("bombay", "ship:4 ship:5", held={0: "contacts"})
    table.do("travel", "go", "play contacts", "travel ship:4 ship:5")
    assert (table.city(0), table.days[0]) == ("hong-kong", 12 + 9)


@pytest.mark.rule("AW-43")
def test_one_elephant_is_enough_and_only_there() -> None:
    table = traveller("bombay", "", held={0: "elephant elephant"}).do("travel", "play elephant")
    assert table.legal() == ["go"]
    assert table.code("play elephant") == "no-elephant-here"
    table = traveller("paris", "train:2", held={0: "elephant"}).do("travel train:2")
    assert table.code("play elephant") == "no-elephant-here"


@pytest.mark.rule("AW-44")
def test_hong_kong_to_yokohama_can_be_travelled_in_two_ways() -> None:
    table = traveller("hong-kong", "train:2 ship:7 ship:7")
    assert table.legal("travel") == ["travel ship:7 ship:7", "travel train:2 ship:7"]
    assert days_of("hong-kong", "ship:7 ship:7") == 7
    assert days_of("hong-kong", "train:2 ship:7") == 9


@pytest.mark.rule("AW-45")
def test_a_second_leg_takes_contacts_and_may_follow_them() -> None:
    table = traveller("paris", "train:2 ship:4", held={0: "contacts"}).do("travel train:2", "go")
    assert table.code("travel ship:4") == "one-leg"
    table.do("play contacts", "travel ship:4")
    assert (table.city(0), table.days[0], table.turn) == ("suez", 6, 1)


@pytest.mark.rule("AW-46")
def test_contacts_may_come_before_the_first_leg() -> None:
    table = traveller("paris", "train:2 ship:4", held={0: "contacts"})
    table.do("play contacts", "travel train:2", "travel ship:4")
    assert table.city(0) == "suez"


@pytest.mark.rule("AW-46")
def test_unused_contacts_are_spent() -> None:
    table = traveller("paris", "train:2", held={0: "contacts"}).do("play contacts", "travel train:2", "end")
    assert table.held(0) == ""
    assert table.dump["event_discards"] == ["contacts"]
    assert table.dump["this_turn"]["contacts"] == 0


@pytest.mark.rule("AW-46")
def test_two_legs_a_turn_are_the_most_even_with_the_princess() -> None:
    hand = "train:2 ship:4 ship:5 ship:6"
    table = traveller("paris", hand, held={0: "contacts princess"}, coins=[2])
    table.do("play contacts")
    assert table.code("play princess contacts") == "contacts-no-use"
    table.do("travel train:2", "go", "travel ship:4", "go")
    assert table.code("play princess contacts") == "contacts-no-use"
    assert table.code("travel ship:5 ship:6") == "one-leg"


@pytest.mark.rule("AW-46")
def test_the_journey_never_goes_past_london() -> None:
    hand = "train:2 ship:4 ship:4"
    table = traveller("new-york", hand + " train:3 ship:5", held={0: "contacts"})
    assert table.code("play contacts") == "contacts-no-use"
    table = traveller("new-york", hand + " train:3 ship:5", contacts=True)
    table.do("travel train:2 ship:4 ship:4")
    assert (table.turn, table.dump["players"][0]["home"]) == (1, 1)


@pytest.mark.rule("AW-46")
def test_contacts_serve_the_last_two_legs() -> None:
    hand = "train:2 train:3 train:4 ship:4 ship:5"
    table = traveller("san-francisco", hand, held={0: "contacts"})
    table.do("travel train:2 train:3", "go", "play contacts", "travel train:4 ship:4 ship:5")
    assert table.dump["players"][0]["home"] == 1
