"""Coming home, the end of the game, and who has won."""

from __future__ import annotations

import pytest

from tests.games.eighty_days.build import Table, position

LAST_LEG = "train:2 ship:4 ship:4"  # 6 days
GO_HOME = ("take 2", "travel train:2 ship:4 ship:4", "go")


def finish_round(table: Table) -> Table:
    """Everybody else passes."""
    this_round = table.dump["round"]
    while table.state.actors() and table.dump["round"] == this_round:
        table.pass_turn()
    return table


def last_round(seats: int, days: list[int], homes: list[int], arriving: list[int]) -> Table:
    """A round in which these seats come home in turn order and the others pass; `days` at its beginning."""
    hands = {}
    shape = iter(
        ("train:2 ship:4 ship:4", "train:3 ship:5 ship:5", "train:4 ship:6 ship:6", "train:5 ship:7 ship:7")
    )
    for seat in arriving:
        hands[seat] = next(shape)
    where = ["new-york" if seat in arriving else "suez" for seat in range(seats)]
    first = next(seat for seat in range(seats) if seat not in homes)
    table = position(
        seats, cities=where, homes=homes, days=days, hands=hands, turn=first, watch=first, detective="paris"
    )
    for seat in range(first, seats):
        if seat in homes:
            continue
        assert table.turn == seat
        if seat not in arriving:
            table.pass_turn()
            continue
        take = next(text for text in table.legal("take") if text != "take 2")
        cards = " ".join(sorted(hands[seat].split(), key=lambda card: (card[0] != "t", card)))
        table.do(take)
        table.do(*(["skip"] if table.phase == "use" else []), f"travel {cards}")
    return table


# -- coming home


@pytest.mark.rule("AW-75")
def test_from_the_next_round_on_everybody_not_home_loses_a_day_a_round() -> None:
    table = position(4, cities=["new-york", "suez", "suez", "suez"], hands={0: LAST_LEG}).do(*GO_HOME)
    assert table.days == [6, 0, 0, 0]
    finish_round(table)
    assert (table.dump["round"], table.days) == (2, [6, 1, 1, 1])
    finish_round(table)
    assert table.days == [6, 2, 2, 2]


@pytest.mark.rule("AW-75")
def test_it_is_one_day_however_many_are_home() -> None:
    table = position(5, homes=[3, 4], turn=2, watch=0, cities=["suez"] * 5).do("take 2", "stay")
    assert table.days == [1, 1, 1, 0, 0]


@pytest.mark.rule("AW-75")
def test_nobody_loses_a_day_before_somebody_is_home() -> None:
    assert finish_round(position(4)).days == [0, 0, 0, 0]


@pytest.mark.rule("AW-76")
def test_a_player_at_home_takes_no_turns() -> None:
    table = position(4, homes=[1], cities=["suez"] * 4)
    order = []
    for _ in range(6):
        order.append(table.turn)
        table.pass_turn()
    assert order == [0, 2, 3, 2, 3, 0]


@pytest.mark.rule("AW-76", "AW-79")
def test_a_player_coming_home_discards_the_hand() -> None:
    held = {0: "submarine offer"}
    hands = {0: LAST_LEG + " ship:8 train:6"}
    table = position(4, cities=["new-york"], hands=hands, held=held, event_discards="elephant").do(*GO_HOME)
    dump = table.dump
    assert (table.hand(0), table.held(0)) == ("", "")
    assert dump["discards"] == {"train:2": 1, "train:5": 1, "train:6": 1, "ship:4": 2, "ship:8": 1}
    assert dump["event_discards"] == ["offer", "submarine", "elephant"]


@pytest.mark.rule("AW-76")
@pytest.mark.parametrize("blue", ["storm", "delay"])
def test_nothing_costs_a_player_at_home_any_days(blue: str) -> None:
    table = position(4, homes=[1], days=[0, 79], event_deck=blue).do("take 3", "use")
    assert table.days[1] == 79


@pytest.mark.rule("AW-77")
@pytest.mark.parametrize(("homes", "size"), [([5], 6), ([5, 4], 5), ([5, 4, 3], 4)])
def test_later_rounds_lay_out_cards_by_the_number_still_travelling(homes: list[int], size: int) -> None:
    table = finish_round(position(6, homes=homes, cities=["suez"] * 6))
    assert sum(1 for card in table.dump["row"] if card) == size


@pytest.mark.rule("AW-77")
def test_with_two_left_only_an_event_moves_the_detective() -> None:
    table = finish_round(position(4, homes=[2, 3], cities=["suez"] * 4, held={1: "detective"}))
    assert table.turn == 1
    assert table.legal("take") == ["take 1", "take 2", "take 3"]
    assert table.code("take 4") == "space-empty"
    assert table.code("play detective paris") == ""


@pytest.mark.rule("AW-79")
def test_the_order_of_coming_home_is_recorded() -> None:
    table = last_round(5, [70, 0, 70, 0, 0], [4], [0, 2])
    assert [player["home"] for player in table.dump["players"]] == [2, 0, 3, 0, 1]


@pytest.mark.rule("AW-79")
def test_coming_home_ends_the_turn_at_once() -> None:
    hands = {0: LAST_LEG + " train:6 train:6 train:6 ship:8 ship:8 ship:8 ship:8"}
    table = position(4, cities=["new-york"], hands=hands, coins=[4], held={0: "detective"}).do(*GO_HOME)
    assert (table.turn, table.phase) == (1, "take")
    assert table.days[0] == 6


