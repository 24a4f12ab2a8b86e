"""Games of Ticket to Ride beside a model written from the ledger; more by `make referee`."""

from __future__ import annotations

from typing import Any

import pytest

from pomezi import Setup, seeded
from tests.games.ticket_to_ride.build import actions, kinds, look, position, run
from tests.referee.side_by_side import Difference, compare, play
from tests.referee.ticket_to_ride import GAME, Model, made_up, match, two_fives


@pytest.mark.parametrize(("seats", "rules"), [(2, 1), (2, 2), (3, 2), (4, 2), (5, 2)])
def test_the_model_agrees_with_the_engine(seats: int, rules: int) -> None:
    rng = seeded(f"{seats}{rules}")
    names = ("", "greedy") if rules == 2 else ("",)
    s = GAME.new(Setup(seats, f"{seats}", options={"start": seats - 1}, rules=rules))
    assert play(match(s, f"{seats} seats, rules {rules}", rng, names), rng) > 50


@pytest.mark.parametrize("seed", range(6))
def test_the_model_agrees_where_cards_are_short(seed: int) -> None:
    rng = seeded(f"{seed + 1:x}")
    assert play(match(made_up(2 + seed % 4, rng), f"made up {seed}", rng, ("", "idle")), rng) > 0


@pytest.mark.parametrize("seed", range(8))
def test_the_model_agrees_where_five_lie_against_five(seed: int) -> None:
    rng = seeded(f"{seed + 1:x}")
    state = two_fives(2 + seed % 4, rng)
    face_up = [text for text in actions(state, 0) if text.split()[1:2] not in (["deck"], ["loco"], [])]
    model = Model(look(state), state)
    model.dump(look(state))  # what is known so far
    events = run(state, f"0 {face_up[0]}")
    assert "reshuffled" in kinds(events)
    model.act(0, face_up[0], [])
    compare(state, model, range(2))


def test_a_position_that_differs_is_told() -> None:
    rng = seeded("5")
    s = position(2, hands={0: "red:3", 1: "blue:2"})
    wrong: Any = look(s)
    wrong["players"][1]["hand"] = {"blue": 1, "green": 1}
    model = Model(wrong, s)
    label, state, _, players = match(s, "a wrong model", rng, ("",))
    with pytest.raises(Difference, match="a wrong model after 0 actions: dump: players"):
        play((label, state, model, players), rng)
