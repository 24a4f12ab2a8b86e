"""Bots see glimpses, never states."""

from __future__ import annotations

import pytest

from pomezi import GAMES, Setup, SetupError, play, seats_in, seeded
from pomezi.bots import LEVELS, USUAL_LEVEL, bot_names, make_bot
from pomezi.bots.bot import Budget, Glimpse
from pomezi.text import LANGUAGES, Texts


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_every_bot_of_every_game_plays_a_legal_game_to_its_end(game) -> None:  # type: ignore[no-untyped-def]
    for name in bot_names(game.key):
        seats = game.seats[0]
        state = game.new(Setup(seats, "b07"))
        bots = [make_bot(game.key, name) for _ in range(seats)]
        rng = seeded("b")
        budget = Budget(iterations=20)
        while state.actors():
            seat = seats_in(state.actors())[0]
            choice = bots[seat].choose(Glimpse(state, seat, rng), budget)
            assert choice.delay_ms >= 0
            play(state, seat, state.write(choice.action))


def test_a_glimpse_shows_the_seat_its_own_view_and_nothing_true_beyond_it() -> None:
    state = GAMES["ticket_to_ride"].new(Setup(3, "1"))
    glimpse = Glimpse(state, 1, seeded("2"))
    assert glimpse.view() == state.view(1)
    assert glimpse.legal_actions() == state.legal_actions(1)
    assert glimpse.write(glimpse.legal_actions()[0]) == state.write(state.legal_actions(1)[0])
    hands = {str(glimpse.sample().view(0)["own"]) for _ in range(10)}
    assert len(hands) > 1, "samples differ in what the seat cannot know"
    assert str(state.view(0)["own"]) not in {str(glimpse._imagined.view(0)["own"])}


def test_an_unknown_bot_is_refused_with_the_bots_there_are() -> None:
    with pytest.raises(SetupError) as caught:
        make_bot("ticket_to_ride", "deep-thought")
    assert caught.value.refusal.code == "unknown-bot"
    assert "random" in str(caught.value.refusal.facts["expected"])


def test_every_game_has_the_four_levels_before_the_bots_of_the_lab() -> None:
    assert USUAL_LEVEL in LEVELS
    for key in GAMES:
        assert tuple(bot_names(key)[: len(LEVELS)]) == LEVELS
        assert {"random", "search", "greedy"} <= set(bot_names(key)[len(LEVELS) :])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_a_name_and_a_sentence(level: str, lang: str) -> None:
    texts = Texts(lang)
    assert texts.has(f"level-{level}")
    assert texts.has(f"level-{level}-about")


def count(budget: Budget, usual: int) -> int:
    meter = budget.meter(usual)
    counted = 0
    while meter.goes_on():
        counted += 1
    return counted


def test_a_budget_counts_iterations_and_asks_the_callers_clock() -> None:
    seconds = iter([100.0, 100.1, 100.2, 100.299, 100.3, 100.4])
    assert count(Budget(), 7) == 7
    assert count(Budget(iterations=3), 7) == 3
    assert count(Budget(milliseconds=1), 7) == 7, "without a clock there is no time"
    assert count(Budget(milliseconds=300, clock=lambda: next(seconds)), 1000) == 3
    assert count(Budget(2, 300, lambda: 0.0), 1000) == 2