@pytest.mark.rule("AW-79")
def test_coins_stay_with_a_player_at_home() -> None:
    table = position(4, cities=["new-york"], hands={0: LAST_LEG}, coins=[4]).do(*GO_HOME)
    assert (table.coins[0], table.dump["supply"]) == (4, 20)


# -- the end


@pytest.mark.rule("AW-80")
def test_with_two_players_contacts_are_removed() -> None:
    assert "contacts" not in position(2).dump["event_deck"]
    assert "contacts" in position(3).dump["event_deck"]


@pytest.mark.rule("AW-81")
def test_with_two_players_the_game_ends_with_the_round_of_the_first_home() -> None:
    table = position(2, cities=["new-york", "suez"], hands={0: LAST_LEG}).do(*GO_HOME)
    assert table.state.actors()
    table.pass_turn()
    assert table.phase == "over"


@pytest.mark.rule("AW-82")
@pytest.mark.parametrize(("days", "places"), [(73, [1, 2]), (74, [1, 2]), (75, [2, 1])])
def test_one_of_two_home_wins_with_80_days_and_loses_with_more(days: int, places: list[int]) -> None:
    table = last_round(2, [days, 10], [], [0])
    assert table.days[0] == days + 6
    assert table.state.places() == places


@pytest.mark.rule("AW-83")
@pytest.mark.parametrize(
    ("days", "places"),
    [
        ([60, 50], [2, 1]),
        ([60, 70], [1, 2]),
        ([60, 58], [1, 2]),  # 66 each: the earlier arrival
        ([90, 80], [2, 1]),
        ([75, 90], [1, 2]),
    ],
)
def test_of_two_both_home_the_fewer_days_win(days: list[int], places: list[int]) -> None:
    """The second one's cards take 8 days, the first one's 6."""
    assert last_round(2, days, [], [0, 1]).state.places() == places


@pytest.mark.rule("AW-85")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_ends_with_the_round_in_which_the_last_but_one_comes_home(seats: int) -> None:
    homes = list(range(2, seats))
    table = last_round(seats, [60] * seats, homes, [0])
    assert table.phase == "over"
    early = last_round(seats, [60] * seats, homes[1:], [0])
    assert early.phase == "take"


@pytest.mark.rule("AW-85")
def test_the_round_is_played_to_its_end_and_the_last_may_still_count() -> None:
    table = position(
        3,
        homes=[2],
        cities=["new-york", "new-york"],
        days=[60, 30, 70],
        hands={0: LAST_LEG, 1: "train:3 ship:5 ship:5"},
    )
    table.do(*GO_HOME)
    assert table.turn == 1
    table.do("take 1", "skip", "travel train:3 ship:5 ship:5")
    assert (table.phase, table.state.places()) == ("over", [2, 1, 3])


@pytest.mark.rule("AW-85", "AW-90")
def test_who_is_not_home_then_does_not_count() -> None:
    table = last_round(3, [60, 5, 79], [2], [0])
    assert table.state.places() == [1, 3, 2]


@pytest.mark.rule("AW-86")
def test_with_six_players_it_ends_with_the_round_of_the_fourth_home() -> None:
    assert last_round(6, [60] * 6, [3, 4], [0]).phase == "take"
    assert last_round(6, [60] * 6, [3, 4, 5], [0]).phase == "over"


@pytest.mark.rule("AW-86")
def test_with_six_players_whoever_comes_home_in_the_last_round_counts() -> None:
    table = last_round(6, [60, 40, 60, 75, 76, 77], [3, 4, 5], [0, 1])
    assert table.state.places() == [2, 1, 6, 3, 4, 5]


@pytest.mark.rule("AW-87")
@pytest.mark.parametrize(
    ("days", "places"),
    [
        ([69, 0, 74], [2, 3, 1]),  # 75 against 74
        ([68, 0, 74], [2, 3, 1]),  # 74 each: the earlier arrival
        ([67, 0, 74], [1, 3, 2]),
        ([74, 0, 99], [1, 3, 2]),  # 80 counts, 99 does not
        ([75, 0, 80], [2, 3, 1]),
    ],
)
def test_the_fewest_days_within_80_win(days: list[int], places: list[int]) -> None:
    """Seat 2 is home already; seat 0 comes home with 6 more days."""
    assert last_round(3, days, [2], [0]).state.places() == places


@pytest.mark.rule("AW-88", "AW-90")
def test_if_all_are_late_the_earliest_arrival_wins() -> None:
    assert last_round(3, [80, 0, 99], [2], [0]).state.places() == [2, 3, 1]


@pytest.mark.rule("AW-88", "AW-90")
def test_somebody_home_in_time_beats_whoever_was_earlier_but_late() -> None:
    assert last_round(4, [70, 0, 81, 82], [2, 3], [0]).state.places() == [1, 4, 2, 3]


@pytest.mark.rule("AW-89")
def test_the_counter_goes_on_past_80() -> None:
    assert last_round(3, [150, 0, 99], [2], [0]).days[0] == 156


@pytest.mark.rule("AW-90")
def test_those_not_home_share_the_last_place() -> None:
    assert last_round(6, [60, 0, 0, 75, 76, 77], [3, 4, 5], [0]).state.places() == [1, 5, 5, 2, 3, 4]
