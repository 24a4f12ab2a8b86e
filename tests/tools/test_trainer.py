"""What the map trainer looks up is what the rules say."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

import pytest

from pomezi import seeded
from pomezi.games.bez_hranic.edition import load_edition
from tests.games.bez_hranic.naive import NaiveMap
from tools import trainer

SOME = 80  # pairs of states compared on each map


@pytest.fixture(scope="module", params=trainer.EDITIONS)
def edition(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def known(edition: str) -> dict[str, Any]:
    """The file as the page reads it."""
    text = (trainer.FOLDER / f"known-{edition}.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def test_one_token_and_two_cost_what_the_naive_pricer_says(edition: str, known: dict[str, Any]) -> None:
    naive = NaiveMap(edition)
    states = known["states"]
    rng = seeded("7a1")
    for _ in range(SOME):
        start = int(rng.below(len(states)))
        others = [state for state in range(len(states)) if state != start]
        pairs = list(combinations(others, 2))
        at = int(rng.below(len(pairs)))
        a, b = (states[state] for state in pairs[at])
        single = 10 * trainer.SIGNS.index(known["prices"][start][pairs[at][0]])
        assert single == naive.price(1, [states[start]], [a], [0]), (states[start], a)
        both = 10 * trainer.SIGNS.index(known["pairs"][start][at])
        assert both == naive.price(3, [states[start]], [a, b], [0, 0]), (states[start], a, b)


def test_a_table_holds_every_pair_and_every_way(edition: str, known: dict[str, Any]) -> None:
    ed = load_edition(edition)
    assert all(len(row) == 49 * 48 // 2 for row in known["pairs"] + known["stops"])
    for start, row in enumerate(known["ways"]):
        for node, way in enumerate(row.split(" ")):
            walk = [trainer.SIGNS.index(sign) for sign in way]
            assert walk[-1] == node
            assert ed.atlas.state_of[walk[0]] == start
            assert len(walk) - 1 == ed.atlas.nearest[start * len(ed.nodes) + node]
