"""Bots see glimpses, never states."""

from __future__ import annotations

import pytest

from pomezi import GAMES, Setup, SetupError, play, seats_in, seeded
from pomezi.bots import bot_names, make_bot
from pomezi.bots.bot import Budget, Glimpse


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
