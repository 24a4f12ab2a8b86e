"""Whole games, scored a second time by the naive scorer."""

from __future__ import annotations

import pytest

from pomezi import Setup, seats_in, seeded
from pomezi.games.border.state import BorderState
from tests.games.border.build import GAME, crossed_by, player_of, seen
from tests.games.border.naive import NaiveScorer


def phase_of(state: BorderState) -> tuple[str, int]:
    view = seen(state)
    return ("first" if view["phase"] in ("roll", "complete") else view["phase"], view["round"])


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_the_naive_scorer_agrees_through_whole_games(seats: int, seed: int) -> None:
    edition = GAME.editions[seed % len(GAME.editions)]
    state = GAME.new(Setup(seats, f"{seed:x}", edition))
    assert isinstance(state, BorderState)
    naive = NaiveScorer([str(player_of(state, seat)["board"]) for seat in range(seats)], edition)
    chance = seeded(f"{seed + 100:x}")
    while state.actors():
        actors = seats_in(state.actors())
        seat = actors[chance.below(len(actors))]
        action = state.random_action(seat, chance)
        before, turn = phase_of(state), seen(state)["turn"]
        naive.follow(seat, state.write(action))
        state.apply(seat, action)
        others = [other for other in range(seats) if other != turn]
        if phase_of(state) != before and before[0] == "first":
            naive.judge([turn])
        if phase_of(state)[0] in ("over", "first") and phase_of(state) != before:
            naive.judge(others)
            assert [crossed_by(state, other) for other in range(seats)] == naive.crossed
            assert (state.actors() == 0) == naive.is_over()
        assert state.scores() == naive.points()
    assert [player_of(state, seat)["closed"] for seat in range(seats)] == naive.closed
    assert [seat for seat, place in enumerate(state.places()) if place == 1] == naive.winners()
