"""The row, the order of turns, the watch."""

from __future__ import annotations

import pytest

from tests.games.eighty_days.build import new, position


@pytest.mark.rule("AW-10", "AW-80")
@pytest.mark.parametrize(("seats", "size"), [(2, 3), (3, 4), (4, 5), (5, 6), (6, 6)])
def test_the_row_depends_on_the_number_of_players(seats: int, size: int) -> None:
    row = new(seats).dump["row"]
    assert [card is not None for card in row] == [True] * size + [False] * (6 - size)


@pytest.mark.rule("AW-10")
def test_the_spaces_stand_in_their_order() -> None:
    row = new(6).state.view(-1)["row"]
    assert isinstance(row, dict)
    assert list(row) == ["coin", "balloon", "event", "detective", "watch", "exchange"]


@pytest.mark.rule("AW-10")
def test_cards_are_laid_out_from_left_to_right() -> None:
    deck = "train:2 train:2 train:2 train:3 train:3 train:3 ship:4 ship:5 ship:6"
    assert new(2, travel=deck).dump["row"][:3] == ["ship:4", "ship:5", "ship:6"]


@pytest.mark.rule("AW-10")
def test_a_space_without_a_card_is_not_in_play() -> None:
    table = position(3)
    assert table.legal("take") == ["take 1", "take 2", "take 3", "take 4"]
    assert table.code("take 5") == "space-empty"


@pytest.mark.rule("AW-11")
def test_turns_go_clockwise_from_the_watch() -> None:
    table = position(4, turn=2, watch=2)
    order = []
    for _ in range(4):
        order.append(table.turn)
        table.pass_turn()
    assert order == [2, 3, 0, 1]
    assert table.dump["round"] == 2


@pytest.mark.rule("AW-11")
def test_cards_left_over_are_discarded_at_the_end_of_the_round() -> None:
    table = position(2, turn=1, watch=0, row="- ship:8 train:6", deck="ship:4 ship:5 ship:6")
    table.do("take 2", "stay")
    assert table.dump["discards"] == {"train:6": 1}
    assert table.dump["row"][:3] == ["ship:4", "ship:5", "ship:6"]


@pytest.mark.rule("AW-12")
def test_an_empty_deck_is_renewed_when_a_card_is_needed_in_the_middle_of_a_layout() -> None:
    table = position(2, turn=1, watch=0, row="- ship:8 train:6", deck="ship:4", rest="discards")
    table.do("take 2", "stay")
    dump = table.dump
    assert dump["row"][0] == "ship:4"
    assert all(dump["row"][:3])
    assert dump["discards"] == {}
    assert table.last("reshuffled")["count"] == 60 - 2


@pytest.mark.rule("AW-12")
def test_an_emptied_deck_waits_until_a_card_is_needed() -> None:
    table = position(2, phase="act", coins=[2], deck="ship:4", rest="discards").do("buy travel")
    assert table.dump["deck"] == []
    assert "reshuffled" not in table.kinds()


@pytest.mark.rule("AW-12")
def test_an_exchange_discards_before_it_draws() -> None:
    """With nothing else left, the very cards given away come back."""
    table = position(5, phase="use", space="exchange", row="", rest="1", hands={0: "ship:4 ship:5 train:2"})
    table.do("exchange ship:4 ship:5")
    assert table.hand(0) == "ship:4 ship:5 train:2"
    assert table.last("reshuffled")["count"] == 2


@pytest.mark.rule("AW-12")
def test_with_both_piles_empty_nothing_is_drawn() -> None:
    table = position(
        3, phase="act", row="", rest="1", coins=[2], cities=["bombay"], red="coin coin day day travel"
    )
    assert table.code("buy travel") == "deck-empty"
    table.do("travel")
    assert table.last("token")["token"] == "travel"
    assert table.hand(0) == ""


@pytest.mark.rule("AW-34")
def test_the_watch_passes_to_the_left_if_nobody_takes_it() -> None:
    table = position(4, turn=1, watch=2, row="- - ship:4 ship:4 ship:4")
    table.do("take 3", "skip", "stay")
    assert (table.dump["watch"], table.turn) == (3, 3)


@pytest.mark.rule("AW-34")
def test_whoever_takes_the_watch_starts_the_next_round() -> None:
    table = position(4, turn=1, watch=2, row="- - - ship:4 ship:4")
    table.do("take 5", "use", "stay")
    assert (table.dump["watch"], table.turn) == (1, 1)


@pytest.mark.rule("AW-34", "AW-21")
def test_the_card_under_the_watch_can_be_taken_without_the_watch() -> None:
    table = position(4, turn=1, watch=2, row="- - - ship:4 ship:4")
    table.do("take 5", "skip", "stay")
    assert table.dump["watch"] == 3


@pytest.mark.rule("AW-34")
@pytest.mark.parametrize(("seats", "homes"), [(3, []), (4, [3]), (5, [3, 4])])
def test_the_watch_is_not_in_play_with_fewer_than_five_cards(seats: int, homes: list[int]) -> None:
    table = position(seats, homes=homes)
    assert "take 4" in table.legal("take")
    assert "take 5" not in table.legal("take")


@pytest.mark.rule("AW-78")
def test_the_watch_of_somebody_home_goes_on_to_the_next_one_travelling() -> None:
    table = position(5, turn=4, watch=0, homes=[1, 2], row="- - - ship:4")
    table.do("take 4", "skip", "stay")
    assert table.dump["watch"] == 3


@pytest.mark.rule("AW-78")
def test_who_takes_the_watch_and_comes_home_leaves_it_to_the_next_one_travelling() -> None:
    cards = "ship:4 ship:4 train:2"
    table = position(5, turn=1, watch=0, cities=["paris", "new-york"], hands={1: cards})
    table.do("take 5", "use", "travel train:2 ship:4 ship:4")
    assert table.last("came-home")["seat"] == 1
    for _ in range(3):
        table.pass_turn()
    assert (table.dump["round"], table.dump["watch"]) == (2, 2)


@pytest.mark.rule("AW-78")
def test_the_order_of_the_round_stays_when_its_starter_comes_home() -> None:
    cards = "ship:4 ship:4 train:2"
    table = position(4, cities=["new-york"], hands={0: cards}).do(
        "take 2", "travel train:2 ship:4 ship:4", "go"
    )
    order = []
    while table.dump["round"] == 1:
        order.append(table.turn)
        table.pass_turn()
    assert order == [1, 2, 3]


@pytest.mark.rule("AW-80")
def test_with_two_players_the_watch_alternates() -> None:
    table = position(2)
    watches = []
    for _ in range(4):
        watches.append(table.dump["watch"])
        for _ in range(2):
            table.pass_turn()
    assert watches == [0, 1, 0, 1]
