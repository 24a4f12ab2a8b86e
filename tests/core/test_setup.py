"""Set-ups: what is unknown is named, and nothing starts."""

from __future__ import annotations

import pytest

import pomezi
from pomezi import GAMES, Option, Setup, SetupError
from pomezi.core.game import find_game, write_option

TTR = GAMES["ticket_to_ride"]


def refused(setup: Setup) -> pomezi.Refusal:
    with pytest.raises(SetupError) as caught:
        TTR.new(setup)
    return caught.value.refusal


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    with pytest.raises(SetupError) as caught:
        find_game("chess")
    assert caught.value.refusal.code == "unknown-game"
    assert "ticket_to_ride" in str(caught.value.refusal.facts["expected"])


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 99])
def test_too_few_or_too_many_seats_are_refused(seats: int) -> None:
    refusal = refused(Setup(seats, "1"))
    assert (refusal.code, refusal.facts["least"], refusal.facts["most"]) == ("bad-seats", 2, 5)


def test_an_unknown_edition_is_refused_with_the_editions_there_are() -> None:
    refusal = refused(Setup(2, "1", "mars"))
    assert (refusal.code, refusal.facts["expected"]) == ("unknown-edition", "usa")


def test_a_version_of_the_rules_that_is_unknown_is_refused() -> None:
    for version in (-1, TTR.rules_version + 1):
        refusal = refused(Setup(2, "1", rules=version))
        assert (refusal.code, refusal.facts["expected"]) == ("unknown-rules", TTR.rules_version)


def test_a_set_up_names_the_version_of_the_rules_it_is_played_by() -> None:
    assert TTR.check(Setup(2, "1")).rules == TTR.rules_version
    assert TTR.check(Setup(2, "1", rules=1)).rules == 1


def test_an_unknown_option_is_refused_with_the_options_there_are() -> None:
    refusal = refused(Setup(2, "1", options={"fast": True}))
    assert (refusal.code, refusal.facts["expected"]) == ("unknown-option", "start")


@pytest.mark.parametrize("value", [5, -1, "first", True, 2])
def test_a_value_an_option_does_not_take_is_refused(value: int | str) -> None:
    assert refused(Setup(2, "1", options={"start": value})).code == "bad-option-value"


def test_a_missing_edition_and_missing_options_mean_the_usual_ones() -> None:
    checked = TTR.check(Setup(2, "1"))
    assert (checked.edition, checked.options) == ("usa", {"start": "drawn"})


def test_a_scenario_that_stacks_an_unknown_pile_or_card_is_refused() -> None:
    assert refused(Setup(2, "1", stacked={"dice": ["6"]})).code == "unknown-pile"
    assert refused(Setup(2, "1", stacked={"deck": ["pink"]})).code == "unknown-in-pile"
    assert refused(Setup(2, "1", stacked={"deck": ["red"] * 13})).code == "too-many-in-pile"


def test_options_read_what_they_write_and_say_what_they_take() -> None:
    switch = Option("open_map", (False, True))
    assert [switch.read(write_option(value)) for value in switch.allowed] == [False, True]
    assert Option("seconds", tuple(range(601))).expected() == "0…600"
    assert Option("start", ("drawn", 0, 1)).expected() == "drawn, 0, 1"
    with pytest.raises(SetupError):
        switch.read("maybe")
    with pytest.raises(SetupError):
        switch.check(1)


def test_everything_public_is_there() -> None:
    for name in pomezi.__all__:
        assert getattr(pomezi, name) is not None


def test_games_begun_under_older_rules_have_no_options_that_came_later() -> None:
    game = GAMES["eighty_days"]
    assert "princess" in game.check(Setup(3, "1")).options
    assert "princess" not in game.check(Setup(3, "1", rules=1)).options
    with pytest.raises(SetupError) as caught:
        game.check(Setup(3, "1", options={"princess": "top"}, rules=1))
    assert caught.value.refusal.code == "unknown-option"
