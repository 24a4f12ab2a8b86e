"""Players, colours, the deck, the dealer, rounds and income."""

from __future__ import annotations

import pytest

from pomezi import Setup, SetupError, play, seats_in
from tests.games.bez_hranic.build import GAME, everybody_ready, finish_round, finish_rounds, money, new, view

COLOURS = ["red", "yellow", "blue", "purple", "green", "white"]


@pytest.mark.rule("BH-01")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_players_have_a_colour_each(seats: int) -> None:
    assert [player["colours"] for player in view(new(seats))["players"]] == [[c] for c in COLOURS[:seats]]


@pytest.mark.rule("BH-01")
@pytest.mark.parametrize("seats", [1, 7])
def test_fewer_than_two_or_more_than_six_are_refused(seats: int) -> None:
    with pytest.raises(SetupError, match="bad-seats"):
        GAME.new(Setup(seats, "1"))


@pytest.mark.rule("BH-01")
def test_everybody_has_two_tokens_of_their_colour() -> None:
    players = new(6).dump()["players"]
    assert isinstance(players, list)
    assert [player["tokens"] for player in players] == [{colour: 2} for colour in COLOURS]


@pytest.mark.rule("BH-02")
@pytest.mark.parametrize("edition", ["europe", "usa"])
def test_the_deck_is_the_fifty_states_of_the_chosen_map_shuffled(edition: str) -> None:
    decks = [new(2, edition, seed=seed).dump()["deck"] for seed in ("1", "2", "3")]
    states = sorted(new(2, edition).edition.states)
    assert len(states) == 50
    assert all(sorted(deck) == states for deck in decks)  # type: ignore[call-overload]
    assert decks[0] != decks[1] != decks[2] != decks[0]
    assert all(deck != list(new(2, edition).edition.states) for deck in decks)


@pytest.mark.rule("BH-02")
def test_the_board_has_field_40_and_seven_fields_for_cards() -> None:
    fields = view(new())["fields"]
    assert [field["place"] for field in fields] == ["40", *[None] * 7]


@pytest.mark.rule("BH-05")
def test_the_first_dealer_is_drawn_from_the_seed() -> None:
    drawn = [int(new(4, seed=f"{seed:x}").dealer) for seed in range(1, 41)]
    assert set(drawn) == {0, 1, 2, 3}
    assert drawn == [int(new(4, seed=f"{seed:x}").dealer) for seed in range(1, 41)]


@pytest.mark.rule("BH-05")
def test_the_deck_passes_to_the_left_after_each_round() -> None:
    state = new(3)
    first = int(state.dealer)
    dealers = []
    for _ in range(7):
        everybody_ready(state)
        dealers.append(seats_in(state.actors())[0])
        finish_round(state)
    assert dealers == [(first + i) % 3 for i in range(7)]


@pytest.mark.rule("BH-06")
def test_a_game_has_seven_rounds_and_ends_after_the_seventh() -> None:
    state = new(2)
    for number in range(1, 8):
        assert view(state)["phase"] == ("look" if number == 1 else "review")
        everybody_ready(state)
        assert view(state)["round"] == number
        finish_round(state)
    assert view(state)["phase"] == "over"
    assert state.actors() == 0


@pytest.mark.rule("BH-06")
def test_a_part_begins_with_one_token_then_with_two_then_with_two_middle_cards() -> None:
    state = new(2)
    shapes = []
    for _ in range(7):
        everybody_ready(state)
        left = view(state)["players"][0]["left"]
        finish_round(state)
        shapes.append((left, len(view(state)["middle"])))
    assert shapes == [(1, 1), (1, 1), (2, 1), (2, 1), (2, 2), (2, 2), (2, 2)]


@pytest.mark.rule("BH-07")
def test_income_comes_in_rounds_1_3_and_5_and_is_added_to_what_is_left() -> None:
    state = new(3)
    received = []
    for _ in range(7):
        before = money(state)
        everybody_ready(state)
        received.append([after - was for after, was in zip(money(state), before, strict=True)])
        finish_round(state)
    assert received == [[euro] * 3 for euro in (100, 0, 200, 0, 300, 0, 0)]


@pytest.mark.rule("BH-60")
def test_two_colours_are_refused_with_four_or_more() -> None:
    for seats in (2, 3):
        new(seats, two_colours=True)
    for seats in (4, 5, 6):
        with pytest.raises(SetupError, match="two-colours-seats"):
            new(seats, two_colours=True)


@pytest.mark.rule("BH-60")
def test_with_two_colours_each_has_both_their_tokens_and_one_purse() -> None:
    state = new(3, two_colours=True)
    players = view(state)["players"]
    assert [player["colours"] for player in players] == [
        ["red", "yellow"],
        ["blue", "purple"],
        ["green", "white"],
    ]
    assert len(money(state)) == 3
    dumped = state.dump()["players"]
    assert isinstance(dumped, list)
    assert dumped[1]["tokens"] == {"blue": 2, "purple": 2}


@pytest.mark.rule("BH-60")
def test_with_two_colours_income_is_200_400_and_600() -> None:
    state = new(2, two_colours=True)
    received = []
    for _ in range(7):
        before = money(state)[0]
        everybody_ready(state)
        received.append(money(state)[0] - before)
        finish_round(state)
    assert received == [200, 0, 400, 0, 600, 0, 0]


def test_a_stacked_deck_comes_in_its_order_and_is_checked() -> None:
    state = new(2, deck=["hu", "gr"], final=["va"])
    everybody_ready(state)
    assert play(state, int(state.dealer), "deal")[0].facts["state"] == "hu"
    assert play(state, int(state.dealer), "deal")[0].facts["state"] == "gr"
    finish_round(state)
    finish_rounds(state, 6)
    assert view(state)["fields"][1]["place"] == "va"
    for deck in (["hu", "hu"], ["narnia"]):
        with pytest.raises(SetupError):
            new(2, deck=deck)
