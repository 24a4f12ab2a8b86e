"""The best landscape to be found for cards whose order is known: a beam of landscapes, round by round."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pomezi.bots.limes.plies import (
    MOST_PLIES,
    UNIT,
    Weigher,
    deed_of,
    follow,
    lay_of,
    parent_of,
    value_of,
)
from pomezi.core.vecs import zeros
from pomezi.games.limes.landscape import Landscape
from pomezi.games.limes.pieces import NONE, ROUNDS

MOST_WIDTH: Final = 4096  # landscapes side by side
HASH_STEP: Final = 1_000_003
HASH_MASK: Final = (1 << 40) - 1


class Node:
    """A landscape of the beam, and how it was reached."""

    def __init__(self, land: Landscape, lay: int, deed: int, before: Node | None) -> None:
        self.land = land
        self.lay = lay
        self.deed = deed
        self.before = before


class Found:
    """The best end of a beam: its points, its landscape, and the lays and deeds that lead there."""

    def __init__(self, points: int, land: Landscape, actions: list[int]) -> None:
        self.points = points
        self.land = land
        self.actions = actions


def search(weigher: Weigher, land: Landscape, deck: vec[i64], width: int) -> Found:
    """Keeps the `width` most promising landscapes after each round; at the end promise is points."""
    assert 1 <= width <= MOST_WIDTH
    beam = [Node(land, NONE, NONE, None)]
    points = 0
    for laid in range(int(land.laid), ROUNDS):
        card = deck[laid]
        plies = _most_valued(_list_plies(weigher, beam, card), width)
        points = value_of(plies[0]) // UNIT
        beam = _follow_all(weigher, beam, card, plies, width)
    return Found(points, beam[0].land, _way_to(beam[0]))


def _list_plies(weigher: Weigher, beam: list[Node], card: i64) -> list[int]:
    found: list[int] = []
    for number, node in enumerate(beam):
        count = weigher.fill_plies(node.land, card, number, ROOM, 0)
        for i in range(count):
            found.append(ROOM[i])
    return found


def _most_valued(plies: list[int], width: int) -> list[int]:
    """The best of them, somewhat more than wanted, for some lead to the same landscape."""
    plies.sort(reverse=True)
    return plies[: width * 3]


def _follow_all(weigher: Weigher, beam: list[Node], card: i64, plies: list[int], width: int) -> list[Node]:
    after: list[Node] = []
    met: set[int] = set()
    for ply in plies:
        before = beam[parent_of(ply)]
        land = follow(before.land, card, ply, weigher.rules.faces)
        key = _key(land)
        if key not in met:
            met.add(key)
            after.append(Node(land, lay_of(ply), deed_of(ply), before))
            if len(after) == width:
                break
    return after


def _key(land: Landscape) -> int:
    """The same for landscapes with the same cards and workers in the same areas, whichever worker it is."""
    step: i64 = HASH_STEP
    mask: i64 = HASH_MASK
    key: i64 = 0
    for turned in land.cards:
        key = ((key * step) ^ (turned + 1)) & mask
    sum_: i64 = 0
    for zone in land.workers:
        if zone != NONE:
            area = land.areas[zone] + 1
            sum_ += area * area * area * 7919
    return (key * step ^ sum_) & mask


def _way_to(node: Node) -> list[int]:
    actions: list[int] = []
    at: Node | None = node
    while at is not None and at.before is not None:
        actions += [at.deed, at.lay]
        at = at.before
    actions.reverse()
    return actions


ROOM: Final = zeros(MOST_PLIES)  # scratch, filled and read within one call
