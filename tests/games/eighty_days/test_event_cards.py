"""Event cards: drawing them, the blue ones, what each does."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.eighty_days.build import CITIES, position, traveller


@pytest.mark.rule("AW-60")
def test_a_drawn_event_card_goes_to_the_hand_in_secret() -> None:
    table = position(3, event_deck="offer").do("take 3", "use")
    event = table.told[-1]
    assert event.kind == "drew-event"
    assert event.seen_by(0)["event_card"] == "offer"
    assert "event_card" not in event.seen_by(1)
    assert "event_card" not in event.seen_by(-1)


@pytest.mark.rule("AW-60")
def test_event_cards_can_be_played_in_the_turn_they_were_drawn_and_in_any_number() -> None:
    table = traveller(
        "hong-kong", "train:6 ship:8", event_deck="offer", coins=[2], held={0: "submarine propeller-train"}
    )
    table.do("buy event", "travel train:6 ship:8")
    table.do("play propeller-train train:6", "play offer", "play submarine ship:8")
    assert table.days[0] == 1
    assert table.dump["event_discards"] == ["submarine", "offer", "propeller-train"]


@pytest.mark.rule("AW-61")
@pytest.mark.parametrize(("blue", "days"), [("storm", 1), ("delay", 2)])
def test_a_blue_card_costs_everybody_travelling_its_days(blue: str, days: int) -> None:
    table = position(4, days=[10, 20, 30, 70], homes=[3], event_deck=blue).do("take 3", "use")
    assert table.days == [10 + days, 20 + days, 30 + days, 70]
    assert table.phase == "act"


@pytest.mark.rule("AW-61")
def test_a_blue_card_takes_all_event_cards_from_all_hands() -> None:
    table = position(3, event_deck="storm", held={0: "offer", 1: "elephant princess"}).do("take 3", "use")
    assert [table.held(seat) for seat in range(3)] == ["", "", ""]


@pytest.mark.rule("AW-61")
@pytest.mark.parametrize(("seats", "count"), [(3, 15), (2, 14)])
def test_a_blue_card_makes_a_new_deck_of_all_event_cards(seats: int, count: int) -> None:
    table = position(seats, event_deck="delay", held={1: "offer"}, event_discards="elephant balloon")
    table.do("take 3", "use")
    dump = table.dump
    assert (len(dump["event_deck"]), dump["event_discards"]) == (count, [])
    assert Counter(dump["event_deck"])["delay"] == 1


@pytest.mark.rule("AW-61")
def test_the_new_event_deck_is_shuffled() -> None:
    decks = set()
    for seed in range(12):
        table = position(3, event_deck="delay", dice=[])
        for _ in range(seed):
            table.state.rng.word()
        decks.add(tuple(table.do("take 3", "use").dump["event_deck"]))
    assert len(decks) == 12


@pytest.mark.rule("AW-61")
def test_what_was_settled_before_a_blue_card_stays_settled() -> None:
    table = traveller("paris", "train:2 ship:4", held={0: "contacts"}, coins=[2], event_deck="storm")
    table.do("play contacts", "buy event", "travel train:2", "travel ship:4")
    assert (table.city(0), table.days[0]) == ("suez", 1 + 6)


@pytest.mark.rule("AW-62", "AW-65")
def test_a_propeller_train_counts_one_day() -> None:
    table = traveller("san-francisco", "train:5 train:5", held={0: "propeller-train"})
    table.do("travel train:5 train:5", "play propeller-train train:5")
    assert table.days[0] == 6
    assert table.dump["discards"] == {"train:5": 2}


@pytest.mark.rule("AW-62", "AW-65")
def test_a_submarine_counts_two_days_and_leaves_the_other_card() -> None:
    table = traveller("new-york", "train:6 ship:7 ship:8", held={0: "submarine"})
    table.do("travel train:6 ship:7 ship:8", "play submarine ship:8")
    assert table.days[0] == 6 + 7 + 2


@pytest.mark.rule("AW-62")
def test_several_replacements_serve_one_leg_each_on_another_card() -> None:
    table = traveller(
        "new-york", "train:6 ship:8 ship:8", held={0: "submarine submarine propeller-train offer"}
    )
    table.do("travel train:6 ship:8 ship:8", "play submarine ship:8", "play submarine ship:8")
    assert "play submarine ship:8" not in table.legal()
    table.do("play propeller-train train:6", "go")
    assert table.days[0] == 5


@pytest.mark.rule("AW-62")
def test_a_replaced_card_is_not_replaced_again() -> None:
    table = traveller("brindisi", "ship:8", held={0: "submarine submarine"})
    table.do("travel ship:8", "play submarine ship:8")
    assert table.legal() == ["go"]
    assert table.code("play submarine ship:8") == "not-laid"


@pytest.mark.rule("AW-63")
def test_the_princess_copies_any_card_of_the_discards_by_its_name() -> None:
    pile = "elephant submarine offer submarine"
    table = traveller("brindisi", "ship:8", held={0: "princess"}, event_discards=pile).do("travel ship:8")
    assert table.legal("play") == ["play princess submarine ship:8", "play princess offer"]
    table.do("play princess submarine ship:8")
    assert table.days[0] == 2
    assert table.dump["event_discards"] == ["princess", *pile.split()]
    assert table.last("played-princess")["copied"] == "submarine"


@pytest.mark.rule("AW-63")
def test_the_princess_must_name_a_card_that_lies_there() -> None:
    table = traveller("brindisi", "ship:8", held={0: "princess"}, event_discards="offer elephant")
    table.do("travel ship:8")
    assert table.code("play princess ship:8") == table.code("play princess") == "name-copied"
    assert table.code("play princess submarine ship:8") == "cannot-copy"
    assert table.code("play princess princess") == "cannot-copy"
    assert table.code("play princess elephant") == "no-elephant-here"


@pytest.mark.rule("AW-63")
def test_by_an_option_the_princess_copies_the_top_card_only() -> None:
    held, pile = {0: "princess"}, "submarine offer"
    table = traveller("brindisi", "ship:8", held=held, event_discards=pile, princess="top")
    table.do("travel ship:8")
    assert table.legal("play") == ["play princess submarine ship:8"]
    assert table.code("play princess offer") == "copies-top"


@pytest.mark.rule("AW-63")
def test_in_games_of_version_1_the_princess_copies_the_top_of_the_discards_unnamed() -> None:
    table = traveller("brindisi", "ship:8", held={0: "princess"}, event_discards="submarine offer", rules=1)
    table.do("travel ship:8")
    assert table.legal("play") == ["play princess ship:8"]
    assert table.code("play princess submarine ship:8") == "no-such-action"
    table.do("play princess ship:8")
    assert table.days[0] == 2
    assert table.dump["event_discards"] == ["princess", "submarine", "offer"]


@pytest.mark.rule("AW-63")
def test_the_princess_copies_a_card_played_just_before() -> None:
    table = traveller("suez", "ship:7 ship:8", held={0: "princess submarine"}, event_discards="elephant")
    table.do("travel ship:7 ship:8", "play submarine ship:8", "play princess submarine ship:7")
    assert table.days[0] == 4


@pytest.mark.rule("AW-63")
def test_the_princess_copies_nothing_from_an_empty_pile() -> None:
    table = traveller("brindisi", "ship:8", held={0: "princess"}).do("travel ship:8")
    assert table.legal() == ["go"]
    assert table.code("play princess submarine ship:8") == table.code("play princess") == "nothing-to-copy"


@pytest.mark.rule("AW-63")
def test_the_princess_moves_the_detective_as_a_detective() -> None:
    table = position(3, phase="act", held={0: "princess"}, event_discards="detective")
    assert table.legal("play") == [f"play princess detective {city}" for city in CITIES[1:]]
    table.do("play princess detective bombay")
    assert table.dump["detective"] == "bombay"


@pytest.mark.rule("AW-63")
def test_the_princess_adds_a_leg_as_contacts() -> None:
    table = traveller("paris", "train:2 ship:4", held={0: "princess"}, event_discards="contacts")
    table.do("travel train:2", "go", "play princess contacts", "travel ship:4")
    assert table.city(0) == "suez"


@pytest.mark.rule("AW-63")
def test_the_princess_rides_an_elephant_but_gets_no_coin_for_it() -> None:
    table = traveller("bombay", "", held={0: "princess"}, event_discards="elephant", dice=[2])
    assert table.legal("cash") == []
    assert table.code("cash elephant") == "not-held"
    assert table.do("travel", "play princess elephant").days[0] == 8


@pytest.mark.rule("AW-63")
def test_the_princess_cannot_be_played_where_the_copied_card_could_not() -> None:
    table = traveller("paris", "train:2", held={0: "princess"}, event_discards="submarine")
    assert table.code("play princess submarine train:2") == "play-with-leg"
    assert table.do("travel train:2").legal() == ["go"]
    table = traveller("paris", "train:2", held={0: "princess"}, event_discards="elephant").do(
        "travel train:2"
    )
    assert table.code("play princess elephant") == "no-elephant-here"


@pytest.mark.rule("AW-64")
def test_an_elephant_is_discarded_for_a_coin() -> None:
    table = position(3, held={0: "elephant"}, coins=[1]).do("cash elephant")
    assert (table.coins[0], table.held(0)) == (2, "")
    assert table.dump["event_discards"] == ["elephant"]


@pytest.mark.rule("AW-64", "AW-70")
def test_an_elephant_brings_no_coin_from_an_empty_supply() -> None:
    table = position(3, held={0: "elephant"}, coins=[0, 24])
    assert table.code("cash elephant") == "supply-empty"


@pytest.mark.rule("AW-65")
def test_the_detective_card_moves_the_detective_anywhere_but_to_london() -> None:
    table = position(3, held={0: "detective"})
    assert table.legal("play") == [f"play detective {city}" for city in CITIES[1:]]
    assert table.code("play detective london") == "not-there"
    assert table.code("play detective") == "name-city"
    assert table.do("play detective paris").dump["detective"] == "paris"


@pytest.mark.rule("AW-65", "AW-66")
def test_an_offer_takes_two_days_from_the_total_after_pairing_and_replacements() -> None:
    table = traveller("suez", "ship:8 ship:8", held={0: "offer"}).do("travel ship:8 ship:8", "play offer")
    assert table.days[0] == 6
    table = traveller("suez", "ship:7 ship:8", held={0: "offer submarine"})
    table.do("travel ship:7 ship:8", "play offer", "play submarine ship:8")
    assert table.days[0] == 7


@pytest.mark.rule("AW-65", "AW-66")
def test_an_offer_never_goes_below_one_day() -> None:
    table = traveller("brindisi", "ship:8", held={0: "offer submarine"})
    assert table.do("travel ship:8", "play submarine ship:8", "play offer").days[0] == 1


@pytest.mark.rule("AW-66")
def test_an_offer_combines_with_the_elephant_but_not_with_the_balloon() -> None:
    table = traveller("bombay", "", held={0: "offer elephant"}, dice=[6])
    assert table.do("travel", "play offer", "play elephant").days[0] == 10
    table = traveller("suez", "ship:7 ship:8", held={0: "offer balloon"}).do(
        "travel ship:7 ship:8", "play offer"
    )
    assert table.code("play balloon ship:8") == "balloon-alone"


@pytest.mark.rule("AW-66", "AW-63")
def test_a_princess_doubles_the_offer() -> None:
    table = traveller("suez", "ship:7 ship:8", held={0: "offer princess"})
    assert table.do("travel ship:7 ship:8", "play offer", "play princess offer").days[0] == 11
