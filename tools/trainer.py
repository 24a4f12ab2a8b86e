"""Writes what the map trainer knows, as the engine counts it: borders, ways and prices of both maps.

The trainer works without a server and decides no rule: it looks up what stands here.
"""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

from pomezi.games.bez_hranic.atlas import Atlas
from pomezi.games.bez_hranic.edition import load_edition
from pomezi.games.bez_hranic.pieces import FORTY_EUR, NONE
from pomezi.games.bez_hranic.price import journey_eur

FOLDER = Path(__file__).parent.parent / "web" / "src" / "games" / "bez_hranic" / "trainer"
EDITIONS = ("europe", "usa")
SIGNS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"  # a node, or tens of euros
TENS = 10


def texts() -> dict[Path, str]:
    return {FOLDER / f"known-{key}.json": written(key) for key in EDITIONS}


def written(key: str) -> str:
    ed = load_edition(key)
    states = range(len(ed.states))
    atlas = ed.atlas
    known = {
        "states": list(ed.states),
        "nodes": list(ed.nodes),
        "borders": ed.borders(),
        "forty": FORTY_EUR,
        "crossings": ["".join(SIGNS[atlas.direct(a, b)] for b in states) for a in states],
        "neighbours": ["".join(SIGNS[b] for b in states if atlas.are_neighbours(a, b)) for a in states],
        "prices": ["".join(sign_eur(journey_eur(atlas, a, NONE, b, NONE)) for b in states) for a in states],
        "ways": [" ".join(way(atlas, a, node) for node in range(len(ed.nodes))) for a in states],
        "pairs": ["".join(sign_eur(journey_eur(atlas, s, NONE, a, b)) for a, b in pairs(s)) for s in states],
        "stops": ["".join(stop(atlas, s, a, b) for a, b in pairs(s)) for s in states],
    }
    rows = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in known.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def pairs(start: int) -> list[tuple[int, int]]:
    """Two states that a journey from here may go through, in the order in which the tables hold them."""
    return list(combinations([state for state in range(50) if state != start], 2))


def sign_eur(eur: int) -> str:
    tens, rest = divmod(int(eur), TENS)
    assert rest == 0
    return SIGNS[tens]


def way(atlas: Atlas, start: int, end: int) -> str:
    """The nodes from any part of a state to a node, one sign each."""
    parts = [node for node in range(int(atlas.nodes)) if atlas.state_of[node] == start]
    walks = [[node, *atlas.leg(node, end)] for node in parts]
    return "".join(SIGNS[node] for node in min(walks, key=len))


def stop(atlas: Atlas, start: int, a: int, b: int) -> str:
    """Where the cheapest journey through two states stops first: 0 for the first part of `a`, 1 for that of
    `b`, 2 and 3 for their second parts, and so on."""
    walks = [(atlas.way([start, *order]), order) for order in ((a, b), (b, a))]
    walk, (first, second) = min(walks, key=lambda walked: len(walked[0]))
    part = stops_at(atlas, walk, start, first, second) - int(atlas.first_node[first])
    return SIGNS[2 * part + (0 if first == a else 1)]


def stops_at(atlas: Atlas, walk: list[int], start: int, first: int, second: int) -> int:
    """Of a walk's nodes in its first stop, the one where both halves are as short as they can be."""
    nodes = int(atlas.nodes)
    for node in walk:
        if atlas.state_of[node] == first:
            there = int(atlas.nearest[start * nodes + node])
            if there + int(atlas.nearest[second * nodes + node]) == len(walk) - 1:
                return node
    raise AssertionError("a walk passes its stop")
