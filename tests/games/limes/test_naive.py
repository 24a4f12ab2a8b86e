"""The engine against a slow and simple referee, on thousands of random landscapes."""

from __future__ import annotations

from typing import Any

import pytest

from pomezi import seeded
from tests.games.limes.build import new_game, own
from tests.games.limes.naive import Chart, open_places

GAMES_EACH = 50  # with 33 landscapes each
WORKERS = 7
BOTH = {"diagonal": True, "ferry": True}


@pytest.mark.no_cover
@pytest.mark.parametrize("options", [{}, {"diagonal": True}, {"ferry": True}, BOTH], ids=str)
def test_a_naive_referee_scores_and_allows_the_same(options: dict[str, bool]) -> None:
    for number in range(1, GAMES_EACH + 1):
        state = new_game(1, f"{number:x}", options)
        rng = seeded(f"{number + 1000:x}")
        while state.actors():
            texts = {state.write(action) for action in state.legal_actions(0)}
            if own(state)["step"] == "lay":
                assert texts == _lays(own(state), options.get("diagonal", False))
            else:
                assert texts == _deeds(Chart(own(state)), options.get("ferry", False))
            assert [worker["points"] for worker in own(state)["workers"]] == Chart(own(state)).points()
            assert _worth_told(own(state)) == _worth_found(own(state))
            state.apply(0, state.random_action(0, rng))
        assert state.scores() == [sum(Chart(own(state)).points())]


def _worth_told(player: dict[str, Any]) -> list[int]:
    """What the page shows on every zone, by card and quarter."""
    return [points for card in player["cards"] for points in card["worth"]]


def _worth_found(player: dict[str, Any]) -> list[int]:
    chart = Chart(player)
    return [
        chart.worth((2 * card["x"] + quarter % 2, 2 * card["y"] + quarter // 2))
        for card in player["cards"]
        for quarter in range(4)
    ]


def _lays(player: dict[str, Any], diagonal: bool) -> set[str]:
    return {f"lay {x},{y} r{turn}" for x, y in open_places(player, diagonal) for turn in (0, 90, 180, 270)}


def _deeds(chart: Chart, ferry: bool) -> set[str]:
    places = {f"place z{quarter}" for quarter in (1, 2, 3, 4)} if len(chart.workers) < WORKERS else set()
    moves = {
        f"move w{worker + 1} {x},{y}"
        for worker in range(len(chart.workers))
        for x, y in chart.reach(worker, ferry)
    }
    return {"pass"} | places | moves
