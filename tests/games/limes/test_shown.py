"""What others see of a landscape in the middle of a round."""

from __future__ import annotations

import pytest

from pomezi import SPECTATOR, seats_in, seeded
from tests.games.limes.build import new_game


@pytest.mark.parametrize("ferry", [False, True])
def test_landscapes_are_shown_as_the_round_began_whenever_somebody_first_asks(ferry: bool) -> None:
    rng = seeded("51")
    watched = new_game(seats=3, options={"ferry": ferry})
    unseen = watched.clone()
    while watched.actors():
        seen = watched.view(SPECTATOR)["players"]
        assert unseen.clone().view(SPECTATOR)["players"] == seen
        seat = seats_in(watched.actors())[0]
        action = watched.random_action(seat, rng)
        watched.apply(seat, action)
        unseen.apply(seat, action)


def test_what_is_done_in_a_round_does_not_reach_what_was_shown_of_it() -> None:
    state = new_game(seats=2, deck=("1", "2"))
    shown = state.shown[0]
    assert shown.laid == 0
    state.apply(0, state.legal_actions(0)[0])
    state.apply(0, state.legal_actions(0)[1])
    assert state.shown[0] is shown
    assert (shown.laid, shown.placed) == (0, 0)
    assert (state.lands[0].laid, state.lands[0].placed) == (1, 1)
