"""The balloon, the die, and what other event cards do to a leg."""

from __future__ import annotations

import pytest

from tests.games.eighty_days.build import traveller


@pytest.mark.rule("AW-50")
def test_a_roll_takes_the_place_of_one_card_and_the_cards_are_still_played() -> None:
    table = traveller("paris", "train:6", balloon=True, dice=[2]).do("travel train:6", "balloon train:6")
    assert (table.days[0], table.hand(0)) == (2, "")
    assert table.dump["discards"] == {"train:6": 1}


@pytest.mark.rule("AW-50", "AW-65")
def test_the_balloon_card_does_the_same() -> None:
    table = traveller("paris", "train:6", held={0: "balloon"}, dice=[3])
    table.do("travel train:6", "play balloon train:6")
    assert table.days[0] == 3
    assert table.dump["event_discards"] == ["balloon"]


@pytest.mark.rule("AW-50")
def test_rolls_are_one_to_six() -> None:
    rolls = set()
    for coins in range(12):
        table = traveller("paris", "train:6", balloon=True, coins=[coins])
        table.do("travel train:6", "balloon train:6")
        while table.phase == "roll":
            table.do("reroll")
        rolls |= {event.facts["die"] for event in table.told if event.kind == "rolled"}
    assert rolls == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("AW-51", "AW-70")
def test_each_further_roll_costs_a_coin_and_the_last_one_counts() -> None:
    table = traveller("paris", "train:2", balloon=True, dice=[3, 2, 6], coins=[3])
    table.do("travel train:2", "balloon train:2", "reroll", "reroll", "accept")
    assert (table.days[0], table.coins[0], table.dump["supply"]) == (6, 1, 23)


@pytest.mark.rule("AW-51")
def test_without_coins_the_roll_stands() -> None:
    table = traveller("paris", "train:2", balloon=True, dice=[6]).do("travel train:2", "balloon train:2")
    assert (table.days[0], table.turn) == (6, 1)


@pytest.mark.rule("AW-51")
def test_with_a_coin_a_player_decides() -> None:
    table = traveller("paris", "train:2", balloon=True, coins=[1]).do("travel train:2", "balloon train:2")
    assert (table.phase, table.days[0]) == ("roll", 0)


@pytest.mark.rule("AW-50", "AW-51", "AW-E3")
def test_the_rulebooks_flight_to_yokohama() -> None:
    table = traveller("hong-kong", "train:4 ship:7", balloon=True, dice=[5, 6, 2], coins=[2])
    table.do("travel train:4 ship:7", "balloon ship:7", "reroll", "reroll")
    assert (table.days[0], table.coins[0]) == (6, 0)


@pytest.mark.rule("AW-52", "AW-E4")
def test_the_rulebooks_flight_to_bombay() -> None:
    table = traveller("suez", "ship:5 ship:8", balloon=True, dice=[5])
    assert table.do("travel ship:5 ship:8", "balloon ship:8").days[0] == 10


@pytest.mark.rule("AW-52")
def test_beside_the_balloon_an_equal_ship_counts_in_full() -> None:
    table = traveller("suez", "ship:8 ship:8", balloon=True, dice=[1])
    table.do("travel ship:8 ship:8")
    assert table.legal("balloon") == ["balloon ship:8"]
    assert table.do("balloon ship:8").days[0] == 9


@pytest.mark.rule("AW-52")
def test_a_die_that_equals_the_other_ship_does_not_pair() -> None:
    table = traveller("suez", "ship:4 ship:8", balloon=True, dice=[4])
    assert table.do("travel ship:4 ship:8", "balloon ship:8").days[0] == 8


@pytest.mark.rule("AW-52", "AW-62")
def test_two_replaced_values_do_not_pair() -> None:
    table = traveller("suez", "ship:5 ship:8", held={0: "submarine submarine"})
    table.do("travel ship:5 ship:8", "play submarine ship:5", "play submarine ship:8")
    assert table.days[0] == 4


@pytest.mark.rule("AW-52")
def test_a_replaced_train_leaves_the_ships_their_pair() -> None:
    table = traveller("new-york", "train:6 ship:6 ship:6", balloon=True, dice=[3])
    assert table.do("travel train:6 ship:6 ship:6", "balloon train:6").days[0] == 9


@pytest.mark.rule("AW-52")
def test_a_replaced_ship_breaks_the_pair() -> None:
    table = traveller("new-york", "train:6 ship:6 ship:6", balloon=True, dice=[3])
    assert table.do("travel train:6 ship:6 ship:6", "balloon ship:6").days[0] == 15


@pytest.mark.rule("AW-53")
@pytest.mark.parametrize("event", ["submarine ship:8", "propeller-train train:4", "offer"])
def test_after_another_event_card_the_balloon_does_not_fly(event: str) -> None:
    name = event.split(" ")[0]
    table = traveller("hong-kong", "train:4 ship:8", held={0: f"{name} balloon"}, balloon=True)
    table.do("travel train:4 ship:8", f"play {event}")
    assert table.code("balloon train:4") == table.code("play balloon train:4") == "balloon-alone"


@pytest.mark.rule("AW-53")
def test_after_the_balloon_no_other_event_card_serves_the_leg() -> None:
    table = traveller("suez", "ship:5 ship:8", held={0: "submarine offer balloon"}, balloon=True, coins=[1])
    table.do("travel ship:5 ship:8", "balloon ship:8")
    assert table.legal() == ["accept", "reroll"]
    table.do("accept")
    assert table.legal() == ["end"]


