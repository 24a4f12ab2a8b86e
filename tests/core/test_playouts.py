"""Many games in one call come to what the same games come to one by one."""

from __future__ import annotations

import pickle

import pytest

from pomezi import GAMES, Setup, playout, playouts, seeded


@pytest.mark.parametrize("key", GAMES)
def test_games_in_one_call_are_the_games_played_one_by_one(key: str) -> None:
    state = GAMES[key].new(Setup(GAMES[key].seats[-1], "5"))
    before = state.dump()
    found = playouts(state, 3, seeded("a"))
    assert state.dump() == before
    chance = seeded("a")
    actions, ends = 0, []
    for _ in range(3):
        ends.append(state.clone())
        actions += playout(ends[-1], chance)
    assert (found.games, found.actions) == (3, actions)
    assert found.scores == pytest.approx(
        [sum(column) / 3 for column in zip(*[e.scores() for e in ends], strict=True)]
    )
    assert sum(found.wins) == pytest.approx(3)
    for seat, wins in enumerate(found.wins):
        assert (wins > 0) == any(end.places()[seat] == 1 for end in ends)


def test_with_a_seat_every_game_begins_in_another_position() -> None:
    state = GAMES["ticket_to_ride"].new(Setup(2, "5"))
    chance = seeded("a")
    found = playouts(state, 2, seeded("a"), seat=1)
    imagined = [0, 0]
    for at in range(2):
        game = state.determinize(1, chance)
        playout(game, chance)
        imagined[at] = game.scores()[0]
    assert found.scores[0] == pytest.approx(sum(imagined) / 2)


def test_no_games_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one"):
        playouts(GAMES["limes"].new(Setup(1, "5")), 0, seeded("a"))


def test_what_they_came_to_can_be_sent_to_another_process() -> None:
    found = playouts(GAMES["limes"].new(Setup(1, "5")), 1, seeded("a"))
    assert pickle.loads(pickle.dumps(found)) == found
