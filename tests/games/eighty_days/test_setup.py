"""What lies where when a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from pomezi import Setup, SetupError
from tests.games.eighty_days.build import CITIES, GAME, new

EVERY_SEAT_COUNT = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


@pytest.mark.rule("AW-01")
@pytest.mark.parametrize("seats", [1, 7])
def test_it_is_for_two_to_six(seats: int) -> None:
    with pytest.raises(SetupError, match="bad-seats"):
        GAME.new(Setup(seats, "1"))


@pytest.mark.rule("AW-01")
@EVERY_SEAT_COUNT
def test_everybody_starts_in_london_on_day_0(seats: int) -> None:
    table = new(seats)
    assert [table.city(seat) for seat in range(seats)] == ["london"] * seats
    assert table.days == [0] * seats


@pytest.mark.rule("AW-02")
def test_a_red_and_a_blue_token_lie_beside_every_city_but_london() -> None:
    tokens = new(3).state.view(-1)["tokens"]
    assert tuple(tokens) == CITIES[1:]
    for kinds in (Counter(t["red"] for t in tokens.values()), Counter(t["blue"] for t in tokens.values())):
        assert kinds == {"coin": 3, "travel": 2, "event": 2, "day": 2}
    assert not any(token["red_used"] or token["blue_used"] for token in tokens.values())


@pytest.mark.rule("AW-02")
def test_tokens_are_drawn_at_random() -> None:
    assert len({str(new(3, f"{seed:x}").dump["tokens"]) for seed in range(1, 9)}) == 8


@pytest.mark.rule("AW-03")
def test_the_detective_starts_in_brindisi() -> None:
    assert new(4).dump["detective"] == "brindisi"


@pytest.mark.rule("AW-04")
@EVERY_SEAT_COUNT
def test_of_60_travel_cards_each_player_gets_3(seats: int) -> None:
    dump = new(seats).dump
    assert [sum(player["hand"].values()) for player in dump["players"]] == [3] * seats
    laid = sum(1 for card in dump["row"] if card)
    assert len(dump["deck"]) == 60 - 3 * seats - laid
    kinds = Counter(card.split(":")[0] for card in dump["deck"] + [card for card in dump["row"] if card])
    for player in dump["players"]:
        for card, count in player["hand"].items():
            kinds[card.split(":")[0]] += count
    assert kinds == {"train": 30, "ship": 30}


@pytest.mark.rule("AW-04")
def test_15_event_cards_form_the_second_deck() -> None:
    assert Counter(new(3).dump["event_deck"]) == {
        "elephant": 3,
        "balloon": 2,
        "propeller-train": 2,
        "submarine": 2,
        "offer": 1,
        "contacts": 1,
        "princess": 1,
        "detective": 1,
        "storm": 1,
        "delay": 1,
    }


@pytest.mark.rule("AW-05")
@EVERY_SEAT_COUNT
def test_each_player_has_one_coin_and_the_rest_is_supply(seats: int) -> None:
    table = new(seats)
    assert table.coins == [1] * seats
    assert table.dump["supply"] == 24 - seats


@pytest.mark.rule("AW-06")
def test_the_seed_draws_the_holder_of_the_watch() -> None:
    starts = [GAME.new(Setup(4, f"{seed:x}")).dump() for seed in range(1, 40)]
    assert {dump["watch"] for dump in starts} == {0, 1, 2, 3}
    assert all(dump["watch"] == dump["turn"] for dump in starts)


@pytest.mark.rule("AW-06")
def test_a_table_may_name_the_first_starting_player() -> None:
    assert GAME.new(Setup(4, "1", options={"start": 2})).dump()["watch"] == 2
    with pytest.raises(SetupError, match="bad-option-value"):
        GAME.new(Setup(4, "1", options={"start": 4}))


def test_a_scenario_fixes_decks_tokens_and_dice() -> None:
    table = new(
        2,
        travel="train:2 train:3 train:4 ship:4 ship:5 ship:6 ship:8 ship:8 train:6 train:2",
        events="offer storm",
        red="day event",
        dice="6 1",
    )
    assert (table.hand(0), table.hand(1)) == ("train:2 train:3 train:4", "ship:4 ship:5 ship:6")
    dump = table.dump
    assert dump["row"][:3] == ["ship:8", "ship:8", "train:6"]
    assert dump["deck"][0] == "train:2"
    assert dump["event_deck"][:2] == ["offer", "storm"]
    assert dump["tokens"]["red"][:2] == ["day", "event"]
    assert dump["dice"] == [6, 1]


@pytest.mark.parametrize(
    ("pile", "words", "code"),
    [
        ("cards", ["train:2"], "unknown-pile"),
        ("travel", ["train:1"], "too-many-in-pile"),
        ("events", ["contacts"], "too-many-in-pile"),
        ("dice", ["7"], "unknown-in-pile"),
    ],
)
def test_a_scenario_that_cannot_be_is_refused(pile: str, words: list[str], code: str) -> None:
    with pytest.raises(SetupError, match=code):
        GAME.new(Setup(2, "1", stacked={pile: words}))