@pytest.mark.rule("AW-53")
def test_after_a_flight_no_contacts_are_played_in_the_same_turn() -> None:
    held = {0: "contacts"}
    table = traveller("paris", "train:6 ship:8", held=held, balloon=True, dice=[1])
    table.do("travel train:6", "balloon train:6")
    assert table.legal() == ["end"]
    assert table.code("play contacts") == "balloon-alone"
    table.do("end")
    while table.turn != 0:
        table.pass_turn()
    assert table.code("play contacts") == ""


@pytest.mark.rule("AW-53", "AW-63")
def test_after_a_flight_no_princess_plays_contacts_either() -> None:
    table = traveller("paris", "train:6 ship:8", held={0: "princess balloon"}, event_discards="contacts")
    table.do("travel train:6", "play balloon train:6")
    assert table.legal() == ["end"]
    assert table.code("play princess contacts") == "balloon-alone"


@pytest.mark.rule("AW-53")
def test_after_contacts_the_balloon_flies_on_neither_leg() -> None:
    held = {0: "balloon contacts princess"}
    facts = {"held": held, "balloon": True, "event_discards": "balloon"}
    table = traveller("paris", "train:6 ship:8", **facts).do("play contacts", "travel train:6")
    for _ in ("the first leg", "the second"):
        card = table.dump["leg"]["cards"][0]
        assert table.legal() == ["go"]
        assert (
            table.code(f"play balloon {card}")
            == table.code(f"play princess balloon {card}")
            == "balloon-alone"
        )
        table.do("go")
        if table.legal("travel"):
            table.do("travel ship:8")
    assert table.days[0] == 6 + 8


@pytest.mark.rule("AW-53")
def test_in_games_of_version_1_the_balloon_may_serve_the_first_leg_but_not_the_added_one() -> None:
    held = {0: "balloon contacts"}
    table = traveller("paris", "train:6 ship:8", held=held, balloon=True, dice=[1], rules=1)
    table.do("play contacts", "travel train:6", "balloon train:6", "travel ship:8")
    assert table.days[0] == 1
    assert table.legal() == ["go"]
    assert table.code("play balloon ship:8") == "balloon-added-leg"


@pytest.mark.rule("AW-53")
def test_a_balloon_not_used_on_the_first_leg_does_not_serve_the_added_one() -> None:
    table = traveller("paris", "train:6 ship:8", held={0: "contacts offer"}, balloon=True)
    table.do("travel train:6", "go", "play contacts", "travel ship:8")
    assert table.code("balloon ship:8") == "no-balloon"


@pytest.mark.rule("AW-53")
def test_moving_the_detective_and_cashing_an_elephant_are_free_beside_the_balloon() -> None:
    table = traveller("paris", "train:6", held={0: "detective elephant"}, balloon=True, dice=[1])
    table.do("play detective calcutta", "travel train:6", "balloon train:6", "cash elephant")
    assert (table.days[0], table.coins[0]) == (1, 1)


@pytest.mark.rule("AW-53", "AW-63")
def test_a_princess_as_balloon_keeps_the_limits_of_the_balloon() -> None:
    held = {0: "princess offer"}
    table = traveller("suez", "ship:7 ship:8", held=held, event_discards="balloon", dice=[1])
    table.do("travel ship:7 ship:8")
    assert "play princess balloon ship:8" in table.legal()
    table.do("play offer")
    assert "play princess balloon ship:8" not in table.legal()
    table = traveller("suez", "ship:7 ship:8", held=held, event_discards="balloon", dice=[1])
    assert table.do("travel ship:7 ship:8", "play princess balloon ship:8").days[0] == 8


@pytest.mark.rule("AW-54")
def test_the_card_that_the_die_replaces_is_named_before_the_roll() -> None:
    table = traveller("suez", "ship:5 ship:8", balloon=True, coins=[1])
    table.do("travel ship:5 ship:8")
    assert table.legal() == ["go", "balloon ship:5", "balloon ship:8"]
    table.do("balloon ship:8")
    assert table.legal() == ["accept", "reroll"]


@pytest.mark.rule("AW-54")
def test_events_of_an_elephant_ride_are_named_before_the_roll() -> None:
    table = traveller("bombay", "", held={0: "elephant offer submarine"}, coins=[1], dice=[3])
    table.do("travel", "play elephant", "play offer")
    assert table.legal() == ["go"]
    table.do("go")
    assert table.legal() == ["accept", "reroll"]
    table.do("accept")
    assert table.days[0] == 7


@pytest.mark.rule("AW-54")
def test_from_naming_the_cards_to_the_roll_nothing_else_happens() -> None:
    held = {0: "detective elephant contacts"}
    table = traveller("paris", "train:6", held=held, balloon=True, coins=[3]).do("travel train:6")
    assert table.legal() == ["go", "balloon train:6"]
    assert table.code("play detective suez") == table.code("play contacts") == "play-later"
    assert table.code("buy travel") == table.code("cash elephant") == "not-in-phase"


def test_only_the_taker_of_the_balloon_card_flies() -> None:
    table = traveller("paris", "train:6", held={0: "offer"}).do("travel train:6")
    assert table.code("balloon train:6") == "no-balloon"


def test_only_a_card_of_the_leg_can_be_replaced() -> None:
    table = traveller("suez", "ship:5 ship:8 train:2", held={0: "submarine propeller-train"})
    table.do("travel ship:5 ship:8")
    assert table.code("play submarine ship:4") == "not-laid"
    assert table.code("play submarine train:2") == "wrong-kind"
    assert table.code("play propeller-train ship:5") == "wrong-kind"
    assert table.code("play submarine") == "name-replaced"
