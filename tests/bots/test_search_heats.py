"""Heats: the first candidate stays unless another proves better in the same guesses."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pomezi import GAMES, State, seats_in, seeded
from pomezi.bots.bot import Budget, Glimpse
from pomezi.bots.random import RandomBot
from pomezi.bots.search.heats import HeatsBot, Rival
from pomezi.bots.search.tree import Taste
from pomezi.games.ticket_to_ride.pieces import DRAW_DECK, KINDS
from pomezi.games.ticket_to_ride.state import TicketToRideState
from tests.bots.test_search import middle


class Collector(Taste):
    """Thinks of the claims first, and likes cards."""

    def __init__(self, likes: float) -> None:
        super().__init__(horizon=1)
        self.likes = likes

    def fill_candidates(self, state: State, seat: int, buffer: vec[i64]) -> int:
        legal = state.legal_actions(seat)
        for place, action in enumerate((legal[-1], legal[-2], DRAW_DECK)):
            buffer[place] = action
        return 3

    def judge(self, state: State, rewards: vec[float]) -> None:
        assert isinstance(state, TicketToRideState)
        for seat in range(2):
            rewards[seat] = self.likes * int(sum(state.hands[seat * KINDS : seat * KINDS + KINDS])) / 100


@pytest.mark.parametrize(("likes", "place"), [(1.0, 2), (0.0, 0), (-1.0, 0)])
def test_a_candidate_must_prove_better_than_the_first(likes: float, place: int) -> None:
    states = (middle("ticket_to_ride", 2, "3", actions) for actions in range(20, 40))
    state = next(state for state in states if len(state.legal_actions(seats_in(state.actors())[0])) > 12)
    seat = seats_in(state.actors())[0]
    legal = state.legal_actions(seat)  # with claims at the end
    bot = HeatsBot(Collector(likes), rollouts=30)
    chosen = bot.choose(Glimpse(state, seat, seeded("1")), Budget()).action
    assert chosen == (legal[-1], legal[-2], DRAW_DECK)[place]


def test_a_lead_counts_when_it_is_larger_than_the_doubt() -> None:
    rival = Rival(1)
    for lead in (0.3, -0.1) * 8:
        rival.guesses += 1
        rival.lead += lead
        rival.squares += lead * lead
    assert rival.is_better(1.9)  # a mean of 0.1, with a standard error of 0.05
    assert not rival.is_better(2.1)


def test_a_few_guesses_prove_nothing() -> None:
    rival = Rival(1)
    rival.guesses, rival.lead, rival.squares = 7.0, 7.0, 7.0
    assert not rival.is_better(1.0)
    rival.guesses, rival.lead, rival.squares = 8.0, 8.0, 8.0
    assert rival.is_better(1.0)


@pytest.mark.parametrize("key", GAMES)
def test_it_plays_every_game_by_plain_taste(key: str) -> None:
    state = middle(key, 2, "7", 15)
    seat = seats_in(state.actors())[-1]
    choices = {
        HeatsBot(Taste(), 24).choose(Glimpse(state, seat, seeded("2")), Budget()).action for _ in range(2)
    }
    assert len(choices) == 1
    assert choices <= set(state.legal_actions(seat))


def test_its_opinions_begin_with_its_choice_and_tell_how_often_that_won() -> None:
    state = middle("ticket_to_ride", 2, "3", 30)
    seat = seats_in(state.actors())[0]
    bot = HeatsBot(Taste(), 40)
    opinions = bot.opinions(Glimpse(state, seat, seeded("2")), Budget())
    assert opinions[0].action == bot.choose(Glimpse(state, seat, seeded("2")), Budget()).action
    assert {opinion.action for opinion in opinions} <= set(state.legal_actions(seat))
    assert sum(opinion.games for opinion in opinions) <= 40
    for opinion in opinions:
        wins = opinion.games * opinion.won
        assert 2 * wins == pytest.approx(round(2 * wins))  # each won, shared or lost


def test_a_bot_that_imagines_no_games_has_no_opinions() -> None:
    state = middle("ticket_to_ride", 2, "3", 30)
    seat = seats_in(state.actors())[0]
    assert RandomBot().opinions(Glimpse(state, seat, seeded("2")), Budget()) == []
