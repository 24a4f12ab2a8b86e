"""Views told as changes: whoever applies them one after another has the view."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pomezi import GAMES, SPECTATOR, Setup, State, seats_in, seeded
from pomezi.core.change import GONE, change, changed
from pomezi.games import HOUSE

VIEW: dict[str, Any] = {
    "turn": 0,
    "own": {"hand": [1, 2], "offer": None},
    "players": [{"points": 0, "flags": [1]}, {"points": 3, "flags": []}],
    "routes": {},
}


def over_the_wire(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("key", [game.key for game in HOUSE])
def test_changes_applied_one_after_another_are_the_view(key: str) -> None:
    game = GAMES[key]
    state, rng = game.new(Setup(max(game.seats), "1")), seeded("c4a29e")
    known = {seat: over_the_wire(state.view(seat)) for seat in (SPECTATOR, 0, 1)}
    told = dict(known)
    while state.actors():
        for _ in range(1 + rng.below(4)):
            act(state, rng.below(1 << 20))
        for seat, was in known.items():
            view = dict(state.view(seat))
            told[seat] = changed(told[seat], over_the_wire(change(was, view)))
            assert json.dumps(told[seat], sort_keys=True) == json.dumps(view, sort_keys=True)
            known[seat] = view


def act(state: State, chance: int) -> None:
    if not state.actors():
        return
    seats = seats_in(state.actors())
    seat = seats[chance % len(seats)]
    actions = state.legal_actions(seat)
    state.apply(seat, actions[chance % len(actions)])


@pytest.mark.parametrize(
    ("later", "told"),
    [
        ({}, {}),
        ({"turn": 1}, {"turn": 1}),
        ({"turn": None}, {"turn": None}),
        ({"own": {"hand": [1, 2], "offer": 4}}, {"own": {"offer": 4}}),
        ({"own": {"hand": [1, 2]}}, {"own": {"offer": GONE}}),
        ({"own": None}, {"own": None}),
        ({"routes": {"a-b": 1}}, {"routes": {"a-b": 1}}),
        (
            {"players": [{"points": 0, "flags": [1]}, {"points": 4, "flags": []}]},
            {"players": {"1": {"points": 4}}},
        ),
        ({"players": [{"points": 0}]}, {"players": [{"points": 0}]}),
        ({"players": []}, {"players": []}),
        ({"result": {"places": [1]}}, {"result": {"places": [1]}}),
    ],
)
def test_a_change_tells_what_differs_and_no_more(later: dict[str, Any], told: dict[str, Any]) -> None:
    new = VIEW | later
    assert change(VIEW, new) == told
    assert changed(VIEW, told) == new


def test_a_key_that_goes_is_told_and_the_old_view_stays_as_it_was() -> None:
    new = {key: value for key, value in VIEW.items() if key != "routes"}
    before = json.dumps(VIEW)
    assert change(VIEW, new) == {"routes": GONE}
    assert changed(VIEW, {"routes": GONE, "own": {"offer": 1}})["own"]["offer"] == 1
    assert json.dumps(VIEW) == before
